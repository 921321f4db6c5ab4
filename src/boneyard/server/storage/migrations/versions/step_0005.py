"""The fifth step: seats that someone has left, personal links that can be revoked, and players who were removed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("gone", sa.String(10), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("former", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("link", sa.Integer, nullable=False, server_default="0"))
    op.add_column("keys", sa.Column("until", sa.Float))
    op.create_table(
        "removed",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
    )
