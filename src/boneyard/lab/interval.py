"""How far a share counted in a sample can be from the true one."""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final

_Z: Final = 1.959963984540054  # of 95 %


def wilson_interval(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's method; nothing tried leaves everything open."""
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    spread = _Z * sqrt(share * (1 - share) / tries + _Z * _Z / (4 * tries * tries))
    middle = share + _Z * _Z / (2 * tries)
    scale = 1 + _Z * _Z / tries
    # Rounding must not push the share itself out at the ends.
    return max(0.0, min(share, (middle - spread) / scale)), min(1.0, max(share, (middle + spread) / scale))


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent values, of which there are two at least."""
    count = len(values)
    mean = sum(values) / count
    spread = _Z * sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)
    return mean - spread, mean + spread


def paired_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of shares that are each the outcome of one mirrored deal."""
    if len(shares) < 2:
        return 0.0, 1.0
    low, high = mean_interval(shares)
    return max(0.0, low), min(1.0, high)


def p_value(shares: Sequence[float], fair: float) -> float:
    """The chance that shares of mirrored deals lie as far from the fair one, either way, by luck alone."""
    count = len(shares)
    mean = sum(shares) / max(1, count)
    variance = sum([(share - mean) ** 2 for share in shares]) / max(1, count - 1)
    if variance == 0:
        return 1.0 if mean == fair else 0.0
    return erfc(abs(mean - fair) / sqrt(2 * variance / count))


def student_quantile(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches with this many degrees of freedom (Cornish and Fisher)."""
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
