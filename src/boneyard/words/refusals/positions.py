"""Why a line of text is no position."""

from typing import Final

from boneyard.core.codes import PositionCode
from boneyard.core.phrase import marked
from boneyard.words.language import _
from boneyard.words.refusals.audience import Audience, Sentences, all_of, any_of, with_hint


def no_such_field(to: Audience, given: str, names: tuple[str, ...]) -> str:
    """A field that a game has no use for."""
    sentence = _(
        "A position of this game has no field {given!r}. It has {names}.", given=given, names=all_of(names)
    )
    return with_hint(sentence, given, names)


def choice(to: Audience, given: str, names: tuple[str, ...]) -> str:
    """A word that a field doesn't take."""
    return with_hint(_("Write {names}, not {given!r}.", names=any_of(names), given=given), given, names)


def round_range(to: Audience, last: int, found: str) -> str:
    """A round that there can't be."""
    if last:
        return _("Write a number from 1 to {last}, not {found!r}.", last=last, found=found)
    return _("Write a whole number, 1 or more, not {found!r}.", found=found)


def not_in_hand(to: Audience, tile: str, seat: int) -> str:
    """A tile that should be in a hand."""
    return _("{tile} isn't in the hand of {player}.", tile=tile, player=to.name(seat))


SENTENCES: Final[Sentences] = {
    PositionCode.IN_FIELD: marked("In the position, {field}: {why}"),
    PositionCode.NOT_PLAYABLE: marked("The position can't be played: {why}"),
    PositionCode.STUCK: marked("The position can't be played: no one has a move, and the round isn't over."),
    PositionCode.NOT_A_LINE: marked("A position is a line of text, like {example!r}, not {given}."),
    PositionCode.SEVERAL_LINES: marked("A position is one line of text, like {example!r}."),
    PositionCode.NO_EDITION: marked(
        "A position starts with a game and an edition, like {example!r}, not {found!r}."
    ),
    PositionCode.BAD_OPTION: marked(
        "A position names options before the first semicolon, each once, like set=6 target=50, not {found!r}."
    ),
    PositionCode.FIELD_TWICE: marked("A position has every field once, but {field} is there twice."),
    PositionCode.FIELD_EMPTY: marked(
        "A position's field is a name and what it says, like turn 1, but {field} says nothing."
    ),
    PositionCode.NO_SUCH_FIELD: no_such_field,
    PositionCode.WRONG_PLAYERS: marked("This position is for {players} players, not for {found}."),
    PositionCode.TILE_NOT_IN_SET: marked("{tile} isn't a tile of this game's double-{size} set."),
    PositionCode.TILE_TWICE: marked("{tile} is already in {where}."),
    PositionCode.ROWS: marked("There are {count} rows of tiles, with a | between them, not {found}."),
    PositionCode.NUMBER_RANGE: marked("Write a whole number from 0 to {high}, not {found}."),
    PositionCode.NUMBERS: marked("There are {count} numbers, not {found}."),
    PositionCode.NOT_WHOLE: marked("Write a whole number, not {found!r}."),
    PositionCode.NO_SUCH_SEAT: marked("Write a seat from 0 to {last}, not {found}."),
    PositionCode.SEAT_TWICE: marked("Every seat is there only once."),
    PositionCode.CHOICE: choice,
    PositionCode.ROUND_RANGE: round_range,
    PositionCode.NOT_IN_HAND: not_in_hand,
}
