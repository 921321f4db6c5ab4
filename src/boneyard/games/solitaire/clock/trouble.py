"""A double in trouble on the Big Clock: which top moves are open, and whether any row of them can help."""

from typing import Final

from mypy_extensions import i64

from boneyard.core.tile import HIGH, LOW, double
from boneyard.games.solitaire.clock.state import (
    Pile,
    astray,
    finished,
    is_double,
    moved,
    sent_home,
    some_astray,
    takes,
    taking,
)

# Positions of the piles that are tried before a double is no longer said to be beyond help: no one is declared lost
# without proof.
MOST: Final[i64] = 5_000

Shift = tuple[int, int]


def in_trouble(piles: tuple[Pile, ...], up: i64) -> bool:
    """Whether some double is: turned up without a top to match, or at a wrong hour."""
    return (is_double(up) and not on_a_top(piles, up)) or some_astray(piles)


def on_a_top(piles: tuple[Pile, ...], tile: i64) -> bool:
    """Whether some top takes a tile."""
    for pile in piles:
        if len(pile) > 0 and takes(pile[-1], tile):
            return True
    return False


def shifts(piles: tuple[Pile, ...]) -> list[Shift]:
    """Every top that may be moved, with the hour it may go to."""
    hours = len(piles)
    return [(number // hours + 1, number % hours + 1) for number in shift_numbers(piles)]


def shift_numbers(piles: tuple[Pile, ...]) -> list[int]:
    """The same as numbers: the first hour from 0, times how many there are, and the second."""
    found: list[int] = []
    taking = _open_tops(piles)
    hours: i64 = len(taking)
    at: i64 = 0
    for pile in piles:
        if len(pile) > 0 and pile[-1] >= 0 and not finished(pile, at + 1):
            high: i64 = HIGH[pile[-1]]
            low: i64 = LOW[pile[-1]]
            to: i64 = 0
            for each in taking:
                top: i64 = each
                if top >= 0 and to != at:
                    one: i64 = HIGH[top]
                    other: i64 = LOW[top]
                    if one == high or one == low or other == high or other == low:  # noqa: SIM109 (a box each)
                        found.append(at * hours + to)
                to += 1
        at += 1
    return found


def _open_tops(piles: tuple[Pile, ...]) -> list[int]:
    """The top of every hour that may take a tile, -1 for those that show a double or nothing."""
    found: list[int] = []
    for pile in piles:
        open_ = len(pile) > 0 and not is_double(pile[-1])
        found.append(pile[-1] if open_ else -1)
    return found


class Search:
    """Looks for top moves after which the trouble at hand is over.

    With a tile turned up that means a place for it, or an empty hour that the boneyard fills, which no one can know to
    be in vain. Without one, and without a boneyard, it means a double that comes home.
    """

    def __init__(self, up: i64, spare: bool) -> None:
        self.up: Final[i64] = up
        self.spare: Final[bool] = spare  # the boneyard has tiles to fill an empty hour with

    def helped(self, before: tuple[Pile, ...], piles: tuple[Pile, ...]) -> bool:
        """Whether the trouble is over once these piles lie there."""
        if self.up < 0:
            return len(astray(piles)) < len(astray(before))
        return len(taking(piles, self.up)) > 0 or (self.spare and () in piles)

    def hopeless(self, piles: tuple[Pile, ...]) -> bool:
        """Whether no row of top moves can help: all of them were tried."""
        if not self._thinkable(piles):
            return True
        seen = {piles}
        waiting: list[list[tuple[Pile, ...]]] = [[piles]]  # by how many tiles, at least, are still in the way
        while len(seen) <= MOST:
            before = _next(waiting)
            if before is None:
                return True
            for hour, other in shifts(before):
                after = sent_home(moved(before, hour, other))
                if after in seen:
                    continue
                if self.helped(piles, after):
                    return False
                seen.add(after)
                rank = self.in_the_way(after)
                while len(waiting) <= rank:
                    waiting.append([])
                waiting[rank].append(after)
        return False

    def in_the_way(self, piles: tuple[Pile, ...]) -> i64:
        """How many tiles lie on the tile to free, where it is nearest to a top."""
        least: i64 = 99
        for hour, number in self._wanted(piles):
            pile = piles[hour - 1]
            if finished(pile, hour):
                continue
            depth: i64 = 0
            while depth < len(pile) and not _shows(pile[len(pile) - 1 - depth], number):
                depth += 1
            if depth < len(pile) or self.up < 0 or self.spare or hour == HIGH[self.up]:
                least = min(least, depth)
        return least

    def _wanted(self, piles: tuple[Pile, ...]) -> list[tuple[int, int]]:
        """Which number is looked for at which hour."""
        if self.up >= 0:
            return [(hour, HIGH[self.up]) for hour in range(1, len(piles) + 1)]
        homes = [HIGH[piles[hour - 1][-1]] for hour in astray(piles)]
        return [(home, home) for home in homes if 0 < home <= len(piles)]

    def _thinkable(self, piles: tuple[Pile, ...]) -> bool:
        """Whether help could come if every tile that was a top once stayed one: cheap, and a no is final."""
        down = [len(pile) for pile in piles]
        bare = [False] * 32  # the numbers that some top showed
        for at, pile in enumerate(piles):
            _lay_bare(pile, down[at], bare)
        going = True
        while going:
            going = False
            for at, pile in enumerate(piles):
                while (
                    down[at] > 0
                    and not finished(pile, at + 1)
                    and _may_leave(pile[down[at] - 1], piles, down)
                ):
                    down[at] -= 1
                    _lay_bare(pile, down[at], bare)
                    going = True
        if self.up >= 0:
            home: i64 = HIGH[self.up]
            cleared = self.spare and 0 in down
            return bare[home] or cleared or (0 < home <= len(down) and down[home - 1] == 0)
        for hour in astray(piles):
            number: i64 = HIGH[piles[hour - 1][-1]]
            if 0 < number <= len(down) and (bare[number] or down[number - 1] == 0):
                return True
        return False


def _lay_bare(pile: Pile, height: i64, bare: list[bool]) -> None:
    if height > 0 and pile[height - 1] >= 0 and not is_double(pile[height - 1]):
        bare[HIGH[pile[height - 1]]] = True
        bare[LOW[pile[height - 1]]] = True


def _may_leave(tile: i64, piles: tuple[Pile, ...], down: list[int]) -> bool:
    """Whether some tile that was a top once takes this one, or a double's own hour was cleared."""
    for at, pile in enumerate(piles):
        for place in range(max(down[at] - 1, 0), len(pile)):
            if pile[place] != tile and takes(pile[place], tile):
                return True
        if down[at] == 0 and tile == double(at + 1):
            return True
    return False


def _shows(tile: i64, number: i64) -> bool:
    return HIGH[tile] != LOW[tile] and (HIGH[tile] == number or LOW[tile] == number)


def _next(waiting: list[list[tuple[Pile, ...]]]) -> tuple[Pile, ...] | None:
    """The position with the least in the way, and of those the last that was found."""
    for row in waiting:
        if row:
            return row.pop()
    return None
