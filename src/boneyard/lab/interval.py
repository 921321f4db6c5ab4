"""How far a share counted in a sample can be from the true one."""

from math import sqrt
from typing import Final

_Z: Final = 1.959963984540054  # of 95 %


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's method; nothing tried leaves everything open."""
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    spread = _Z * sqrt(share * (1 - share) / tries + _Z * _Z / (4 * tries * tries))
    middle = share + _Z * _Z / (2 * tries)
    scale = 1 + _Z * _Z / tries
    # Rounding must not push the share itself out at the ends.
    return max(0.0, min(share, (middle - spread) / scale)), min(1.0, max(share, (middle + spread) / scale))
