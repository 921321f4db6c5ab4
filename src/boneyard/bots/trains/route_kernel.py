"""Incremental upkeep of a route: the tiles that a seat means to lay on its own train, in order."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.tile import HIGH, LOW, WILD
from boneyard.games.trains.line_up.search import Lineup, lineup
from boneyard.games.trains.state import TrainState


@final
class Route:
    """The tiles of a route in order, and the face that each leaves open."""

    def __init__(self, plan: Lineup, count: i64) -> None:
        self.tiles: Final[list[int]] = []
        self.lefts: Final[list[int]] = []
        self.at: i64 = 0
        self.count: i64 = count  # tiles that the train had when the route was made
        self.stale: bool = False  # the route has to be planned again
        for tile, left in plan.tiles:
            self.tiles.append(tile)
            self.lefts.append(left)

    def left(self) -> i64:
        """How many tiles are still to be laid."""
        return len(self.tiles) - self.at

    def position(self, tile: i64) -> i64:
        """When a tile will be played, 0 for the next; -1 for a tile that isn't on the route."""
        index = self.at
        end: i64 = len(self.tiles)
        while index < end:
            if self.tiles[index] == tile:
                return index - self.at
            index += 1
        return -1

    def add(self, tile: i64, start: i64) -> None:
        """Append a tile to the route, or insert a double where its number is open, if it fits."""
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
        if end in (high, WILD):
            self.tiles.append(int(tile))
            self.lefts.append(int(low))
        elif end == low:
            self.tiles.append(int(tile))
            self.lefts.append(int(high))

    def rejoin(self, end: i64) -> bool:
        """Skip ahead to where the route matches an open end, if most of the route comes after that."""
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
