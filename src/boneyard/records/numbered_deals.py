"""Numbered deals: the same tiles in the same order for everyone, and one for every day."""

from datetime import date
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.core.rng import rng_for
from boneyard.records.codes import FileCode

MOST: Final = 10**12
_OFFERED: Final = 1_000_000  # numbers short enough to tell a friend


def deal_number(text: str, today: date) -> int:
    """The deal that a text names: a number, `today`, or a day like 2026-11-15."""
    plain = text.strip().lower()
    if plain == "today":
        return daily(today)
    if plain.isascii() and plain.isdigit() and 0 < len(plain) <= len(str(MOST)) and int(plain) <= MOST:
        return int(plain)
    try:
        return daily(date.fromisoformat(plain))
    except ValueError:
        raise BadSetup(FileCode.NO_SUCH_DEAL, given=text, most=MOST, today=today.isoformat()) from None


def number_of(seed: str | None) -> int | None:
    """The number of the deal that a seed shuffles, or None if the seed is none of these."""
    if seed is None or not (seed.isascii() and seed.isdigit() and len(seed) <= len(str(MOST))):
        return None
    number = int(seed)
    return number if number <= MOST and str(number) == seed else None


def daily(day: date) -> int:
    """The number of the day's deal: the date, written as one number."""
    return day.year * 10_000 + day.month * 100 + day.day


def any_deal(chance: str) -> int:
    """Some deal, by chance."""
    return int(rng_for(chance).below(_OFFERED)) + 1
