"""How well each category card is known: ``python -m shakespell.words.building.coverage`` prints docs/categories.md."""

import tomllib
from collections.abc import Iterator

from ..categories import PRINTED, Members, coverage
from .categories import CATEGORIES, ENOUGH

HEAD = """# Category cards: what we know for each

54 cards of three categories; the words come from lists of our own and from WordNet 3.1 (see
`src/shakespell/data/categories/english-sources.toml`). A word on the list is accepted at once; one that is not goes to
the ballot. *Symbols* counts the {symbols} printed symbols of the white dice (CK and XY are either letter) for which we
know at least one word. Made by `python -m shakespell.words.building.coverage`.

{total:,} words in {categories} categories; {rich} of these have {expected} or more. The category with the fewest
symbols has {poorest}.

| card | category | words | symbols of {symbols} |
|---|---|---|---|
"""


def document() -> str:
    """The page, whole."""
    members = Members.read(CATEGORIES / "english-members.json")
    found = {each.category: each for each in coverage(members)}
    head = HEAD.format(
        symbols=len(PRINTED.split()),
        total=sum(each.words for each in found.values()),
        categories=len(found),
        rich=sum(each.words >= ENOUGH for each in found.values()),
        expected=ENOUGH,
        poorest=min(each.symbols for each in found.values()),
    )
    rows = (f"| {card} | {title} | {found[id_].words} | {found[id_].symbols} |\n" for card, id_, title in _titles())
    return head + "".join(rows)


def _titles() -> Iterator[tuple[int, str, str]]:
    cards = tomllib.loads((CATEGORIES / "english-cards.toml").read_text("utf-8"))["cards"]
    for number, card in enumerate(cards, 1):
        yield from ((number, card[level]["id"], card[level]["title"]) for level in ("easy", "medium", "hard"))


if __name__ == "__main__":
    print(document(), end="")
