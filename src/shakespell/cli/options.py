"""Options that many commands share, each written once."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from .output import Unusable

if TYPE_CHECKING:
    from ..core.dice import DiceSet
    from ..words.lexicon import Lexicon

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer with one JSON document.")]

RollOption: TypeAlias = Annotated[
    str, typer.Option("--roll", metavar="FACES", help="Faces in the order of the dice table, or gold=E,indigo=L,...")
]

LexiconOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--lexicon", metavar="NAME|FILE", help="Which words count: a lexicon, or a file with one word a line."
    ),
]

DiceSetOption: TypeAlias = Annotated[
    str | None, typer.Option("--dice-set", metavar="NAME|FILE", help="Whose dice: a dice set, or a .toml file.")
]

TopOption: TypeAlias = Annotated[int, typer.Option("--top", min=1, max=100_000, help="How many answers at most.")]

AtLeastOption: TypeAlias = Annotated[
    int | None, typer.Option("--at-least", metavar="SCORE", help="Also: how likely is such a score, playing for it?")
]

VariantOption: TypeAlias = Annotated[
    str | None, typer.Option("--variant", metavar="NAME", help="A named way to play; `shakespell games` lists them.")
]

RulesOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--rules", metavar="OPTION=VALUE", help="A rule that differs, such as rounds=3; may be repeated."),
]

SeatOptionsOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--options",
        metavar="NAME:OPTION=VALUE",
        help="What one player has for themselves, such as Bob:side_b=yes,time_percent=150; may be repeated.",
    ),
]


def chosen_lexicon(name: str | None, language: str = "en") -> "Lexicon":
    """The lexicon a user asked for, or the default of the language."""
    from ..presets import default_lexicon, lexicon

    return default_lexicon(language) if name is None else lexicon(name)


def chosen_dice(game: str, name: str | None) -> "DiceSet":
    """The dice set a user asked for, or the game's own."""
    from ..presets import dice_set

    return dice_set(game, name)


def asked_rules(variant: str | None, pairs: Sequence[str] | None) -> dict[str, Any]:
    """What ``--variant`` and ``--rules`` ask for, as presets take it; Unusable for what is no option=value."""
    asked: dict[str, Any] = {} if variant is None else {"variant": variant}
    for text in pairs or ():
        asked |= _pairs("--rules", text, "write option=value, such as rounds=3")
    return asked


def asked_options(texts: Sequence[str] | None, names: Sequence[str]) -> list[dict[str, Any]]:
    """What ``--options`` asks for each of the players named; Unusable for a player who is not among them."""
    asked: dict[str, dict[str, Any]] = {name: {} for name in names}
    for text in texts or ():
        name, _, options = text.partition(":")
        mend = "write name:option=value, such as Bob:time_percent=150"
        if name.strip() not in asked:
            raise Unusable(f"--options {text}: no player is called {name.strip()}, only {', '.join(names)}; {mend}")
        if not options.strip():
            raise Unusable(f"--options {text}: {mend}")
        asked[name.strip()] |= _pairs("--options", options, mend)
    return list(asked.values())


def _pairs(option: str, text: str, mend: str) -> dict[str, Any]:
    """``a=1,b=no`` as names and values; Unusable, with how to mend it, for what is no option=value."""
    pairs: dict[str, Any] = {}
    for part in filter(str.strip, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise Unusable(f"{option} {part}: {mend}")
        pairs[name.strip().replace("-", "_")] = _value(value.strip())
    return pairs


def _value(text: str) -> Any:
    """``none``, ``yes`` and ``no`` are what they say; numbers are told apart from names where the rules are checked."""
    return {"none": None, "null": None, "true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
