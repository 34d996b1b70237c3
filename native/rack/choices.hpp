// The search for racks of any dice: faces of several letters, of either of two, wilds worth more than letters.
//
// It walks the word graph and carries along every choice of dice that spells the letters so far.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "../word_graph.hpp"
#include "faces.hpp"

namespace shakespell::rack {

// The word graph of words/graph.py with what a search asks laid side by side: eight bytes an edge.
class SearchGraph {
  public:
    struct Edge {
        std::uint32_t link;  // target << 8 | letters of the longest ending behind it (127 for more) << 1 | final
        std::uint32_t side;  // on the first edge of a node: the set of its letters; on others: words before this one

        std::uint32_t target() const { return link >> 8; }
        int height() const { return link >> 1 & 0x7f; }
        bool final() const { return link & 1; }
    };
    explicit SearchGraph(const WordGraph& graph) : edges_(graph.edges().size()) {
        const Edges edges = graph.edges(), before = graph.before();
        const std::size_t size = edges.size();
        std::vector<std::uint8_t> heights(size, 0);  // of the node that begins at an edge
        std::uint32_t letters = 0;
        int height = 0;
        for (std::size_t at = size; at-- > kRoot;) {  // targets lie behind, so what they lead to is known
            const std::uint32_t edge = edges[at], target = edge >> kTarget, symbol = edge & kSymbol;
            if (edge & kLast) letters = 0, height = 0;
            if (symbol) letters |= 1u << (symbol - 1);
            const int below = target ? heights[target] : 0;
            if (symbol) height = std::max(height, std::min(below + 1, 127));
            edges_[at] = {target << 8 | std::uint32_t(below) << 1 | (edge & kFinal ? 1 : 0), before[at]};
            if (at == kRoot || edges[at - 1] & kLast) edges_[at].side = letters, heights[at] = height;
        }
    }

    const Edge* edges() const { return edges_.data(); }
    std::uint32_t letters(std::uint32_t node) const { return edges_[node].side; }
    std::size_t bytes() const { return edges_.size() * sizeof(Edge); }

  private:
    std::vector<Edge> edges_;
};

// Dice that may be read as the same are of one kind; a choice of dice is how many of each kind are used.
class Kinds {
  public:
    // So many dice used of each kind, packed, and the rest of the face that is being read (0: none).
    struct Choice {
        std::uint64_t used;
        std::uint32_t rest;

        auto operator<=>(const Choice&) const = default;
    };

    explicit Kinds(const Rack& rack) {
        rests_.push_back({0, 0});
        int shift = 0;
        for (const Face* face : rack) {
            if (!face->wild && face->readings.empty()) continue;
            const auto same = [&](const Kind& kind) {
                return kind.face->wild == face->wild && kind.face->readings == face->readings;
            };
            auto kind = std::find_if(kinds_.begin(), kinds_.end(), same);
            if (kind == kinds_.end()) kind = kinds_.insert(kind, Kind{face, {}, {}, 0, 0});
            kind->points.push_back(face->points);
        }
        for (Kind& kind : kinds_) {
            std::sort(kind.points.rbegin(), kind.points.rend());
            std::partial_sum(kind.points.begin(), kind.points.end(), kind.points.begin());
            const int bits = std::bit_width(kind.points.size());
            kind.shift = shift;
            kind.mask = (std::uint64_t{1} << bits) - 1;
            shift += bits;
            for (const std::string& reading : kind.face->readings) kind.rests.push_back(rest_of(reading));
        }
        if (shift > 64) throw std::invalid_argument("too many dice to search for words");
    }

    // Adds every choice that goes on from `choice` with a letter.
    void read(Choice choice, std::uint8_t symbol, std::vector<Choice>& longer) const {
        if (choice.rest) {
            const auto& [expected, rest] = rests_[choice.rest];
            if (expected == symbol) longer.push_back({choice.used, rest});
            return;
        }
        for (const Kind& kind : kinds_) {
            if ((choice.used >> kind.shift & kind.mask) == kind.points.size()) continue;
            const std::uint64_t used = choice.used + (std::uint64_t{1} << kind.shift);
            if (kind.face->wild) longer.push_back({used, 0});
            for (std::size_t reading = 0; reading < kind.rests.size(); ++reading)
                if (std::uint8_t(kind.face->readings[reading][0]) == symbol)
                    longer.push_back({used, kind.rests[reading]});
        }
    }

