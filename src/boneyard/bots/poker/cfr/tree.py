"""A round of betting as a tree of spots, asked of the rules word by word, and the way to where it stands now."""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.inference.guess import determinize_poker
from boneyard.bots.poker.cfr.cfr_kernel import BettingNode
from boneyard.bots.poker.cfr.deals_kernel import AFTER, BEFORE, NEVER
from boneyard.bots.poker.greedy import greedy_action
from boneyard.core.game import State
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import EXCHANGE, Many
from boneyard.core.rng import Rng
from boneyard.games.poker.pots import pots
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, PokerState

STRENGTH_LEVELS: Final = 64  # how finely a plain player tells hands apart


@dataclass(frozen=True)
class BettingRound:
    """How a round of betting began, what was said since, and what the exchange told before it."""

    start: PokerState  # as the seat sees it
    words: tuple[int, ...]  # the kinds of what was said
    drew: tuple[int, ...]  # by seat, the tiles exchanged; -1 where that is not known
    when: int


def betting_round(view: View, history: History) -> BettingRound:
    """The round of betting that a view is in the middle of."""
    game, state = view.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    drew = [-1] * game.seats
    words: list[int] = []
    start = state
    for event in history.events:
        before = event.before
        assert isinstance(before, PokerState)
        if event.move.kind == EXCHANGE:
            assert isinstance(event.move, Many)
            drew[event.seat] = len(event.move.groups[0])
        elif before.stage == state.stage:
            start = start if words else before
            words.append(int(event.move.kind))
        elif before.stage != BETTING_AGAIN and state.stage == BETTING_AGAIN and drew[event.seat] < 0:
            drew[event.seat] = 0
    when = AFTER if state.stage == BETTING_AGAIN else BEFORE if game.answers.exchange else NEVER
    return BettingRound(start, tuple(words), tuple(drew), when)


@final
class BettingTree:
    """Finds out what a spot leads to when somebody comes there first; what may be said does not depend on the hands."""

    def __init__(self, view: View, start: PokerState) -> None:
        game = view.game
        assert isinstance(game, PokerGame)
        any_world = determinize_poker(View(game, start, view.seat, view.scores, view.number), Rng(1))
        assert isinstance(any_world, PokerState)
        self._game: Final = game
        self._stage: Final = any_world.stage
        self.first: Final = self._spot(any_world)

    def __call__(self, spot: BettingNode) -> None:
        """The words that can be said in a spot, and the spots they lead to."""
        state, seat = spot.state, int(spot.seat)
        assert isinstance(state, PokerState)
        moves = self._game.moves(state, seat)
        spot.kinds = [int(move.kind) for move in moves]
        spot.plain = self._plain(state, seat, spot.kinds)
        spot.next = [self._spot(self._game.play(state, seat, move)) for move in moves]

    def _spot(self, state: State) -> BettingNode:
        assert isinstance(state, PokerState)
        return BettingNode(state.waiting[0], state) if state.stage == self._stage else _end(state)

    def _plain(self, state: PokerState, seat: int, kinds: list[int]) -> bytes:
        """What greedy would say, by how many of all hands its own one beats: the more, the more it dares."""

        def word(look: int) -> int:
            return kinds.index(greedy_action(self._game, state, seat, (look + 0.5) / STRENGTH_LEVELS, kinds))

        row = bytearray(STRENGTH_LEVELS)
        open_ = [(0, STRENGTH_LEVELS - 1, word(0), word(STRENGTH_LEVELS - 1))]
        while open_:
            low, high, first, last = open_.pop()
            if first == last or high - low < 2:
                row[low:high] = bytes([first]) * (high - low)
                row[high] = last
                continue
            middle = (low + high) // 2
            between = word(middle)
            open_ += [(low, middle, first, between), (middle, high, between, last)]
        return bytes(row)


def _end(state: PokerState) -> BettingNode:
    """What can be won where the betting ends."""
    found = BettingNode(-1, state)
    paid = state.stakes.paid
    found.paid = list(paid)
    inside = state.inside
    if len(inside) == 1:
        found.chips = [sum(paid)]
        found.reach = [1 << inside[0]]
        return found
    for pot in pots(paid, inside):
        found.chips.append(pot.chips)
        found.reach.append(sum([1 << seat for seat in pot.seats]))
    return found
