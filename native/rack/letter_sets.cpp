#include "letter_sets.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>
#include <unordered_map>

namespace shakespell::rack {
namespace {

constexpr std::size_t kMostInGroup = 0xffff;  // what a start of a set can say

// The places of symbols in a set: the commonest letters come first, as edges of the graph count them.
std::array<std::uint8_t, kSymbols> places(Edges edges) {
    std::array<std::size_t, kSymbols> count{};
    for (std::size_t edge = kRoot; edge < edges.size(); ++edge) {
        const std::uint32_t symbol = edges[edge] & kSymbol;
        if (symbol) ++count[symbol - 1];
    }
    std::array<std::uint8_t, kSymbols> order, place;
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto one, auto other) { return count[one] > count[other]; });
    for (int at = 0; at < kSymbols; ++at) place[order[at]] = std::uint8_t(at);
    return place;
}

// A word on the way through the graph: which letters it has once or more often, twice or more often ...
class Word {
  public:
    explicit Word(const std::array<std::uint8_t, kSymbols>& place) : place_(place) {}

    void add(std::uint32_t symbol) {
        const int place = place_[symbol - 1];
        if (std::size_t(++count_[place]) > levels_.size()) levels_.push_back(0);
        levels_[count_[place] - 1] |= char32_t{1} << place;
    }

    void remove(std::uint32_t symbol) {
        const int place = place_[symbol - 1];
        levels_[--count_[place]] &= ~(char32_t{1} << place);
        if (!levels_.back()) levels_.pop_back();
    }

    std::uint32_t set() const { return levels_[0]; }
    std::u32string_view repeats() const { return std::u32string_view(levels_).substr(1); }

  private:
    const std::array<std::uint8_t, kSymbols>& place_;
    std::array<int, kSymbols> count_{};
    std::u32string levels_;
};

// Calls work(symbol) for each letter of a way through the graph as it is entered, and back(symbol) as it is left.
template <class Enter, class Leave>
void each_way(Edges edges, Enter&& enter, Leave&& leave) {
    std::vector<std::uint32_t> path{kRoot};
    bool fresh = true;
    while (!path.empty()) {
        const std::uint32_t edge = edges[path.back()], symbol = edge & kSymbol;
        if (fresh && symbol) {
            enter(symbol, edge & kFinal);
            if (edge >> kTarget) {
                path.push_back(edge >> kTarget);
                continue;
            }
        }
        if (symbol) leave(symbol);
        fresh = !(edge & kLast);
        if (fresh)
            ++path.back();
        else
            path.pop_back();
    }
}

}  // namespace

LetterSets::LetterSets(Edges edges) : levels_{0} {
    place_ = places(edges);
    std::vector<std::uint64_t> filed;  // set << 32 | number
    std::vector<std::uint32_t> ways;   // of each word, as they are met
    std::vector<std::uint32_t> count;  // of each way
    std::unordered_map<std::u32string, std::uint32_t> known;
    Word word(place_);
    const auto enter = [&](std::uint32_t symbol, bool final) {
        word.add(symbol);
        if (!final) return;
        const auto [way, is_new] = known.try_emplace(std::u32string(word.repeats()), std::uint32_t(known.size()));
        if (is_new) add_way(way->first), count.push_back(0);
        ++count[way->second];
        filed.push_back(std::uint64_t{word.set()} << 32 | filed.size());
        ways.push_back(way->second);
    };
    each_way(edges, enter, [&](std::uint32_t symbol) { word.remove(symbol); });
    std::sort(filed.begin(), filed.end());
    rank(ways, count);
    file(filed, ways);
}

void LetterSets::add_way(std::u32string_view repeats) {
    Way way;
    if (!repeats.empty()) way.twice = repeats[0];
    if (repeats.size() > 1) way.thrice = repeats[1];
    if (repeats.size() > 2) {
        way.more = std::uint32_t(levels_.size());
        levels_.insert(levels_.end(), repeats.begin() + 2, repeats.end());
        levels_.push_back(0);
    }
    ways_.push_back(way);
}

// Numbers the ways from the commonest on, and settles how many bits of an entry are left for them.
void LetterSets::rank(std::vector<std::uint32_t>& ways, std::span<const std::uint32_t> count) {
    std::vector<std::uint32_t> order(count.size()), place(count.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(), [&](auto one, auto other) { return count[one] > count[other]; });
    std::vector<Way> ranked;
    for (const auto way : order) place[way] = std::uint32_t(ranked.size()), ranked.push_back(ways_[way]);
    ways_ = std::move(ranked);
    for (auto& way : ways) way = place[way];
    number_bits_ = std::max(1, int(std::bit_width(ways.size())));
    number_mask_ = (1u << number_bits_) - 1;
    unusual_ = (1u << (32 - number_bits_)) - 1;
    for (std::uint32_t number = 0; number < ways.size(); ++number)
        if (ways[number] >= unusual_) unusual_ways_.emplace_back(number, ways[number]);
}

std::size_t LetterSets::rare_way(std::uint32_t number) const {
    return std::lower_bound(unusual_ways_.begin(), unusual_ways_.end(), std::pair{number, 0u})->second;
}

