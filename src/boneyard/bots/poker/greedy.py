"""Greedy play at poker: the share of possible hands that this one beats, against the price of a call."""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.bot import SURE, Choice, sureness
from boneyard.bots.budget import Budget
from boneyard.bots.poker.hand_kernel import expected_share, share_beaten
from boneyard.core.game import Moves
from boneyard.core.match import View
from boneyard.core.move import Many, Move
from boneyard.core.rng import Rng
from boneyard.games.poker.moves import BET, CALL, CHECK, FOLD, RAISE
from boneyard.games.poker.ranks import HAND
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, EXCHANGING, PokerState
from boneyard.words.bot_reasons import poker as reasons
from boneyard.words.bot_reasons.poker import PokerMoveFacts
from boneyard.words.families.poker import class_name


@dataclass(frozen=True)
class PokerWeights:
    """How much better than an even chance a hand must be, and what another player's bets say about their hand."""

    bet: float = 0.08  # above an even share of the pot, to bet
    again: float = 0.2  # above an even share of the pot, to raise
    per_bet: float = 0.15  # the share of hands, from the worst up, ruled out by each bet and raise
    exchange: float = 0.25  # likewise by an exchange
    bluff: float = 0.2  # the chance that it means nothing


WEIGHTS: Final = PokerWeights()
_MATTERS: Final = 0.02  # of the hands: by this much an exchange must be better to be clearly better


@dataclass(frozen=True)
class Price:
    """What a call costs, and what can be won with it."""

    pays: int
    pot: int


def price_of(state: PokerState, seat: int) -> Price:
    """The price of a seat's call; chips that it could not win do not count."""
    stakes = state.stakes
    pays = min(stakes.owed(seat), stakes.left(seat))
    reach = stakes.paid[seat] + pays
    return Price(pays, sum([min(paid, reach) for paid in stakes.paid]))


def greedy_action(game: PokerGame, state: PokerState, seat: int, share: float, kinds: list[int]) -> int:
    """What greedy does with a hand that beats this share of all others, given the kinds of moves there are."""
    others = [other for other in state.inside if other != seat]
    chance = _chance_of_best(game, state, others, [share] * len(others))
    return _legal_action(chance, price_of(state, seat), len(others), kinds)


def _legal_action(chance: float, price: Price, others: int, kinds: list[int]) -> int:
    kind = _wanted_action(chance, price, others)
    if kind in kinds:
        return kind
    return int(CALL if price.pays else CHECK)


def _wanted_action(chance: float, price: Price, others: int) -> int:
    even = 1 / (others + 1)
    if price.pays == 0:
        return int(BET) if chance > even + WEIGHTS.bet else int(CHECK)
    if chance > even + WEIGHTS.again:
        return int(RAISE)
    return int(CALL) if chance * (price.pot + price.pays) > price.pays else int(FOLD)


def _chance_of_best(game: PokerGame, state: PokerState, others: list[int], shares: list[float]) -> float:
    """The chance of holding the best hand, given the share of hands beaten for each of the others."""
    chance = 1.0
    for other, share in zip(others, shares, strict=True):
        worse = _ruled_out(game, state, other)
        likely = max(share - worse, 0.0) / (1 - worse)
        chance *= WEIGHTS.bluff * share + (1 - WEIGHTS.bluff) * likely
    return chance


def _ruled_out(game: PokerGame, state: PokerState, other: int) -> float:
    """The share of hands, from the worst up, that a player who acted like this is assumed not to hold."""
    bets = -(-state.stakes.put[other] // game.answers.bet)
    exchanged = state.stage == BETTING_AGAIN
    return min(WEIGHTS.per_bet * bets + (WEIGHTS.exchange if exchanged else 0.0), 0.8)


@final
class PokerEvaluator:
    """Chooses a move for one view of a deal."""

    def __init__(self, game: PokerGame, state: PokerState, seat: int) -> None:
        self._game: Final = game
        self._state: Final = state
        self._seat: Final = seat
        self._ranking: Final = game.answers.ranking
        self._hand: Final = state.hands.of(seat)
        self._others: Final = [other for other in state.inside if other != seat]

    def choose(self, moves: Moves) -> Choice:
        """The best move, how sure it is, and why."""
        if self._state.stage == EXCHANGING:
            return self._exchange(moves)
        chance = self._chance()
        price = price_of(self._state, self._seat)
        legal = [int(move.kind) for move in moves]
        kind = _legal_action(chance, price, len(self._others), legal)
        sure = max(chance, 1 - chance)
        name = class_name(self._ranking, self._hand)
        facts = PokerMoveFacts(moves[legal.index(kind)], name, chance, price.pays, price.pot)
        return Choice(facts.move, sure, reasons.why(facts), reasons.numbers(facts))

    def _chance(self) -> float:
        """The chance of holding the best hand, as if the others' hands were independent of each other."""
        unseen = self._game.unseen(self._state)
        known: dict[int, float] = {}
        shares = []
        for other in self._others:
            held = int(self._state.hands.of(other).size)
            if held not in known:
                known[held] = share_beaten(self._ranking, self._hand, unseen, held)
            shares.append(known[held])
        return _chance_of_best(self._game, self._state, self._others, shares)

    def _exchange(self, moves: Moves) -> Choice:
        """Keep the tiles that become the best hand on average; among equals the first, so prefer to stand."""
        unseen = self._game.unseen(self._state)
        own = self._hand.tiles()
        scored: list[tuple[float, Move, tuple[int, ...]]] = []
        for move in moves:
            given = move.groups[0] if isinstance(move, Many) else ()
            kept = [tile for tile in own if tile not in given]
            if len(own) == HAND:
                scored.append(
                    (expected_share(self._ranking, kept, unseen, len(self._others)), move, tuple(kept))
                )
            else:
                scored.append((0.0, move, tuple(kept)))
        _, move, keeps = max(scored, key=lambda each: each[0])
        sure = sureness([share for share, _, _ in scored], _MATTERS)
        facts = PokerMoveFacts(
            move, class_name(self._ranking, self._hand), 0.0, 0, self._state.stakes.pot(), keeps
        )
        return Choice(move, sure, reasons.why(facts))


def choose(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    """The move that greedy makes at poker."""
    game, state = view.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    if len(moves) == 1:
        return Choice(moves[0], SURE, reasons.only())
    return PokerEvaluator(game, state, view.seat).choose(moves)
