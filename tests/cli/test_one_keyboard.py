"""Several people at one keyboard: everybody has the whole of their own time, in every game and at every full table."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from shakespell.cli.clocks import Clocks
from shakespell.cli.games import GAME_COMMANDS
from shakespell.cli.keeping import Unfinished
from shakespell.cli.playing import Wanted, new_match
from shakespell.cli.sitting import Sitting
from shakespell.cli.terminal import Bell, Leave, Terminal
from shakespell.core.game import Millis, Seat
from shakespell.games import GAMES
from shakespell.presets import lexicon
from shakespell.record import read_record, verified

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lea")


@dataclass(frozen=True)
class Prompt:
    """Who was asked what, and how many seconds the clock beside the name showed."""

    name: str
    text: str
    seconds: float | None


@dataclass
class Scripted(Terminal):
    """A terminal whose clock runs only while somebody thinks: ``plays`` says how long, and what is typed then."""

    plays: Callable[[Prompt], tuple[float, str]]
    interactive: bool = True
    time: float = 1000.0
    prompts: list[Prompt] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.interactive = True

    def now(self) -> float:
        return self.time

    def ask(self, prompt: str, bell: float | None = None) -> str:
        asked = Prompt(re.split(r"[ :>,]", prompt)[0], prompt, None if bell is None else bell - self.time)
        self.prompts.append(asked)
        self.said.append(prompt)
        thinks, line = self.plays(asked)
        ends = min((moment for moment in (bell, self.interrupt) if moment is not None), default=None)
        if ends is not None and self.time + thinks >= ends:
            self.time = max(ends, self.time)
            raise Bell
        self.time += thinks
        return line

    def say(self, *lines: Any) -> None:
        self.said.extend(map(str, lines))

    def pause(self, wait: Millis) -> None:
        pass

    def clear(self) -> None:
        self.said.append("<clear>")

    def times(self, name: str, about: str = "> ") -> list[float | None]:
        """What the clock of somebody showed at their prompts of a kind."""
        return [prompt.seconds for prompt in self.prompts if prompt.name == name and prompt.text.endswith(about)]


Plays = Callable[[Prompt], tuple[float, str]]


def seated(
    game: str, players: int, rules: dict[str, Any], options: dict[str, dict[str, Any]] | None = None, bots: int = 0
) -> Unfinished:
    own = options or {}
    people = {name: own.get(name, {}) for name in NAMES[:players]}
    return new_match(Wanted(game, people, ["beginner"] * bots, rules, seed="one keyboard"))


def sitting(unfinished: Unfinished, plays: Plays) -> tuple[Sitting, Scripted]:
    terminal = Scripted(plays)
    maker = GAME_COMMANDS[unfinished.record.header.game].screen()
    assert maker is not None
    return Sitting.of(unfinished, maker, lexicon("english"), terminal), terminal


def played(unfinished: Unfinished, plays: Plays) -> Scripted:
    """The terminal after a whole match, whose record holds."""
    table, terminal = sitting(unfinished, plays)
    assert table.play() == 0
    record = read_record(table.keeper.finished)
    assert verified(record).valid
    return terminal


def never(prompt: Prompt) -> tuple[float, str]:
    """Somebody who sits down, and then thinks until the bell."""
    return (0.0, "") if "press Enter" in prompt.text or "says Go" in prompt.text else (10_000.0, "")


ONE_ROUND = {"rounds": 1}
AT_ONCE = {
    "blitz": ("dicewords", {"together": "own", "turn_seconds": 60, **ONE_ROUND}, 60),
    "duplicate": ("dicewords", {"together": "duplicate", "turn_seconds": 60, **ONE_ROUND}, 60),
    "sand": ("icewords", {**ONE_ROUND}, 120),
    "cubes": ("crossword-cubes", {**ONE_ROUND}, 180),
    "cubes, the same": ("crossword-cubes", {"together": "duplicate", **ONE_ROUND}, 180),
    "cubes, game two": ("crossword-cubes", {"game": "two", "turns": 1}, 300),
}


def tables() -> Iterator[Any]:
    """Each game in which all play at once, at tables of two up to as many as there are seats."""
    for name, (game, rules, seconds) in AT_ONCE.items():
        for players in range(2, GAMES[game].seats[1] + 1):
            yield pytest.param(game, rules, seconds, players, id=f"{name}, {players}")


@pytest.mark.parametrize(("game", "rules", "seconds", "players"), [*tables()])
def test_everybody_has_the_whole_time(game: str, rules: dict[str, Any], seconds: int, players: int) -> None:
    """DW-12, KW-2, CC-15: though all before them thought until the bell; more time for one is taken from nobody."""
    unfinished = seated(game, players, rules, {"Bob": {"time_percent": 150}})
    terminal = played(unfinished, never)
    whole = {name: seconds * 1.5 if name == "Bob" else seconds for name in NAMES[:players]}
    assert {name: terminal.times(name) for name in whole} == {name: [time] for name, time in whole.items()}


@pytest.mark.parametrize(("game", "rules", "seconds"), [*AT_ONCE.values()], ids=[*AT_ONCE])
def test_who_is_done_early_leaves_nobody_more(game: str, rules: dict[str, Any], seconds: int) -> None:
    """Crossword Cubes once promised 180 s and offered Bob 5:59."""
    done = {"dicewords": "pass", "icewords": "lock", "crossword-cubes": "done"}[game]
    terminal = played(seated(game, 3, rules), lambda prompt: (0, "") if "press" in prompt.text else (10, done))
    assert [terminal.times(name) for name in NAMES[:3]] == [[seconds]] * 3


@pytest.mark.parametrize("game", ["dicewords", "icewords", "crossword-cubes"])
def test_nobody_looks_and_getting_there_takes_nobodys_time(game: str) -> None:
    """The keyboard is handed over with an empty screen."""
    rules = {"together": "own", "turn_seconds": 60} if game == "dicewords" else {}
    hands_over: Plays = lambda prompt: (30, "") if "press Enter" in prompt.text else never(prompt)  # noqa: E731
    terminal = played(seated(game, 3, {**ONE_ROUND, **rules}), hands_over)
    asked = [line for line in terminal.said if "press Enter when only you" in line or line == "<clear>"]
    handed = [f"{name}, press Enter when only you are looking. " for name in NAMES[:3]]
    assert asked == [handed[0], "<clear>", handed[1], "<clear>", handed[2]]
    assert len({seconds for name in NAMES[:3] for seconds in terminal.times(name)}) == 1


def test_a_reroll_takes_its_time() -> None:
    """DW-8: the clock goes on from roll to roll."""
    rules = {"together": "own", "turn_seconds": 60, **ONE_ROUND}
    goes: dict[str, list[str]] = {name: ["reroll all", "reroll all", "pass"] for name in NAMES[:2]}
    terminal = played(
        seated("dicewords", 2, rules),
        lambda prompt: (0, "") if "press" in prompt.text else (15, goes[prompt.name].pop(0)),
    )
    assert terminal.times("Ann") == terminal.times("Bob") == [60, 45, 30]


def test_a_head_start_is_on_top_of_the_round() -> None:
    """KW-13, aid 2: who had the timer alone goes on when everybody begins, and is locked in by nobody."""
    terminal = played(seated("icewords", 3, ONE_ROUND, {"Cid": {"head_start": True}}), never)
    assert terminal.times("Cid") == [120, 120]
    assert terminal.times("Ann") == terminal.times("Bob") == [120]


def test_twice_the_time_for_one_of_three() -> None:
    """KW-13: the most anybody may have, which three players at one keyboard once could not."""
    terminal = played(seated("icewords", 3, ONE_ROUND, {"Ann": {"time_percent": 500}}), never)
    assert [terminal.times(name) for name in NAMES[:3]] == [[600], [120], [120]]


def test_a_word_that_lies_when_the_bell_rings_counts() -> None:
    """KW-4: for the first at the keyboard as for the last."""
    unfinished = seated("icewords", 2, ONE_ROUND)
    lays = dict.fromkeys(NAMES[:2], True)

    def plays(prompt: Prompt) -> tuple[float, str]:
        if prompt.text.endswith("> ") and lays.pop(prompt.name, False):
            return 5, fallen(table, prompt.name)[:3]
        return never(prompt)

    table, terminal = sitting(unfinished, plays)
    assert table.play() == 0
    assert all(line.word for line in table.table.state.sheet)
    assert terminal.times("Ann") == terminal.times("Bob") == [120, 115]


@pytest.mark.parametrize(("game", "end"), [("dicewords", "!"), ("crossword-cubes", "")])
def test_everybody_may_think_about_a_challenge(game: str, end: str) -> None:
    """DW-7, CC-6: the window is open for the whole time for each of those who share a keyboard."""
    rules = {"judging": "challenge", "challenge_seconds": 20, "first_seat": 0, **ONE_ROUND}
    windows: list[float | None] = []

    def plays(prompt: Prompt) -> tuple[float, str]:
        if (
            table.screen.sharing(table.table.view(Seat(0))) == "in-turn"
            and table.table.state.stage.name == "challenging"
        ):
            windows.append(prompt.seconds)
            if len(windows) == 3:
                raise Leave
            return 19, ""
        if "press" in prompt.text:
            return 0, ""
        lies = game == "crossword-cubes" and table.table.state.hand(Seat(NAMES.index(prompt.name))).draft.placed
        return 1, "done" if lies else fallen(table, prompt.name)[:3] + end

    table, _ = sitting(seated(game, 4, rules), plays)
    assert table.play() == 0
    assert windows == [20, 20, 20]


def fallen(table: Sitting, name: str) -> str:
    """The letters that lie before somebody."""
    seat = Seat(NAMES.index(name))
    hand = next(hand for hand in table.table.view(seat).hands if hand.seat == seat)
    return "".join(die.glyph for die in hand.dice if die.glyph.isalpha() and len(die.glyph) == 1)


def test_a_race_is_everybodys_at_the_same_time() -> None:
    """SD-4: all dice lie open, so that time runs for all of them, and nobody's is longer."""
    asked: list[float | None] = []

    def plays(prompt: Prompt) -> tuple[float, str]:
        if "ready?" in prompt.text:
            return 6, ""
        asked.append(prompt.seconds)
        if len(asked) > 5:
            raise Leave
        return 20, "next"

    table, terminal = sitting(seated("speed-dice", 4, {"round_seconds": 200}), plays)
    assert table.play() == 0
    assert [terminal.times(name, "rolls. ") for name in NAMES[:4]] == [[10]] * 4
    assert asked == [200, 180, 160, 140, 120, 100]
    racing = [prompt.name for prompt in terminal.prompts if prompt.text.endswith("> ")]
    assert racing == ["Ann", "Bob", "Cid", "Dan", "Ann", "Bob"]


