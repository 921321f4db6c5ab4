"""The fourth step: the limit of a turn is its own column, so that tables with a clock are found by it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_TABLES = sa.table("tables", sa.column("id"), sa.column("ways"), sa.column("turn_limit"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn_limit", sa.Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    found = [
        (row.id, json.loads(row.ways)) for row in connection.execute(sa.select(_TABLES.c.id, _TABLES.c.ways))
    ]
    moved = [
        {"table": id, "limit": ways.pop("limit"), "rest": json.dumps(ways)}
        for id, ways in found
        if "limit" in ways
    ]
    if moved:
        values: dict[str, sa.BindParameter[object]] = {
            "turn_limit": sa.bindparam("limit"),
            "ways": sa.bindparam("rest"),
        }
        connection.execute(
            _TABLES.update().where(_TABLES.c.id == sa.bindparam("table")).values(values), moved
        )
