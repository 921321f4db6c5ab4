"""A match as `boneyard.new` returns it: play and record, and also its picture, hints, figures and review.

Each method imports what it needs when it is called, so plain play loads neither pictures nor bots.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, SupportsFloat, SupportsIndex, final

from boneyard.core import match as core
from boneyard.core.codes import MoveCode
from boneyard.core.errors import NotYourTurn
from boneyard.core.game import State, use_painter
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng

if TYPE_CHECKING:
    from boneyard.bots.analysis import Analysis
    from boneyard.bots.bot import Choice
    from boneyard.bots.budget import Budget
    from boneyard.records.rows import Rows
    from boneyard.review.summary import Review
    from boneyard.words.stats import Figures


def _sample(view: View, history: History, rng: Rng, likely: bool) -> State:
    from boneyard.bots.registry import worlds_of

    return worlds_of(view, history, likely)(rng)


def _paint(text: str) -> str:
    from boneyard.pictures.inline import inline

    return inline(text)


def _draw(view: View) -> str:
    from boneyard.pictures.inline import view_svg

    return view_svg(view)


core.use_sampler(_sample)
core.use_drawer(_draw)
use_painter(_paint)


@final
class Match(core.Match):
    """A table's match: play, look, undo, the record, and everything that can be asked about it."""

    def svg(
        self,
        seat: SupportsIndex | None = None,
        *,
        wide: bool = True,
        palette: str = "color",
        table: str = "light",
    ) -> str:
        """The table as a picture, as a seat sees it or, without one, as a spectator does."""
        from boneyard.pictures import as_svg

        who = None if seat is None else self.seat(seat)
        return as_svg(self, who, wide=wide, palette=palette, table=table)

    def position(self, seat: SupportsIndex | None = None, *, watcher: bool = False) -> str:
        """This moment of the round as one line of text; for a seat or a spectator, `?` marks what they may not know."""
        from boneyard.records.position import write_position

        return write_position(self, None if seat is None else self.seat(seat), watcher)

    def _repr_svg_(self) -> str | None:
        """A watcher's picture for a notebook; None, and so the plain text, if there isn't one."""
        return self.svg() if self.rounds else None

    def hint(self, seat: SupportsIndex | None = None) -> "Choice":
        """What the normal bot would do, and why, in a seat or in the one whose turn it is."""
        from boneyard.bots import hint

        return hint(self, self._asked(seat))

    def _asked(self, seat: SupportsIndex | None) -> int:
        """The seat that advice is asked for: one that may act, the one whose turn it is if none is named."""
        actors = self.actors
        who = actors[0] if seat is None and actors else self.seat(0 if seat is None else seat)
        if who not in actors:
            raise (
                NotYourTurn(MoveCode.NOT_YOUR_TURN, seat=who, turn=actors[0])
                if actors
                else NotYourTurn(MoveCode.NOTHING_TO_CHOOSE)
            )
        return who

    def analyse(
        self, seat: SupportsIndex | None = None, budget: "Budget | None" = None, *, seed: int = 0
    ) -> "Analysis":
        """Every move of a seat, or of the one whose turn it is, with its value, the error of that, and a line.

        Only what the seat may know counts. The same iterations and the same seed give the same analysis.
        """
        from boneyard.bots.analysis import analyse

        return analyse(self, self._asked(seat), budget, seed)

    def review(
        self,
        seat: SupportsIndex | None = None,
        *,
        iterations: SupportsIndex | None = None,
        seconds: SupportsFloat | None = None,
        quick: bool = False,
        progress: Callable[[int, int], None] | None = None,
    ) -> "Review":
        """The decisions of a seat, or of all, reviewed.

        Iterations or seconds limit what is spent on each; `progress` is told how many are done and of how many. What is
        no such number is refused with a sentence.
        """
        from boneyard.review.review import review

        who = None if seat is None else self.seat(seat)
        return review(self, who, iterations=iterations, seconds=seconds, quick=quick, progress=progress)

    def to_rows(self, *, moves: bool = False) -> "Rows":
        """The match as rows of plain values, one for each side of each round, or one for each move.

        They can be saved as .csv or .parquet, and `rows.to_frame()` is a data frame.
        """
        from boneyard.records import to_rows

        return to_rows([self], moves=moves)

    def figures(self) -> "Figures":
        """The match in numbers once it is over, by round and by kind."""
        from boneyard.words.stats import figures

        return figures(self)
