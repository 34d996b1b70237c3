"""``games``: what can be played, by which rules, with which dice."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import Any

from .options import AsJson
from .output import answer


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
