"""Shuffles that are promised before they are dealt: whoever doubts one can check its hash once it is laid open."""

from secrets import SystemRandom, token_hex
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.core.game import NOBODY, Deal, Game, Points
from boneyard.core.tile import tile_text
from boneyard.record.sealing import order_of, seal_of
from boneyard.server.numbered import numbered
from boneyard.server.store import Shuffle

_CHANCE: Final = SystemRandom()
_TRIES: Final = 10_000


def shuffled(
    game: Game, number: int, first: int, totals: Points, before: int = 0, turn: int = NOBODY
) -> Shuffle:
    """A new shuffle that the rules can deal, after so many rounds of earlier matches.

    Where nobody is first yet it is the turn of a seat to begin, and where it is nobody's chance says who does.
    """
    if game.seats == 1:
        return numbered(game, None, totals)._replace(number=before + number)
    begins = first
    if first == NOBODY:
        begins = _CHANCE.randrange(game.seats) if turn == NOBODY else turn
    tiles = list(game.tiles)
    for _ in range(_TRIES):
        _CHANCE.shuffle(tiles)
        if game.split(tuple(tiles), begins, number, totals) is not None:
            salt = token_hex(16)
            order = " ".join([tile_text(tile) for tile in tiles])
            lot = begins if first == NOBODY else NOBODY
            return Shuffle(before + number, salt, order, seal_of(salt, order), lot)
    raise BadSetup("No shuffle gave a deal that this game can be played from with these options.")


def dealt(game: Game, shuffle: Shuffle, number: int, first: int, totals: Points) -> Deal | None:
    """The deal of a kept shuffle for the round of this number; None where the rules ask for another one."""
    begins = shuffle.first if first == NOBODY else first
    return game.split(order_of(game, shuffle.tiles), begins, number, totals)
