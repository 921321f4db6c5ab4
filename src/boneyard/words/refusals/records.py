"""What should be in a line of a record, and what is there."""

from typing import Final

from boneyard.core.errors import BadRecord, Code
from boneyard.core.phrase import marked
from boneyard.records.codes import RecordCode
from boneyard.words.language import _, pgettext
from boneyard.words.refusals.audience import Audience, Sentences, any_of, closest

ABOUT_LINE: Final = ("line", "found", "path", "why")  # the fields that every problem with a line has


def whole(expected: str, found: str, error: BadRecord) -> str:
    """Everything wrong with a line, starting with its place."""
    path = error.fields["path"]
    if path:
        return _(
            "{path}:{line}: expected {expected}, found {found}",
            path=path,
            line=error.line,
            expected=expected,
            found=found,
        )
    return _(
        "line {line}: expected {expected}, found {found}", line=error.line, expected=expected, found=found
    )


def of_line(expected: str, found: str, error: BadRecord) -> str:
    """The same in a list of problems, which names the file itself."""
    return _("{line}: expected {expected}, found {found}", line=error.line, expected=expected, found=found)


def found(code: Code | None, text: str | None, why: str) -> str:
    """What is in a line instead of what was expected, and why that's wrong."""
    if code is RecordCode.REFUSAL:
        return _("it is legal")
    if text == "":
        text = pgettext("found in a record", "nothing")
    if text is None:
        text = pgettext("found in a record", "none")
    return _("{found} ({why})", found=text, why=why) if why else text


def a_header_line(to: Audience, given: str, names: tuple[str, ...]) -> str:
    """A header line with a key that there isn't."""
    meant = closest(given, names)
    if meant:
        return _("a header line: {names}, perhaps {meant}", names=any_of(names), meant=meant)
    return _("a header line: {names}", names=any_of(names))


def key(to: Audience, given: str, names: tuple[str, ...]) -> str:
    """A line of a deal, or a check, with a key that there isn't."""
    meant = closest(given, names)
    return _("{names}, perhaps {meant}", names=any_of(names), meant=meant) if meant else any_of(names)


# Each goes on after "expected".
SENTENCES: Final[Sentences] = {
    RecordCode.HEADER_LINE: marked("a header line '{key}: ...'"),
    RecordCode.A_HEADER_LINE: a_header_line,
    RecordCode.ONLY_ONCE: marked("{key} only once (it's already in line {other})"),
    RecordCode.NAMES: marked("a name for every seat, with commas between"),
    RecordCode.A_GAME: marked("a game"),
    RecordCode.AN_EDITION: marked("an edition"),
    RecordCode.A_SET: marked("a set that {edition} is played with: {sizes}"),
    RecordCode.PLAYERS: marked("as many players as the game takes"),
    RecordCode.OPTIONS: marked("options that the edition has"),
    RecordCode.OPTION_FORM: marked("options like target=50, calls=spoken"),
    RecordCode.OPTION_ONCE: marked("every option once, but {option} is there twice"),
    RecordCode.A_LINE: marked("'key: value', 'round N', 'S move', '! S move' or '= key: value'"),
    RecordCode.ROUND_NUMBER: marked("'round N' with a number, counting from 1"),
    RecordCode.NEXT_ROUND: marked("round {round}"),
    RecordCode.ROUND_BEFORE_MOVE: marked("'round N' before a move"),
    RecordCode.ROUND_BEFORE_CHECK: marked("'round N' before a check"),
    RecordCode.ROUND_BEFORE_REFUSAL: marked("'round N' before a move that must be refused"),
    RecordCode.ROUND_RANGE: marked("a round from 1 to {last}"),
    RecordCode.ROUND_END: marked("the end of round {round} first"),
    RecordCode.MATCH_END: marked("nothing more: the match is over"),
    RecordCode.DEAL_FIRST: marked("a move or a check: the deal comes before them"),
    RecordCode.KEY: key,
    RecordCode.KEY_FORM: marked("'{key}: ...'"),
    RecordCode.SEAT_RANGE: marked("a seat from 0 to {last}"),
    RecordCode.FIRST_SEAT: marked("a seat number after 'first:'"),
    RecordCode.FIRST_LINE: marked("a line 'first: SEAT' in round {round}"),
    RecordCode.FIRST_LINE_UNSEEN: marked(
        "a line 'first: SEAT' in round {round}, because face-down tiles don't show who starts"
    ),
    RecordCode.HAND_LINE: marked("a line 'hand {seat}: ...' in round {round}"),
    RecordCode.YARD_LINE: marked("a line 'yard: ...' in round {round}"),
    RecordCode.YARD_ONLY: marked("only 'yard: ...', the tiles in the order they come"),
    RecordCode.A_TILE: marked("a tile like 6-4"),
    RecordCode.TILE_OF_SET: marked("a tile of the double-{size} set"),
    RecordCode.TILE_OF_GAME: marked("a tile of the double-{size} set that this game is played with"),
    RecordCode.TILE_ONCE: marked("every tile once ({tile} is already in {where})"),
    RecordCode.HAND_TILES: marked("at least one tile in a hand"),
    RecordCode.NO_HUB: marked("no hub: {edition} has none"),
    RecordCode.DOUBLE_OF_SET: marked("a double of the double-{size} set"),
    RecordCode.PLAYABLE_DEAL: marked("a deal that can be played"),
    RecordCode.A_POSITION: marked("a position"),
    RecordCode.POSITION_FIRST: marked("a deal: only the first round of a record can start from a position"),
    RecordCode.POSITION_ALONE: marked("no other line of a deal, because the position says it all"),
    RecordCode.SEAT_AND_MOVE: marked("a seat number and a move, like '0 6-4 > 5-5'"),
    RecordCode.A_MOVE: marked("a move"),
    RecordCode.A_LEGAL_MOVE: marked("a legal move"),
    RecordCode.REFUSAL: marked("{move} to be refused"),
    RecordCode.CHECK_FORM: marked("'= key: value'"),
    RecordCode.CHECK: "{wanted}",
    RecordCode.PLACES: marked("places, or none"),
    RecordCode.TILES: marked("tiles like 6-4, or none"),
    RecordCode.NUMBERS: marked("numbers after '{key}:', or none"),
    RecordCode.SOMETHING_THERE: marked("something that {edition} has"),
}
