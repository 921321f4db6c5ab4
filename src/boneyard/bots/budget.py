"""How long a bot may think: a number of iterations, a number of seconds, or whichever runs out first."""

from dataclasses import dataclass
from sys import float_info
from time import perf_counter
from typing import Final, TypeGuard, final

from boneyard.core.errors import BadSetup
from boneyard.words.language import _

_SEARCHING: Final = 0.9  # the share of the seconds spent searching; the rest is for everything around it
_LONG: Final = 10**100  # a wrong number this large is not written out


@dataclass(frozen=True)
class Budget:
    """Iterations alone give the same choice on every machine; seconds hold on any machine.

    An empty budget leaves it to the bot.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        _checked(self.iterations, self.seconds)


def budget_of(iterations: object, seconds: object) -> Budget:
    """The requested budget; refuses anything that isn't a number in range."""
    return Budget(*_checked(iterations, seconds))


def _checked(iterations: object, seconds: object) -> tuple[int | None, float | None]:
    if iterations is not None and not _is_count(iterations):
        raise BadSetup(
            _(
                "A bot thinks for a whole number of iterations, 1 or more, not {given}.",
                given=_shown(iterations),
            )
        )
    if seconds is not None and not _is_time(seconds):
        raise BadSetup(
            _("A bot thinks for a finite number of seconds, more than 0, not {given}.", given=_shown(seconds))
        )
    return iterations, seconds


def _is_count(given: object) -> TypeGuard[int]:
    return isinstance(given, int) and not isinstance(given, bool) and given >= 1


def _is_time(given: object) -> TypeGuard[float]:
    # No more than a float holds: a larger whole number could not be added to the time of day.
    return isinstance(given, int | float) and not isinstance(given, bool) and 0 < given <= float_info.max


def _shown(given: object) -> str:
    # Python itself refuses to print a number with thousands of digits.
    return "a number that long" if isinstance(given, int) and abs(given) >= _LONG else repr(given)


OWN: Final = Budget()


@final
class Clock:
    """Counts the iterations of a search and says when to stop, before another one would exceed the time limit."""

    def __init__(self, budget: Budget) -> None:
        self.done = 0
        self._most: Final = budget.iterations
        self._started = self._last = perf_counter() if budget.seconds is not None else 0.0
        # By perf_counter, for a search that checks the time within an iteration.
        self.end: Final = None if budget.seconds is None else self._started + budget.seconds * _SEARCHING
        self._longest = 0.0
        self._step = self._stepped = 0.0

    def ticks(self) -> bool:
        """Count another iteration if there is room for it; asked before each one."""
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
        """Whether an iteration of several steps must end early because another step might exceed the time limit."""
        if self.end is None:
            return False
        now = perf_counter()
        self._step = max(self._step, now - max(self._stepped, self._last))
        self._stepped = now
        return now + self._step > self.end
