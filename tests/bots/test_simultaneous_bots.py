"""Opponents for Dice Words and Speed Dice: they play every variant to the end, by the rules, and think side by side."""

from typing import Any
from zlib import crc32

import pytest

from shakespell.bots import BOTS, LEVELS, Level
from shakespell.bots.simulate import match_seed, play_match, simulate, summarised
from shakespell.core.game import Claim, Linkable, Member, Verdict, Word
from shakespell.core.table import Played
from shakespell.games.icewords.actions import Lock, Reroll, Spell
from shakespell.presets import default_lexicon, prepared
from shakespell.presets.variants import variants
from shakespell.words.judge import lexicon_referee

ENGLISH = default_lexicon()
REFEREE = lexicon_referee(ENGLISH)
AIDS: list[dict[str, Any]] = [
    {"head_start": True, "unlimited_rerolls": True},
    {"ignore_targets": True, "side_b": True},
    {"time_percent": 300},
]


def suspicious(claim: Claim) -> Verdict:
    """A referee with lists of its own, so that bots meet refusals they did not expect."""
    match claim:
        case Word(text, _):
            return Verdict("yes") if crc32(text.encode()) % 3 else Verdict("no", "not in this one")
        case Linkable() | Member():
            return Verdict("no")


WAYS = [
    *(("icewords", name, {**variant.rules, "rounds": 2}, None) for name, variant in variants("icewords").items()),
    ("icewords", "vote", {"judging": "vote", "rounds": 2}, AIDS),
    ("icewords", "host", {"judging": "host", "rounds": 3, "sugar_cube": True}, AIDS),
    ("icewords", "refuse", {"invalid_word": "refuse", "rerolls": 0, "rounds": 2, "each_die": True}, AIDS),
    *(("speed-dice", name, dict(variant.rules), None) for name, variant in variants("speed-dice").items()),
]


@pytest.mark.parametrize(
    ("game", "name", "rules", "aids"), WAYS, ids=lambda part: part if isinstance(part, str) else ""
)
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("referee", [REFEREE, suspicious], ids=["honest", "suspicious"])
def test_bots_play_every_way_to_the_end(
    game: str, name: str, rules: dict[str, Any], aids: list[dict[str, Any]] | None, seats: int, referee: Any
) -> None:
    """`play_match` raises IllegalAction at anything the rules forbid; honest bots lay only words that count."""
    setup = prepared(game, rules, (aids or [{}] * 3)[:seats], "english")
    levels: tuple[Level, ...] = ("casual", "beginner", "club")
    bots = [BOTS[game](level, setup, ENGLISH) for level in levels[:seats]]
    table = play_match(setup, bots, match_seed(name, seats), referee)
    assert table.state.result is not None
    if referee is REFEREE and game == "icewords":
        assert all(line.valid for line in table.state.sheet if line.word)
    if referee is REFEREE and game == "speed-dice":
        assert all(line.correct for line in table.state.sheet if line.seat is not None)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_scores(level: Level) -> None:
    setup = prepared("icewords", {}, [None] * 2, "english")
    result = play_match(setup, [BOTS["icewords"](level, setup, ENGLISH)] * 2, b"s" * 32, REFEREE).state.result
    assert result is not None
    assert all(score > 0 for score in result.scores)


def test_stronger_levels_of_dice_words_score_more() -> None:
    """Over the same dice."""
    setup = prepared("icewords", {}, [None], "english")
    means = [
        summarised(list(simulate(setup, [BOTS["icewords"](level, setup, ENGLISH)], 10, "ladder", REFEREE)))[0].mean
        for level in ("beginner", "casual", "club", "perfect")
    ]
    assert means == sorted(means)


def test_a_faster_bot_wins_the_race_wherever_it_sits() -> None:
    """SD-4: bots think side by side; the one that is ready first tosses first."""
    setup = prepared("speed-dice", {"goal": "wins", "wins": 6}, [None] * 2, "english")
    slow, fast = (BOTS["speed-dice"](level, setup, ENGLISH) for level in ("beginner", "perfect"))
    for bots, best in (([slow, fast], 1), ([fast, slow], 0)):
        result = play_match(setup, bots, b"r" * 32, REFEREE).state.result
        assert result is not None
        assert result.scores[best] == 6 > result.scores[1 - best]


def test_thinking_side_by_side_takes_no_longer_than_alone() -> None:
    """KW-4: in a simultaneous round the clock runs for all at once."""
    ends = []
    for seats in (1, 3):
        setup = prepared("icewords", {"rounds": 1}, [None] * seats, "english")
        bots = [BOTS["icewords"]("casual", setup, ENGLISH)] * seats
        ends.append(max(play_match(setup, bots, match_seed("side", n), REFEREE).log[-1].at for n in range(5)))
    assert ends[1] < 2 * ends[0]


def test_bots_of_dice_words_reroll_spell_and_lock() -> None:
    """KW-3, KW-4: they use what the rules offer."""
    setup = prepared("icewords", {"rounds": 3}, [None], "english")
    table = play_match(setup, [BOTS["icewords"]("club", setup, ENGLISH)], b"k" * 32, REFEREE)
    kinds = [type(entry.action) for entry in table.log if isinstance(entry, Played)]
    assert {Reroll, Spell, Lock} <= set(kinds)
