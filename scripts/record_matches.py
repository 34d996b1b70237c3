#!/usr/bin/env python3
"""Play a match of every game and variant between bots, by fixed seeds, and keep it in tests/recordings/.

To be run when a change of a game's rules has raised its version: the recordings of the old version go. A change that
makes tests/record/test_recordings.py fail without one is a mistake, or wants one.
"""

from pathlib import Path

from shakespell.bots import BOTS, Level
from shakespell.bots.simulate import match_seed, play_match
from shakespell.core.chance import commitment
from shakespell.games import GAMES
from shakespell.presets import Setup, default_lexicon, prepared
from shakespell.presets.referees import referee
from shakespell.presets.variants import variants
from shakespell.record import Header, LexiconRecord, Record, SeatRecord, entry_codec, rules_json
from shakespell.words.lexicon import Lexicon

RECORDINGS = Path(__file__).parents[1] / "tests" / "recordings"
LEVELS: tuple[Level, ...] = ("strong", "casual", "club")


def main() -> None:
    """Write all recordings anew."""
    RECORDINGS.mkdir(exist_ok=True)
    for old in RECORDINGS.glob("*.json"):
        old.unlink()
    words = default_lexicon("en")
    for game, listing in GAMES.items():
        for variant in variants(game):
            record = recorded(game, variant, words)
            path = RECORDINGS / f"{game}-{listing.version}-{variant}.json"
            path.write_text(record.model_dump_json() + "\n", encoding="utf-8")


def recorded(game: str, variant: str, words: Lexicon) -> Record:
    """One whole match of three bots, or of as many as the game seats."""
    levels = LEVELS[: GAMES[game].seats[1]]
    setup = prepared(game, variant, [None] * len(levels), words.folding.name)
    seed = match_seed(f"{game}/{variant}", 0)
    table = play_match(setup, [BOTS[game](level, setup, words) for level in levels], seed, referee(words))
    codec = entry_codec(game)
    return Record(
        header=header(setup, levels, words, seed),
        log=tuple(codec.encode(entry) for entry in table.log),
        result=table.state.result,
        seed=seed.hex(),
    )


def header(setup: Setup, levels: tuple[Level, ...], words: Lexicon, seed: bytes) -> Header:
    """What was agreed before the first roll."""
    return Header(
        match="recording",
        game=setup.game,
        version=GAMES[setup.game].version,
        rules=rules_json(setup),
        dice_set=setup.dice_set,
        seats=tuple(SeatRecord(name=level.title(), kind="bot", level=level) for level in levels),
        lexicon=LexiconRecord(name=words.name, digest=words.digest, folding=words.folding.name),
        commitment=commitment(seed),
    )


if __name__ == "__main__":
    main()
