#include "cover.hpp"

#include <algorithm>

namespace shakespell::layout {

Cover::Cover(DiceSets sets, const std::array<int, kLanes>& single, const Counts& free)
    : sets_(std::move(sets)), least_(static_cast<std::size_t>(sets_.all()) + 1) {
    least_[0].fill(255);
    least_[0][0] = 0;
    for (DiceSet set; set.number < sets_.all();) {
        set = sets_.next(set);
        const int kind = sets_.rarest(set);
        least_[set.number] = least(set, sets_.rarest_dice(set) > free[kind] ? single[kind] : 0);
    }
}

// The rarest letter is alone, or in one of its words.
Cover::Costs Cover::least(const DiceSet& set, int single) const {
    Costs best = least_[set.number - sets_.die(static_cast<Token>(sets_.rarest(set)))];
    for (std::uint8_t& cost : best) cost = static_cast<std::uint8_t>(std::min(255, cost + single));
    sets_.visit_words(set, [&](const WordDice& word) {
        const Costs& rest = least_[set.number - word.number];
        for (std::size_t parts = 0; parts < best.size(); ++parts) best[parts] = std::min(best[parts], rest[parts]);
    });
    std::copy_backward(best.begin(), best.end() - 1, best.end());  // that was one part more
    return best;
}

}  // namespace shakespell::layout
