"""Run pytest with a compiled core that was built with sanitizers: scripts/sanitized.py CORE [ARGUMENT ...].

``make native-asan`` builds the core and calls this with the sanitizers' libraries loaded first.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location

import pytest

NAME = "shakespell.solver._core"


def main(core: str, *arguments: str) -> int:
    """The exit status of the tests; the core at a path stands in for the one that is installed."""
    spec = spec_from_file_location(NAME, core)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{core} is no module: build it with make native-asan")
    sys.modules[NAME] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return int(pytest.main([*arguments, "-n", "0", "-p", "no:cacheprovider"]))


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
