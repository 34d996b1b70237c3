// The Python face of the compiled core: binds each kernel, holds no logic of its own.
#include <nanobind/nanobind.h>

#include "bound_graph.hpp"
#include "keep.hpp"
#include "layout.hpp"
#include "rack.hpp"

NB_MODULE(_core, module) {
    module.doc() = "Compiled kernels of shakespell.solver; the Python reference beside them is the oracle.";
    shakespell::bind_graph(module);
    shakespell::bind_keep(module);
    shakespell::bind_layout(module);
    shakespell::bind_rack(module);
}
