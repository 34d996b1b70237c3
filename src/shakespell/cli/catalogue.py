"""``games`` and ``dice``: what can be played, by which rules, with which dice."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import Annotated, Any

import typer

from .options import AsJson, DiceSetOption, chosen_dice
from .output import Unusable, answer


def games(as_json: AsJson = False) -> int:
    """All games, with their options, dice sets and variants."""
    from ..games import GAMES

    documents = [_document(game) for game in GAMES]
    return answer(as_json, {"games": documents}, [line for each in documents for line in _lines(each)])


def _document(game: str) -> dict[str, Any]:
    from pydantic import TypeAdapter

    from ..games import GAMES
    from ..presets.dice_sets import dice_sets
    from ..presets.variants import variants

    listing = GAMES[game]
    return {
        "id": listing.id,
        "title": listing.title,
        "seats": list(listing.seats),
        "rules": TypeAdapter(listing.rules).json_schema(),
        "dice_sets": [{"name": each.name, "title": each.title} for each in dice_sets(game).values()],
        "variants": [
            {"name": each.name, "title": each.title, "description": each.description, "rules": dict(each.rules)}
            for each in variants(game).values()
        ],
    }


def _lines(document: dict[str, Any]) -> list[str]:
    fewest, most = document["seats"]
    head = f"{document['id']}: {document['title']}, {fewest} to {most} seats"
    width = max(len(each["name"]) for each in document["variants"])
    return [head, *(f"  {each['name']:<{width}}  {each['description']}" for each in document["variants"])]


def dice(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Whose dice.")],
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """A dice set as a file, to put in the values of a real box: --dice-set and the browser take it."""
    from pydantic import TypeAdapter

    from ..core.dice import DiceSet
    from ..games import GAMES
    from ..presets.dice_set_export import as_toml

    if game not in GAMES:
        raise Unusable(f"there is no game {game}; there is {', '.join(GAMES)}")
    chosen = chosen_dice(game, dice_set)
    return answer(as_json, TypeAdapter(DiceSet).dump_python(chosen, mode="json"), as_toml(chosen).rstrip("\n"))
