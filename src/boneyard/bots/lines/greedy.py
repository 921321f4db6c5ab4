"""Greedy play at layout games: the play with the best weighted sum of features.

The weights depend on the game's answers, never on its name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final, final

from boneyard.bots.bot import SURE, Choice, sureness
from boneyard.bots.budget import Budget
from boneyard.bots.inference.sight import Sight, each_of, fitting, pips_of
from boneyard.core.game import Moves
from boneyard.core.hand import EMPTY, hand_of
from boneyard.core.match import View
from boneyard.core.move import LAY, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import HIGH, LOW, PIPS, tile_of
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import FinishedRound
from boneyard.games.lines.state import OVER, LineState
from boneyard.words.bot_reasons import lines as reasons
from boneyard.words.bot_reasons.lines import PlayFacts
from boneyard.words.language import say

_MATTERS: Final = 4.0  # pips by which a play must be better to be clearly better


@dataclass(frozen=True)
class Weights:
    """What each feature of a play is worth, in pips."""

    points: float = 1.0  # a point scored at once
    threat: float = 1.0  # a point that the next opponent is expected to score
    pips: float = 0.25  # a pip shed
    double: float = 2.0  # a double shed, which fits in fewer places than any other tile
    fits: float = 4.0  # your tiles that would fit the open ends, from none (0) to many (1)
    variety: float = 0.5  # each different number kept in hand
    shut: float = 12.0  # the chance that the next opponent cannot play, divided by the number of opponents
    ahead: float = 2.0  # the factor on `shut` if you hold fewer pips than the others are likely to hold
    again: float = 4.0  # keeping the turn
    wild: float = 0.0  # spending a tile that fits anywhere


def pips_score(game: LineGame) -> bool:
    """Whether pips left in hand count as points: the scoring is tried with a light and a heavy hand."""
    light, heavy = (
        game.answers.score(
            FinishedRound((EMPTY, *[hand_of([tile])] * (game.seats - 1)), game.sides, game.answers.penalty)
        )
        for tile in (tile_of(1, 0), tile_of(6, 5))
    )
    return light != heavy


# Later rows override earlier ones.
IDEAS: tuple[tuple[Callable[[LineGame], bool], Mapping[str, float]], ...] = (
    # If you can't play you lose the turn, so keeping something playable is worth more.
    (lambda game: game.answers.draws == 0, {"fits": 8.0, "pips": 0.4}),
    # A match of few points: each is worth as much as many pips.
    (lambda game: not pips_score(game), {"points": 8.0, "threat": 6.0}),
    # Matadors fit when nothing else does: they are worth keeping.
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
    facts: PlayFacts

    @property
    def value(self) -> float:
        """The weighted sum."""
        return sum(self.parts.values())


@final
class LineEvaluator:
    """Scores the plays of one view."""

    def __init__(self, sight: Sight, state: LineState) -> None:
        self._sight: Final = sight
        self._game: Final[LineGame] = sight.game
        self._state: Final = state
        self._weights: Final = weights_for(sight.game)

    def score(self, move: Move) -> ScoredPlay:
        """A play with the value of each of its features."""
        sight, game, weights = self._sight, self._game, self._weights
        after = game.play(self._state, sight.seat, move)
        assert isinstance(after, LineState)
        tile = int(move.tile)
        kept = sight.own & ~(1 << tile)
        fits = (kept & fitting(after)).bit_count()
        points = self._points_made(after)
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
            self._add_effect_on_next_player(after, kept, parts)
        facts = PlayFacts(tile, points, kept == 0, fits, kept.bit_count(), penalty, partner)
        return ScoredPlay(move, parts, facts)

    def _points_made(self, after: LineState) -> int:
        side = self._game.side(self._sight.seat)
        return after.tally.points[side] - self._state.tally.points[side]

    def _add_effect_on_next_player(self, after: LineState, kept: int, parts: dict[str, float]) -> None:
        """Add what the play does to the next player; what helps a partner helps us."""
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
        """The points that the next player is expected to score, given the chance of holding each tile."""
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


def choose(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    """The move that greedy makes at a layout game."""
    game, state = view.game, view.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    for move in moves:
        if move.kind == MUGGINS:
            return Choice(move, SURE, reasons.calls(int(state.tally.unclaimed)))
    plays = [move for move in moves if move.kind == LAY]
    if not plays:
        return Choice(moves[0], SURE, reasons.unable(moves[0]))
    if len(moves) == 1:
        return Choice(plays[0], SURE, reasons.only(state, plays[0]))
    evaluator = LineEvaluator(Sight(view, game, state), state)
    scored = [evaluator.score(move) for move in plays]
    best = max(scored, key=lambda each: each.value)
    sure = sureness([each.value for each in scored], _MATTERS)
    why = reasons.why(best.facts, _advantages(best, scored)) or say(reasons.AS_GOOD_AS_ANY)
    return Choice(best.move, sure, why)


def play_reasons(view: View, moves: Moves) -> list[str]:
    """What speaks for each move at first sight, compared with the others; empty if nothing does."""
    game, state = view.game, view.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    evaluator = LineEvaluator(Sight(view, game, state), state)
    scored = {at: evaluator.score(move) for at, move in enumerate(moves) if move.kind == LAY}
    plays = list(scored.values())
    return [
        reasons.why(scored[at].facts, _advantages(scored[at], plays))
        if at in scored
        else reasons.holds_back(move)
        for at, move in enumerate(moves)
    ]


def _advantages(best: ScoredPlay, scored: list[ScoredPlay]) -> dict[str, float]:
    """By feature, how much better a play is than the average of all plays."""
    return {
        name: part - sum(each.parts[name] for each in scored) / len(scored)
        for name, part in best.parts.items()
    }
