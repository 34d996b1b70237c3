"""What the catalogue says of Speed Dice."""

from ...core.listing import Listing
from .actions import Action
from .events import Event
from .game import SpeedDice
from .rules import MAX_SEATS, Rules, SeatOptions
from .view import SpeedDiceView

LISTING = Listing(
    id="speed-dice",
    title="Speed Dice",
    rulebook="Speed Dice, Haim Shafir (AMIGO)",
    version=2,
    seats=(1, MAX_SEATS),
    rules=Rules,
    seat_options=SeatOptions,
    action=Action,
    event=Event,
    view=SpeedDiceView,
    build=SpeedDice,
)
