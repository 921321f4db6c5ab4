"""What one touches on a picture to mean a move: pieces and spots, by their ids."""

from boneyard.core.game import Game, State
from boneyard.core.move import LAY, Many, Move
from boneyard.core.tile import twins
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.moves import COUNT, SHIFT, hour_of
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.pictures.families.traffic import cell_id, cells_of
from boneyard.pictures.layout.rack import place_of
from boneyard.pictures.scene import piece_id

Ids = tuple[str, ...]


def touches(game: Game, state: State, seat: int, move: Move) -> Ids:
    """The ids of what a seat touches to mean a move; none where a move is only said."""
    if isinstance(state, TrafficState):
        return _on_cells(move)
    if isinstance(state, ClockState):
        return _on_hours(state, move)
    if isinstance(state, BingoState):
        return (piece_id(state.row[state.place]),) if move.kind == COUNT else ()
    if isinstance(move, Many):
        return tuple(piece_id(tile) for group in move.groups for tile in group)
    if not place_of(move):
        return ()
    if not game.deals_hands:
        return (piece_id(int(move.tile)),)
    return piece_id(_held(game, state, seat, int(move.tile))), place_of(move)


def _held(game: Game, state: State, seat: int, tile: int) -> int:
    """The tile that is really in the hand: a move names the first of those that look alike."""
    held = game.hands(state)[seat]
    return next((twin for twin in twins(tile) if twin in held), tile)


def _on_cells(move: Move) -> Ids:
    """For each tile of a quad the tile and its two cells, that of its higher number first."""
    if not isinstance(move, Many):
        return ()
    found: list[str] = []
    for group in move.groups:
        found += [piece_id(group[0]), *[cell_id(cell) for cell in cells_of(group)]]
    return tuple(found)


def _on_hours(state: ClockState, move: Move) -> Ids:
    """The turned-up tile or a top, and the hour where it goes."""
    if move.kind not in (LAY, SHIFT):
        return ()
    tile = int(move.tile) if move.kind == LAY else state.piles[int(move.left) - 1][-1]
    return piece_id(tile), str(hour_of(move.place))
