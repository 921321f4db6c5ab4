"""What a player types, as a move: a number of the hand, a tile, or the record's own text."""

from dataclasses import dataclass

from boneyard.core.errors import Illegal, Unreadable
from boneyard.core.match import View
from boneyard.core.move import DRAW, LAY, MUGGINS, PASS, STOP, Move, read_move
from boneyard.core.tile import read_tile, tile_text
from boneyard.terminal import words

_SHORT = {"d": DRAW, "p": PASS, "s": STOP, "m": MUGGINS}


@dataclass(frozen=True)
class Several:
    """A tile that fits in several places, with what was claimed for it."""

    plays: tuple[Move, ...]
    claimed: int

    def play(self, place: int) -> Move:
        """One of them, with the claim."""
        return self.plays[place].saying(self.claimed)


def hand(view: View) -> list[int]:
    """The own tiles in the order in which they are numbered, the highest first."""
    return sorted(view.game.hands(view.state)[view.seat], reverse=True)


def read_typed(view: View, text: str) -> Move | Several:
    """The move that a text means; refuses it with a sentence where it means none."""
    if text.lower() in _SHORT:
        return Move(_SHORT[text.lower()])
    if ">" in text or text.lower() in ("draw", "pass", "stop", "muggins"):
        return view.game.read(view.state, view.seat, text)
    name, said, number = (part.strip() for part in text.partition("!"))
    claimed = _claim(number) if said else -1
    tile = _tile(view, name, text)
    if tile not in hand(view):
        raise Illegal(f"{tile_text(tile)} is not among your tiles.")
    fitting = tuple(move for move in view.moves() if move.kind == LAY and move.tile == tile and move.say < 0)
    if not fitting:
        raise Illegal(words.fits_nowhere(view.game, view.state, tile))
    found = Several(fitting, claimed)
    return found.play(0) if len(fitting) == 1 else found


def _tile(view: View, name: str, text: str) -> int:
    if name.isascii() and name.isdigit():
        held = hand(view)
        place = int(name) if len(name) < 4 else 0
        if not 1 <= place <= len(held):
            raise Unreadable(f"There is no tile number {name}: yours are 1 to {len(held)}.")
        return held[place - 1]
    try:
        return read_tile(name)
    except Unreadable:
        raise Unreadable(
            f"{text!r} is no move and no command: type a number from your hand, a tile like 6-4, or ? for help."
        ) from None


def _claim(text: str) -> int:
    # The record's reader knows what a claim looks like, and says so.
    return int(read_move(f"0-0 > lead !{text}").say)
