// The words of a lexicon by the set of their letters: the search for racks of one-letter faces and wilds.
//
// A rack spells a word if, of the letters the word has once or more often, no more are missing than there are wilds;
// of those it has twice or more often, and so on, all counted together. So words are filed under the set of their
// letters. That set is cut in two. The ten commonest letters of the lexicon make 1,024 subsets; the other letters, the
// rare ones, make groups. A group has one bit for each subset that occurs with its rare letters. Which subsets a rack
// allows is 1,024 bits too, so a group is searched by sixteen ands, and most groups fail at once by their rare letters.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "../word_graph.hpp"
#include "faces.hpp"

namespace shakespell::rack {

constexpr int kCommon = 10;
constexpr std::uint32_t kCommonLetters = (1u << kCommon) - 1;
using Subsets = std::array<std::uint64_t, (1 << kCommon) / 64>;

// What some letters add to a word: how many they are, and what a rack has of them.
struct Gain {
    int letters = 0, missing = 0;
    int points = 0;             // of one die each, where there is one
    int dice = 0, all = 0;      // how many dice show them, and what those that are worth something are worth together
    std::uint8_t pattern = 0;

    Gain operator+(const Gain& other) const {
        return {letters + other.letters, missing + other.missing, points + other.points,
                dice + other.dice,       all + other.all,         std::uint8_t(pattern | other.pattern)};
    }
};

// A rack as the search sees it; letters are places in a set.
struct Letters {
    std::array<std::uint32_t, kMostDice + 2> have{};                // [n]: letters of which there are n dice or more
    std::array<std::array<int, kSymbols>, kMostDice + 1> points;    // [n]: of the nth best die of a letter
    std::array<Gain, kSymbols> gains;                               // of each letter
    std::array<Gain, 32> low, high;                                 // of subsets of the first and second common letters
    std::array<Subsets, kCommon + 1> allowed;                       // [n]: subsets of which n letters or fewer lack
    std::array<int, kMostDice + 1> wild_points{};                   // of so many wilds, the best
    int wilds = 0, wilds_worth = 0;

    static std::optional<Letters> of(const Rack& rack, const Scores& scores,
                                     const std::array<std::uint8_t, kSymbols>& place);

    Gain common(std::uint32_t subset) const { return low[subset & 31] + high[subset >> 5]; }
};

class LetterSets {
  public:
    // Throws std::invalid_argument where too many words have the same letters.
    explicit LetterSets(Edges edges);

    // Every word that the rack spells goes to the sink. False where the rack is not for this search: a face has several
    // letters or readings, or a wild is worth more than a letter it could stand for.
    template <class Sink>
    bool search(const Rack& rack, const Scores& scores, int shortest, Sink& sink) const;

    std::size_t bytes() const;

  private:
    struct Group {
        std::uint32_t set, word;  // where its sets begin in starts_, and its words in entries_
        Subsets subsets;
    };

    void add_way(std::u32string_view repeats);
    void rank(std::vector<std::uint32_t>& ways, std::span<const std::uint32_t> count);
    void file(std::span<const std::uint64_t> filed, std::span<const std::uint32_t> ways);

    // How a word repeats letters: those it has twice or more often, those it has three times or more often, and where
    // in levels_ the letters begin that it has still more often (0: none).
    struct Way {
        std::uint32_t twice = 0, thrice = 0, more = 0;
    };

    const Way& way_of(std::uint32_t entry) const {
        const std::uint32_t way = entry >> number_bits_;
        return ways_[way < unusual_ ? way : rare_way(entry & number_mask_)];
    }
    std::size_t rare_way(std::uint32_t number) const;

    struct Candidate {
        std::uint32_t group;
        Gain rare;
    };

    // The groups whose rare letters the rack has or makes up for with wilds, those with the most dice first: the best
    // words are most often found there, and then little else has to be looked at.
    std::vector<Candidate> groups_for(const Letters& rack) const;

    template <class Sink>
    void search_set(const Letters& letters, const Gain& gain, std::span<const std::uint32_t> entries, int shortest,
                    Sink& sink) const;
    template <class Work>
    void each_further_level(const Way& way, Work&& work) const {
        for (std::uint32_t level = way.more, times = 4; levels_[level]; ++level, ++times) work(levels_[level], times);
    }

