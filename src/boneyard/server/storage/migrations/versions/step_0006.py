"""The sixth step: shuffles that the players contribute to, each with a nonce that they commit to first."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("rounds", sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
    op.add_column("rounds", sa.Column("turn", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("rounds", sa.Column("nonces", sa.Text, nullable=False, server_default=""))
    op.add_column("rounds", sa.Column("skipped", sa.Text, nullable=False, server_default=""))
    op.add_column("rounds", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "nonces",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(32), nullable=False, server_default=""),
    )
