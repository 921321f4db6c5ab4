"""Days and months as readers of the language of the moment write them."""

from calendar import day_name, month_name
from datetime import date

from boneyard.words.language import PSEUDO, current, locale, pseudo

_SUNDAY = 6  # as Python and Babel number the days of a week


def day(of: date) -> str:
    """A day: "November 15, 2026"."""
    try:
        from babel.dates import format_date  # not everyone has installed it
    except ImportError:
        return _plain(f"{month_name[of.month]} {of.day}, {of.year}")
    return _plain(format_date(of, "long", locale=locale()))


def month(of: date) -> str:
    """The month of a day, with its year: "November 2026"."""
    try:
        from babel.dates import format_skeleton
    except ImportError:
        return _plain(f"{month_name[of.month]} {of.year}")
    return _plain(str(format_skeleton("yMMMM", of, locale=locale())))


def week_days() -> list[tuple[str, str]]:
    """The days of the week from Sunday on, each with a short form for the head of a calendar."""
    order = [(_SUNDAY + each) % 7 for each in range(7)]
    try:
        from babel.dates import get_day_names
    except ImportError:
        return [(_plain(day_name[each]), _plain(day_name[each][:2])) for each in order]
    long = get_day_names("wide", locale=locale())
    short = get_day_names("short", "stand-alone", locale=locale())
    return [(_plain(long[each]), _plain(short[each])) for each in order]


def _plain(text: str) -> str:
    """The pseudo-language has no calendar of its own."""
    return pseudo(text) if current() == PSEUDO else text
