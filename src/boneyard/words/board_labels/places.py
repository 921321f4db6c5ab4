"""Where a tile lies, for people who hear the table instead of seeing it."""

from boneyard.core.phrase import marked
from boneyard.core.tile import face_text
from boneyard.words.board_labels.common import spoken
from boneyard.words.grammar import YOU, Side
from boneyard.words.language import _, per_language, pgettext


def hub() -> str:
    """The tile in the middle of the trains."""
    return pgettext("where a tile lies", "the hub")


def lead() -> str:
    """The first tile."""
    return pgettext("where a tile lies", "the lead")


def lead_spot() -> str:
    """Where the first tile goes."""
    return _("Place for the first tile")


def middle() -> str:
    """The middle of the clock."""
    return _("the middle of the clock")


def turned_up() -> str:
    """Among the tiles that lie open to be used."""
    return _("turned up")


def waste() -> str:
    """The waste heap."""
    return _("the waste")


def widow() -> str:
    """The tile that no one was dealt."""
    return _("the widow")


def aside() -> str:
    """Put aside by the bidder."""
    return _("put aside")


def aside_spot() -> str:
    """Where the bidder puts a tile aside."""
    return _("Place for the tile you put aside")


def hand_of(name: str) -> str:
    """Whose hand a tile is in."""
    return _("your hand") if name == YOU else _("{name}'s hand", name=name)


# --- layouts and trains


@per_language
def joined_to(tile: int) -> str:
    """A tile of a layout, by the one that it was played on."""
    return _("joined to {tile}", tile=spoken(tile))


@per_language
def open_end(tile: int, number: int) -> str:
    """An open end of a layout."""
    return _("Open end {number}, at {tile}", number=face_text(number), tile=spoken(tile))


_ON_TRAIN = (
    marked("first on {train}"),
    marked("second on {train}"),
    marked("third on {train}"),
    marked("fourth on {train}"),
    marked("fifth on {train}"),
    marked("sixth on {train}"),
    marked("seventh on {train}"),
    marked("eighth on {train}"),
    marked("ninth on {train}"),
    marked("tenth on {train}"),
    marked("eleventh on {train}"),
    marked("twelfth on {train}"),
)


def on_train(at: int, train: str) -> str:
    """A tile of a train, counted from the hub."""
    if at < len(_ON_TRAIN):
        return _(_ON_TRAIN[at], train=train)
    return _("tile {number} on {train}", number=at + 1, train=train)


def end_of_train(train: str, number: int) -> str:
    """Where the next tile of a train goes."""
    return _("End of {train}, open for {number}", train=train, number=face_text(number))


# --- tricks


def played_by(name: str) -> str:
    """A tile of the trick on the table."""
    if name == YOU:
        return _("in the trick, played by you")
    return _("in the trick, played by {name}", name=name)


def trick_of(number: int, side: Side) -> str:
    """A tile of a trick that was taken."""
    return _("trick {number} of {names}", number=number + 1, names=side.within)


def in_trick(name: str) -> str:
    """Where a seat's tile of the trick goes."""
    return _("Your place in the trick") if name == YOU else _("{name}'s place in the trick", name=name)


# --- solitaires


def in_pile(pile: str, under: int, count: int) -> str:
    """A tile of a pile with this many of its tiles above this one."""
    if under:
        return _("{pile}, number {number} from the top", pile=pile, number=under + 1)
    return pile if count == 1 else _("{pile}, on top of {count}", pile=pile, count=count - 1)


def hour(number: int) -> str:
    """An hour of the clock."""
    return _("hour {number}", number=number)


def hour_spot(number: int, empty: bool) -> str:
    """An hour as a place for a tile."""
    return _("Hour {number}, empty", number=number) if empty else _("Hour {number}", number=number)


def in_row(at: int, count: int) -> str:
    """A tile of a row, counted from its beginning."""
    return _("{number} of {count}", number=at + 1, count=count)


def in_grid(row: int, column: int) -> str:
    """A place in a grid, both counted from one."""
    return _("row {row}, column {column}", row=row, column=column)


def cell_spot(row: int, column: int) -> str:
    """A place in a grid where a tile may go."""
    return _("Row {row}, column {column}", row=row, column=column)


def on_grid(tile: tuple[int, int], row: int, column: int, direction: int) -> str:
    """A tile on the grid: where its first number is, and on which side of that the other."""
    fields: dict[str, object] = {
        "first": face_text(tile[0]),
        "second": face_text(tile[1]),
        "row": row,
        "column": column,
    }
    if direction == 0:
        return _("{first} in row {row}, column {column}, {second} to its right", **fields)
    if direction == 1:
        return _("{first} in row {row}, column {column}, {second} below it", **fields)
    if direction == 2:
        return _("{first} in row {row}, column {column}, {second} to its left", **fields)
    return _("{first} in row {row}, column {column}, {second} above it", **fields)
