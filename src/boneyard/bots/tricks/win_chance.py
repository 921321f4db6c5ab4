"""The chance of winning a match of Forty-Two or Moon, before and after a hand."""

from functools import lru_cache
from typing import Final, final

from boneyard.core.game import NOBODY, Points
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import round_points, winners

# The results of a hand between equal players: how often, the bidders' score, the others' score.
_HANDS: Final = (
    (0.20, 31, 11),
    (0.25, 36, 6),
    (0.19, 42, 0),
    (0.20, 0, 45),
    (0.10, 0, 53),
    (0.06, 0, 65),
)

_BY_HANDS: Final = ((0.64, 1, 0), (0.36, 0, 1))
_STEP: Final = 5  # points from one row of the table to the next; between them the chances are interpolated

# Three players alone: a chance is proportional to this power of the points to go plus _FAR.
_FAR: Final = 10.0
_POWER: Final = 3.75


@final
class MatchChances:
    """Each side's chance of winning the match from given totals."""

    def __init__(self, goal: int, by_hands: bool, sides: int) -> None:
        self._goal: Final = goal
        self._alone: Final = sides > 2
        self._step: Final = 1 if by_hands else _STEP
        self._hands: Final = _BY_HANDS if by_hands else _HANDS
        self._rows: Final = -(-goal // self._step)
        self._table: Final = [] if self._alone else self._solved_table()

    def of(self, totals: Points) -> tuple[float, ...]:
        """For each side, its chance."""
        if self._alone:
            near = [(max(self._goal - total, 0) + _FAR) ** -_POWER for total in totals]
            return tuple([each / sum(near) for each in near])
        first = self._between(self._goal - totals[0], self._goal - totals[1])
        return first, 1 - first

    def _between(self, mine: int, theirs: int) -> float:
        """A side's chance of winning, given how many points each side still needs."""
        x, y = max(mine, 0) / self._step, max(theirs, 0) / self._step
        i, j = min(int(x), self._rows - 1), min(int(y), self._rows - 1)
        table = self._table
        low = table[i][j] + (table[i][j + 1] - table[i][j]) * (y - j)
        high = table[i + 1][j] + (table[i + 1][j + 1] - table[i + 1][j]) * (y - j)
        return low + (high - low) * (x - i)

    def _solved_table(self) -> list[list[float]]:
        """By the steps that both sides have to go: the chance if each side bids every other hand."""
        size = self._rows + 1
        table = [[0.5] * size for _ in range(size)]
        for i in range(size):
            table[0][i], table[i][0] = 1.0, 0.0
        table[0][0] = 0.5
        for both in range(2, 2 * size - 1):
            for i in range(max(1, both - size + 1), min(size, both)):
                table[i][both - i] = self._one(table, i, both - i)
        return table

    def _one(self, table: list[list[float]], i: int, j: int) -> float:
        found = 0.0
        for often, own, other in self._hands:
            own_steps, other_steps = own / self._step, other / self._step
            found += often / 2 * _at(table, i - own_steps, j - other_steps, True)
            found += often / 2 * _at(table, i - other_steps, j - own_steps, False)
        return found


def _at(table: list[list[float]], i: float, j: float, bids: bool) -> float:
    """The chance after a hand; if both reach the goal, the bidders win."""
    if i <= 0 and j <= 0:
        return 1.0 if bids else 0.0
    if i <= 0 or j <= 0:
        return 1.0 if i <= 0 else 0.0
    a, b = int(i), int(j)
    x, y = i - a, j - b
    last = len(table) - 1
    c, d = min(a + 1, last), min(b + 1, last)
    low = table[a][b] * (1 - y) + table[a][d] * y
    high = table[c][b] * (1 - y) + table[c][d] * y
    return low * (1 - x) + high * x


@lru_cache(maxsize=32)
def _match_chances(goal: int, by_hands: bool, sides: int) -> MatchChances:
    return MatchChances(goal, by_hands, sides)


def match_chances(game: TrickGame) -> MatchChances:
    """The chances at this table."""
    return _match_chances(game.answers.goal, game.answers.by_hands, game.sides)


@final
class MatchStakes:
    """What a hand's result is worth to one side: its chance of winning the match afterwards."""

    def __init__(self, game: TrickGame, totals: Points, side: int) -> None:
        self._game: Final = game
        self._totals: Final = totals
        self._side: Final = side
        self._chances: Final = match_chances(game)
        self._known: Final[dict[tuple[int, int, Points], float]] = {}

    def value(self, bid: int, bidding: int, took: Points) -> float:
        """The chance after a hand in which `bidding` (or NOBODY) bid this much and the sides took these points."""
        key = (bid, bidding, took)
        if key not in self._known:
            self._known[key] = self._worth(bid, bidding, took)
        return self._known[key]

    def _worth(self, bid: int, bidding: int, took: Points) -> float:
        game = self._game
        scored = round_points(game.answers, game.most, bid, bidding, took)
        totals = tuple([total + more for total, more in zip(self._totals, scored)])
        won = None
        if bidding != NOBODY:
            won = winners(game.answers, game.most, bid, bidding, took, totals)
        if won is None:
            return self._chances.of(totals)[self._side]
        return 1 / len(won) if self._side in won else 0.0
