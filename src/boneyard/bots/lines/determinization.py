"""Worlds of a layout game, the likelier the oftener: what the others played tells what they hold, partners included."""

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

TEMPERATURE: Final = 2.0  # pips by which a play has to look better to be made about three times as often


RANDOM_PLAY: Final = 0.2  # the chance that somebody plays whatever fits


POOL: Final = 12  # worlds to choose one from: none is taken more than so many times as often as evenly


_MOST: Final = 1000  # worlds drawn for one choice


@final
class LineDeterminizations:
    """Worlds drawn evenly, each then taken as often as it is likely beside a few others."""

    def __init__(self, guess: Guess, history: History, playout: LineRollout) -> None:
        game = guess.view.game
        assert isinstance(game, LineGame)
        self._guess: Final = guess
        self._likely: Final = LineLikelihood(
            playout, observed_plays(game, guess.view.seat, history), TEMPERATURE, RANDOM_PLAY
        )
        self._drawn: Final[list[LineState]] = []
        self._weights: Final[list[float]] = []

    def next(self, rng: Rng) -> LineState:
        """One of those drawn so far, of a few the likeliest oftenest; the newest has its chance."""
        if len(self._drawn) < _MOST:
            world = self._guess.world(rng)
            assert isinstance(world, LineState)
            self._drawn.append(world)
            self._weights.append(self._likely.weight(world))
        last = len(self._drawn) - 1
        few = [last, *[int(rng.below(last + 1)) for _ in range(POOL - 1)]]
        lot = uniform(rng) * sum([self._weights[at] for at in few])
        for at in few:
            lot -= self._weights[at]
            if lot < 0:
                return self._drawn[at]
        return self._drawn[last]


def observed_plays(game: LineGame, own: int, history: History) -> list[ObservedPlay]:
    """What was played, the oldest first: it tells what the others held, as long as they have not drawn since.

    A lead tells something where it was free: that it was forced is not seen from another seat.
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
            tells = free and event.seat != own and at > drew.get(event.seat, -1)
            found.append(ObservedPlay(event.seat, event.move, event.before, tells))
    return found
