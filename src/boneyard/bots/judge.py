"""How good a play looks at once: every feature of it, measured on what the rules make of it in the bot's own view."""

from dataclasses import dataclass, fields
from typing import Final, final

from boneyard.bots.sight import Sight, each_of, fitting, pips_of
from boneyard.bots.weights import Weights, weights_for
from boneyard.core.move import LAY, Move
from boneyard.core.tile import HIGH, LOW, PIPS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import OVER, LineState

FEATURES: Final = [each.name for each in fields(Weights)]


@dataclass(frozen=True)
class Judged:
    """A play, what each feature adds to its value, and the facts that its sentence needs."""

    move: Move
    parts: dict[str, float]
    points: int  # made at once
    out: bool  # no tile is left
    fits: int  # own tiles that would fit the open ends
    left: int  # tiles left in hand
    penalty: int  # what the tile would have cost on top of its pips
    partner: bool  # the next player is on the own side

    @property
    def value(self) -> float:
        """The weighted sum."""
        return sum(self.parts.values())


@final
class Judge:
    """Judges the plays of one view."""

    def __init__(self, sight: Sight, state: LineState) -> None:
        self._sight: Final = sight
        self._game: Final[LineGame] = sight.game
        self._state: Final = state
        self._weights: Final = weights_for(sight.game)

    def judged(self, move: Move) -> Judged:
        """A play with the value of everything seen in it."""
        sight, game, weights = self._sight, self._game, self._weights
        after = game.play(self._state, sight.seat, move)
        assert isinstance(after, LineState)
        tile = int(move.tile)
        kept = sight.own & ~(1 << tile)
        fits = (kept & fitting(after)).bit_count()
        points = self._made(after)
        penalty = game.answers.penalty if tile == 0 else 0
        following = int(after.turn)
        partner = following != sight.seat and not sight.against(following)
        parts = dict.fromkeys(FEATURES, 0.0)
        parts["points"] = weights.points * points
        parts["pips"] = weights.pips * (PIPS[tile] + penalty)
        parts["double"] = weights.double * (HIGH[tile] == LOW[tile])
        parts["wild"] = -weights.wild * game.reach.wild.has(tile)
        parts["fits"] = weights.fits * (1 - 0.5**fits)
        parts["variety"] = weights.variety * len(
            {face for each in each_of(kept) for face in (HIGH[each], LOW[each])}
        )
        if after.stage != OVER:
            self._others(after, kept, parts)
        return Judged(move, parts, points, kept == 0, fits, kept.bit_count(), penalty, partner)

    def _made(self, after: LineState) -> int:
        side = self._game.side(self._sight.seat)
        return after.tally.points[side] - self._state.tally.points[side]

    def _others(self, after: LineState, kept: int, parts: dict[str, float]) -> None:
        """What the play gives to whoever comes next and takes from them; a partner's luck is our own."""
        sight, weights = self._sight, self._weights
        following = int(after.turn)
        if following == sight.seat:
            parts["again"] = weights.again
            return
        sign = 1 if sight.against(following) else -1
        shut = weights.shut * sight.stuck(after, following) / sight.opponents
        if shut and self._ahead(after, kept):
            parts["ahead"] = sign * (weights.ahead - 1) * shut
        parts["shut"] = sign * shut
        if self._game.answers.count is not None:
            parts["threat"] = -sign * weights.threat * self._threat(after, following)

    def _ahead(self, after: LineState, kept: int) -> bool:
        own = pips_of(kept)
        sight = self._sight
        return all(
            own < sight.likely_pips(after, seat) for seat in range(self._game.seats) if sight.against(seat)
        )

    def _threat(self, after: LineState, seat: int) -> float:
        """The points the next player can be expected to make: the best play whose tile is really there."""
        maybe = self._sight.may_hold(seat)
        best: dict[int, int] = {}
        for move in self._game.moves(after, seat):
            if move.kind == LAY and move.say < 0 and maybe >> int(move.tile) & 1:
                worth = self._game.worth(after, move)
                if worth > best.get(int(move.tile), 0):
                    best[int(move.tile)] = worth
        held = len(after.hands.of(seat)) / max(maybe.bit_count(), 1)
        expected, missing = 0.0, 1.0
        for worth in sorted(best.values(), reverse=True):
            expected += missing * held * worth
            missing *= 1 - held
        return expected
