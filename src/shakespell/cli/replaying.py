"""A recorded match, told again: entry by entry, in the words of the game's screen."""

from typing import Any

from pydantic import TypeAdapter

from ..core.game import Event
from ..games import GAMES
from ..presets import lexicon, lexicon_names
from ..presets.agreements import LexiconRecord
from ..record import Record, Told, entry_codec, replayed
from ..words.lexicon import Lexicon
from .games import GAME_COMMANDS
from .output import Unusable, print_json
from .screen import Company, Screen
from .terminal import Terminal


def replay_record(record: Record, as_json: bool) -> int:
    """Show a record; RecordError where it is not of a match that can have happened."""
    told = list(replayed(record))
    if as_json:
        print_json(_document(record, told))
    else:
        _show(_screen(record), record, told)
    return 0


def _show(screen: Screen, record: Record, told: list[Told]) -> None:
    game = record.header.setup().build()
    screen.greet()
    waiting: list[Event] = []
    for each in told:
        waiting += each.step.events
        if each.step.state.needs is None:  # the dice lie and the words are judged: now it can be told
            view = game.view(each.step.state, None)
            for event in waiting:
                screen.tell(event, view)
            waiting.clear()
    if told and told[-1].step.state.result is not None:
        screen.close(tuple(each.entry for each in told))


def _screen(record: Record) -> Screen:
    header = record.header
    commands = GAME_COMMANDS.get(header.game)
    maker = commands.screen() if commands else None
    if maker is None:
        raise Unusable(f"{header.game} cannot be shown in a terminal yet; use --json")
    names = tuple(seat.name for seat in header.seats)
    return maker(Terminal(), Company(header.setup(), names, frozenset(), lexicon_of(header.lexicon)))


def lexicon_of(named: LexiconRecord) -> Lexicon | None:
    """The very lexicon a record names; None where this machine does not have it."""
    if named.name not in lexicon_names():
        return None
    found = lexicon(named.name)
    return found if found.digest == named.digest else None


def _document(record: Record, told: list[Told]) -> dict[str, Any]:
    header, codec = record.header, entry_codec(record.header.game)
    events: TypeAdapter[Any] = TypeAdapter(GAMES[header.game].event)
    return {
        "match": header.match,
        "game": header.game,
        "seats": [seat.name for seat in header.seats],
        "rules": header.rules,
        "entries": [
            {
                "number": number,
                **codec.encode(each.entry),
                "events": [events.dump_python(event, mode="json") for event in each.step.events],
            }
            for number, each in enumerate(told, 1)
        ],
        "result": record.model_dump(mode="json")["result"],
    }
