"""Opponents for Crossword Cubes and Bookworm: they play every variant to the end, by the rules, and are honest."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any
from zlib import crc32

import pytest

from shakespell.bots import BOTS, LEVELS, Level
from shakespell.bots.bookworm import make
from shakespell.bots.dicewords import SKILLS
from shakespell.bots.simulate import match_seed, play_match
from shakespell.bots.skill import vocabulary
from shakespell.bots.word_by_word import Builder
from shakespell.core.dice import Face, letter, wild
from shakespell.core.game import Claim, Linkable, Member, Millis, Rolled, Seat, Verdict, Word
from shakespell.core.table import Played, stepped
from shakespell.games.bookworm.actions import GiveUp, Name, Vote
from shakespell.presets import default_lexicon, dice_set, prepared
from shakespell.presets.categories import words_for
from shakespell.presets.referees import referee
from shakespell.presets.variants import variants
from shakespell.words.judge import lexicon_referee
from shakespell.words.layout import from_placed

ENGLISH = default_lexicon()
REFEREE = lexicon_referee(ENGLISH)


def suspicious(claim: Claim) -> Verdict:
    """A referee with lists of its own, so that bots meet refusals they did not expect."""
    match claim:
        case Word(text, _) | Member(text, _):
            return Verdict("yes") if crc32(text.encode()) % 3 else Verdict("no", "not in this one")
        case Linkable():
            return Verdict("no")


WAYS = [
    *(("bookworm", name, dict(variant.rules)) for name, variant in variants("bookworm").items()),
    *(
        ("crossword-cubes", name, {**variant.rules, "rounds": 1})
        for name, variant in variants("crossword-cubes").items()
    ),
    ("crossword-cubes", "host", {"judging": "host", "game": "two", "rounds": 1}),
    ("crossword-cubes", "challenge", {"judging": "challenge", "together": "off", "rounds": 1, "turn_seconds": 10}),
    ("crossword-cubes", "refuse", {"game": "two", "untimed": True, "together": "off", "rounds": 1}),
]


@pytest.mark.parametrize(("game", "name", "rules"), WAYS, ids=lambda part: part if isinstance(part, str) else "")
@pytest.mark.parametrize("referee", [REFEREE, suspicious], ids=["honest", "suspicious"])
def test_bots_play_every_way_to_the_end(game: str, name: str, rules: dict[str, Any], referee: Any) -> None:
    """`play_match` raises IllegalAction at anything the rules forbid; honest bots lay only words that count."""
    setup = prepared(game, rules, ({},) * 3, "english")
    levels: tuple[Level, ...] = ("casual", "beginner", "club")
    table = play_match(setup, [BOTS[game](level, setup, ENGLISH) for level in levels], match_seed(name, 1), referee)
    assert table.state.result is not None
    if game == "crossword-cubes" and referee is REFEREE:
        assert all(line.breakdown.valid for line in table.state.sheet)


@pytest.mark.parametrize("game", ["one", "two"])
def test_the_searching_levels_lay_what_the_referee_scores(game: str) -> None:
    """CC-5, CC-11: strong and perfect play the layout search's crosswords."""
    setup = prepared("crossword-cubes", {"game": game, "turns": 1}, ({},) * 2, "english")
    levels: tuple[Level, ...] = ("strong", "strong")
    bots = [BOTS["crossword-cubes"](level, setup, ENGLISH) for level in levels]
    table = play_match(setup, bots, match_seed("search", 1), REFEREE)
    assert all(line.breakdown.valid and line.breakdown.words for line in table.state.sheet)


def faces(glyphs: str) -> tuple[Face, ...]:
    points = {face.glyph: face.points for die in dice_set("crossword-cubes").dice("cubes") for face in die.faces}
    return tuple(wild() if glyph == "?" else letter(glyph, points[glyph]) for glyph in glyphs)


@pytest.mark.parametrize("seed", range(6))
def test_word_by_word_makes_one_crossword_of_known_words(seed: int) -> None:
    """CC-2: connected, every run a word it knows; CC-11: with lengths given, each at most once."""
    rng = Random(seed)
    lying = faces("".join(rng.choice("AEIOUTNSRLDGCMPBHK?") for _ in range(14)))
    known = vocabulary(ENGLISH, SKILLS["casual"])
    lengths = frozenset((3, 4, 5))
    for wanted in (None, lengths):
        layout = from_placed(Builder(known, lying, 1, rng).build(wanted), lying)
        assert layout.is_connected
        assert all(known.contains(word) for word in layout.words())
        made = [len(word) for word in layout.words()]
        assert wanted is None or (set(made) <= lengths and len(set(made)) == len(made))


