"""Bayesian likelihood of a determinization of a layout game: a softmax policy mixed with random play."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.lines.rollout_kernel import LineRollout
from boneyard.core.hand import hands_of
from boneyard.core.move import LAY, Move
from boneyard.games.lines.state import LineState


@final
class ObservedPlay:
    """A play that was made, what was seen just before it, and whether it is evidence of the player's hand."""

    def __init__(self, seat: int, move: Move, before: LineState, evidence: bool) -> None:
        self.seat: Final[i64] = seat
        self.move: Final = move
        self.before: Final = before
        self.evidence: Final[bool] = evidence


@final
class LineLikelihood:
    """Weights determinizations by how likely they make the plays that are evidence."""

    def __init__(
        self, rollout: LineRollout, plays: list[ObservedPlay], temperature: float, random_play: float
    ) -> None:
        self._rollout: Final = rollout
        self._plays: Final = plays
        self._temperature: Final[float] = temperature  # pips that make a play about e times as likely
        self._random_play: Final[float] = random_play  # the chance that a player plays whatever fits

    def weight(self, state: LineState) -> float:
        """How likely these hands make what the others played; 1 if they had no choice."""
        hands = list(state.hands.row())
        deliberate = [1.0] * len(hands)
        random = [1.0] * len(hands)
        at: i64 = len(self._plays) - 1
        while at >= 0:
            each = self._plays[at]
            at -= 1
            seat = each.seat
            hands[seat] = hands[seat].with_tile(each.move.tile)
            if not each.evidence:
                continue
            seen = each.before
            moment = seen.with_tiles(hands_of(tuple(hands)), state.yard, seen.forced)
            count, share = self._share(moment, each.move)
            deliberate[seat] *= share
            random[seat] /= count
        found = 1.0
        seat = 0
        while seat < len(hands):
            found *= (1.0 - self._random_play) * deliberate[seat] + self._random_play * random[seat]
            seat += 1
        return found

    def _share(self, moment: LineState, move: Move) -> tuple[float, float]:
        """How many plays there were, and the softmax probability of this one."""
        moves = self._rollout.moves(moment)
        if len(moves) < 2:
            return 1.0, 1.0
        best = -1e9
        own = -1e9
        values: list[float] = []
        for other in moves:
            if other.kind != LAY:
                continue
            value = self._rollout.value(moment, other)
            values.append(value)
            best = max(best, value)
            if other.tile == move.tile and other.place == move.place and other.left == move.left:
                own = value
        if own < -1e8 or len(values) < 2:
            return 1.0, 1.0
        whole = 0.0
        for value in values:
            whole += exp((value - best) / self._temperature)
        return float(len(values)), exp((own - best) / self._temperature) / whole
