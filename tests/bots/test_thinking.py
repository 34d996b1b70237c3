"""How long bots think: races as long as they say, company is not kept waiting, a restart changes nothing."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from shakespell.bots import BOTS, LEVELS, Bot, Choice, Level
from shakespell.bots.simulate import match_seed, play_match
from shakespell.bots.speed_dice import SECONDS
from shakespell.bots.thinking import MARGIN, Plan, Thinking
from shakespell.core.chance import match_key
from shakespell.core.game import Millis, Seat, View
from shakespell.core.table import Played, Table
from shakespell.games.dicewords.actions import Pass
from shakespell.games.icewords import actions as icewords
from shakespell.games.speed_dice.actions import Lay, Propose, Toss, Vote
from shakespell.presets import default_lexicon, prepared
from shakespell.words.judge import lexicon_referee

ENGLISH = default_lexicon()
REFEREE = lexicon_referee(ENGLISH)
ME, YOU = Seat(0), Seat(1)
AnyTable = Table[Any, Any, Any]


def at_table(game: str, rules: dict[str, Any], seats: int = 2, seed: bytes = b"thought") -> AnyTable:
    return Table(prepared(game, rules, [None] * seats, "english").build(), match_key(seed), REFEREE)


def again(table: AnyTable) -> AnyTable:
    """The table as a server finds it that was killed and started anew."""
    return Table(table.game, table.key, table.referee, list(table.log))


def thinking(bots: Mapping[Seat, Bot], patience: int | None = None) -> Thinking:
    return Thinking(bots, lambda seat, prompt: Random(f"{seat}/{prompt}"), patience)


class Ponderer:
    """A bot that passes after a time, and remembers what it was shown."""

    def __init__(self, after: int, since: int | None = None, races: bool = False) -> None:
        self.choice = Choice(Pass(), Millis(after), None if since is None else Millis(since), races)
        self.views: list[View] = []

    def choose(self, view: View, _: Random) -> Choice:
        self.views.append(view)
        return self.choice


def racers(level: Level) -> tuple[AnyTable, dict[Seat, Bot]]:
    """A table at which the dice of a race have just been rolled, and a bot beside one person."""
    table = at_table("speed-dice", {})
    table.tick(Millis(10_000))
    return table, {YOU: BOTS["speed-dice"](level, prepared("speed-dice", {}, [None] * 2, "english"), ENGLISH)}


def found(table: AnyTable, bots: Mapping[Seat, Bot], patience: int | None = None) -> Plan:
    plan = thinking(bots, patience).first(table)
    assert plan is not None
    return plan


# Races


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("patience", [None, 1600, 4000])
def test_a_racing_bot_takes_as_long_as_its_level(level: Level, patience: int | None) -> None:
    """SD-1: on server, terminal and in simulation alike, whoever waits."""
    table, bots = racers(level)
    plan = found(table, bots, patience)
    shortest, longest = SECONDS[level]
    assert isinstance(plan.action, Toss | Propose)
    assert 10_000 + 1000 * shortest <= plan.at <= 10_000 + 1000 * longest


def test_bots_that_race_each_other_are_not_hurried() -> None:
    """SD-4: the better one wins on a server as in a simulation, and no tie is made by a limit."""
    table, bots = racers("beginner")
    strong = BOTS["speed-dice"]("strong", prepared("speed-dice", {}, [None] * 2, "english"), ENGLISH)
    plan = found(table, {ME: bots[YOU], YOU: strong}, 4000)
    assert plan.seat == YOU
    assert plan.at >= 10_000 + 1000 * SECONDS["strong"][0]


def test_a_race_goes_on_from_the_roll_whatever_else_is_asked() -> None:
    """SD-9: a ballot is answered soon, and what had been thought until then counts."""
    table, bots = racers("club")
    thoughts = thinking(bots, 4000)
    toss = thoughts.first(table)
    assert toss is not None
    assert isinstance(toss.action, Toss)
    table.play(ME, Propose(), Millis(12_000), table.view(ME).prompt)
    vote = thoughts.first(table)
    assert vote is not None
    assert vote.action == Vote(False)
    assert 13_000 <= vote.at <= 14_000
    table.play(YOU, vote.action, vote.at, vote.view.prompt)
    assert thoughts.first(table) == (toss.at, YOU, toss.action, table.view(YOU))


def test_how_long_depends_on_the_roll() -> None:
    """SD-1: other dice, other times; the same dice, the same time."""
    times = []
    for seed in (b"a", b"b", b"c", b"a"):
        table = at_table("speed-dice", {}, seed=seed)
        table.tick(Millis(10_000))
        times.append(found(table, racers("casual")[1]).at)
    assert times[0] == times[3]
    assert len(set(times)) == 3


# Restarts


def test_a_thought_goes_on_after_a_restart() -> None:
    """B-17: the same bot tosses the same dice at the same moment, though others have moved theirs since."""
    table, bots = racers("beginner")
    thoughts = thinking(bots, 4000)
    before = thoughts.first(table)
    table.play(ME, Lay(()), Millis(50_000), table.view(ME).prompt)
    assert before is not None
    after = found(again(table), bots, 4000)
    assert (after.at, after.action) == (before.at, before.action)


def test_a_question_is_as_old_after_a_restart_as_before() -> None:
    """B-17, B-20: what others do unseen does not put it anew."""
    table = at_table("icewords", {}, 3)
    table.tick(Millis(60_000))
    asked = table.asked_at(YOU)
    hand = next(hand for hand in table.view(ME).hands if hand.seat == ME)
    table.play(ME, icewords.Reroll((hand.dice[0].name,)), Millis(70_000), table.view(ME).prompt)
    assert table.asked_at(ME) == 70_000
    for each in (table, again(table)):
        assert each.asked_at(YOU) == asked < 70_000
        assert each.asked_at(ME) == 70_000


# Patience


def test_who_is_waited_for_alone_is_soon_done() -> None:
    """A turn-based bot does not make people wait for ever; where nobody waits it takes its time."""
    table = at_table("dicewords", {"first_seat": 0})
    assert found(table, {ME: Ponderer(60_000)}, 4000).at == 4000
    assert found(table, {ME: Ponderer(60_000)}).at == 60_000
    assert found(table, {ME: Ponderer(900)}, 4000).at == 900


def test_who_plays_beside_people_takes_its_time_until_they_are_done() -> None:
    """CC-15: a bot builds as long as it says while others build, and is hurried once they wait."""
    rules = {"together": "own", "first_seat": 0}
    table = at_table("dicewords", rules)
    thoughts = thinking({YOU: Ponderer(60_000)}, 4000)
    plan = thoughts.first(table)
    assert plan is not None
    assert plan.at == 60_000
    table.play(ME, Pass(), Millis(20_000), table.view(ME).prompt)
    plan = thoughts.first(table)
    assert plan is not None
    assert plan.at == 24_000


def test_a_bot_that_does_not_race_answers_before_time_runs_out() -> None:
    """B-17: on server, terminal and in simulation alike."""
    table = at_table("dicewords", {"first_seat": 0, "turn_seconds": 10})
    for patience in (None, 60_000):
        assert found(table, {ME: Ponderer(60_000)}, patience).at == 10_000 - MARGIN


# What changes while it thinks


def test_a_bot_looks_again_before_it_acts_and_only_then() -> None:
    """Its time counts from the question, however often the view changed; its answer is to what it sees last."""
    table = at_table("icewords", {}, 2)
    table.tick(Millis(60_000))
    began = table.asked_at(YOU)
    bot = Ponderer(30_000)
    thoughts = thinking({YOU: bot}, None)
    plan = thoughts.next(table)
    assert plan is None, "nothing has been chosen yet"
    plan = thoughts.first(table)
    assert plan is not None
    table.play(ME, icewords.Lock(), Millis(began + 10_000), table.view(ME).prompt)
    assert thoughts.unanswered(table) == [], "it goes on thinking"
    assert thoughts.ripe(table, Millis(began + 29_999)) is None
    assert len(bot.views) == 1
    assert thoughts.ripe(table, Millis(began + 30_000)) is None, "it has to look again"
    (asked,) = thoughts.unanswered(table)
    assert (asked.seat, asked.view, asked.since) == (YOU, table.view(YOU), began)


# Matches


@pytest.mark.parametrize("level", ["beginner", "perfect"])
def test_a_simulated_race_lasts_as_long_as_its_bots_say(level: Level) -> None:
    """SD-1: in a simulation time is match time."""
    setup = prepared("speed-dice", {"goal": "wins", "wins": 2}, [None] * 2, "english")
    table = play_match(setup, [BOTS["speed-dice"](level, setup, ENGLISH)] * 2, match_seed("long", 1), REFEREE)
    shortest, longest = SECONDS[level]
    for line in table.state.sheet:
        assert 1000 * shortest <= line.elapsed
        assert line.elapsed <= line.rolls * (1000 * longest + 2000)


def test_crossword_cubes_takes_its_time_and_is_ready_in_time() -> None:
    """CC-8: bots that build together use their three minutes, weaker ones more of them."""
    setup = prepared("crossword-cubes", {"rounds": 1}, [None] * 2, "english")
    ends = []
    for level in ("beginner", "club"):
        table = play_match(setup, [BOTS["crossword-cubes"](level, setup, ENGLISH)] * 2, match_seed("3 min", 1), REFEREE)
        ends.append(max(entry.at for entry in table.log if isinstance(entry, Played)))
    assert 180_000 > ends[0] > ends[1] > 20_000
