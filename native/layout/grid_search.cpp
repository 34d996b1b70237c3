// The walk of the search: where it begins, which question it asks, how it lays a word and takes it back.
// What may be answered is in grid_options.cpp, when to give up in grid_bounds.cpp.
#include "grid_search.hpp"

#include <algorithm>
#include <numeric>

namespace shakespell::layout {

struct GridSearch::Mark {
    std::size_t walls, closed, decided;
    int laid, wilds, left, left_cost, left_points, spent, frees;
    Counts have, free;
    std::array<int, 2> demand;
};

GridSearch::GridSearch(const RackWords& rack, const Aim& aim, const Cover* cover)
    : rack_(rack), aim_(aim), cover_(cover), pool_(4 * kMaxDice + 4) {
    cheapest_ = kImpossible;
    for (int kind = 0; kind < rack.kinds(); ++kind)
        if (aim.free[kind] < rack.roll().readings[kind].dice) cheapest_ = std::min(cheapest_, aim.single[kind]);
    if (rack.kinds() == 0) cheapest_ = 0;
    for (auto& words : witness_) words.fill(kNoWord);
}

bool GridSearch::run(Ceiling& ceiling, const Limits& limits, const Found& found) {
    ceiling_ = &ceiling;
    limits_ = limits;
    found_ = &found;
    first_limit_ = limits.tickets ? limits.upper : ceiling.load(std::memory_order_relaxed);
    reset();
    for (const int kind : root_order()) {
        explore_root(kind);
        if (ended_) return false;
        if (!drop(kind)) return true;
    }
    explore_wilds_alone();
    return !ended_;
}

void GridSearch::reset() {
    square_.fill(kUnknown);
    laid_ = spent_ = left_cost_ = left_points_ = 0;
    walls_.clear();
    closed_.clear();
    decided_.clear();
    have_ = {};
    free_ = aim_.free;
    frees_ = std::accumulate(free_.begin(), free_.end(), 0);
    demand_.fill(cover_ ? cover_->sets().all() : 0);
    for (int kind = 0; kind < rack_.kinds(); ++kind) {
        const Reading& reading = rack_.roll().readings[kind];
        have_[kind] = static_cast<std::uint8_t>(reading.dice);
        left_cost_ += aim_.unused[kind] * reading.dice;
        left_points_ += reading.points * reading.dice;
    }
    wilds_ = rack_.roll().wilds;
    left_ = rack_.roll().dice();
    exact_left_ = aim_.exact_left;
    nodes_ = branch_ = 0;
    ticket_ = limits_.tickets ? limits_.tickets->fetch_add(1) : 0;
    ended_ = false;
    top_.seed(limits_.seed);
    random_.seed(limits_.seed);
}

// --- The root ---

// Letters with few words first: they decide most, and copies multiply the places where they may go.
std::vector<int> GridSearch::root_order() const {
    std::vector<int> kinds(rack_.kinds());
    for (int kind = 0; kind < rack_.kinds(); ++kind) kinds[kind] = kind;
    const auto weight = [&](int kind) { return rack_.with(static_cast<Token>(kind)).entries().size() * have_[kind]; };
    std::stable_sort(kinds.begin(), kinds.end(), [&](int a, int b) { return weight(a) < weight(b); });
    return kinds;
}

// All layouts that use this kind and none of those dropped before.
void GridSearch::explore_root(int kind) {
    const Mark before = mark();
    root_ = kind;
    root_repeated_ = have_[kind] > 1;
    add_cell(kOrigin, static_cast<Token>(kind), false, true, true);
    node(0);
    restore(before);
}

// Layouts of wilds only, which some rolls are.
void GridSearch::explore_wilds_alone() {
    if (wilds_ < 2) return;
    const Mark before = mark();
    root_repeated_ = false;
    for (int token = 0; token < rack_.tokens() && !ended_; ++token) {
        if (rack_.symbols(static_cast<Token>(token)).size() > 1) continue;
        add_cell(kOrigin, static_cast<Token>(token), true, true, true);
        node(0);
        restore(before);
    }
}

// Goes on without any die of this kind; false where that costs too much.
bool GridSearch::drop(int kind) {
    const int copies = have_[kind];
    spent_ += aim_.unused[kind] * copies;
    left_cost_ -= aim_.unused[kind] * copies;
    left_ -= copies;
    exact_left_ -= aim_.exact_left >= 0 ? copies : 0;
    have_[kind] = 0;
    if (cover_)
        for (int& demand : demand_) demand -= copies * cover_->sets().die(static_cast<Token>(kind));
    if (aim_.exact_left >= 0 && exact_left_ < 0) return false;
    if (aim_.tally) return aim_.tally->least(decided_, spent_, prospect()) <= first_limit_;
    return spent_ <= first_limit_;
}

// --- A node: one more question ---

void GridSearch::node(int depth) {
    if (!is_mine(depth) || stopped()) return;
    limit_ = limits_.tickets && depth <= kSharedDepth ? first_limit_ : ceiling_->load(std::memory_order_relaxed);
    const OpenRuns runs = open_runs();
    if (runs.count == 0) return finish();
    if (hopeless(runs)) return;

    Options options = std::move(pool_[2 * depth]), scratch = std::move(pool_[2 * depth + 1]);
    const int chosen = choose(runs, depth, options, scratch);
    if (chosen >= 0) {
        put_in_order(options, depth);
        const Mark before = mark();
        for (const Option& option : options) {
            apply(option);
            if (depth == 0) root_across_ = option.kind == Option::kWord ? root_place(option.word, option.start, kAcross) : -1;
            node(depth + 1);
            restore(before);
            if (ended_) break;
        }
    }
    pool_[2 * depth] = std::move(options);
    pool_[2 * depth + 1] = std::move(scratch);
}

// Every thread walks the tree down to the shared depth in the same order; there a branch belongs to whoever holds its
// number, and takes the next free number after it.
bool GridSearch::is_mine(int depth) {
    if (!limits_.tickets || depth != kSharedDepth) return true;
    if (branch_++ != ticket_) return false;
    ticket_ = limits_.tickets->fetch_add(1, std::memory_order_relaxed);
    return true;
}

bool GridSearch::stopped() {
    ++nodes_;
    if (nodes_ >= limits_.nodes) ended_ = true;
    if ((nodes_ & 63) == 0 && limits_.stop && limits_.stop->load(std::memory_order_relaxed)) ended_ = true;
    return ended_;
}

// Every question is answered: what lies is a layout.
void GridSearch::finish() {
    if (exact_left_ >= 0 && left_ != exact_left_) return;
    int cost = spent_ + left_cost_ + wilds_ * aim_.unused_wild;
    if (aim_.tally) cost = aim_.tally->cost(decided_, left_points_);
    if (cost > ceiling_->load(std::memory_order_relaxed) || !all_words()) return;
    Laid laid{cost, {}};
    for (int i = 0; i < laid_; ++i) laid.dice.push_back({cells_[i].at, cells_[i].token, cells_[i].wild});
    if (!(*found_)(laid)) ended_ = true;
}

// Guards against two pieces with one hash, which is all that could have let a wrong run through.
bool GridSearch::all_words() const {
    for (int i = 0; i < laid_; ++i) {
        for (const Direction direction : {kAcross, kDown}) {
            int at = cells_[i].at;
            if (filled(at - step(direction)) || !filled(at + step(direction))) continue;
            std::array<Token, kMaxDice> run;
            std::size_t length = 0;
            for (; filled(at); at += step(direction)) run[length++] = token_at(at);
            if (!rack_.is_word({run.data(), length})) return false;
        }
    }
    return true;
}

// --- Questions ---

GridSearch::OpenRuns GridSearch::open_runs() const {
    OpenRuns runs;
    for (const Direction direction : {kAcross, kDown})
        for (int i = 0; i < laid_; ++i)
            if (cells_[i].open[direction] && !filled(cells_[i].at - step(direction)))
                runs.run[runs.count++] = open_run(cells_[i].at, direction);
    return runs;
}

GridSearch::OpenRun GridSearch::open_run(int first, Direction direction) const {
    OpenRun run{static_cast<std::int16_t>(first), 0, direction, 0, false, kImpossible, 0};
    int at = first;
    for (; filled(at); at += step(direction)) {
        run.key = Pieces::extend(run.key, token_at(at));
        ++run.length;
    }
    run.last = static_cast<std::int16_t>(at - step(direction));
    if (run.length == 1) {
        run.cost = price_alone(cells_[cell_of_[first]]);
    } else {
        run.word = rack_.completion(run.key).is_word();
    }
    return run;
}

Prospect GridSearch::prospect() const {
    const auto letters = [&](Token token) { return static_cast<int>(rack_.symbols(token).size()); };
    Prospect prospect{2 * wilds_, demand_};
    for (int kind = 0; kind < rack_.kinds(); ++kind) prospect.letters += 2 * have_[kind] * letters(static_cast<Token>(kind));
    for (int i = 0; i < laid_; ++i)
        prospect.letters += (cells_[i].open[kAcross] + cells_[i].open[kDown]) * letters(cells_[i].token);
    return prospect;
}

// --- Laying and taking back ---

// Dives shuffle, so that each restart looks elsewhere. Answers that take few new dice come first: dense layouts leave
// more letters for the questions that they open. Leaving a die alone comes last.
void GridSearch::put_in_order(Options& options, int depth) {
    auto& source = limits_.tickets && depth < kSharedDepth ? top_ : random_;
    for (Option& option : options) {
        const float chance = static_cast<float>(source() & 0xFFFF) / 32768.0F;
        option.order = static_cast<float>(option.fresh) + chance + (option.kind == Option::kSingle ? 100.0F : 0.0F);
    }
    std::sort(options.begin(), options.end(), [](const Option& a, const Option& b) { return a.order < b.order; });
}

void GridSearch::apply(const Option& option) {
    switch (option.kind) {
        case Option::kSingle:
            pay(cell_at(option.start));
            close(option.start, option.direction);
            wall(option.start - step(option.direction));
            wall(option.end + step(option.direction));
            break;
        case Option::kWord: lay_word(option); [[fallthrough]];
        case Option::kAsItIs: decide(option.start, option.end, option.direction);
    }
}

void GridSearch::pay(const Cell& cell) {
    spent_ += price_alone(cell);
    if (cell.wild || !is_free(cell.token)) return;
    --free_[cell.token];
    --frees_;
}

void GridSearch::lay_word(const Option& option) {
    const Word& word = rack_.word(option.word);
    const Direction crossing = other(option.direction);
    int at = option.start;
    for (int place = 0; place < word.length; ++place, at += step(option.direction)) {
        if (filled(at)) continue;
        const bool lone = option.lone >> place & 1;
        add_cell(at, word.tokens[place], option.wilds >> place & 1, crossing == kAcross && !lone, crossing == kDown && !lone);
        if (lone) {
            wall(at - step(crossing));
            wall(at + step(crossing));
        }
    }
}

// Settles a run: walls at its ends, no more questions in its direction.
void GridSearch::decide(int first, int last, Direction direction) {
    int score = 0, letters = 0;
    for (int at = first; at <= last; at += step(direction)) {
        if (cell_at(at).open[direction]) close(at, direction);
        score += value(cell_at(at));
        letters += static_cast<int>(rack_.symbols(token_at(at)).size());
    }
    wall(first - step(direction));
    wall(last + step(direction));
    if (aim_.tally) decided_.push_back({static_cast<std::uint8_t>(letters), direction, score});
}

void GridSearch::close(int at, Direction direction) {
    cell_at(at).open[direction] = false;
    if (cover_) demand_[direction] -= cover_->sets().die(token_at(at));
    closed_.emplace_back(cell_of_[at], direction);
}

void GridSearch::add_cell(int at, Token token, bool wild, bool across_open, bool down_open) {
    square_[at] = static_cast<std::uint8_t>(kToken + token);
    cell_of_[at] = static_cast<std::uint8_t>(laid_);
    cells_[laid_++] = {static_cast<std::int16_t>(at), token, wild, {across_open, down_open}};
    --left_;
    if (wild) {
        --wilds_;
        return;
    }
    --have_[token];
    if (cover_ && !across_open) demand_[kAcross] -= cover_->sets().die(token);
    if (cover_ && !down_open) demand_[kDown] -= cover_->sets().die(token);
    left_cost_ -= aim_.unused[token];
    left_points_ -= rack_.points(token);
}

void GridSearch::wall(int at) {
    if (square_[at] != kUnknown) return;
    square_[at] = kWall;
    walls_.push_back(static_cast<std::int16_t>(at));
}

GridSearch::Mark GridSearch::mark() const {
    return {walls_.size(), closed_.size(), decided_.size(), laid_,  wilds_, left_,  left_cost_,
            left_points_,  spent_,         frees_,          have_,  free_,  demand_};
}

void GridSearch::restore(const Mark& mark) {
    for (; walls_.size() > mark.walls; walls_.pop_back()) square_[walls_.back()] = kUnknown;
    for (; closed_.size() > mark.closed; closed_.pop_back()) cells_[closed_.back().first].open[closed_.back().second] = true;
    for (; laid_ > mark.laid; --laid_) square_[cells_[laid_ - 1].at] = kUnknown;
    decided_.resize(mark.decided);
    wilds_ = mark.wilds;
    left_ = mark.left;
    left_cost_ = mark.left_cost;
    left_points_ = mark.left_points;
    spent_ = mark.spent;
    frees_ = mark.frees;
    have_ = mark.have;
    free_ = mark.free;
    demand_ = mark.demand;
}

}  // namespace shakespell::layout
