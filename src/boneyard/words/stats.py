"""A finished match in figures: points round by round, how often everyone did what, and what points were made by.

There are only numbers, never a tile, so nothing is revealed that was not shown.
"""

from dataclasses import asdict, dataclass
from typing import Any

from boneyard.core.errors import Illegal
from boneyard.core.game import Game, Points
from boneyard.core.match import Match, Round
from boneyard.words.counts import StatLine, sum_of
from boneyard.words.grammar import sides as side_names
from boneyard.words.language import _
from boneyard.words.registry import steps, teller


@dataclass(frozen=True)
class RoundFigures:
    """What a round brought each side, and what each had after it."""

    number: int
    points: Points
    totals: Points


@dataclass(frozen=True)
class Figures:
    """A match that is over, in numbers."""

    players: tuple[str, ...]
    sides: tuple[str, ...]
    unit: str  # what a match is made of: a round, a deal, a hand
    start: Points  # what every side brought to the first round
    low_wins: bool
    rounds: tuple[RoundFigures, ...]
    counts: tuple[StatLine, ...]  # how often, how many, how long
    kinds: tuple[
        StatLine, ...
    ]  # the points by what they were made by, for each side; none if there is one kind only

    def count(self, what: str) -> tuple[int, ...]:
        """The numbers of a line by its name; refuses one that is not there."""
        for line in (*self.counts, *self.kinds):
            if line.what == what:
                return line.numbers
        names = ", ".join(line.what for line in (*self.counts, *self.kinds))
        raise Illegal(
            _("This match has no figure called {what}. It has {names}.", what=repr(what), names=names)
        )


def figures(match: Match) -> Figures:
    """The figures of a match; refuses one that goes on, because they would reveal something about hidden hands."""
    if match.result is None:
        raise Illegal(_("The figures of a match are ready when the match is over."))
    game = match.game
    played = [(each, steps(game, each)) for each in match.rounds]
    tells = teller(game)
    counts, kinds = tells.count(game, played)
    made = [kind for kind in kinds if any(kind.numbers)]
    return Figures(
        match.players,
        tuple(side_names(match)),
        tells.unit,
        game.totals_at_first(),
        game.low_wins,
        tuple(_round(game, each) for each in match.rounds),
        tuple(line for line in counts if any(line.numbers)),
        tuple(made) if len(made) > 1 else (),
    )


def as_data(found: Figures) -> dict[str, Any]:
    """Figures as plain data, to be sent or kept."""
    return asdict(found)


def _round(game: Game, round_: Round) -> RoundFigures:
    points = game.tally(round_.state)
    return RoundFigures(round_.number, points, sum_of([round_.before, points]))
