"""How long a bot may think: so many iterations, so many seconds, or whichever of them ends first."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final, final

from boneyard.core.errors import BadSetup

_KEPT: Final = (
    0.9  # the share of the seconds that is spent searching; the rest is for all that goes around it
)


@dataclass(frozen=True)
class Budget:
    """Iterations alone give the same choice on every machine; seconds are kept whatever the machine.

    A budget that says nothing leaves it to the bot.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise BadSetup(f"A bot thinks for 1 iteration or more, not {self.iterations!r}.")
        if self.seconds is not None and not self.seconds > 0:
            raise BadSetup(f"A bot thinks for more than 0 seconds, not {self.seconds!r}.")


OWN: Final = Budget()


@final
class Clock:
    """Counts what a search has done and says when it has to end, so that another step would not outlast the seconds."""

    def __init__(self, budget: Budget) -> None:
        self.done = 0
        self._most: Final = budget.iterations
        self._started = self._last = perf_counter() if budget.seconds is not None else 0.0
        # By perf_counter, for a search that has to look at the time within an iteration.
        self.end: Final = None if budget.seconds is None else self._started + budget.seconds * _KEPT
        self._longest = 0.0
        self._step = self._stepped = 0.0

    def ticks(self) -> bool:
        """Whether there is room for another iteration; asked before each, so it counts them, too."""
        if self._most is not None and self.done >= self._most:
            return False
        if self.end is not None:
            now = perf_counter()
            if self.done > 0:
                self._longest = max(self._longest, now - self._last)
                if now + self._longest > self.end:
                    return False
            self._last = now
        self.done += 1
        return True

    def late(self) -> bool:
        """Whether an iteration of several steps has to end early, as another step might outlast the seconds."""
        if self.end is None:
            return False
        now = perf_counter()
        self._step = max(self._step, now - max(self._stepped, self._last))
        self._stepped = now
        return now + self._step > self.end
