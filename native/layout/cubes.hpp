// What a turn of Crossword Cubes is worth, as costs for the search (CC-5, CC-10 to CC-14).
#pragma once

#include <array>
#include <optional>

#include "grid_search.hpp"

namespace shakespell::layout {

// Game One: every die counts once for each of its words, unused dice are subtracted. The bound is twice the sum.
Aim game_one(const Roll& roll);
int points_rolled(const Roll& roll);

// A round of Game Two as it stands before this turn. Sets of lengths are bit masks, bit 0 for two letters.
struct Round {
    static constexpr int kShortest = 2, kLengths = 7, kMostWords = 7, kOpen = -1;

    std::array<int, kLengths> made;           // score of the word of each length, kOpen where there is none
    int slam = 0;                             // for all seven lengths, if this turn completes them
    bool harsh = false;                       // CC-12: a discounted word is deducted as well
    std::array<int, 1 << kLengths> later{};   // what later turns are worth, by the set of lengths made after this one
};

// What it costs to lay no die: a bound for the best.
int cost_of_nothing(const Roll& roll, const std::optional<Round>& round);

// Cost = twice the rolled sum - (points this turn adds to the round + what later turns are worth).
class GameTwo final : public Tally {
  public:
    GameTwo(const WordList& list, const Round& round);

    int least(const std::vector<DecidedRun>& runs, int spent, int places) const override;
    int cost(const std::vector<DecidedRun>& runs, int unused_points) const override;
    int allowance() const;  // the most that slam and later turns add to a turn
    int least_at_start() const { return least({}, 0, 2 * dice_); }

  private:
    // The words of each length so far: those made before this turn and those that lie now.
    struct Count {
        std::array<int, Round::kLengths> lowest, sum, words;
        int made = 0;       // the set of lengths
        int gained = 0;     // over the round before this turn
        int discounted = 0; // scores of words that lie now but add nothing, and what they take away
    };

    Count count(const std::vector<DecidedRun>& runs) const;
    int value(const Count& count, int length) const;
    int bonus(int made) const;

    // Seven words are enough (CC-11). Where second words of a length cost nothing, more of them do no harm.
    bool too_many(std::size_t words) const { return round_.harsh && words > Round::kMostWords; }

    const Round round_;
    const int twice_;
    const int dice_;
    const int made_before_;  // the set of lengths
    std::array<int, 1 << Round::kLengths> best_{};    // the best words of a set of lengths, together
    std::array<int, 1 << Round::kLengths> letters_{}; // how many letters those have
};

}  // namespace shakespell::layout
