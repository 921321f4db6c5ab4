"""What a seat may do: one move, equal to its text. A family adds the kinds of moves that only its games have."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.tile import face_text, tile_text

# The kinds that games of several families have. A family numbers its own from the next free ten on.
LAY: Final[i64] = 0  # a tile on a place
ALONE: Final[i64] = 1  # a tile without a place
DRAW: Final[i64] = 2
PASS: Final[i64] = 3
STOP: Final[i64] = 4
NAMES: Final = ["lay", "alone", "draw", "pass", "stop"]

_SEVERAL: Final[i64] = -2  # the place of a move with several tiles, so that no other move equals it

Groups = tuple[tuple[int, ...], ...]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Move:
    """One move: what is done, with which tile, where, which number it leaves open or names, what is said with it.

    A move equals its canonical text, so that `"6-4 > 5-5" in match.moves()` means what it says. What a family's own
    kinds are called, and what its places are, is said by the family's own class of moves.
    """

    def __init__(self, kind: i64, tile: i64 = -1, place: i64 = -1, left: i64 = -1, say: i64 = -1) -> None:
        self.kind: Final[i64] = kind
        self.tile: Final[i64] = tile
        self.place: Final[i64] = place
        self.left: Final[i64] = left
        self.say: Final[i64] = say

    def name(self) -> str:
        """What is done, in one word; for a move that says nothing more it is the whole text."""
        if 0 <= self.kind < len(NAMES):
            return NAMES[self.kind]
        raise ValueError(f"kind {self.kind} has no name here")

    def where(self) -> str:
        """The place of a tile that is laid, as a record writes it."""
        raise ValueError(f"place {self.place} has no name here")

    def said(self) -> str:
        """What is said with a play, as a record writes it."""
        return str(self.say)

    def saying(self, say: int) -> "Move":
        """The same move with an announcement, -1 for none; a move with which nothing is ever said stays as it is."""
        return self

    def may_mean(self, whole: "Move") -> bool:
        """Whether this is what somebody may write for a move that is given with everything said."""
        if self.kind != whole.kind or self.tile != whole.tile or self.place != whole.place:
            return False
        return self.left == -1 or self.left == whole.left

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return str(self) == other if isinstance(other, str) else NotImplemented
        if self.kind != other.kind or self.tile != other.tile or self.place != other.place:
            return False
        return self.left == other.left and self.say == other.say

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.kind, self.tile, self.place, self.left, self.say)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __str__(self) -> str:
        if self.kind == LAY:
            return self._laid()
        return tile_text(self.tile) if self.kind == ALONE else self.name()

    def _laid(self) -> str:
        text = f"{tile_text(self.tile)} > {self.where()}"
        if self.left >= 0:
            text += f" ={face_text(self.left)}"
        return f"{text} !{self.said()}" if self.say >= 0 else text


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Many(Move):
    """A move with several tiles: one group of them or more."""

    def __init__(self, kind: i64, groups: Groups) -> None:
        super().__init__(kind, place=_SEVERAL)
        self.groups: Final[Groups] = groups

    def unordered(self) -> list[list[int]]:
        """The groups without their order: what two ways to write the same move have in common."""
        return sorted([sorted(group) for group in self.groups])

    def may_mean(self, whole: Move) -> bool:
        if not isinstance(whole, Many) or self.kind != whole.kind:
            return False
        return self.unordered() == whole.unordered()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Many):
            return self.kind == other.kind and self.groups == other.groups
        return str(self) == other if isinstance(other, str) else False

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.groups,)

    def __str__(self) -> str:
        return " ".join(["+".join([tile_text(tile) for tile in group]) for group in self.groups])
