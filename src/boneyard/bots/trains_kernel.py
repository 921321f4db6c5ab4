"""A round of a train game with all tiles face up, played to its end by a quick rule of thumb in every seat.

Each seat follows a route, the line-up of its hand for its own train, lays elsewhere what is on no route, and makes a new
route where somebody has come in its way.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.game import Moves
from boneyard.core.hand import EMPTY, Hand
from boneyard.core.move import DRAW, LAST, LAY, STOP, Move
from boneyard.core.tile import HIGH, LOW, PIPS, WILD
from boneyard.games.trains.lineup import Lineup, lineup
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import OVER, STRING, Train, TrainState

_LONGEST: Final[i64] = 400  # moves, far more than a round takes


@final
class Route:
    """The tiles that a seat means to lay on its own train, in order, and the face that each leaves open."""

    def __init__(self, plan: Lineup, count: i64) -> None:
        self.tiles: Final[list[int]] = []
        self.lefts: Final[list[int]] = []
        self.at: i64 = 0
        self.count: i64 = count  # tiles that the train had when the route was right
        self.stale: bool = False
        for tile, left in plan.tiles:
            self.tiles.append(tile)
            self.lefts.append(left)

    def left(self) -> i64:
        """How many tiles are still to be laid."""
        return len(self.tiles) - self.at

    def position(self, tile: i64) -> i64:
        """When a tile is to be laid, 0 for the next; -1 for a tile that is not on the route."""
        index = self.at
        end: i64 = len(self.tiles)
        while index < end:
            if self.tiles[index] == tile:
                return index - self.at
            index += 1
        return -1

    def add(self, tile: i64, start: i64) -> None:
        """Put a tile behind the last one, or a double where its number is open, if that can be."""
        end: i64 = start
        last: i64 = len(self.tiles)
        high: i64 = HIGH[tile]
        low: i64 = LOW[tile]
        if high == low and high < WILD:
            index = self.at
            while index <= last:
                if index > self.at:
                    end = self.lefts[index - 1]
                if end == high:
                    self.tiles.insert(index, int(tile))
                    self.lefts.insert(index, int(high))
                    return
                index += 1
            return
        if last > self.at:
            end = self.lefts[last - 1]
        if end == high or end == WILD:
            self.tiles.append(int(tile))
            self.lefts.append(int(low))
        elif end == low:
            self.tiles.append(int(tile))
            self.lefts.append(int(high))

    def rejoin(self, end: i64) -> bool:
        """Go on from where the route meets an open end, if most of it comes after that."""
        last: i64 = len(self.tiles)
        index = self.at
        while index + 1 < last:
            if self.lefts[index] == end:
                if 3 * (last - index - 1) < 2 * (last - self.at):
                    return False
                self.at = index + 1
                return True
            index += 1
        return False


def plan_of(state: TrainState, seat: i64) -> Lineup:
    """The line-up of a seat's hand for its own train."""
    train = state.trains[seat]
    return lineup(state.hands.of(seat), train.end, "tiles", train.on_double())


