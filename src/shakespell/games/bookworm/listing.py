"""What the catalogue says of Bookworm."""

from ...core.listing import Listing
from .actions import Action
from .events import Event
from .game import Bookworm
from .rules import MAX_SEATS, Rules, SeatOptions
from .view import BookwormView

LISTING = Listing(
    id="bookworm",
    title="Bookworm",
    rulebook="Bookworm, the dice game, Lukas Zach and Michael Palm (Pegasus)",
    version=2,
    seats=(2, MAX_SEATS),
    rules=Rules,
    seat_options=SeatOptions,
    action=Action,
    event=Event,
    view=BookwormView,
    build=Bookworm,
)
