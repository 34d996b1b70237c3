"""What the catalogue says of Crossword Cubes."""

from ...core.listing import Listing
from .actions import Action
from .events import Event
from .game import CrosswordCubes
from .rules import MAX_SEATS, Rules, SeatOptions
from .view import CubesView

LISTING = Listing(
    id="crossword-cubes",
    title="Crossword Cubes",
    rulebook="Crossword Cubes, Selchow & Righter",
    version=2,
    seats=(1, MAX_SEATS),
    rules=Rules,
    seat_options=SeatOptions,
    action=Action,
    event=Event,
    view=CubesView,
    build=CrosswordCubes,
)
