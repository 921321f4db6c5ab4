"""What bots say about a move they searched for, how sure they are, and what their numbers count."""

from enum import StrEnum
from typing import Final

from boneyard.core.phrase import marked
from boneyard.words.language import _, ngettext, number, percent

LONG_RUN: Final = marked("It works out best in the long run.")
NOTHING_SPECIAL: Final = marked("There's no special reason for it.")


class Unit(StrEnum):
    """What the value of a move counts: an amount in the plural, or a share of something."""

    NONE = ""
    POINTS = "points ahead"
    MATCHES = "of the matches won"
    CHIPS = "chips"
    ORDERS = "of the orders won"


def how_sure(sure: float, numbers: str) -> str:
    """Answer "How sure?": how sure a bot is that no other move is better, and the numbers behind it."""
    if sure >= 0.995:
        said = _("I'm certain.")
    else:
        said = _("I'm about {percent} sure that nothing is better.", percent=percent(sure, 0))
    return f"{said} {numbers}".strip()


def compared(lead: float, deals: int) -> str:
    """Compare the best move with the next best, or a lesser one with the best, in points.

    The comparison may rest on no deal at all.
    """
    points = number(abs(lead), 1)
    if not deals:
        return _at_first_sight(lead, points)
    if lead > 0.05:
        return ngettext(
            "In the one deal I tried, it comes out {points} points ahead of the next best move.",
            "In {count} deals I tried, it comes out {points} points ahead of the next best move.",
            deals,
            points=points,
        )
    if lead < -0.05:
        return ngettext(
            "In the one deal I tried, it comes out {points} points behind the best move.",
            "In {count} deals I tried, it comes out {points} points behind the best move.",
            deals,
            points=points,
        )
    return ngettext(
        "In the one deal I tried, no other move comes out ahead.",
        "In {count} deals I tried, no other move comes out ahead.",
        deals,
    )


def _at_first_sight(lead: float, points: str) -> str:
    if lead > 0.05:
        return _("At first glance, it comes out {points} points ahead of the next best move.", points=points)
    if lead < -0.05:
        return _("At first glance, it comes out {points} points behind the best move.", points=points)
    return _("At first glance, no other move comes out ahead.")
