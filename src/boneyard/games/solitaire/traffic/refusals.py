"""Why a turn of Traffic is refused: the first reason that a player would give."""

from boneyard.core.errors import Illegal
from boneyard.core.move import Groups
from boneyard.core.tile import is_double, tile_text, tile_texts
from boneyard.games.solitaire.codes import SolitaireCode
from boneyard.games.solitaire.moves import spread_of
from boneyard.games.solitaire.traffic.grid import QUAD, Grid, across, down
from boneyard.games.solitaire.traffic.placement import Placement


def misspelled(groups: Groups) -> Illegal | None:
    """What is wrong with the way a turn is written, whatever lies on the grid."""
    for group in groups:
        if len(group) != 4 or not 0 <= group[3] <= 3:
            return Illegal(SolitaireCode.NO_CELL)
        if is_double(group[0]) and group[3] > 1:
            return Illegal(SolitaireCode.DOUBLE_CELL, tile=tile_text(group[0]))
    return None


def why(grid: Grid, up: tuple[int, ...], groups: Groups, first: bool, ordered: Groups) -> Illegal:
    """What is wrong with a turn, which would be none or is this one when it is written in order."""
    return (
        misspelled(groups)
        or fault(grid, up, groups, first)
        or Illegal(SolitaireCode.QUAD_ORDER, move=str(spread_of(ordered)))
    )


def fault(grid: Grid, up: tuple[int, ...], groups: Groups, first: bool) -> Illegal | None:
    """What is wrong with a turn and what would be right; None for nothing."""
    return _wrong_tiles(up, groups, first) or _wrong_cells(grid, groups, first)


def _wrong_tiles(up: tuple[int, ...], groups: Groups, first: bool) -> Illegal | None:
    tiles = [group[0] for group in groups]
    for tile in tiles:
        if tile not in up:
            return Illegal(SolitaireCode.NOT_TURNED_UP, tile=tile_text(tile), up=tile_texts(up))
        if tiles.count(tile) > 1:
            return Illegal(SolitaireCode.TILE_TWICE, tile=tile_text(tile))
    if first and not 2 <= len(tiles) <= QUAD:
        return Illegal(SolitaireCode.FIRST_QUAD_SIZE, count=len(tiles))
    if not first and len(tiles) > QUAD - 1:
        return Illegal(SolitaireCode.TURN_SIZE, count=len(tiles))
    return None


def _wrong_cells(grid: Grid, groups: Groups, first: bool) -> Illegal | None:
    placed = Placement(grid, groups)
    if placed.far >= 0:
        code = SolitaireCode.FIRST_TOO_FAR if first else SolitaireCode.TOO_FAR
        return Illegal(code, tile=tile_text(groups[placed.far][0]))
    if placed.taken >= 0:
        return _no_room(grid, groups, placed.taken)
    five = placed.five()
    if five:
        return Illegal(SolitaireCode.FIVE_IN_A_ROW, numbers=tuple(five))
    if placed.turn(first):
        return None
    return _no_quad(placed, groups, first)


def _no_room(grid: Grid, groups: Groups, index: int) -> Illegal:
    tile, x, y, direction = groups[index]
    for at_x, at_y in ((x, y), (x + across(direction), y + down(direction))):
        number = grid.number(at_x, at_y)
        if number >= 0:
            return Illegal(
                SolitaireCode.CELL_TAKEN, tile=tile_text(tile), number=int(number), cell=f"{at_x},{at_y}"
            )
    return Illegal(SolitaireCode.CELL_TAKEN_TWICE, tile=tile_text(tile))


def _no_quad(placed: Placement, groups: Groups, first: bool) -> Illegal:
    quads = placed.quads()
    if not quads:
        return Illegal(SolitaireCode.NO_QUAD)
    if first:
        if not [quad for quad in quads if placed.is_opening(quad)]:
            return Illegal(SolitaireCode.FIRST_QUAD_PLACE)
    else:
        quads = [quad for quad in quads if placed.covered(quad) < QUAD]
        if not quads:
            return Illegal(SolitaireCode.QUAD_APART)
    if len(groups) == 1:
        return Illegal(SolitaireCode.ONE_NUMBER_ONLY, tile=tile_text(groups[0][0]))
    inside = [[index for _, index in placed.places(quad)] for quad in quads]
    most = max(inside, key=len)
    outside = [tile_text(group[0]) for index, group in enumerate(groups) if index not in most]
    return Illegal(SolitaireCode.OUTSIDE_QUAD, tiles=tuple(outside))
