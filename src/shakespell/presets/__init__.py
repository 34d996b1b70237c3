"""What the package knows as data: dice sets, variants, lexicons. Each file names its source and licence."""

from .dice_sets import dice_set, dice_sets
from .lexicons import default_lexicon, lexicon, lexicon_names
from .matches import Setup, prepared
from .reading import PresetError
from .variants import Variant, variants

__all__ = [
    "PresetError",
    "Setup",
    "Variant",
    "default_lexicon",
    "dice_set",
    "dice_sets",
    "lexicon",
    "lexicon_names",
    "prepared",
    "variants",
]
