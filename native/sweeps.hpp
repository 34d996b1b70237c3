// Sweeps over a table of all states of some dice: each die at one of its faces, or open (its last digit).
//
// A sweep visits every die in turn, and in any order. Going die by die through 161 MB nine times would be nine journeys
// to memory, so the dice are split: the last ones ('low') make up blocks that fit the cache of one core, the first ones
// ('high') are swept in narrow columns that fit as well. Each sweep is then two journeys, and neighbours share one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shakespell {

struct Axis {
    std::size_t faces, stride;
};

// Dice next to each other in the order of the table. `size` is the number of their states.
struct Axes {
    std::vector<Axis> list;
    std::size_t size = 1;
};

struct Shape {
    Axes low, high;  // strides of high count rows of low.size states
    std::vector<std::uint32_t> low_closed, high_closed;  // states in which no die is open

    explicit Shape(const std::vector<std::uint32_t>& faces);
    std::size_t states() const { return low.size * high.size; }
    double rolls() const { return double(low_closed.size()) * double(high_closed.size()); }
};

// 'Leave out any dice': each state gets the maximum over itself and the states with more dice open.
void best_in_block(float* block, const Axes& axes);
// 'Roll the open dice': each state with open dice gets the mean over their faces.
void mean_in_block(float* block, const Axes& axes);

// The same for the high dice, over `width` columns from `column` on of a table with rows of `row` states.
void best_in_columns(float* table, const Axes& axes, std::size_t row, std::size_t column, std::size_t width);
void mean_in_columns(float* table, const Axes& axes, std::size_t row, std::size_t column, std::size_t width);

}  // namespace shakespell
