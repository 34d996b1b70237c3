#include "harvest.hpp"

#include <algorithm>

namespace shakespell::layout {

Harvest::Harvest(const DiceSets& sets, const WordList& list) {
    choose_lengths(list);
    most_.assign((static_cast<std::size_t>(sets.all()) + 1) * lengths_.size(), kNever);
    row(0)[0] = 0;  // the first column is for no length
    for (DiceSet set; set.number < sets.all();) reap(sets, set = sets.next(set));
}

void Harvest::choose_lengths(const WordList& list) {
    int letters = 0;
    for (const Reading& reading : list.roll.readings)
        letters += reading.dice * static_cast<int>(reading.symbols.size());
    std::array<int, 1 << kLengths> column{};
    for (int lengths = 0; lengths < 1 << kLengths; ++lengths) {
        int sum = 0;
        for (int length = 0; length < kLengths; ++length) sum += (lengths >> length & 1) * (length + kShortest);
        if (sum > letters) continue;
        column[lengths] = static_cast<int>(lengths_.size());
        for (int length = 0; length < kLengths; ++length)
            if (lengths >> length & 1) with_[length].emplace_back(column[lengths], column[lengths & ~(1 << length)]);
        lengths_.push_back(lengths);
    }
}

// The rarest letter is in no word that counts, or in one of its words.
void Harvest::reap(const DiceSets& sets, const DiceSet& set) {
    std::int16_t* best = row(set.number);
    std::copy_n(row(set.number - sets.die(static_cast<Token>(sets.rarest(set)))), lengths_.size(), best);
    sets.visit_words(set, [&](const WordDice& word) {
        const int length = word.letters - kShortest;
        if (length >= kLengths) return;
        const std::int16_t* rest = row(set.number - word.number);
        for (const auto& [column, without] : with_[length]) {
            if (rest[without] == kNever) continue;
            const int score = std::min<int>(kTop, rest[without] + word.points);
            best[column] = std::max(best[column], static_cast<std::int16_t>(score));
        }
    });
}

}  // namespace shakespell::layout
