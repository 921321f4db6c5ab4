"""Why a move, a deal or a position of a layout game is refused."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.games.lines.codes import LineCode
from boneyard.words.language import _, ngettext, pgettext
from boneyard.words.refusals.audience import Audience, Sentences, all_of

Ends = tuple[tuple[str, int], ...]  # each open place with its number


def lead_played(to: Audience, ends: Ends) -> str:
    """Someone tries to lead after the lead has been played."""
    return _("The lead has been played. The open ends are {ends}.", ends=_listed(ends))


def not_open_at(to: Audience, tile: str, end: int, ends: Ends) -> str:
    """A tile that is open, but at another number."""
    return _("{tile} isn't open at {end}. The open ends are {ends}.", tile=tile, end=end, ends=_listed(ends))


def no_open_end(to: Audience, tile: str, ends: Ends) -> str:
    """A tile that nothing can be laid on."""
    return _("{tile} has no open end. The open ends are {ends}.", tile=tile, ends=_listed(ends))


def needs_tiles(to: Audience, tile: str, count: int) -> str:
    """A double that has to be built on first."""
    return ngettext(
        "{tile} needs one more tile before you can play anywhere else.",
        "{tile} needs {count} more tiles before you can play anywhere else.",
        count,
        tile=tile,
    )


def _listed(ends: Ends) -> str:
    return all_of(
        [pgettext("open end", "{place} ({number})", place=place, number=number) for place, number in ends]
    )


SENTENCES: Final[Sentences] = {
    LineCode.NO_DRAWING: marked("No one draws in this game. If you can't play, pass."),
    LineCode.LEAD_FIRST: marked("The round starts with a lead, not with a draw."),
    LineCode.ADD_OR_STOP: marked("After a double, add a tile from your hand or stop."),
    LineCode.ONE_DRAW: marked("You have already drawn a tile, and one is all you get in a turn."),
    LineCode.NOTHING_TO_STOP: marked(
        "Stop only ends a turn after a double, when you don't want to add a tile."
    ),
    LineCode.NOTHING_TO_CALL: marked("Points are claimed automatically here, so there is nothing to call."),
    LineCode.NOTHING_UNCLAIMED: marked("The last play left no points unclaimed."),
    LineCode.OWN_POINTS: marked("You can't call points that your own side left unclaimed."),
    LineCode.CLAIMED_BY_ITSELF: marked(
        "Points are claimed automatically here. To claim them yourself, play with calls=spoken."
    ),
    LineCode.MUST_LEAD: marked("{tile} must lead this round. Write {tile} > lead."),
    LineCode.TABLE_EMPTY: marked("The table is empty. Write {tile} > lead for the first tile."),
    LineCode.LEAD_PLAYED: lead_played,
    LineCode.TWO_OPEN_ENDS: marked("{tile} has two open ends. Write {places}."),
    LineCode.NOT_OPEN_AT: not_open_at,
    LineCode.NO_OPEN_END: no_open_end,
    LineCode.WRITE_PLACE: marked("Write the place as {place}."),
    LineCode.NEEDS_TILES: needs_tiles,
    LineCode.BLANK_TAKES_MATADOR: marked(
        "{tile} doesn't fit: {place} is open at {end}. A blank takes only a matador."
    ),
    LineCode.HIGH_TAKES_MATADOR: marked(
        "{tile} doesn't fit: {place} is open at {end}. A number above {most} takes only a matador."
    ),
    LineCode.TAKES_OR_MATADOR: marked(
        "{tile} doesn't fit: {place} is open at {end}. It takes a {takes} or a matador."
    ),
    LineCode.NO_PLACE: marked(
        "A tile needs a place after the >: a tile of the layout, like > 5-5, or > lead."
    ),
    LineCode.NO_CLAIM: marked("Write the points you claim after !, like !15, not {text!r}."),
    LineCode.NOBODY_LEADS: marked(
        "This deal can't be played: no one has a tile that may lead, and none can be drawn."
    ),
    LineCode.TABLE_NOT_EMPTY: marked("There's already a tile on the table."),
    LineCode.HUB_FIRST: marked("A hub comes first, and only in a game that has one."),
    LineCode.HUB_NOT_DOUBLE: marked("The hub is a double, not {found}."),
    LineCode.NOT_A_PLAY: marked("Write a seat, a tile and a place, like 0 6-4 > 5-5, not {found}."),
}
