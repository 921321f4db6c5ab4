"""How likely a deal is by what the others said and played: who bids holds something, who passes does not.

A hand is taken to bid what it promises (see trickhand), give or take: strong evidence where the promise is far from
the bid, and hardly any where it is near. Tiles are taken to be played as greedy would, most of the time: who did
something else probably holds another hand.
"""

from math import exp
from typing import Final, final

from boneyard.bots.playout_kernel import Playout
from boneyard.bots.promise_kernel import Promiser
from boneyard.bots.trickguess import World
from boneyard.bots.trickhand import POINTS, TRICKS
from boneyard.core.game import NOBODY
from boneyard.games.tricks.holding import holding_of
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import NO_TRUMP_YET, TrickState

WIDOW: Final = 0.55  # tricks that a choice of eight tiles is worth more than seven
# By how much a promise may miss: of points, and of tricks where nothing else counts.
_POINTS_GIVE: Final = 1.5
_TRICKS_GIVE: Final = 0.2
STRANGE = 0.5  # how much less likely a deal is for each play in it that greedy would not have made


def promiser(game: TrickGame) -> Promiser:
    """Weighs the hands of this table."""
    counts = bool(game.answers.counts)
    weights = list(POINTS if counts else TRICKS)
    return Promiser(int(holding_of(game.tiles)), counts, weights, list(game.answers.trumps))


@final
class Likely:
    """Weighs worlds by what the other seats have said."""

    def __init__(self, game: TrickGame, state: TrickState, seat: int) -> None:
        self._promiser: Final = promiser(game)
        self._give: Final = _POINTS_GIVE if game.answers.counts else _TRICKS_GIVE
        self._more: Final = WIDOW if game.answers.widow else 0.0
        self._most: Final = game.most
        self._trump: Final = state.trump
        self._bidder: Final = state.bidder
        self._seat: Final = seat
        self._played: Final = _played(game, state)
        self._plays: Final = _plays(game, state)
        self._playout: Final = Playout(game.seats, game.answers.partners, bool(game.answers.counts))
        self._asked: Final = self._questions(game, state, seat)

    @property
    def tells(self) -> bool:
        """Whether anything was said that makes a difference."""
        return bool(self._asked or self._plays)

    def weight(self, world: World) -> float:
        """How likely the others would have said what they said with these hands; 1 where they said nothing."""
        found = STRANGE ** self._strange(world) if self._plays and STRANGE < 1 else 1.0
        for seat, bid, passed in self._asked:
            promised = self._promiser.each(world.hands[seat] | self._played[seat])
            best = max(promised)
            if seat == self._bidder and self._trump != NO_TRUMP_YET:
                named = promised[self._promiser.trumps.index(self._trump)]
                found /= sum([exp((each - named) / self._give) for each in promised])
                best = named
            if bid:
                found *= _surely((best - bid) / self._give)
            if passed:
                found *= _surely((passed - best) / self._give)
        return found

    def _strange(self, world: World) -> int:
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


def _surely(distance: float) -> float:
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
