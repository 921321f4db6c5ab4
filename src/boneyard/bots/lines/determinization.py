"""Determinizations of a layout game, weighted by how likely they make the others' plays, partners' included."""

from typing import Final, final

from boneyard.bots.inference.allocation_kernel import uniform
from boneyard.bots.inference.guess import Guess
from boneyard.bots.lines.likelihood_kernel import LineLikelihood, ObservedPlay
from boneyard.bots.lines.rollout_kernel import LineRollout
from boneyard.core.history import History
from boneyard.core.move import DRAW, LAY
from boneyard.core.rng import Rng
from boneyard.games.lines.leads import ANY
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LEADING, LineState

TEMPERATURE: Final = 2.0  # pips by which a play must look better to be made about e times as often
RANDOM_PLAY: Final = 0.2  # the chance that a player plays whatever fits
POOL: Final = 12  # determinizations that one is chosen from: the most by which a likely one is favored
_MOST: Final = 1000  # determinizations drawn for one choice


@final
class LineDeterminizations:
    """Determinizations drawn uniformly, then resampled in proportion to their likelihood."""

    def __init__(self, guess: Guess, history: History, rollout: LineRollout) -> None:
        game = guess.view.game
        assert isinstance(game, LineGame)
        self._guess: Final = guess
        plays = observed_plays(game, guess.view.seat, history)
        self._likelihood: Final = LineLikelihood(rollout, plays, TEMPERATURE, RANDOM_PLAY)
        self._drawn: Final[list[LineState]] = []
        self._weights: Final[list[float]] = []

    def sample(self, rng: Rng) -> LineState:
        """One from a small pool of those drawn so far, the newest included, in proportion to its likelihood."""
        if len(self._drawn) < _MOST:
            state = self._guess.determinize(rng)
            assert isinstance(state, LineState)
            self._drawn.append(state)
            self._weights.append(self._likelihood.weight(state))
        last = len(self._drawn) - 1
        pool = [last, *[int(rng.below(last + 1)) for _ in range(POOL - 1)]]
        lot = uniform(rng) * sum([self._weights[at] for at in pool])
        for at in pool:
            lot -= self._weights[at]
            if lot < 0:
                return self._drawn[at]
        return self._drawn[last]


def observed_plays(game: LineGame, own: int, history: History) -> list[ObservedPlay]:
    """The plays of the round, the oldest first; one is evidence only if its player has not drawn since.

    A lead is evidence only if it was free: from another seat you can't see that it was forced.
    """
    drew = {event.seat: at for at, event in enumerate(history.events) if event.move.kind == DRAW}
    found: list[ObservedPlay] = []
    for at, event in enumerate(history.events):
        if event.move.kind == LAY:
            assert isinstance(event.before, LineState)
            free = (
                event.before.stage != LEADING
                or game.answers.lead(((int(event.move.tile),),), game.size) == ANY
            )
            evidence = free and event.seat != own and at > drew.get(event.seat, -1)
            found.append(ObservedPlay(event.seat, event.move, event.before, evidence))
    return found
