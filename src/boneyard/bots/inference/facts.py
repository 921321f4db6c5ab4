"""What other players reveal about their hands: what they could not have held, and when.

Time is counted in moments: move number i is made at 2i + 1, and what holds just before it at 2i. The tiles that a seat
was dealt have been in its hand since DEALT. Facts follow from the rules alone, not from how people usually play.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from boneyard.bots.inference.sight import Tiles
from boneyard.core.game import Game, State
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import LAY, Move

DEALT: Final = -2
AT_FIRST: Final = -1  # the moment of facts from the opening of the round
NEVER: Final = 1 << 30  # when a tile that is still in the hand was laid


class Source(Enum):
    """What a fact follows from."""

    LED = auto()  # another tile would have led, or opened, the round
    PASSED = auto()
    DREW = auto()
    ENDED = auto()  # a turn ended that would have gone on


@dataclass(frozen=True)
class Fact:
    """A seat held none of these tiles at this moment."""

    seat: int
    moment: int
    tiles: Tiles
    source: Source
    ends: tuple[int, ...] = ()  # the numbers that could be played on


@dataclass(frozen=True)
class Check:
    """A condition on a hand at a moment that is more than a list of tiles."""

    seat: int
    moment: int
    holds: Callable[[Tiles], bool]


Evidence = Fact | Check


@dataclass(frozen=True)
class FamilyInference:
    """How a family of games is inferred: its evidence, and a whole state built from what was guessed."""

    move_evidence: Callable[[Game, int, Move, State, State, int], Iterable[Evidence]]
    opening_evidence: Callable[[Game, State, History], Iterable[Evidence]]
    build_state: Callable[
        [View, list[list[int]], list[int]], State
    ]  # from hidden tiles by seat, and the boneyard


@dataclass
class HandHistory:
    """What was seen of one seat's hand: when its tiles came into it, and when which of them were laid."""

    came: list[int]
    laid: dict[int, int] = field(default_factory=dict)
    facts: list[Fact] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)

    def add(self, evidence: Evidence) -> None:
        """Add a piece of evidence about the hand."""
        if isinstance(evidence, Check):
            self.checks.append(evidence)
        else:
            self.facts.append(evidence)


def hand_histories(view: View, history: History, inference: FamilyInference) -> list[HandHistory]:
    """The hand history of every seat, your own included."""
    game = view.game
    states = [*[event.before for event in history.events], view.state]
    seats = range(game.seats)
    found = [HandHistory([DEALT] * len(game.hands(states[0])[seat])) for seat in seats]
    if history.opening:
        for evidence in inference.opening_evidence(game, states[0], history):
            found[evidence.seat].add(evidence)
    unseen = set(game.unseen(states[0]))
    for number, event in enumerate(history.events):
        before, after = states[number], states[number + 1]
        still = set(game.unseen(after))
        hand = found[event.seat]
        for evidence in inference.move_evidence(game, event.seat, event.move, before, after, number):
            hand.add(evidence)
        lays = event.move.kind == LAY
        if lays and event.seat != view.seat:
            for tile in unseen - still:
                hand.laid[tile] = 2 * number + 1
        for seat, (had, has) in enumerate(zip(game.hands(before), game.hands(after), strict=True)):
            drawn = len(has) - len(had) + (1 if lays and seat == event.seat else 0)
            found[seat].came += [2 * number + 1] * drawn
        unseen = still
    return found
