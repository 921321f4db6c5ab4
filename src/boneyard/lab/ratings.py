"""Ratings with intervals: Elo by maximum likelihood, and openskill's where that package is installed.

A deal played from every seat is one observation, however many games that takes: mirrored games are not independent, and
an interval that took them so would be wrong. So the Elo intervals are cluster-robust (the "sandwich" estimator), with a
deal that several pairs play as one cluster; and openskill's own spread is scaled by how much deals vary in truth.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import exp, inf, log, sqrt
from typing import Any, Final

from boneyard.core.errors import BadSetup
from boneyard.lab.interval import student_quantile
from boneyard.words.language import _

AVERAGE: Final = 1500.0  # the Elo of the average player here
_POINT: Final = 400 / log(10)  # Elo points for a unit of log-odds
_PRIOR: Final = (
    0.5  # deals, drawn, that each pair is taken to have played before: no one is infinitely strong
)
_LOOSE: Final = 1e-9  # what links players that no game links
_STEPS: Final = 50

Matrix = list[list[float]]


@dataclass(frozen=True)
class Observation:
    """One deal between two players: the first one's scores in its games, each from 0 to 1."""

    a: int
    b: int
    deal: Hashable  # the same for observations that share their tiles
    scores: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The first player's part of the deal."""
        return sum(self.scores) / len(self.scores)


@dataclass(frozen=True)
class Rating:
    """A rating and its 95% interval."""

    value: float
    low: float
    high: float


def elo(count: int, seen: Sequence[Observation]) -> list[Rating]:
    """The Elo of every player against the average of the field."""
    strengths = _fitted(count, seen)
    clusters: dict[Hashable, list[float]] = {}
    for each in seen:
        row = clusters.setdefault(each.deal, [0.0] * count)
        residual = each.mean - _chance(strengths[each.a] - strengths[each.b])
        row[each.a] += residual
        row[each.b] -= residual
    rows = list(clusters.values())
    for a, b in _pairs(seen):
        residual = _PRIOR * (0.5 - _chance(strengths[a] - strengths[b]))
        rows.append([residual if each == a else -residual if each == b else 0.0 for each in range(count)])
    inverse = _inverse(_information(count, _played(seen), strengths))
    spread = _sandwich(inverse, rows)
    many = len(clusters)
    linked = _linked(count, _pairs(seen))
    reach = student_quantile(max(1, many - 1)) * sqrt(many / max(1, many - 1))
    found = []
    for strength, variance in zip(strengths, spread, strict=True):
        value, error = AVERAGE + _POINT * strength, _POINT * reach * sqrt(variance) if linked else inf
        found.append(Rating(value, value - error, value + error))
    return found


def _chance(difference: float) -> float:
    return 1 / (1 + exp(-difference)) if difference > -700 else 0.0


def _pairs(seen: Sequence[Observation]) -> list[tuple[int, int]]:
    return sorted({(each.a, each.b) for each in seen})


def _linked(count: int, pairs: Sequence[tuple[int, int]]) -> bool:
    """Whether games link every player to every other; if not, they can't be compared."""
    reached, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        for a, b in pairs:
            for other in ({a, b} - {here}) - reached if here in (a, b) else set():
                reached.add(other)
                waiting.append(other)
    return len(reached) == count


