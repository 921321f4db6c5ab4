"""What is said about a move in a solitaire: what a player sees in it, and how it can be expected to end."""

from collections.abc import Sequence
from typing import Final, Protocol

from boneyard.core.game import Game, State
from boneyard.core.move import LAY, Many, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import FACES, double, tile_text
from boneyard.games.solitaire.clock.state import ClockState, astray, is_double
from boneyard.games.solitaire.moves import SHIFT, TURN, hour_of
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.games.solitaire.rows import RowGame, RowState
from boneyard.words.grammar import tile_list
from boneyard.words.language import _, number, percent

NEAREST_HELP: Final = marked("It's the quickest way I found to help a double in trouble.")


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
        return _("It's as good as any other move.")
    if not best.wins:
        return _("It leaves the fewest, as far as I can see.")
    return _("It's the best move I found.")


def numbers(outlook: Outlook) -> str:
    """How good the best move is, and how much better than the next."""
    best, *others = outlook.moves
    following = others[0] if others else None
    if not best.wins:
        if following is None or following.value == best.value:
            return _("It leaves about {left}.", left=number(best.left, 1))
        return _(
            "It leaves about {left}. The next best leaves {other}.",
            left=number(best.left, 1),
            other=number(following.left, 1),
        )
    said = _wins(best, outlook)
    if following is None or following.wins == best.wins:
        return said
    other = round(following.wins * outlook.orders)
    return " ".join([said, _("The next best wins in {count}.", count=other)])


def _wins(best: MoveOutlook, outlook: Outlook) -> str:
    if outlook.exact and best.wins == 1:
        return _("It wins for sure.")
    if outlook.orders == 1:
        return _("It can win.")
    won = round(best.wins * outlook.orders)
    if outlook.exact:
        return _("It wins in {count} of {orders} possible orders.", count=won, orders=outlook.orders)
    return _("It wins in {count} of {orders} orders I tried.", count=won, orders=outlook.orders)


def of_move(game: Game, state: State, move: Move) -> str:
    """What a player sees in a move; empty if there is nothing special."""
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
    before = {str(each) for each in game.removals(state.row)}
    after = game.removals(rest)
    opened = [each for each in after if str(each) not in before]
    if opened:
        return _("Then you can remove {tiles}.", tiles=_removed(opened[0]))
    return _("You can still remove {tiles} afterward.", tiles=_removed(after[0])) if after else ""


def _removed(move: Move) -> str:
    tiles = move.groups[0] if isinstance(move, Many) else (int(move.tile),)
    return tile_list(tiles)


def of_neighbors(game: NeighborsGame, state: NeighborsState, move: Move) -> str:
    """What a player sees in removing pairs: a tile that has no other partner."""
    if not isinstance(move, Many):
        return ""
    pairs = game.pairs(state)
    for tile in [tile for group in move.groups for tile in group]:
        if sum(tile in pair for pair in pairs) == 1:
            return _("{tile} has no other neighbor to go with.", tile=tile_text(tile))
    return ""


def of_clock(state: ClockState, move: Move) -> str:
    """What a player sees in a move on the Big Clock."""
    hour = hour_of(move.place)
    if move.kind == SHIFT:
        return _(NEAREST_HELP)
    if move.kind == TURN:
        away = [tile_text(state.piles[each - 1][-1]) for each in astray(state.piles)]
        return _("No need to help {tile} yet.", tile=away[0]) if away else ""
    if move.kind != LAY:
        return ""
    tile = int(move.tile)
    if tile == double(hour):
        return _("{tile} goes home to its own hour.", tile=tile_text(tile))
    if is_double(tile):
        return _(
            "{tile} waits there until hour {hour} can take it.", tile=tile_text(tile), hour=FACES[tile][0]
        )
    if hour in FACES[tile]:
        return _("This gets hour {hour} ready for {tile}.", hour=hour, tile=tile_text(double(hour)))
    return ""


def move_sentence(each: MoveOutlook, outlook: Outlook) -> str:
    """Say in a review what could be expected of a move."""
    if outlook.only and not each.decided:
        return _("Every tile was known, but I couldn't tell in time whether it could still be won.")
    if outlook.only:
        if each.wins:
            return _("Every tile was known: it could be won.")
        return _("Every tile was known: it could no longer be won.")
    left = number(each.left, 1)
    if outlook.exact:
        return _(
            "It wins {percent} of all possible orders and leaves {left} on average.",
            percent=percent(each.wins, 0),
            left=left,
        )
    if outlook.orders == 1:
        if each.wins:
            return _("It could be won in the one order I tried.")
        return _("In the one order I tried, it left {left} at best.", left=number(each.left))
    return _(
        "It could be won in {count} of {orders} orders I tried, and left {left} on average.",
        count=round(each.wins * outlook.orders),
        orders=outlook.orders,
        left=left,
    )
