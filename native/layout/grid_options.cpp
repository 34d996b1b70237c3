// What may be answered to 'what is the word of this run?': words that fit, the run as it is, a die left alone.
#include "grid_search.hpp"

#include <algorithm>

namespace shakespell::layout {

// Fills `best` with the answers of the question that has the fewest, and returns its index; -1 where one has none.
int GridSearch::choose(const OpenRuns& runs, int depth, Options& best, Options& scratch) {
    if (depth == 0) {
        options_for(runs.run[0], ~std::size_t{0}, best);
        return best.empty() ? -1 : 0;
    }
    std::array<std::pair<int, int>, 2 * kMaxDice> order;
    for (int i = 0; i < runs.count; ++i) order[i] = {-urgency(runs.run[i]), i};
    std::sort(order.begin(), order.begin() + runs.count);

    int chosen = -1;
    std::size_t fewest = ~std::size_t{0};
    for (int i = 0; i < runs.count; ++i) {
        options_for(runs.run[order[i].second], fewest, scratch);
        if (scratch.size() >= fewest) continue;
        fewest = scratch.size();
        if (fewest == 0) return -1;
        chosen = order[i].second;
        best.swap(scratch);
        if (fewest == 1) break;
    }
    return chosen;
}

// A guess which question has few answers: walled ends, two dice together, a rare letter.
int GridSearch::urgency(const OpenRun& run) const {
    const int along = step(run.direction);
    const int walls = (square_[run.first - along] == kWall) + (square_[run.last + along] == kWall);
    const auto words = static_cast<int>(words_through(run).entries().size());
    return walls * 10'000'000 + (run.length >= 2 ? 1'000'000 : 0) - words;
}

const EntryList& GridSearch::words_through(const OpenRun& run) const {
    const Token first = token_at(run.first);
    return run.length == 1 ? rack_.with(first) : rack_.with(first, token_at(run.first + step(run.direction)));
}

// The answers to one question, at most `most`: whoever has more than that will not be asked.
void GridSearch::options_for(const OpenRun& run, std::size_t most, Options& options) {
    options.clear();
    Option bare{Option::kAsItIs, 0, run.first, run.last, run.direction, 0, 0, 0, 0};
    if (run.length == 1) {
        bare.kind = Option::kSingle;
        if (single_allowed(run)) options.push_back(bare);
    } else if (run.word && (!cover_ || can_be_covered(run))) {
        options.push_back(bare);
    }
    if (options.size() >= most || left_ == 0) return;
    const Window window = look_around(run);
    if (window.before + window.after == 0) return;
    words_through(run).scan(window.supply, [&](const Entry& entry) {
        return try_word(entry, run, window, most, options);
    });
}

// The root must be in a word, and its mirror image has been met where it is alone down.
bool GridSearch::single_allowed(const OpenRun& run) const {
    if (run.direction == kDown && run.first == kOrigin) return false;
    return run.cost <= budget() && (!cover_ || can_be_covered(run));
}

// How far the run may grow, and with what: the dice left and those that lie on its line already.
GridSearch::Window GridSearch::look_around(const OpenRun& run) const {
    Window window;
    Supply& supply = window.supply;
    supply.have = have_;
    supply.wilds = wilds_;
    const int along = step(run.direction);
    const auto look = [&](int at, int stride) {
        int reach = 0;
        for (int room = left_; square_[at] != kWall && reach < kMaxDice - 1; at += stride, ++reach) {
            if (!filled(at)) {
                if (--room < 0) break;
                continue;
            }
            ++supply.have[rack_.lane(token_at(at))];
            ++window.crossed;
        }
        return reach;
    };
    window.before = look(run.first - along, -along);
    window.after = look(run.last + along, along);

    const int shared = run.length == 1 ? 1 : 2;  // tokens that the entries of words_through share
    for (int at = run.first + shared * along; at <= run.last; at += along) ++supply.have[rack_.lane(token_at(at))];
    supply.before = window.before;
    supply.after = window.after + run.length - shared;
    supply.longest = run.length + std::min(window.before + window.after, left_ + window.crossed);
    return window;
}

// Adds the ways to lay one word through the run; false once there are as many answers as anybody wants.
bool GridSearch::try_word(const Entry& entry, const OpenRun& run, const Window& window, std::size_t most,
                          Options& options) {
    if (entry.length - entry.position - run.length < 0 || entry.length == run.length) return true;
    Fit fit;
    fit.word = entry.word;
    fit.direction = run.direction;
    const int start = run.first - entry.position * step(run.direction);
    if (!fill(entry, start, fit) || breaks_symmetry(fit, run)) return true;

    fit.have = have_;
    fit.wilds_left = wilds_;
    if (window.crossed > 0 || run.length > 2 || wilds_ > 0) {  // else the scan has counted exactly
        const Word& word = rack_.word(fit.word);
        Counts have = have_;
        int lacking = 0;
        for (int i = 0; i < fit.fresh; ++i) {
            std::uint8_t& dice = have[rack_.lane(word.tokens[fit.places[i]])];
            if (dice > 0) --dice;
            else ++lacking;
        }
        if (lacking > wilds_) return true;
    }
    if (cover_ && !can_be_covered(fit)) return true;
    if (!check_crossings(fit)) return true;
    choose_dice(fit, 0, most, options);
    return options.size() < most;
}

// Whether the word agrees with what lies on its squares and is walled or free at its ends.
bool GridSearch::fill(const Entry& entry, int start, Fit& fit) const {
    const Word& word = rack_.word(entry.word);
    const int along = step(fit.direction);
    fit.start = static_cast<std::int16_t>(start);
    if (filled(start - along) || filled(start + word.length * along)) return false;
    int at = start;
    for (int place = 0; place < word.length; ++place, at += along) {
        if (square_[at] == kUnknown) fit.places[fit.fresh++] = static_cast<std::uint8_t>(place);
        else if (square_[at] != kToken + word.tokens[place]) return false;
    }
    return fit.fresh > 0 && fit.fresh <= left_;
}

// A layout and its mirror image (rows for columns) are met once: the root's word down does not come before its word
// across. Of several dice of the root's kind, the root is one nearest to the top left.
bool GridSearch::breaks_symmetry(const Fit& fit, const OpenRun& run) const {
    if (run.direction == kDown && run.first <= kOrigin && kOrigin <= run.last && (kOrigin - run.first) % kSide == 0 &&
        root_place(fit.word, fit.start, kDown) < root_across_)
        return true;
    if (!root_repeated_ || wilds_ > 0) return false;  // with wilds, choose_dice looks after it
    const Word& word = rack_.word(fit.word);
    for (int i = 0; i < fit.fresh; ++i)
        if (word.tokens[fit.places[i]] == root_ && before_root(fit.start + fit.places[i] * step(fit.direction))) return true;
    return false;
}

std::int64_t GridSearch::root_place(std::uint32_t word, int start, Direction direction) {
    return std::int64_t{word} * kLanes + (kOrigin - start) / step(direction);
}

// Looks at the words that cross each fresh die: whether one is possible at all, and how many dice they still want.
bool GridSearch::check_crossings(Fit& fit) const {
    const Word& word = rack_.word(fit.word);
    const Direction direction = other(fit.direction);
    const int left = left_ - fit.fresh;
    int wanting = 0;
    for (int i = 0; i < fit.fresh; ++i) {
        const int place = fit.places[i];
        const int at = fit.start + place * step(fit.direction);
        const int before = square_[at - step(direction)], after = square_[at + step(direction)];
        if (before < kToken && after < kToken) {
            if (before == kWall && after == kWall) fit.walled |= static_cast<std::uint16_t>(1 << place);
            ++wanting;
            continue;
        }
        fit.meets |= static_cast<std::uint16_t>(1 << place);
        const int dice = crossing(at, word.tokens[place], direction);
        if (dice > left) return false;
        wanting += dice > 0;
    }
    // Each crossing word that is not whole needs a die of its own, or leaves its die alone, at a price.
    return (wanting - left - wilds_ - frees_) * cheapest_ <= budget();
}

// How few more dice make a word of the run through `at`, if `token` were there.
int GridSearch::crossing(int at, Token token, Direction direction) const {
    const int along = step(direction);
    int first = at - along, behind = at + along;
    while (filled(first)) first -= along;
    std::uint64_t key = 0;
    for (int i = first + along; i != at; i += along) key = Pieces::extend(key, token_at(i));
    key = Pieces::extend(key, token);
    for (; filled(behind); behind += along) key = Pieces::extend(key, token_at(behind));
    return rack_.completion(key).fewest(square_[first] == kUnknown, square_[behind] == kUnknown);
}

// Decides which fresh places a wild fills. Where a real die of that letter is left, a wild may be assumed to lie in
// this word only: in any layout it can change places with a real one, until the wilds are where a word is not missed.
// That holds where all words count alike, so not with a tally.
void GridSearch::choose_dice(Fit& fit, int index, std::size_t most, Options& options) {
    if (fit.cost > budget() || options.size() >= most) return;
    const Word& word = rack_.word(fit.word);
    if (index == fit.fresh) {
        const int end = fit.start + (word.length - 1) * step(fit.direction);
        options.push_back({Option::kWord, fit.word, fit.start, static_cast<std::int16_t>(end), fit.direction, fit.wilds,
                           fit.lone, static_cast<std::uint8_t>(fit.fresh), 0});
        return;
    }
    const int place = fit.places[index];
    const auto bit = static_cast<std::uint16_t>(1 << place);
    const Token token = word.tokens[place];
    const bool rolled = token < rack_.kinds() && fit.have[token] > 0;
    const bool real = rolled && !(root_repeated_ && token == root_ && before_root(fit.start + place * step(fit.direction)));
    if (real) {
        const int cost = fit.walled & bit && !is_free(token) ? aim_.single[token] : 0;
        --fit.have[token];
        fit.cost += cost;
        choose_dice(fit, index + 1, most, options);
        fit.cost -= cost;
        ++fit.have[token];
    }
    const bool lone = rolled && !aim_.tally;
    if (fit.wilds_left == 0 || (lone && fit.meets & bit) || rack_.symbols(token).size() > 1) return;
    --fit.wilds_left;
    fit.wilds |= bit;
    if (lone) fit.lone |= bit;
    choose_dice(fit, index + 1, most, options);
    fit.lone &= static_cast<std::uint16_t>(~bit);
    fit.wilds &= static_cast<std::uint16_t>(~bit);
    ++fit.wilds_left;
}

}  // namespace shakespell::layout
