// A word graph as Python holds it: with the arrays in which it lies. Bound as `Graph`.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <span>
#include <utility>

#include "word_graph.hpp"

namespace shakespell {

// An array of Python's that is read where it lies.
template <class T>
using ReadArray = nanobind::ndarray<const T, nanobind::ndim<1>, nanobind::c_contig, nanobind::device::cpu>;

template <class T>
std::span<const T> view(const ReadArray<T>& array) {
    return {array.data(), array.size()};
}

class BoundGraph : public WordGraph {
  public:
    BoundGraph(ReadArray<std::uint32_t> edges, ReadArray<std::uint32_t> before, int symbols)
        : WordGraph(view(edges), view(before), symbols), edges_(std::move(edges)), before_(std::move(before)) {}

  private:
    ReadArray<std::uint32_t> edges_, before_;
};

void bind_graph(nanobind::module_& module);

}  // namespace shakespell
