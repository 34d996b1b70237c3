#include "rack_words.hpp"

#include <stdexcept>

namespace shakespell::layout {
namespace {


}  // namespace

int Roll::dice() const {
    int sum = wilds;
    for (const Reading& reading : readings) sum += reading.dice;
    return sum;
}

// --- Entry lists ---

void EntryList::seal(int span) {
    blocks_ = (entries_.size() + 63) / 64;
    Counts most{};
    int most_before = 0, most_after = 0;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        for (int lane = 0; lane < kLanes; ++lane) most[lane] = std::max(most[lane], needs_[i][lane]);
        most_before = std::max<int>(most_before, entries_[i].position);
        most_after = std::max<int>(most_after, entries_[i].length - entries_[i].position - span);
    }
    std::uint16_t slices = 0;
    for (int lane = 0; lane < kLanes; ++lane) {
        first_[lane] = slices;
        slices += most[lane];
    }
    first_[kLanes] = slices;
    first_[kLanes + 1] = slices += most_before;
    first_[kLanes + 2] = slices += most_after;
    slices_.assign(slices * blocks_, 0);

    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        for (int lane = 0; lane < kLanes; ++lane)
            for (int n = 0; n < needs_[i][lane]; ++n) mark(first_[lane] + n, i);
        for (int n = 0; n < entry.position; ++n) mark(first_[kLanes] + n, i);
        for (int n = 0; n < entry.length - entry.position - span; ++n) mark(first_[kLanes + 1] + n, i);
        ++up_to_[entry.length];
    }
    for (int length = 1; length <= kMaxDice; ++length) up_to_[length] += up_to_[length - 1];
    needs_ = {};
}

EntryList::Lacks EntryList::lacks(const Supply& supply) const {
    Lacks missing;
    for (int lane = 0; lane < kLanes; ++lane)
        for (int number = first_[lane] + supply.have[lane]; number < first_[lane + 1]; ++number)
            missing.need[missing.needs++] = slice(number);
    for (int number = first_[kLanes] + supply.before; number < first_[kLanes + 1]; ++number)
        missing.place[missing.places++] = slice(number);
    for (int number = first_[kLanes + 1] + supply.after; number < first_[kLanes + 2]; ++number)
        missing.place[missing.places++] = slice(number);
    return missing;
}

// --- Pieces of words ---

void Completion::merge(Completion other) {
    std::uint16_t merged = 0;
    for (int shift = 0; shift < 16; shift += 4)
        merged |= static_cast<std::uint16_t>(std::min(packed_ >> shift & 15, other.packed_ >> shift & 15) << shift);
    packed_ = merged;
}

void Pieces::add(std::uint64_t key, int before, int after) {
    Slot& found = slots_[slot(key)];
    const bool fresh = found.key == 0;
    found.key = key;
    found.completion.merge(Completion(before, after));
    if (fresh && ++used_ * 2 > slots_.size()) grow();
}

void Pieces::grow() {
    std::vector<Slot> old(slots_.size() * 4);
    old.swap(slots_);
    shift_ -= 2;
    for (const Slot& one : old)
        if (one.key != 0) slots_[slot(one.key)] = one;
}

// --- The words of a roll ---

// Walks the word graph as far as the dice reach; the depth is the number of dice.
class WordList::Walk {
  public:
    Walk(WordList& list, const WordGraph& graph, std::span<const std::uint8_t> tiers, int rarest)
        : list_(list), graph_(graph), tiers_(tiers), rarest_(rarest), wilds_(list.roll.wilds), letter_(64, kNone) {
        for (int token = 0; token < list.tokens(); ++token) {
            const auto& symbols = list.spelled[token];
            if (symbols.size() == 1 && letter_[symbols[0]] == kNone) letter_[symbols[0]] = token;
            else other_tokens_.push_back(static_cast<Token>(token));
        }
        for (int kind = 0; kind < list.kinds(); ++kind) left_[kind] = static_cast<std::uint8_t>(list.roll.readings[kind].dice);
    }

    // `number`: words in order before all that begin with the path to `node`.
    void visit(std::uint32_t node, std::uint32_t number) {
        for (std::uint32_t edge = node;; ++edge) {
            const std::uint32_t content = graph_.edges()[edge];
            if (const int token = letter_[content & kSymbol]; token != kNone)
                lay(static_cast<Token>(token), content, number + graph_.before()[edge]);
            if (content & kLast) break;
        }
        for (const Token token : other_tokens_) follow(token, node, number);
    }

