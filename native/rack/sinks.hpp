// What becomes of the words that are found: they are counted, listed, or the best of them kept.
//
// A sink says beforehand whether words of `fewest` to `most` letters and no more than so many points are still of
// interest (`wants`). One that is `kScored` then takes each word with its letters, points and target letters; another one
// takes its number if it is spelled, which needs no branch; `make_room` announces how many at most will come.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "faces.hpp"

namespace shakespell::rack {

struct Counted {
    static constexpr bool kScored = false;
    std::uint64_t words = 0;

    void make_room(std::size_t) {}
    void take_if(bool spelled, std::uint32_t) { words += spelled; }
    bool wants(int, int, int) const { return true; }
};

class Listed {
  public:
    static constexpr bool kScored = false;

    void make_room(std::size_t words) {
        if (numbers_.size() < used_ + words) numbers_.resize(2 * (used_ + words));
    }
    void take_if(bool spelled, std::uint32_t number) {
        numbers_[used_] = number;
        used_ += spelled;
    }
    bool wants(int, int, int) const { return true; }

    std::size_t size() const { return used_; }
    std::vector<std::uint32_t> numbers() {
        numbers_.resize(used_);
        return std::move(numbers_);
    }
    std::vector<float> worth() { return {}; }

  private:
    std::vector<std::uint32_t> numbers_;
    std::size_t used_ = 0;
};

class Scored {
  public:
    static constexpr bool kScored = true;

    explicit Scored(const Scores& scores) : scores_(scores) {}

    void make_room(std::size_t) {}
    void take(std::uint32_t number, int letters, int points, unsigned pattern) {
        numbers_.push_back(number);
        worth_.push_back(scores_.of(letters, points, pattern));
    }
    bool wants(int, int, int) const { return true; }

    std::size_t size() const { return numbers_.size(); }
    std::vector<std::uint32_t> numbers() { return std::move(numbers_); }
    std::vector<float> worth() { return std::move(worth_); }

  private:
    const Scores& scores_;
    std::vector<std::uint32_t> numbers_;
    std::vector<float> worth_;
};

// The best `top` words: of equal scores the commoner one, then the earlier one.
class Best {
  public:
    static constexpr bool kScored = true;

    struct Word {
        float score;
        std::uint8_t rarity;  // 255 for a word without a tier
        std::uint32_t number;

        bool operator<(const Word& other) const {  // better words are less
            if (score != other.score) return score > other.score;
            return std::tie(rarity, number) < std::tie(other.rarity, other.number);
        }
    };

    Best(const Scores& scores, std::span<const std::uint8_t> tiers, std::size_t top)
        : scores_(scores), tiers_(tiers), top_(top) {}

    void begin(const Rack& rack) {
        words_.clear();
        full_ = false;
        std::array<int, kMostDice> points;
        dice_ = 0;
        for (const Face* face : rack)
            if (face->spells()) points[dice_++] = face->points;
        std::sort(points.begin(), points.begin() + dice_, std::greater<>());
        most_[0] = 0;
        for (int die = 0; die < dice_; ++die) most_[die + 1] = most_[die] + points[die];
    }

    void make_room(std::size_t) {}
    void take(std::uint32_t number, int letters, int points, unsigned pattern) {
        const float score = scores_.of(letters, points, pattern);
        if (!full_ || score >= words_.front().score) add({score, std::uint8_t(tiers_[number] - 1), number});
    }

    // Only to be asked where a die gives one letter.
    bool wants(int fewest, int most, int points) const {
        if (!full_) return true;
        for (int letters = std::min(most, dice_); letters >= fewest; --letters)
            if (std::min(points, most_[letters]) >= needed_[letters]) return true;
        return false;
    }

    std::vector<Word> sorted() {
        std::sort(words_.begin(), words_.end());
        return std::move(words_);
    }

  private:
    void add(const Word& word) {
        if (!full_) {
            words_.push_back(word);
            std::push_heap(words_.begin(), words_.end());
            if (words_.size() < top_) return;
            full_ = true;
            return raise();
        }
        if (!(word < words_.front())) return;
        const float before = words_.front().score;
        std::pop_heap(words_.begin(), words_.end());
        words_.back() = word;
        std::push_heap(words_.begin(), words_.end());
        if (words_.front().score != before) raise();
    }

    void raise() {
        const int most = std::min(dice_, scores_.most_letters());
        for (int letters = 1; letters <= most; ++letters)
            needed_[letters] = scores_.needed(letters, words_.front().score);
    }

    const Scores& scores_;
    std::span<const std::uint8_t> tiers_;
    std::size_t top_;
    bool full_ = false;
    int dice_ = 0;
    std::vector<Word> words_;                   // a heap, the worst in front
    std::array<int, kMostDice + 1> most_{};     // points of the best so many dice
    std::array<int, kMostDice + 1> needed_{};   // points that so many letters need to come in among the best
};

}  // namespace shakespell::rack
