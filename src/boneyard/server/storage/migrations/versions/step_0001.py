"""The first step: tables, seats, keys, events and rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(200), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "touched"])
    op.create_table(
        "seats",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
    )
    op.create_table(
        "keys",
        _table(),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "events",
        _table(),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sender", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "rounds",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("tiles", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
    )


def _table() -> sa.Column[str]:
    return sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
