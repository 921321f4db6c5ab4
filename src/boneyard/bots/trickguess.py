"""What a seat of Forty-Two or Moon cannot see, guessed: whole deals, each that is possible equally likely.

Possible is what agrees with everything public: the tiles seen, how many each hand holds, and the suits that somebody
did not follow. In Moon the widow, or the tile that was put aside, is one more place that an unseen tile may be in.
Bids rule nothing out; how likely they make a deal is for tricklikely to say.
"""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.trickguess_kernel import PLACES, Dealer
from boneyard.core.rng import Rng
from boneyard.core.tile import DOWN
from boneyard.games.tricks.holding import SEEN, seen_tiles, size
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import NOTHING, TrickState
from boneyard.games.tricks.suits import following, led_by

BESIDE: Final = -1  # the place of the widow and of the tile aside


@dataclass(frozen=True)
class World:
    """One deal as it may be: a word of tiles for each seat, and the tile beside them or NOTHING."""

    hands: tuple[int, ...]
    beside: int


@final
class Guess:
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
        self._dealer: Final = Dealer(tiles, may, room + [0] * more)

    @property
    def ways(self) -> int:
        """How many deals are possible."""
        return self._dealer.ways

    def draw(self, rng: Rng) -> World:
        """One of them."""
        hands = list(self._hands)
        beside = self._known
        for place, tiles in zip(self._places, self._dealer.draw(rng)):
            if place == BESIDE:
                beside = tiles.bit_length() - 1
            else:
                hands[place] = tiles
        return World(tuple(hands), beside)

    def state(self, world: World) -> TrickState:
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
