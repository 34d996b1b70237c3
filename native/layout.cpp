// Binds the layout solvers (native/layout/): Crossword Cubes and Speed Dice. See src/shakespell/solver/layout.py.
#include "layout.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <stdexcept>
#include <tuple>

#include "bound_graph.hpp"
#include "layout/cubes.hpp"
#include "layout/optimiser.hpp"
#include "layout/problem.hpp"
#include "layout/speed.hpp"

namespace shakespell {
namespace {

namespace nb = nanobind;
using namespace layout;

// Symbols, points, number of dice.
using GivenReading = std::tuple<nb::bytes, int, int>;

Roll to_roll(const std::vector<GivenReading>& given, int wilds, const WordGraph& graph) {
    constexpr auto kTooMany = "too many dice for a layout";
    if (wilds < 0 || wilds > kMaxDice || given.size() > kMaxDice) throw std::invalid_argument(kTooMany);
    Roll roll;
    roll.wilds = wilds;
    for (const auto& [symbols, points, dice] : given) {
        const auto* first = reinterpret_cast<const std::uint8_t*>(symbols.c_str());
        const Symbols read(first, first + symbols.size());
        const auto known = [&](int symbol) { return symbol >= 1 && symbol <= graph.symbols(); };
        if (read.empty() || !std::all_of(read.begin(), read.end(), known))
            throw std::invalid_argument("a die with a letter that is not in the alphabet");
        if (dice < 0 || dice > kMaxDice) throw std::invalid_argument(kTooMany);
        roll.readings.push_back({read, points, dice});
    }
    if (roll.dice() > kMaxDice) throw std::invalid_argument(kTooMany);
    return roll;
}

void require_dice(int dice, const Roll& roll) {
    if (dice < 2 || dice > roll.dice())
        throw std::invalid_argument("more dice to link than there are, or fewer than two");
}

// A tier for every word of the graph, or none at all.
std::span<const std::uint8_t> tiers_of(const ReadArray<std::uint8_t>& tiers, const WordGraph& graph) {
    if (tiers.size() != 0 && tiers.size() != graph.words())
        throw std::invalid_argument("tiers of another number of words than the graph has");
    return view(tiers);
}

// Row, column, symbols, wild.
using GivenDie = std::tuple<int, int, nb::bytes, bool>;

nb::bytes to_bytes(const Symbols& symbols) {
    return nb::bytes(reinterpret_cast<const char*>(symbols.data()), symbols.size());
}

std::vector<GivenDie> to_dice(const std::vector<PlacedDie>& placed) {
    std::vector<GivenDie> dice;
    for (const PlacedDie& die : placed) dice.emplace_back(die.row, die.column, to_bytes(die.symbols), die.wild);
    return dice;
}

// Made scores (-1 for open lengths), slam, harsh, later.
using GivenRound = std::tuple<std::vector<int>, int, bool, std::vector<int>>;

Round to_round(const GivenRound& given) {
    const auto& [made, slam, harsh, later] = given;
    Round round{};
    if (made.size() != round.made.size() || later.size() != round.later.size())
        throw std::invalid_argument("a round has 7 lengths and 128 sets of them");
    std::copy(made.begin(), made.end(), round.made.begin());
    std::copy(later.begin(), later.end(), round.later.begin());
    round.slam = slam;
    round.harsh = harsh;
    return round;
}

nb::dict best_layout(const BoundGraph& graph, const std::vector<GivenReading>& readings, int wilds, double seconds,
                     unsigned threads, nb::object check, const std::optional<GivenRound>& given_round) {
    const Roll roll = to_roll(readings, wilds, graph);
    const std::optional<Round> round = given_round ? std::optional(to_round(*given_round)) : std::nullopt;
    const int most = 2 * points_rolled(roll) + (round ? round->most_bonus() : 0);
    const auto make = [&](const Guess& guess) { return std::make_shared<Problem>(graph, roll, guess, round); };
    std::optional<Optimiser> optimiser;
    {
        nb::gil_scoped_release released;
        optimiser.emplace(guesses(graph, roll), make, cost_of_nothing(roll, round), roll.dice());
        optimiser->run(seconds, threads, [&] {
            nb::gil_scoped_acquire python;
            if (PyErr_CheckSignals() != 0) throw nb::python_error();
            if (!check.is_none() && nb::cast<bool>(check(most - optimiser->best_cost(), most - optimiser->least())))
                optimiser->stop();
        });
    }
    nb::list history;
    for (const Improvement& better : optimiser->history())
        history.append(nb::make_tuple(better.seconds, most - better.cost, better.left));
    nb::dict answer;
    answer["value"] = most - optimiser->best_cost();
    answer["bound"] = most - optimiser->least();
    answer["dice"] = to_dice(optimiser->best());
    answer["seconds"] = optimiser->seconds();
    answer["nodes"] = optimiser->nodes();
    answer["history"] = history;
    return answer;
}

// Runs work(stop) in a thread of its own, so that this one can let Ctrl-C through and ask whether to go on: once `check`
// says True the work ends without a proof. What Python raises ends it too.
template <class Work>
auto interruptibly(const nb::object& check, Work&& work) {
    std::atomic<bool> stop{false};
    const nb::gil_scoped_release released;
    auto answer = std::async(std::launch::async, [&] { return work(stop); });
    while (answer.wait_for(std::chrono::milliseconds(10)) != std::future_status::ready) {
        const nb::gil_scoped_acquire python;
        try {
            if (PyErr_CheckSignals() != 0) nb::raise_python_error();
            if (!check.is_none() && nb::cast<bool>(check())) stop = true;
        } catch (...) {
            stop = true;
            throw;  // the future waits for its thread
        }
    }
    return answer.get();
}

nb::tuple link(const BoundGraph& graph, const std::vector<GivenReading>& readings, int wilds, int dice,
               const ReadArray<std::uint8_t>& tiers, int rarest, nb::object check) {
    const Roll roll = to_roll(readings, wilds, graph);
    require_dice(dice, roll);
    const auto common = tiers_of(tiers, graph);
    const Linked linked = interruptibly(
        check, [&](std::atomic<bool>& stop) { return link_dice(graph, roll, dice, common, rarest, stop); });
    if (!linked.dice) return nb::make_tuple(nb::none(), linked.proven);
    return nb::make_tuple(to_dice(*linked.dice), linked.proven);
}

std::pair<std::uint64_t, bool> count(const BoundGraph& graph, const std::vector<GivenReading>& readings, int wilds,
                                     int dice, std::uint64_t most, const ReadArray<std::uint8_t>& tiers, int rarest,
                                     nb::object check) {
    const Roll roll = to_roll(readings, wilds, graph);
    require_dice(dice, roll);
    const auto common = tiers_of(tiers, graph);
    const Counted counted = interruptibly(check, [&](std::atomic<bool>& stop) {
        return count_layouts(graph, roll, dice, most, common, rarest, stop);
    });
    return {counted.layouts, counted.complete};
}

}  // namespace

void bind_layout(nb::module_& module) {
    module.def("best_layout", &best_layout, nb::arg("graph"), nb::arg("readings"),
               nb::arg("wilds"), nb::arg("seconds"), nb::arg("threads"), nb::arg("check").none(),
               nb::arg("round").none() = nb::none(), "The best layout of a roll of Crossword Cubes, anytime.");
    module.def("link_dice", &link, nb::arg("graph"), nb::arg("readings"),
               nb::arg("wilds"), nb::arg("dice"), nb::arg("tiers"), nb::arg("rarest"), nb::arg("check").none() = nb::none(),
               "A layout of exactly so many dice (None where there is none), and whether that is proven.");
    module.def("count_layouts", &count, nb::arg("graph"), nb::arg("readings"),
               nb::arg("wilds"), nb::arg("dice"), nb::arg("most"), nb::arg("tiers"), nb::arg("rarest"),
               nb::arg("check").none() = nb::none(),
               "How many layouts of exactly so many dice there are, and whether all were counted.");
}

}  // namespace shakespell
