"""What a finished turn leaves on the score sheet of Crossword Cubes (CC-5, CC-10, CC-14)."""

from ...core.dice import Bonus
from ...core.frozen import changed, put
from ...core.game import Seat
from .rules import TURNS_A_ROUND, Rules
from .scoring import LENGTHS, slam
from .state import CubesState, Line, RefusedWord, StandingView


def line_of(state: CubesState, seat: Seat, rules: Rules, slams: Bonus) -> Line:
    """The line of a seat whose words have been judged; ``slams`` are the bonuses of Game Two."""
    hand, scored = state.hand(seat), state.hand(seat).sum
    bonus = slam(slams, scored.lengths, state.standings[seat].turns + 1) if rules.game == "two" else 0
    refused = tuple([RefusedWord(word, each.reason) for word, each in hand.verdicts if each.answer == "no"])
    total = state.scores[seat] + scored.score + bonus
    return Line(state.round, state.turn, seat, hand.draft.layout.rows(), scored, bonus, refused, total)


def written(state: CubesState, line: Line, rules: Rules) -> CubesState:
    """The state with a line on the sheet: a seat's round ends with seven lengths or its last turn (CC-10)."""
    turns, lengths = state.standings[line.seat].turns + 1, line.breakdown.lengths
    finished = turns == TURNS_A_ROUND[rules.game] or len(lengths) == len(LENGTHS)
    return changed(
        state,
        scores=put(state.scores, line.seat, line.total),
        sheet=(*state.sheet, line),
        standings=put(state.standings, line.seat, StandingView(line.seat, turns, lengths, finished)),
    )
