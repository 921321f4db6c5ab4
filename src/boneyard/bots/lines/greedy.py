"""What greedy cares about and how much: a row per idea of a game, found by the game's answers, never by its name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final, final

from boneyard.bots.inference.sight import Sight, each_of, fitting, pips_of
from boneyard.core.hand import EMPTY, hand_of
from boneyard.core.move import LAY, Move
from boneyard.core.tile import HIGH, LOW, PIPS, tile_of
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import Round
from boneyard.games.lines.state import OVER, LineState


@dataclass(frozen=True)
class Weights:
    """Every feature of a play and its price, in pips."""

    points: float = 1.0  # a point made at once
    threat: float = 1.0  # a point that the next opponent can be expected to make
    pips: float = 0.25  # a pip shed
    double: float = 2.0  # a double shed, which fits in fewer places than any other tile
    fits: float = 4.0  # the own tiles that would fit the open ends, from none (0) to many (1)
    variety: float = 0.5  # a different number kept in hand
    shut: float = 12.0  # the chance that the next opponent cannot play, for each opponent there is
    ahead: float = 2.0  # how many times dearer that is with fewer pips than the others are likely to hold
    again: float = 4.0  # keeping the turn
    wild: float = 0.0  # a tile spent that fits anywhere


def pips_score(game: LineGame) -> bool:
    """Whether the pips of a finished round are its points: heavier hands are tried on the scoring itself."""
    light, heavy = (
        game.answers.score(
            Round((EMPTY, *[hand_of([tile])] * (game.seats - 1)), game.sides, game.answers.penalty)
        )
        for tile in (tile_of(1, 0), tile_of(6, 5))
    )
    return light != heavy


# Later rows override earlier ones.
IDEAS: tuple[tuple[Callable[[LineGame], bool], Mapping[str, float]], ...] = (
    # Who cannot play loses the turn, so keeping something playable is worth more.
    (lambda game: game.answers.draws == 0, {"fits": 8.0, "pips": 0.4}),
    # A match of few points: each is worth as much as many pips.
    (lambda game: not pips_score(game), {"points": 8.0, "threat": 6.0}),
    # Matadors fit when nothing else does, so they are worth keeping.
    (lambda game: len(game.reach.wild) > 0, {"wild": 6.0}),
)


def weights_for(game: LineGame) -> Weights:
    """The weights for the rules of this table."""
    found = Weights()
    for holds, changes in IDEAS:
        if holds(game):
            found = replace(found, **changes)
    return found


FEATURES: Final = [each.name for each in fields(Weights)]


@dataclass(frozen=True)
class ScoredPlay:
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
class LineEvaluator:
    """Judges the plays of one view."""

    def __init__(self, sight: Sight, state: LineState) -> None:
        self._sight: Final = sight
        self._game: Final[LineGame] = sight.game
        self._state: Final = state
        self._weights: Final = weights_for(sight.game)

    def judged(self, move: Move) -> ScoredPlay:
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
        return ScoredPlay(move, parts, points, kept == 0, fits, kept.bit_count(), penalty, partner)

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
