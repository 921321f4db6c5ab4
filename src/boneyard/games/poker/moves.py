"""What is done and said in poker: its moves with their texts both ways."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import Unreadable
from boneyard.core.move import Many, Move, Notation
from boneyard.core.notation.move_text import plain, read_common, read_held
from boneyard.core.tile import tile_text
from boneyard.games.poker.codes import PokerCode

CHECK: Final[i64] = 40
BET: Final[i64] = 41
CALL: Final[i64] = 42
RAISE: Final[i64] = 43
FOLD: Final[i64] = 44
STAND: Final[i64] = 45
EXCHANGE: Final[i64] = 46  # some tiles of the hand
_NAMES: Final = ["check", "bet", "call", "raise", "fold", "stand", "exchange"]


@final
class PokerNotation(Notation):
    """How poker writes its moves."""

    def name(self, move: Move) -> str:
        return _NAMES[move.kind - CHECK] if CHECK <= move.kind <= EXCHANGE else super().name(move)

    def text(self, move: Move) -> str:
        if isinstance(move, Many):
            return " ".join(["exchange", *[tile_text(tile) for tile in move.groups[0]]])
        return super().text(move)

    def read(self, text: str) -> Move | None:
        move = plain(text)
        if move in _NAMES[:-1]:
            return poker_move(CHECK + _NAMES.index(move))
        word, _, rest = move.partition(" ")
        return _read_exchange(rest) if word == "exchange" else read_common(move)


NOTATION: Final = PokerNotation()


def poker_move(kind: i64) -> Move:
    """A word of the betting, or to stand in the exchange."""
    return Move(kind, -1, -1, -1, -1, NOTATION)


def exchange_of(tiles: tuple[int, ...]) -> Many:
    """To give these tiles away in the exchange."""
    return Many(EXCHANGE, (tiles,), NOTATION)


def _read_exchange(text: str) -> Move:
    if not text:
        raise Unreadable(PokerCode.NO_TILES_GIVEN)
    tiles = [read_held(word) for word in text.split()]
    return exchange_of(tuple(sorted(tiles, reverse=True)))
