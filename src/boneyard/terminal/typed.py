"""What a player types, as a move: a number of the hand, a tile, or the record's own text."""

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.core.errors import Illegal, Unreadable
from boneyard.core.match import View
from boneyard.core.move import CATCH, DRAW, LAY, MUGGINS, PASS, STOP, Move
from boneyard.core.place import LEAD, read_place, train_public, train_seat
from boneyard.core.spelling import read_move
from boneyard.core.tile import read_tile, tile_text, twins
from boneyard.games.trains.state import TrainState
from boneyard.terminal.manners import manner
from boneyard.terminal.seen import Seen

_WORDS = {"draw": DRAW, "pass": PASS, "stop": STOP, "muggins": MUGGINS, "catch": CATCH}
_VERBS = _WORDS | {word[0]: verb for word, verb in _WORDS.items()}


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


def read_typed(view: View, text: str, names: Sequence[str] = ()) -> Move | Several:
    """The move that a text means; refuses it with a sentence where it means none."""
    on_trains = isinstance(view.state, TrainState)
    verb = _VERBS.get(text.lower(), -1)
    if verb >= 0 and verb != (MUGGINS if on_trains else CATCH):
        return Move(verb)
    if ">" in text and not on_trains:
        return view.game.read(view.state, view.seat, text)
    rest, said, number = (part.strip() for part in text.partition("!"))
    rest, leaves, left = (part.strip() for part in rest.partition("="))
    claimed = _claim(number) if said else -1
    name, place = _parted(rest) if on_trains else (rest, "")
    tile = _tile(view, name, text)
    if tile not in [twins(each)[0] for each in hand(view)]:
        raise Illegal(f"{tile_text(tile)} is not among your tiles.")
    fitting = [move for move in view.moves() if move.kind == LAY and move.tile == tile and move.say < 0]
    if not fitting:
        seen = Seen(view.game, view.state, names, view.seat)
        raise Illegal(manner(view.state).fits_nowhere(seen, tile))
    if place or leaves:
        spelled = f"{tile_text(tile)} > {_place(place, names) if place else 'M'}{leaves}{left}"
        meant = read_move(spelled)
        there = [
            move
            for move in fitting
            if (not place or move.place == meant.place) and (not leaves or move.left == meant.left)
        ]
        if not there:
            return meant  # the rules say what is wrong with it
        fitting = there
    found = Several(tuple(fitting), claimed)
    return found.play(0) if len(fitting) == 1 else found


def _parted(text: str) -> tuple[str, str]:
    """A tile and the train it shall go on, where that was said."""
    name, sign, place = (part.strip() for part in text.partition(">"))
    if sign:
        return name, place
    name, _, place = text.partition(" ")
    return name, place.strip()


def _place(text: str, names: Sequence[str]) -> str:
    """A train as a record writes it: a player's name is a seat."""
    plain = text.casefold()
    for seat, name in enumerate(names):
        if plain == name.casefold():
            return str(seat)
    try:
        found = read_place(plain)
    except Unreadable:
        found = LEAD
    if train_seat(found) < 0 and train_public(found) < 0:
        raise Unreadable(f"There is no train {text!r}: say M, a player's name or the number before it.")
    return text


def _tile(view: View, name: str, text: str) -> int:
    if name.isascii() and name.isdigit():
        held = hand(view)
        place = int(name) if len(name) < 4 else 0
        if not 1 <= place <= len(held):
            raise Unreadable(f"There is no tile number {name}: yours are 1 to {len(held)}.")
        return twins(held[place - 1])[0]
    try:
        return read_tile(name)
    except Unreadable:
        raise Unreadable(
            f"{text!r} is no move and no command: type a number from your hand, a tile like 6-4, or ? for help."
        ) from None


def _claim(text: str) -> int:
    # The record's reader knows what a claim looks like, and says so.
    return int(read_move(f"0-0 > lead !{text}").say)
