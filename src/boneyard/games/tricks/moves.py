"""What is done and said in a trick-taking game: its moves with their texts both ways."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.errors import Unreadable
from boneyard.core.move import Move
from boneyard.core.spelling import is_number, plain, read_common, read_held
from boneyard.core.tile import tile_text
from boneyard.games.tricks.suits import DOUBLES, NO_SUIT

BID: Final[i64] = 30  # a number
TRUMP: Final[i64] = 31  # a suit
ASIDE: Final[i64] = 32  # a tile
CLAIM: Final[i64] = 33
_NAMES: Final = ["bid", "trump", "aside", "claim"]


@final
@mypyc_attr(acyclic=True)
class TrickMove(Move):
    """A move in a trick-taking game."""

    def name(self) -> str:
        return _NAMES[self.kind - BID] if BID <= self.kind <= CLAIM else super().name()

    def __str__(self) -> str:
        if self.kind == BID:
            return f"bid {self.left}"
        if self.kind == TRUMP:
            return f"trump {suit_text(self.left)}"
        return f"aside {tile_text(self.tile)}" if self.kind == ASIDE else super().__str__()


def suit_text(suit: int) -> str:
    """A trump suit as a record writes it."""
    if suit == DOUBLES:
        return "doubles"
    return "none" if suit == NO_SUIT else str(suit)


def read_move(text: str) -> Move | None:
    """The move that a text spells, None for no move of a trick-taking game."""
    move = plain(text)
    word, _, rest = move.partition(" ")
    if move == "claim":
        return TrickMove(CLAIM)
    if word == "bid":
        return TrickMove(BID, left=_read_bid(rest, move))
    if word == "trump":
        return TrickMove(TRUMP, left=_read_suit(rest, move))
    return TrickMove(ASIDE, read_held(rest)) if word == "aside" else read_common(move)


def _read_bid(text: str, whole: str) -> int:
    if not is_number(text):
        raise Unreadable(f"After bid stands a number, like bid 31; {whole!r} has {text or 'nothing'!r}.")
    return int(text)


def _read_suit(text: str, whole: str) -> int:
    if text == "doubles":
        return DOUBLES
    if text == "none":
        return NO_SUIT
    if not is_number(text) or int(text) > 6:
        raise Unreadable(
            f"After trump stands a number from 0 to 6, doubles or none; {whole!r} has {text or 'nothing'!r}."
        )
    return int(text)
