"""What a word is worth: its dice, the target letters it matches, its bonus, the line on the sheet (KW-5 to KW-10)."""

from ...core.arithmetic import NOTHING, Sum
from ...core.dice import Bonus, DiceSet, Die, Face, named, shown
from ...core.game import IllegalAction, Seat, Verdict
from ...core.trial import Trial
from ...words.folding import Folding, Obstacle
from ...words.spelling import Letter, lacking, letters_of, spell, spell_with
from .rules import Rules, SeatOptions
from .state import Draft, IcewordsState, Line, Reckoning

UNSCORED = Reckoning(NOTHING)


def matched(word: str, targets: tuple[Face, ...], each_die: bool) -> tuple[str, ...]:
    """The target letters that stand in the word: each letter once, or once for every ice die that shows it (KW-7)."""
    letters = [target.readings[0] for target in targets if target.readings and target.readings[0] in word]
    return tuple(letters if each_die else dict.fromkeys(letters))


def bonus_table(dice_set: DiceSet, options: SeatOptions) -> Bonus:
    """The bonus points on the side of the board that lies up before a seat (KW-8, KW-13)."""
    return dice_set.bonus("side-b" if options.side_b else "side-a")


def reckoning(
    word: str, value: int, targets: tuple[Face, ...], bonus: Bonus, rules: Rules, options: SeatOptions
) -> Reckoning:
    """Word score x targets matched + bonus (KW-5 to KW-8); x letters where the seat ignores the targets (KW-13)."""
    found = matched(word, targets, rules.each_die)
    multiplier = len(word) if options.ignore_targets else len(found)
    return Reckoning(Sum(value, multiplier, bonus.of(len(word))), found)


def nearest_the_start(seats: tuple[Seat, ...], faces: tuple[Face, ...], alphabet: str) -> tuple[Seat, ...]:
    """The seats whose letter is nearest the start of the alphabet, all where they tie; a wild is last (KW-1)."""

    def place(face: Face) -> int:
        found = alphabet.find(face.readings[0][0]) if face.readings else -1
        return found if found >= 0 else len(alphabet)

    nearest = min(map(place, faces))
    return tuple(seat for seat, face in zip(seats, faces, strict=True) if place(face) == nearest)


def numbers(names: tuple[str, ...], dice: tuple[Die, ...]) -> tuple[int, ...]:
    """The number of each named die; IllegalAction for one that is not there, or is named twice."""
    known = named(dice)
    if not names:
        raise IllegalAction("no-dice", "Name at least one die.")
    for name in names:
        if name not in known:
            raise IllegalAction("unknown-die", f"You have no die called {name}; your dice are {', '.join(known)}.")
        if names.count(name) > 1:
            raise IllegalAction("die-twice", f"The die {name} is named twice.")
    return tuple(known[name] for name in names)


def normal_word(folding: Folding, text: str, dice: tuple[Die, ...]) -> str:
    """The letters of an arrangement as the dice know them; IllegalAction where it is no word of letters."""
    word = folding.normal(text)
    if isinstance(word, Obstacle):
        raise IllegalAction("not-letters", word.reason)
    if len(word) > 2 * len(dice):
        raise IllegalAction("not-on-dice", f"{len(word)} letters are more than {len(dice)} dice can spell.")
    return word


def arranged(
    word: str, dice: tuple[Die, ...], rolled: tuple[int, ...], chosen: tuple[int, ...] | None
) -> tuple[tuple[Letter, ...], int]:
    """The dice that spell the word, those chosen or those that score best, and their value (KW-5).

    IllegalAction where it is not on the dice as they lie.
    """
    faces = shown(dice, rolled)
    spelling = spell(word, faces) if chosen is None else spell_with(word, faces, chosen)
    if spelling is None:
        raise IllegalAction("not-on-dice", _not_on_dice(word, dice, faces, chosen))
    letters = letters_of(dice, faces, spelling)
    return letters, spelling.points


def _not_on_dice(word: str, dice: tuple[Die, ...], faces: tuple[Face, ...], chosen: tuple[int, ...] | None) -> str:
    if chosen is None:
        return str(lacking(word, faces))
    lying = " ".join(f"{dice[position].name} {faces[position].glyph}" for position in chosen)
    return f"{word} is not what the dice you named spell: {lying}."


def too_short(draft: Draft, min_length: int) -> Verdict | None:
    """The verdict on letters that are too few for a word (KW-10); None where they are enough."""
    if len(draft.word) >= min_length:
        return None
    return Verdict("no", f"{draft.word} is too short: a word has at least {min_length} letters.")


def lines_of(state: IcewordsState, trial: Trial, min_length: int) -> tuple[Line, ...]:
    """The lines that a round leaves on the sheets of those who played it (KW-9)."""
    ruled = {case.seat: case.verdict for case in trial.cases}
    drafts = [(seat, state.hand(seat).draft) for seat in state.active]
    return tuple(
        _line(state, seat, (draft and too_short(draft, min_length)) or ruled.get(seat)) for seat, draft in drafts
    )


def _line(state: IcewordsState, seat: Seat, verdict: Verdict | None) -> Line:
    """A word that is not allowed scores no points at all (KW-10)."""
    draft = state.hand(seat).draft
    total = state.scores[seat]
    if draft is None:
        return Line(state.round, seat, "", (), UNSCORED, False, "", total)
    valid = verdict is not None and verdict.answer != "no"
    reason = verdict.reason if verdict and not valid else ""
    worth = draft.reckoning if valid else UNSCORED
    return Line(state.round, seat, draft.word, draft.letters, worth, valid, reason, total + worth.sum.score)


def sugar_holder(state: IcewordsState) -> Seat | None:
    """Who has the sugar die next: the lowest total, of equal ones the lowest in this round, else nobody (KW-12)."""
    gained = {line.seat: line.reckoning.sum.score for line in state.sheet if line.round == state.round}
    order = sorted((state.scores[seat], gained.get(seat, 0), seat) for seat in state.present)
    if not order or (len(order) > 1 and order[0][:2] == order[1][:2]):
        return None
    return order[0][2]
