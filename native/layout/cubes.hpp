// What a turn of Crossword Cubes is worth, as costs for the search (CC-5, CC-10 to CC-14).
#pragma once

#include <array>
#include <optional>

#include "grid_search.hpp"
#include "harvest.hpp"

namespace shakespell::layout {

// Game One: every die counts once for each of its words, unused dice are subtracted. The bound is twice the sum.
Aim game_one(const Roll& roll);
int points_rolled(const Roll& roll);

// A round of Game Two as it stands before this turn. Sets of lengths are bit masks, bit 0 for two letters.
struct Round {
    static constexpr int kShortest = Harvest::kShortest, kLengths = Harvest::kLengths, kOpen = -1;

    std::array<int, kLengths> made;           // score of the word of each length, kOpen where there is none
    int slam = 0;                             // for all seven lengths, if this turn completes them
    bool harsh = false;                       // CC-12: a discounted word is deducted as well
    std::array<int, 1 << kLengths> later{};   // what later turns are worth, by the set of lengths made after this one

    int lengths_made() const;
    int bonus(int made_after) const;  // slam and later turns, by the set of lengths made after this turn
    int most_bonus() const;           // whatever this turn makes
};

// What it costs to lay no die.
int cost_of_nothing(const Roll& roll, const std::optional<Round>& round);

// Cost = twice the rolled sum + the most bonus - (points this turn adds to the round + its bonus): never less than 0.
class GameTwo final : public Tally {
  public:
    // `sets` of a roll without wilds, or none: they bound much better than lengths alone do.
    GameTwo(const WordList& list, const DiceSets* sets, const Round& round);

    int least(const std::vector<DecidedRun>& runs, int spent, const Prospect& prospect) const override;
    int cost(const std::vector<DecidedRun>& runs, int unused_points) const override;
    int least_at_start() const;

  private:
    // The words of each length so far: those made before this turn and those that lie now.
    struct Count {
        std::array<int, Round::kLengths> lowest, sum, words;
        std::array<int, 2> new_words{};  // by direction, those of lengths that were not made before
        int made = 0;                    // the set of lengths
        int gained = 0;                  // over the round before this turn
        int discounted = 0;              // scores of words that lie now but add nothing, and what they take away
    };

    Count count(const std::vector<DecidedRun>& runs) const;
    int value(const Count& count, int length) const;

    // Calls visit(lengths, score, crossings) for sets of open lengths that may yet be made, with the most that their words
    // can score and how often the new words of the turn can cross.
    template <class Visit>
    void visit_lengths(const Count& now, const Prospect& prospect, Visit&& visit) const;
    void sum_best_words(const WordList& list);
    void weigh_crossings(const Roll& roll);
    int most_with(int lengths, int crossings) const;

    const Round round_;
    const int twice_;
    const int highest_;      // and the most bonus
    const int made_before_;  // the set of lengths
    static constexpr int kMostLetters = 35;  // of words of all lengths

    Prospect at_start_;
    // What words of so many letters in all score at most when they cross so often; see weigh_crossings.
    std::array<std::array<int, kMaxDice + 1>, kMostLetters + 1> by_crossings_{};
    std::optional<Harvest> harvest_;
    std::array<int, 1 << Round::kLengths> best_{};    // without a harvest: the best words of a set of lengths, together
    std::array<int, 1 << Round::kLengths> letters_{}; // how many letters those have
};

}  // namespace shakespell::layout
