"""A hand of Forty-Two or Moon told from its bidding on: who gets the bid in a world, and what comes of it.

The other seats are taken to bid what their hands promise and to name what promises most, and all to play as greedy
does, every seat seeing only what it may.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final, final

from boneyard.bots.evaluation import Evaluation, MoveValue, standard_error
from boneyard.bots.tricks.determinization import WIDOW, TrickDeal, hand_evaluator
from boneyard.bots.tricks.rollout_kernel import POINT_BITS, TrickRollout
from boneyard.bots.tricks.win_chance import Stakes
from boneyard.core.game import NOBODY, Points
from boneyard.core.move import PASS, Move
from boneyard.games.tricks.holding import seen_tiles
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made
from boneyard.games.tricks.state import BIDDING, NOTHING, TrickState

_MASK: Final = (1 << POINT_BITS) - 1


_PASS: Final = Move(PASS)


@dataclass(frozen=True)
class Contract:
    """The trumps that a bidder names and the tile put aside for them, NOTHING where there is none."""

    trump: int
    aside: int
    promise: float


@final
class ContractRollout:
    """Tells hands at one table."""

    def __init__(self, game: TrickGame) -> None:
        self._game: Final = game
        self._promiser: Final = hand_evaluator(game)
        self._more: Final = WIDOW if game.answers.widow else 0.0
        counts = bool(game.answers.counts)
        self._playout: Final = TrickRollout(game.seats, game.answers.partners, counts)

    # --- the contract

    def contracts(self, hand: int, widow: int) -> list[Contract]:
        """All contracts for a hand with the widow or without one, the most promising first."""
        if widow == NOTHING:
            rests = [(NOTHING, hand)]
        else:
            whole = hand | 1 << widow
            rests = [(tile, whole ^ 1 << tile) for tile in seen_tiles(whole)]
        found = [
            Contract(trump, aside, promised)
            for aside, rest in rests
            for trump, promised in zip(self._promiser.trumps, self._promiser.each(rest))
        ]
        found.sort(key=lambda each: -each.promise)
        return found

    def limit(self, hand: int) -> int:
        """The highest bid that a hand is taken to make."""
        return int(max(self._promiser.each(hand)) + self._more + 0.5)

    # --- the bidding

    def auctioned(self, state: TrickState, limits: list[int]) -> tuple[int, int]:
        """Who gets the bid, and at what, when each seat goes up to its limit and leaves the bid to a partner."""
        game = self._game
        while state.owes == BIDDING:
            seat = int(state.turn)
            moves = game.moves(state, seat)
            ours = state.bidder != NOBODY and game.side(state.bidder) == game.side(seat)
            bids = not ours and len(moves) > 1 and min(int(moves[1].left), game.most) <= limits[seat]
            after = game.play(state, seat, moves[1] if bids else _PASS)
            assert isinstance(after, TrickState)
            state = after
        return state.bidder, state.bid

    # --- the play

    def told(self, world: TrickDeal, bidder: int, contract: Contract) -> Points:
        """What the sides take when a bidder has the bid."""
        hands = list(world.hands)
        if contract.aside != NOTHING:
            widow = 1 << world.beside if world.beside >= 0 else 0
            hands[bidder] = (hands[bidder] | widow) & ~(1 << contract.aside)
        self._playout.begin(hands, contract.trump, bidder, contract.aside, bidder, [])
        return points_by_side(self._game, self._playout.to_the_end())


def points_by_side(game: TrickGame, took: int) -> Points:
    """What each side took, out of what each seat did."""
    found = [0] * game.sides
    for seat in range(game.seats):
        found[game.side(seat)] += (took >> (seat * POINT_BITS)) & _MASK
    return tuple(found)


def split_points(game: TrickGame, side: int, own: int, rest: int) -> Points:
    """A side's points, the rest being shared among the others."""
    others = game.sides - 1
    found = []
    for each in range(game.sides):
        place = (each - side - 1) % game.sides
        found.append(own if each == side else (rest + place) // others)
    return tuple(found)


UNIT: Final = "of the matches won"


@final
@dataclass(frozen=True)
class Option:
    """A move, and for a bid or a tile put aside the contract it is meant for."""

    move: Move
    contract: Contract | None = None


@dataclass(frozen=True)
class Trial:
    """One way in one world: the chance to win the match after it, and whether the bid in question was made."""

    value: float
    made: float | None = None  # None where somebody else got the bid


def trial(game: TrickGame, stakes: Stakes, bid: int, side: int, took: Points) -> Trial:
    """What it comes to when the sides take this and one of them has bid so much."""
    return Trial(stakes.value(bid, side, took), float(is_made(game.most, bid, took[side])))


def blend(one: Trial, other: Trial, share: float) -> Trial:
    """Two tellings of the same, the other one believed for this share."""
    made = None
    if one.made is not None and other.made is not None:
        made = (1 - share) * one.made + share * other.made
    return Trial((1 - share) * one.value + share * other.value, made)


@final
class Trials:
    """The trials of some ways, world by world, or in the only one there is where that is settled."""

    def __init__(self, ways: list[Option], settled: bool = False) -> None:
        self.ways: Final = ways
        self._settled: Final = settled
        self._rows: Final[list[list[Trial]]] = []

    def add(self, row: list[Trial]) -> None:
        """What came of each way in one more world."""
        self._rows.append(row)

    def thought(self, why: Callable[[Option, float, float | None], str]) -> Evaluation:
        """The moves, the best first, each by its best way; `why` is told the way, its value, how often it was made."""
        best: dict[Move, int] = {}
        means = [self._mean(at) for at in range(len(self.ways))]
        for at in sorted(range(len(self.ways)), key=lambda each: -means[each]):
            best.setdefault(self.ways[at].move, at)
        order = list(best.values())
        worths = [
            MoveValue(
                self.ways[at].move, means[at], why(self.ways[at], means[at], self._made(at)), self._error(at)
            )
            for at in order
        ]
        sure = min([self._better(order[0], at) for at in order[1:]], default=1.0)
        return Evaluation(tuple(worths), sure, UNIT, len(self._rows))

    def _mean(self, at: int) -> float:
        return sum([row[at].value for row in self._rows]) / len(self._rows)

    def _made(self, at: int) -> float | None:
        found = [row[at].made for row in self._rows]
        known = [each for each in found if each is not None]
        return sum(known) / len(known) if known else None

    def _error(self, at: int) -> float:
        return standard_error([row[at].value for row in self._rows], self._settled)

    def _better(self, one: int, other: int) -> float:
        """How sure it is that one way is no worse than another: by their differences, world for world."""
        gaps = [row[one].value - row[other].value for row in self._rows]
        error = standard_error(gaps, self._settled)
        gap = sum(gaps) / len(gaps)
        return 1.0 if error == 0 else 0.5 * (1 + erf(gap / error / sqrt(2)))
