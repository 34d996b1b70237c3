#include "cover.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace shakespell::layout {
namespace {

constexpr int kBits = 4;  // for the dice of one kind: at most 15, and of 15 kinds
constexpr std::uint64_t kTopBits = 0x8888'8888'8888'8888;

// Whether each count of `part` is at most that of `whole`: no digit of the difference borrows. Counts up to 7 leave
// the top bit of a digit to catch the borrow; a roll of more than seven equal dice is compared digit by digit.
bool within(std::uint64_t part, std::uint64_t whole) {
    if (((part | whole) & kTopBits) == 0) return (((whole | kTopBits) - part) & kTopBits) == kTopBits;
    for (; part != 0; part >>= kBits, whole >>= kBits)
        if ((part & 15) > (whole & 15)) return false;
    return true;
}

}  // namespace

Cover::Cover(const WordList& list, const std::array<int, kLanes>& single, const Counts& free) {
    number_kinds(list);
    fill(list, single, free);
}

// Rare letters have the highest digits: a set is divided by trying the words of its rarest letter.
void Cover::number_kinds(const WordList& list) {
    std::array<int, kLanes> words{};
    for (const Word& word : list.words)
        for (int kind = 0; kind < list.kinds(); ++kind) words[kind] += word.need[kind] > 0;
    order_.resize(list.kinds());
    std::iota(order_.begin(), order_.end(), 0);
    std::stable_sort(order_.begin(), order_.end(), [&](int a, int b) { return words[a] > words[b]; });
    int sets = 1;
    for (const int kind : order_) {
        stride_[kind] = sets;
        sets *= list.roll.readings[kind].dice + 1;
    }
    least_.resize(sets);
}

std::vector<std::vector<Cover::Need>> Cover::needs_by_rarest(const WordList& list) {
    std::vector<std::vector<Need>> needs(order_.size());
    words_.reserve(list.words.size());
    for (const Word& word : list.words) {
        Need need{0, 0};
        for (std::size_t digit = 0; digit < order_.size(); ++digit) {
            need.packed |= std::uint64_t{word.need[order_[digit]]} << kBits * digit;
            need.dice += word.need[order_[digit]] * stride_[order_[digit]];
        }
        words_.push_back(need.dice);
        needs[(std::bit_width(need.packed) - 1) / kBits].push_back(need);
    }
    for (auto& same : needs) {  // words of the same letters are one
        std::sort(same.begin(), same.end(), [](const Need& a, const Need& b) { return a.packed < b.packed; });
        const auto equal = [](const Need& a, const Need& b) { return a.packed == b.packed; };
        same.erase(std::unique(same.begin(), same.end(), equal), same.end());
    }
    return needs;
}

// Counts through the sets of dice, each after all its subsets.
void Cover::fill(const WordList& list, const std::array<int, kLanes>& single, const Counts& free) {
    const auto needs = needs_by_rarest(list);
    least_[0].fill(255);
    least_[0][0] = 0;
    Need dice{0, 0};
    while (dice.dice < all()) {
        dice = {next(dice.packed, list.roll), dice.dice + 1};
        const int rarest = (std::bit_width(dice.packed) - 1) / kBits;
        const int kind = order_[rarest];
        const bool costs = (dice.packed >> kBits * rarest) > free[kind];
        least_[dice.dice] = least(dice, costs ? single[kind] : 0, needs[rarest]);
    }
}

std::uint64_t Cover::next(std::uint64_t packed, const Roll& roll) const {
    std::size_t digit = 0;
    while ((packed >> kBits * digit & 15) == static_cast<std::uint64_t>(roll.readings[order_[digit]].dice)) ++digit;
    const std::uint64_t above = packed >> kBits * digit << kBits * digit;
    return above + (std::uint64_t{1} << kBits * digit);
}

// The rarest letter is alone, or in one of the words.
Cover::Costs Cover::least(Need dice, int single, const std::vector<Need>& words) const {
    Costs best = least_[dice.dice - stride_[order_[(std::bit_width(dice.packed) - 1) / kBits]]];
    for (std::uint8_t& cost : best) cost = static_cast<std::uint8_t>(std::min(255, cost + single));
    for (const Need& word : words) {
        if (!within(word.packed, dice.packed)) continue;
        const Costs& rest = least_[dice.dice - word.dice];
        for (std::size_t parts = 0; parts < best.size(); ++parts) best[parts] = std::min(best[parts], rest[parts]);
    }
    std::copy_backward(best.begin(), best.end() - 1, best.end());  // that was one part more
    return best;
}

}  // namespace shakespell::layout