def test_what_comes_too_late_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """DW-8: also where no bell can break off a line, and though others still have time."""
    rules = {"together": "own", "turn_seconds": 60, **ONE_ROUND}

    def late(self: Scripted, prompt: str, bell: float | None = None) -> str:
        self.prompts.append(Prompt(prompt[:3], prompt, None if bell is None else bell - self.time))
        self.time += 0 if "press" in prompt else 61 if prompt.startswith("Ann") else 5
        return "reroll all" if prompt.startswith("Ann") else "pass"

    monkeypatch.setattr(Scripted, "ask", late)
    terminal = played(seated("dicewords", 2, rules), never)
    assert terminal.times("Ann") == terminal.times("Bob") == [60]
    assert "Ann: time is up." in terminal.said


def test_a_bot_at_the_table_plays_in_the_same_minute() -> None:
    """Bots are done when the last at the keyboard is, and nobody's time is theirs."""
    terminal = played(seated("icewords", 2, ONE_ROUND, bots=2), never)
    assert terminal.times("Ann") == terminal.times("Bob") == [120]
    assert sum("locked in" in line for line in terminal.said) == 2


def test_one_player_is_handed_nothing() -> None:
    terminal = played(seated("icewords", 1, ONE_ROUND, bots=1), never)
    assert terminal.times("Ann") == [120]
    assert not any("press Enter when only" in prompt.text for prompt in terminal.prompts)


