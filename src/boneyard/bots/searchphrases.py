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


def of_train(what: str, lead: float, worlds: int, best: bool) -> str:
    """What a move of a train game does, and how it looks beside the next best, or a lesser one beside the best."""
    apart = abs(lead)
    if worlds == 0 or apart < 0.05 or (best and lead < 0):
        return what
    deals = "one deal that fits" if worlds == 1 else f"{worlds} deals that fit"
    how = f"{apart:.1f} points {'worse' if lead < 0 else 'better'} than {'the next best' if best else 'the best'}"
    return f"{what[:-1]}; over {deals} what was seen it looks {how}."
