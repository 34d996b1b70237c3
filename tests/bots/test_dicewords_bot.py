"""The opponent for Dicewords: plays every variant to the end, never does what the rules forbid, and is honest."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shakespell.bots import BOTS, LEVELS, Bot, Level
from shakespell.bots.dicewords import MOST_AHEAD, SKILLS, DicewordsBot, make
from shakespell.bots.simulate import confidence, match_seed, play_match, simulate, summarised
from shakespell.bots.skill import vocabulary
from shakespell.core.chance import match_key
from shakespell.core.game import Claim, Millis, Result, Seat, Verdict, Word
from shakespell.core.table import Table, replay
from shakespell.games.dicewords.actions import Accept, Challenge, Declare, Pass, Reroll, Vote
from shakespell.presets import Setup, default_lexicon, prepared
from shakespell.presets.dicewords_tables import keep_table
from shakespell.presets.lexicons import discretion
from shakespell.presets.variants import variants
from shakespell.words.judge import lexicon_referee
from shakespell.words.lexicon import Lexicon

ENGLISH = default_lexicon()
REFEREE = lexicon_referee(ENGLISH)
RARE = next(
    word for word in ENGLISH.graph if len(word) == 3 and ENGLISH.tier(word) == 70 and set(word) <= set("AEIONT")
)

MODES = [
    *(variant.rules for variant in variants("dicewords").values()),
    {"judging": "vote"},
    {"judging": "host"},
    {"judging": "host", "together": "own"},
    {"judging": "vote", "together": "duplicate"},
    {"judging": "challenge", "together": "own", "failed_challenge_penalty": 5},
    {"rerolls": 0},
    {"rerolls": 5, "min_length": 5},
    {"turn_seconds": 10, "challenge_seconds": 5, "judging": "challenge"},
]


def setup_for(rules: dict[str, object], seats: int) -> Setup:
    return prepared("dicewords", {**rules, "rounds": 2}, [None] * seats, "english")


def suspicious(claim: Claim) -> Verdict:
    """A referee with a lexicon of its own, so that bots meet refusals they did not expect."""
    assert isinstance(claim, Word)
    return Verdict("yes") if crc32(claim.text.encode()) % 3 else Verdict("no", "not in this one")


@pytest.mark.parametrize("rules", MODES, ids=str)
@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.integers(1, 4), seed=st.binary(min_size=32, max_size=32), honest=st.booleans(), data=st.data())
def test_bots_play_every_way_to_the_end(
    rules: dict[str, object], seats: int, seed: bytes, honest: bool, data: st.DataObject
) -> None:
    """`play_match` raises IllegalAction at anything the rules forbid."""
    setup = setup_for(rules, seats)
    levels = [data.draw(st.sampled_from(LEVELS[:3])) for _ in range(seats)]
    bots = [make(level, setup, ENGLISH) for level in levels]
    table = play_match(setup, bots, seed, REFEREE if honest else suspicious)
    assert table.state.result == replay(setup.build(), table.log).result
    if honest:
        declared = [line for line in table.state.sheet if line.word]
        assert all(line.valid for line in declared), "a bot declares only what it believes in, and is right"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: Level) -> None:
    setup = setup_for({}, 2)
    result = play_match(setup, [BOTS["dicewords"](level, setup, ENGLISH)] * 2, b"s" * 32, REFEREE).state.result
    assert result is not None
    assert all(score > 0 for score in result.scores)


def test_levels_differ_in_strength() -> None:
    """Each level scores more than the one before, over the same dice."""
    setup = prepared("dicewords", None, [None], "english")
    means = [
        summarised(list(simulate(setup, [make(level, setup, ENGLISH)], 12, "ladder", REFEREE)))[0].mean
        for level in LEVELS
    ]
    assert means == sorted(means)
    assert means[-1] > 1.5 * means[0]


def test_the_perfect_bot_keeps_what_the_exact_table_says() -> None:
    setup = setup_for({}, 1)
    bot = make("perfect", setup, ENGLISH)
    table = at_table(setup)
    choice = bot.choose(table.view(Seat(0)), Random(1))
    rolled = table.state.hands[0].rolled
    rack = setup.dice_set.dice("rack")
    best = keep_table(rack, vocabulary(ENGLISH, SKILLS["perfect"]), MOST_AHEAD, 3).advise(rolled, 2, top=1)
    assert choice is not None
    assert choice.action == Reroll(best.reroll) if best.reroll else isinstance(choice.action, Declare)


def at_table(setup: Setup, seed: int = 0) -> Table:  # type: ignore[type-arg]
    return Table(setup.build(), match_key(seed.to_bytes(32, "big")), REFEREE)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_knows_the_words_up_to_its_tier(level: Level) -> None:
    known = vocabulary(ENGLISH, SKILLS[level])
    sample = list(ENGLISH.graph)[::997]
    for word in filter(discretion("en").is_shown, sample):
        assert known.contains(word) is ((ENGLISH.tier(word) or 0) <= SKILLS[level].tier)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_says_a_slur(level: Level) -> None:
    """B-43: words that are hidden or blocked are valid, and no bot thinks of them."""
    kept = [word for word in ENGLISH.graph if not discretion("en").is_shown(word)]
    assert len(kept) > 400
    known = vocabulary(ENGLISH, SKILLS[level])
    assert not [word for word in kept if known.contains(word)]


def test_where_words_have_no_tier_a_level_knows_a_share() -> None:
    own = Lexicon.from_words("own", [f"{a}{b}{c}" for a in "ABCDEFGH" for b in "AEIOU" for c in "BDFHKLNPRST"])
    sizes = [vocabulary(own, SKILLS[level]).words for level in LEVELS]
    assert sizes == sorted(sizes)
    assert 0 < sizes[0] < sizes[-1] == own.words


def challenged(word: str, judging: str) -> Iterator[tuple[Setup, Table]]:  # type: ignore[type-arg]
    """Tables at which seat 0 has declared ``word`` from dice that happen to spell it."""
    setup = prepared("dicewords", {"judging": judging, "first_seat": 0}, [None] * 2, "english")
    for seed in range(400):
        table = at_table(setup, seed)
        hand = table.view(Seat(0)).hands[0]
        glyphs = [die.glyph for die in hand.dice]
        if all(glyphs.count(letter) >= word.count(letter) for letter in word):
            table.play(Seat(0), Declare(word), Millis(1), table.view(Seat(0)).prompt)
            yield setup, table


@pytest.mark.parametrize("level", LEVELS)
def test_a_good_word_is_never_challenged_or_voted_down(level: Level) -> None:
    """However few words a bot knows, it lets stand what the lexicon has."""
    for judging, expected in (("challenge", Accept()), ("vote", Vote(True))):
        setup, table = next(challenged(RARE, judging))
        choice = make(level, setup, ENGLISH).choose(table.view(Seat(1)), Random(0))
        assert choice is not None
        assert choice.action == expected


def test_a_word_that_is_none_is_challenged_as_often_as_the_level_is_alert() -> None:
    setup, table = next(challenged("TEI", "challenge"))
    view = table.view(Seat(1))
    for level in ("beginner", "strong"):
        bot = make(level, setup, ENGLISH)
        choices = [bot.choose(view, Random(number)) for number in range(200)]
        share = sum(choice is not None and choice.action == Challenge(0) for choice in choices) / 200
        assert share == pytest.approx(SKILLS[level].alertness, abs=0.1)


def test_a_word_that_is_none_is_voted_down() -> None:
    setup, table = next(challenged("TEI", "vote"))
    choice = make("beginner", setup, ENGLISH).choose(table.view(Seat(1)), Random(0))
    assert choice is not None
    assert choice.action == Vote(False)


def test_a_bot_that_is_not_asked_waits() -> None:
    setup = prepared("dicewords", {"first_seat": 0}, [None] * 2, "english")
    assert make("casual", setup, ENGLISH).choose(at_table(setup).view(Seat(1)), Random(0)) is None


def test_a_refused_bot_passes_rather_than_ask_for_ever() -> None:
    setup = setup_for({"rerolls": 0, "rounds": 1}, 1)
    table = play_match(setup, [make("casual", setup, ENGLISH)], b"r" * 32, lambda _: Verdict("no", "no word counts"))
    assert [type(entry.action) for entry in table.log if hasattr(entry, "action")] == [Declare, Pass] * 2


def test_a_bot_takes_a_moment_to_think() -> None:
    setup = setup_for({}, 1)
    bot, view = make("casual", setup, ENGLISH), at_table(setup).view(Seat(0))
    waits = {choice.after for number in range(5) if (choice := bot.choose(view, Random(number)))}
    assert len(waits) > 1
    assert all(0 < wait < 4000 for wait in waits)


def test_dice_too_many_for_a_table_are_played_by_sight() -> None:
    """A dice set of one's own may have more dice than any table could hold."""
    setup = setup_for({}, 1)
    dice = setup.dice_set.dice("rack")
    more = tuple(replace(die, name=f"{die.name} {copy}") for copy in range(2) for die in dice)
    (rack,) = setup.dice_set.groups
    big = replace(setup, dice_set=replace(setup.dice_set, groups=(replace(rack, dice=more[:12]),)))
    bot = make("perfect", big, ENGLISH)
    assert isinstance(bot, DicewordsBot)
    assert bot.table is None
    assert play_match(big, [bot], b"b" * 32, REFEREE).over


