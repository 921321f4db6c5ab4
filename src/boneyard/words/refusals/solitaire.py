"""Why a move or a position of a solitaire is refused."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.games.solitaire.codes import SolitaireCode
from boneyard.words.language import _, ngettext
from boneyard.words.refusals.audience import Audience, Sentences, all_of, any_of


def not_in_row(to: Audience, tiles: tuple[str, ...]) -> str:
    """Tiles that were removed already, or never lay there."""
    return ngettext(
        "{tiles} isn't in the row.", "{tiles} aren't in the row.", len(tiles), tiles=all_of(tiles)
    )


def pairs_and_runs(to: Audience, may: tuple[str, ...]) -> str:
    """What may be removed from a row, by pairs."""
    return _(
        "You can remove two tiles that match with one or two tiles between them, or three or more in a row that "
        "share one number. Write {may}.",
        may=any_of(may or ("add",)),
    )


def middles_and_threes(to: Audience, may: tuple[str, ...]) -> str:
    """What may be removed from a row, by middles."""
    return _(
        "You can remove a tile when the two beside it match, or three in a row that share one number. Write {may}.",
        may=any_of(may or ("add",)),
    )


def not_a_pair(to: Audience, count: int) -> str:
    """One tile, or more than two, where pairs leave."""
    return ngettext(
        "Tiles leave in pairs, two with a + between them, not one alone.",
        "Tiles leave in pairs, two with a + between them, not {count} together.",
        count,
    )


def can_be_laid(to: Audience, tile: str, hours: tuple[int, ...]) -> str:
    """A tile that fits somewhere may not go to the waste heap."""
    return ngettext(
        "{tile} fits on hour {hours}, so it can't go to the waste heap.",
        "{tile} fits on hours {hours}, so it can't go to the waste heap.",
        len(hours),
        tile=tile,
        hours=all_of(hours),
    )


def not_turned_up(to: Audience, tile: str, up: tuple[str, ...]) -> str:
    """A tile that isn't there to be laid."""
    return ngettext(
        "{tile} isn't turned up. {up} is.",
        "{tile} isn't turned up. {up} are.",
        len(up),
        tile=tile,
        up=" ".join(up),
    )


def five_in_a_row(to: Audience, numbers: tuple[int, ...]) -> str:
    """A line that grows too long."""
    return _(
        "{numbers} would be {count} in a row, and four is the limit.",
        numbers=" ".join(map(str, numbers)),
        count=len(numbers),
    )


def outside_quad(to: Audience, tiles: tuple[str, ...]) -> str:
    """Tiles that have no part in the quad they are laid for."""
    return ngettext(
        "Every tile of a turn has a number in the quad, and {tiles} has none there.",
        "Every tile of a turn has a number in the quad, and {tiles} have none there.",
        len(tiles),
        tiles=all_of(tiles),
    )


