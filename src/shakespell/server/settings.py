"""What an operator may set, with defaults that suit one machine and a handful of tables."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from .database import database_url

WEB_CLIENT = Path(__file__).resolve().parent.parent / "web"


def default_database() -> str:
    """URL of the SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('shakespell') / 'shakespell.sqlite3'}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings of one server. Times are seconds, sizes bytes, rates ``limits`` notation (``60/minute``)."""

    database: str = field(default_factory=default_database)
    """A SQLite file or a URL: ``sqlite:///games.sqlite3``, ``postgresql://user@host/base``."""

    web: Path = WEB_CLIENT
    """Where the built web client lies."""

    addresses: tuple[str, ...] = ()
    """URLs under which other devices reach the server, for invitations from a page that was opened as localhost."""

    origins: tuple[str, ...] = ()
    """Sites beside this server's own whose pages may play here, such as ``https://club.example``."""

    house_list: bool = False
    """Whether pages that are open on the server's own machine may change its house list, as its terminal may."""

    largest_body: int = 256 * 1024
    largest_message: int = 32 * 1024

    header_seconds: float = 15
    body_seconds: float = 30
    """How long the header of a request may take to arrive, and then its body."""

    hello_seconds: float = 10
    """How long a socket may stay silent before its first message."""

    entropy_seconds: float = 20
    """How long a full table waits for seats to show what they add to the dice."""

    missed_deadlines: int = 2
    away_seconds: float = 120
    """A seat counts as left once it has missed so many deadlines and nobody was connected to it for so long."""

    heartbeat_seconds: float = 20
    """A socket is never silent for longer, as proxies cut idle ones near 60 s (B-11)."""

    longest_thought: float = 4
    """People who wait for a bot wait no longer than this, however long it would think; who plays beside them does not
    wait, and a bot that races takes the time it needs."""

    resume_seconds: float = 60
    """A match whose log takes longer to replay is not opened: no other has to wait for it."""

    judge_threads: int = 2
    judge_seconds: float = 6
    """How many tables at once may have claims settled that take long (can these dice be linked?), and how long a table
    waits for that; what is not known by then is told nobody."""

    kept_seconds: float = 600
    """How long the seats of a rematch are kept for those who had them."""

    open_table_days: float = 7
    """A table that nobody filled is taken away after so long."""

    backlog: int = 256
    """Messages a socket may be behind before it is closed and has to come back."""

    create_rate: str = "120/minute"
    join_rate: str = "300/minute"
    solve_rate: str = "240/minute"
    word_rate: str = "600/minute"
    socket_rate: str = "1200/minute"
    """Per address; generous, because a whole classroom may share one (B-65)."""

    own_dice_rate: str = "300/hour"
    """Per address: matches with a dice set of one's own, each of which is kept with its match."""

    guess_rate: str = "30/minute"
    """Per address: codes asked for that no table has."""

    bot_matches: int = 4
    bot_matches_together: int = 12
    """Matches that bots play among themselves at the same time, for one address and in all."""

    solve_threads: int = 2
    """Positions that are solved at the same time."""

    solve_most: int = 24
    """Positions that are being solved or wait for it; one more is refused with 429."""

    solve_seconds: float = 30
    """How long anybody waits for a position to be solved."""

    table_memory: int = 2 << 30
    """Bytes of all tables of reroll values together; bots play without one more, and who asks is told to come back."""

    most_actions: int = 5000
    """Actions of one seat in one match, drafts included: a log stays short enough to be replayed and told."""

    messages_per_second: float = 20
    message_burst: int = 120

    def __post_init__(self) -> None:
        database_url(self.database)
