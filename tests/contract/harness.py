"""Plays whole matches of any game with random actions, so that one suite can hold every game to the protocol."""

import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import ModuleType
from typing import Any
from zlib import crc32

from shakespell.core.chance import match_key
from shakespell.core.game import Answer, Claim, IllegalAction, Linkable, Member, Millis, Seat, Verdict, Word
from shakespell.core.table import Table
from shakespell.games import GAMES
from shakespell.presets import Setup, prepared
from shakespell.presets.variants import variants
from shakespell.record import action_adapter

LONGEST_MATCH = 20_000
A_SEED = 1

Propose = Callable[[Any, Setup, Random], dict[str, Any]]
"""A game's proposal: a JSON action for a view, plausible, now and then illegal."""


def proposals(game: str) -> ModuleType:
    """tests/contract/proposals/<game>.py: ``propose``, and what of the game is hidden.

    ``hides(rules)`` tells whether a seat's dice are hidden from the others, ``PRIVATE`` names the kinds of action of
    which the others see nothing, ``EXTRA`` adds (rules, seat options) setups that no variant covers.
    """
    return importlib.import_module(f"tests.contract.proposals.{game.replace('-', '_')}")


@dataclass(frozen=True, eq=False)
class Case:
    """One way to play one game; each is itself only, so that matches can be kept by it."""

    game: str
    name: str
    rules: Mapping[str, Any]
    seats: tuple[Mapping[str, Any], ...]

    def setup(self) -> Setup:
        return prepared(self.game, self.rules, self.seats, "english")

    def __str__(self) -> str:
        return f"{self.game}:{self.name}:{len(self.seats)}"


def cases() -> Iterator[Case]:
    """Every variant of every game, at its fewest seats and at three (or its most)."""
    for game, listing in GAMES.items():
        fewest, most = listing.seats
        ways: list[tuple[str, Mapping[str, Any], tuple[Mapping[str, Any], ...]]]
        ways = [(name, {**variant.rules}, ({},)) for name, variant in variants(game).items()]
        ways += [(f"extra-{number}", rules, seats) for number, (rules, seats) in enumerate(proposals(game).EXTRA)]
        for name, rules, options in ways:
            for count in sorted({fewest, min(3, most)}):
                yield Case(game, name, rules, tuple(options[seat % len(options)] for seat in range(count)))


def referee(claim: Claim) -> Verdict:
    """Answers by a hash of the claim, so that every answer occurs and none depends on a lexicon."""
    answer = possible_answers(claim)[crc32(repr(claim).encode()) % 4]
    return Verdict(answer, "" if answer == "yes" else f"{answer} says the test")


def possible_answers(claim: Claim) -> tuple[Answer, Answer, Answer, Answer]:
    match claim:
        case Word(_, layers):
            return ("yes", "yes", "no", "unknown" if layers else "no")
        case Member():
            return ("yes", "no", "unknown", "unknown")
        case Linkable():
            return ("yes", "yes", "yes", "no")


def seated(case: Case, seed: int = 0) -> Table[Any, Any, Any]:
    """A table at which nothing has been played yet."""
    return Table(case.setup().build(), match_key(seed.to_bytes(32, "big")), referee)


Watch = Callable[[Table[Any, Any, Any], Seat, Any, bool], None]


def played_out(case: Case, seed: int, watch: Watch | None = None) -> Table[Any, Any, Any]:
    """A match played to its end by random proposals; ``watch`` is called after each attempt (accepted or not)."""
    rng, table, at = Random(seed), seated(case, seed), 0
    propose, adapter, setup = proposals(case.game).propose, action_adapter(case.game), case.setup()
    for _ in range(LONGEST_MATCH):
        at += rng.choice((0, 50, 700, 2500, 9000))
        table.tick(Millis(at))
        if table.over:
            return table
        seat = rng.choice(sorted(table.state.to_act))
        view = table.view(seat)
        action = adapter.validate_python(propose(view, setup, rng))
        try:
            table.play(seat, action, Millis(at), view.prompt)
        except IllegalAction:
            accepted = False
        else:
            accepted = True
        if watch:
            watch(table, seat, action, accepted)
    raise AssertionError(f"{case} did not end within {LONGEST_MATCH} actions")


@cache
def a_match(case: Case) -> Table[Any, Any, Any]:
    """One random match of a case, for all tests that only read it; a test that plays on takes a table of its own."""
    return played_out(case, A_SEED)
