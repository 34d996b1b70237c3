"""Everybody connected to one match, players and spectators, and what each is shown.

A client is shown the view of its own seat and no other (B-30). Where several seats play on one device, it is the one
that is to act: the others' hidden dice are not even sent (B-31). Where nothing has changed that it may know of, it is
told nothing: when and how often somebody rolls in secret is a secret too.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..core.game import Event, Seat, View
from .connection import Close, Connection
from .live import Live
from .metrics import Metrics
from .wire import Message, ProblemMessage, update_type


@dataclass(frozen=True, slots=True)
class Scene:
    """All that an update shows beside the time."""

    seat: Seat | None
    accepted: int | None
    view: View
    presence: tuple[bool, ...]


class Audience:
    """The connections of a match, and which of its seats each group of seats looks through."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._connections: dict[Connection, Scene | None] = {}
        """What each was shown last; None where an update is due whatever has changed."""

        self._shown: dict[tuple[Seat, ...], Seat] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def add(self, connection: Connection) -> None:
        self._connections[connection] = None

    def owe(self, connection: Connection) -> None:
        """Who has acted is shown the table next time, though it may look the same through the seat it looks through."""
        self._connections[connection] = None

    def drop(self, connection: Connection) -> None:
        del self._connections[connection]

    def update(
        self, live: Live, presence: tuple[bool, ...], events: Sequence[Event], to: Iterable[Connection] | None = None
    ) -> None:
        """Show the table as it is now, to all or to some, where it looks otherwise than before; what all who look
        through a seat are sent is made once."""
        scenes: dict[Seat | None, Scene] = {}
        made: dict[Seat | None, str] = {}
        for connection in tuple(self._connections if to is None else to):
            seat = self._viewer(live, connection.seats)
            scene = scenes.get(seat) or scenes.setdefault(seat, _scene(live, seat, presence))
            if not events and scene == self._connections[connection]:
                continue
            if seat not in made:
                made[seat] = _update(live, scene, events)
            self._connections[connection] = scene
            connection.send(made[seat])
            self._metrics.updates.inc()

    def say(self, message: Message) -> None:
        """The same message to all."""
        text = message.model_dump_json()
        for connection in self._connections:
            connection.send(text)

    def dismiss(self, code: str, message: str, close: Close) -> None:
        """Tell all what went wrong, and close."""
        self.say(ProblemMessage(kind="problem", code=code, message=message))
        for connection in self._connections:
            connection.close(close)

    def _viewer(self, live: Live, seats: tuple[Seat, ...]) -> Seat | None:
        if not seats:
            return None
        acting = live.table.state.to_act.intersection(seats)
        viewer = min(acting) if acting else self._shown.get(seats, min(seats))
        self._shown[seats] = viewer
        return viewer


def _scene(live: Live, seat: Seat | None, presence: tuple[bool, ...]) -> Scene:
    return Scene(seat, live.table.accepted(seat), live.table.view(seat), presence)


def _update(live: Live, scene: Scene, events: Sequence[Event]) -> str:
    message = update_type(live.game).model_construct(
        kind="update",
        seq=live.table.announced,
        at=live.clock.at,
        seat=scene.seat,
        accepted=scene.accepted,
        view=scene.view,
        events=tuple(events),
        presence=scene.presence,
    )
    return message.model_dump_json()
