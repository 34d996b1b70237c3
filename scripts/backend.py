"""How packages are built: by scikit-build-core, but none that players get without the web client.

The client is built by Node.js and is not in version control, so a package made of a clean clone would lack it without a
word. ``SHAKESPELL_WITHOUT_WEB=1`` makes one for who only wants the library.
"""

import os
import sys
from pathlib import Path
from typing import Any

from scikit_build_core import build
from scikit_build_core.build import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "src" / "shakespell" / "web" / "index.html"


def build_sdist(*given: Any, **named: Any) -> str:
    """A source package, the web client in it."""
    _check_client()
    return build.build_sdist(*given, **named)


def build_wheel(*given: Any, **named: Any) -> str:
    """A wheel, the web client in it."""
    _check_client()
    return build.build_wheel(*given, **named)


def _check_client() -> None:
    if not CLIENT.is_file() and os.environ.get("SHAKESPELL_WITHOUT_WEB") != "1":
        sys.exit(
            "shakespell: the web client is not built, so the package would lack it: run `make setup` first, "
            "or set SHAKESPELL_WITHOUT_WEB=1 for a package without it"
        )
