"""Every move of a position with its value, the error of that, and how play may go on: what a researcher asks for.

Where a family's search values every legal move, its values are taken. Elsewhere each move is rolled out to the end of
the round in the same sampled worlds, with greedy in every seat. A solitaire is solved in sampled orders of what is
still to come.
"""

from dataclasses import dataclass
from math import inf
from typing import Final

from boneyard.bots.bot import moves_of
from boneyard.bots.budget import OWN, Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue, standard_error
from boneyard.bots.inference.worlds import Draw
from boneyard.bots.levels import GREEDY, NORMAL
from boneyard.bots.registry import BotFamily, family_of, worlds_of
from boneyard.bots.solitaire.advice import SolitaireAdviser
from boneyard.bots.solitaire.solution import never_stop
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, Moves, State
from boneyard.core.history import History
from boneyard.core.match import Match, View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.language import _

LONGEST_LINE: Final = 12  # moves after the first
_ROLLOUTS: Final = 12  # worlds if no one says how many
_POSITIONS: Final = 300  # that are searched for the line of a solitaire
_LINES: Final = 20  # of the best moves: a turn of Good Neighbors or Traffic may have thousands of others
_LAST: Final = 500  # moves of a rollout, more than any round has


@dataclass(frozen=True)
class AnalysedMove:
    """A legal move, its expected value, the standard error of that, and how play may go on after it."""

    move: Move
    value: float  # the higher the better, in the unit of its Analysis
    error: float  # infinite where a single sample, or none, is all there was time for
    line: tuple[Move, ...]  # in one world that could be the truth, with sensible play; of the best moves only


@dataclass(frozen=True)
class Analysis:
    """All legal moves of a seat, the best first."""

    seat: int
    moves: tuple[AnalysedMove, ...]
    unit: Unit  # what the values count
    iterations: int  # spent on them

    @property
    def best(self) -> AnalysedMove:
        """The first of them."""
        return self.moves[0]


def analyse(match: Match, seat: int, budget: Budget | None = None, seed: int = 0) -> Analysis:
    """Analyse the moves of a seat of this match, given only what that seat may know."""
    if budget is not None and not isinstance(budget, Budget):
        raise BadSetup(
            _(
                "A budget is a {budget}, not {given}.",
                budget="Budget(iterations=..., seconds=...)",
                given=repr(budget),
            )
        )
    view, history = match.view(seat), match.history(seat)
    moves = moves_of(view)
    family = family_of(view.game)
    if family is None:
        raise BadSetup(_("The bots don't know this game, so they can't analyze it."))
    rng = Rng(seed)
    spent = NORMAL.budget(view.game) if budget is None or budget == OWN else budget
    draw = worlds_of(view, history)
    if family.adviser is not None:
        found = _solved(family.adviser, view, moves, draw, spent, rng)
    else:
        searched = _searched(family, view, moves, history, spent, rng)
        found = _rolled_out(view, moves, draw, spent, rng) if searched is None else searched
    world = draw(rng)
    analysed = []
    for number, each in enumerate(found.moves):
        line = _line(family, view, world, each.move, rng) if number < _LINES else ()
        analysed.append(AnalysedMove(each.move, each.value, each.error, line))
    return Analysis(seat, tuple(analysed), found.unit, found.iterations)


def _searched(
    family: BotFamily, view: View, moves: Moves, history: History, budget: Budget, rng: Rng
) -> Evaluation | None:
    """What the family's search makes of all moves, or None if it has none, or leaves some out."""
    if family.searcher is None or len(moves) == 1:
        return None
    found = family.searcher.evaluate(view, moves, history, budget, rng)
    whole = found.unit != Unit.NONE and {str(each.move) for each in found.moves} == {
        str(move) for move in moves
    }
    if not whole:
        return None
    ordered = sorted(found.moves, key=lambda each: -each.value)
    return Evaluation(tuple(ordered), found.sure, found.unit, found.iterations)


