"""The third step: short codes, ways, stand-ins, talk, results, shared records, households and score pads."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(8)))
    op.add_column("tables", sa.Column("ways", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("household", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_by_code", "tables", ["code"], unique=True)
    op.add_column("seats", sa.Column("person", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "said",
        _of("tables", "table"),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sender", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        _of("tables", "table"),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table("records", *_kept(), sa.Column("text", sa.Text, nullable=False))
    op.create_table(
        "households",
        *_kept(),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("households_by_player", "households", ["player"])
    op.create_table(
        "pads",
        *_kept(),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        _of("pads", "pad"),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sender", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def _of(what: str, name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(40), sa.ForeignKey(f"{what}.id", ondelete="CASCADE"), primary_key=True)


def _kept() -> tuple[sa.Column[str], sa.Column[float]]:
    return sa.Column("id", sa.String(40), primary_key=True), sa.Column("made", sa.Float, nullable=False)
