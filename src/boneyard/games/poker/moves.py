"""What is done and said in poker: its moves with their texts both ways."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.errors import Unreadable
from boneyard.core.move import Groups, Many, Move
from boneyard.core.spelling import plain, read_common, read_held
from boneyard.core.tile import tile_text

CHECK: Final[i64] = 40
BET: Final[i64] = 41
CALL: Final[i64] = 42
RAISE: Final[i64] = 43
FOLD: Final[i64] = 44
STAND: Final[i64] = 45
EXCHANGE: Final[i64] = 46  # some tiles of the hand
_NAMES: Final = ["check", "bet", "call", "raise", "fold", "stand"]


@final
@mypyc_attr(acyclic=True)
class PokerMove(Move):
    """A word of the betting, or to stand in the exchange."""

    def name(self) -> str:
        return _NAMES[self.kind - CHECK] if CHECK <= self.kind <= STAND else super().name()


@final
@mypyc_attr(acyclic=True)
class Exchange(Many):
    """The tiles that are given away in the exchange: one group."""

    def __init__(self, groups: Groups) -> None:
        super().__init__(EXCHANGE, groups)

    def name(self) -> str:
        return "exchange"

    def __str__(self) -> str:
        return " ".join(["exchange", *[tile_text(tile) for tile in self.groups[0]]])


def read_move(text: str) -> Move | None:
    """The move that a text spells, None for no move of poker."""
    move = plain(text)
    if move in _NAMES:
        return PokerMove(CHECK + _NAMES.index(move))
    word, _, rest = move.partition(" ")
    return _read_exchange(rest) if word == "exchange" else read_common(move)


def _read_exchange(text: str) -> Move:
    if not text:
        raise Unreadable(
            "After exchange stand the tiles to give away, like exchange 6-1 3-2; to keep all: stand."
        )
    tiles = [read_held(word) for word in text.split()]
    return Exchange((tuple(sorted(tiles, reverse=True)),))
