#include "keep.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <utility>

#include "bound_graph.hpp"
#include "parallel.hpp"
#include "spellings.hpp"
#include "sweeps.hpp"

namespace nb = nanobind;

namespace shakespell {
namespace {

template <class T>
using Array = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

template <class T>
std::span<T> span_of(const Array<T>& array) {
    return {array.data(), array.shape(0)};
}

template <class T>
auto handed_over(std::vector<T>&& values) {
    auto owned = std::make_unique<std::vector<T>>(std::move(values));
    T* data = owned->data();
    const std::size_t size = owned->size();
    nb::capsule owner(owned.release(), [](void* vector) noexcept { delete static_cast<std::vector<T>*>(vector); });
    return nb::ndarray<nb::numpy, T, nb::ndim<1>>(data, {size}, owner);
}

// What the marked states score: `values[rank * patterns + pattern]`, where the rank of a state is a sum over its dice
// and the pattern of a spelling tells which target letters its word has.
struct Marks {
    std::span<const std::uint32_t> states, kinds;
    std::span<const std::uint8_t> pattern_of_kind;
    std::span<const float> values;
    std::size_t patterns;
    float passing;

    void write(float* block, std::size_t first, std::size_t size, const std::vector<std::int32_t>& low_rank,
               std::int32_t high_rank) const {
        std::fill(block, block + size, passing);
        const auto begin = std::lower_bound(states.begin(), states.end(), first);
        const auto end = std::lower_bound(begin, states.end(), first + size);
        auto kind = kinds.begin() + (kinds.empty() ? 0 : begin - states.begin());
        for (auto state = begin; state != end; ++state) {
            const std::size_t low = *state - first;
            const std::size_t pattern = kinds.empty() ? 0 : pattern_of_kind[*kind++];
            const float value = values[std::size_t(low_rank[low] + high_rank) * patterns + pattern];
            block[low] = std::max(block[low], value);
        }
    }
};

// The rank of every state of some dice: `start`, and what each face adds; `ranks` holds that die after die.
std::vector<std::int32_t> ranks_of(const Axes& axes, std::span<const std::int32_t> ranks, std::int32_t start) {
    std::vector<std::int32_t> sums{start};
    for (auto axis = axes.list.rbegin(); axis != axes.list.rend(); ++axis) {
        std::vector<std::int32_t> longer;
        longer.reserve(sums.size() * (axis->faces + 1));
        for (const auto sum : sums) {
            for (std::size_t face = 0; face < axis->faces; ++face) longer.push_back(sum + ranks[face]);
            longer.push_back(sum);
        }
        ranks = ranks.subspan(axis->faces);
        sums = std::move(longer);
    }
    return sums;
}

// Fills the tables: table k holds, for every set of kept dice, the value of rolling the open ones with k rolls left
// after that. All in place; what one journey through memory can do besides, it does.
class Solver {
  public:
    Solver(const Shape& shape, unsigned threads, Watch& watch) : shape_(shape), threads_(threads), watch_(watch) {}

    void mark(float* table, const Marks& marks, std::span<const std::int32_t> ranks, std::int32_t open_rank) {
        std::size_t high_faces = 0;
        for (const Axis& axis : shape_.high.list) high_faces += axis.faces;
        const auto high = ranks_of(shape_.high, ranks, open_rank);
        const auto low = ranks_of(shape_.low, ranks.subspan(high_faces), 0);
        blocks(table, [&](float* block, std::size_t row, unsigned) {
            marks.write(block, row * shape_.low.size, shape_.low.size, low, high[row]);
            best_in_block(block, shape_.low);
        });
    }

    // From values of rolls and the low half of 'leave out any dice' to the high half of 'roll the open dice'.
    void turn_over(float* table) {
        columns(shape_.low.size, [&](std::size_t column, std::size_t width, unsigned) {
            best_in_columns(table, shape_.high, shape_.low.size, column, width);
            mean_in_columns(table, shape_.high, shape_.low.size, column, width);
        });
    }

    void leave_out(float* table) {
        columns(shape_.low.size, [&](std::size_t column, std::size_t width, unsigned) {
            best_in_columns(table, shape_.high, shape_.low.size, column, width);
        });
    }

    // Completes `table` and begins `next` with it.
    void carry(float* table, float* next) {
        const std::size_t size = shape_.low.size;
        blocks(table, [&](float* block, std::size_t row, unsigned) {
            mean_in_block(block, shape_.low);
            float* copy = next + row * size;
            std::memcpy(copy, block, size * sizeof(float));
            best_in_block(copy, shape_.low);
        });
    }

    // Completes the last table; returns the mean, over all rolls, of the best keep. Only states whose low dice all
    // show a face matter for that, so only these are carried over to the high dice.
    double finish(float* table) {
        const std::size_t size = shape_.low.size, width = shape_.low_closed.size();
        const std::unique_ptr<float[]> kept(new float[shape_.high.size * width]);
        std::vector<std::vector<float>> scratch(threads_);
        blocks(table, [&](float* block, std::size_t row, unsigned thread) {
            mean_in_block(block, shape_.low);
            auto& copy = scratch[thread];
            copy.assign(block, block + size);
            best_in_block(copy.data(), shape_.low);
            float* out = kept.get() + row * width;
            for (const auto state : shape_.low_closed) *out++ = copy[state];
        });
        columns(width, [&](std::size_t column, std::size_t count, unsigned) {
            best_in_columns(kept.get(), shape_.high, width, column, count);
        });
        return mean_of_rolls(kept.get(), width, [](std::size_t column) { return column; });
    }

    double mean_of_rolls(const float* table) {
        return mean_of_rolls(table, shape_.low.size, [&](std::size_t column) { return shape_.low_closed[column]; });
    }

