"""Who says whether a crossword's words count: the referee, a challenge, the others' votes, or the host.

Each function changes only what has been ruled; the game decides what follows.
"""

from ...core.ballot import Ballot
from ...core.frozen import changed
from ...core.game import IllegalAction, Judge, Millis, Seat, Verdict, Word
from ...core.game import Step as CoreStep
from . import actions, events
from .state import Challenging, CheckingAll, CheckingChallenge, CubesState, HostRuling, Voting

Step = CoreStep[CubesState]

VOTED_DOWN = Verdict("no", "The others voted it down.")
RULED_OUT = Verdict("no", "The host ruled it out.")
STANDS = Verdict("yes")


# The referee


def check(state: CubesState, seats: tuple[Seat, ...], closes: Millis) -> CubesState:
    """Have the referee look up every word of these seats that nobody has ruled on."""
    claims = tuple([Word(word) for seat in seats for word in state.hand(seat).on_trial])
    return changed(state, stage=CheckingAll(seats), needs=Judge(claims), closes=closes)


def take_all(state: CubesState, seats: tuple[Seat, ...], verdicts: tuple[Verdict, ...]) -> CubesState:
    """The referee's answers on these seats' words, in the order asked."""
    answers = iter(verdicts)
    for seat in seats:
        state = state.ruled(seat, *[(word, next(answers)) for word in state.hand(seat).on_trial])
    return state


# Challenges


def challenge(state: CubesState, by: Seat, seat: Seat, word: str) -> CubesState:
    """Have one word looked up; IllegalAction where it is one's own, or not there to be challenged."""
    if seat == by:
        raise IllegalAction("own-word", "You cannot challenge your own word.")
    if seat not in state.on_trial or word not in state.hand(seat).on_trial:
        raise IllegalAction("no-word", "That seat has laid no such word that could be challenged.")
    assert isinstance(state.stage, Challenging)
    checking = CheckingChallenge(seat, word, by, state.stage.open_to)
    return changed(state, stage=checking, needs=Judge((Word(word),)))


def take_challenge(state: CubesState, checking: CheckingChallenge, verdict: Verdict, penalty: int) -> Step:
    """What became of a challenge; one that fails costs the challenger the penalty."""
    stands = verdict.answer != "no"
    cost = penalty if stands else 0
    said = events.Challenged(checking.by, checking.seat, checking.word, stands, verdict.reason, cost)
    state = changed(state, stage=Challenging(checking.open_to))
    return Step(state.ruled(checking.seat, (checking.word, verdict)).plus(checking.by, -cost), (said,))


def may_challenge(state: CubesState, open_to: frozenset[Seat]) -> frozenset[Seat]:
    """Of the seats that have not let the words stand, those before whom somebody else's words lie."""
    return frozenset(seat for seat in open_to if set(state.on_trial) - {seat})


# Votes and the host


def ask_others(state: CubesState, closes: Millis) -> CubesState:
    """The others vote on the words of the first seat that is on trial; where there are none the referee decides."""
    subject = state.on_trial[0]
    voters = frozenset(state.present) - {subject}
    if not voters:
        return check(state, (subject,), closes)
    voting = Voting(subject, tuple(Ballot(word, voters) for word in state.hand(subject).on_trial))
    return changed(state, stage=voting, closes=closes)


def ask_host(state: CubesState, closes: Millis) -> CubesState:
    """The host rules on the words of the first seat on trial, but never on the own: those are for the others."""
    if state.host is None or state.host == state.on_trial[0]:
        return ask_others(state, closes)
    return changed(state, stage=HostRuling(state.on_trial[0], state.host), closes=closes)


def cast(voting: Voting, seat: Seat, vote: actions.Vote) -> Voting:
    """The ballots with one seat's vote on each word."""
    _check_words(vote, tuple(ballot.subject for ballot in voting.ballots))
    ballots = tuple(ballot.cast(seat, vote.accepts_word(ballot.subject)) for ballot in voting.ballots)
    return changed(voting, ballots=ballots)


def without(voting: Voting, seat: Seat) -> Voting:
    """The ballots after a voter left."""
    return changed(voting, ballots=tuple(ballot.without(seat) for ballot in voting.ballots))


def counted(state: CubesState, voting: Voting) -> Step:
    """What the votes come to."""
    refused = tuple(ballot.subject for ballot in voting.ballots if not ballot.accepted)
    return _ruled(state, voting.seat, refused, VOTED_DOWN, "vote")


def host_ruled(state: CubesState, seat: Seat, vote: actions.Vote) -> Step:
    """What the host says."""
    words = state.hand(seat).on_trial
    _check_words(vote, words)
    refused = tuple(word for word in words if not vote.accepts_word(word))
    return _ruled(state, seat, refused, RULED_OUT, "host")


def _ruled(state: CubesState, seat: Seat, refused: tuple[str, ...], no: Verdict, by: events.Judge) -> Step:
    words = state.hand(seat).on_trial
    judged = [(word, no if word in refused else STANDS) for word in words]
    return Step(state.ruled(seat, *judged), (events.Ruled(seat, words, refused, by),))


def _check_words(vote: actions.Vote, words: tuple[str, ...]) -> None:
    if vote.accepts and vote.words:
        raise IllegalAction("yes-or-no", "Words are named in a vote against them; leave them out to accept all.")
    for word in vote.words or ():
        if word not in words:
            raise IllegalAction("no-word", f"{word[:20]} is not among the words in question: {', '.join(words)}.")
