"""What is said about a move in a game for one: how it can be expected to end, and how that is known."""

from collections.abc import Sequence
from typing import Final, Protocol

from boneyard.core.move import LAY, Move
from boneyard.core.tile import FACES, double, tile_text
from boneyard.games.solitaire.clock.state import ClockState, astray, is_double
from boneyard.games.solitaire.moves import SHIFT, TURN, hour_of

NEAREST_HELP: Final = "It's the shortest way I found to help a double in trouble."


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


def why(outlook: Outlook) -> str:
    """How good the best move is, and how much better than the next."""
    best, *others = outlook.moves
    following = others[0] if others else None
    same = following is not None and following.value == best.value
    lead = "As good as any other move" if same and not outlook.untried else "Best move I found"
    orders = f"{outlook.orders} possible orders" if outlook.exact else f"{outlook.orders} orders I tried"
    if not best.wins:
        said = f"{lead}: it leaves about {best.left:.1f}."
        return said if following is None or same else f"{said} The next best leaves {following.left:.1f}."
    won = round(best.wins * outlook.orders)
    if outlook.exact and best.wins == 1:
        said = f"{lead}: it wins for sure."
    elif outlook.orders == 1:
        said = f"{lead}: it can win."
    else:
        said = f"{lead}: it wins in {won} of {orders}."
    if following is None or following.wins == best.wins:
        return said
    return f"{said} The next best wins in {round(following.wins * outlook.orders)}."


def of_clock(state: ClockState, move: Move) -> str:
    """What a player sees in a move on the Big Clock."""
    hour = hour_of(move.place)
    if move.kind == SHIFT:
        return NEAREST_HELP
    if move.kind == TURN:
        away = [tile_text(state.piles[each - 1][-1]) for each in astray(state.piles)]
        return f"No need to help {away[0]} yet." if away else ""
    if move.kind != LAY:
        return ""
    tile = int(move.tile)
    if tile == double(hour):
        return f"{tile_text(tile)} goes home."
    if is_double(tile):
        return f"{tile_text(tile)} waits there until hour {FACES[tile][0]} can take it."
    if hour in FACES[tile]:
        return f"Hour {hour} is ready for {tile_text(double(hour))}."
    return ""


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
