"""The time of day while a server runs: set once when it starts, then counted, so that no clock that leaps moves it."""

import time as clock
from typing import Final

_STARTED: Final = clock.time() - clock.monotonic()


def time() -> float:
    """Seconds since 1970, as far as the computer's clock was right when this process started."""
    return _STARTED + clock.monotonic()
