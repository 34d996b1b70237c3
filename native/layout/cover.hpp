// What it costs at least to take dice into words of one direction.
//
// Dividing dice into words, without any grid, is hard enough: no words take in all of C D N N O R S. For each set of
// dice a table tells the least value of dice that no choice of words takes in; looking it up for the dice that are left
// or open bounds a branch of the search by what no look at the grid would see for many moves.
//
// Open dice on different lines need different words, so the table is asked for a division into at least so many parts;
// a die left alone is a part too.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "dice_sets.hpp"

namespace shakespell::layout {

class Cover {
  public:
    static constexpr int kMostParts = 7;

    // `single` is what a die of each kind costs that is in no word of one direction; the first `free` of a kind cost
    // nothing.
    Cover(DiceSets sets, const std::array<int, kLanes>& single, const Counts& free);

    const DiceSets& sets() const { return sets_; }
    int cost(int set, int parts) const { return least_[set][std::min(parts, kMostParts)]; }

  private:
    using Costs = std::array<std::uint8_t, kMostParts + 1>;  // by parts; what costs more than 255 is bounded by 255

    Costs least(const DiceSet& set, int single) const;

    DiceSets sets_;
    std::vector<Costs> least_;
};

}  // namespace shakespell::layout
