#include "spellings.hpp"

#include "anagrams.hpp"

#include <array>
#include <bit>
#include <iterator>
#include <utility>

namespace shakespell {
namespace {

// How many more letters the shortest word takes from each node: what is too long for the dice is not begun.
std::vector<std::uint8_t> letters_to_a_word(Edges edges) {
    std::vector<std::uint8_t> letters(edges.size(), 0xFF);
    for (std::size_t edge = edges.size(); --edge >= kRoot;) {
        const std::uint32_t content = edges[edge], target = content >> kTarget;
        if (content & kFinal) letters[edge] = 1;
        else if (target && letters[target] < 0xFE) letters[edge] = letters[target] + 1;
        if (!(content & kLast)) letters[edge] = std::min(letters[edge], letters[edge + 1]);
    }
    return letters;
}

constexpr std::uint64_t bit_of(std::uint32_t symbol) { return std::uint64_t{1} << symbol; }

// Lays dice letter by letter along the graph and tells the sink of every word: sink(state, letter set).
// The depth of the walk is the number of dice.
template <class Sink>
class Speller {
  public:
    Speller(Edges edges, const std::vector<std::uint8_t>& to_a_word, const Dice& dice, std::uint32_t shortest,
            Sink& sink)
        : edges_(edges), to_a_word_(to_a_word), dice_(dice), shortest_(shortest), sink_(sink) {}

    struct Place {
        Used used;
        std::uint64_t letters = 0;
        std::uint32_t state, length = 0;
    };

    void lay(std::uint32_t content, const Move& move, Place place) {
        place.letters |= bit_of(content & kSymbol);
        ++place.length;
        for (std::uint32_t rest = move.rest; rest != 0; rest >>= 8) {
            content = follow(content >> kTarget, rest & kSymbol);
            if (content == 0) return;
            place.letters |= bit_of(content & kSymbol);
            ++place.length;
        }
        place.used.add(move.taken);
        place.state -= move.step;
        if ((content & kFinal) && place.length >= shortest_) sink_(place.state, place.letters);
        const std::uint32_t node = content >> kTarget;
        if (node && place.length + to_a_word_[node] <= dice_.most_letters) walk(node, place);
    }

  private:
    void walk(std::uint32_t edge, const Place& place) {
        for (;; ++edge) {
            const std::uint32_t content = edges_[edge];
            for (const Move& move : dice_.moves[content & kSymbol])
                if (!move.barred.meets(place.used)) lay(content, move, place);
            if (content & kLast) return;
        }
    }

    std::uint32_t follow(std::uint32_t edge, std::uint32_t symbol) const {
        if (edge == 0) return 0;
        for (;; ++edge) {
            const std::uint32_t content = edges_[edge];
            if ((content & kSymbol) == symbol) return content;
            if (content & kLast) return 0;
        }
    }

    Edges edges_;
    const std::vector<std::uint8_t>& to_a_word_;
    const Dice& dice_;
    std::uint32_t shortest_;
    Sink& sink_;
};

// Every way to begin a word: an edge of the root and the die laid for it. These are the pieces threads share.
std::vector<std::pair<std::uint32_t, const Move*>> openings(Edges edges, const Dice& dice) {
    std::vector<std::pair<std::uint32_t, const Move*>> found;
    for (std::uint32_t edge = kRoot;; ++edge) {
        for (const Move& move : dice.moves[edges[edge] & kSymbol]) found.emplace_back(edges[edge], &move);
        if (edges[edge] & kLast) return found;
    }
}

template <class Sink>
void spell(Edges edges, const Dice& dice, std::uint32_t shortest, std::vector<Sink>& sinks, Watch& watch) {
    const auto begin = openings(edges, dice);
    const auto to_a_word = letters_to_a_word(edges);
    share(begin.size(), static_cast<unsigned>(sinks.size()), watch, [&](std::size_t piece, unsigned thread) {
        Speller<Sink> speller(edges, to_a_word, dice, shortest, sinks[thread]);
        typename Speller<Sink>::Place place;
        place.state = dice.states - 1;
        speller.lay(begin[piece].first, *begin[piece].second, place);
    });
}

// The words to be spelled, in the best order of letters where the dice leave it free.
class Words {
  public:
    Words(const WordGraph& graph, const Dice& dice) : edges_(graph.edges()) {
        if (!order_is_free(dice)) return;
        ordered_ = in_order_of_rarity(edges_, dice);
        edges_ = ordered_;
    }
    Edges edges() const { return edges_; }

  private:
    std::vector<std::uint32_t> ordered_;
    Edges edges_;
};

// One bit a state, so that the whole table of nine dice is 5 MB: each thread has its own, and they are united.
struct BitSink {
    std::vector<std::uint64_t> bits;
    void operator()(std::uint32_t state, std::uint64_t) { bits[state >> 6] |= bit_of(state & 63); }
};

// The letter sets of all words that the dice could be long enough for, and the number of each.
class LetterSets {
  public:
    LetterSets(Edges edges, std::uint32_t most_letters) {
        collect(edges, kRoot, 0, most_letters);
        compact();
        slots_.assign(std::bit_ceil(4 * sets_.size() + 1), kFree);
        for (std::uint32_t kind = 0; kind < sets_.size(); ++kind) {
            std::size_t slot = home(sets_[kind]);
            while (slots_[slot] != kFree) slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = kind;
        }
    }

