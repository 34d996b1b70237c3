// What lies on a rack, and what words are worth.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace shakespell::rack {

constexpr int kMostDice = 64;
constexpr int kSymbols = 32;

// What a face may be read as: strings of symbols counted from 0. A wild has no readings.
struct Face {
    std::vector<std::string> readings;
    int points = 0;
    bool wild = false;

    bool spells() const { return wild || !readings.empty(); }
};

using Rack = std::vector<const Face*>;

// Scores by letters, points and the set of target letters that a word has.
struct Scores {
    std::vector<float> values;                     // [letters][points - lowest][pattern]
    std::array<std::uint8_t, kSymbols> targets{};  // for each symbol, its bit in the pattern or 0
    int lowest = 0;
    std::size_t width = 0, patterns = 1;
    std::vector<float> best_up_to;  // [letters][points - lowest]: the most that so many points or fewer can score

    static constexpr int kNever = 1 << 28;

    float of(int letters, int points, unsigned pattern) const {
        return values[(letters * width + std::size_t(points - lowest)) * patterns + pattern];
    }

    int most_letters() const { return int(values.size() / (width * patterns)) - 1; }

    void find_bounds() {
        best_up_to.resize(values.size() / patterns);
        for (std::size_t row = 0; row < best_up_to.size(); ++row) {
            const auto first = values.begin() + std::ptrdiff_t(row * patterns);
            best_up_to[row] = *std::max_element(first, first + std::ptrdiff_t(patterns));
            if (row % width) best_up_to[row] = std::max(best_up_to[row], best_up_to[row - 1]);
        }
    }

    // The fewest points with which a word of so many letters can score `score`; kNever where none do.
    int needed(int letters, float score) const {
        const auto first = best_up_to.begin() + std::ptrdiff_t(letters * width);
        const auto last = first + std::ptrdiff_t(width), enough = std::lower_bound(first, last, score);
        return enough == last ? kNever : lowest + int(enough - first);
    }
};

}  // namespace shakespell::rack