SENTENCES: Final[Sentences] = {
    SolitaireCode.GAME_OVER: marked("The game is over."),
    SolitaireCode.ONE_SEAT: marked("There's no seat {given}. A solitaire has only seat 0."),
    # Rows.
    SolitaireCode.REMOVE_FIRST: marked("You can remove {move}, so don't add a tile yet."),
    SolitaireCode.NEXT_FACE_DOWN: marked("The next tile lies face down here, so no one can turn it up."),
    SolitaireCode.NOT_IN_ROW: not_in_row,
    SolitaireCode.PAIRS_AND_RUNS: pairs_and_runs,
    SolitaireCode.MIDDLES_AND_THREES: middles_and_threes,
    # Good Neighbors.
    SolitaireCode.NO_PAIR: marked("A turn removes at least one pair. Write {forms}."),
    SolitaireCode.NOT_A_PAIR: not_a_pair,
    SolitaireCode.NOT_IN_LAYOUT: marked("{tile} isn't in the layout."),
    SolitaireCode.LEAVES_ONCE: marked("{tile} can leave only once, in one pair."),
    SolitaireCode.NOT_NEIGHBORS: marked(
        "{one} and {other} aren't neighbors: they touch neither along a side nor at a corner."
    ),
    SolitaireCode.NO_COMMON_NUMBER: marked("{one} and {other} have no number in common."),
    SolitaireCode.LAYOUT_ORDER: marked("In the order of the layout it is {move}."),
    # The Big Clock.
    SolitaireCode.FILL_FIRST: marked("Hour {hour} is empty and takes the next tile first: fill."),
    SolitaireCode.HOUR_WAITS: marked("Hour {hour} waits for {tile}, which is turned up."),
    SolitaireCode.HOUR_STAYS_EMPTY: marked("The boneyard is empty, so the hour stays empty."),
    SolitaireCode.NO_EMPTY_HOUR: marked("No hour is empty."),
    SolitaireCode.TURNED_UP_ALREADY: marked("{tile} is already turned up. Find its place first."),
    SolitaireCode.NOTHING_TURNED_UP: marked("No tile is turned up."),
    SolitaireCode.TURN_FIRST: marked("No tile is turned up. Turn one first."),
    SolitaireCode.OTHER_TILE_UP: marked("{tile} is the tile that is turned up."),
    SolitaireCode.UNKNOWN_TILE: marked("No one here knows which tile it is."),
    SolitaireCode.CAN_BE_LAID: can_be_laid,
    SolitaireCode.DOUBLE_NOT_WASTED: marked(
        "A double never goes to the waste heap. Move top tiles to find it a place."
    ),
    SolitaireCode.TOO_MANY_WORDS: marked("Write just the tile and the hour, like {tile} > 3."),
    SolitaireCode.NO_SUCH_HOUR: marked("A tile goes to an hour from 1 to {last}."),
    SolitaireCode.OWN_DOUBLE_ONLY: marked("Hour {hour} is empty. Only {tile} may go there."),
    SolitaireCode.ON_A_DOUBLE: marked("Nothing goes on a double, and {tile} is on top of hour {hour}."),
    SolitaireCode.NO_MATCH_ON_TOP: marked("{tile} and {top} on top of hour {hour} have no number in common."),
    SolitaireCode.NO_SUCH_HOURS: marked(
        "Move a top tile from one hour to another. The hours are 1 to {last}."
    ),
    SolitaireCode.NO_TROUBLE: marked(
        "You can move a top tile only while a double is in trouble: it fits nowhere, or it's on the wrong hour."
    ),
    SolitaireCode.SAME_HOUR: marked("Move the top tile to a different hour."),
    SolitaireCode.HOUR_EMPTY: marked("Hour {hour} is empty."),
    SolitaireCode.HOUR_FINISHED: marked("{tile} is at home on hour {hour}, which is finished."),
    SolitaireCode.NO_TOP_TO_MATCH: marked("Hour {hour} is empty. A top tile can go only on one it matches."),
    # Traffic.
    SolitaireCode.NO_CELL: marked("Each tile has a cell and a direction, like 6-3@0,0v."),
    SolitaireCode.DOUBLE_CELL: marked("A double like {tile} is written from its upper or left cell."),
    SolitaireCode.NOT_TURNED_UP: not_turned_up,
    SolitaireCode.TILE_TWICE: marked("{tile} can lie in only one place."),
    SolitaireCode.FIRST_QUAD_SIZE: marked("The first quad takes 2 to 4 tiles, not {count}."),
    SolitaireCode.TURN_SIZE: marked("A turn takes 1 to 3 tiles, not {count}."),
    SolitaireCode.TOO_FAR: marked(
        "{tile} is too far away: a new quad has at least one number that is already there."
    ),
    SolitaireCode.FIRST_TOO_FAR: marked(
        "{tile} is too far away: the first quad lies on the cells 0,0 1,0 2,0 3,0 and rises from left to right."
    ),
    SolitaireCode.CELL_TAKEN: marked("{tile} has no room: {cell} already holds {number}."),
    SolitaireCode.CELL_TAKEN_TWICE: marked("{tile} has no room: another tile of this turn is there."),
    SolitaireCode.FIVE_IN_A_ROW: five_in_a_row,
    SolitaireCode.NO_QUAD: marked(
        "That makes no quad: four numbers in a straight line that rise or fall by one."
    ),
    SolitaireCode.FIRST_QUAD_PLACE: marked(
        "The first quad lies on the cells 0,0 1,0 2,0 3,0 and rises from left to right."
    ),
    SolitaireCode.QUAD_APART: marked("A new quad has at least one number that is already there."),
    SolitaireCode.ONE_NUMBER_ONLY: marked(
        "A single tile has both its numbers in the quad, and {tile} has only one there."
    ),
    SolitaireCode.OUTSIDE_QUAD: outside_quad,
    SolitaireCode.QUAD_ORDER: marked("Name the tiles in the order of the quad: {move}."),
    # How a move is written.
    SolitaireCode.NO_HOUR: marked("Write an hour after the >, like > 3, not {text!r}."),
    SolitaireCode.NOT_AN_HOUR: marked("Write two hours around the >, like 10 > 3. {found} isn't an hour."),
    SolitaireCode.MORE_THAN_AN_HOUR: marked("Write just the tile and the hour, like 6-5 > 3, not {text!r}."),
    SolitaireCode.NOT_A_CELL: marked(
        "{text!r} isn't a tile on a cell. Write the tile, the cell of its higher number and the way to the lower "
        "one, like 6-3@0,0v or 5-4@-1,2>."
    ),
    # Positions.
    SolitaireCode.ALL_IN_ROW: marked("All tiles lie in the row from the start."),
    SolitaireCode.ONE_TURNED_UP: marked("At most one tile is turned up, not {found}."),
    SolitaireCode.LAYOUT_SIZE: marked("There are at most {most} tiles, not {found}."),
    SolitaireCode.NOT_CELLS: marked("Write tiles with their cells, like 6-3@0,0v 5-4@2,0<, not {found!r}."),
    SolitaireCode.CELL_TWICE: marked("Two tiles lie on one cell."),
}
