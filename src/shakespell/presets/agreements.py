"""What a table agrees on about words: lexicon and lists that judge, by their digests, and what it adds to them."""

from collections.abc import Callable, Iterable
from operator import not_
from typing import Annotated, TypeAlias

from pydantic import Field

from ..core.dice import DiceSet
from ..core.game import Claim, Member, Verdict
from ..core.table import Referee
from ..words.lexicon import Lexicon
from .categories import lists_digest
from .document import Document
from .house import LONGEST_WORD, MOST_WORDS, accepted
from .referees import referee

Checker: TypeAlias = Callable[[Claim], Verdict | None]
"""What a lexicon says of a claim now; None where that cannot be known here. Any referee is one."""


class LexiconRecord(Document):
    """The lexicon that judged, the rule by which words were read, and what the table agreed on beside it."""

    name: str
    digest: str
    folding: str
    family: bool = Field(default=False, exclude_if=not_)
    """Whether the table does without the words that family mode blocks (B-43)."""
    house: tuple[Annotated[str, Field(max_length=LONGEST_WORD)], ...] = Field(
        default=(), max_length=MOST_WORDS, exclude_if=not_
    )
    """Words that the table accepts beside the lexicon. A record says only what a table did agree on."""

    categories: str = Field(default="", max_length=64, exclude_if=not_)
    """Digest of the lists of words behind the category cards, where the game is played with such."""

    @classmethod
    def of(cls, lexicon: Lexicon, dice: DiceSet, *, family: bool = False, house: Iterable[str] = ()) -> "LexiconRecord":
        """What a table agrees on; PresetError where a word of the house list is none."""
        return cls(
            name=lexicon.name,
            digest=lexicon.digest,
            folding=lexicon.folding.name,
            family=family,
            house=accepted(house, lexicon.folding),
            categories=lists_digest(lexicon.language) if dice.cards else "",
        )

    def referee(self, lexicon: Lexicon) -> Referee:
        """The referee that judges by it; ``lexicon`` is the one it names."""
        return referee(lexicon, family=self.family, house=self.house)

    def has_lists(self, lexicon: Lexicon) -> bool:
        """Whether the lists behind the cards are still those of the match; ``lexicon`` says of which language."""
        return bool(self.categories) and self.categories == lists_digest(lexicon.language)

    def checker(self, lexicon: Lexicon) -> Checker:
        """The referee for checking a record: it does not say what it would have to look up in lists of another day."""
        judge, knows_categories = self.referee(lexicon), self.has_lists(lexicon)
        return lambda claim: None if isinstance(claim, Member) and not knows_categories else judge(claim)
