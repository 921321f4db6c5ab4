"""Numbered deals at live tables: games for one have the same tiles for everybody who plays the same number.

No secret is kept there, so the salt of such a shuffle is its number.
"""

from secrets import token_hex
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, Points
from boneyard.core.match import seeded
from boneyard.core.tile import tile_text
from boneyard.deals import any_deal, number_of
from boneyard.record.sealing import seal_of
from boneyard.server.store import Shuffle

NOT_ALONE: Final = (
    "Only games for one have numbered deals: elsewhere whoever knows the number would know every hand."
)
_TRIES: Final = 10_000
_SALT: Final = 32  # digits


def numbered(game: Game, deal: int | None, totals: Points) -> Shuffle:
    """A numbered deal, tile for tile as the terminal and Python deal it; any where no number is named."""
    if game.seats != 1:
        raise BadSetup(NOT_ALONE)
    number = any_deal(token_hex(16)) if deal is None else deal
    for attempt in range(_TRIES):
        tiles = seeded(game, str(number), 1, attempt)
        if game.split(tiles, 0, 1, totals) is not None:
            salt, order = salt_of(number), " ".join([tile_text(tile) for tile in tiles])
            return Shuffle(1, salt, order, seal_of(salt, order), 0)
    raise BadSetup(f"Deal {number} gives nothing that this game can be played from with these options.")


def salt_of(deal: int) -> str:
    """The salt of a numbered deal: its number."""
    return str(deal).zfill(_SALT)


def number_told(game: Game, shuffle: Shuffle | None) -> int | None:
    """The number of a deal; None where it has none."""
    # A random salt that is so small a number comes once in more games than will ever be played.
    if shuffle is None or game.seats != 1:
        return None
    return number_of(shuffle.salt.lstrip("0") or "0")
