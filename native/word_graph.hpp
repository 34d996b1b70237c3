// The words of a lexicon as one graph of letters, as src/shakespell/words/graph.py describes it.
//
// A WordGraph has been looked through once: no walk leaves its arrays or runs in circles, and every word has a number
// below words(). Kernels take one and look at nothing again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace shakespell {

using Edges = std::span<const std::uint32_t>;
inline constexpr std::uint32_t kSymbol = 0x3F, kFinal = 0x40, kLast = 0x80, kTarget = 8, kRoot = 1;

class WordGraph {
  public:
    // Throws std::invalid_argument where the arrays are no graph of words in so many letters.
    WordGraph(Edges edges, Edges before, int symbols);

    Edges edges() const { return edges_; }
    Edges before() const { return before_; }
    int symbols() const { return symbols_; }
    std::size_t words() const { return words_; }

  private:
    Edges edges_, before_;
    int symbols_;
    std::size_t words_;
};

}  // namespace shakespell
