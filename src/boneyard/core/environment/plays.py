"""Numbers for the moves of games in which a tile is laid at a place: plays first, then the moves without a tile."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.move import DRAW, PASS, STOP, Move
from boneyard.core.tile import LOW

_WORDS: Final = 4  # draw, pass, stop, and a family's own call


@final
class PlayNumbers:
    """One number for every tile at every place, for either way a wild tile may lie, with and without a call."""

    def __init__(self, tiles: int, places: int, wild: bool, spoken: bool) -> None:
        self._places: Final[i64] = places
        self._turns: Final[i64] = 2 if wild else 1
        self._says: Final[i64] = 2 if spoken else 1
        self._plays: Final[i64] = tiles * self._places * self._turns * self._says
        self.count: Final = int(self._plays) + _WORDS

    def play(self, move: Move, place: i64) -> int:
        """The number of laying a tile at one of the places; -1 if no tile is named."""
        if move.tile < 0:
            return -1
        turned: i64 = 0
        if self._turns == 2 and move.left >= 0 and move.left == LOW[move.tile]:
            turned = 1
        said: i64 = 0
        if self._says == 2 and move.say >= 0:
            said = 1
        return int(((move.tile * self._places + place) * self._turns + turned) * self._says + said)

    def word(self, kind: i64) -> int:
        """The number of a move without a tile."""
        plays = int(self._plays)
        if kind == DRAW:
            return plays
        if kind == PASS:
            return plays + 1
        return plays + 2 if kind == STOP else plays + 3
