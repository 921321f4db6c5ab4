"""What is said of a move in a game for one: how it can be expected to end, and how that is known."""

from boneyard.bots.weighing import Weighed, Weighing

NEAREST_HELP = "It begins the shortest way found to help a double in trouble."


def tops(count: int) -> str:
    """That some top moves of the clock were left out."""
    return " Of the tops, only what is nearest to help a double was weighed." if count else ""


def why(weighing: Weighing) -> str:
    """What speaks for the best move, beside the next best."""
    best, *others = weighing.moves
    known = "exactly" if weighing.exact else f"in {weighing.orders} orders tried"
    if not others or others[0].value == best.value:
        said = f"{_equals(weighing)}: {_end(best)} ({known})"
    elif best.wins > others[0].wins:
        said = f"Wins {best.wins:.0%} of the orders ({known}), the next best {others[0].wins:.0%}"
    else:
        said = f"Leaves {best.left:.1f} on the average ({known}), the next best {others[0].left:.1f}"
    return f"{said}.{_unweighed(weighing)}"


def _equals(weighing: Weighing) -> str:
    if len(weighing.moves) == 1:
        return "It begins the best line in every order"
    return "As good as any other that was weighed" if weighing.others else "As good as any other"


def _end(best: Weighed) -> str:
    return f"a win in {best.wins:.0%} of the orders" if best.wins else f"{best.left:.1f} left on the average"


def _unweighed(weighing: Weighing) -> str:
    """That not every move was looked at, where there were too many."""
    if not weighing.others:
        return ""
    count = "One other move began" if weighing.others == 1 else f"{weighing.others:,} other moves began"
    return f" {count} none of the best lines and {'was' if weighing.others == 1 else 'were'} not weighed."
