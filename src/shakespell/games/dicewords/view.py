"""The table as one seat of Dicewords sees it; every field is named because it is public, or this seat's own."""

from operator import getitem
from typing import Literal, TypeAlias

from ...core.ballot import Ballot
from ...core.dice import Die
from ...core.frozen import dataclass
from ...core.game import Seat, View
from .rules import Rules, Together
from .state import Checking, Choosing, Declared, DicewordsState, Drawing, Hand, Line, OnTrial, Refusal, StageName


@dataclass(frozen=True, slots=True)
class DieView:
    """A die as it lies: its name, the identifier printed on it, and the face that is up."""

    name: str
    identifier: str
    colour: str
    glyph: str
    points: int


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand as one seat may see it; ``dice`` and ``declared`` are None while they are hidden.

    ``lying`` is the word on its tray, and nobody else's business (DW-8).
    """

    seat: Seat
    rerolls_left: int
    done: bool
    dice: tuple[DieView, ...] | None
    lying: Declared | None
    declared: Declared | None
    refusal: Refusal | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DicewordsView(View):
    """The table as one seat sees it."""

    game: Literal["dicewords"] = "dicewords"
    round: int
    rounds: int | None
    target_score: int | None
    together: Together
    min_length: int
    host: Seat | None
    first: Seat
    stage: StageName | Literal["over"]
    hands: tuple[HandView, ...]
    challengeable: frozenset[Seat]
    subject: Seat | None
    """The seat whose word is voted or ruled on."""
    sheet: tuple[Line, ...]


DiceSeen: TypeAlias = tuple[tuple[DieView, ...], ...]
"""How each die looks with each of its faces up."""


def view(rules: Rules, dice: DiceSeen, state: DicewordsState, seat: Seat | None, prompt: int = 0) -> DicewordsView:
    """What ``seat``, or a spectator, may see.

    While everybody plays at once, another seat's dice and word stay hidden until all are done (DW-12); and before a
    challenge has been made nobody is told whether a word is in the lexicon (B-45).
    """
    others_hidden = is_hiding(rules, state)
    return DicewordsView(
        seat=seat,
        prompt=prompt,
        to_act=state.to_act,
        can=can(rules, state, seat),
        deadlines=state.deadlines,
        scores=state.scores,
        left=state.left,
        ballot=ballot.view() if (ballot := open_ballot(state)) else None,
        result=state.result,
        round=state.round,
        rounds=None if rules.target_score else rules.rounds,
        target_score=rules.target_score,
        together=rules.together,
        min_length=rules.min_length,
        host=state.host if rules.judging == "host" else None,
        first=state.first,
        stage="over" if state.result else state.stage.name,
        hands=tuple([_hand(rules, dice, of, state.hand(of), of == seat, others_hidden) for of in state.active]),
        challengeable=challengeable(state, seat),
        subject=state.stage.trial.subject if isinstance(state.stage, OnTrial) else None,
        sheet=state.sheet,
    )


MAY_DECLARE = frozenset(("declare", "pass"))
MAY_REROLL = MAY_DECLARE | {"reroll"}
MAY_SPELL = frozenset(("spell",))
NOTHING_MORE: frozenset[str] = frozenset()


def can(rules: Rules, state: DicewordsState, seat: Seat | None) -> frozenset[str]:
    """The kinds of action this seat may play now; tells the screen which controls to show."""
    if seat is None or seat not in state.to_act:
        return frozenset()
    match state.stage:
        case Choosing():
            lying = MAY_SPELL if rules.keeps_lying_words else NOTHING_MORE
            return lying | (MAY_REROLL if state.hand(seat).rerolls_left else MAY_DECLARE)
        case OnTrial(trial) if trial.is_open_to_challenges:
            return frozenset(("accept", "challenge"))
        case OnTrial():
            return frozenset(("vote",))
        case Drawing() | Checking():
            return frozenset()


def open_ballot(state: DicewordsState) -> Ballot | None:
    """The ballot everybody can see, where the others are voting on a word."""
    return state.stage.trial.ballot if isinstance(state.stage, OnTrial) else None


def challengeable(state: DicewordsState, seat: Seat | None) -> frozenset[Seat]:
    """The seats whose word ``seat`` may have looked up."""
    if seat is None or not isinstance(state.stage, OnTrial):
        return frozenset()
    return state.stage.trial.challengeable(seat)


def is_hiding(rules: Rules, state: DicewordsState) -> bool:
    """Whether nobody may see another seat's hand yet."""
    return rules.together != "off" and bool(state.choosing)


def _hand(rules: Rules, dice: DiceSeen, of: Seat, hand: Hand, mine: bool, hiding: bool) -> HandView:
    hidden = hiding and not mine
    return HandView(
        seat=of,
        rerolls_left=rules.rerolls if hidden else hand.rerolls_left,
        done=hand.done,
        dice=None if hidden else tuple(map(getitem, dice, hand.rolled)),
        lying=hand.lying if mine else None,
        declared=None if hidden else hand.declared,
        refusal=None if hidden else hand.refusal,
    )


def dice_seen(dice: tuple[Die, ...]) -> DiceSeen:
    """Each die with each face up, made once for a match."""
    return tuple(
        tuple(DieView(die.name, die.identifier, die.colour, face.glyph, face.points) for face in die.faces)
        for die in dice
    )


def face_numbers(dice: tuple[Die, ...], seen: tuple[DieView, ...]) -> tuple[int, ...]:
    """Which face of each die lies up, from the dice as a view shows them."""
    return tuple(
        next(n for n, face in enumerate(die.faces) if (face.glyph, face.points) == (lying.glyph, lying.points))
        for die, lying in zip(dice, seen, strict=True)
    )
