// Which states of the dice spell a word: the marks on the table that keep.cpp sweeps.
//
// A state is a number in mixed radix: each die shows one of its faces or is open (the digit after its last face), the
// last die counting by one. Sets of dice are bit masks. src/shakespell/solver/keep_reference.py says the same in NumPy.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "parallel.hpp"

namespace shakespell {

// Laying one die at one face as the next letters of a word: `first`, then the symbols in the bytes of `rest`.
// A die that is taken bars all its moves; a wild also bars those before it, as swapping two wilds changes nothing.
struct Move {
    std::uint64_t taken;
    std::uint64_t barred;
    std::uint32_t step;  // from the state with the die open down to the state with it at the face
    std::uint32_t rest;
};

struct Dice {
    std::vector<std::vector<Move>> moves;  // by first symbol
    std::uint32_t states;
    std::uint32_t most_letters;
};

struct Spellings {
    std::vector<std::uint32_t> states;        // ascending
    std::vector<std::uint32_t> kinds;         // which of letter_sets each spelling uses; empty if not asked for
    std::vector<std::uint64_t> letter_sets;   // one bit a symbol, ascending
};

using Edges = std::span<const std::uint32_t>;

// The states that spell a word of at least `shortest` letters, each once.
Spellings states_spelled(Edges edges, const Dice& dice, std::uint32_t shortest, unsigned threads, Watch& watch);

// The same with the letters of the words: each pair of state and letter set once.
Spellings letters_spelled(Edges edges, const Dice& dice, std::uint32_t shortest, unsigned threads, Watch& watch);

}  // namespace shakespell
