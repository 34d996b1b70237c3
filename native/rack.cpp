// Binds the search for the words of a rack (native/rack/). See src/shakespell/solver/rack.py and docs/solver.md.
#include "rack.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bound_graph.hpp"
#include "parallel.hpp"
#include "rack/choices.hpp"
#include "rack/faces.hpp"
#include "rack/letter_sets.hpp"
#include "rack/sinks.hpp"

namespace shakespell {
namespace {

namespace nb = nanobind;
using namespace rack;

template <class T>
using Array = ReadArray<T>;

// A lexicon made ready to be searched: each of the two searches is made ready when it is first needed.
class Words {
  public:
    explicit Words(const BoundGraph& graph) : graph_(graph) {
        if (graph.symbols() > kSymbols) throw std::invalid_argument("a word graph of too many letters to search a rack");
    }

    template <class Sink, class Look>
    void search(const Rack& rack, const Scores& scores, int shortest, Sink& sink, Look&& look) {
        std::call_once(sets_made_, [&] { sets_.emplace(graph_.edges()); });
        if (sets_->search(rack, scores, shortest, sink)) return;
        std::call_once(choices_made_, [&] { choices_.emplace(graph_); });
        search_choices(*choices_, rack, scores, shortest, sink, look);
    }

    std::size_t count() const { return graph_.words(); }

    // What the usual search takes in memory.
    std::size_t bytes() const { return sets_ ? sets_->bytes() : 0; }

  private:
    const WordGraph& graph_;  // Python keeps it for as long
    std::once_flag sets_made_, choices_made_;
    std::optional<LetterSets> sets_;
    std::optional<SearchGraph> choices_;
};


// Different faces, and for each rack the numbers of its faces: all racks one after the other, and where each begins.
struct Racks {
    std::vector<Face> faces;
    Array<std::uint32_t> shown;
    Array<std::uint32_t> starts;

    std::size_t size() const { return starts.size() - 1; }

