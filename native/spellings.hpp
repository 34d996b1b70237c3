// Which states of the dice spell a word: the marks on the table that keep.cpp sweeps.
//
// A state is a number in mixed radix: each die shows one of its faces or is open (the digit after its last face), the
// last die counting by one. Sets of dice are bit masks. src/shakespell/solver/keep_reference.py says the same in NumPy.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "parallel.hpp"
#include "word_graph.hpp"

namespace shakespell {

// What has been used on the way: dice, dice that lie as wilds, and which of the dice that give the same letter.
struct Used {
    std::uint64_t dice = 0, order = 0;
    bool meets(const Used& other) const { return ((dice & other.dice) | (order & other.order)) != 0; }
    void add(const Used& other) { dice |= other.dice, order |= other.order; }
};

// Laying one die at one face as the next letters of a word: the symbol it is listed under, then those in the bytes of
// `rest`. `barred` keeps a die from being laid twice, and equal letters from being laid in every order.
struct Move {
    Used taken, barred;
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

// The states that spell a word of at least `shortest` letters, each once.
Spellings states_spelled(const WordGraph& graph, const Dice& dice, std::uint32_t shortest, unsigned threads,
                         Watch& watch);

// The same with the letters of the words: each pair of state and letter set once.
Spellings letters_spelled(const WordGraph& graph, const Dice& dice, std::uint32_t shortest, unsigned threads,
                          Watch& watch);

}  // namespace shakespell
