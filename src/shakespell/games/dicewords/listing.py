"""What the catalogue says of Dicewords."""

from ...core.listing import Listing
from .actions import Action
from .events import Event
from .game import Dicewords
from .rules import MAX_SEATS, Rules, SeatOptions
from .view import DicewordsView

LISTING = Listing(
    id="dicewords",
    title="Dicewords",
    rulebook="Dicewords, Graham Lipscomb",
    version=2,
    seats=(1, MAX_SEATS),
    rules=Rules,
    seat_options=SeatOptions,
    action=Action,
    event=Event,
    view=DicewordsView,
    build=Dicewords,
)