    Rack operator[](std::size_t number) const {
        Rack rack;
        for (auto at = starts.data()[number]; at < starts.data()[number + 1]; ++at)
            rack.push_back(&faces[shown.data()[at]]);
        return rack;
    }
};

// Readings in symbols counted from 0, points, wild.
using GivenFace = std::tuple<std::vector<nb::bytes>, int, bool>;

Racks to_racks(const std::vector<GivenFace>& given, Array<std::uint32_t> shown, Array<std::uint32_t> starts) {
    Racks racks{{}, std::move(shown), std::move(starts)};
    for (const auto& [readings, points, wild] : given) {
        Face face{{}, points, wild};
        for (const auto& reading : readings) {
            face.readings.emplace_back(reading.c_str(), reading.size());
            const auto beyond = [](char symbol) { return std::uint8_t(symbol) >= kSymbols; };
            if (reading.size() == 0 || std::any_of(face.readings.back().begin(), face.readings.back().end(), beyond))
                throw std::invalid_argument("a face with a letter that no graph has");
        }
        racks.faces.push_back(std::move(face));
    }
    const auto* first = racks.starts.data();
    if (racks.starts.size() == 0 || !std::is_sorted(first, first + racks.starts.size()) ||
        first[racks.starts.size() - 1] != racks.shown.size())
        throw std::invalid_argument("racks that do not fit their faces");
    for (std::size_t at = 0; at < racks.shown.size(); ++at)
        if (racks.shown.data()[at] >= racks.faces.size()) throw std::invalid_argument("a face that was not given");
    for (std::size_t rack = 0; rack < racks.size(); ++rack)
        if (first[rack + 1] - first[rack] > kMostDice) throw std::invalid_argument("too many dice on a rack");
    return racks;
}

// Values by [letters][points][pattern], the lowest points, how many points, and for each target its symbol.
using GivenScores = std::tuple<Array<float>, int, std::size_t, std::vector<int>>;

Scores to_scores(const GivenScores& given, const Racks& racks) {
    const auto& [values, lowest, width, targets] = given;
    Scores scores;
    scores.values.assign(values.data(), values.data() + values.size());
    scores.lowest = lowest;
    scores.width = width;
    scores.patterns = std::size_t{1} << targets.size();
    for (std::size_t place = 0; place < targets.size(); ++place)
        if (targets[place] >= 0 && targets[place] < kSymbols) scores.targets[targets[place]] |= 1u << place;
    if (targets.size() > 8 || width == 0 || scores.values.empty() || scores.values.size() % (width * scores.patterns))
        throw std::invalid_argument("a table of scores of the wrong size");
    for (std::size_t number = 0; number < racks.size(); ++number) {
        int least = 0, most = 0, letters = 0;
        for (const Face* face : racks[number]) {
            std::size_t longest = face->wild;
            for (const auto& reading : face->readings) longest = std::max(longest, reading.size());
            if (!longest) continue;
            letters += int(longest);
            (face->points < 0 ? least : most) += face->points;
        }
        if (letters > scores.most_letters() || least < lowest || most >= lowest + int(width))
            throw std::invalid_argument("a table of scores that some rack goes beyond");
    }
    scores.find_bounds();
    return scores;
}

// As a memoryview: what asks for one word does not have to wait for NumPy.
template <class T>
auto handed_over(std::vector<T>&& values) {
    auto owned = std::make_unique<std::vector<T>>(std::move(values));
    T* data = owned->data();
    const std::size_t size = owned->size();
    nb::capsule owner(owned.release(), [](void* vector) noexcept { delete static_cast<std::vector<T>*>(vector); });
    return nb::ndarray<nb::memview, T, nb::ndim<1>>(data, {size}, owner);
}

// Racks are shared out in small bundles, so that a helper is worth waking.
constexpr std::size_t kBundle = 16;

template <class Work>
void each_rack(const Racks& racks, unsigned threads, Watch& watch, Work&& work) {
    const std::size_t bundles = (racks.size() + kBundle - 1) / kBundle;
    share(bundles, bundles > 1 ? thread_count(threads) : 1, watch, [&](std::size_t bundle, unsigned thread) {
        const std::size_t first = bundle * kBundle;
        work(bundle, first, std::min(first + kBundle, racks.size()), [&] { watch.look(thread); });
    });
}

// Numbers and scores of a bundle's racks one after the other, and how many each rack has.
struct Part {
    std::vector<std::uint32_t> numbers;
    std::vector<float> scores;
    std::vector<std::uint64_t> ends;
};

nb::tuple joined(std::vector<Part>&& parts) {
    std::vector<std::uint32_t> numbers;
    std::vector<float> scores;
    std::vector<std::uint64_t> starts{0};
    if (parts.size() == 1) {
        starts.insert(starts.end(), parts[0].ends.begin(), parts[0].ends.end());
        return nb::make_tuple(handed_over(std::move(starts)), handed_over(std::move(parts[0].numbers)),
                              handed_over(std::move(parts[0].scores)));
    }
    std::size_t total = 0;
    for (const Part& part : parts) total += part.numbers.size();
    numbers.reserve(total);
    scores.reserve(parts.empty() || parts[0].scores.empty() ? 0 : total);
    for (const Part& part : parts) {
        for (const auto end : part.ends) starts.push_back(numbers.size() + end);
        numbers.insert(numbers.end(), part.numbers.begin(), part.numbers.end());
        scores.insert(scores.end(), part.scores.begin(), part.scores.end());
    }
    return nb::make_tuple(handed_over(std::move(starts)), handed_over(std::move(numbers)),
                          handed_over(std::move(scores)));
}

const Scores kNoScores{};

auto count_words(Words& words, const std::vector<GivenFace>& faces, Array<std::uint32_t> shown,
                 Array<std::uint32_t> starts, int shortest, unsigned threads, nb::object check) {
    const Racks racks = to_racks(faces, std::move(shown), std::move(starts));
    std::vector<std::uint64_t> counts(racks.size());
    Watch watch(std::move(check));
    {
        nb::gil_scoped_release released;
        each_rack(racks, threads, watch, [&](std::size_t, std::size_t first, std::size_t last, auto look) {
            for (std::size_t rack = first; rack < last; ++rack) {
                Counted counted;
                words.search(racks[rack], kNoScores, shortest, counted, look);
                counts[rack] = counted.words;
            }
        });
    }
    return handed_over(std::move(counts));
}

nb::tuple list_words(Words& words, const std::vector<GivenFace>& faces, Array<std::uint32_t> shown,
                     Array<std::uint32_t> starts, int shortest, const std::optional<GivenScores>& given,
                     unsigned threads, nb::object check) {
    const Racks racks = to_racks(faces, std::move(shown), std::move(starts));
    const Scores scores = given ? to_scores(*given, racks) : kNoScores;
    std::vector<Part> parts((racks.size() + kBundle - 1) / kBundle);
    Watch watch(std::move(check));
    {
        nb::gil_scoped_release released;
        each_rack(racks, threads, watch, [&](std::size_t bundle, std::size_t first, std::size_t last, auto look) {
            Part& part = parts[bundle];
            const auto search = [&](auto&& sink) {
                for (std::size_t rack = first; rack < last; ++rack) {
                    words.search(racks[rack], scores, shortest, sink, look);
                    part.ends.push_back(sink.size());
                }
                part.numbers = sink.numbers();
                part.scores = sink.worth();
            };
            if (given)
                search(Scored(scores));
            else
                search(Listed());
        });
    }
    return joined(std::move(parts));
}

nb::tuple top_words(Words& words, const std::vector<GivenFace>& faces, Array<std::uint32_t> shown,
                    Array<std::uint32_t> starts, int shortest, const GivenScores& given, Array<std::uint8_t> tiers,
                    std::size_t top, unsigned threads, nb::object check) {
    const Racks racks = to_racks(faces, std::move(shown), std::move(starts));
    const Scores scores = to_scores(given, racks);
    std::vector<Part> parts((racks.size() + kBundle - 1) / kBundle);
    Watch watch(std::move(check));
    if (tiers.size() != 0 && tiers.size() != words.count())
        throw std::invalid_argument("tiers of another number of words than the graph has");
    if (top == 0) throw std::invalid_argument("at least one word has to be asked for");
    {
        nb::gil_scoped_release released;
        each_rack(racks, threads, watch, [&](std::size_t bundle, std::size_t first, std::size_t last, auto look) {
            Best best(scores, view(tiers), top);
            Part& part = parts[bundle];
            for (std::size_t number = first; number < last; ++number) {
                const Rack rack = racks[number];
                best.begin(rack);
                words.search(rack, scores, shortest, best, look);
                for (const auto& word : best.sorted()) {
                    part.numbers.push_back(word.number);
                    part.scores.push_back(word.score);
                }
                part.ends.push_back(part.numbers.size());
            }
        });
    }
    return joined(std::move(parts));
}

}  // namespace

void bind_rack(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Words>(module, "RackWords", "The words of a graph, made ready to be searched for those that a rack spells.")
        .def(nb::init<const BoundGraph&>(), "graph"_a, nb::keep_alive<1, 2>())
        .def_prop_ro("bytes", &Words::bytes, "What the search of one-letter faces takes in memory, once it was used.")
        .def("count_words", &count_words, "faces"_a, "shown"_a, "starts"_a, "shortest"_a, "threads"_a,
             "check"_a.none(), "How many words each rack spells.")
        .def("list_words", &list_words, "faces"_a, "shown"_a, "starts"_a, "shortest"_a, "scores"_a.none(),
             "threads"_a, "check"_a.none(), "All words of each rack by number, ascending: (starts, numbers, scores).")
        .def("top_words", &top_words, "faces"_a, "shown"_a, "starts"_a, "shortest"_a, "scores"_a, "tiers"_a, "top"_a,
             "threads"_a, "check"_a.none(), "The best words of each rack, best first: (starts, numbers, scores).");
}

}  // namespace shakespell
