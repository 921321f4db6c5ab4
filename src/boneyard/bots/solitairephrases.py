"""What is said of a move in a game for one: how it can be expected to end, and how that is known."""

from boneyard.bots.weighing import Weighing


def why(weighing: Weighing) -> str:
    """What speaks for the best move, beside the next best."""
    best, *others = weighing.moves
    known = "exactly" if weighing.exact else f"in {weighing.orders} orders tried"
    if weighing.others:
        known += f"; {weighing.others:,} other moves began none of the best lines and were not weighed"
    chance = f"{best.wins:.0%}"
    if not others or others[0].value == best.value:
        return f"As good as any other: a win in {chance} {_said(weighing)}."
    if best.wins > others[0].wins:
        return f"Wins {chance} of the orders ({known}), the next best {others[0].wins:.0%}."
    return f"Leaves {best.left:.1f} on the average ({known}), the next best {others[0].left:.1f}."


def _said(weighing: Weighing) -> str:
    if weighing.others:
        return f"of {weighing.orders} orders tried; {weighing.others:,} other moves were not weighed"
    if weighing.exact:
        return "of all orders that can still come"
    return f"of {weighing.orders} orders tried"
