"""The catalogue as clients read it: games with their options, dice and variants, and lexicons."""

import logging
from functools import cache

from pydantic import TypeAdapter

from ..analysis.words import looked_up
from ..bots import LEVELS
from ..games import GAMES
from ..presets import PresetError, lexicon
from ..presets.dice_sets import dice_sets
from ..presets.house import house_words
from ..presets.lexicons import DEFAULTS, word_lists
from ..presets.variants import rules_adapter, seat_options_adapter, variants
from ..record import entry_codec
from .bodies import GameInfo, GameSchema, LexiconInfo, Lexicons, VariantInfo, WordInfo
from .judges import chosen_lexicon
from .solving import SOLVERS
from .wire import by_kind, client_message, update_type

log = logging.getLogger(__name__)


def game_info(game: str, has_bots: bool) -> GameInfo:
    """A game of the catalogue."""
    listing, schema = GAMES[game], game_schema(game)
    named = [
        VariantInfo(name=each.name, title=each.title, description=each.description, rules=dict(each.rules))
        for each in variants(game).values()
    ]
    return GameInfo(
        id=listing.id,
        title=listing.title,
        rulebook=listing.rulebook,
        version=listing.version,
        seats=listing.seats,
        rules=schema.rules,
        seat_options=schema.seat_options,
        dice_sets=tuple(dice_sets(game).values()),
        variants=tuple(named),
        levels=LEVELS if has_bots else (),
        solver=game in SOLVERS,
    )


def warm() -> None:
    """Make every type adapter now, in one thread: making one parses source, which Python 3.11 cannot do in two."""
    for game in GAMES:
        game_schema(game)
        client_message(game)
        update_type(game)
        entry_codec(game)
        rules_adapter(game)
        seat_options_adapter(game)


@cache
def game_schema(game: str) -> GameSchema:
    """JSON Schemas of a game: options and actions as they are accepted, views and events as they are sent."""
    listing = GAMES[game]
    return GameSchema(
        rules=TypeAdapter(listing.rules).json_schema(),
        seat_options=TypeAdapter(listing.seat_options).json_schema(),
        action=TypeAdapter(by_kind(listing.action)).json_schema(),
        view=TypeAdapter(listing.view).json_schema(mode="serialization"),
        event=TypeAdapter(by_kind(listing.event)).json_schema(mode="serialization"),
    )


def word(text: str, lexicon_name: str | None) -> WordInfo:
    """A word as ``shakespell word`` looks it up; PresetError where there is no such lexicon."""
    return WordInfo.model_validate(looked_up(text, chosen_lexicon(lexicon_name, "en")))


def lexicons(house_is_yours: bool) -> Lexicons:
    """The lexicons that can judge a match here."""
    found, there = map(lexicon, word_lists()), set(word_lists())
    return Lexicons(
        lexicons=tuple(
            LexiconInfo(
                name=each.name,
                title=each.title,
                language=each.language,
                words=each.words,
                source=each.source,
                licence=each.licence,
                digest=each.digest,
            )
            for each in found
        ),
        defaults={language: name for language, name in DEFAULTS.items() if name in there},
        house={language: words for language in DEFAULTS if (words := _house(language))},
        house_is_yours=house_is_yours,
    )


def _house(language: str) -> tuple[str, ...]:
    """The house list of this machine, which its tables in the terminal go by too; none where it cannot be read."""
    try:
        return house_words(language)
    except PresetError as fault:
        log.warning("the house list is left out: %s", fault)
        return ()
