"""The second step: the tables of a player are found without reading all keys."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("keys_by_player", "keys", ["player"])
