"""Why a turn of Traffic is refused, in words that a player understands."""

from typing import Final

from boneyard.core.errors import listed
from boneyard.core.move import Groups
from boneyard.core.tile import is_double, tile_text, tiles_text
from boneyard.games.solitaire.traffic.grid import QUAD, Grid, across, down
from boneyard.games.solitaire.traffic.placement import Placement

_OPENING: Final = "the first quad lies on the cells 0,0 1,0 2,0 3,0 and rises from left to right"


def misspelled(groups: Groups) -> str:
    """What is wrong with the way a turn is written, whatever lies on the grid."""
    for group in groups:
        if len(group) != 4 or not 0 <= group[3] <= 3:
            return "each of its tiles has a cell and a direction, like 6-3@0,0v."
        if is_double(group[0]) and group[3] > 1:
            return f"a double like {tile_text(group[0])} is written from its upper or left cell."
    return ""


def fault(grid: Grid, up: tuple[int, ...], groups: Groups, first: bool) -> str:
    """What is wrong with a turn and what would be right; empty for nothing."""
    return _wrong_tiles(up, groups, first) or _wrong_cells(grid, groups, first)


def _wrong_tiles(up: tuple[int, ...], groups: Groups, first: bool) -> str:
    tiles = [group[0] for group in groups]
    for tile in tiles:
        if tile not in up:
            return f"{tile_text(tile)} is not turned up; {tiles_text(up)} {'are' if len(up) > 1 else 'is'}."
        if tiles.count(tile) > 1:
            return f"{tile_text(tile)} can lie in one place only."
    if first and len(tiles) < 2:
        return "the first quad takes 2 to 4 tiles."
    if len(tiles) > (QUAD if first else QUAD - 1):
        most = "the first quad takes 2 to 4 tiles" if first else "a turn takes 1 to 3 tiles"
        return f"{most}, not {len(tiles)}."
    return ""


def _wrong_cells(grid: Grid, groups: Groups, first: bool) -> str:
    placed = Placement(grid, groups)
    if placed.far >= 0:
        where = _OPENING if first else "a new quad holds at least one number that lies already"
        return f"{tile_text(groups[placed.far][0])} lies too far away: {where}."
    if placed.taken >= 0:
        return _no_room(grid, groups, placed.taken)
    five = placed.five()
    if five:
        return f"{_numbers(five)} would be {len(five)} in a row, and four is the limit."
    if placed.turn(first):
        return ""
    return _no_quad(placed, groups, first)


def _no_room(grid: Grid, groups: Groups, index: int) -> str:
    tile, x, y, direction = groups[index]
    for at_x, at_y in ((x, y), (x + across(direction), y + down(direction))):
        number = grid.number(at_x, at_y)
        if number >= 0:
            return f"{tile_text(tile)} has no room: a {number} lies on {at_x},{at_y}."
    return f"{tile_text(tile)} has no room: another tile of this turn lies there."


def _no_quad(placed: Placement, groups: Groups, first: bool) -> str:
    quads = placed.quads()
    if not quads:
        return "no quad comes about: four numbers in a straight line that rise or fall by one."
    if first:
        if not [quad for quad in quads if placed.is_opening(quad)]:
            return f"{_OPENING}."
    else:
        quads = [quad for quad in quads if placed.covered(quad) < QUAD]
        if not quads:
            return "a new quad holds at least one number that lies already."
    if len(groups) == 1:
        return f"a single tile has both its numbers in the quad, and {tile_text(groups[0][0])} has only one there."
    inside = [[index for _, index in placed.places(quad)] for quad in quads]
    most = max(inside, key=len)
    outside = [tile_text(group[0]) for index, group in enumerate(groups) if index not in most]
    verb = "have" if len(outside) > 1 else "has"
    return f"every tile of a turn has a number in the quad, and {listed(outside, 'and')} {verb} none there."


def _numbers(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])
