// Words from a rack: every word some dice spell, how many there are, or the best by any scoring. See docs/solver.md.
#pragma once

#include <nanobind/nanobind.h>

namespace shakespell {

void bind_rack(nanobind::module_& module);

}  // namespace shakespell
