"""The tree of a round of betting, built from the rules action by action, and the path to where the betting stands."""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.inference.sight import full_hands, full_yard
from boneyard.bots.poker.cfr.cfr_kernel import BettingNode
from boneyard.bots.poker.cfr.deals_kernel import AFTER, BEFORE, NEVER
from boneyard.bots.poker.greedy import greedy_action
from boneyard.core.game import State
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Many
from boneyard.core.rng import Rng
from boneyard.games.poker.moves import EXCHANGE
from boneyard.games.poker.pots import pots
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, PokerState

STRENGTH_LEVELS: Final = 64  # how finely a greedy player distinguishes hands


@dataclass(frozen=True)
class BettingRound:
    """How a round of betting began, the actions since, and the exchanges before it."""

    start: PokerState  # as the seat sees it
    actions: tuple[int, ...]  # the kinds of the moves
    drew: tuple[int, ...]  # by seat, the tiles exchanged; -1 if unknown
    when: int


def betting_round(view: View, history: History) -> BettingRound:
    """The round of betting that a view is in."""
    game, state = view.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    drew = [-1] * game.seats
    actions: list[int] = []
    start = state
    for event in history.events:
        before = event.before
        assert isinstance(before, PokerState)
        if event.move.kind == EXCHANGE:
            assert isinstance(event.move, Many)
            drew[event.seat] = len(event.move.groups[0])
        elif before.stage == state.stage:
            start = start if actions else before
            actions.append(int(event.move.kind))
        elif before.stage != BETTING_AGAIN and state.stage == BETTING_AGAIN and drew[event.seat] < 0:
            drew[event.seat] = 0
    when = AFTER if state.stage == BETTING_AGAIN else BEFORE if game.answers.exchange else NEVER
    return BettingRound(start, tuple(actions), tuple(drew), when)


@final
class BettingTree:
    """Expands the tree lazily, node by node; the legal actions do not depend on the hands."""

    def __init__(self, view: View, start: PokerState) -> None:
        game = view.game
        assert isinstance(game, PokerGame)
        any_deal = determinize(View(game, start, view.seat, view.scores, view.number), Rng(1))
        self._game: Final = game
        self._stage: Final = any_deal.stage
        self.root: Final = self._node(any_deal)

    def __call__(self, node: BettingNode) -> None:
        """Set the actions of a node, and the nodes they lead to."""
        state, seat = node.state, int(node.seat)
        assert isinstance(state, PokerState)
        moves = self._game.moves(state, seat)
        node.actions = [int(move.kind) for move in moves]
        node.greedy = self._greedy_actions(state, seat, node.actions)
        node.children = [self._node(self._game.play(state, seat, move)) for move in moves]

    def _node(self, state: State) -> BettingNode:
        assert isinstance(state, PokerState)
        return BettingNode(state.waiting[0], state) if state.stage == self._stage else _end(state)

    def _greedy_actions(self, state: PokerState, seat: int, kinds: list[int]) -> bytes:
        """Greedy's action by the share of all hands that its own beats; bisected, as it grows bolder with the share."""

        def action(level: int) -> int:
            return kinds.index(greedy_action(self._game, state, seat, (level + 0.5) / STRENGTH_LEVELS, kinds))

        row = bytearray(STRENGTH_LEVELS)
        open_ = [(0, STRENGTH_LEVELS - 1, action(0), action(STRENGTH_LEVELS - 1))]
        while open_:
            low, high, first, last = open_.pop()
            if first == last or high - low < 2:
                row[low:high] = bytes([first]) * (high - low)
                row[high] = last
                continue
            middle = (low + high) // 2
            between = action(middle)
            open_ += [(low, middle, first, between), (middle, high, between, last)]
        return bytes(row)


def _end(state: PokerState) -> BettingNode:
    """The end of the betting, with what can be won."""
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


def determinize(view: View, rng: Rng) -> PokerState:
    """A whole deal of poker: nothing that is done at the table rules out a hand, so all are equally likely."""
    game, state = view.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    over = game.unseen(state)
    rng.shuffle(over)
    hidden = [[over.pop() for _ in range(hand.down)] for hand in state.hands.row()]
    given = [[over.pop() for _ in range(hand.down)] for hand in state.given.row()]
    hands = full_hands(state.hands, hidden)
    return state.with_tiles(hands, full_hands(state.given, given), full_yard(state.yard, over))
