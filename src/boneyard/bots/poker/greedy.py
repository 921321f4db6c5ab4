"""How poker is bet on: the share of the hands that are possible elsewhere which the own one beats, against the pot."""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.bot import sureness
from boneyard.bots.poker.hand_kernel import expected_share, share_beaten
from boneyard.core.move import BET, CALL, CHECK, FOLD, RAISE, Many, Move
from boneyard.games.poker.ranking import HAND
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, EXCHANGING, PokerState


@dataclass(frozen=True)
class PokerWeights:
    """What no rule says: how much better than an even chance a hand must be, and what a bet tells of another's."""

    bet: float = 0.08  # on top of an even share of the pot
    again: float = 0.2  # on top of it, to raise
    told: float = 0.15  # the worst hands that are ruled out for a player by each bet and raise
    changed: float = 0.25  # likewise by an exchange
    bluff: float = 0.2  # the chance that it told nothing


WEIGHTS: Final = PokerWeights()


_MATTERS: Final = 0.02  # of the hands: by so much an exchange has to be better before it is clearly so


@dataclass(frozen=True)
class Wager:
    """A choice in poker, and the facts that its sentence needs."""

    move: Move
    hand: str  # the class of the own hand
    chance: float  # that it is the best one
    pays: int  # for the call
    pot: int  # that can be won with it
    keeps: tuple[int, ...] = ()  # in the exchange
    sure: float = 1.0


@dataclass(frozen=True)
class Price:
    """What a call costs, and what can be won with it."""

    pays: int
    pot: int


def price_of(state: PokerState, seat: int) -> Price:
    """The price of a seat's call; what it could not win counts for nothing."""
    stakes = state.stakes
    pays = min(stakes.owed(seat), stakes.left(seat))
    reach = stakes.paid[seat] + pays
    return Price(pays, sum([min(paid, reach) for paid in stakes.paid]))


def greedy_action(game: PokerGame, state: PokerState, seat: int, share: float, kinds: list[int]) -> int:
    """The kind of what greedy says with a hand that beats this share of all others, of the words there are."""
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
    """The chance to be best, given the share of hands beaten for each of the others."""
    chance = 1.0
    for other, share in zip(others, shares, strict=True):
        worse = _ruled_out(game, state, other)
        likely = max(share - worse, 0.0) / (1 - worse)
        chance *= WEIGHTS.bluff * share + (1 - WEIGHTS.bluff) * likely
    return chance


def _ruled_out(game: PokerGame, state: PokerState, other: int) -> float:
    """The share of the hands, from the worst up, that a player who acted so is taken not to hold."""
    bets = -(-state.stakes.put[other] // game.answers.bet)
    exchanged = state.stage == BETTING_AGAIN
    return min(WEIGHTS.told * bets + (WEIGHTS.changed if exchanged else 0.0), 0.8)


@final
class PokerEvaluator:
    """Judges one view of a deal."""

    def __init__(self, game: PokerGame, state: PokerState, seat: int) -> None:
        self._game: Final = game
        self._state: Final = state
        self._seat: Final = seat
        self._ranking: Final = game.answers.ranking
        self._hand: Final = state.hands.of(seat)
        self._others: Final = [other for other in state.inside if other != seat]

    def best(self, moves: tuple[Move, ...]) -> Wager:
        """The choice for this view."""
        if self._state.stage == EXCHANGING:
            return self._exchange(moves)
        chance = self._chance()
        price = price_of(self._state, self._seat)
        legal = [int(move.kind) for move in moves]
        kind = _legal_action(chance, price, len(self._others), legal)
        sure = max(chance, 1 - chance)
        name = self._ranking.name(self._hand)
        return Wager(moves[legal.index(kind)], name, chance, price.pays, price.pot, (), sure)

    def _chance(self) -> float:
        """The chance to hold the best hand; the others' are taken to be independent of each other."""
        unseen = self._game.unseen(self._state)
        known: dict[int, float] = {}
        shares = []
        for other in self._others:
            held = int(self._state.hands.of(other).size)
            if held not in known:
                known[held] = share_beaten(self._ranking, self._hand, unseen, held)
            shares.append(known[held])
        return _chance_of_best(self._game, self._state, self._others, shares)

    def _exchange(self, moves: tuple[Move, ...]) -> Wager:
        """The tiles to keep that become the best hand on average; of equals the first, so rather to stand."""
        unseen = self._game.unseen(self._state)
        own = self._hand.tiles()
        judged: list[tuple[float, Move, tuple[int, ...]]] = []
        for move in moves:
            given = move.groups[0] if isinstance(move, Many) else ()
            kept = [tile for tile in own if tile not in given]
            if len(own) == HAND:
                judged.append(
                    (expected_share(self._ranking, kept, unseen, len(self._others)), move, tuple(kept))
                )
            else:
                judged.append((0.0, move, tuple(kept)))
        _, move, keeps = max(judged, key=lambda each: each[0])
        sure = sureness([hoped for hoped, _, _ in judged], _MATTERS)
        return Wager(move, self._ranking.name(self._hand), 0.0, 0, self._state.stakes.pot(), keeps, sure)
