#include "cubes.hpp"

#include <algorithm>
#include <bit>

namespace shakespell::layout {
namespace {

constexpr int kNever = 1 << 24;
constexpr int kSets = 1 << Round::kLengths;
constexpr int kAll = kSets - 1;

// The most a word can score with the dice of the roll.
int score(const WordList& list, const Word& word) {
    int sum = 0;
    for (int kind = 0; kind < list.kinds(); ++kind) {
        const Reading& reading = list.roll.readings[kind];
        sum += reading.points * std::min<int>(word.need[kind], reading.dice);
    }
    return sum;
}

int letters(const WordList& list, const Word& word) {
    int sum = 0;
    for (int i = 0; i < word.length; ++i) sum += static_cast<int>(list.spelled[word.tokens[i]].size());
    return sum;
}

}  // namespace

Aim game_one(const Roll& roll) {
    Aim aim;
    for (std::size_t kind = 0; kind < roll.readings.size(); ++kind) {
        aim.single[kind] = roll.readings[kind].points;
        aim.unused[kind] = 3 * roll.readings[kind].points;
    }
    aim.common = 3;  // the letters of value 1
    return aim;
}

int points_rolled(const Roll& roll) {
    int sum = 0;
    for (const Reading& reading : roll.readings) sum += reading.points * reading.dice;
    return sum;
}

int Round::lengths_made() const {
    int lengths = 0;
    for (int length = 0; length < kLengths; ++length)
        if (made[length] != kOpen) lengths |= 1 << length;
    return lengths;
}

int Round::bonus(int made_after) const {
    return later[made_after] + (made_after == kAll && lengths_made() != kAll ? slam : 0);
}

int Round::most_bonus() const {
    const int before = lengths_made();
    int most = 0;
    for (int after = 0; after < kSets; ++after)
        if ((after & before) == before) most = std::max(most, bonus(after));
    return most;
}

int cost_of_nothing(const Roll& roll, const std::optional<Round>& round) {
    return 3 * points_rolled(roll) + (round ? round->most_bonus() - round->bonus(round->lengths_made()) : 0);
}

GameTwo::GameTwo(const WordList& list, const DiceSets* sets, const Round& round)
    : round_(round),
      twice_(2 * points_rolled(list.roll)),
      highest_(twice_ + round.most_bonus()),
      made_before_(round.lengths_made()) {
    for (int set = 1; set < kSets; ++set)
        letters_[set] = letters_[set & (set - 1)] + std::countr_zero(static_cast<unsigned>(set)) + Round::kShortest;
    if (sets != nullptr) {
        harvest_.emplace(*sets, list);
        at_start_.demand.fill(sets->all());
    } else {
        sum_best_words(list);
    }
    weigh_crossings(list.roll);
    at_start_.letters = 2 * list.roll.wilds;
    for (const Reading& reading : list.roll.readings)
        at_start_.letters += 2 * reading.dice * static_cast<int>(reading.symbols.size());
}

void GameTwo::sum_best_words(const WordList& list) {
    std::array<int, Round::kLengths> best;
    best.fill(-kNever);
    for (const Word& word : list.words) {
        const int length = letters(list, word) - Round::kShortest;
        if (length < Round::kLengths) best[length] = std::max(best[length], score(list, word));
    }
    for (int set = 1; set < kSets; ++set)
        best_[set] = std::max(best_[set & (set - 1)] + best[std::countr_zero(static_cast<unsigned>(set))], -kNever);
}

// A word across and a word down share at most one die. So words of L letters that cross X times lie on L - X dice, of
// which there are only so many, and score no more than the best L - X dice once and the best X of them once more.
void GameTwo::weigh_crossings(const Roll& roll) {
    const bool letter_by_letter = std::all_of(roll.readings.begin(), roll.readings.end(),
                                              [](const Reading& reading) { return reading.symbols.size() == 1; });
    std::vector<int> best(roll.wilds, 0);
    for (const Reading& reading : roll.readings) best.insert(best.end(), reading.dice, reading.points);
    std::sort(best.rbegin(), best.rend());
    std::vector<int> sum{0};
    for (const int points : best) sum.push_back(sum.back() + points);
    const int dice = static_cast<int>(best.size());
    for (int letters = 0; letters <= kMostLetters; ++letters) {
        int most = letter_by_letter ? -kNever : kNever;  // two-letter faces need fewer dice: no bound
        for (int crossings = 0; crossings <= kMaxDice; ++crossings) {
            const int once = letters - crossings;
            if (once >= crossings && once <= dice) most = std::max(most, sum[once] + sum[crossings]);
            by_crossings_[letters][crossings] = most;
        }
    }
}

int GameTwo::most_with(int lengths, int crossings) const {
    return by_crossings_[letters_[lengths]][std::min(crossings, kMaxDice)];
}

int GameTwo::least_at_start() const { return least({}, 0, at_start_); }

GameTwo::Count GameTwo::count(const std::vector<DecidedRun>& runs) const {
    Count count;
    count.made = made_before_;
    for (int length = 0; length < Round::kLengths; ++length) {
        const bool made = made_before_ >> length & 1;
        count.words[length] = made;
        count.lowest[length] = count.sum[length] = made ? round_.made[length] : 0;
    }
    int all = 0;
    for (const DecidedRun& run : runs) {
        all += run.score;
        const int length = run.letters - Round::kShortest;
        if (length < 0 || length >= Round::kLengths) continue;  // nine letters or more count nothing
        int& lowest = count.lowest[length];
        lowest = count.words[length] ? std::min<int>(lowest, run.score) : run.score;
        count.sum[length] += run.score;
        ++count.words[length];
        count.made |= 1 << length;
        count.new_words[run.direction] += !(made_before_ >> length & 1);
    }
    for (int length = 0; length < Round::kLengths; ++length) {
        const int before = made_before_ >> length & 1 ? round_.made[length] : 0;
        if (count.words[length]) count.gained += value(count, length) - before;
    }
    count.discounted = all - count.gained;
    return count;
}

// The lowest word of a length counts; the others do not, or are deducted (CC-12).
int GameTwo::value(const Count& count, int length) const {
    const int lowest = count.lowest[length];
    return round_.harsh ? lowest - (count.sum[length] - lowest) : lowest;
}

// The words across share no die, nor do the words down; and no length counts twice.
template <class Visit>
void GameTwo::visit_lengths(const Count& now, const Prospect& prospect, Visit&& visit) const {
    const int open = kAll & ~now.made;
    const auto [across_now, down_now] = now.new_words;
    if (!harvest_) {
        for (int set = open;; set = (set - 1) & open) {
            const int words = across_now + down_now + std::popcount(static_cast<unsigned>(set));
            if (letters_[set] <= prospect.letters) visit(set, best_[set], words * words / 4);
            if (set == 0) return;
        }
    }
    struct Choice {
        int lengths, score, words;
    };
    std::array<Choice, kSets> across;
    int count = 0;
    const auto words = [](int lengths) { return std::popcount(static_cast<unsigned>(lengths)); };
    harvest_->visit(prospect.demand[0], [&](int lengths, int score) {
        if ((lengths & ~open) == 0) across[count++] = {lengths, score, across_now + words(lengths)};
    });
    harvest_->visit(prospect.demand[1], [&](int lengths, int score) {
        if ((lengths & ~open) != 0) return;
        const int down = down_now + words(lengths);
        for (int i = 0; i < count; ++i) {
            const Choice& rows = across[i];
            if ((rows.lengths & lengths) == 0) visit(rows.lengths | lengths, rows.score + score, rows.words * down);
        }
    });
}

// Words decided can only lose by what is yet to come. For each set of lengths that may still be made, three things
// bound the gain: what dice can score at all, what words of those lengths can, and how often words can cross.
int GameTwo::least(const std::vector<DecidedRun>& runs, int spent, const Prospect& prospect) const {
    const Count now = count(runs);
    const int by_dice = twice_ - spent - now.discounted, new_before = now.made & ~made_before_;
    int most = -kNever;
    visit_lengths(now, prospect, [&](int lengths, int by_words, int crossings) {
        const int gain = std::min({by_dice, now.gained + by_words, most_with(new_before | lengths, crossings)});
        most = std::max(most, gain + round_.bonus(now.made | lengths));
    });
    return highest_ - most;
}

int GameTwo::cost(const std::vector<DecidedRun>& runs, int unused_points) const {
    const Count now = count(runs);
    return highest_ - (now.gained - unused_points + round_.bonus(now.made));
}

}  // namespace shakespell::layout
