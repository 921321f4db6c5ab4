"""What bots say about a move that they searched for, and what their numbers count."""

from enum import StrEnum


class Unit(StrEnum):
    """What the value of a move counts: an amount in the plural, or a share of something."""

    NONE = ""
    POINTS = "points ahead"
    MATCHES = "of the matches won"
    CHIPS = "chips"
    ORDERS = "of the orders won"


def why(value: float, other: float, deals: int) -> str:
    """Compare the best move with the next best, or a lesser one with the best."""
    apart = value - other
    if apart > 0.05:
        return f"Over {_deals(deals)} it comes to {apart:.1f} more than the next best."
    if apart < -0.05:
        return f"Over {_deals(deals)} it comes to {-apart:.1f} less than the best."
    return f"Over {_deals(deals)} nothing comes to more."


def of_train(what: str, lead: float, deals: int) -> str:
    """What a move of a train game does, compared as in `why`; the comparison may rest on no deal at all."""
    apart = abs(lead)
    if apart < 0.05:
        return what
    where = f"over {_deals(deals)}" if deals else "at first sight"
    how = f"{apart:.1f} points {'worse than the best' if lead < 0 else 'better than the next best'}"
    return f"{what[:-1]}; {where} it looks {how}."


def _deals(count: int) -> str:
    return f"{'one deal that fits' if count == 1 else f'{count} deals that fit'} what was seen"