def test_going_on_with_a_match_loses_nobodys_turn(own_data_folder: Path) -> None:
    """What was left at somebody's go is gone on with there."""
    rules = {"together": "own", "turn_seconds": 60, **ONE_ROUND}
    gone: Plays = lambda prompt: (10, "pass") if prompt.name == "Ann" else (10, "quit")  # noqa: E731
    table, _ = sitting(seated("dicewords", 2, rules), gone)
    assert table.play() == 0
    (left,) = (own_data_folder / "matches").glob("*.unfinished.json")
    again = Unfinished.model_validate_json(left.read_bytes())
    terminal = played(again, never)
    assert terminal.times("Ann") == []
    assert terminal.times("Bob") == [60]


def test_clocks_show_what_was_played() -> None:
    """Match time is the least that anybody has played, and never goes back."""
    ann, bob = Seat(0), Seat(1)
    clocks = Clocks(Millis(5000))
    clocks.ask("go", [ann, bob])
    clocks.run([ann], Millis(900))
    assert (clocks.of(ann), clocks.of(bob), clocks.match) == (5900, 5000, 5000)
    clocks.run([bob], Millis(300))
    assert clocks.match == 5300
    clocks.ask("go", [ann])
    assert clocks.match == 5900
    clocks.ask("go", [ann, bob])
    assert clocks.of(bob) == 5900
    clocks.run([ann], Millis(100))
    clocks.ask("something else", [ann, bob])
    assert (clocks.of(ann), clocks.of(bob)) == (5900, 5900)