@final
class TrainRounds:
    """Plays rounds out for one seat and counts what they come to."""

    def __init__(self, game: TrainGame, seat: int, win: float) -> None:
        self._game: Final = game
        self._seat: Final[i64] = seat
        self._win: Final[float] = win  # what a won round is worth besides its points
        self.made: list[Move] = []  # in the round played out last
        self._routes: list[Route] = []
        self._short: float = 1.0
        self.pip: float = 0.5
        self.pip_late: float = 0.5
        self.loose: float = 8.0
        self.lost: float = 3.5
        self.own: float = 1.0
        self.unmarked: float = 5.0
        self.covered: float = 6.0
        self.bare: float = -12.0
        self.left_open: float = -6.0
        self.wild: float = -6.0
        self.cover_lost: float = 1.0
        self.stop: float = -4.0

    def advice(self, state: TrainState, seat: i64, moves: Moves) -> Move:
        """What the rule of thumb takes."""
        self._routes = []
        for each in range(self._game.seats):
            self._routes.append(Route(plan_of(state, each) if each == seat else Lineup((), EMPTY), state.trains[each].count))
        self._short = self._shortest(state, seat)
        return self.choose(state, seat, moves)

    def priors(self, state: TrainState, moves: Moves) -> list[float]:
        """What the rule of thumb makes of each move of the own seat."""
        seat = self._seat
        hand = state.hands.of(seat)
        route = Route(plan_of(state, seat), state.trains[seat].count)
        self._short = self._shortest(state, seat)
        found: list[float] = []
        for move in moves:
            found.append(self._value(state, seat, hand, route, move) if move.kind == LAY else self.stop)
        return found

    def _shortest(self, state: TrainState, seat: i64) -> float:
        least: i64 = 1000
        other: i64 = 0
        while other < self._game.seats:
            if other != seat:
                size = state.hands.of(other).size
                if size < least:
                    least = size
            other += 1
        return float(least)

    def values(self, world: TrainState, moves: Moves, plans: list[Lineup]) -> list[float]:
        """What each move comes to in one world; `plans` are the own line-ups after each."""
        seats: i64 = self._game.seats
        others: list[Lineup] = []
        seat: i64 = 0
        while seat < seats:
            others.append(plans[0] if seat == self._seat else plan_of(world, seat))
            seat += 1
        found: list[float] = []
        index: i64 = 0
        for move in moves:
            after = self._game.play(world, self._seat, move)
            assert isinstance(after, TrainState)
            others[self._seat] = plans[index]
            found.append(self.worth(self.played(after, others)))
            index += 1
        return found

    def worth(self, state: TrainState) -> float:
        """What a round that is over is worth: how much less than the others the seat has in hand, and the win."""
        points = self._game.tally(state)
        seat: i64 = 0
        own: i64 = points[self._seat]
        total: i64 = 0
        least: i64 = -1
        for each in points:
            count: i64 = each
            if seat != self._seat:
                total += count
                if least < 0 or count < least:
                    least = count
            seat += 1
        value = float(total) / float(seat - 1) - float(own)
        if own < least:
            return value + self._win
        return value + self._win / 2.0 if own == least else value

    def played(self, state: TrainState, plans: list[Lineup]) -> TrainState:
        """The end of the round."""
        self.made = []
        self._routes = []
        seat: i64 = 0
        for plan in plans:
            self._routes.append(Route(plan, state.trains[seat].count))
            seat += 1
        moves_made: i64 = 0
        game = self._game
        while state.owes != OVER and moves_made < _LONGEST:
            moves_made += 1
            seat = state.turn
            moves = game.moves(state, int(seat))
            first = moves[0]
            if first.kind == DRAW:
                self.made.append(first)
                drawn: i64 = state.yard.next()
                state = state.drawn_one(seat)
                route = self._routes[seat]
                if not route.stale:
                    route.add(drawn, state.trains[seat].end)
                continue
            move = first
            if first.kind == LAY:
                move = self.choose(state, seat, moves)
            self.made.append(move)
            after = game.play(state, int(seat), move)
            assert isinstance(after, TrainState)
            if move.kind == LAY:
                self._follow(seat, move)
            state = after
        return state

    def _follow(self, seat: i64, move: Move) -> None:
        """What a play makes of the route of the seat that made it."""
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
        """The play that the rule of thumb takes."""
        if len(moves) == 1:
            return moves[0]
        hand = state.hands.of(seat)
        if hand.size == 1:
            return moves[0]
        route = self._route(state, seat, hand)
        self._short = self._shortest(state, seat)
        best = moves[0]
        worth = -1e9
        for move in moves:
            if move.kind == LAY:
                value = self._value(state, seat, hand, route, move)
            elif move.kind == STOP:
                value = self.stop
            else:
                continue
            if move.say == LAST:
                value += 0.5
            if value > worth:
                worth = value
                best = move
        return best

    def _route(self, state: TrainState, seat: i64, hand: Hand) -> Route:
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
        value = float(PIPS[tile]) * (self.pip + self.pip_late / self._short)
        lost: i64 = 0
        if index == seat:
            if at == 0:
                value += self.own
            elif at > 0:
                lost = length - 1
            elif not is_double:
                lost = length
            if (state.rail.markers >> seat) & 1 == 1:
                value += self.unmarked
        elif at < 0:
            value += self.loose
        else:
            lost = length - 1 - at
        value -= self.lost * float(lost)
        if LOW[tile] >= WILD:
            value += self.wild
        if is_double and hand.size > 1:
            value += self._cover(hand.without(tile), tile, route, index == seat)
        if len(state.opens) > 0 and int(index) not in state.opens:
            value += self.left_open
        return value

    def _cover(self, rest: Hand, tile: i64, route: Route, own: bool) -> float:
        """What a double is worth besides its pips: whether, and with what, the hand can cover it."""
        covers = rest.shared(self._game.reach.fits[HIGH[tile]])
        best = self.bare
        for cover in covers:
            at = route.position(cover)
            lost: i64 = 0
            if own:
                if at < 0 or (at > 0 and route.tiles[route.at] != tile):
                    lost = route.left() - 1
            elif at >= 0:
                lost = route.left() - 1 - at
            value = self.covered - self.cover_lost * float(lost)
            if value > best:
                best = value
        return best
