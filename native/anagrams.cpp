#include "anagrams.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace shakespell {
namespace {

// A word is one number: the rank of each letter in six bits, the first letter highest.
constexpr unsigned kBits = 6, kMostLetters = 64 / kBits;
constexpr std::uint64_t kRank = (1u << kBits) - 1;

constexpr unsigned shift_of(unsigned place) { return 64 - kBits * (place + 1); }

class Collector {
  public:
    Collector(Edges edges, const Dice& dice) : edges_(edges), most_letters_(dice.most_letters) {
        std::iota(symbols_.begin(), symbols_.end(), 0);
        const auto moves = [&](std::uint32_t symbol) { return dice.moves[symbol].size(); };
        std::stable_sort(symbols_.begin(), symbols_.end(),
                         [&](std::uint32_t one, std::uint32_t other) { return moves(one) < moves(other); });
        for (std::uint32_t rank = 0; rank < symbols_.size(); ++rank)
            rank_of_[symbols_[rank]] = moves(symbols_[rank]) == 0 ? 0 : rank;
        collect(kRoot, 0);
        std::sort(words_.begin(), words_.end());
        words_.erase(std::unique(words_.begin(), words_.end()), words_.end());
    }

    std::vector<std::uint32_t> laid_out() {
        laid_out_ = {0};
        if (words_.empty()) return {0, kLast};
        lay_out(words_.begin(), words_.end(), 0);
        return std::move(laid_out_);
    }

  private:
    using Word = std::vector<std::uint64_t>::const_iterator;

    void collect(std::uint32_t edge, unsigned length) {
        if (length == most_letters_) return;
        for (;; ++edge) {
            const std::uint32_t content = edges_[edge];
            if (const std::uint32_t rank = rank_of_[content & kSymbol]) {
                letters_[length] = rank;
                if (content & kFinal) words_.push_back(packed(length + 1));
                if (content >> kTarget) collect(content >> kTarget, length + 1);
            }
            if (content & kLast) return;
        }
    }

    std::uint64_t packed(unsigned length) const {
        auto sorted = letters_;
        std::sort(sorted.begin(), sorted.begin() + length);
        std::uint64_t word = 0;
        for (unsigned place = 0; place < length; ++place) word |= std::uint64_t{sorted[place]} << shift_of(place);
        return word;
    }

    // Writes the node of a range of words that agree up to `depth`, then the nodes behind it; returns where it is.
    std::uint32_t lay_out(Word first, Word last, unsigned depth) {
        const auto node = static_cast<std::uint32_t>(laid_out_.size());
        const auto rank = [&](std::uint64_t word) { return word >> shift_of(depth) & kRank; };
        const auto ended = [&](std::uint64_t word) { return word << kBits * (depth + 1) == 0; };
        std::vector<Word> bounds{first};
        while (bounds.back() != last) {
            const auto letter = rank(*bounds.back());
            laid_out_.push_back(symbols_[letter] | (ended(*bounds.back()) ? kFinal : 0));
            bounds.push_back(std::find_if(bounds.back(), last, [&](auto word) { return rank(word) != letter; }));
        }
        laid_out_.back() |= kLast;
        for (std::size_t child = 0; child + 1 < bounds.size(); ++child) {
            const Word begin = bounds[child] + (ended(*bounds[child]) ? 1 : 0);
            if (begin == bounds[child + 1]) continue;
            const std::uint32_t target = lay_out(begin, bounds[child + 1], depth + 1);
            laid_out_[node + child] |= target << kTarget;
        }
        return node;
    }

    Edges edges_;
    unsigned most_letters_;
    std::array<std::uint32_t, 1u << kBits> symbols_{}, rank_of_{};
    std::array<std::uint32_t, kMostLetters> letters_{};
    std::vector<std::uint64_t> words_;
    std::vector<std::uint32_t> laid_out_;
};

}  // namespace

bool order_is_free(const Dice& dice) {
    if (dice.most_letters > kMostLetters) return false;
    for (const auto& moves : dice.moves)
        if (std::any_of(moves.begin(), moves.end(), [](const Move& move) { return move.rest != 0; })) return false;
    return true;
}

std::vector<std::uint32_t> in_order_of_rarity(Edges edges, const Dice& dice) {
    return Collector(edges, dice).laid_out();
}

}  // namespace shakespell
