// The layout solvers, bound for Python.
#pragma once

#include <nanobind/nanobind.h>

namespace shakespell {

void bind_layout(nanobind::module_& module);

}  // namespace shakespell
