"""The compiled core, where it was built. Where it was not, the reference beside it answers the same, only slower."""

import warnings
from functools import cache, lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

from ..words.graph import WordGraph

_NAME = "shakespell.solver._core"


@cache
def core() -> ModuleType | None:
    """The compiled kernels, or None where the package was installed without a C++ compiler; that is said once.

    A core that is there but cannot be loaded is a fault, and its ImportError is not caught.
    """
    try:
        return import_module(_NAME)
    except ModuleNotFoundError as missing:
        if missing.name != _NAME:
            raise
        warnings.warn(
            "shakespell was installed without its compiled core: the solver answers the same, but slower. "
            "Install a C++20 compiler and reinstall to speed it up.",
            RuntimeWarning,
            stacklevel=3,
        )
        return None


@lru_cache(maxsize=16)
def compiled_graph(graph: WordGraph) -> Any:
    """A word graph as the compiled kernels take it: looked through once. ValueError where it is unsound."""
    compiled = core()
    assert compiled is not None
    return compiled.Graph(graph.edges, graph.before, len(graph.alphabet))
