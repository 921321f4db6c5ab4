"""Where a tile lies, for somebody who listens to the table instead of seeing it."""

from boneyard.core.tile import face_text
from boneyard.words.board_labels.common import YOU, spoken

HUB = "the hub"
LEAD = "the lead"
LEAD_SPOT = "Place for the first tile"
MIDDLE = "the middle of the clock"
TURNED_UP = "turned up"
WASTE = "the waste"
WIDOW = "the widow"
ASIDE = "put aside"
ASIDE_SPOT = "Place for the tile you put aside"
_ORDINALS = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
)
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def ordinal(count: int) -> str:
    """The word for a place in a row: "third", "21st"."""
    if count <= len(_ORDINALS):
        return _ORDINALS[count - 1]
    ending = "th" if count % 100 in (11, 12, 13) else _ENDINGS.get(count % 10, "th")
    return f"{count}{ending}"


def hand_of(name: str) -> str:
    """Whose hand a tile is in."""
    return "your hand" if name == YOU else f"{name}'s hand"


# --- layouts and trains


def joined_to(tile: int) -> str:
    """A tile of a layout, by the one that it was played on."""
    return f"joined to {spoken(tile)}"


def open_end(tile: int, number: int) -> str:
    """An open end of a layout."""
    return f"Open end {face_text(number)}, at {spoken(tile)}"


def on_train(at: int, train: str) -> str:
    """A tile of a train, counted from the hub."""
    return f"{ordinal(at + 1)} on {train}"


def end_of_train(train: str, number: int) -> str:
    """Where the next tile of a train goes."""
    return f"End of {train}, open for {face_text(number)}"


# --- tricks


def played_by(name: str) -> str:
    """A tile of the trick on the table."""
    return f"in the trick, played by {'you' if name == YOU else name}"


def trick_of(number: int, side: str) -> str:
    """A tile of a trick that was taken."""
    return f"{ordinal(number + 1)} trick of {side[0].lower() + side[1:] if side.startswith(YOU) else side}"


def in_trick(name: str) -> str:
    """Where a seat's tile of the trick goes."""
    return "Your place in the trick" if name == YOU else f"{name}'s place in the trick"


# --- games for one


def in_pile(pile: str, under: int, count: int) -> str:
    """A tile of a pile with so many of its tiles above this one."""
    if under:
        return f"{pile}, {ordinal(under + 1)} from the top"
    return pile if count == 1 else f"{pile}, on top of {count - 1}"


def hour(number: int) -> str:
    """An hour of the clock."""
    return f"hour {number}"


def hour_spot(number: int, empty: bool) -> str:
    """An hour as a place for a tile."""
    return f"Hour {number}{', empty' if empty else ''}"


def in_row(at: int, count: int) -> str:
    """A tile of a row, counted from its beginning."""
    return f"{ordinal(at + 1)} of {count}"


def in_grid(row: int, column: int) -> str:
    """A place in a grid, both counted from one."""
    return f"row {row}, column {column}"


_SIDES = ("to its right", "below it", "to its left", "above it")


def on_streets(tile: tuple[int, int], row: int, column: int, direction: int) -> str:
    """A tile on the streets: where its first number is, and on which side of that the other."""
    first, second = tile
    where = in_grid(row, column)
    return f"{face_text(first)} in {where}, {face_text(second)} {_SIDES[direction]}"
