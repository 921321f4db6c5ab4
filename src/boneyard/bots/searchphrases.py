"""What bots say of a move that they searched for."""


def why(value: float, other: float, worlds: int) -> str:
    """How a move compares with the next best, or a lesser one with the best."""
    deals = "one deal that fits" if worlds == 1 else f"{worlds} deals that fit"
    apart = value - other
    if apart > 0.05:
        return f"Over {deals} what was seen it comes to {apart:.1f} more than the next best."
    if apart < -0.05:
        return f"Over {deals} what was seen it comes to {-apart:.1f} less than the best."
    return f"Over {deals} what was seen nothing comes to more."
