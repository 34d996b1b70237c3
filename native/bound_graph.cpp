#include "bound_graph.hpp"

namespace shakespell {

void bind_graph(nanobind::module_& module) {
    using namespace nanobind::literals;
    nanobind::class_<BoundGraph>(
        module, "Graph", "A word graph for the kernels, checked when it is made: ValueError where it is none.")
        .def(nanobind::init<ReadArray<std::uint32_t>, ReadArray<std::uint32_t>, int>(), "edges"_a, "before"_a,
             "symbols"_a)
        .def_prop_ro("words", &BoundGraph::words);
}

}  // namespace shakespell
