// What it costs at least to cover dice by words of one direction.
//
// The words across of a layout divide its dice among them: each die is in one of them or in none. So do the words down.
// That alone, without any grid, is hard to satisfy: CDNNORS has no words that take up all its letters. For each set of
// dice that a roll holds (a few thousand, as equal dice count alike) a table tells the least value of dice that no
// choice of words can take in, and looking it up bounds a branch of the search by what no reading of the grid would see
// for many moves.
//
// Open dice on different lines need different words, so the table asks as well: ... in at least so many parts, where a
// die left alone is a part too.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rack_words.hpp"

namespace shakespell::layout {

class Cover {
  public:
    static constexpr int kMostParts = 7;

    // `single` is what a die of each kind costs that is in no word of one direction; the first `free` of a kind cost
    // nothing.
    Cover(const WordList& list, const std::array<int, kLanes>& single, const Counts& free);

    // Sets of dice are sums of these. The whole roll is `all()`.
    int die(Token token) const { return stride_[token]; }
    int word(std::uint32_t id) const { return words_[id]; }
    int all() const { return static_cast<int>(least_.size()) - 1; }

    // A lower bound of the cost of these dice in one direction, in at least so many parts.
    int cost(int dice, int parts) const { return least_[dice][std::min(parts, kMostParts)]; }

  private:
    using Costs = std::array<std::uint8_t, kMostParts + 1>;  // by parts; a cost beyond 255 is kept as 255, still a bound

    // Dice of a roll, or letters of a word, in four bits for each kind; the kind with the fewest words highest.
    struct Need {
        std::uint64_t packed;
        int dice;
    };

    void number_kinds(const WordList& list);
    std::vector<std::vector<Need>> needs_by_rarest(const WordList& list);
    void fill(const WordList& list, const std::array<int, kLanes>& single, const Counts& free);
    std::uint64_t next(std::uint64_t packed, const Roll& roll) const;
    Costs least(Need dice, int single, const std::vector<Need>& words) const;

    std::vector<int> order_;            // kinds, the one with the most words first
    std::array<int, kLanes> stride_{};  // by kind
    std::vector<int> words_;            // by word: its dice
    std::vector<Costs> least_;
};

}  // namespace shakespell::layout
