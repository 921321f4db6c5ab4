"""What a seat may do: one move, equal to its text. How a move is written is a matter of its family's notation."""

from collections.abc import Callable, Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.codes import MoveCode
from boneyard.core.errors import Ambiguous, Unreadable
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


# Not a subclass of Move for each family: a cast to a class with many subclasses costs a few percent of all play.
@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """How a family writes its moves: this one knows the common kinds, a family's own adds its kinds and its places."""

    def name(self, move: "Move") -> str:
        """What is done, in one word; for a move that says nothing more it is the whole text."""
        if 0 <= move.kind < len(NAMES):
            return NAMES[move.kind]
        raise ValueError(f"kind {move.kind} has no name here")

    def place(self, place: int) -> str:
        """A place as a record writes it."""
        raise ValueError(f"place {place} has no name here")

    def said(self, say: int) -> str:
        """The announcement that goes with a play, as a record writes it."""
        return str(say)

    def text(self, move: "Move") -> str:
        """The whole move as a record writes it."""
        if move.kind == LAY:
            return self._laid(move)
        return tile_text(move.tile) if move.kind == ALONE else self.name(move)

    def _laid(self, move: "Move") -> str:
        text = f"{tile_text(move.tile)} > {self.place(move.place)}"
        if move.left >= 0:
            text += f" ={face_text(move.left)}"
        return f"{text} !{self.said(move.say)}" if move.say >= 0 else text

    def may_mean(self, meant: "Move", whole: "Move") -> bool:
        """Whether someone may write one move for another, which is given with everything said."""
        if meant.kind != whole.kind or meant.tile != whole.tile or meant.place != whole.place:
            return False
        return meant.left == -1 or meant.left == whole.left

    def read(self, text: str) -> "Move | None":
        """The move that a text spells, legal or not, whatever its spaces and letters' case; None for none."""
        return None

    def __reduce__(self) -> str | tuple[object, ...]:
        return "NOTATION"


NOTATION: Final = Notation()

# What brings those of the families, which this room does not know, for texts that come without a game.
_NOTATIONS: Final[list[Callable[[], list[Notation]]]] = []


def use_notations(bring: Callable[[], list[Notation]]) -> None:
    """Let moves be read as these families write them, if no one says which game it is."""
    _NOTATIONS.append(bring)


@mypyc_attr(acyclic=True)
class Move:
    """One move: what is done, with which tile, where, which number it leaves open or names, what is said with it.

    A move equals its canonical text, so that `"6-4 > 5-5" in match.moves()` means what it says.
    """

    def __init__(
        self,
        kind: i64,
        tile: i64 = -1,
        place: i64 = -1,
        left: i64 = -1,
        say: i64 = -1,
        notation: Notation = NOTATION,
    ) -> None:
        self.kind: Final[i64] = kind
        self.tile: Final[i64] = tile
        self.place: Final[i64] = place
        self.left: Final[i64] = left
        self.say: Final[i64] = say
        self.notation: Final[Notation] = notation

    @staticmethod
    def parse(
        text: Sequence[str],
    ) -> "Move":  # a str: compiled code would refuse another type without a sentence
        """The move that a text spells in whatever game has such a move; whether it is legal is another matter.

        A text that means different moves in different games is refused: ask the rules of one with game.meant(text).
        """
        if not isinstance(text, str):
            raise Unreadable(MoveCode.NOT_A_TEXT, given=repr(text))
        found: list[Move] = []
        why: Unreadable | None = None
        for notation in [each for bring in _NOTATIONS for each in bring()]:
            try:
                move = notation.read(text)
            except Unreadable as problem:
                why = why or problem
                continue
            if move is not None and move not in found:
                found.append(move)
        if len(found) == 1:
            return found[0]
        if found:
            raise Ambiguous(MoveCode.MOVE_OF_SEVERAL_GAMES, text=text.strip())
        if why is not None:
            raise why
        raise Unreadable(MoveCode.NOT_A_MOVE_ANYWHERE, text=text.strip())

    def name(self) -> str:
        """What is done, in one word; for a move that says nothing more it is the whole text."""
        return self.notation.name(self)

    def where(self) -> str:
        """The place of a tile that is laid, as a record writes it."""
        return self.notation.place(self.place)

    def saying(self, say: int) -> "Move":
        """The same move with an announcement; -1 for none."""
        return Move(self.kind, self.tile, self.place, self.left, say, self.notation)

    def may_mean(self, whole: "Move") -> bool:
        """Whether this is what someone may write for a move that is given with everything said."""
        return self.notation.may_mean(self, whole)

    def __copy__(self) -> "Move":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Move":
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return str(self) == other if isinstance(other, str) else NotImplemented
        if self.kind != other.kind or self.tile != other.tile or self.place != other.place:
            return False
        return self.left == other.left and self.say == other.say

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.kind, self.tile, self.place, self.left, self.say, self.notation)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __str__(self) -> str:
        return self.notation.text(self)


@final
@mypyc_attr(acyclic=True)
class Many(Move):
    """A move with several tiles: one group of them or more."""

    def __init__(self, kind: i64, groups: Groups, notation: Notation) -> None:
        super().__init__(kind, -1, _SEVERAL, -1, -1, notation)
        self.groups: Final[Groups] = groups

    def saying(self, say: int) -> Move:
        return self  # nothing is ever said with it

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
        return Many, (self.kind, self.groups, self.notation)
