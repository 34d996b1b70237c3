#include "word_graph.hpp"

#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace shakespell {
namespace {

void require(bool sound, const char* fault) {
    if (!sound) throw std::invalid_argument(std::string("not a word graph: ") + fault);
}

// How many words there are. Targets lie behind the edges that lead to them, so going backwards what follows is known.
std::size_t words_of(Edges edges, Edges before, int symbols) {
    std::vector<std::uint64_t> words(edges.size());  // that begin with an edge or a later sibling
    for (std::size_t edge = edges.size(); --edge >= kRoot;) {
        const std::uint32_t symbol = edges[edge] & kSymbol, target = edges[edge] >> kTarget;
        require(symbol >= 1 && symbol <= std::uint32_t(symbols), "an edge has a letter that is not in the alphabet");
        require(target == 0 || (target > edge && target < edges.size()), "an edge leads out of it or back into it");
        require(target == 0 || before[target] == 0, "an edge leads into the middle of a node");
        const std::uint64_t here = (edges[edge] & kFinal ? 1 : 0) + (target ? words[target] : 0);
        require(here > 0, "an edge leads to no word");
        words[edge] = here;
        if (edges[edge] & kLast) continue;
        require((edges[edge + 1] & kSymbol) > symbol, "the letters of a node are out of order");
        require(before[edge + 1] == before[edge] + here, "its words are numbered otherwise");
        words[edge] += words[edge + 1];
        require(words[edge] <= std::numeric_limits<std::uint32_t>::max(), "it has more words than numbers");
    }
    return words[kRoot];
}

}  // namespace

WordGraph::WordGraph(Edges edges, Edges before, int symbols) : edges_(edges), before_(before), symbols_(symbols) {
    require(edges.size() > kRoot && before.size() == edges.size(), "its two arrays do not fit each other");
    require(symbols >= 0 && symbols <= int(kSymbol), "it has more letters than a graph can");
    require(edges.back() & kLast, "its last node has no end");
    require(before[kRoot] == 0, "its words are numbered otherwise");
    const bool empty = edges.size() == kRoot + 1 && (edges[kRoot] & ~kLast) == 0;
    words_ = empty ? 0 : words_of(edges, before, symbols);
}

}  // namespace shakespell
