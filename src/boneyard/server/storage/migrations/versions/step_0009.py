"""The ninth step: how long there has been a server, and when in that time each table and pad was last used."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO service (id, seconds) VALUES (1, 0)")
    op.add_column("tables", sa.Column("used", sa.Float))
    op.create_index("tables_by_use", "tables", ["phase", "used"])
    op.add_column("pads", sa.Column("used", sa.Float))
    op.execute("UPDATE pads SET used = 0")
