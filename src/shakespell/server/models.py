"""The tables of the database. A match is its row, its seats and its log; nothing that follows from the log is kept.

Entries are only ever added. Whole JSON documents (header, log entries, result) are text, so that SQLite and
PostgreSQL hold the same bytes.
"""

import sqlalchemy as sa

SCHEMA_VERSION = 1
"""Raised with every change of a table that is there; a database of another version is refused rather than guessed at.
A table that is new is made when an older database is opened."""

metadata = sa.MetaData()

schema = sa.Table(
    "schema",
    metadata,
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("opened", sa.String(40), nullable=False),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(8), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("created", sa.String(40), nullable=False),
    sa.Column("result", sa.Text),
)

_UNENDED = matches.c.status.in_(("waiting", "playing"))

sa.Index("live_codes", matches.c.code, unique=True, sqlite_where=_UNENDED, postgresql_where=_UNENDED)
sa.Index("matches_by_code", matches.c.code)
sa.Index("matches_by_status", matches.c.status, matches.c.created)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("level", sa.String(16)),
    sa.Column("team", sa.String(60)),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("entropy_commitment", sa.String(64)),
    sa.Column("forsaken", sa.Boolean, nullable=False),
)

sa.Index("seats_by_token", seats.c.token_hash)

partners = sa.Table(
    "partners",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("joined", sa.String(40), nullable=False),
)
"""Who plays at the seat of a team beside whoever took it first."""

kept = sa.Table(
    "kept",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("until", sa.String(40), nullable=False),
)
"""For whom the seats of a rematch are kept, and until when (UTC); once somebody sits there it no longer matters."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.Text, nullable=False),
)
