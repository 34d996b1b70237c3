"""What may be named: a word for the letter of a die that may be taken (BW-2 to BW-4, BW-11). All else is refused."""

from collections.abc import Mapping

from ...core.cards import Category
from ...core.dice import Face
from ...core.game import IllegalAction, Seat
from ...words.folding import Folding, Obstacle
from .naming import Phrase, phrase, same
from .rules import LONGEST_TEXT
from .special import begins
from .state import BookwormState, card_of, category_of


def category_named(state: BookwormState, chosen: str) -> Category:
    """The category of the open card by its id; IllegalAction where the card has none such."""
    card = card_of(state)
    category = card.category(chosen)
    if category is None:
        known = ", ".join(each.id for each in card.categories)
        raise IllegalAction("no-category", f"The card has no category {chosen[:40]}: choose from {known}.")
    return category


def die_to_take(state: BookwormState, seat: Seat, name: str, known: Mapping[str, int]) -> int:
    """The number of a die that may be taken; IllegalAction for one's own, or where no card is left to steal."""
    if name not in known:
        raise IllegalAction("unknown-die", f"There is no die {name[:20]}: they are {', '.join(known)}.")
    owner = state.owners[known[name]]
    if owner == seat:
        raise IllegalAction("own-die", "That die lies before you already: take one from the display or another.")
    if owner is not None and not state.cards_left:
        raise IllegalAction("no-cards", "No Bookworm card is left, so dice come from the display only.")
    return known[name]


def read_phrase(word: str, folding: Folding, language: str) -> Phrase:
    """The word as it is compared; IllegalAction where it is too long, or none."""
    if len(word) > LONGEST_TEXT:
        raise IllegalAction("too-long", f"A word or phrase has at most {LONGEST_TEXT} characters.")
    said = phrase(word, folding, language)
    if isinstance(said, Obstacle):
        raise IllegalAction("not-letters", said.reason)
    return said


def is_articled(said: Phrase, face: Face, category: Category) -> bool:
    """Whether the face is taken with the letter of a name's own article (BW-11).

    IllegalAction where the word begins with no letter of the face. In a category of things an article is never read:
    'the banana' begins with B.
    """
    if begins(face, said.initials):
        return False
    if begins(face, said.article):
        if category.names:
            return True
        raise IllegalAction("article", f"{said.text}: an article is not read, so it begins with {said.initials[0]}.")
    raise IllegalAction("wrong-letter", f"{said.text} does not begin with a letter of {face.glyph}.")


def check_new(state: BookwormState, said: Phrase, language: str) -> None:
    """IllegalAction for what was named, or found not to fit, in this round; a name has no plural."""
    category = category_of(state)
    if said.key in state.keys or (not category.names and any(same(said.key, key, language) for key in state.keys)):
        raise IllegalAction("named-before", f"{said.text} has been named in this round.")
    if (category.id, said.key) in state.refused_keys:
        raise IllegalAction("refused-before", f"{said.text} was found not to fit in this round.")
