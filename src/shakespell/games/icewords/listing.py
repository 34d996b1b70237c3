"""What the catalogue says of Icewords."""

from ...core.listing import Listing
from .actions import Action
from .events import Event
from .game import Icewords
from .rules import MAX_SEATS, Rules, SeatOptions
from .view import IcewordsView

LISTING = Listing(
    id="icewords",
    title="Icewords",
    rulebook="Dice Words, Tim Phillips (Thames & Kosmos)",
    version=2,
    seats=(1, MAX_SEATS),
    rules=Rules,
    seat_options=SeatOptions,
    action=Action,
    event=Event,
    view=IcewordsView,
    build=Icewords,
)
