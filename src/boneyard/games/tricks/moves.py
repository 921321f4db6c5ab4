"""What is done and said in a trick-taking game: its moves with their texts both ways."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import Unreadable
from boneyard.core.move import Move, Notation
from boneyard.core.notation.move_text import is_number, plain, read_common, read_held
from boneyard.core.tile import tile_text
from boneyard.games.tricks.codes import TrickCode
from boneyard.games.tricks.suits import DOUBLES, NO_SUIT

BID: Final[i64] = 30  # a number
TRUMP: Final[i64] = 31  # a suit
ASIDE: Final[i64] = 32  # a tile
CLAIM: Final[i64] = 33
_NAMES: Final = ["bid", "trump", "aside", "claim"]


@final
class TrickNotation(Notation):
    """How trick-taking games write their moves."""

    def name(self, move: Move) -> str:
        return _NAMES[move.kind - BID] if BID <= move.kind <= CLAIM else super().name(move)

    def text(self, move: Move) -> str:
        if move.kind == BID:
            return f"bid {move.left}"
        if move.kind == TRUMP:
            return f"trump {suit_text(move.left)}"
        return f"aside {tile_text(move.tile)}" if move.kind == ASIDE else super().text(move)

    def read(self, text: str) -> Move | None:
        move = plain(text)
        word, _, rest = move.partition(" ")
        if move == "claim":
            return trick_move(CLAIM)
        if word == "bid":
            return trick_move(BID, left=_read_bid(rest, move))
        if word == "trump":
            return trick_move(TRUMP, left=_read_suit(rest, move))
        return trick_move(ASIDE, read_held(rest)) if word == "aside" else read_common(move)


NOTATION: Final = TrickNotation()


def trick_move(kind: i64, tile: i64 = -1, left: i64 = -1) -> Move:
    """A move in a trick-taking game."""
    return Move(kind, tile, -1, left, -1, NOTATION)


def suit_text(suit: int) -> str:
    """A trump suit as a record writes it."""
    if suit == DOUBLES:
        return "doubles"
    return "none" if suit == NO_SUIT else str(suit)


def _read_bid(text: str, whole: str) -> int:
    if not is_number(text):
        raise Unreadable(TrickCode.NO_BID_NUMBER, text=whole)
    return int(text)


def _read_suit(text: str, whole: str) -> int:
    if text == "doubles":
        return DOUBLES
    if text == "none":
        return NO_SUIT
    if not is_number(text) or int(text) > 6:
        raise Unreadable(TrickCode.NO_TRUMP_SUIT, text=whole)
    return int(text)
