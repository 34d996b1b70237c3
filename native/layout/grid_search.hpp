// Lays the dice of a roll as linked words: a depth-first search over requirements, not over moves.
//
// Every die on the grid asks two questions: what is its word across, and its word down? A question is answered by the
// exact maximal run through the die, whose ends become walls, or by a wall on either side: the die is then in one word
// only, which costs its value. The question with the fewest answers is asked first. Answers exclude each other, so no
// layout is met twice, and layouts whose words only become words when all are there are met as well.
//
// Costs are counted down from the best that could be (every die in two words); a search looks for layouts that cost at
// most its ceiling, and having seen all of them is a proof.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <random>
#include <utility>
#include <vector>

#include "cover.hpp"
#include "rack_words.hpp"

namespace shakespell::layout {

constexpr int kSide = 32;  // the first die lies in the middle, so no layout of 15 dice reaches the edge
constexpr int kOrigin = (kSide / 2) * kSide + kSide / 2;

// A finished layout: dice on the grid, and what it costs.
struct LaidDie {
    std::int16_t at;  // row * kSide + column
    Token token;
    bool wild;
};

struct Laid {
    int cost = 0;
    std::vector<LaidDie> dice;
};

// A die of a layout, whatever words it was found in.
struct PlacedDie {
    int row, column;
    Symbols symbols;
    bool wild;
};

// A run whose ends are settled.
struct DecidedRun {
    std::uint8_t letters;
    std::uint8_t direction;
    int score;
};

// What may still come into words.
struct Prospect {
    int letters;                // that may be read at most: a die can be in two words
    std::array<int, 2> demand;  // by direction: the dice that are in no word yet, if the search has a cover
};

// A second measure of cost for aims that a sum over dice does not catch (Game Two of Crossword Cubes).
class Tally {
  public:
    virtual ~Tally() = default;
    // A lower bound of the final cost: `runs` are decided, dice have cost `spent` at least.
    virtual int least(const std::vector<DecidedRun>& runs, int spent, const Prospect& prospect) const = 0;
    // The exact cost of a finished layout with unused dice of that worth.
    virtual int cost(const std::vector<DecidedRun>& runs, int unused_points) const = 0;
};

struct Aim {
    std::array<int, kLanes> single{};  // by kind: what a die in one word only costs
    std::array<int, kLanes> unused{};  // by kind: what a die in no word costs
    Counts free{};                     // by kind: so many of its dice are wilds, which cost nothing in one word only
    int unused_wild = 0;
    int common = 0;                    // dice that cost no more than this unused are so easily placed that nobody asks
    int exact_left = -1;               // if not negative: so many dice must be left over
    const Tally* tally = nullptr;
};

// The ceiling that threads share, and lower whenever one of them finds something better.
using Ceiling = std::atomic<int>;

// Hands out the branches of a search to threads that walk the same tree down to a fixed depth.
using Tickets = std::atomic<std::uint64_t>;

class GridSearch {
  public:
    static constexpr int kImpossible = 1 << 20;  // a cost

    // Told of every layout within the ceiling; it may lower the ceiling, or stop the search by saying false.
    using Found = std::function<bool(const Laid&)>;

    struct Limits {
        std::uint64_t nodes = ~std::uint64_t{0};
        const std::atomic<bool>* stop = nullptr;
        Tickets* tickets = nullptr;  // shared by the threads of one search, each with the same `seed`
        int upper = kImpossible;     // the ceiling by which they prune the part of the tree that each of them walks
        std::uint32_t seed = 1;
    };

    // `cover` for a rack without wilds bounds much better than counting does; without it dice are counted.
    GridSearch(const RackWords& rack, const Aim& aim, const Cover* cover = nullptr);

    // True when all layouts within the ceiling have been met, false when a limit or `found` ended it.
    bool run(Ceiling& ceiling, const Limits& limits, const Found& found);

    std::uint64_t nodes() const { return nodes_; }

  private:
    enum Direction : std::uint8_t { kAcross = 0, kDown = 1 };
    enum : std::uint8_t { kUnknown = 0, kWall = 1, kToken = 2 };  // a square: unknown, wall, or kToken + token

    struct Cell {
        std::int16_t at;
        Token token;
        bool wild;
        std::array<bool, 2> open;  // whether its word across, down is still to be decided
    };

    struct OpenRun {
        std::int16_t first, last;
        Direction direction;
        std::uint8_t length;
        bool word;
        int cost;  // to leave it a single die; kImpossible for longer runs
        std::uint64_t key;
    };

    struct OpenRuns {
        std::array<OpenRun, 2 * kMaxDice> run;
        int count = 0;
    };

    struct Option {
        enum Kind : std::uint8_t { kWord, kSingle, kAsItIs } kind;
        std::uint32_t word;
        std::int16_t start, end;  // first and last square of the run
        Direction direction;
        std::uint16_t wilds;      // which places of the word a wild fills
        std::uint16_t lone;       // which of those are in this word only, see choose_dice
        std::uint8_t fresh;       // dice newly laid
        float order;
    };
    using Options = std::vector<Option>;

    // The free squares, 0 for none, on one of which a run must grow.
    struct Want {
        int before, after;

        bool shares(int square) const { return square != 0 && (square == before || square == after); }
    };

    // What surrounds an open run on its line.
    struct Window {
        Supply supply;
        int before = 0, after = 0;  // squares that may be filled
        int crossed = 0;            // how many of them are filled already
    };

    // How one word fits an open run: which of its places are fresh, and what lies beside those.
    struct Fit {
        std::uint32_t word;
        std::int16_t start;
        Direction direction;
        std::array<std::uint8_t, kMaxDice> places{};
        int fresh = 0;
        std::uint16_t meets = 0;   // fresh places with a die beside them
        std::uint16_t walled = 0;  // fresh places with a wall on both sides
        std::uint16_t wilds = 0, lone = 0;
        int cost = 0;
        Counts have{};
        int wilds_left = 0;
    };