def _fitted(count: int, seen: Sequence[Observation]) -> list[float]:
    """The maximum-likelihood strengths, with the average at 0 (Newton's method)."""
    won: dict[tuple[int, int], float] = dict.fromkeys(_pairs(seen), _PRIOR / 2)
    for each in seen:
        won[each.a, each.b] += each.mean
    played = _played(seen)
    strengths = [0.0] * count
    for _step in range(_STEPS):
        slope = [0.0] * count
        for (a, b), total in won.items():
            residual = total - played[a, b] * _chance(strengths[a] - strengths[b])
            slope[a] += residual
            slope[b] -= residual
        inverse = _inverse(_information(count, played, strengths))
        steps = [sum([cell * each for cell, each in zip(row, slope, strict=True)]) for row in inverse]
        largest = max(1.0, *map(abs, steps))  # a long step is cut, or it might go too far
        strengths = [each + step / largest for each, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < 1e-9:
            break
    average = sum(strengths) / count
    return [each - average for each in strengths]


def _played(seen: Sequence[Observation]) -> dict[tuple[int, int], float]:
    """How many deals each pair has played, those taken to have been played before included."""
    played: dict[tuple[int, int], float] = dict.fromkeys(_pairs(seen), _PRIOR)
    for each in seen:
        played[each.a, each.b] += 1
    return played


def _information(count: int, played: dict[tuple[int, int], float], strengths: Sequence[float]) -> Matrix:
    """Fisher's information, with the average held at 0."""
    matrix = [[1.0 / count + (_LOOSE if at == row else 0.0) for at in range(count)] for row in range(count)]
    for (a, b), many in played.items():
        chance = _chance(strengths[a] - strengths[b])
        weight = many * max(1e-12, chance * (1 - chance))
        matrix[a][a] += weight
        matrix[b][b] += weight
        matrix[a][b] -= weight
        matrix[b][a] -= weight
    return matrix


def _sandwich(inverse: Matrix, rows: Sequence[Sequence[float]]) -> list[float]:
    """The variance of each strength: the information's inverse on both sides of the scores' own spread."""
    found = [0.0] * len(inverse)
    for row in rows:
        for place, line in enumerate(inverse):
            found[place] += sum([cell * each for cell, each in zip(line, row, strict=True)]) ** 2
    return found


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, with the largest pivot."""
    count = len(matrix)
    rows = [[*row, *[1.0 if at == place else 0.0 for at in range(count)]] for place, row in enumerate(matrix)]
    for at in range(count):
        best = max(range(at, count), key=lambda each: abs(rows[each][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [cell / pivot for cell in rows[at]]
        for other in range(count):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [cell - factor * mine for cell, mine in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]


# --- openskill


def openskill_model() -> Any:
    """openskill's Plackett-Luce model; its own damping of what a game teaches is left out.

    The damping keeps the uncertainty of people high, whose strength changes. A bot's does not.
    """
    try:
        models = import_module("openskill.models")
    except ImportError:
        raise BadSetup(
            _("Openskill ratings need an extra package: {command}", command="pip install 'boneyard[ratings]'")
        ) from None
    return models.PlackettLuce(tau=0.0, gamma=_undamped)


def _undamped(*_: Any, **__: Any) -> float:
    return 1.0


def openskill(count: int, seen: Sequence[Observation], fair: Sequence[float] = ()) -> list[Rating]:
    """Every player's openskill rating after all games, in the order in which they are given.

    `fair` is what equal players would score in each game of a deal; half if it is left out.
    """
    model = openskill_model()
    players: list[Any] = [model.rating() for _ in range(count)]
    for each in seen:
        for at, score in enumerate(each.scores):
            level = fair[at] if fair else 0.5
            ranks = [1, 2] if score > level else [2, 1] if score < level else [1, 1]
            teams = model.rate([[players[each.a]], [players[each.b]]], ranks=ranks)
            players[each.a], players[each.b] = teams[0][0], teams[1][0]
    scale = sqrt(_dispersion(model, players, seen))
    clusters = len({each.deal for each in seen})
    # Against the average of the field, as Elo is: what all errors have in common changes no comparison.
    reach = student_quantile(max(1, clusters - 1)) * scale * sqrt((count - 1) / count)
    return [Rating(each.mu, each.mu - reach * each.sigma, each.mu + reach * each.sigma) for each in players]


def _dispersion(model: Any, players: Sequence[Any], seen: Sequence[Observation]) -> float:
    """How much deals vary, as a multiple of what independent games would."""
    varied = expected = 0.0
    for each in seen:
        one, other = players[each.a], players[each.b]
        width = sqrt(2) * model.beta
        chance = _chance((one.mu - other.mu) / width)
        varied += (sum(each.scores) - len(each.scores) * chance) ** 2
        expected += len(each.scores) * chance * (1 - chance)
    return varied / expected if expected else 1.0
