"""Determinizations of Forty-Two and Moon: whole deals that agree with what a seat sees, weighted by their likelihood.

A deal is possible if it agrees with everything public: the tiles seen, how many each hand holds, and the suits that
someone did not follow. In Moon the widow, or the tile that was put aside, is one more place for an unseen tile. Bids
and plays rule nothing out, but they make some deals likelier than others.
"""

from dataclasses import dataclass
from math import exp
from typing import Final, final

from boneyard.bots.inference.worlds import Draw
from boneyard.bots.tricks.deal_sampler_kernel import PLACES, DealSampler
from boneyard.bots.tricks.hand_value import POINTS, TRICKS, WIDOW
from boneyard.bots.tricks.hand_value_kernel import HandEvaluator
from boneyard.bots.tricks.rollout_kernel import TrickRollout
from boneyard.core.game import NOBODY
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng
from boneyard.core.tile import DOWN
from boneyard.games.tricks.hand import SEEN, holding_of, seen_tiles, size
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import NO_TRUMP_YET, NOTHING, TrickState
from boneyard.games.tricks.suits import following, led_by

BESIDE: Final = -1  # the place of the widow and of the tile put aside


@dataclass(frozen=True)
class TrickDeal:
    """One determinization: a word of tiles for each seat, and the tile beside them or NOTHING."""

    hands: tuple[int, ...]
    beside: int


@final
class PossibleDeals:
    """All deals that agree with what a seat sees."""

    def __init__(self, game: TrickGame, state: TrickState, seat: int) -> None:
        self._state: Final = state
        self._own: Final = seat
        self._hands: Final = [int(state.hand(each) & SEEN) for each in range(game.seats)]
        self._known: Final = _known_beside(state)
        self._places: Final = self._hidden(game)
        tiles = seen_tiles(game.out(state, state.a | state.b | state.c | state.d))
        shown = voids(game, state)
        cannot = [shown[place] if place >= 0 else 0 for place in self._places]
        may = [sum(1 << at for at, void in enumerate(cannot) if not (void >> tile) & 1) for tile in tiles]
        room = [1 if place == BESIDE else int(size(state.hand(place))) for place in self._places]
        more = PLACES - len(room)
        self._sampler: Final = DealSampler(tiles, may, room + [0] * more)

    @property
    def count(self) -> int:
        """How many deals are possible."""
        return self._sampler.count

    def draw(self, rng: Rng) -> TrickDeal:
        """One of them, all equally likely."""
        hands = list(self._hands)
        beside = self._known
        for place, tiles in zip(self._places, self._sampler.draw(rng)):
            if place == BESIDE:
                beside = tiles.bit_length() - 1
            else:
                hands[place] = tiles
        return TrickDeal(tuple(hands), beside)

    def state(self, deal: TrickDeal) -> TrickState:
        """The state with nothing face down if this is the deal."""
        now = self._state
        a, b, c, d = [*deal.hands, 0][:4]
        auction = now.auction
        widow = deal.beside if auction.widow != NOTHING else NOTHING
        aside = deal.beside if auction.aside != NOTHING else NOTHING
        shown = auction.showing(widow, aside)
        return now.with_tiles(a, b, c, d, shown)

    def _hidden(self, game: TrickGame) -> list[int]:
        """The places that hold unseen tiles."""
        found = [seat for seat in range(game.seats) if seat != self._own]
        if DOWN in (self._state.auction.widow, self._state.auction.aside):
            found.append(BESIDE)
        return found


def _known_beside(state: TrickState) -> int:
    """The tile put aside, if the seat put it there itself."""
    return int(state.auction.aside) if state.auction.aside >= 0 else NOTHING


def voids(game: TrickGame, state: TrickState) -> list[int]:
    """For each seat the tiles it cannot hold, a bit for each: the suits it did not follow."""
    found = [0] * game.seats
    tricks = [rows for _, rows in game.tricks(state)]
    for rows in [*tricks, game.trick(state)]:
        if not rows:
            continue
        follows = int(following(led_by(rows[0][1], state.trump), state.trump))
        for seat, tile in rows:
            if not (follows >> tile) & 1:
                found[seat] |= follows
    return found


# The scale of the logistic function that turns a hand's value into the likelihood of a bid: in points, and in tricks.
_POINTS_SCALE: Final = 1.5
_TRICKS_SCALE: Final = 0.2
SURPRISE = 0.5  # the factor on a deal's likelihood for each play that greedy would not have made in it


def hand_evaluator(game: TrickGame) -> HandEvaluator:
    """The evaluator for the hands of this table."""
    counts = bool(game.answers.counts)
    weights = list(POINTS if counts else TRICKS)
    return HandEvaluator(int(holding_of(game.tiles)), counts, weights, list(game.answers.trumps))


