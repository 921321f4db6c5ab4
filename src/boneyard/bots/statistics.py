"""What samples tell: how far their average may be out, and how sure it is that one thing is better than another."""

from collections.abc import Sequence
from math import erf, inf, sqrt


def error_of(values: Sequence[float], settled: bool = False) -> float:
    """The standard error of the average: infinite for a single value, which tells nothing of the others.

    Where it is settled that there are no others, a single value is all there is to know.
    """
    count = len(values)
    if count < 2:
        return 0.0 if settled else inf
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def surely_ahead(lead: float, error: float) -> float:
    """How sure it is that what is so far ahead on the average is ahead indeed, 0.5 to 1."""
    if lead <= 0:
        return 0.5
    return 1.0 if error == 0 else 0.5 * (1 + erf(lead / (error * sqrt(2))))