void LetterSets::file(std::span<const std::uint64_t> filed, std::span<const std::uint32_t> ways) {
    const auto close_group = [&](std::size_t end) {
        if (!groups_.empty()) starts_.push_back(std::uint16_t(end - groups_.back().word));
    };
    entries_.reserve(filed.size());
    for (std::size_t first = 0, next; first < filed.size(); first = next) {
        const auto set = std::uint32_t(filed[first] >> 32), rare = set & ~kCommonLetters, common = set & kCommonLetters;
        for (next = first; next < filed.size() && filed[next] >> 32 == set; ++next) {
            const auto number = std::uint32_t(filed[next]);
            entries_.push_back(number | std::min(ways[number], unusual_) << number_bits_);
        }
        if (next - first > kMostInGroup) throw std::invalid_argument("too many words of the same letters");
        if (groups_.empty() || rare_.back() != rare || next - groups_.back().word > kMostInGroup) {
            close_group(first);
            groups_.push_back({std::uint32_t(starts_.size()), std::uint32_t(first), {}});
            rare_.push_back(rare);
        }
        groups_.back().subsets[common / 64] |= std::uint64_t{1} << common % 64;
        starts_.push_back(std::uint16_t(first - groups_.back().word));
    }
    close_group(filed.size());
    rare_.shrink_to_fit();
    groups_.shrink_to_fit();
    starts_.shrink_to_fit();
}

std::vector<LetterSets::Candidate> LetterSets::groups_for(const Letters& rack) const {
    std::vector<Candidate> found;
    std::array<std::uint32_t, kMostDice + 2> begin{};  // of those with so many dice, and behind them the end of all
    for (std::uint32_t group = 0; group < rare_.size(); ++group) {
        if (std::popcount(rare_[group] & ~rack.have[1]) > rack.wilds) continue;
        Gain rare;
        for (auto left = rare_[group]; left; left &= left - 1) rare = rare + rack.gains[std::countr_zero(left)];
        ++begin[rare.dice];
        found.push_back({group, rare});
    }
    std::uint32_t before = 0;
    for (int dice = kMostDice; dice >= 0; --dice) before += std::exchange(begin[dice], before);
    std::vector<Candidate> ordered(found.size());
    for (const Candidate& candidate : found) ordered[begin[candidate.rare.dice]++] = candidate;
    return ordered;
}

std::size_t LetterSets::bytes() const {
    const auto of = [](const auto& list) { return list.capacity() * sizeof(list[0]); };
    return of(rare_) + of(groups_) + of(starts_) + of(entries_) + of(ways_) + of(levels_) + of(unusual_ways_);
}

namespace {

// [n]: the subsets of the common letters of which n or fewer are not in `have`; up to n = `most`. A letter doubles the
// subsets: all that there are so far, and the same with the letter.
void allow(std::array<Subsets, kCommon + 1>& allowed, int most, std::uint32_t have) {
    for (int n = 0; n <= most; ++n) allowed[n] = {1};
    for (int letter = 0; letter < kCommon; ++letter) {
        const bool there = have >> letter & 1;
        for (int n = most; n >= 0; --n) {
            if (!there && n == 0) continue;
            const Subsets& without = allowed[there ? n : n - 1];
            if (letter < 6)
                allowed[n][0] |= without[0] << (1 << letter);
            else
                std::copy_n(without.begin(), 1 << (letter - 6), allowed[n].begin() + (1 << (letter - 6)));
        }
    }
}

}  // namespace

std::optional<Letters> Letters::of(const Rack& rack, const Scores& scores,
                                   const std::array<std::uint8_t, kSymbols>& place) {
    std::vector<const Face*> dice;
    int cheapest = std::numeric_limits<int>::max();
    for (const Face* face : rack) {
        if (!face->spells()) continue;
        if (!face->wild && (face->readings.size() > 1 || face->readings[0].size() > 1)) return {};
        if (!face->wild) cheapest = std::min(cheapest, face->points);
        dice.push_back(face);
    }
    std::sort(dice.begin(), dice.end(), [](const auto* one, const auto* other) { return one->points > other->points; });
    std::optional<Letters> made(std::in_place);
    Letters& letters = *made;
    for (int symbol = 0; symbol < kSymbols; ++symbol)
        letters.gains[place[symbol]] = {1, 1, 0, 0, 0, scores.targets[symbol]};
    for (const Face* face : dice) {
        if (face->wild) {
            if (face->points > cheapest) return {};
            letters.wild_points[letters.wilds + 1] = letters.wild_points[letters.wilds] + face->points;
            letters.wilds_worth += std::max(face->points, 0);
            ++letters.wilds;
            continue;
        }
        const int letter = place[std::uint8_t(face->readings[0][0])];
        Gain& gain = letters.gains[letter];
        if (++gain.dice == 1) gain.missing = 0, gain.points = face->points;
        gain.all += std::max(face->points, 0);
        letters.points[gain.dice][letter] = face->points;
        letters.have[gain.dice] |= 1u << letter;
    }
    for (std::uint32_t subset = 1; subset < letters.low.size(); ++subset) {
        const int last = std::countr_zero(subset);
        letters.low[subset] = letters.low[subset & (subset - 1)] + letters.gains[last];
        letters.high[subset] = letters.high[subset & (subset - 1)] + letters.gains[last + kCommon / 2];
    }
    allow(letters.allowed, std::min(letters.wilds, kCommon), letters.have[1]);
    return made;
}

}  // namespace shakespell::rack
