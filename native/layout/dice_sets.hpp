// The sets of dice that a roll holds, numbered: equal dice count alike, so there are some thousands.
//
// The words across of a layout divide its dice among them, and so do the words down: each die is in one of them or in
// none. Tables by set of dice tell what such a division can come to at most, without any grid (cover.hpp, harvest.hpp).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "rack_words.hpp"

namespace shakespell::layout {

// A set of dice (or the dice of a word): its number, and its counts in four bits a kind, the rarest kind highest.
struct DiceSet {
    int number = 0;
    std::uint64_t packed = 0;
};

// All words of the same dice.
struct WordDice : DiceSet {
    int letters = 0;
    int points = 0;
};

class DiceSets {
  public:
    explicit DiceSets(const WordList& list);  // of a roll without wilds

    // A set's number is the sum of its dice's numbers, and the number of the whole roll is `all()`.
    int die(Token token) const { return die_[token]; }
    int word(std::uint32_t id) const { return words_[id]; }
    int all() const { return all_; }

    // To divide a set, leave its rarest letter out, or take one of the words that have it: calls visit(WordDice) for each
    // that the set includes.
    int rarest(const DiceSet& set) const { return order_[digit_of_rarest(set)]; }
    int rarest_dice(const DiceSet& set) const { return static_cast<int>(set.packed >> kBits * digit_of_rarest(set)); }
    template <class Visit>
    void visit_words(const DiceSet& set, Visit&& visit) const;

    // The set with the next number: all subsets of a set come before it.
    DiceSet next(const DiceSet& set) const;

  private:
    static constexpr int kBits = 4;

    static int digit_of_rarest(const DiceSet& set);
    void number_kinds(const WordList& list);
    WordDice dice_of(const Word& word, const WordList& list) const;

    std::vector<int> order_;  // kinds, the one with the most words first
    std::vector<int> dice_;   // how many dice those have
    std::array<int, kLanes> die_{};
    int all_ = 0;
    std::vector<int> words_;  // by word: the number of its dice

    // The words of one rarest letter; and a row of bits for each digit and number of dice, which has a bit for each word
    // that needs more. So 64 words at once are compared with a set.
    struct Group {
        std::vector<WordDice> words;
        std::size_t blocks = 0;  // of 64 words
        std::vector<std::uint64_t> refused;  // rows of blocks
    };

    std::size_t row(std::size_t digit, const DiceSet& set) const {
        return row_[digit] + (set.packed >> kBits * digit & 15);
    }
    Group group_of(std::vector<WordDice> words) const;

    std::vector<std::size_t> row_;  // by digit: its first row
    std::vector<Group> groups_;     // by digit of the rarest letter
};

template <class Visit>
void DiceSets::visit_words(const DiceSet& set, Visit&& visit) const {
    const int rarest = digit_of_rarest(set);
    const Group& group = groups_[rarest];
    for (std::size_t block = 0; block < group.blocks; ++block) {
        std::uint64_t refused = 0;
        for (int digit = 0; digit <= rarest; ++digit) refused |= group.refused[row(digit, set) * group.blocks + block];
        for (std::uint64_t served = ~refused; served != 0; served &= served - 1)
            visit(group.words[block * 64 + std::countr_zero(served)]);
    }
}

}  // namespace shakespell::layout