    std::array<std::uint8_t, kSymbols> place_{};  // of each symbol's bit in a set
    std::vector<std::uint32_t> rare_;             // of each group, its letters as they stand in a set
    std::vector<Group> groups_;
    std::vector<std::uint16_t> starts_;   // of each set, its first word in the group; at a group's end the number of all
    std::vector<std::uint32_t> entries_;  // of each word, set by set: its number, and above that its way
    std::vector<Way> ways_;               // the commonest first
    std::vector<std::uint32_t> levels_;   // further letters of ways, each way ended by 0
    int number_bits_ = 0;
    std::uint32_t number_mask_ = 0, unusual_ = 0;  // a way that does not fit above a number is written as `unusual_`
    std::vector<std::pair<std::uint32_t, std::uint32_t>> unusual_ways_;  // and stands here by the word's number
};

template <class Sink>
bool LetterSets::search(const Rack& rack, const Scores& scores, int shortest, Sink& sink) const {
    const auto letters = Letters::of(rack, scores, place_);
    if (!letters) return false;
    const Gain most_common = letters->common(kCommonLetters & letters->have[1]);
    const auto wanted = [&](const Gain& gain, int dice, int points) {
        return sink.wants(gain.letters, gain.dice + dice + letters->wilds, gain.all + points + letters->wilds_worth);
    };
    for (const auto& [number, rare] : groups_for(*letters)) {
        if (!wanted(rare, most_common.dice, most_common.all)) continue;
        const Group& group = groups_[number];
        const Subsets& allowed = letters->allowed[std::min(letters->wilds - rare.missing, kCommon)];
        const std::uint16_t* start = starts_.data() + group.set;
        for (std::size_t part = 0; part < allowed.size(); ++part) {
            const std::uint64_t there = group.subsets[part];
            for (auto left = there & allowed[part]; left; left &= left - 1) {
                const int bit = std::countr_zero(left);
                const Gain gain = rare + letters->common(std::uint32_t(part * 64 + bit));
                if (!wanted(gain, 0, 0)) continue;
                const auto* at = start + std::popcount(there & ((std::uint64_t{1} << bit) - 1));
                const std::size_t first = group.word + at[0], count = at[1] - at[0];
                search_set(*letters, gain, {entries_.data() + first, count}, shortest, sink);
            }
            start += std::popcount(there);
        }
    }
    return true;
}

// The words of one set: those that repeat letters need more dice, or more wilds. Half of them fail and no branch
// predicts which, so what can do without branches does.
template <class Sink>
void LetterSets::search_set(const Letters& rack, const Gain& gain, std::span<const std::uint32_t> entries, int shortest,
                            Sink& sink) const {
    sink.make_room(entries.size());
    for (const std::uint32_t entry : entries) {
        const Way& way = way_of(entry);
        const std::uint32_t two = way.twice & rack.have[2], three = way.thrice & rack.have[3];
        int letters = gain.letters + std::popcount(way.twice) + std::popcount(way.thrice);
        int missing = gain.missing + std::popcount(way.twice ^ two) + std::popcount(way.thrice ^ three);
        if (way.more) [[unlikely]]
            each_further_level(way, [&](std::uint32_t level, std::uint32_t times) {
                letters += std::popcount(level);
                missing += std::popcount(level & ~rack.have[std::min<std::size_t>(times, kMostDice + 1)]);
            });
        const bool spelled = (missing <= rack.wilds) & (letters >= shortest);
        if constexpr (!Sink::kScored) {
            sink.take_if(spelled, entry & number_mask_);
        } else if (spelled) {
            int points = gain.points + rack.wild_points[missing];
            for (auto left = two; left; left &= left - 1) points += rack.points[2][std::countr_zero(left)];
            for (auto left = three; left; left &= left - 1) points += rack.points[3][std::countr_zero(left)];
            if (way.more) [[unlikely]]
                each_further_level(way, [&](std::uint32_t level, std::uint32_t times) {
                    if (times > kMostDice) return;
                    for (auto left = level & rack.have[times]; left; left &= left - 1)
                        points += rack.points[times][std::countr_zero(left)];
                });
            sink.take(entry & number_mask_, letters, points, gain.pattern);
        }
    }
}

}  // namespace shakespell::rack
