"""The schema: tables with everything that belongs to them; records, households and score pads beside them."""

import re
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")

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
    Column("phase", String(10), nullable=False),  # waiting, playing, over, archived, closed
    Column("code", String(8)),  # a few letters to say aloud in the place of the link
    Column("turn_limit", Integer, nullable=False, server_default="0"),  # seconds for a turn; 0 is no clock
    Column("ways", Text, nullable=False, server_default="{}"),  # JSON: the table's other settings
    Column("household", Text, nullable=False, server_default=""),  # the TOML of a household's own edition
    Column(
        "used", Float
    ),  # the servers' time of service when it was last played at; NULL until that is noted
    Index("tables_by_phase", "phase", "touched"),
    Index("tables_by_use", "phase", "used"),
    Index("tables_by_code", "code", unique=True),
)

SEATS = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("bot", String(40), nullable=False),
    Column("person", String(80), nullable=False, server_default=""),  # the player a bot is standing in for
    Column("gone", String(10), nullable=False, server_default=""),  # how that person went: left, resigned
    Column(
        "former", String(64), nullable=False, server_default=""
    ),  # the player who left, if they may return
    Column("link", Integer, nullable=False, server_default="0"),  # which personal link of the seat is valid
)

# Players the host has removed from a table: they may watch but not sit down again.
REMOVED = Table(
    "removed",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), primary_key=True),
)

KEYS = Table(
    "keys",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("until", Float),  # when they gave the seat up: the matches before that stay theirs
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
    ),  # who sent it, and its id: a resent one is answered as before
    Column("at", Float, nullable=False),
)

# How long there has been a server, in one row. Tables are archived and pads deleted by
# this time: no wrong clock can shorten it.
SERVICE = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Float, nullable=False),
)

# The right to move for bots and the clock, if several servers share the tables: the highest number that was used.
DRIVERS = Table(
    "drivers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("fence", BigInteger, nullable=False),
)

ROUNDS = Table(
    "rounds",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("salt", String(32), nullable=False),  # or the server's secret, in scheme 2
    Column("tiles", Text, nullable=False),  # the shuffled order; in scheme 2 empty until the deal
    Column("hash", String(64), nullable=False),
    Column("first", Integer, nullable=False),  # the seat that starts the first round; -1 if the match decides
    Column("scheme", Integer, nullable=False, server_default="1"),  # 2 if players contribute to the shuffle
    Column("turn", Integer, nullable=False, server_default="-1"),  # the seat chosen to start; -1 for chance
    Column("nonces", Text, nullable=False, server_default=""),  # 0:NONCE 2:NONCE, as the seed has them
    Column("skipped", Text, nullable=False, server_default=""),  # 1 3:COMMITMENT, people without a nonce
    Column("closed", Boolean, nullable=False, server_default=false()),  # no more commitments are taken
)

# What players have given for the next shuffle of a table; its round keeps it once it is dealt.
NONCES = Table(
    "nonces",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the round, as in rounds
    Column("seat", Integer, primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(32), nullable=False, server_default=""),  # empty until it is revealed
)

SAID = Table(
    "said",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),  # at that time
    Column("text", Text, nullable=False),
    Column("sender", String(200), nullable=False),  # as of an event
    Column("at", Float, nullable=False),
)

RESULTS = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the match at this table
    Column("at", Float, nullable=False),
    Column("told", Text, nullable=False),  # JSON: who played, what they made, who won
)

# What the operator has done or wants done: every server reads on from the last number it knows.
ORDERS = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(10), nullable=False),  # close, reload, notice
    Column("subject", Text, nullable=False),  # the id of a table, or the words for everyone
)

RECORDS = Table(
    "records",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("made", Float, nullable=False),
    Column("text", Text, nullable=False),
)

HOUSEHOLDS = Table(
    "households",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("made", Float, nullable=False),
    Column("player", String(64), nullable=False),  # who saved it
    Column("text", Text, nullable=False),  # TOML
    Index("households_by_player", "player"),
)

PADS = Table(
    "pads",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("head", Text, nullable=False),  # JSON: game, edition, options, names
    Column("used", Float),  # the servers' time of service at its last entry
)

ENTRIES = Table(
    "entries",
    metadata,
    Column("pad", ForeignKey("pads.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # JSON: a round as it was written down, or that one is taken back
    Column("sender", String(200), nullable=False),
    Column("at", Float, nullable=False),
)


def is_id(text: str) -> bool:
    """Whether a text can be the id of anything; some databases choke on other text."""
    return _ID.fullmatch(text) is not None
