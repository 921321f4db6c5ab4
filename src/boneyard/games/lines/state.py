"""One round of a layout game at one moment."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.game import State
from boneyard.core.hand import Hands
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.tile import HIGH, LOW, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.lines.layout import End

LEADING: Final[i64] = 0  # the table is empty, the first tile is due
PLAYING: Final[i64] = 1
ADDING: Final[i64] = 2  # a double was played and one more tile may be added
OVER: Final[i64] = 3


@final
@mypyc_attr(acyclic=True)
class Tally:
    """The points made during play, one number per side; those anyone else may call; the chips in the pool."""

    def __init__(self, points: tuple[int, ...], unclaimed: int = 0, pool: int = 0) -> None:
        self.points: Final[tuple[int, ...]] = points
        self.unclaimed: Final[i64] = unclaimed
        self.pool: Final[int] = pool

    def _parts(self) -> tuple[tuple[int, ...], int, int]:
        return self.points, int(self.unclaimed), self.pool

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tally):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Tally, self._parts()


@final
@mypyc_attr(acyclic=True)
class LineState(State):
    """Hands, boneyard, layout and whose turn it is."""

    __slots__ = (
        "drew",
        "forced",
        "hands",
        "laid",
        "left",
        "more",
        "passes",
        "right",
        "stage",
        "tally",
        "turn",
        "yard",
    )

    def __init__(
        self,
        hands: Hands,
        yard: Yard,
        tally: Tally,
        turn: i64,
        stage: i64,
        left: End | None,
        right: End | None,
        more: tuple[End, ...],
        laid: Laid | None,
        drew: i64,
        passes: i64,
        forced: i64,
    ) -> None:
        self.hands: Final[Hands] = hands
        self.yard: Final[Yard] = yard
        self.tally: Final[Tally] = tally
        self.turn: Final[i64] = turn  # whose turn it is; others may act as well where calls are open
        self.stage: Final[i64] = stage
        self.left: Final[End | None] = left  # a line has two ends ...
        self.right: Final[End | None] = right
        self.more: Final[tuple[End, ...]] = more  # ... and, where doubles branch, more
        self.laid: Final[Laid | None] = laid
        self.drew: Final[i64] = drew  # tiles drawn in this turn
        self.passes: Final[i64] = passes  # how many players in a row could neither play nor draw
        self.forced: Final[i64] = forced  # the tile that must lead, -1 for any

    def ends(self) -> tuple[End, ...]:
        """All open ends."""
        if self.left is None:
            return ()
        return (self.left, *self.more) if self.right is None else (self.left, self.right, *self.more)

    def without_double(self) -> bool:
        """Whether the table shows no double so far."""
        laid = self.laid
        while laid is not None:
            if HIGH[laid.tile] == LOW[laid.tile]:
                return False
            laid = laid.before
        return True

    def with_tiles(self, hands: Hands, yard: Yard, forced: i64) -> "LineState":
        """The same moment with other tiles in the hands and in the boneyard, as a seat sees or imagines them."""
        return LineState(
            hands,
            yard,
            self.tally,
            self.turn,
            self.stage,
            left=self.left,
            right=self.right,
            more=self.more,
            laid=self.laid,
            drew=self.drew,
            passes=self.passes,
            forced=forced,
        )

    def turned(self, turn: i64, stage: i64, tally: Tally) -> "LineState":
        """The same table with another turn, stage or tally."""
        return LineState(
            self.hands,
            self.yard,
            tally,
            turn,
            stage,
            left=self.left,
            right=self.right,
            more=self.more,
            laid=self.laid,
            drew=self.drew,
            passes=self.passes,
            forced=self.forced,
        )

    def drawn(self) -> "LineState":
        """The same turn after a tile was drawn."""
        hand = self.hands.of(self.turn).with_tile(self.yard.next())
        return LineState(
            self.hands.put(self.turn, hand),
            self.yard.drawn(),
            self.tally,
            self.turn,
            PLAYING,
            left=self.left,
            right=self.right,
            more=self.more,
            laid=self.laid,
            drew=self.drew + 1,
            passes=0,
            forced=-1,
        )

    def passed(self, turn: i64, stage: i64, passes: i64) -> "LineState":
        """The next turn after a pass."""
        return LineState(
            self.hands,
            self.yard,
            self.tally,
            turn,
            stage,
            left=self.left,
            right=self.right,
            more=self.more,
            laid=self.laid,
            drew=0,
            passes=passes,
            forced=-1,
        )

    def _parts(self) -> tuple[object, ...]:
        return (
            self.hands,
            self.yard,
            self.tally,
            int(self.turn),
            int(self.stage),
            self.left,
            self.right,
            self.more,
            self.laid,
            int(self.drew),
            int(self.passes),
            int(self.forced),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LineState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return LineState, self._parts()

    def __repr__(self) -> str:
        table = tiles_text([tile for tile, *_ in laid_in_order(self.laid)])
        return f"LineState({self.hands}; boneyard {self.yard.left()}; table {table}; seat {self.turn} to act)"


def begun(
    hands: Hands, yard: Yard, tally: Tally, turn: i64, forced: i64, hub: End | None, laid: Laid | None
) -> LineState:
    """The table before the first move: empty, or with a hub that takes tiles."""
    stage = LEADING if hub is None else PLAYING
    return LineState(
        hands,
        yard,
        tally,
        turn,
        stage,
        left=hub,
        right=None,
        more=(),
        laid=laid,
        drew=0,
        passes=0,
        forced=forced,
    )
