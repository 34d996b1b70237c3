"""What every part of the server works with, handed in at the start, so that tests can hand in their own."""

from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass

from ..bots.bot import BotMaker
from .clock import Now
from .judges import SlowJudges
from .metrics import Metrics
from .settings import Settings
from .store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """Settings, database, figures, the bots there are, threads for slow work, who settles what takes
    long, and the clock."""

    settings: Settings
    store: Store
    metrics: Metrics
    bots: Mapping[str, BotMaker]
    pool: Executor
    late_pool: Executor
    """For what nobody waits for: bots that play among themselves."""

    judges: SlowJudges
    now: Now
