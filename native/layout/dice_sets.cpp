#include "dice_sets.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace shakespell::layout {

DiceSets::DiceSets(const WordList& list) {
    number_kinds(list);
    words_.reserve(list.words.size());
    std::vector<std::vector<WordDice>> by_rarest(order_.size());
    for (const Word& word : list.words) {
        const WordDice dice = dice_of(word, list);
        words_.push_back(dice.number);
        by_rarest[digit_of_rarest(dice)].push_back(dice);
    }
    for (auto& words : by_rarest) groups_.push_back(group_of(std::move(words)));
}

DiceSets::Group DiceSets::group_of(std::vector<WordDice> words) const {
    std::sort(words.begin(), words.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
    const auto same = [](const auto& a, const auto& b) { return a.number == b.number; };
    words.erase(std::unique(words.begin(), words.end(), same), words.end());
    Group group{std::move(words), 0, {}};
    group.blocks = (group.words.size() + 63) / 64;
    group.refused.assign(row_.back() * group.blocks, 0);
    for (std::size_t bit = 0; bit < group.blocks * 64; ++bit)
        for (std::size_t digit = 0; digit < order_.size(); ++digit) {
            const bool no_word = bit >= group.words.size();
            const std::size_t end = no_word ? row_[digit + 1] : row(digit, group.words[bit]);
            for (std::size_t row = row_[digit]; row < end; ++row)
                group.refused[row * group.blocks + bit / 64] |= std::uint64_t{1} << bit % 64;
        }
    return group;
}

void DiceSets::number_kinds(const WordList& list) {
    std::array<int, kLanes> words{};
    for (const Word& word : list.words)
        for (int kind = 0; kind < list.kinds(); ++kind) words[kind] += word.need[kind] > 0;
    order_.resize(list.kinds());
    std::iota(order_.begin(), order_.end(), 0);
    std::stable_sort(order_.begin(), order_.end(), [&](int a, int b) { return words[a] > words[b]; });
    int sets = 1;
    row_ = {0};
    for (const int kind : order_) {
        dice_.push_back(list.roll.readings[kind].dice);
        die_[kind] = sets;
        sets *= dice_.back() + 1;
        row_.push_back(row_.back() + dice_.back() + 1);
    }
    all_ = sets - 1;
}

WordDice DiceSets::dice_of(const Word& word, const WordList& list) const {
    WordDice dice;
    for (std::size_t digit = 0; digit < order_.size(); ++digit) {
        const int kind = order_[digit], need = word.need[kind];
        dice.number += need * die_[kind];
        dice.packed |= static_cast<std::uint64_t>(need) << kBits * digit;
        dice.letters += need * static_cast<int>(list.spelled[kind].size());
        dice.points += need * list.roll.readings[kind].points;
    }
    return dice;
}

int DiceSets::digit_of_rarest(const DiceSet& set) { return (static_cast<int>(std::bit_width(set.packed)) - 1) / kBits; }

DiceSet DiceSets::next(const DiceSet& set) const {
    std::size_t digit = 0;
    while (static_cast<int>(set.packed >> kBits * digit & 15) == dice_[digit]) ++digit;
    const std::uint64_t above = set.packed >> kBits * digit << kBits * digit;
    return {set.number + 1, above + (std::uint64_t{1} << kBits * digit)};
}

}  // namespace shakespell::layout
