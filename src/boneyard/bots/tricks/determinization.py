"""What a seat of Forty-Two or Moon cannot see, guessed: whole deals, each that is possible equally likely.

Possible is what agrees with everything public: the tiles seen, how many each hand holds, and the suits that somebody
did not follow. In Moon the widow, or the tile that was put aside, is one more place that an unseen tile may be in.
Bids rule nothing out; how likely they make a deal is for tricklikely to say.
"""

from dataclasses import dataclass
from math import exp
from typing import Final, final

from boneyard.bots.tricks.deal_sampler_kernel import PLACES, DealSampler
from boneyard.bots.tricks.hand_value import POINTS, TRICKS
from boneyard.bots.tricks.hand_value_kernel import HandEvaluator
from boneyard.bots.tricks.rollout_kernel import TrickRollout
from boneyard.core.game import NOBODY
from boneyard.core.rng import Rng
from boneyard.core.tile import DOWN
from boneyard.games.tricks.holding import SEEN, holding_of, seen_tiles, size
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import NO_TRUMP_YET, NOTHING, TrickState
from boneyard.games.tricks.suits import following, led_by

BESIDE: Final = -1  # the place of the widow and of the tile aside


@dataclass(frozen=True)
class TrickDeal:
    """One deal as it may be: a word of tiles for each seat, and the tile beside them or NOTHING."""

    hands: tuple[int, ...]
    beside: int


@final
class PossibleDeals:
    """Deals that agree with what a seat sees."""

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
        self._dealer: Final = DealSampler(tiles, may, room + [0] * more)

    @property
    def ways(self) -> int:
        """How many deals are possible."""
        return self._dealer.ways

    def draw(self, rng: Rng) -> TrickDeal:
        """One of them."""
        hands = list(self._hands)
        beside = self._known
        for place, tiles in zip(self._places, self._dealer.draw(rng)):
            if place == BESIDE:
                beside = tiles.bit_length() - 1
            else:
                hands[place] = tiles
        return TrickDeal(tuple(hands), beside)

    def state(self, world: TrickDeal) -> TrickState:
        """The moment as it is in a world, nothing face down."""
        now = self._state
        a, b, c, d = [*world.hands, 0][:4]
        auction = now.auction
        widow = world.beside if auction.widow != NOTHING else NOTHING
        aside = world.beside if auction.aside != NOTHING else NOTHING
        shown = auction.showing(widow, aside)
        return TrickState(
            a, b, c, d, shown, now.owes, now.turn, now.leader, now.table, now.taken, now.claimed
        )

    def _hidden(self, game: TrickGame) -> list[int]:
        """The places that hold tiles which are not seen."""
        found = [seat for seat in range(game.seats) if seat != self._own]
        if DOWN in (self._state.auction.widow, self._state.auction.aside):
            found.append(BESIDE)
        return found


def _known_beside(state: TrickState) -> int:
    """The tile put aside, for who put it there."""
    return int(state.auction.aside) if state.auction.aside >= 0 else NOTHING


def voids(game: TrickGame, state: TrickState) -> list[int]:
    """For each seat the tiles it has shown that it does not hold, a bit for each: suits it did not follow."""
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


WIDOW: Final = 0.55  # tricks that a choice of eight tiles is worth more than seven


# By how much a promise may miss: of points, and of tricks where nothing else counts.
_POINTS_SCALE: Final = 1.5


_TRICKS_SCALE: Final = 0.2


SURPRISE = 0.5  # how much less likely a deal is for each play in it that greedy would not have made


def hand_evaluator(game: TrickGame) -> HandEvaluator:
    """Weighs the hands of this table."""
    counts = bool(game.answers.counts)
    weights = list(POINTS if counts else TRICKS)
    return HandEvaluator(int(holding_of(game.tiles)), counts, weights, list(game.answers.trumps))


@final
class DealLikelihood:
    """Weighs worlds by what the other seats have said."""

    def __init__(self, game: TrickGame, state: TrickState, seat: int) -> None:
        self._promiser: Final = hand_evaluator(game)
        self._give: Final = _POINTS_SCALE if game.answers.counts else _TRICKS_SCALE
        self._more: Final = WIDOW if game.answers.widow else 0.0
        self._most: Final = game.most
        self._trump: Final = state.trump
        self._bidder: Final = state.bidder
        self._seat: Final = seat
        self._played: Final = _played(game, state)
        self._plays: Final = _plays(game, state)
        self._playout: Final = TrickRollout(game.seats, game.answers.partners, bool(game.answers.counts))
        self._asked: Final = self._questions(game, state, seat)

    @property
    def tells(self) -> bool:
        """Whether anything was said that makes a difference."""
        return bool(self._asked or self._plays)

    def weight(self, world: TrickDeal) -> float:
        """How likely the others would have said what they said with these hands; 1 where they said nothing."""
        found = SURPRISE ** self._strange(world) if self._plays and SURPRISE < 1 else 1.0
        for seat, bid, passed in self._asked:
            promised = self._promiser.each(world.hands[seat] | self._played[seat])
            best = max(promised)
            if seat == self._bidder and self._trump != NO_TRUMP_YET:
                named = promised[self._promiser.trumps.index(self._trump)]
                found /= sum([exp((each - named) / self._give) for each in promised])
                best = named
            if bid:
                found *= _sigmoid((best - bid) / self._give)
            if passed:
                found *= _sigmoid((passed - best) / self._give)
        return found

    def _strange(self, world: TrickDeal) -> int:
        """How many plays of the others would be strange in this world."""
        hands = [left | played for left, played in zip(world.hands, self._played)]
        self._playout.begin(hands, self._trump, self._bidder, world.beside, self._bidder, [])
        return self._playout.strange(self._plays, self._seat)

    def _questions(self, game: TrickGame, state: TrickState, own: int) -> list[tuple[int, float, float]]:
        """For each other seat what its hand promised at least, and what it did not; 0 for nothing known."""
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
    """All tiles that were played, in their order."""
    rows = [*[rows for _, rows in game.tricks(state)], game.trick(state)]
    return [tile for row in rows for _, tile in row]


POOL: Final = 16  # possible worlds out of which one is taken


@final
class TrickDeterminizations:
    """Draws worlds as likely as what was said makes them."""

    def __init__(self, game: TrickGame, state: TrickState, seat: int, rng: Rng) -> None:
        self._guess: Final = PossibleDeals(game, state, seat)
        self._likely: Final = DealLikelihood(game, state, seat)
        self._rng: Final = rng

    @property
    def settled(self) -> bool:
        """Whether there is only one."""
        return self._guess.ways == 1

    def draw(self) -> TrickDeal:
        """One of some possible worlds, taken as likely as it is."""
        if not self._likely.tells:
            return self._guess.draw(self._rng)
        pool = [self._guess.draw(self._rng) for _ in range(min(POOL, self._guess.ways))]
        weights = [self._likely.weight(each) for each in pool]
        at = self._rng.below(1 << 30) / (1 << 30) * sum(weights)
        for world, weight in zip(pool, weights):
            at -= weight
            if at < 0:
                return world
        return pool[-1]
