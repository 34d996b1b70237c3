#include "problem.hpp"

#include <algorithm>

namespace shakespell::layout {
namespace {

constexpr std::size_t kMostGuessed = 2;  // wilds: 26 letters have 378 combinations of up to two, and 3,654 of three

// The roll with a die more of each letter instead of wilds. A letter that was not rolled has no value, as the wild has
// none; nor has one that is kept apart from real dice, as a kind of its own.
struct Read {
    Roll roll;
    Counts wild{};  // by kind: how many of its dice are wilds
};

Read read_as(const Roll& rolled, const Guess& guess, bool apart) {
    Read read{rolled, {}};
    read.roll.wilds = guess.wilds;
    auto& readings = read.roll.readings;
    for (const std::uint8_t symbol : guess.letters) {
        const auto first = readings.begin() + (apart ? rolled.readings.size() : 0);
        const auto same = [&](const Reading& reading) { return reading.symbols == Symbols{symbol}; };
        auto kind = std::find_if(first, readings.end(), same);
        if (kind == readings.end()) kind = readings.insert(kind, {{symbol}, 0, 0});
        ++kind->dice;
        ++read.wild[kind - readings.begin()];
    }
    return read;
}

Aim aim_at(const Read& read) {
    Aim aim = game_one(read.roll);
    aim.free = read.wild;
    for (int kind = 0; kind < kLanes; ++kind)  // dearer than laying nothing: these must be laid
        if (read.wild[kind] > 0) aim.unused[kind] = 1 + 3 * points_rolled(read.roll);
    return aim;
}

// How many edges of the word graph bear a letter: a measure of how much a wild is worth as that letter.
std::vector<std::uint64_t> commonness(const WordGraph& graph) {
    std::vector<std::uint64_t> edges(kSymbol + 1, 0);
    for (const std::uint32_t edge : graph.edges()) ++edges[edge & kSymbol];
    return edges;
}

// Every choice of up to `wilds` letters; smaller ones first.
std::vector<Symbols> choices(int symbols, int wilds) {
    std::vector<Symbols> all{{}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (static_cast<int>(all[i].size()) == wilds) continue;
        for (int symbol = all[i].empty() ? 1 : all[i].back(); symbol <= symbols; ++symbol) {
            all.push_back(all[i]);
            all.back().push_back(static_cast<std::uint8_t>(symbol));
        }
    }
    return all;
}

}  // namespace

std::vector<Guess> guesses(const WordGraph& graph, const Roll& roll) {
    if (roll.wilds > static_cast<int>(kMostGuessed)) return {{{}, roll.wilds}};
    const std::vector<std::uint64_t> edges = commonness(graph);
    std::vector<std::pair<std::uint64_t, Symbols>> ranked;
    for (Symbols& letters : choices(graph.symbols(), roll.wilds)) {
        std::uint64_t promise = letters.empty() ? ~std::uint64_t{0} : 1;
        for (const std::uint8_t letter : letters) promise *= edges[letter];
        ranked.emplace_back(promise, std::move(letters));
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Guess> guesses;
    for (auto& [promise, letters] : ranked) guesses.push_back({std::move(letters), 0});
    return guesses;
}

Problem::Problem(const WordGraph& graph, const Roll& rolled, const Guess& guess, const std::optional<Round>& round)
    : round_(round) {
    const Read read = read_as(rolled, guess, round.has_value());
    aim_ = aim_at(read);
    list_ = std::make_shared<const WordList>(graph, read.roll);
}

void Problem::index() {
    std::call_once(indexed_, [&] { rack_.emplace(list_); });
}

void Problem::bound() {
    std::call_once(bounded_, [&] {
        if (list_->roll.wilds == 0) cover_.emplace(DiceSets(*list_), aim_.single, aim_.free);
        if (cover_) least_ = 2 * cover_->cost(cover_->sets().all(), 1);
        if (!round_) return;
        two_.emplace(*list_, cover_ ? &cover_->sets() : nullptr, *round_);
        least_ = two_->least_at_start();
    });
}

int Problem::least() {
    bound();
    return least_;
}

GridSearch Problem::search() {
    bound();
    index();
    Aim aim = aim_;
    if (two_) aim.tally = &*two_;
    return GridSearch(*rack_, aim, cover_ ? &*cover_ : nullptr);
}

GridSearch Problem::bold_search() {
    if (round_) return search();
    index();
    return GridSearch(*rack_, aim_);
}

// Of dice that may be the wild, it is one that is in one word only, if there is such a one.
std::vector<PlacedDie> Problem::placed(const Laid& laid) const {
    const auto lies = [&](int at) {
        const auto there = [&](const LaidDie& die) { return die.at == at; };
        return std::any_of(laid.dice.begin(), laid.dice.end(), there);
    };
    const auto words = [&](const LaidDie& die) {
        return (lies(die.at - 1) || lies(die.at + 1)) + (lies(die.at - kSide) || lies(die.at + kSide));
    };
    std::vector<LaidDie> dice = laid.dice;
    std::stable_sort(dice.begin(), dice.end(), [&](const LaidDie& a, const LaidDie& b) { return words(a) < words(b); });
    Counts free = aim_.free;
    std::vector<PlacedDie> placed;
    for (const LaidDie& die : dice) {
        const Symbols& read = list_->spelled[die.token];
        const bool wild = die.wild || (die.token < kLanes && free[die.token] > 0 && free[die.token]-- > 0);
        placed.push_back({die.at / kSide, die.at % kSide, read, wild});
    }
    return placed;
}

}  // namespace shakespell::layout
