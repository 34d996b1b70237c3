"""What the package knows as data: dice sets, variants, lexicons. Each file names its source and licence.

The names below are found when they are first asked for, so that whoever needs dice does not wait for five games.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .dice_sets import dice_set
    from .lexicons import default_lexicon, lexicon, lexicon_names
    from .matches import Setup, prepared
    from .reading import PresetError
    from .variants import Variant

_HOMES = {
    "dice_sets": ("dice_set",),
    "lexicons": ("default_lexicon", "lexicon", "lexicon_names"),
    "matches": ("Setup", "prepared"),
    "reading": ("PresetError",),
    "variants": ("Variant",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["PresetError", "Setup", "Variant", "default_lexicon", "dice_set", "lexicon", "lexicon_names", "prepared"]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    return getattr(import_module(f".{_HOME_OF[name]}", __name__), name)