    struct Mark;  // what to restore when a branch is left

    static constexpr std::uint32_t kNoWord = ~0u;
    static constexpr int kSharedDepth = 2;     // where threads part
    static constexpr int step(Direction direction) { return direction == kAcross ? 1 : kSide; }
    static constexpr int line(int at, Direction direction) { return direction == kAcross ? at / kSide : at % kSide; }
    static constexpr Direction other(Direction direction) { return direction == kAcross ? kDown : kAcross; }

    bool filled(int at) const { return square_[at] >= kToken; }
    Token token_at(int at) const { return square_[at] - kToken; }
    Cell& cell_at(int at) { return cells_[cell_of_[at]]; }
    int budget() const { return limit_ - spent_; }
    Prospect prospect() const;
    bool is_free(Token token) const { return token < kLanes && free_[token] > 0; }
    int price_alone(const Cell& cell) const { return cell.wild || is_free(cell.token) ? 0 : aim_.single[cell.token]; }
    int value(const Cell& cell) const { return cell.wild ? 0 : rack_.points(cell.token); }

    void reset();
    std::vector<int> root_order() const;
    bool drop(int kind);
    void explore_root(int kind);
    void explore_wilds_alone();
    void node(int depth);
    bool stopped();
    bool is_mine(int depth);
    void finish();
    bool all_words() const;

    OpenRuns open_runs() const;
    OpenRun open_run(int first, Direction direction) const;

    bool hopeless(const OpenRuns& runs);
    int price_by_counting(const OpenRuns& runs);
    int price_of_crowding(const OpenRuns& runs);
    int wanting_different(std::array<Want, 2 * kMaxDice>& wants, int count);
    int price_of_left_letters(int spare);
    int price_of_covering();
    bool can_be_covered(const OpenRun& run) const;
    bool can_be_covered(const Fit& fit) const;
    bool can_be_placed(Token token, const Supply& line, int borrowed, std::uint32_t& witness) const;

    int choose(const OpenRuns& runs, int depth, Options& best, Options& scratch);
    int urgency(const OpenRun& run) const;
    void options_for(const OpenRun& run, std::size_t most, Options& options);
    bool single_allowed(const OpenRun& run) const;
    Window look_around(const OpenRun& run) const;
    const EntryList& words_through(const OpenRun& run) const;
    bool try_word(const Entry& entry, const OpenRun& run, const Window& window, std::size_t most, Options& options);
    bool fill(const Entry& entry, int start, Fit& fit) const;
    bool breaks_symmetry(const Fit& fit, const OpenRun& run) const;
    static std::int64_t root_place(std::uint32_t word, int start, Direction direction);
    bool check_crossings(Fit& fit) const;
    int crossing(int at, Token token, Direction direction) const;
    void choose_dice(Fit& fit, int index, std::size_t most, Options& options);
    bool before_root(int at) const { return at / kSide + at % kSide < kOrigin / kSide + kOrigin % kSide; }

    void put_in_order(Options& options, int depth);
    void apply(const Option& option);
    void pay(const Cell& cell);
    void lay_word(const Option& option);
    void decide(int first, int last, Direction direction);
    void close(int at, Direction direction);
    void add_cell(int at, Token token, bool wild, bool across_open, bool down_open);
    void wall(int at);
    Mark mark() const;
    void restore(const Mark& mark);

    const RackWords& rack_;
    const Aim aim_;
    const Cover* cover_;
    int cheapest_ = 0;  // the least that a die in one word only can cost

    // The grid
    std::array<std::uint8_t, kSide * kSide> square_{};
    std::array<std::uint8_t, kSide * kSide> cell_of_{};
    std::array<Cell, kMaxDice> cells_{};
    int laid_ = 0;
    std::vector<std::int16_t> walls_;
    std::vector<std::pair<std::uint8_t, Direction>> closed_;  // in this order, so that they can be opened again
    std::vector<DecidedRun> decided_;

    // What is left
    Counts have_{};
    Counts free_{};        // dice that may be left alone at no cost
    int frees_ = 0;        // how many that are in all
    std::array<int, 2> demand_{};  // by direction: the dice that are in no word yet, as a set of the cover
    int wilds_ = 0;
    int left_ = 0;         // dice, wilds among them, that may yet be laid
    int left_cost_ = 0;    // what the letters among them cost if they stay unused
    int left_points_ = 0;  // what all unused letters are worth
    int exact_left_ = -1;
    int spent_ = 0;

    // The root: the first die, of a kind all copies of which lie behind it or in a wild
    int root_ = 0;
    bool root_repeated_ = false;
    std::int64_t root_across_ = 0;  // which word the root has across, to meet a layout and its mirror image once

    // The run
    Ceiling* ceiling_ = nullptr;
    Limits limits_;
    const Found* found_ = nullptr;
    int limit_ = 0;       // the ceiling as this node sees it
    int first_limit_ = 0; // the ceiling when the search began: threads must agree on the upper part of the tree
    std::uint64_t nodes_ = 0;
    std::uint64_t branch_ = 0, ticket_ = 0;
    bool ended_ = false;
    std::minstd_rand top_, random_;
    std::vector<Options> pool_;
    std::array<std::uint32_t, 2> lines_{};                         // scratch of price_of_covering: lines with open dice
    std::array<std::uint8_t, kSide * kSide> wanted_{};  // scratch of price_of_crowding
    std::array<std::array<std::uint32_t, kLanes>, 2> witness_;     // see can_be_placed
};

}  // namespace shakespell::layout
