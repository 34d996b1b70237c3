// What words of one direction can score at most, by their lengths (Game Two of Crossword Cubes).
//
// For each set of dice, and each set of lengths, a table tells the most that words of just these lengths score when
// they share no die; dice in none of them do not matter. Sets of lengths are bit masks, bit 0 for two letters.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "dice_sets.hpp"

namespace shakespell::layout {

class Harvest {
  public:
    static constexpr int kShortest = 2, kLengths = 7;

    Harvest(const DiceSets& sets, const WordList& list);

    // Calls visit(lengths, score) for each set of lengths that this set of dice can make.
    template <class Visit>
    void visit(int set, Visit&& visit) const {
        const std::int16_t* most = row(set);
        for (std::size_t column = 0; column < lengths_.size(); ++column)
            if (most[column] != kNever) visit(lengths_[column], most[column] == kTop ? kUnbounded : int{most[column]});
    }

  private:
    static constexpr std::int16_t kNever = -1, kTop = 32'000;  // so much, or more
    static constexpr int kUnbounded = 1 << 24;

    void choose_lengths(const WordList& list);
    void reap(const DiceSets& sets, const DiceSet& set);

    std::int16_t* row(int set) { return most_.data() + static_cast<std::size_t>(set) * lengths_.size(); }
    const std::int16_t* row(int set) const { return most_.data() + static_cast<std::size_t>(set) * lengths_.size(); }

    std::vector<int> lengths_;  // by column: the sets of lengths that the letters of the roll suffice for
    std::array<std::vector<std::pair<int, int>>, kLengths> with_;  // by length: columns with it, and the same without it
    std::vector<std::int16_t> most_;                               // by set of dice and column
};

}  // namespace shakespell::layout
