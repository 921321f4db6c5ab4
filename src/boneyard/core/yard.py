"""The boneyard: tiles face down, drawn from the left."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.tile import DOWN, TILES

_COVERED: Final[list[tuple[int, ...]]] = [(DOWN,) * count for count in range(TILES + 1)]


@final
@mypyc_attr(acyclic=True)
class Yard:
    """The boneyard as it was dealt, from the left, and how many of it have been drawn."""

    def __init__(self, tiles: tuple[int, ...], taken: i64 = 0) -> None:
        self.tiles: Final[tuple[int, ...]] = tiles
        self.taken: Final[i64] = taken

    def left(self) -> i64:
        """How many tiles can still be drawn."""
        return len(self.tiles) - self.taken

    def next(self) -> int:
        """The tile that is drawn next."""
        return self.tiles[self.taken]

    def drawn(self) -> "Yard":
        """The boneyard less one tile."""
        return Yard(self.tiles, self.taken + 1)

    def rest(self) -> tuple[int, ...]:
        """The tiles that can still be drawn, from the left, as far as they are seen."""
        return self.tiles[self.taken :]

    def covered(self) -> "Yard":
        """The boneyard as everyone sees it: only how many tiles it holds."""
        return Yard(_COVERED[len(self.tiles)], self.taken)

    def turned_up(self) -> "Yard":
        """The boneyard as it is seen where all that was drawn has come to lie face up."""
        return Yard(self.tiles[: self.taken] + _COVERED[self.left()], self.taken)

    # What was drawn has gone to hands or to the table, so only what can still be drawn tells two moments apart.
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Yard):
            return NotImplemented
        return self.rest() == other.rest()

    def __hash__(self) -> int:
        return hash(self.rest())

    def __reduce__(self) -> tuple[object, ...]:
        return Yard, (self.tiles, int(self.taken))