    std::uint32_t kind(std::uint64_t letters) const {
        std::size_t slot = home(letters);
        while (sets_[slots_[slot]] != letters) slot = (slot + 1) & (slots_.size() - 1);
        return slots_[slot];
    }

    std::vector<std::uint64_t>& sets() { return sets_; }

  private:
    static constexpr std::uint32_t kFree = ~0u;
    static constexpr std::size_t kMany = 1 << 20;

    void collect(Edges edges, std::uint32_t edge, std::uint64_t letters, std::uint32_t left) {
        if (left == 0) return;
        for (;; ++edge) {
            const std::uint32_t content = edges[edge];
            const std::uint64_t more = letters | bit_of(content & kSymbol);
            if (content & kFinal) sets_.push_back(more);
            if (content >> kTarget) collect(edges, content >> kTarget, more, left - 1);
            if (content & kLast) break;
        }
        if (sets_.size() >= 2 * compacted_ + kMany) compact();
    }

    void compact() {
        std::sort(sets_.begin(), sets_.end());
        sets_.erase(std::unique(sets_.begin(), sets_.end()), sets_.end());
        compacted_ = sets_.size();
    }

    std::size_t home(std::uint64_t letters) const {
        return (letters * 0x9E3779B97F4A7C15u >> 32) & (slots_.size() - 1);
    }

    std::vector<std::uint64_t> sets_;
    std::vector<std::uint32_t> slots_;
    std::size_t compacted_ = 0;
};

// Sorts by radix, 11 bits at a time up to those of the highest key, and drops repetitions.
void sort_unique(std::vector<std::uint64_t>& keys, std::vector<std::uint64_t>& other, std::uint64_t highest) {
    constexpr unsigned kBits = 11;
    other.resize(keys.size());
    for (unsigned shift = 0; shift < 64 && highest >> shift; shift += kBits) {
        std::array<std::size_t, (1u << kBits) + 1> place{};
        constexpr std::uint64_t kDigit = (1u << kBits) - 1;
        for (const auto key : keys) ++place[(key >> shift & kDigit) + 1];
        for (std::size_t digit = 1; digit < place.size(); ++digit) place[digit] += place[digit - 1];
        for (const auto key : keys) other[place[key >> shift & kDigit]++] = key;
        keys.swap(other);
    }
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

// Collects state and letter set as one number; what repeats is dropped whenever the heap has doubled.
struct PairSink {
    const LetterSets* sets;
    std::uint64_t kinds, highest;
    std::vector<std::uint64_t> keys, scratch;
    std::size_t room = 1 << 22;

    void operator()(std::uint32_t state, std::uint64_t letters) {
        keys.push_back(state * kinds + sets->kind(letters));
        if (keys.size() >= room) {
            tidy();
            room = std::max(room, 2 * keys.size());
        }
    }

    void tidy() { sort_unique(keys, scratch, highest); }
};

std::vector<std::uint64_t> united(std::vector<PairSink>& sinks) {
    std::vector<std::uint64_t> all = std::move(sinks.front().keys);
    for (std::size_t sink = 1; sink < sinks.size(); ++sink) {
        std::vector<std::uint64_t> both;
        both.reserve(all.size() + sinks[sink].keys.size());
        std::set_union(all.begin(), all.end(), sinks[sink].keys.begin(), sinks[sink].keys.end(),
                       std::back_inserter(both));
        all = std::move(both);
        sinks[sink].keys = {};
    }
    return all;
}

}  // namespace

Spellings states_spelled(const WordGraph& graph, const Dice& dice, std::uint32_t shortest, unsigned threads,
                         Watch& watch) {
    const Words words(graph, dice);
    std::vector<BitSink> sinks(threads);
    for (auto& sink : sinks) sink.bits.resize(dice.states / 64 + 1);
    spell(words.edges(), dice, shortest, sinks, watch);
    auto& bits = sinks.front().bits;
    std::size_t count = 0;
    for (std::size_t word = 0; word < bits.size(); ++word) {
        for (std::size_t sink = 1; sink < sinks.size(); ++sink) bits[word] |= sinks[sink].bits[word];
        count += static_cast<std::size_t>(std::popcount(bits[word]));
    }
    Spellings found;
    found.states.reserve(count);
    for (std::size_t word = 0; word < bits.size(); ++word)
        for (std::uint64_t left = bits[word]; left != 0; left &= left - 1)
            found.states.push_back(static_cast<std::uint32_t>(word * 64 + std::countr_zero(left)));
    return found;
}

Spellings letters_spelled(const WordGraph& graph, const Dice& dice, std::uint32_t shortest, unsigned threads,
                          Watch& watch) {
    const Words words(graph, dice);
    LetterSets sets(words.edges(), dice.most_letters);
    const std::uint64_t kinds = std::max<std::uint64_t>(sets.sets().size(), 1);
    std::vector<PairSink> sinks(threads, PairSink{&sets, kinds, dice.states * kinds, {}, {}});
    spell(words.edges(), dice, shortest, sinks, watch);
    share(sinks.size(), threads, watch, [&](std::size_t piece, unsigned) {
        sinks[piece].tidy();
        sinks[piece].scratch = {};
    });
    const auto keys = united(sinks);
    Spellings found;
    found.states.reserve(keys.size());
    found.kinds.reserve(keys.size());
    for (const auto key : keys) {
        found.states.push_back(static_cast<std::uint32_t>(key / kinds));
        found.kinds.push_back(static_cast<std::uint32_t>(key % kinds));
    }
    found.letter_sets = std::move(sets.sets());
    return found;
}

}  // namespace shakespell
