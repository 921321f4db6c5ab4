"""Rollouts of a hand of Forty-Two or Moon from the bidding on, and the statistics of the options that were tried.

The other seats are assumed to bid what their hands are worth and to name their best trumps; then everyone plays like
greedy, seeing only what they may.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final, final

from boneyard.bots.evaluation import Evaluation, MoveValue, standard_error
from boneyard.bots.tricks.determinization import TrickDeal, hand_evaluator
from boneyard.bots.tricks.hand_value import WIDOW
from boneyard.bots.tricks.rollout_kernel import POINT_BITS, TrickRollout
from boneyard.bots.tricks.win_chance import MatchStakes
from boneyard.core.game import NOBODY, Points
from boneyard.core.move import PASS, Move
from boneyard.games.tricks.hand import seen_tiles
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made
from boneyard.games.tricks.state import BIDDING, NOTHING, TrickState
from boneyard.words.bot_reasons.search import Unit

_MASK: Final = (1 << POINT_BITS) - 1
_PASS: Final = Move(PASS)


@dataclass(frozen=True)
class Contract:
    """The trumps that a bidder names, the tile put aside (or NOTHING), and the value of the hand then."""

    trump: int
    aside: int
    value: float


@final
class ContractRollout:
    """Rolls out auctions and contracts at one table."""

    def __init__(self, game: TrickGame) -> None:
        self._game: Final = game
        self._evaluator: Final = hand_evaluator(game)
        self._more: Final = WIDOW if game.answers.widow else 0.0
        counts = bool(game.answers.counts)
        self._rollout: Final = TrickRollout(game.seats, game.answers.partners, counts)

    # --- the contract

    def contracts(self, hand: int, widow: int) -> list[Contract]:
        """All contracts for a hand, with the widow if there is one, the best first."""
        if widow == NOTHING:
            rests = [(NOTHING, hand)]
        else:
            whole = hand | 1 << widow
            rests = [(tile, whole ^ 1 << tile) for tile in seen_tiles(whole)]
        found = [
            Contract(trump, aside, value)
            for aside, rest in rests
            for trump, value in zip(self._evaluator.trumps, self._evaluator.each(rest))
        ]
        found.sort(key=lambda each: -each.value)
        return found

    def limit(self, hand: int) -> int:
        """The highest bid that a hand is assumed to make."""
        return int(max(self._evaluator.each(hand)) + self._more + 0.5)

    # --- the bidding

    def run_auction(self, state: TrickState, limits: list[int]) -> tuple[int, int]:
        """Who gets the bid, and at what, if each seat bids up to its limit and leaves the bid to a partner."""
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

    def roll_out(self, deal: TrickDeal, bidder: int, contract: Contract) -> Points:
        """The points that the sides take if this seat plays this contract."""
        hands = list(deal.hands)
        if contract.aside != NOTHING:
            widow = 1 << deal.beside if deal.beside >= 0 else 0
            hands[bidder] = (hands[bidder] | widow) & ~(1 << contract.aside)
        self._rollout.begin(hands, contract.trump, bidder, contract.aside, bidder, [])
        return points_by_side(self._game, self._rollout.roll_out())


def points_by_side(game: TrickGame, took: int) -> Points:
    """Each side's points, from the packed points of each seat."""
    found = [0] * game.sides
    for seat in range(game.seats):
        found[game.side(seat)] += (took >> (seat * POINT_BITS)) & _MASK
    return tuple(found)


def split_points(game: TrickGame, side: int, own: int, rest: int) -> Points:
    """A side's points, with the rest split among the others."""
    others = game.sides - 1
    found = []
    for each in range(game.sides):
        place = (each - side - 1) % game.sides
        found.append(own if each == side else (rest + place) // others)
    return tuple(found)


@final
@dataclass(frozen=True)
class TrialOption:
    """A move, and the contract that a bid or a tile put aside is meant for."""

    move: Move
    contract: Contract | None = None


@dataclass(frozen=True)
class Trial:
    """One option in one deal: the chance of winning the match afterwards, and whether the bid was made."""

    value: float
    made: float | None = None  # None if someone else got the bid


def trial(game: TrickGame, stakes: MatchStakes, bid: int, side: int, took: Points) -> Trial:
    """The trial in which the sides take these points and one of them has made this bid."""
    return Trial(stakes.value(bid, side, took), float(is_made(game.most, bid, took[side])))


def blend(one: Trial, other: Trial, share: float) -> Trial:
    """The weighted average of two trials of the same option; `share` is the weight of the other."""
    made = None
    if one.made is not None and other.made is not None:
        made = (1 - share) * one.made + share * other.made
    return Trial((1 - share) * one.value + share * other.value, made)


@final
class Trials:
    """The trials of some options, deal by deal; `settled` if there is only one possible deal."""

    def __init__(self, options: list[TrialOption], settled: bool = False) -> None:
        self.options: Final = options
        self._settled: Final = settled
        self._rows: Final[list[list[Trial]]] = []

    def add(self, row: list[Trial]) -> None:
        """Add the trial of each option in one more deal."""
        self._rows.append(row)

    def evaluation(
        self,
        why: Callable[[TrialOption, float, float | None], tuple[str, str]],
        unless: Callable[[float, float], bool] | None = None,
    ) -> Evaluation:
        """The moves, the best first, each by its best option.

        `why` gives the reason and the numbers for an option, its value and how often the bid was made. With `unless`
        a pass comes before a better move unless that is worth it: by its lead, and the probability that it is no worse.
        """
        best: dict[Move, int] = {}
        means = [self._mean(at) for at in range(len(self.options))]
        for at in sorted(range(len(self.options)), key=lambda each: -means[each]):
            best.setdefault(self.options[at].move, at)
        order = list(best.values())
        firm = False
        passing = best.get(_PASS)
        if unless is not None and passing is not None:
            lead = means[order[0]] - means[passing]
            if passing == order[0] or not unless(lead, self._better(order[0], passing)):
                order = [passing, *[at for at in order if at != passing]]
                firm = True
        values = []
        for at in order:
            reason, numbers = why(self.options[at], means[at], self._made(at))
            values.append(MoveValue(self.options[at].move, means[at], reason, self._error(at), numbers))
        sure = min([self._better(order[0], at) for at in order[1:]], default=1.0)
        return Evaluation(tuple(values), sure, Unit.MATCHES, len(self._rows), firm)

    def _mean(self, at: int) -> float:
        return sum([row[at].value for row in self._rows]) / len(self._rows)

    def _made(self, at: int) -> float | None:
        found = [row[at].made for row in self._rows]
        known = [each for each in found if each is not None]
        return sum(known) / len(known) if known else None

    def _error(self, at: int) -> float:
        return standard_error([row[at].value for row in self._rows], self._settled)

    def _better(self, one: int, other: int) -> float:
        """The probability that one option is no worse than another, by their differences deal for deal."""
        gaps = [row[one].value - row[other].value for row in self._rows]
        error = standard_error(gaps, self._settled)
        gap = sum(gaps) / len(gaps)
        return 1.0 if error == 0 else 0.5 * (1 + erf(gap / error / sqrt(2)))