def _solved(
    adviser: SolitaireAdviser, view: View, moves: Moves, draw: Draw, budget: Budget, rng: Rng
) -> Evaluation:
    """The moves of a solitaire, those that there was no time for last."""
    if len(moves) == 1:
        return _only(adviser, view, moves[0], draw, budget, rng)
    found = adviser.judge_all(view, moves, budget, rng)
    valued = {str(each.move) for each in found.moves}
    untried = [MoveValue(move, 0.0, "", inf) for move in moves if str(move) not in valued]
    return Evaluation((*found.moves, *untried), found.sure, found.unit, found.iterations)


def _only(
    adviser: SolitaireAdviser, view: View, move: Move, draw: Draw, budget: Budget, rng: Rng
) -> Evaluation:
    """The only move of a solitaire: the share of the sampled orders that can be won after it."""
    clock = Clock(Budget(budget.iterations or adviser.effort.orders, budget.seconds))
    wins: list[float] = []
    while clock.ticks():
        after = view.game.play(draw(rng), view.seat, move)
        if view.game.points(after) is None:
            won = adviser.solve(view.game, after, adviser.effort.positions, never_stop).won
        else:
            won = bool(view.game.standing(after, (0,), 1))
        wins.append(float(won))
    error = standard_error(wins) if view.game.hidden(view.state) else 0.0
    value = MoveValue(move, sum(wins) / len(wins), "", error)
    return Evaluation((value,), 1.0, Unit.ORDERS, clock.done)


# --- rollouts


def _rolled_out(view: View, moves: Moves, draw: Draw, budget: Budget, rng: Rng) -> Evaluation:
    clock = Clock(Budget(budget.iterations or _ROLLOUTS, budget.seconds))
    rows: list[list[float]] = []
    while clock.ticks():
        world = draw(rng)
        rows.append([_outcome(view, world, move, rng) for move in moves])
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    errors = [standard_error(column) for column in zip(*rows, strict=True)]
    values = [
        MoveValue(move, mean, "", error) for move, mean, error in zip(moves, means, errors, strict=True)
    ]
    values.sort(key=lambda each: -each.value)
    return Evaluation(tuple(values), 0.0, Unit.POINTS, clock.done)


def _outcome(view: View, world: State, move: Move, rng: Rng) -> float:
    """How many points a seat is ahead of the others' mean once the round is over."""
    game = view.game
    state = game.play(world, view.seat, move)
    for _seat, _move, after in _played_on(view, state, _LAST, rng):
        state = after
    made = game.tally(state)
    own = made[game.side(view.seat)]
    others = [points for side, points in enumerate(made) if side != game.side(view.seat)]
    ahead = own - (sum(others) / len(others) if others else 0.0)
    return -ahead if game.low_wins else ahead


def _played_on(view: View, state: State, most: int, rng: Rng) -> list[tuple[int, Move, State]]:
    """The moves that greedy makes in every seat from a whole state on, each with the state after it."""
    game = view.game
    found: list[tuple[int, Move, State]] = []
    while len(found) < most and game.points(state) is None and game.actors(state):
        seat = game.actors(state)[0]
        seen = View(game, game.look(state, seat), seat, view.scores, view.number)
        move = GREEDY.choose(seen, _NOTHING_SEEN, OWN, rng).move
        state = game.play(state, seat, move)
        found.append((seat, move, state))
    return found


_NOTHING_SEEN: Final = History()  # greedy does not look back


# --- lines


def _line(family: BotFamily, view: View, world: State, move: Move, rng: Rng) -> tuple[Move, ...]:
    """How play may go on after a move."""
    after = view.game.play(world, view.seat, move)
    if family.adviser is None:
        return tuple([each for _seat, each, _after in _played_on(view, after, LONGEST_LINE, rng)])
    if view.game.points(after) is not None:
        return ()
    return _solution(family.adviser, view.game, after)


def _solution(adviser: SolitaireAdviser, game: Game, state: State) -> tuple[Move, ...]:
    return adviser.solve(game, state, _POSITIONS, never_stop).line[:LONGEST_LINE]