# Simulation


def test_the_same_seed_gives_the_same_matches() -> None:
    setup = setup_for({}, 2)
    bots: list[Bot] = [make("casual", setup, ENGLISH), make("beginner", setup, ENGLISH)]
    logs = [play_match(setup, bots, match_seed(seed, 0), REFEREE).log for seed in ("a", "a", "b")]
    assert logs[0] == logs[1] != logs[2]


def test_wins_and_shared_wins_are_told_apart() -> None:
    results = [Result((10, 5), (1, 2)), Result((7, 7), (1, 1)), Result((1, 9), (2, 1)), Result((8, 2), (1, 2))]
    first, second = summarised(results)
    assert (first.mean, first.wins, first.ties) == (6.5, 2, 1)
    assert (second.mean, second.wins, second.ties) == (5.75, 1, 1)


def test_the_interval_is_students() -> None:
    """Mean 2, standard deviation 1, n = 3: 2 +- 4.303 / sqrt 3."""
    assert confidence([1, 2, 3]) == pytest.approx((2 - 2.4843, 2 + 2.4843), abs=1e-3)
    assert confidence([5]) is None
    low, high = confidence([0, 1] * 50) or (0, 0)
    assert high - low == pytest.approx(2 * 1.96 * 0.5025 / 10, rel=1e-3)
