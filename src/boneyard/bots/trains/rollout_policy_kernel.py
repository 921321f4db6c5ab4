"""Rollout policy for train games: a rule of thumb quick enough for thousands of rollouts.

Each seat follows a route, the line-up of its hand for its own train. It lays tiles that are on no route elsewhere,
plans a new route when someone gets in its way, and would rather not change an end that another could not match.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.trains.route_kernel import Route, plan_of
from boneyard.core.game import Moves
from boneyard.core.hand import Hand, bit_of
from boneyard.core.move import LAY, STOP, Move
from boneyard.core.tile import HIGH, LOW, PIPS, WILD
from boneyard.games.trains.line_up.search import Lineup
from boneyard.games.trains.moves import LAST
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import Train, TrainState

# What each feature of a play is worth.
PIP: Final = 0.5
PIP_LATE: Final = 0.5  # more for each pip when the shortest of the other hands is down to one tile
OWN: Final = 1.0  # the next tile of the route
LOOSE: Final = 8.0  # a tile that is on no route, laid on another train
LOST: Final = 5.0  # a tile that drops off the route
UNMARKED: Final = 2.5  # taking your own marker off
COVERED: Final = 6.0  # a double that the hand can cover: two tiles in one turn
COVER_LOST: Final = 1.5  # a tile that drops off the route for the cover
BARE: Final = -12.0  # a double that the hand cannot cover
LEFT_OPEN: Final = -5.6  # leaving another double of this turn uncovered
MATCHED: Final = 10.0  # replacing an end that an opponent could not match, or leaving such an end
KEPT_WILD: Final = -6.0  # laying a wild tile, which is good to have later
STOPPED: Final = -4.0  # not going on with a string


@final
class RolloutPolicy:
    """The policy at one table, with each seat's route and the faces it is known to lack."""

    def __init__(self, game: TrainGame) -> None:
        self._game: Final = game
        self._routes: list[Route] = []
        self._lacks: list[int] = []  # by seat, the faces that it could not match when it last passed
        self._short: float = 1.0  # tiles in the shortest of the other hands

    def start(self, state: TrainState, plans: list[Lineup], lacks: list[int]) -> None:
        """Begin a rollout, given every seat's line-up."""
        self._routes = []
        self._lacks = lacks.copy()
        seat: i64 = 0
        for plan in plans:
            self._routes.append(Route(plan, state.trains[seat].count))
            seat += 1

    def priors(self, state: TrainState, seat: i64, moves: Moves, lacks: list[int]) -> list[float]:
        """The policy's value of each move."""
        hand = state.hands.of(seat)
        route = Route(plan_of(state, seat), state.trains[seat].count)
        self._short = self._shortest(state, seat)
        self._lacks = lacks
        found: list[float] = []
        for move in moves:
            found.append(self._value(state, seat, hand, route, move) if move.kind == LAY else STOPPED)
        return found

    def _shortest(self, state: TrainState, seat: i64) -> float:
        least: i64 = 1000
        other: i64 = 0
        while other < self._game.seats:
            if other != seat:
                size = state.hands.of(other).size
                least = min(least, size)
            other += 1
        return float(max(least, 1))  # a player may be out while others still take their first turn

    def drew(self, state: TrainState, seat: i64, tile: i64) -> None:
        """Update a seat's route after it has drawn a tile."""
        route = self._routes[seat]
        if not route.stale:
            route.add(tile, state.trains[seat].end)

    def passed(self, state: TrainState, seat: i64) -> None:
        """Note what a seat that passes cannot match."""
        self._lacks[seat] = self.ends(state, seat)

    def ends(self, state: TrainState, seat: i64) -> int:
        """The faces that a seat can play on, a bit for each."""
        found: i64 = 0
        for index in self._game.reach.spots(state, seat):
            found |= bit_of(state.trains[index].end)
        return int(found)

    def laid(self, seat: i64, move: Move) -> None:
        """Update a seat's route after a play."""
        route = self._routes[seat]
        at = route.position(move.tile)
        if self._game.reach.index_of(move.place) == seat:
            if at == 0:
                route.at += 1
                route.count += 1
            elif HIGH[move.tile] == LOW[move.tile] and at < 0:
                route.count += 1
            else:
                route.stale = True
        elif at >= 0:
            if at == route.left() - 1:
                route.tiles.pop()
                route.lefts.pop()
            else:
                route.stale = True

    def choose(self, state: TrainState, seat: i64, moves: Moves) -> Move:
        """The move that the policy makes."""
        if len(moves) == 1:
            return moves[0]
        hand = state.hands.of(seat)
        if hand.size == 1:
            return moves[0]
        route = self.route(state, seat, hand)
        self._short = self._shortest(state, seat)
        best = moves[0]
        worth = -1e9
        for move in moves:
            if move.kind == LAY:
                value = self._value(state, seat, hand, route, move)
            elif move.kind == STOP:
                value = STOPPED
            else:
                continue
            if move.say == LAST:
                value += 0.5
            if value > worth:
                worth = value
                best = move
        return best

    def route(self, state: TrainState, seat: i64, hand: Hand) -> Route:
        """A seat's route, planned again if it is out of date."""
        route = self._routes[seat]
        train: Train = state.trains[seat]
        if not route.stale and route.count == train.count:
            return route
        if not route.stale and route.rejoin(train.end):
            route.count = train.count
            return route
        fresh = Route(plan_of(state, seat), train.count)
        self._routes[seat] = fresh
        return fresh

    def _value(self, state: TrainState, seat: i64, hand: Hand, route: Route, move: Move) -> float:
        tile = move.tile
        index: i64 = self._game.reach.index_of(move.place)
        at = route.position(tile)
        length = route.left()
        is_double = HIGH[tile] == LOW[tile]
        value = float(PIPS[tile]) * (PIP + PIP_LATE / self._short)
        lost: i64 = 0
        if index == seat:
            if at == 0:
                value += OWN
            elif at > 0:
                lost = length - 1
            elif not is_double:
                lost = length
            if (state.rail.markers >> seat) & 1 == 1:
                value += UNMARKED
        elif at < 0:
            value += LOOSE
        else:
            lost = length - 1 - at
        value -= LOST * float(lost)
        if LOW[tile] >= WILD:
            value += KEPT_WILD
        if is_double and hand.size > 1:
            value += self._cover(hand.without(tile), tile, route, index == seat)
        if len(state.opens) > 0 and int(index) not in state.opens:
            value += LEFT_OPEN
        if index != seat:
            value += self._effect_on_end(state, seat, index, move)
        return value

    def _effect_on_end(self, state: TrainState, seat: i64, index: i64, move: Move) -> float:
        """The value of replacing an open end that others have nothing for, or of leaving such an end."""
        old = bit_of(state.trains[index].end)
        new = bit_of(self._game.reach.leaves(state, index, move))
        value = 0.0
        other: i64 = 0
        for each in self._lacks:
            lacks: i64 = each
            if other != seat and lacks != 0:
                if lacks & old != 0 and lacks & new == 0:
                    value -= MATCHED
                elif lacks & old == 0 and lacks & new != 0:
                    value += MATCHED
            other += 1
        return value

    def _cover(self, rest: Hand, tile: i64, route: Route, own: bool) -> float:
        """What a double is worth besides its pips, by whether and with what the hand can cover it."""
        covers = rest.both(self._game.reach.fits[HIGH[tile]]).tiles()
        best = BARE
        for cover in covers:
            at = route.position(cover)
            lost: i64 = 0
            if own:
                if at < 0 or (at > 0 and route.tiles[route.at] != tile):
                    lost = route.left() - 1
            elif at >= 0:
                lost = route.left() - 1 - at
            value = COVERED - COVER_LOST * float(lost)
            best = max(best, value)
        return best
