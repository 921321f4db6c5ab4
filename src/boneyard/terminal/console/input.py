"""What a player types, as a move: a number of the hand, a tile, or the record's own text."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from boneyard.core.errors import Illegal, Unreadable
from boneyard.core.match import View
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import read_tile, tile_text, twins
from boneyard.games.lines.moves import MUGGINS, line_move
from boneyard.games.trains.moves import CATCH, read_place, train_move
from boneyard.words.context import Seen

_ON_BOTH = {"draw": Move(DRAW), "pass": Move(PASS), "stop": Move(STOP)}
_ON_LAYOUT = {**_ON_BOTH, "muggins": line_move(MUGGINS)}
_ON_TRAINS = {**_ON_BOTH, "catch": train_move(CATCH)}
Unfit = Callable[[Seen, int], str]  # why a tile in hand cannot be played


@dataclass(frozen=True)
class Several:
    """A tile that fits in several places, with what was claimed for it."""

    plays: tuple[Move, ...]
    claimed: int

    def play(self, place: int) -> Move:
        """One of them, with the claim."""
        return self.plays[place].saying(self.claimed)


def verb(text: str, verbs: Mapping[str, Move]) -> Move | None:
    """The move that a word, or its first letter, means."""
    plain = text.lower()
    for word, move in verbs.items():
        if plain in (word, word[0]):
            return move
    return None


def on_layout(view: View, text: str, held: list[int], unfit: Unfit) -> Move | Several:
    """What is typed where tiles are laid in a line."""
    said = verb(text, _ON_LAYOUT)
    if said is not None:
        return said
    if ">" in text:
        return view.game.read(view.state, view.seat, text)
    return _laid(view, text, (_rest(text), ""), held, unfit, ())


def on_trains(view: View, text: str, held: list[int], unfit: Unfit, names: Sequence[str]) -> Move | Several:
    """What is typed where tiles go on trains."""
    said = verb(text, _ON_TRAINS)
    if said is not None:
        return said
    return _laid(view, text, _parted(_rest(text)), held, unfit, names)


def _rest(text: str) -> str:
    """What stands before a number left open and a claim."""
    return text.partition("!")[0].partition("=")[0].strip()


def _laid(
    view: View, text: str, wanted: tuple[str, str], held: list[int], unfit: Unfit, names: Sequence[str]
) -> Move | Several:
    """The play of a tile that is wanted, at a place where one was named."""
    name, place = wanted
    before, said, number = (part.strip() for part in text.partition("!"))
    _, leaves, left = (part.strip() for part in before.partition("="))
    tile = own_tile(held, name, text)
    if tile not in [twins(each)[0] for each in held]:
        raise Illegal(f"{tile_text(tile)} is not among your tiles.")
    fitting = [move for move in view.moves() if move.kind == LAY and move.tile == tile and move.say < 0]
    if not fitting:
        raise Illegal(unfit(Seen(view.game, view.state, names, view.seat), tile))
    if place or leaves:
        there = _place(place, names) if place else fitting[0].where()
        meant = view.game.meant(f"{tile_text(tile)} > {there}{leaves}{left}")
        wanted_there = [
            move
            for move in fitting
            if (not place or move.place == meant.place) and (not leaves or move.left == meant.left)
        ]
        if not wanted_there:
            return meant  # the rules say what is wrong with it
        fitting = wanted_there
    # The record's reader knows what a claim looks like, and says so.
    claimed = int(view.game.meant(f"{fitting[0]}!{number}").say) if said else -1
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
        read_place(plain)
    except Unreadable:
        raise Unreadable(
            f"There is no train {text!r}: say M, a player's name or the number before it."
        ) from None
    return text


def own_tile(held: Sequence[int], name: str, text: str) -> int:
    """A tile that is named by its number in the hand or by its face."""
    if name.isascii() and name.isdigit():
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
