// The words of a graph with their letters in an order that suits the dice.
#pragma once

#include <cstdint>
#include <vector>

#include "spellings.hpp"

namespace shakespell {

// Whether the order of letters does not matter to the dice: each face gives one letter, and words are short enough.
bool order_is_free(const Dice& dice);

// The words that the dice could spell by their letters, as a graph of edges like the lexicon's: anagrams are one word,
// and letters that few dice give come first, so that a walk fails early.
std::vector<std::uint32_t> in_order_of_rarity(Edges edges, const Dice& dice);

}  // namespace shakespell
