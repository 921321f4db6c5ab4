"""What the store is made of: tables, their seats and who holds them, their rounds' shuffles, their events."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

TABLES = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("edition", String(200), nullable=False),
    Column("size", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: every option with its value
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # the player who made it
    Column("phase", String(10), nullable=False),  # waiting, playing, over, archived
    Index("tables_by_phase", "phase", "touched"),
)

SEATS = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("bot", String(40), nullable=False),
)

KEYS = Table(
    "keys",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("keys_by_player", "player"),
)

EVENTS = Table(
    "events",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer),  # none for a deal
    Column("text", Text, nullable=False),
    Column(
        "sender", String(200), nullable=False
    ),  # who sent it, and its id: a repeated one is answered as before
    Column("at", Float, nullable=False),
)

ROUNDS = Table(
    "rounds",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("salt", String(32), nullable=False),
    Column("tiles", Text, nullable=False),  # the shuffled order
    Column("hash", String(64), nullable=False),
    Column("first", Integer, nullable=False),  # who the first round begins with; -1 where the match tells
)
