// The words that the dice of one roll can spell, indexed for laying them on a grid.
//
// A *token* is what a cell reads: a letter, or the letters of a two-letter face. A word is a sequence of tokens, so a
// word that can be laid in two ways (I-C-H, I-CH) stands here twice. Tokens below `kinds` were rolled; the others are
// letters that only a wild can give.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "../word_graph.hpp"

namespace shakespell::layout {

constexpr int kMaxDice = 15;   // a word is at most as long as the roll has dice
constexpr int kLanes = 16;     // one for each kind of rolled token, the last for all letters that were not rolled
constexpr int kAbsent = 15;

using Token = std::uint8_t;
using Symbols = std::vector<std::uint8_t>;  // letters, as the word graph numbers them
using Counts = std::array<std::uint8_t, kLanes>;  // dice by lane

// What a token spells, and how many dice show it, at what value.
struct Reading {
    Symbols symbols;
    int points = 0;
    int dice = 0;
};

struct Roll {
    std::vector<Reading> readings;  // the rolled tokens, at most 15
    int wilds = 0;

    int dice() const;
};

struct Word {
    std::uint8_t length = 0;  // in tokens
    std::array<Token, kMaxDice> tokens{};
    Counts need{};
    std::uint32_t number = 0;
};

// A word seen from one token (or pair of tokens) in it: token `position` of word `word`.
struct Entry {
    std::uint32_t word;
    std::uint8_t position;
    std::uint8_t length;
};

// What may be used to lengthen a run: dice and letters on the grid, wilds, and free cells on either side.
struct Supply {
    Counts have{};
    int wilds = 0;
    int before = kMaxDice;
    int after = kMaxDice;
    int longest = kMaxDice;
};

// All entries that share a token or a pair, shortest first, as bit sets: one for each 'needs at least n of this lane'.
// A scan combines a dozen machine words for 64 entries at once, where testing entries one by one would read them all.
class EntryList {
  public:
    // `need` leaves out the tokens that all entries share, `span` of them. Shorter words are added before longer ones.
    void add(const Entry& entry, const Counts& need) {
        entries_.push_back(entry);
        needs_.push_back(need);
    }
    void seal(int span);

    std::span<const Entry> entries() const { return entries_; }

    // Calls visit(entry) for the entries that the supply can serve, shortest first, until visit says false.
    // `supply.after` counts the cells behind the shared tokens.
    template <class Visit>
    void scan(const Supply& supply, Visit&& visit) const;

    bool serves(const Supply& supply) const {
        bool found = false;
        scan(supply, [&](const Entry&) { return !(found = true); });
        return found;
    }

  private:
    using Block = std::uint64_t;

    // The slices that a supply fails to serve. A wild makes up for one of need, nothing for one of place.
    struct Lacks {
        std::array<const Block*, 2 * kMaxDice> need, place;
        int needs = 0, places = 0;
    };

    Lacks lacks(const Supply& supply) const;
    const Block* slice(int number) const { return slices_.data() + static_cast<std::size_t>(number) * blocks_; }
    void mark(int number, std::size_t entry) {
        slices_[static_cast<std::size_t>(number) * blocks_ + entry / 64] |= Block{1} << entry % 64;
    }

    std::vector<Entry> entries_;
    std::vector<Counts> needs_;  // emptied by seal
    std::vector<Block> slices_;
    std::size_t blocks_ = 0;
    std::array<std::uint16_t, kLanes + 3> first_{};    // where the slices of each lane begin; then before, after, end
    std::array<std::uint32_t, kMaxDice + 2> up_to_{};  // entries of at most this length
};

// How few more dice make a piece of a word whole, by the ends that may grow.
class Completion {
  public:
    static constexpr int kNever = 15;

    constexpr Completion() = default;
    constexpr Completion(int before, int after) : packed_(only((before > 0) + 2 * (after > 0), before + after)) {}

    int fewest(bool before_open, bool after_open) const {
        int least = packed_ & 15;
        if (before_open) least = std::min(least, packed_ >> 4 & 15);
        if (after_open) least = std::min(least, packed_ >> 8 & 15);
        if (before_open && after_open) least = std::min(least, packed_ >> 12 & 15);
        return least;
    }
    bool is_word() const { return (packed_ & 15) == 0; }
    void merge(Completion other);

  private:
    static constexpr std::uint16_t only(int nibble, int dice) {
        return static_cast<std::uint16_t>((0xFFFF ^ (15 << 4 * nibble)) | dice << 4 * nibble);
    }

