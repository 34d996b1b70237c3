// Exact reroll values: what every set of kept dice is worth, for all rolls at once. docs/solver.md has the mathematics.
#pragma once

#include <nanobind/nanobind.h>

namespace shakespell {

void bind_keep(nanobind::module_& module);

}  // namespace shakespell