    int points(std::uint64_t used) const {
        int sum = 0;
        for (const Kind& kind : kinds_)
            if (const auto count = used >> kind.shift & kind.mask) sum += kind.points[count - 1];
        return sum;
    }

  private:
    struct Kind {
        const Face* face;
        std::vector<int> points;           // of so many dice, the best of them
        std::vector<std::uint32_t> rests;  // of each reading, what follows its first letter
        int shift;
        std::uint64_t mask;
    };

    std::uint32_t rest_of(const std::string& reading) {
        std::uint32_t rest = 0;
        for (std::size_t at = reading.size(); at-- > 1;) {
            rests_.push_back({std::uint8_t(reading[at]), rest});
            rest = std::uint32_t(rests_.size() - 1);
        }
        return rest;
    }

    std::vector<Kind> kinds_;
    std::vector<std::pair<std::uint8_t, std::uint32_t>> rests_;  // the next letter, and what follows it
};

template <class Sink>
void tell(Sink& sink, std::uint32_t number, int letters, int points, unsigned pattern) {
    sink.make_room(1);
    if constexpr (Sink::kScored)
        sink.take(number, letters, points, pattern);
    else
        sink.take_if(true, number);
}

// How often the search is asked whether to go on: dice that could each be many letters take seconds.
constexpr unsigned kStepsAtOnce = 256;

template <class Sink, class Look>
void search_choices(const SearchGraph& graph, const Rack& rack, const Scores& scores, int shortest, Sink& sink,
                    Look&& look) {
    struct Frame {
        std::uint32_t node, ways, number;
        std::size_t choices;  // where those that led here begin
        std::uint8_t pattern;
    };
    const Kinds kinds(rack);
    const SearchGraph::Edge* const edges = graph.edges();
    std::vector<Kinds::Choice> choices{{0, 0}}, longer;
    std::vector<Frame> stack{{kRoot, graph.letters(kRoot), 0, 0, 0}};
    for (unsigned steps = 1; !stack.empty(); ++steps) {
        if (steps % kStepsAtOnce == 0) look();
        Frame& at = stack.back();
        if (!at.ways) {
            choices.resize(at.choices);
            stack.pop_back();
            continue;
        }
        const std::uint32_t bit = at.ways & -at.ways;
        at.ways ^= bit;
        const int symbol = std::countr_zero(bit), letters = int(stack.size());
        const int slot = std::popcount(graph.letters(at.node) & (bit - 1));
        const SearchGraph::Edge edge = edges[at.node + slot];
        longer.clear();
        for (std::size_t choice = at.choices; choice < choices.size(); ++choice)
            kinds.read(choices[choice], std::uint8_t(symbol), longer);
        if (longer.empty()) continue;
        std::sort(longer.begin(), longer.end());
        longer.erase(std::unique(longer.begin(), longer.end()), longer.end());
        const auto pattern = std::uint8_t(at.pattern | scores.targets[symbol]);
        std::uint32_t number = at.number + (slot ? edge.side : 0);
        if (edge.final()) {
            std::optional<int> points;
            for (const auto& [used, rest] : longer)
                if (!rest) points = std::max(points.value_or(std::numeric_limits<int>::min()), kinds.points(used));
            if (points && letters >= shortest) tell(sink, number, letters, *points, pattern);
            ++number;
        }
        if (!edge.target() || letters + edge.height() < shortest) continue;
        stack.push_back({edge.target(), graph.letters(edge.target()), number, choices.size(), pattern});
        choices.insert(choices.end(), longer.begin(), longer.end());
    }
}

}  // namespace shakespell::rack
