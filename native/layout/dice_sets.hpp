// The sets of dice that a roll holds, numbered: equal dice count alike, so there are some thousands.
//
// The words across of a layout divide its dice among them, and so do the words down: each die is in one of them or in
// none. Tables by set of dice tell what such a division can come to at most, without any grid (cover.hpp, harvest.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rack_words.hpp"

namespace shakespell::layout {

// A set of dice (or the dice of a word): its number, and its counts in four bits a kind, the rarest kind highest.
struct DiceSet {
    int number = 0;
    std::uint64_t packed = 0;

    bool includes(const DiceSet& part) const;
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

    // The words whose rarest letter is the rarest of the set. To divide a set, try these, and to leave the letter out.
    const std::vector<WordDice>& words_of_rarest(const DiceSet& set) const { return by_rarest_[digit_of_rarest(set)]; }
    int rarest(const DiceSet& set) const { return order_[digit_of_rarest(set)]; }
    int rarest_dice(const DiceSet& set) const { return static_cast<int>(set.packed >> kBits * digit_of_rarest(set)); }

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
    std::vector<int> words_;                         // by word: the number of its dice
    std::vector<std::vector<WordDice>> by_rarest_;   // by digit
};

}  // namespace shakespell::layout
