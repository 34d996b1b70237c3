"""A last turn is played for the win, and nobody forgets the word whose dice they keep (DW-1, DW-9)."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.bots import BOTS, DEFAULT_LEVEL, LEVELS, STRENGTH
from shakespell.bots.dicewords import make
from shakespell.bots.last_turn import POINT, WinningChance, winning_chance
from shakespell.bots.simulate import match_seed, play_match
from shakespell.bots.skill import first_noticed
from shakespell.cli import playing
from shakespell.core.chance import match_key
from shakespell.core.dice import letter, shown
from shakespell.core.game import Millis, Seat
from shakespell.core.table import Played, Table
from shakespell.games.dicewords.actions import Declare, Pass, Reroll
from shakespell.presets import default_lexicon, prepared
from shakespell.presets.dicewords_tables import reach_table
from shakespell.presets.scorings import DICEWORDS
from shakespell.solver.best_words import best_words
from shakespell.solver.keep import solve
from shakespell.solver.scoring import Scoring
from shakespell.words.judge import lexicon_referee

ENGLISH = default_lexicon()
REFEREE = lexicon_referee(ENGLISH)


# Remembering


@given(st.text("ABC", min_size=1, max_size=5), st.floats(0, 1))
def test_a_word_seen_is_seen_as_long_as_the_turn_lasts(turn: str, notices: float) -> None:
    """Whatever else the dice spell after a reroll: what comes before it in the list may be better, never worse."""
    faces = tuple(letter(glyph, 1) for glyph in "ELEPHANTS")
    more = best_words(ENGLISH, faces, DICEWORDS, 400, 3)
    fewer = [each for each in more if len(each.word) < 7]
    kept = first_noticed(fewer, notices, turn)
    again = first_noticed(more, notices, turn)
    assert kept is not None
    assert again is not None
    if kept is not fewer[-1]:
        assert more.index(again) <= more.index(kept)


@pytest.mark.parametrize("seed", range(6))
def test_a_beginner_declares_nothing_worse_than_the_word_it_kept_the_dice_of(seed: int) -> None:
    """It forgot them in 31 of 100 turns. Its last word is at least the best that its kept dice spell by themselves."""
    setup = prepared("dicewords", {"rounds": 3}, [None], "english")
    bot = make("beginner", setup, ENGLISH)
    table = play_match(setup, [bot], match_seed("kept", seed), REFEREE)
    replayed: Table = Table(setup.build(), table.key, REFEREE)  # type: ignore[type-arg]
    promised = 0
    for entry in table.log:
        if not isinstance(entry, Played):
            continue
        view = replayed.view(Seat(0))
        if isinstance(entry.action, Reroll):
            kept = tuple(
                letter(die.glyph, die.points) if die.glyph != "?" else letter("Z", 0)
                for die in view.hands[0].dice
                if die.name not in entry.action.dice
            )
            words = [each for each in best_words(bot.known, kept, DICEWORDS, 1, 3) if len(each.word) == len(kept)]
            promised = max(promised, round(words[0].score) if words else 0)
        replayed.play(Seat(0), entry.action, entry.at, view.prompt)
        if isinstance(entry.action, Declare | Pass):
            assert replayed.state.sheet[-1].sum.score >= promised
            promised = 0


# The last turn


def test_who_has_played_is_to_be_beaten_and_equal_totals_share() -> None:
    """DW-9"""
    chance = WinningChance(100, beaten=(160, 120), coming=(), mean=90)
    assert [round(chance(score), 3) for score in (0, 59, 60, 61, 200)] == [0, 0, 0.5, 1, 1]


def test_who_is_still_to_play_scores_about_as_much() -> None:
    chance = WinningChance(100, beaten=(), coming=(100, 130), mean=80)
    expected = NormalDist(180, 32).cdf(190) * NormalDist(210, 32).cdf(190)
    assert chance(90) == pytest.approx(expected + 90 * POINT)


@given(st.integers(0, 400), st.lists(st.integers(0, 400), max_size=3), st.lists(st.integers(0, 400), max_size=3))
def test_more_points_never_make_winning_less_likely(mine: int, beaten: list[int], coming: list[int]) -> None:
    chance = WinningChance(mine, tuple(beaten), tuple(coming), 90)
    assert all(chance(low) < chance(high) for low, high in pairwise(range(0, 300, 20)))


def test_a_scoring_is_valued_as_it_is_reached() -> None:
    """`reaching` is one way to value a score; a table of either says the same of small dice."""
    setup = prepared("dicewords", None, [None], "english")
    dice = setup.dice_set.dice("rack")[:4]
    reach = DICEWORDS.reaching(20)
    valued = Scoring(lambda letters, points, had: float(DICEWORDS.score(letters, points, had) >= 20), passing=0)
    one, other = (solve(ENGLISH.graph, dice, scoring, 1) for scoring in (reach, valued))
    assert one.turn == other.turn > 0


def last_turn(key: bytes = b"last") -> Table:  # type: ignore[type-arg]
    """A one-round match in which seat 0 has passed."""
    setup = prepared("dicewords", {"rounds": 1, "first_seat": 0}, [None] * 2, "english")
    table: Table = Table(setup.build(), match_key(key), REFEREE)  # type: ignore[type-arg]
    table.play(Seat(0), Pass(), Millis(1), table.view(Seat(0)).prompt)
    return table


def test_the_rivals_of_a_last_turn_are_read_from_the_sheet() -> None:
    """DW-9: who has a line in this round, or has left, scores no more; alone one has no rivals."""
    view = last_turn().view(Seat(1))
    assert winning_chance(view, 1, view.sheet, 90) == WinningChance(0, (0,), (), 90)
    assert winning_chance(view, 2, view.sheet, 90) == WinningChance(0, (), (0,), 90)
    alone = Table(prepared("dicewords", None, [None], "english").build(), match_key(b"alone"), REFEREE).view(Seat(0))
    assert winning_chance(alone, 1, alone.sheet, 90) is None


def test_perfect_plays_for_the_win_and_not_for_points() -> None:
    """DW-9: where by points it would risk a match that is won, in a last turn it takes what wins most surely.

    How likely winning is says the table of reaching a score.
    """
    setup = prepared("dicewords", {"rounds": 1, "first_seat": 0}, [None] * 2, "english")
    bot = make("perfect", setup, ENGLISH)
    assert bot.table is not None
    table = last_turn(b"last 4")
    rolled = table.state.hands[1].rolled
    (now,) = best_words(bot.known, shown(bot.rack, rolled), DICEWORDS, 1, 3)
    view = replace(table.view(Seat(1)), scores=(round(now.score) - 1, 0))
    choice = bot.choose(view, Random(1))
    assert choice is not None
    reach = reach_table(bot.rack, bot.known, 2, 3, round(now.score)).advise(rolled, 2)
    likely = {option.reroll: option.expected for option in reach.options}
    by_points = bot.table.advise(rolled, 2, top=1).reroll
    chosen = choice.action.dice if isinstance(choice.action, Reroll) else ()
    assert likely[chosen] == pytest.approx(reach.expected, abs=1e-4)
    assert likely[by_points] < reach.expected - 0.01, "by points it would have risked it"


# The default


def test_the_default_opponent_is_the_same_everywhere_and_says_how_strong_it_is() -> None:
    """Server, terminal and catalogue; every level has its sentence."""
    assert playing.DEFAULT_LEVEL == DEFAULT_LEVEL
    assert tuple(STRENGTH) == LEVELS == playing.LEVELS
    assert set(BOTS) == {"dicewords", "icewords", "bookworm", "crossword-cubes", "speed-dice"}