@final
class DealLikelihood:
    """Weights deals by how likely they make what the other seats bid and played."""

    def __init__(self, game: TrickGame, state: TrickState, seat: int) -> None:
        self._evaluator: Final = hand_evaluator(game)
        self._scale: Final = _POINTS_SCALE if game.answers.counts else _TRICKS_SCALE
        self._more: Final = WIDOW if game.answers.widow else 0.0
        self._most: Final = game.most
        self._trump: Final = state.trump
        self._bidder: Final = state.bidder
        self._seat: Final = seat
        self._played: Final = _played(game, state)
        self._plays: Final = _plays(game, state)
        self._rollout: Final = TrickRollout(game.seats, game.answers.partners, bool(game.answers.counts))
        self._bids: Final = self._bid_bounds(game, state, seat)

    @property
    def informative(self) -> bool:
        """Whether anything was bid or played that makes a difference."""
        return bool(self._bids or self._plays)

    def weight(self, deal: TrickDeal) -> float:
        """How likely these hands make the others' bids and plays; 1 if there were none."""
        found = SURPRISE ** self._surprises(deal) if self._plays and SURPRISE < 1 else 1.0
        for seat, bid, passed in self._bids:
            values = self._evaluator.each(deal.hands[seat] | self._played[seat])
            best = max(values)
            if seat == self._bidder and self._trump != NO_TRUMP_YET:
                named = values[self._evaluator.trumps.index(self._trump)]
                found /= sum([exp((each - named) / self._scale) for each in values])
                best = named
            if bid:
                found *= _sigmoid((best - bid) / self._scale)
            if passed:
                found *= _sigmoid((passed - best) / self._scale)
        return found

    def _surprises(self, deal: TrickDeal) -> int:
        """How many plays of the others greedy would not have made in this deal."""
        hands = [left | played for left, played in zip(deal.hands, self._played)]
        self._rollout.begin(hands, self._trump, self._bidder, deal.beside, self._bidder, [])
        return self._rollout.count_surprises(self._plays, self._seat)

    def _bid_bounds(self, game: TrickGame, state: TrickState, own: int) -> list[tuple[int, float, float]]:
        """For each other seat a lower and an upper bound on its hand's value; 0 if nothing is known."""
        least = [0.0] * game.seats
        below = [0.0] * game.seats
        standing, holder = 0, NOBODY
        for seat, bid in state.calls():
            if bid:
                least[seat] = min(bid, self._most) - 0.5 - self._more
                standing, holder = bid, seat
            elif holder == NOBODY or game.side(holder) != game.side(seat):
                higher = [each for each in game.answers.bids if each > standing]
                if higher and not below[seat]:
                    below[seat] = min(higher[0], self._most) - 0.5 - self._more
        return [
            (seat, least[seat], below[seat])
            for seat in range(game.seats)
            if seat != own and (least[seat] or below[seat])
        ]


def _sigmoid(distance: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, distance))))


def _played(game: TrickGame, state: TrickState) -> list[int]:
    """For each seat the tiles it has played, a bit for each."""
    found = [0] * game.seats
    for rows in [*[rows for _, rows in game.tricks(state)], game.trick(state)]:
        for seat, tile in rows:
            found[seat] |= 1 << tile
    return found


def _plays(game: TrickGame, state: TrickState) -> list[int]:
    """All tiles that were played, in order."""
    rows = [*[rows for _, rows in game.tricks(state)], game.trick(state)]
    return [tile for row in rows for _, tile in row]


def trick_worlds(view: View, history: History) -> Draw:
    """The worlds of a trick-taking game, all equally likely."""
    game, state = _table(view)
    deals = PossibleDeals(game, state, view.seat)
    return lambda rng: deals.state(deals.draw(rng))


def likely_worlds(view: View, history: History) -> Draw:
    """The worlds of a trick-taking game, those in which the others bid and played sensibly more often."""
    game, state = _table(view)
    deals = PossibleDeals(game, state, view.seat)
    return lambda rng: deals.state(TrickDeterminizations(game, state, view.seat, rng).sample())


def _table(view: View) -> tuple[TrickGame, TrickState]:
    game, state = view.game, view.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    return game, state


POOL: Final = 16  # possible deals that one is resampled from


@final
class TrickDeterminizations:
    """Draws deals in proportion to their likelihood, by importance resampling from a small pool."""

    def __init__(self, game: TrickGame, state: TrickState, seat: int, rng: Rng) -> None:
        self._deals: Final = PossibleDeals(game, state, seat)
        self._likelihood: Final = DealLikelihood(game, state, seat)
        self._rng: Final = rng

    @property
    def settled(self) -> bool:
        """Whether there is only one possible deal."""
        return self._deals.count == 1

    def sample(self) -> TrickDeal:
        """One deal from a pool of possible ones, in proportion to its likelihood."""
        if not self._likelihood.informative:
            return self._deals.draw(self._rng)
        pool = [self._deals.draw(self._rng) for _ in range(min(POOL, self._deals.count))]
        weights = [self._likelihood.weight(each) for each in pool]
        at = self._rng.below(1 << 30) / (1 << 30) * sum(weights)
        for deal, weight in zip(pool, weights):
            at -= weight
            if at < 0:
                return deal
        return pool[-1]
