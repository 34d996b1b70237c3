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

int lengths_made(const Round& round) {
    int made = 0;
    for (int length = 0; length < Round::kLengths; ++length)
        if (round.made[length] != Round::kOpen) made |= 1 << length;
    return made;
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

int cost_of_nothing(const Roll& roll, const std::optional<Round>& round) {
    return 3 * points_rolled(roll) - (round ? round->later[lengths_made(*round)] : 0);
}

GameTwo::GameTwo(const WordList& list, const Round& round)
    : round_(round), twice_(2 * points_rolled(list.roll)), dice_(list.roll.dice()), made_before_(lengths_made(round)) {
    std::array<int, Round::kLengths> best;
    best.fill(-kNever);
    for (const Word& word : list.words) {
        const int length = letters(list, word) - Round::kShortest;
        if (length < Round::kLengths) best[length] = std::max(best[length], score(list, word));
    }
    for (int set = 1; set < kSets; ++set) {
        const int first = std::countr_zero(static_cast<unsigned>(set)), rest = set & (set - 1);
        best_[set] = std::max(best_[rest] + best[first], -kNever);
        letters_[set] = letters_[rest] + first + Round::kShortest;
    }
}

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

int GameTwo::bonus(int made) const {
    return round_.later[made] + (made == kAll && made_before_ != kAll ? round_.slam : 0);
}

int GameTwo::allowance() const {
    int most = 0;
    for (int made = 0; made < kSets; ++made)
        if ((made & made_before_) == made_before_) most = std::max(most, bonus(made));
    return most;
}

// Words decided can only lose by what is yet to come. For each set of lengths that may still be made, two things bound
// the gain: what dice can score at all, and the best words of those lengths.
int GameTwo::least(const std::vector<DecidedRun>& runs, int spent, int places) const {
    if (too_many(runs.size())) return kNever;
    const Count now = count(runs);
    const int open = kAll & ~now.made;
    const int by_dice = twice_ - spent - now.discounted;
    int most = -kNever;
    for (int set = open;; set = (set - 1) & open) {
        const auto words = runs.size() + static_cast<std::size_t>(std::popcount(static_cast<unsigned>(set)));
        if (letters_[set] <= places && !too_many(words))
            most = std::max(most, std::min(by_dice, now.gained + best_[set]) + bonus(now.made | set));
        if (set == 0) break;
    }
    return twice_ - most;
}

int GameTwo::cost(const std::vector<DecidedRun>& runs, int unused_points) const {
    if (too_many(runs.size())) return kNever;
    const Count now = count(runs);
    return twice_ - (now.gained - unused_points + bonus(now.made));
}

}  // namespace shakespell::layout
