// Speed Dice: link so many dice of a roll, prove that nobody can, count the ways (SD-1, SD-2, SD-9).
#pragma once

#include <atomic>
#include <optional>

#include "grid_search.hpp"

namespace shakespell::layout {

// A layout of exactly `dice` dice, or none if there is none. `tiers` by word number, or empty: words above `rarest`
// are left out. The search always ends; `stop` ends it early, without a proof.
struct Linked {
    std::optional<std::vector<PlacedDie>> dice;
    bool proven = true;
};

Linked link_dice(const WordGraph& graph, const Roll& roll, int dice, std::span<const std::uint8_t> tiers, int rarest,
                 const std::atomic<bool>& stop);

// How many layouts of exactly `dice` dice there are: grids of letters that differ otherwise than by where they lie.
// Which die is the wild makes no difference; rows for columns does. Counts no further than `most`.
struct Counted {
    std::uint64_t layouts = 0;
    bool complete = true;
};

Counted count_layouts(const WordGraph& graph, const Roll& roll, int dice, std::uint64_t most,
                      std::span<const std::uint8_t> tiers, int rarest, const std::atomic<bool>& stop);

}  // namespace shakespell::layout