  private:
    template <class Work>
    void blocks(float* table, Work&& work) {
        share(shape_.high.size, threads_, watch_, [&](std::size_t row, unsigned thread) {
            work(table + row * shape_.low.size, row, thread);
        });
    }

    template <class Work>
    void columns(std::size_t row, Work&& work) {
        constexpr std::size_t kWidth = 256, kTile = 1 << 16;  // floats
        const std::size_t width = std::clamp<std::size_t>(kTile / shape_.high.size, 16, kWidth);
        share((row + width - 1) / width, threads_, watch_, [&](std::size_t tile, unsigned thread) {
            work(tile * width, std::min(width, row - tile * width), thread);
        });
    }

    // Row by row in a fixed order, so that the sum does not depend on the number of threads.
    template <class Column>
    double mean_of_rolls(const float* table, std::size_t row, Column&& column) {
        const std::size_t rows = shape_.high_closed.size();
        std::vector<double> sums(rows, 0.0);
        share(rows, threads_, watch_, [&](std::size_t index, unsigned) {
            const float* values = table + shape_.high_closed[index] * row;
            for (std::size_t i = 0; i < shape_.low_closed.size(); ++i) sums[index] += values[column(i)];
        });
        double total = 0.0;
        for (const double sum : sums) total += sum;
        return total / shape_.rolls();
    }

    const Shape& shape_;
    unsigned threads_;
    Watch& watch_;
};

double keep_tables(const std::vector<std::uint32_t>& faces, const Array<const std::int32_t>& ranks,
                   std::int32_t open_rank, const Array<const std::uint32_t>& states,
                   const Array<const std::uint32_t>& kinds, const Array<const std::uint8_t>& pattern_of_kind,
                   const Array<const float>& values, std::size_t patterns, float passing, std::size_t rerolls,
                   std::vector<Array<float>> tables, unsigned threads, nb::object check) {
    const Shape shape(faces);
    if (tables.size() != std::max<std::size_t>(rerolls, 1)) throw std::invalid_argument("one table for each reroll");
    for (const auto& table : tables)
        if (table.shape(0) != shape.states()) throw std::invalid_argument("a table has the wrong size");
    const Marks marks{span_of(states), span_of(kinds), span_of(pattern_of_kind), span_of(values), patterns, passing};
    const auto rank_span = span_of(ranks);
    Watch watch(std::move(check));
    nb::gil_scoped_release released;
    Solver solver(shape, thread_count(threads), watch);
    solver.mark(tables[0].data(), marks, rank_span, open_rank);
    if (rerolls == 0) {
        solver.leave_out(tables[0].data());
        return solver.mean_of_rolls(tables[0].data());
    }
    for (std::size_t k = 0; k + 1 < rerolls; ++k) {
        solver.turn_over(tables[k].data());
        solver.carry(tables[k].data(), tables[k + 1].data());
    }
    solver.turn_over(tables[rerolls - 1].data());
    return solver.finish(tables[rerolls - 1].data());
}

Dice dice_of(const Array<const std::uint8_t>& first, const Array<const std::uint32_t>& rest,
             const Array<const std::uint64_t>& taken, const Array<const std::uint64_t>& barred,
             const Array<const std::uint32_t>& step, std::uint32_t states, std::uint32_t most_letters) {
    const std::size_t moves = first.shape(0);
    if (rest.shape(0) != moves || step.shape(0) != moves || taken.shape(0) != 2 * moves || barred.shape(0) != 2 * moves)
        throw std::invalid_argument("moves of which one says more than another");
    Dice dice{std::vector<std::vector<Move>>(kSymbol + 1), states, most_letters};
    for (std::size_t move = 0; move < moves; ++move)
        dice.moves[first.data()[move] & kSymbol].push_back(
            {{taken.data()[2 * move], taken.data()[2 * move + 1]},
             {barred.data()[2 * move], barred.data()[2 * move + 1]},
             step.data()[move],
             rest.data()[move]});
    return dice;
}

nb::tuple keep_spellings(const BoundGraph& graph, const Array<const std::uint8_t>& first,
                         const Array<const std::uint32_t>& rest, const Array<const std::uint64_t>& taken,
                         const Array<const std::uint64_t>& barred, const Array<const std::uint32_t>& step,
                         std::uint32_t states, std::uint32_t most_letters, std::uint32_t shortest, bool with_letters,
                         unsigned threads, nb::object check) {
    const Dice dice = dice_of(first, rest, taken, barred, step, states, most_letters);
    Watch watch(std::move(check));
    Spellings found;
    {
        nb::gil_scoped_release released;
        const auto search = with_letters ? letters_spelled : states_spelled;
        found = search(graph, dice, shortest, thread_count(threads), watch);
    }
    return nb::make_tuple(handed_over(std::move(found.states)), handed_over(std::move(found.kinds)),
                          handed_over(std::move(found.letter_sets)));
}

}  // namespace

void bind_keep(nb::module_& module) {
    using namespace nb::literals;
    module.def("keep_spellings", &keep_spellings, "graph"_a, "first"_a, "rest"_a, "taken"_a, "barred"_a, "step"_a,
               "states"_a, "most_letters"_a, "shortest"_a, "with_letters"_a, "threads"_a, "check"_a.none(),
               "The states that spell a word, ascending, and with_letters the letters of the words: "
               "(states, kinds, letter_sets).");
    module.def("keep_tables", &keep_tables, "faces"_a, "ranks"_a, "open_rank"_a, "states"_a, "kinds"_a,
               "pattern_of_kind"_a, "values"_a, "patterns"_a, "passing"_a, "rerolls"_a, "tables"_a, "threads"_a,
               "check"_a.none(),
               "Fills the tables of reroll values and returns the mean over all rolls with all rerolls left.");
}

}  // namespace shakespell
