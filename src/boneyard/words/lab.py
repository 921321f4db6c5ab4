"""What the lab found, in sentences: what changes with a rule, or that no difference was found."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

SHARE, NUMBER, EXTRA = "share", "number", "extra"  # extra: a share above or below the fair one


@dataclass(frozen=True)
class Measure:
    """Something that can differ between two ways to play, and how that is said."""

    title: str
    unit: str  # SHARE, NUMBER or EXTRA
    more: str  # to go before ": 14.2 instead of 12.1"
    less: str
    counted: str  # what the numbers count, where that is not clear already


MEASURES: Final[Mapping[str, Measure]] = MappingProxyType(
    {
        "length": Measure("Length of a round", NUMBER, "Rounds take longer", "Rounds are shorter", "moves"),
        "rounds": Measure(
            "Rounds in a match", NUMBER, "Matches take more rounds", "Matches take fewer rounds", ""
        ),
        "blocked": Measure(
            "Blocked rounds", SHARE, "More rounds are blocked", "Fewer rounds are blocked", ""
        ),
        "drawn": Measure(
            "Tiles drawn", NUMBER, "You draw more tiles", "You draw fewer tiles", "draws in a round"
        ),
        "first": Measure(
            "First-player advantage",
            EXTRA,
            "Going first helps more",
            "Going first helps less",
            "above a fair share of the wins",
        ),
        "spread": Measure(
            "Spread of points",
            NUMBER,
            "Rounds are decided by more points",
            "Rounds are decided by fewer points",
            "points between first and last",
        ),
        "ties": Measure("Ties", SHARE, "More rounds end in a tie", "Fewer rounds end in a tie", ""),
        "skill": Measure(
            "Skill",
            EXTRA,
            "Skill counts for more",
            "Skill counts for less",
            "above a fair share of the wins for a careful player",
        ),
        "won": Measure("Games won", SHARE, "You win more often", "You win less often", ""),
        "left": Measure("Tiles left", NUMBER, "More tiles are left", "Fewer tiles are left", "tiles"),
    }
)


def amount(name: str, value: float) -> str:
    """A value of a measure as a person writes it."""
    unit = MEASURES[name].unit
    if unit == NUMBER:
        return f"{value:.1f}"
    return f"{value:+.1%}" if unit == EXTRA else f"{value:.1%}"


def finding(name: str, before: float, after: float, low: float, high: float) -> str:
    """One plain sentence: what changed and by how much, or that no difference was found."""
    measure = MEASURES[name]
    was, now = amount(name, before), amount(name, after)
    counted = f" {measure.counted}" if measure.counted else ""
    if low <= 0.0 <= high:
        return f"{measure.title}: no difference found ({was} and {now}{counted})."
    says = measure.more if low > 0 else measure.less
    smaller, larger = sorted((abs(low), abs(high)))
    if measure.unit == NUMBER:
        by = f"{smaller:.1f} to {larger:.1f} {'more' if low > 0 else 'fewer'}"
    else:
        by = f"{100 * smaller:.1f} to {100 * larger:.1f} points {'more' if low > 0 else 'less'}"
    return f"{says}: {now}{counted} instead of {was} (95%: {by})."


def summary(found: int, measured: int) -> str:
    """The whole comparison in a sentence."""
    if found == 0:
        return "No differences found."
    return f"{found} of {measured} measures differ." if found > 1 else f"One of {measured} measures differs."