  private:
    static constexpr int kNone = -1;

    void follow(Token token, std::uint32_t node, std::uint32_t number) {
        std::uint32_t content = 0;
        for (const std::uint8_t symbol : list_.spelled[token]) {
            if (content != 0) {
                number += (content & kFinal) != 0;
                node = content >> kTarget;
                if (node == 0) return;
            }
            std::uint32_t edge = node;
            while ((graph_.edges()[edge] & kSymbol) != symbol)
                if (graph_.edges()[edge++] & kLast) return;
            content = graph_.edges()[edge];
            number += graph_.before()[edge];
        }
        lay(token, content, number);
    }

    // Lays a die (a wild where none is left) that reads `token`; `content` is the edge of its last letter.
    void lay(Token token, std::uint32_t content, std::uint32_t number) {
        const int lane = list_.lane(token);
        const bool wild = lane == kAbsent || word_.need[lane] >= left_[lane];
        if (wild && (wilds_ == 0 || list_.spelled[token].size() > 1)) return;
        wilds_ -= wild;
        word_.tokens[word_.length++] = token;
        ++word_.need[lane];
        if ((content & kFinal) && word_.length >= 2) keep(number);
        if (content >> kTarget && word_.length < dice_)
            visit(content >> kTarget, number + ((content & kFinal) != 0));
        --word_.need[lane];
        --word_.length;
        wilds_ += wild;
    }

    void keep(std::uint32_t number) {
        if (!tiers_.empty() && tiers_[number] > rarest_) return;
        word_.number = number;
        list_.words.push_back(word_);
    }

    WordList& list_;
    const WordGraph& graph_;
    std::span<const std::uint8_t> tiers_;
    int rarest_;
    int wilds_;
    const int dice_ = list_.roll.dice();
    std::vector<int> letter_;         // a token of each symbol
    std::vector<Token> other_tokens_;  // of several symbols, or of one that another token spells too
    Counts left_{};
    Word word_;
};

WordList::WordList(const WordGraph& graph, const Roll& given, std::span<const std::uint8_t> tiers, int rarest)
    : roll(given) {
    if (roll.dice() > kMaxDice || kinds() > kAbsent) throw std::invalid_argument("too many dice for a layout");
    name_tokens(graph.symbols());
    Walk(*this, graph, tiers, rarest).visit(kRoot, 0);
    std::stable_sort(words.begin(), words.end(), [](const Word& a, const Word& b) { return a.length < b.length; });
}

void WordList::name_tokens(int symbols) {
    std::vector<bool> rolled(symbols + 1, false);
    for (const Reading& reading : roll.readings) {
        spelled.push_back(reading.symbols);
        if (reading.symbols.size() == 1) rolled[reading.symbols[0]] = true;
    }
    if (roll.wilds == 0) return;
    for (int symbol = 1; symbol <= symbols; ++symbol)
        if (!rolled[symbol]) spelled.push_back({static_cast<std::uint8_t>(symbol)});
}

RackWords::RackWords(std::shared_ptr<const WordList> list)
    : list_(std::move(list)), by_token_(tokens()), by_pair_(tokens() * tokens()) {
    for (std::uint32_t id = 0; id < list_->words.size(); ++id) index(id);
    for (EntryList& entries : by_token_) entries.seal(1);
    for (EntryList& entries : by_pair_) entries.seal(2);
}

void RackWords::index(std::uint32_t id) {
    const Word& word = list_->words[id];
    for (std::uint8_t first = 0; first < word.length; ++first) {
        const Entry entry{id, first, word.length};
        const Token token = word.tokens[first];
        Counts need = word.need;
        --need[lane(token)];
        by_token_[token].add(entry, need);
        if (first + 1 < word.length) {
            const Token second = word.tokens[first + 1];
            --need[lane(second)];
            by_pair_[token * tokens() + second].add(entry, need);
        }
        std::uint64_t key = 0;
        for (int last = first; last < word.length; ++last) {
            key = Pieces::extend(key, word.tokens[last]);
            pieces_.add(key, first, word.length - last - 1);
        }
    }
}

bool RackWords::is_word(std::span<const Token> run) const {
    if (run.size() < 2) return false;
    for (const Entry& entry : with(run[0], run[1]).entries()) {
        const Word& found = word(entry.word);
        if (entry.position == 0 && std::equal(run.begin(), run.end(), found.tokens.begin(), found.tokens.begin() + found.length))
            return true;
    }
    return false;
}

}  // namespace shakespell::layout
