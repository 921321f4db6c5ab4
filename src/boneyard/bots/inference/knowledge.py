"""What could be known at a moment, with reasons: what each player cannot hold, and where tiles surely are."""

from dataclasses import dataclass

from boneyard.bots.inference.facts import Fact, FamilyInference, HandHistory, Source
from boneyard.bots.inference.guess import Guess
from boneyard.bots.inference.places import HandPlace
from boneyard.bots.inference.sight import each_of
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.tile import DOWN, HIGH, LOW, face_text
from boneyard.words.bot_reasons import evidence
from boneyard.words.language import listed

_CLAUSES = {
    Source.PASSED: evidence.passed,
    Source.DREW: evidence.drew,
    Source.ENDED: evidence.ended,
    Source.LED: evidence.led,
}


@dataclass(frozen=True)
class Lacks:
    """What a seat held none of at a move of the round, and still holds none of, except for tiles drawn since."""

    seat: int
    move: int  # its number in the history, from 0; -1 for the opening of the round
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
        """The numbers that a seat surely holds none of now."""
        found = {
            number for each in self.lacks if each.seat == seat and not each.drawn for number in each.numbers
        }
        return tuple(sorted(found))


def known(view: View, history: History, inference: FamilyInference) -> Knowledge:
    """What the seat of this view could know."""
    guess = Guess(view, history, inference)
    unseen = each_of(guess.unseen)
    lacks: list[Lacks] = []
    for seat, hand in enumerate(guess.histories):
        if seat != view.seat:
            lacks += [_lacking(fact, hand, guess) for fact in hand.facts if fact.tiles & guess.unseen]
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


def _may_hold(places: list[HandPlace], tile: int) -> set[int]:
    return {place.seat for place in places if place.room and not place.barred >> tile & 1}


def _lacking(fact: Fact, hand: HandHistory, guess: Guess) -> Lacks:
    tiles = tuple(each_of(fact.tiles & guess.unseen))
    drawn = sum([came > fact.moment for came in hand.came])
    numbers = [number for number in fact.ends if _all_of(number, tiles, guess)]
    ends = listed([face_text(number) for number in fact.ends], "and")
    return Lacks(fact.seat, fact.moment // 2, tuple(numbers), tiles, drawn, _CLAUSES[fact.source](ends))


def _all_of(number: int, tiles: tuple[int, ...], guess: Guess) -> bool:
    """Whether every unseen tile with a number is among these; not so where touching ends must add up."""
    showing = [tile for tile in each_of(guess.unseen) if number in (HIGH[tile], LOW[tile])]
    return all([tile in tiles for tile in showing])
