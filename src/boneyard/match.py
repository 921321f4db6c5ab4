"""A match as the door hands it out: beside its play and its record, its picture, hints, figures and a look back.

What a method needs is imported when it is called: whoever only plays loads neither pictures nor bots.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from boneyard.core import match as core
from boneyard.core.errors import NotYourTurn

if TYPE_CHECKING:
    from boneyard.bots.bot import Choice
    from boneyard.review.summary import Review
    from boneyard.words.stats import Figures


@final
class Match(core.Match):
    """A table's match: play, look, undo, the record, and everything that can be asked about it."""

    def svg(
        self, seat: int | None = None, *, wide: bool = True, palette: str = "colour", table: str = "light"
    ) -> str:
        """The table as a picture, as a seat sees it or, without one, as a watcher does."""
        from boneyard.pictures import as_svg

        who = None if seat is None else self.seat(seat)
        return as_svg(self, who, wide=wide, palette=palette, table=table)

    def _repr_svg_(self) -> str | None:
        """A watcher's picture for a notebook; None, and so the plain text, where there is none."""
        return self.svg() if self.rounds else None

    def hint(self, seat: object = None) -> "Choice":
        """What the normal bot would do, and why, in a seat or in the one whose turn it is."""
        from boneyard.bots import hint

        actors = self.actors
        who = actors[0] if seat is None and actors else self.seat(0 if seat is None else seat)
        if who not in actors:
            raise NotYourTurn(
                "There's nothing to choose now." if not actors else f"It isn't seat {who}'s turn."
            )
        return hint(self, who)

    def review(
        self,
        seat: object = None,
        *,
        iterations: object = None,
        seconds: object = None,
        quick: bool = False,
        progress: Callable[[int, int], None] | None = None,
    ) -> "Review":
        """The decisions of a seat, or of all, looked back at.

        Iterations or seconds limit what is spent on each; `progress` is told how many are done and of how many. What is
        no such number is refused with a sentence.
        """
        from boneyard.review.review import review

        who = None if seat is None else self.seat(seat)
        return review(self, who, iterations=iterations, seconds=seconds, quick=quick, progress=progress)

    def figures(self) -> "Figures":
        """The match in numbers once it is over, by round and by kind."""
        from boneyard.words.stats import figures

        return figures(self)
