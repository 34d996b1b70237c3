"""How well each category card is known: ``python -m shakespell.words.building.coverage`` prints docs/categories.md."""

import tomllib
from collections.abc import Iterator

from ..categories import PRINTED, Members, coverage
from .categories import CATEGORIES, ENOUGH

LANGUAGES = ("english", "german", "dutch", "danish", "italian")

HEAD = """# Category cards: what we know for each

54 cards of three categories; a word on the list is accepted at once, one that is not goes to the ballot. *Symbols*
counts the {symbols} printed symbols of the white dice (CK and XY are either letter) for which we know at least one
word; a letter with an accent goes for the plain one too (Ä and Å for A, Ø for O). The English words come from lists of
our own and from WordNet 3.1 (see `src/shakespell/data/categories/english-sources.toml`), those of other languages from
lists of our own (`german-own-*.toml` and so on). Made by `python -m shakespell.words.building.coverage`.
"""

PART = """
## {title}

{total:,} words in {categories} categories; {rich} of these have {expected} or more. The category with the fewest
symbols has {poorest}.

| card | category | words | symbols of {symbols} |
|---|---|---|---|
"""

SYMBOLS = len(PRINTED.split())


def document() -> str:
    """The page, whole."""
    return HEAD.format(symbols=SYMBOLS) + "".join(map(_part, LANGUAGES))


def _part(language: str) -> str:
    """What we know in one language."""
    members = Members.read(CATEGORIES / f"{language}-members.json")
    found = {each.category: each for each in coverage(members)}
    head = PART.format(
        title=language.capitalize(),
        symbols=SYMBOLS,
        total=sum(each.words for each in found.values()),
        categories=len(found),
        rich=sum(each.words >= ENOUGH for each in found.values()),
        expected=ENOUGH,
        poorest=min(each.symbols for each in found.values()),
    )
    rows = (
        f"| {card} | {title} | {found[id_].words} | {found[id_].symbols} |\n"
        for card, id_, title in _titles(language)
        if id_ in found
    )
    return head + "".join(rows)


def _titles(language: str) -> Iterator[tuple[int, str, str]]:
    cards = tomllib.loads((CATEGORIES / f"{language}-cards.toml").read_text("utf-8"))["cards"]
    for number, card in enumerate(cards, 1):
        yield from ((number, card[level]["id"], card[level]["title"]) for level in ("easy", "medium", "hard"))


if __name__ == "__main__":
    print(document(), end="")
