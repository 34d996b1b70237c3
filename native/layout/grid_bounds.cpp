// When to give up a branch: what it must still cost at least, by covering or by counting.
#include "grid_search.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace shakespell::layout {
namespace {

int lacking(const Counts& need, const Counts& have) {
    int sum = 0;
    for (int lane = 0; lane < kLanes; ++lane) sum += need[lane] > have[lane] ? need[lane] - have[lane] : 0;
    return sum;
}

}  // namespace

bool GridSearch::hopeless(const OpenRuns& runs) {
    const int price = cover_ ? price_of_covering() : price_by_counting(runs);
    if (price > budget()) return true;
    if (aim_.tally) return aim_.tally->least(decided_, spent_ + price, prospect()) > limit_;
    return false;
}

// --- Covering: both directions must take in what is left and what is open, see cover.hpp ---

int GridSearch::price_of_covering() {
    lines_ = {};
    for (int i = 0; i < laid_; ++i)
        for (const Direction direction : {kAcross, kDown})
            if (cells_[i].open[direction]) lines_[direction] |= 1u << line(cells_[i].at, direction);
    return cover_->cost(demand_[kAcross], std::popcount(lines_[kAcross])) +
           cover_->cost(demand_[kDown], std::popcount(lines_[kDown]));
}

// Whether the run may be left as it is.
bool GridSearch::can_be_covered(const OpenRun& run) const {
    const Direction crossing = other(run.direction);
    int dice = demand_[run.direction];
    for (int at = run.first; at <= run.last; at += step(run.direction)) dice -= cover_->sets().die(token_at(at));
    return (run.length == 1 ? run.cost : 0) + cover_->cost(dice, std::popcount(lines_[run.direction]) - 1) +
               cover_->cost(demand_[crossing], std::popcount(lines_[crossing])) <=
           budget();
}

// A word takes its dice out of what its own direction must cover; the other direction has more lines to see to.
bool GridSearch::can_be_covered(const Fit& fit) const {
    const Direction crossing = other(fit.direction);
    const int own = demand_[fit.direction] - cover_->sets().word(fit.word);
    std::uint32_t lines = lines_[crossing];
    for (int i = 0; i < fit.fresh; ++i) lines |= 1u << line(fit.start + fit.places[i] * step(fit.direction), crossing);
    return cover_->cost(own, std::popcount(lines_[fit.direction]) - 1) +
               cover_->cost(demand_[crossing], std::popcount(lines)) <=
           budget();
}

// --- Counting, where wilds may read anything ---

int GridSearch::price_by_counting(const OpenRuns& runs) {
    const int price = price_of_crowding(runs);
    if (price > budget() || left_ == 0) return price;
    return price + price_of_left_letters(budget() - price);
}

// Open runs that are no words need one more die each, on a free square at one of their ends. Runs that share no such
// square need different dice; where there are more of them than dice, the cheapest must stay single dice.
int GridSearch::price_of_crowding(const OpenRuns& runs) {
    std::array<Want, 2 * kMaxDice> wants;
    std::array<int, 2 * kMaxDice> costs;
    int count = 0, price = 0, all = 0;
    for (int i = 0; i < runs.count; ++i) {
        const OpenRun& run = runs.run[i];
        if (run.word) continue;
        const int before = run.first - step(run.direction), after = run.last + step(run.direction);
        const Want want{square_[before] == kUnknown ? before : 0, square_[after] == kUnknown ? after : 0};
        costs[all++] = run.cost;
        if (want.before || want.after) wants[count++] = want;
        else price += run.cost;
    }
    if (all <= left_) return price;
    const int too_many = all - count + wanting_different(wants, count) - left_;
    if (too_many <= 0) return price;
    std::partial_sort(costs.begin(), costs.begin() + too_many, costs.begin() + all);
    return std::max(price, std::accumulate(costs.begin(), costs.begin() + too_many, 0));
}

// How many runs share no square with each other: greedily, those first of which a square is wanted least.
int GridSearch::wanting_different(std::array<Want, 2 * kMaxDice>& wants, int count) {
    for (int i = 0; i < count; ++i) ++wanted_[wants[i].before], ++wanted_[wants[i].after];
    const auto rivals = [&](const Want& want) {
        return want.before && want.after ? std::min<int>(wanted_[want.before], wanted_[want.after]) : 0;
    };
    int different = 0;
    for (; count > 0; ++different) {
        const auto fewer = [&](const Want& a, const Want& b) { return rivals(a) < rivals(b); };
        const Want taken = *std::min_element(wants.begin(), wants.begin() + count, fewer);
        for (int i = count - 1; i >= 0; --i) {
            if (!wants[i].shares(taken.before) && !wants[i].shares(taken.after)) continue;
            --wanted_[wants[i].before], --wanted_[wants[i].after];
            wants[i] = wants[--count];
        }
    }
    return different;
}

// A letter left that no open line can take any more, across or down, costs its value for each; in neither, it stays
// unused. Counted until the price exceeds `spare`.
int GridSearch::price_of_left_letters(int spare) {
    std::array<Supply, 2> line;
    std::array<int, 2> borrowed{};  // dice on the grid that one new word can use: those of one line
    std::array<std::array<std::uint8_t, kSide>, 2> on_line{};
    for (const Direction direction : {kAcross, kDown}) {
        line[direction].have = have_;
        line[direction].wilds = wilds_;
        for (int i = 0; i < laid_; ++i) {
            if (!cells_[i].open[direction]) continue;
            ++line[direction].have[rack_.lane(cells_[i].token)];
            const int number = direction == kAcross ? cells_[i].at / kSide : cells_[i].at % kSide;
            borrowed[direction] = std::max<int>(borrowed[direction], ++on_line[direction][number]);
        }
        line[direction].longest = std::min(kMaxDice, left_ + borrowed[direction]);
    }
    int price = 0;
    for (int kind = 0; kind < rack_.kinds() && price <= spare; ++kind) {
        if (have_[kind] == 0 || aim_.unused[kind] <= aim_.common) continue;
        int homeless = 0;
        for (const Direction direction : {kAcross, kDown})
            homeless += !can_be_placed(static_cast<Token>(kind), line[direction], borrowed[direction],
                                       witness_[direction][kind]);
        if (homeless > 0) price += have_[kind] * (homeless == 2 ? aim_.unused[kind] : aim_.single[kind]);
    }
    return price;
}

// Whether some word through `token` can be made of the dice left, wilds and at most `borrowed` dice of a line.
// The word that could last time mostly still can.
bool GridSearch::can_be_placed(Token token, const Supply& line, int borrowed, std::uint32_t& witness) const {
    const auto possible = [&](const Word& word) {
        return word.length <= line.longest && lacking(word.need, line.have) <= wilds_ &&
               lacking(word.need, have_) <= wilds_ + borrowed;
    };
    if (witness != kNoWord && possible(rack_.word(witness))) return true;
    Supply beside = line;
    --beside.have[token];
    bool found = false;
    rack_.with(token).scan(beside, [&](const Entry& entry) {
        witness = entry.word;
        return !(found = possible(rack_.word(entry.word)));
    });
    return found;
}

}  // namespace shakespell::layout
