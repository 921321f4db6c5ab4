"""What a seat may do: one move, equal to its text."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.place import place_text
from boneyard.core.tile import DOUBLES, NO_SUIT, face_text, tile_text

LAY: Final[i64] = 0  # a tile on a place
DRAW: Final[i64] = 1
PASS: Final[i64] = 2
STOP: Final[i64] = 3
MUGGINS: Final[i64] = 4
CATCH: Final[i64] = 5
CLAIM: Final[i64] = 6
CHECK: Final[i64] = 7
BET: Final[i64] = 8
CALL: Final[i64] = 9
RAISE: Final[i64] = 10
FOLD: Final[i64] = 11
STAND: Final[i64] = 12
COUNT: Final[i64] = 13
TURN: Final[i64] = 14
WASTE: Final[i64] = 15
FILL: Final[i64] = 16
ADD: Final[i64] = 17
CONCEDE: Final[i64] = 18
# From here on a move says more than its word.
BID: Final[i64] = 19  # a number
TRUMP: Final[i64] = 20  # a suit
ASIDE: Final[i64] = 21  # a tile
ALONE: Final[i64] = 22  # a tile without a place: played to the trick, or taken out of a row
SHIFT: Final[i64] = 23  # what lies on top of one hour, to another
EXCHANGE: Final[i64] = 24  # some tiles of the hand
REMOVE: Final[i64] = 25  # groups of tiles
SPREAD: Final[i64] = 26  # tiles on cells of a grid

WORDS: Final = [
    "",
    "draw",
    "pass",
    "stop",
    "muggins",
    "catch",
    "claim",
    "check",
    "bet",
    "call",
    "raise",
    "fold",
    "stand",
    "count",
    "turn",
    "waste",
    "fill",
    "add",
    "concede",
    "bid",
    "trump",
    "aside",
    "",
    "",
    "exchange",
    "",
    "",
]
LAST: Final[i64] = 1000  # what is said with a play: points claimed, or that one tile is left
DIRECTIONS: Final = ">v<^"  # of a tile's lower number, seen from its higher one

Groups = tuple[tuple[int, ...], ...]


@mypyc_attr(acyclic=True)
class Move:
    """One move: what is done, with which tile, where, which number it leaves open or names, what is said with it.

    A move equals its canonical text, so that `"6-4 > 5-5" in match.moves()` means what it says.
    """

    def __init__(self, kind: i64, tile: i64 = -1, place: i64 = -1, left: i64 = -1, say: i64 = -1) -> None:
        self.kind: Final[i64] = kind
        self.tile: Final[i64] = tile
        self.place: Final[i64] = place
        self.left: Final[i64] = left
        self.say: Final[i64] = say

    def saying(self, say: int) -> "Move":
        """The same move with an announcement; -1 for none."""
        return Move(self.kind, self.tile, self.place, self.left, say)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return str(self) == other if isinstance(other, str) else NotImplemented
        if self.kind != other.kind or self.tile != other.tile or self.place != other.place:
            return False
        return self.left == other.left and self.say == other.say

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.kind, self.tile, self.place, self.left, self.say)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __str__(self) -> str:
        if self.kind == LAY:
            return self._laid()
        word = WORDS[self.kind]
        if self.kind == BID:
            return f"{word} {self.left}"
        if self.kind == TRUMP:
            return f"{word} {suit_text(self.left)}"
        if self.kind == ASIDE:
            return f"{word} {tile_text(self.tile)}"
        if self.kind == ALONE:
            return tile_text(self.tile)
        return f"{self.left} > {place_text(self.place)}" if self.kind == SHIFT else word

    def _laid(self) -> str:
        text = f"{tile_text(self.tile)} > {place_text(self.place)}"
        if self.left >= 0:
            text += f" ={face_text(self.left)}"
        if self.say >= 0:
            text += " !last" if self.say == LAST else f" !{self.say}"
        return text


@final
@mypyc_attr(acyclic=True)
class Many(Move):
    """A move with several tiles: one group of them or more; on a grid each group is a tile, its cell and direction."""

    def __init__(self, kind: i64, groups: Groups) -> None:
        super().__init__(kind)
        self.groups: Final[Groups] = groups

    def sorted(self) -> list[list[int]]:
        """The groups without their order: what two ways to write the same move have in common."""
        if self.kind == SPREAD:
            return sorted([list(group) for group in self.groups])
        return sorted([sorted(group) for group in self.groups])

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Many):
            return self.kind == other.kind and self.groups == other.groups
        return str(self) == other if isinstance(other, str) else False

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Many, (self.kind, self.groups)

    def __str__(self) -> str:
        if self.kind == SPREAD:
            return " ".join([_on_cell(group) for group in self.groups])
        if self.kind == EXCHANGE:
            return " ".join([WORDS[self.kind], *[tile_text(tile) for tile in self.groups[0]]])
        return " ".join(["+".join([tile_text(tile) for tile in group]) for group in self.groups])


def on_cell(tile: int, x: int, y: int, direction: int) -> tuple[int, ...]:
    """A tile on a grid: the cell of its higher number, and the direction of its lower one."""
    return tile, x, y, direction


def _on_cell(group: tuple[int, ...]) -> str:
    tile, x, y, direction = group
    return f"{tile_text(tile)}@{x},{y}{DIRECTIONS[direction]}"


def suit_text(suit: int) -> str:
    """A trump suit as a record writes it."""
    if suit == DOUBLES:
        return "doubles"
    return "none" if suit == NO_SUIT else str(suit)
