"""What is said of a move in a game for one: how it can be expected to end, and how that is known."""

from boneyard.bots.solitaire.move_value import MoveOutlook, Outlook

NEAREST_HELP = "It begins the shortest way found to help a double in trouble."


def tops(count: int) -> str:
    """That some top moves of the clock were left out."""
    return " Of the tops, only what is nearest to help a double was weighed." if count else ""


def why(weighing: Outlook) -> str:
    """What speaks for the best move, beside the next best."""
    best, *others = weighing.moves
    tried = "one order" if weighing.orders == 1 else f"{weighing.orders} orders"
    known = "exactly" if weighing.exact else f"in {tried} tried"
    if not others or others[0].value == best.value:
        said = f"{_equals(weighing)}: {_end(best)} ({known})"
    elif best.wins > others[0].wins:
        said = f"Wins {best.wins:.0%} of the orders ({known}), the next best {others[0].wins:.0%}"
    else:
        said = f"Leaves {best.left:.1f} on the average ({known}), the next best {others[0].left:.1f}"
    return f"{said}.{_unweighed(weighing)}"


def move_sentence(each: MoveOutlook, weighing: Outlook) -> str:
    """What a move could be expected to come to, said when it is looked back at."""
    if weighing.only and not each.decided:
        return "Nothing was unseen, but whether it could be won was not found out."
    if weighing.only:
        return f"Nothing was unseen: it could {'be won' if each.wins else 'not be won any more'}."
    if weighing.exact:
        return (
            f"It wins {each.wins:.0%} of all orders there could be, with {each.left:.1f} left on the average."
        )
    if weighing.orders == 1:
        return (
            f"In the one order tried it {'could be won' if each.wins else f'left {each.left:.0f} at best'}."
        )
    won = round(each.wins * weighing.orders)
    return f"It could be won in {won} of {weighing.orders} orders tried, with {each.left:.1f} left on the average."


def _equals(weighing: Outlook) -> str:
    if len(weighing.moves) == 1:
        return "There was time for no other" if weighing.untried else "It begins the best line in every order"
    whole = not weighing.others and not weighing.untried
    return "As good as any other" if whole else "As good as any other that was weighed"


def _end(best: MoveOutlook) -> str:
    return f"a win in {best.wins:.0%} of the orders" if best.wins else f"{best.left:.1f} left on the average"


def _unweighed(weighing: Outlook) -> str:
    """That not every move was looked at, where there were too many, or too little time."""
    said = ""
    if weighing.others:
        count, were = _others(weighing.others)
        said += f" {count} began none of the best lines and {were} not weighed."
    if weighing.untried:
        count, were = _others(weighing.untried)
        said += f" {count} {were} not weighed in time."
    return said


def _others(count: int) -> tuple[str, str]:
    return ("One other move", "was") if count == 1 else (f"{count:,} other moves", "were")
