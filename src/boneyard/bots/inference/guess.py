"""Guessing what is unseen: whole states that look like the view, drawn evenly from all deals that lead to it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, final

from boneyard.bots.inference.allocation import Allocation, AllocationSampler, allocation_sampler, tight_of
from boneyard.bots.inference.allocation_kernel import ELSEWHERE
from boneyard.bots.inference.facts import Check, HandHistory, hand_histories
from boneyard.bots.inference.places import Layout, layout_of
from boneyard.bots.inference.sight import Tiles, each_of
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.hand import Hands, hand_of, hands_of
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng
from boneyard.core.tile import DOWN
from boneyard.core.yard import Yard
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TrainState

_ATTEMPTS: Final = 200  # at a way that passes what is more than a list of tiles

Held = list[list[int]]  # by place, the tiles in it


Build = Callable[[View, list[list[int]], list[int]], State]


@final
class Guess:
    """What could be unseen at one moment, worked out once; then any number of worlds is drawn from it."""

    def __init__(self, view: View, history: History) -> None:
        build = BUILDERS.get(type(view.game))
        if build is None:
            raise BadSetup("What is unseen in this game is not guessed here.")
        self.view: Final = view
        self.stories: Final[list[HandHistory]] = hand_histories(view, history)
        self.unseen: Final[Tiles] = sum([1 << tile for tile in view.game.unseen(view.state)])
        self.layout: Final[Layout] = layout_of(self.stories, view.seat, self.unseen)
        self.sharing: Final[AllocationSampler] = allocation_sampler(self.layout, self.unseen)
        self.uneven = 0  # worlds that had to be taken though not all were equally likely then
        tight = tight_of(self.layout)
        self._loose: Final = [at for at in range(len(self.layout.places)) if at not in tight]
        self._checks: Final[list[Check]] = [
            check for seat, story in enumerate(self.stories) if seat != view.seat for check in story.checks
        ]
        self._build: Final[Build] = build

    @property
    def settled(self) -> bool:
        """Whether there is only one world: what is unseen lies in one hand, or is one tile of the boneyard."""
        hands = {place.seat for place in self.layout.places if place.room}
        loose = self.unseen.bit_count() - sum([place.room for place in self.layout.places])
        return len(hands) + loose <= 1

    def world(self, rng: Rng) -> State:
        """A whole state that could be the truth."""
        held, yard = self._held(rng)
        hands: list[list[int]] = [[] for _ in range(self.view.game.seats)]
        for place, tiles in zip(self.layout.places, held, strict=True):
            hands[place.seat] += tiles
        return self._build(self.view, hands, yard)

    def _held(self, rng: Rng) -> tuple[Held, list[int]]:
        """The tiles in every place, and the boneyard from the left."""
        for _ in range(_ATTEMPTS):
            shared = self.sharing.draw(rng)
            held, over = self._dealt(shared, rng)
            if all([check.holds(self._at(check, shared, held)) for check in self._checks]):
                return held, over
        self.uneven += 1
        return held, over

    def _dealt(self, shared: Allocation, rng: Rng) -> tuple[Held, list[int]]:
        """What was drawn for the places that bar something, and the rest shuffled over all others."""
        held: Held = [[] for _ in self.layout.places]
        over: list[int] = []
        for tile in each_of(self.unseen):
            place = shared[tile]
            (over if place == ELSEWHERE else held[place]).append(tile)
        rng.shuffle(over)
        for at in self._loose:
            held[at] = [over.pop() for _ in range(self.layout.places[at].room)]
        return held, over

    def _at(self, check: Check, shared: Allocation, held: Held) -> Tiles:
        """The hand of a seat at an earlier moment."""
        found = 0
        for place, tiles in zip(self.layout.places, held, strict=True):
            if place.seat == check.seat and place.since < check.moment:
                found |= sum([1 << tile for tile in tiles])
        for origin in self.layout.origins:
            came = self.layout.places[shared[origin.tile]].since
            if origin.seat == check.seat and came < check.moment < origin.laid:
                found |= 1 << origin.tile
        for settled in self.layout.settled:
            if settled.seat == check.seat and settled.came < check.moment < settled.laid:
                found |= 1 << settled.tile
        return found


# --- states, made out of a view and what was guessed


def _hands(view: View, seen: Hands, hidden: list[list[int]]) -> Hands:
    rows = [
        hand if hand.down == 0 else hand_of([*hand.tiles(), *hidden[seat]])
        for seat, hand in enumerate(seen.row())
    ]
    return hands_of(tuple(rows))


def _yard(seen: Yard, rest: list[int]) -> Yard:
    return Yard((*[DOWN] * int(seen.taken), *rest), seen.taken)


def _layout(view: View, hidden: list[list[int]], yard: list[int]) -> State:
    state = view.state
    assert isinstance(state, LineState)
    return LineState(
        _hands(view, state.hands, hidden), _yard(state.yard, yard), state.tally, state.turn, state.stage,
        state.left, state.right, state.more, state.laid, state.drew, state.passes, state.forced,
    )  # fmt: skip


def _trains(view: View, hidden: list[list[int]], yard: list[int]) -> State:
    state = view.state
    assert isinstance(state, TrainState)
    # What somebody else has just drawn is the last tile of that hand: places are in the order of time.
    other = state.drew and int(state.turn) != view.seat
    drawn = hidden[state.turn][-1] if other and hidden[state.turn] else state.drawn
    return TrainState(
        _hands(view, state.hands, hidden), _yard(state.yard, yard), state.hub, state.trains, state.rail,
        state.turn, state.owes, state.bound, state.opens, state.drew, drawn, state.string, state.passes,
        state.actions,
    )  # fmt: skip


BUILDERS: Final[Mapping[type[Game], Build]] = MappingProxyType({LineGame: _layout, TrainGame: _trains})


def determinize_poker(view: View, rng: Rng) -> State:
    """A whole deal of poker: nothing that is said at the table rules out a hand, so all are equally likely."""
    game, state = view.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    over = game.unseen(state)
    rng.shuffle(over)
    hidden = [[over.pop() for _ in range(hand.down)] for hand in state.hands.row()]
    given = [[over.pop() for _ in range(hand.down)] for hand in state.given.row()]
    return PokerState(
        _hands(view, state.hands, hidden), _hands(view, state.given, given), _yard(state.yard, over),
        state.stakes, state.inside, state.waiting, state.stage, state.first, state.won,
    )  # fmt: skip
