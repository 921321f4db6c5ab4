"""What is said about a move in a game for one: how it can be expected to end, and how that is known."""

from collections.abc import Sequence
from typing import Final, Protocol

NEAREST_HELP: Final = "It begins the shortest way found to help a double in trouble."


class MoveOutlook(Protocol):
    """What a move can be expected to come to."""

    @property
    def wins(self) -> float:
        """The share of the orders in which it wins."""

    @property
    def left(self) -> float:
        """The tiles it leaves on average."""

    @property
    def value(self) -> float:
        """What moves are compared by."""

    @property
    def decided(self) -> bool:
        """Whether every order was either won or proved lost."""


class Outlook(Protocol):
    """All the moves that were compared, the best first, and over which orders of the boneyard."""

    @property
    def moves(self) -> Sequence[MoveOutlook]:
        """The best move first."""

    @property
    def orders(self) -> int:
        """How many orders were tried."""

    @property
    def exact(self) -> bool:
        """Whether those are all there could be, and each was decided."""

    @property
    def only(self) -> bool:
        """Whether there can be no other order."""

    @property
    def others(self) -> int:
        """Moves left out because they began none of the best lines."""

    @property
    def untried(self) -> int:
        """Moves left out for lack of time."""


def tops(count: int) -> str:
    """Mention that some top moves of the clock were left out."""
    return " Of the tops, only what is nearest to help a double was weighed." if count else ""


def why(outlook: Outlook) -> str:
    """Compare the best move with the next best."""
    best, *others = outlook.moves
    tried = "one order" if outlook.orders == 1 else f"{outlook.orders} orders"
    known = "exactly" if outlook.exact else f"in {tried} tried"
    if not others or others[0].value == best.value:
        said = f"{_equals(outlook)}: {_end(best)} ({known})"
    elif best.wins > others[0].wins:
        said = f"Wins {best.wins:.0%} of the orders ({known}), the next best {others[0].wins:.0%}"
    else:
        said = f"Leaves {best.left:.1f} on the average ({known}), the next best {others[0].left:.1f}"
    return f"{said}.{_unweighed(outlook)}"


def move_sentence(each: MoveOutlook, outlook: Outlook) -> str:
    """Say in a review what a move could be expected to come to."""
    if outlook.only and not each.decided:
        return "Nothing was unseen, but whether it could be won was not found out."
    if outlook.only:
        return f"Nothing was unseen: it could {'be won' if each.wins else 'not be won any more'}."
    if outlook.exact:
        return (
            f"It wins {each.wins:.0%} of all orders there could be, with {each.left:.1f} left on the average."
        )
    if outlook.orders == 1:
        return (
            f"In the one order tried it {'could be won' if each.wins else f'left {each.left:.0f} at best'}."
        )
    won = round(each.wins * outlook.orders)
    return f"It could be won in {won} of {outlook.orders} orders tried, with {each.left:.1f} left on the average."


def _equals(outlook: Outlook) -> str:
    if len(outlook.moves) == 1:
        return "There was time for no other" if outlook.untried else "It begins the best line in every order"
    whole = not outlook.others and not outlook.untried
    return "As good as any other" if whole else "As good as any other that was weighed"


def _end(best: MoveOutlook) -> str:
    return f"a win in {best.wins:.0%} of the orders" if best.wins else f"{best.left:.1f} left on the average"


def _unweighed(outlook: Outlook) -> str:
    """Mention the moves that were left out because there were too many, or too little time."""
    said = ""
    if outlook.others:
        count, were = _others(outlook.others)
        said += f" {count} began none of the best lines and {were} not weighed."
    if outlook.untried:
        count, were = _others(outlook.untried)
        said += f" {count} {were} not weighed in time."
    return said


def _others(count: int) -> tuple[str, str]:
    return ("One other move", "was") if count == 1 else (f"{count:,} other moves", "were")
