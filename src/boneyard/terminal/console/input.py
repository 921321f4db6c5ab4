"""Reading what a player types as a move: a number from the hand, a tile, or a record's notation."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from boneyard.core.errors import Illegal, Unreadable
from boneyard.core.match import View
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import read_tile, tile_text, twins
from boneyard.words import terminal
from boneyard.words.context import Seen
from boneyard.words.language import _

COMMON_VERBS = {"draw": Move(DRAW), "pass": Move(PASS), "stop": Move(STOP)}
Unfit = Callable[[Seen, int], str]  # why a tile in hand cannot be played


@dataclass(frozen=True)
class Several:
    """A tile that fits in several places, with what was claimed for it."""

    plays: tuple[Move, ...]
    claimed: int

    def play(self, place: int) -> Move:
        """One of them, with the claim."""
        return self.plays[place].saying(self.claimed)


def read_verb(text: str, verbs: Mapping[str, Move]) -> Move | None:
    """The move that a word, or its first letter, means."""
    plain = text.lower()
    for word, move in verbs.items():
        if plain in (word, word[0]):
            return move
    return None


def before_claim(text: str) -> str:
    """The part before a claim and the number left open."""
    return text.partition("!")[0].partition("=")[0].strip()


def read_play(
    view: View,
    text: str,
    held: list[int],
    unfit: Unfit,
    name: str,
    place: str = "",
    names: Sequence[str] = (),
    spell: Callable[[str], str] = str,
) -> Move | Several:
    """The play of the tile of this name, at a place where one was named; `spell` writes it as a record does."""
    before, said, number = (part.strip() for part in text.partition("!"))
    _tile, leaves, left = (part.strip() for part in before.partition("="))
    tile = own_tile(held, name, text)
    if tile not in [twins(each)[0] for each in held]:
        raise Illegal(terminal.no_such_tile(tile_text(tile)))
    fitting = [move for move in view.moves() if move.kind == LAY and move.tile == tile and move.say < 0]
    if not fitting:
        raise Illegal(unfit(Seen(view.game, view.state, names, view.seat), tile))
    if place or leaves:
        there = spell(place) if place else fitting[0].where()
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


def own_tile(held: Sequence[int], name: str, text: str) -> int:
    """A tile named by its number in the hand or by its face."""
    if name.isascii() and name.isdigit():
        place = int(name) if len(name) < 4 else 0
        if not 1 <= place <= len(held):
            raise Unreadable(
                _("There's no tile number {number}. Yours are 1 to {last}.", number=name, last=len(held))
            )
        return twins(held[place - 1])[0]
    try:
        return read_tile(name)
    except Unreadable:
        raise Unreadable(terminal.not_a_move(text)) from None


def is_choice(typed: str, count: int) -> bool:
    """Whether the answer is a number from 1 to `count`."""
    return typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= count
