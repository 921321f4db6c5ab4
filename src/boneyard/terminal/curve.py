"""A row of numbers as one line of bars, low to high."""

from collections.abc import Sequence
from itertools import pairwise

from boneyard.terminal.signs import ASCII, Signs

_BARS = "▁▂▃▄▅▆▇█"
_PLAIN = "_.-~=*^#"


def drawn(values: Sequence[float], width: int, signs: Signs) -> str:
    """The values as bars, no more than fit; of too many neighbours the mean is drawn."""
    bars = _PLAIN if signs is ASCII else _BARS
    count = min(len(values), width)
    edges = [len(values) * at // count for at in range(count + 1)]
    means = [sum(values[low:high]) / (high - low) for low, high in pairwise(edges)]
    low, high = min(values), max(values)
    step = (high - low) / (len(bars) - 1)
    return "".join(bars[round((mean - low) / step) if step else 0] for mean in means)
