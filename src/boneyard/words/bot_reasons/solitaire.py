"""What is said about a move in a solitaire: what a player sees in it, and how it can be expected to end."""

from collections.abc import Sequence
from typing import Final, Protocol

from boneyard.core.errors import listed
from boneyard.core.game import Game, State
from boneyard.core.move import LAY, Many, Move
from boneyard.core.tile import FACES, double, tile_text
from boneyard.games.solitaire.clock.state import ClockState, astray, is_double
from boneyard.games.solitaire.moves import SHIFT, TURN, hour_of
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.games.solitaire.rows import RowGame, RowState

NEAREST_HELP: Final = "It's the quickest way I found to help a double in trouble."


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


def why(seen: str, outlook: Outlook) -> str:
    """The reason for a hint: what a player sees in the move, else how it compares with the others."""
    best, *others = outlook.moves
    if seen:
        return seen
    if not outlook.untried and others and others[0].value == best.value:
        return "It's as good as any other move."
    if not best.wins:
        return "It leaves the fewest, as far as I can see."
    return "It's the best move I found."


def numbers(outlook: Outlook) -> str:
    """How good the best move is, and how much better than the next."""
    best, *others = outlook.moves
    following = others[0] if others else None
    orders = f"{outlook.orders} possible orders" if outlook.exact else f"{outlook.orders} orders I tried"
    if not best.wins:
        said = f"It leaves about {best.left:.1f}."
        same = following is None or following.value == best.value
        return said if same or following is None else f"{said} The next best leaves {following.left:.1f}."
    if outlook.exact and best.wins == 1:
        said = "It wins for sure."
    elif outlook.orders == 1:
        said = "It can win."
    else:
        said = f"It wins in {round(best.wins * outlook.orders)} of {orders}."
    if following is None or following.wins == best.wins:
        return said
    return f"{said} The next best wins in {round(following.wins * outlook.orders)}."


def of_move(game: Game, state: State, move: Move) -> str:
    """What a player sees in a move; empty if nothing stands out."""
    if isinstance(state, ClockState):
        return of_clock(state, move)
    if isinstance(game, RowGame) and isinstance(state, RowState):
        return of_row(game, state, move)
    if isinstance(game, NeighborsGame) and isinstance(state, NeighborsState):
        return of_neighbors(game, state, move)
    return ""


def of_row(game: RowGame, state: RowState, move: Move) -> str:
    """What a player sees in removing tiles from a row: what can go next because of it."""
    gone = move.groups[0] if isinstance(move, Many) else (int(move.tile),)
    rest = tuple([tile for tile in state.row if tile not in gone])
    before = {str(each) for each in game.removals(state.row, False)}
    after = game.removals(rest, False)
    opened = [each for each in after if str(each) not in before]
    if opened:
        return f"Then you can remove {_removed(opened[0])}."
    return f"You can still remove {_removed(after[0])} afterward." if after else ""


def _removed(move: Move) -> str:
    tiles = move.groups[0] if isinstance(move, Many) else (int(move.tile),)
    return listed([tile_text(tile) for tile in tiles], "and")


def of_neighbors(game: NeighborsGame, state: NeighborsState, move: Move) -> str:
    """What a player sees in removing pairs: a tile that has no other partner."""
    if not isinstance(move, Many):
        return ""
    pairs = game.pairs(state)
    for tile in [tile for group in move.groups for tile in group]:
        if sum(tile in pair for pair in pairs) == 1:
            return f"{tile_text(tile)} has no other neighbor to go with."
    return ""


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
        return f"{tile_text(tile)} goes home to its own hour."
    if is_double(tile):
        return f"{tile_text(tile)} waits there until hour {FACES[tile][0]} can take it."
    if hour in FACES[tile]:
        return f"This gets hour {hour} ready for {tile_text(double(hour))}."
    return ""


def move_sentence(each: MoveOutlook, outlook: Outlook) -> str:
    """Say in a review what could be expected of a move."""
    if outlook.only and not each.decided:
        return "Every tile was known, but I couldn't tell in time whether it could still be won."
    if outlook.only:
        return f"Every tile was known: {'it could be won' if each.wins else 'it could no longer be won'}."
    if outlook.exact:
        return f"It wins {each.wins:.0%} of all possible orders and leaves {each.left:.1f} on average."
    if outlook.orders == 1:
        if each.wins:
            return "It could be won in the one order I tried."
        return f"In the one order I tried, it left {each.left:.0f} at best."
    won = round(each.wins * outlook.orders)
    return (
        f"It could be won in {won} of {outlook.orders} orders I tried, and left {each.left:.1f} on average."
    )
