"""Builds the lexicons from the free word lists they come from; the same package gives the same files, byte for byte.

Nothing here is needed to play. ``packs.toml`` says which packages there are; ``build_pack`` is the one way in.
"""

from collections.abc import Iterable
from pathlib import Path

from ..folding import Obstacle
from ..lexicon import Lexicon, LexiconError
from .packs import FOLDER, Listing, Pack, pack, packs
from .readers import READERS, Entry
from .review import Review
from .sources import opened

__all__ = ["Pack", "build_pack", "pack", "packs"]

SHORTEST, LONGEST = 2, 15
"""How many letters a word of a lexicon has: no dice set of the five games shows more than fifteen."""


def build_pack(name: str, source: Path, out: Path) -> tuple[Lexicon, ...]:
    """Build the lexicons of a pack into the folder ``out`` and return them as they were written.

    ``source`` is the package that ``pack(name).fetch`` fetches, or a folder it was unpacked or installed in.
    LexiconError where there is no such pack, or the source is not the pinned one.
    """
    recipe = pack(name)
    files = opened(recipe, source)
    entries = list(READERS[recipe.reader](recipe, files))
    out.mkdir(parents=True, exist_ok=True)
    if recipe.licence_file in files:
        (out / recipe.terms).write_bytes(files[recipe.licence_file])
    return tuple(_saved(made, out) for made in (_made(listing, recipe, entries) for listing in recipe.lists) if made)


def _saved(lexicon: Lexicon, out: Path) -> Lexicon:
    path = out / f"{lexicon.name}.lex"
    lexicon.save(path)
    return Lexicon.open(path)


def _made(listing: Listing, recipe: Pack, entries: Iterable[Entry]) -> Lexicon:
    review = Review.load(FOLDER / recipe.review, recipe.rule) if recipe.review else None
    tiers: dict[str, int] = {}
    for text, kind, tier in entries:
        if kind == listing.kind and tier <= (listing.rarest or tier) and text not in tiers:
            normal = recipe.rule.normal(text)
            if _belongs(normal, review if kind == "words" else None):
                tiers[text] = tier
    if review and listing.kind == "words":
        tiers |= {text: 0 for text in review.added if text not in tiers}
    if not tiers:
        raise LexiconError(
            f"the source holds no {listing.kind} for {listing.name}: give the package {recipe.described}"
        )
    return Lexicon.from_words(
        listing.name,
        tiers,
        language=recipe.language,
        tiers=tiers,
        folding=recipe.rule,
        title=listing.title,
        source=recipe.described,
        licence=recipe.licence,
        notice=listing.notice,
        version=recipe.edition,
    )


def _belongs(normal: str | Obstacle, review: Review | None) -> bool:
    """Letters only, 2 to 15 of them once accents are folded, and passed by the review where there is one."""
    if isinstance(normal, Obstacle) or not SHORTEST <= len(normal) <= LONGEST:
        return False
    return review is None or review.admits(normal)
