"""What bots say of a move that they searched for."""


def why(value: float, other: float, worlds: int) -> str:
    """How a move compares with the next best, or a lesser one with the best."""
    apart = value - other
    if apart > 0.05:
        return f"Over {_deals(worlds)} it comes to {apart:.1f} more than the next best."
    if apart < -0.05:
        return f"Over {_deals(worlds)} it comes to {-apart:.1f} less than the best."
    return f"Over {_deals(worlds)} nothing comes to more."


def of_train(what: str, lead: float, worlds: int) -> str:
    """What a move of a train game does, and how it looks beside the next best, or a lesser one beside the best."""
    apart = abs(lead)
    if apart < 0.05:
        return what
    where = f"over {_deals(worlds)}" if worlds else "at first sight"
    how = f"{apart:.1f} points {'worse than the best' if lead < 0 else 'better than the next best'}"
    return f"{what[:-1]}; {where} it looks {how}."


def _deals(worlds: int) -> str:
    return f"{'one deal that fits' if worlds == 1 else f'{worlds} deals that fit'} what was seen"
