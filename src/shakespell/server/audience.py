"""Everybody connected to one match, players and spectators, and what each is shown.

A client is shown the view of its own seat and no other (B-30). Where several seats play on one device, it is the one
that is to act: the others' hidden dice are not even sent (B-31).
"""

from collections.abc import Iterable, Iterator, Sequence

from ..core.game import Event, Seat
from .connection import Close, Connection
from .live import Live
from .metrics import Metrics
from .wire import Message, ProblemMessage, update_type


class Audience:
    """The connections of a match, and which of its seats each group of seats looks through."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._connections: dict[Connection, None] = {}
        self._shown: dict[tuple[Seat, ...], Seat] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def add(self, connection: Connection) -> None:
        self._connections[connection] = None

    def drop(self, connection: Connection) -> None:
        del self._connections[connection]

    def update(
        self, live: Live, presence: tuple[bool, ...], events: Sequence[Event], to: Iterable[Connection] | None = None
    ) -> None:
        """Show the table as it is now, to all or to some; a message is made once for all who see the same."""
        made: dict[Seat | None, str] = {}
        for connection in self._connections if to is None else to:
            seat = self._viewer(live, connection.seats)
            if seat not in made:
                made[seat] = _update(live, seat, presence, events)
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


def _update(live: Live, seat: Seat | None, presence: tuple[bool, ...], events: Sequence[Event]) -> str:
    message = update_type(live.game).model_construct(
        kind="update",
        seq=live.seq,
        at=live.clock.at,
        seat=seat,
        accepted=live.table.accepted(seat),
        view=live.table.view(seat),
        events=tuple(events),
        presence=presence,
    )
    return message.model_dump_json()
