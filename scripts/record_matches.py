#!/usr/bin/env python3
"""Play a match of every game and variant between bots, by fixed seeds, and keep it in tests/recordings/.

Writes what is missing for a game, its version and a variant, and nothing else: a recording is never written again, and
digests.txt beside them says what each of them was. To be run when a game or variant is new, or a change of a game's
rules has raised its version. A change that makes tests/record fail without one is a mistake, or wants one.
"""

import hashlib
import sys
from pathlib import Path

from shakespell.bots import BOTS, Level
from shakespell.bots.simulate import match_seed, play_match
from shakespell.core.chance import commitment
from shakespell.games import GAMES
from shakespell.presets import Setup, default_lexicon, prepared
from shakespell.presets.agreements import LexiconRecord
from shakespell.presets.referees import referee
from shakespell.presets.variants import variants
from shakespell.record import Header, Record, SeatRecord, entry_codec, rules_json
from shakespell.words.lexicon import Lexicon

RECORDINGS = Path(__file__).parents[1] / "tests" / "recordings"
DIGESTS = RECORDINGS / "digests.txt"
LEVELS: tuple[Level, ...] = ("strong", "casual", "club")


def main() -> None:
    """Record what has no recording yet."""
    RECORDINGS.mkdir(exist_ok=True)
    if changed := [name for name, digest in digests().items() if digest != digest_of(name)]:
        sys.exit(f"changed or gone, restore them: {', '.join(changed)}")
    words = default_lexicon("en")
    for game, listing in GAMES.items():
        for variant in variants(game):
            path = RECORDINGS / f"{game}-{listing.version}-{variant}.json"
            if not path.exists():
                path.write_text(recorded(game, variant, words).model_dump_json() + "\n", encoding="utf-8")
    names = sorted(path.name for path in RECORDINGS.glob("*.json"))
    DIGESTS.write_text("".join(f"{digest_of(name)}  {name}\n" for name in names), encoding="utf-8")


def digests() -> dict[str, str]:
    """What each recording was when it was made: SHA-256 by name."""
    lines = DIGESTS.read_text("utf-8").splitlines() if DIGESTS.exists() else []
    return {name: digest for digest, name in (line.split() for line in lines)}


def digest_of(name: str) -> str:
    """What a recording is now; empty where it is gone."""
    path = RECORDINGS / name
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


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
        lexicon=LexiconRecord.of(words, setup.dice_set),
        commitment=commitment(seed),
    )


if __name__ == "__main__":
    main()