def test_a_bookworm_bot_that_knows_no_word_fails_honestly() -> None:
    """BW-5: for a category without words of its own it gives up, and invents nothing."""
    setup = prepared("bookworm", {"first_seat": 0}, ({},) * 2, "english")
    bot = replace(make("perfect", setup, ENGLISH), words={})
    game: Any = setup.build()
    state, asked = game.start(Millis(0)), 0
    for entry in play_match(setup, [bot, bot], match_seed("honest", 1), REFEREE).log:
        view = game.view(state, Seat(0))
        if "name" in view.can:
            choice = bot.choose(view, Random(1))
            assert choice is not None
            assert isinstance(choice.action, GiveUp)
            asked += 1
        state = stepped(game, state, entry).state
    assert asked


@pytest.mark.parametrize(("level", "place"), [("beginner", 0), ("perfect", -1)])
def test_a_bookworm_bot_chooses_what_it_knows_well(level: Level, place: int) -> None:
    """BW-1: of the categories it knows well a beginner takes the easiest, who dares the hardest."""
    setup = prepared("bookworm", {"first_seat": 0}, ({},) * 2, "english")
    bot = make(level, setup, ENGLISH)
    game: Any = setup.build()
    chosen = []
    for number, card in enumerate(setup.dice_set.cards):
        state = game.resolve(game.start(Millis(0)), Rolled((number,)), Millis(0)).state
        choice = bot.choose(game.view(state, Seat(0)), Random(1))
        assert choice is not None
        chosen.append([each.id for each in card.categories].index(choice.action.category))
    assert chosen.count(place % 3) > 35


def test_a_beginner_of_bookworm_seldom_gives_up() -> None:
    """BW-5: it did in nine rounds of ten when it chose the hardest category it had heard of."""
    setup = prepared("bookworm", {}, ({},) * 2, "english")
    bots = [make("beginner", setup, ENGLISH)] * 2
    logs = [play_match(setup, bots, match_seed("gives up", number), referee(ENGLISH)).log for number in range(12)]
    played = [entry.action for log in logs for entry in log if isinstance(entry, Played)]
    given_up = sum(isinstance(action, GiveUp) for action in played)
    assert given_up < 0.05 * sum(isinstance(action, Name) for action in played)


def test_words_for_belong_to_categories_of_the_cards() -> None:
    """BW-1: no list without its category."""
    ids = {category.id for card in dice_set("bookworm").cards for category in card.categories}
    assert set(words_for("en")) <= ids
    assert words_for("xx") == {}


def test_a_stronger_bookworm_knows_all_that_a_weaker_one_knows() -> None:
    """B-46: a lower level knows the commonest words of each category only."""
    setup = prepared("bookworm", {}, ({}, {}), "english")
    known = [make(level, setup, ENGLISH).known("fruit") for level in LEVELS]
    assert all(weaker == stronger[: len(weaker)] for weaker, stronger in pairwise(known))
    assert 0 < len(known[0]) < len(known[-1]) == len(words_for("en")["fruit"])


@pytest.mark.parametrize(
    ("language", "box"), [("de", "bookworm-german"), ("nl", "bookworm-dutch"), ("da", "bookworm-danish")]
)
def test_a_bookworm_bot_names_words_of_the_lists_in_the_language_of_the_cards(language: str, box: str) -> None:
    """BW-9, BW-11: nothing it says comes to a vote, whatever letter is meant by an umlaut."""
    words = default_lexicon(language)
    setup = prepared("bookworm", {"first_seat": 0}, ({},) * 2, words.folding.name, box)
    bots = [make("perfect", setup, words), make("perfect", setup, words)]
    log = play_match(setup, bots, match_seed(box, 1), referee(words)).log
    said = [entry.action.word for entry in log if isinstance(entry, Played) and isinstance(entry.action, Name)]
    known = {word for words in words_for(language).values() for word in words}
    assert said
    assert set(said) <= known
    assert not any(isinstance(entry, Played) and isinstance(entry.action, Vote) for entry in log)
