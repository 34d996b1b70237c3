// One of the searches that together look at every layout of a roll: its wilds are taken to read certain letters.
//
// A wild that may be anything makes a roll slow, as no bound bites. So in Game One each way to read the wilds is a
// problem of its own, with a die more for each of them, and the best layout is the best of all problems. Such a die is
// like every other of its letter but for one thing: any of them may be the wild, so of all that are in one word only the
// first costs nothing. All dice of the letter must be laid: where one is left over, it can as well be the wild, and
// layouts without a wild are another problem. In Game Two words are weighed differently, so a die is not as good as the
// next: there the wild is a letter of its own, without value.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "cover.hpp"
#include "cubes.hpp"
#include "grid_search.hpp"

namespace shakespell::layout {

// What the wilds of a roll are taken to be: letters, or wilds that may still be anything. Those beyond are not laid.
struct Guess {
    Symbols letters;
    int wilds = 0;
};

// All guesses for a turn of Game One, without wilds first, then the most promising; one that leaves the wilds wild where
// there are so many that their letters have too many combinations.
std::vector<Guess> guesses(const WordGraph& graph, const Roll& roll);

class Problem {
  public:
    // A turn of Game One, or of Game Two in the round that is given.
    Problem(const WordGraph& graph, const Roll& roll, const Guess& guess, const std::optional<Round>& round);

    // Any thread may ask for these; the tables they need are made by the first that does.
    int least();               // no layout costs less
    GridSearch search();
    GridSearch bold_search();  // for a first layout: in Game One it does not wait for tables of bounds
    std::vector<PlacedDie> placed(const Laid& laid) const;

  private:
    void index();
    void bound();

    const std::optional<Round> round_;
    Aim aim_;
    std::shared_ptr<const WordList> list_;
    std::once_flag indexed_, bounded_;
    int least_ = 0;
    std::optional<RackWords> rack_;
    std::optional<Cover> cover_;
    std::optional<GameTwo> two_;
};

}  // namespace shakespell::layout
