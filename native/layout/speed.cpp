#include "speed.hpp"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace shakespell::layout {
namespace {

// Every die that is left over costs one; words have no score.
Aim linking(const Roll& roll, int dice) {
    Aim aim;
    for (std::size_t kind = 0; kind < roll.readings.size(); ++kind) aim.unused[kind] = 1;
    aim.unused_wild = 1;
    aim.exact_left = roll.dice() - dice;
    aim.common = 1;
    return aim;
}

// The roll with all its wilds read as one letter.
Roll without_wilds(Roll roll, std::uint8_t symbol) {
    const auto same = [&](const Reading& reading) { return reading.symbols.size() == 1 && reading.symbols[0] == symbol; };
    auto found = std::find_if(roll.readings.begin(), roll.readings.end(), same);
    if (found == roll.readings.end()) found = roll.readings.insert(found, {{symbol}, 0, 0});
    found->dice += roll.wilds;
    roll.wilds = 0;
    return roll;
}

struct Try {
    std::optional<Laid> laid;
    bool swept;
};

Try try_to_link(const RackWords& rack, int dice, const std::atomic<bool>& stop) {
    const Roll& roll = rack.roll();
    Try result;
    Ceiling ceiling{roll.dice() - dice};
    GridSearch::Limits limits;
    limits.stop = &stop;
    GridSearch search(rack, linking(roll, dice));
    result.swept = search.run(ceiling, limits, [&](const Laid& laid) {
        result.laid = laid;
        return false;
    });
    return result;
}

// Apart from the rack, with as many dice of a letter marked as wilds as the roll does not have.
std::vector<PlacedDie> placed(const Laid& laid, const RackWords& rack, const Roll& roll) {
    std::vector<PlacedDie> dice;
    for (const LaidDie& die : laid.dice) {
        const auto read = rack.symbols(die.token);
        const Symbols symbols(read.begin(), read.end());
        const auto real = [&](const PlacedDie& other) { return !other.wild && other.symbols == symbols; };
        const auto rolled = [&](const Reading& reading) { return reading.symbols == symbols && reading.dice > 0; };
        const auto reading = std::find_if(roll.readings.begin(), roll.readings.end(), rolled);
        const int left = reading == roll.readings.end() ? 0 : reading->dice;
        const bool guessed = std::count_if(dice.begin(), dice.end(), real) >= left;
        dice.push_back({die.at / kSide, die.at % kSide, symbols, die.wild || guessed});
    }
    return dice;
}

// The symbols that begin most words are good guesses for a wild; they need no table of frequencies.
std::vector<std::uint8_t> good_guesses(const WordGraph& graph, std::size_t most) {
    std::vector<std::pair<std::uint32_t, std::uint8_t>> begun;
    for (std::uint32_t edge = kRoot;; ++edge) {
        if (!begun.empty()) begun.back().first = graph.before()[edge] - begun.back().first;
        begun.emplace_back(graph.before()[edge], static_cast<std::uint8_t>(graph.edges()[edge] & kSymbol));
        if (graph.edges()[edge] & kLast) break;
    }
    begun.pop_back();  // the last letter of an alphabet is no loss
    std::sort(begun.rbegin(), begun.rend());
    std::vector<std::uint8_t> symbols;
    for (std::size_t i = 0; i < std::min(most, begun.size()); ++i) symbols.push_back(begun[i].second);
    return symbols;
}

// A grid of letters, wherever it lies, as text: to tell layouts apart.
std::string drawn(const Laid& laid, const RackWords& rack, bool mirrored) {
    std::vector<std::pair<std::pair<int, int>, Token>> dice;
    int top = kSide, left = kSide;
    for (const LaidDie& die : laid.dice) {
        const int row = mirrored ? die.at % kSide : die.at / kSide, col = mirrored ? die.at / kSide : die.at % kSide;
        top = std::min(top, row);
        left = std::min(left, col);
        dice.push_back({{row, col}, die.token});
    }
    std::sort(dice.begin(), dice.end());
    std::string text;
    for (const auto& [at, token] : dice) {
        text.push_back(static_cast<char>(at.first - top));
        text.push_back(static_cast<char>(at.second - left));
        text.push_back(static_cast<char>(token));
    }
    return text + static_cast<char>(rack.tokens());
}

}  // namespace

Linked link_dice(const WordGraph& graph, const Roll& roll, int dice, std::span<const std::uint8_t> tiers, int rarest,
                 const std::atomic<bool>& stop) {
    if (roll.wilds > 0) {  // a letter instead of the wilds has far fewer words, and mostly does
        for (const std::uint8_t symbol : good_guesses(graph, 3)) {
            const RackWords rack(graph, without_wilds(roll, symbol), tiers, rarest);
            if (const Try guess = try_to_link(rack, dice, stop); guess.laid)
                return {placed(*guess.laid, rack, roll), true};
            if (stop) return {std::nullopt, false};
        }
    }
    const RackWords rack(graph, roll, tiers, rarest);
    const Try answer = try_to_link(rack, dice, stop);
    if (!answer.laid) return {std::nullopt, answer.swept};
    return {placed(*answer.laid, rack, roll), true};
}

Counted count_layouts(const WordGraph& graph, const Roll& roll, int dice, std::uint64_t most,
                      std::span<const std::uint8_t> tiers, int rarest, const std::atomic<bool>& stop) {
    const RackWords rack(graph, roll, tiers, rarest);
    std::unordered_set<std::string> seen;
    Ceiling ceiling{roll.dice() - dice};
    GridSearch::Limits limits;
    limits.stop = &stop;
    GridSearch search(rack, linking(roll, dice));
    const bool swept = search.run(ceiling, limits, [&](const Laid& laid) {
        seen.insert(drawn(laid, rack, false));
        seen.insert(drawn(laid, rack, true));  // the search meets a layout or its mirror image
        return seen.size() < most;
    });
    return {std::min<std::uint64_t>(seen.size(), most), swept};
}

}  // namespace shakespell::layout