    std::uint16_t packed_ = 0xFFFF;  // nibbles: whole as it is, growing before, after, at both ends
};

// Every piece (infix) of every word, by hash. Two pieces with one hash share the better completion, so a collision can
// only let through a run that is no word, and a finished layout is checked word by word.
class Pieces {
  public:
    static constexpr std::uint64_t extend(std::uint64_t key, Token token) {
        return (key ^ (token + 1u)) * 0x9E3779B97F4A7C15ull;
    }

    Pieces() : slots_(std::size_t{1} << 10) {}

    // A piece that becomes a word with so many more dice before and after it.
    void add(std::uint64_t key, int before, int after);
    Completion find(std::uint64_t key) const { return slots_[slot(key)].completion; }

  private:
    struct Slot {
        std::uint64_t key = 0;
        Completion completion;
    };

    std::size_t slot(std::uint64_t key) const {
        std::size_t at = key >> shift_;
        while (slots_[at].key != 0 && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
        return at;
    }
    void grow();

    std::vector<Slot> slots_;
    std::size_t used_ = 0;
    int shift_ = 64 - 10;
};

// The words of a roll, shortest first, and the tokens they are written in.
struct WordList {
    // `tiers` by word number, or empty; words of a tier above `rarest` are left out.
    WordList(const WordGraph& graph, const Roll& roll, std::span<const std::uint8_t> tiers = {}, int rarest = 255);

    int kinds() const { return static_cast<int>(roll.readings.size()); }
    int tokens() const { return static_cast<int>(spelled.size()); }
    int lane(Token token) const { return token < kinds() ? token : kAbsent; }

    Roll roll;
    std::vector<Symbols> spelled;  // what each token reads
    std::vector<Word> words;

  private:
    class Walk;

    void name_tokens(int symbols);
};

// The same, ready to be laid.
class RackWords {
  public:
    explicit RackWords(std::shared_ptr<const WordList> list);
    RackWords(const WordGraph& graph, const Roll& roll, std::span<const std::uint8_t> tiers = {}, int rarest = 255)
        : RackWords(std::make_shared<const WordList>(graph, roll, tiers, rarest)) {}

    const Roll& roll() const { return list_->roll; }
    int kinds() const { return list_->kinds(); }
    int tokens() const { return list_->tokens(); }
    int lane(Token token) const { return list_->lane(token); }
    int points(Token token) const { return token < kinds() ? roll().readings[token].points : 0; }
    std::span<const std::uint8_t> symbols(Token token) const { return list_->spelled[token]; }

    const Word& word(std::uint32_t id) const { return list_->words[id]; }
    const EntryList& with(Token token) const { return by_token_[token]; }
    const EntryList& with(Token first, Token second) const { return by_pair_[first * tokens() + second]; }
    Completion completion(std::uint64_t key) const { return pieces_.find(key); }
    bool is_word(std::span<const Token> run) const;

  private:
    void index(std::uint32_t id);

    std::shared_ptr<const WordList> list_;
    std::vector<EntryList> by_token_, by_pair_;
    Pieces pieces_;
};

template <class Visit>
void EntryList::scan(const Supply& supply, Visit&& visit) const {
    const std::uint32_t limit = up_to_[std::min(supply.longest, kMaxDice)];
    if (limit == 0) return;
    const Lacks missing = lacks(supply);
    const int wilds = supply.wilds;
    for (std::size_t block = 0; block * 64 < limit; ++block) {
        Block refused = 0;
        for (int i = 0; i < missing.places; ++i) refused |= missing.place[i][block];
        if (wilds == 0) {
            for (int i = 0; i < missing.needs; ++i) refused |= missing.need[i][block];
        } else {
            std::array<Block, kMaxDice + 1> lacking{};  // lacking[n]: more than n dice are missing
            for (int i = 0; i < missing.needs; ++i) {
                const Block more = missing.need[i][block];
                for (int n = wilds; n > 0; --n) lacking[n] |= lacking[n - 1] & more;
                lacking[0] |= more;
            }
            refused |= lacking[wilds];
        }
        Block served = ~refused;
        if (const std::size_t rest = limit - block * 64; rest < 64) served &= (Block{1} << rest) - 1;
        for (; served != 0; served &= served - 1)
            if (!visit(entries_[block * 64 + std::countr_zero(served)])) return;
    }
}

}  // namespace shakespell::layout
