"""What could be known at a moment, as plain data with reasons: what nobody can hold, and what surely lies where."""

from dataclasses import dataclass

from boneyard.bots.inference.facts import DREW, ENDED, LED, PASSED, Fact, HandHistory
from boneyard.bots.inference.guess import Guess
from boneyard.bots.inference.places import Place
from boneyard.bots.inference.sight import each_of
from boneyard.core.errors import listed
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.tile import DOWN, HIGH, LOW, face_text

_HOW = {
    PASSED: "passed with {open} open",
    DREW: "drew with {open} open",
    ENDED: "could not go on from {open}",
    LED: "would have led another tile",
}


@dataclass(frozen=True)
class Lacks:
    """What a seat held none of at a move of the round, and so, but for tiles drawn since, holds none of now."""

    seat: int
    move: int  # its number in the history, from 0 on; -1 for the opening of the round
    numbers: tuple[int, ...]  # no tile that shows one of these
    tiles: tuple[int, ...]  # those still unseen
    drawn: int  # tiles that have come into the hand since, and may be anything
    why: str


@dataclass(frozen=True)
class Knowledge:
    """All that follows from the rules and what was seen."""

    lacks: tuple[Lacks, ...]
    cannot: tuple[tuple[int, ...], ...]  # by seat, the unseen tiles that it surely does not hold
    surely: tuple[tuple[int, ...], ...]  # by seat, the unseen tiles that it surely holds
    yard: tuple[int, ...]  # the unseen tiles that surely lie in the boneyard

    def numbers(self, seat: int) -> tuple[int, ...]:
        """The numbers that a seat holds none of now, whatever it has drawn."""
        found = {
            number for each in self.lacks if each.seat == seat and not each.drawn for number in each.numbers
        }
        return tuple(sorted(found))


def known(view: View, history: History) -> Knowledge:
    """What the seat of this view could know."""
    guess = Guess(view, history)
    unseen = each_of(guess.unseen)
    lacks: list[Lacks] = []
    for seat, story in enumerate(guess.stories):
        if seat != view.seat:
            lacks += [_lacking(fact, story, guess) for fact in story.facts if fact.tiles & guess.unseen]
    may = {tile: _may_hold(guess.layout.places, tile) for tile in unseen}
    hidden = [hand.count(DOWN) for hand in view.game.hands(view.state)]
    in_yard = len(view.game.boneyard(view.state)) > 0
    cannot, surely = [], []
    for seat in range(view.game.seats):
        own = seat == view.seat or not hidden[seat]
        free = [tile for tile in unseen if seat in may[tile]]
        cannot.append(tuple([tile for tile in unseen if seat not in may[tile]]))
        alone = [tile for tile in free if may[tile] == {seat} and not in_yard]
        surely.append(() if own else tuple(free if len(free) == hidden[seat] else alone))
    elsewhere = {tile for row in surely for tile in row}
    yard = [tile for tile in unseen if in_yard and not may[tile] and tile not in elsewhere]
    if in_yard and len(unseen) - len(elsewhere) == len(view.game.boneyard(view.state)):
        yard = [tile for tile in unseen if tile not in elsewhere]
    return Knowledge(tuple(lacks), tuple(cannot), tuple(surely), tuple(yard))


def _may_hold(places: list[Place], tile: int) -> set[int]:
    return {place.seat for place in places if place.room and not place.barred >> tile & 1}


def _lacking(fact: Fact, story: HandHistory, guess: Guess) -> Lacks:
    tiles = tuple(each_of(fact.tiles & guess.unseen))
    drawn = sum([came > fact.moment for came in story.came])
    numbers = [number for number in fact.open_to if _all_of(number, tiles, guess)]
    said = listed([face_text(number) for number in fact.open_to], "and")
    return Lacks(fact.seat, fact.moment // 2, tuple(numbers), tiles, drawn, _HOW[fact.how].format(open=said))


def _all_of(number: int, tiles: tuple[int, ...], guess: Guess) -> bool:
    """Whether every unseen tile that shows a number is among these: where ends must add up it is not so."""
    showing = [tile for tile in each_of(guess.unseen) if number in (HIGH[tile], LOW[tile])]
    return all([tile in tiles for tile in showing])
