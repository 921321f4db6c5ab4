"""What bots say about a move they searched for, how sure they are, and what their numbers count."""

from enum import StrEnum
from typing import Final

LONG_RUN: Final = "It works out best in the long run."
NOTHING_SPECIAL: Final = "Nothing special speaks for it."


class Unit(StrEnum):
    """What the value of a move counts: an amount in the plural, or a share of something."""

    NONE = ""
    POINTS = "points ahead"
    MATCHES = "of the matches won"
    CHIPS = "chips"
    ORDERS = "of the orders won"


def how_sure(sure: float, numbers: str) -> str:
    """Answer "How sure?": how sure a bot is that no other move is better, and the numbers behind it."""
    said = "I'm certain." if sure >= 0.995 else f"I'm about {sure:.0%} sure that nothing is better."
    return f"{said} {numbers}".strip()


def compared(lead: float, deals: int) -> str:
    """Compare the best move with the next best, or a lesser one with the best, in points.

    The comparison may rest on no deal at all.
    """
    where = f"In {_deals(deals)}" if deals else "At first sight"
    if lead > 0.05:
        return f"{where}, it comes out {lead:.1f} points ahead of the next best move."
    if lead < -0.05:
        return f"{where}, it comes out {-lead:.1f} points behind the best move."
    return f"{where}, no other move comes out ahead."


def _deals(count: int) -> str:
    return "one deal I tried" if count == 1 else f"{count} deals I tried"
