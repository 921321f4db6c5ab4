"""Determinizations: whole states that agree with a view, drawn uniformly from all deals that lead to it."""

from typing import Final, final

from boneyard.bots.inference.allocation import Allocation, AllocationSampler, allocation_sampler, tight_of
from boneyard.bots.inference.allocation_kernel import ELSEWHERE
from boneyard.bots.inference.facts import Check, FamilyInference, HandHistory, hand_histories
from boneyard.bots.inference.places import Layout, layout_of
from boneyard.bots.inference.sight import Tiles, each_of
from boneyard.core.game import State
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng

_ATTEMPTS: Final = 200  # at an allocation that passes all checks
Held = list[list[int]]  # by place, the tiles in it
Comings = dict[int, list[int]]  # by moment, the tiles that came into a hand then


@final
class Guess:
    """What could be unseen at one moment, worked out once; then any number of determinizations is drawn from it."""

    def __init__(self, view: View, history: History, inference: FamilyInference) -> None:
        self.view: Final = view
        self.histories: Final[list[HandHistory]] = hand_histories(view, history, inference)
        self.unseen: Final[Tiles] = sum([1 << tile for tile in view.game.unseen(view.state)])
        self.layout: Final[Layout] = layout_of(self.histories, view.seat, self.unseen)
        self.sampler: Final[AllocationSampler] = allocation_sampler(self.layout, self.unseen)
        self.uneven = 0  # determinizations that had to be taken although not all were equally likely
        tight = tight_of(self.layout)
        self._loose: Final = [at for at in range(len(self.layout.places)) if at not in tight]
        # Tiles that came at different times, so that any of them may be the last.
        self._mixed: Final = [at for at in tight if len(set(self.layout.places[at].comings)) > 1]
        self._checks: Final[list[Check]] = [
            check for seat, hand in enumerate(self.histories) if seat != view.seat for check in hand.checks
        ]
        self._inference: Final = inference

    @property
    def settled(self) -> bool:
        """Whether there is only one determinization: the unseen tiles are all in one hand, or one in the boneyard."""
        hands = {place.seat for place in self.layout.places if place.room}
        loose = self.unseen.bit_count() - sum([place.room for place in self.layout.places])
        return len(hands) + loose <= 1

    def determinize(self, rng: Rng) -> State:
        """A whole state that could be the truth."""
        held, yard, _ = self._held(rng)
        return self._built(held, yard)

    def with_past(self, rng: Rng) -> tuple[State, list[Comings]]:
        """A whole state that could be the truth, and when the tiles of every other seat came into its hand.

        All deals that lead to the view are equally likely.
        """
        held, yard, allocation = self._held(rng)
        came: list[Comings] = [{} for _ in range(self.view.game.seats)]
        for settled in self.layout.settled:
            if not any([settled.tile in place.laid for place in self.layout.places]):
                came[settled.seat].setdefault(settled.came, []).append(settled.tile)
        for at, place in enumerate(self.layout.places):
            laid = [origin.tile for origin in self.layout.origins if allocation[origin.tile] == at]
            tiles = [*held[at], *place.laid, *laid]
            rng.shuffle(tiles)
            for tile, moment in zip(tiles, place.comings, strict=True):
                came[place.seat].setdefault(moment, []).append(tile)
            held[at] = [tile for tile in tiles if tile in held[at]]  # in the order in which they came
        return self._built(held, yard), came

    def _built(self, held: Held, yard: list[int]) -> State:
        hands: list[list[int]] = [[] for _ in range(self.view.game.seats)]
        for place, tiles in zip(self.layout.places, held, strict=True):
            hands[place.seat] += tiles
        return self._inference.build_state(self.view, hands, yard)

    def _held(self, rng: Rng) -> tuple[Held, list[int], Allocation]:
        """The tiles in every place, the boneyard from the left, and where the laid tiles came from."""
        for _ in range(_ATTEMPTS):
            allocation = self.sampler.draw(rng)
            held, over = self._deal(allocation, rng)
            if all([check.holds(self._at(check, allocation, held)) for check in self._checks]):
                return held, over, allocation
        self.uneven += 1
        return held, over, allocation

    def _deal(self, allocation: Allocation, rng: Rng) -> tuple[Held, list[int]]:
        """The tiles drawn for the places that bar something, and the rest shuffled among all others."""
        held: Held = [[] for _ in self.layout.places]
        over: list[int] = []
        for tile in each_of(self.unseen):
            place = allocation[tile]
            (over if place == ELSEWHERE else held[place]).append(tile)
        rng.shuffle(over)
        for at in self._loose:
            held[at] = [over.pop() for _ in range(self.layout.places[at].room)]
        for at in self._mixed:
            rng.shuffle(held[at])
        return held, over

    def _at(self, check: Check, allocation: Allocation, held: Held) -> Tiles:
        """The hand of a seat at an earlier moment."""
        found = 0
        for place, tiles in zip(self.layout.places, held, strict=True):
            if place.seat == check.seat and place.since < check.moment:
                found |= sum([1 << tile for tile in tiles])
        for origin in self.layout.origins:
            came = self.layout.places[allocation[origin.tile]].since
            if origin.seat == check.seat and came < check.moment < origin.laid:
                found |= 1 << origin.tile
        for settled in self.layout.settled:
            if settled.seat == check.seat and settled.came < check.moment < settled.laid:
                found |= 1 << settled.tile
        return found
