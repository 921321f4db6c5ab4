"""How likely a world of a layout game is by what the others played: each is taken to play what looks good, mostly."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.lines.rollout_kernel import LineRollout
from boneyard.core.hand import hands_of
from boneyard.core.move import LAY, Move
from boneyard.games.lines.state import LineState


@final
class ObservedPlay:
    """A play that was made, what was seen just before it, and whether it tells something of the hand."""

    def __init__(self, seat: int, move: Move, before: LineState, tells: bool) -> None:
        self.seat: Final[i64] = seat
        self.move: Final = move
        self.before: Final = before
        self.tells: Final[bool] = tells


@final
class LineLikelihood:
    """Weighs worlds by the plays that tell something."""

    def __init__(self, playout: LineRollout, plays: list[ObservedPlay], heat: float, aimless: float) -> None:
        self._playout: Final = playout
        self._plays: Final = plays
        self._heat: Final[float] = heat  # pips that make a play about three times as likely
        self._aimless: Final[float] = aimless  # the chance that somebody plays whatever fits

    def weight(self, world: LineState) -> float:
        """How likely the others would have played so with these hands; 1 where they had no choice."""
        hands = list(world.hands.row())
        meant = [1.0] * len(hands)
        whatever = [1.0] * len(hands)
        at: i64 = len(self._plays) - 1
        while at >= 0:
            each = self._plays[at]
            at -= 1
            seat = each.seat
            hands[seat] = hands[seat].with_tile(each.move.tile)
            if not each.tells:
                continue
            seen = each.before
            then = LineState(
                hands_of(tuple(hands)), world.yard, seen.tally, seen.turn, seen.stage, seen.left, seen.right,
                seen.more, seen.laid, seen.drew, seen.passes, seen.forced,
            )  # fmt: skip
            count, share = self._share(then, each.move)
            meant[seat] *= share
            whatever[seat] /= count
        found = 1.0
        seat = 0
        while seat < len(hands):
            found *= (1.0 - self._aimless) * meant[seat] + self._aimless * whatever[seat]
            seat += 1
        return found

    def _share(self, then: LineState, move: Move) -> tuple[float, float]:
        """Of how many plays this was one, and how often somebody who looks at them would make it."""
        moves = self._playout.moves(then)
        if len(moves) < 2:
            return 1.0, 1.0
        best = -1e9
        own = -1e9
        values: list[float] = []
        for other in moves:
            if other.kind != LAY:
                continue
            value = self._playout.value(then, other)
            values.append(value)
            best = max(best, value)
            if other.tile == move.tile and other.place == move.place and other.left == move.left:
                own = value
        if own < -1e8 or len(values) < 2:
            return 1.0, 1.0
        whole = 0.0
        for value in values:
            whole += exp((value - best) / self._heat)
        return float(len(values)), exp((own - best) / self._heat) / whole
