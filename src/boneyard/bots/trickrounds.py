"""A hand of Forty-Two or Moon told from its bidding on: who gets the bid in a world, and what comes of it.

The other seats are taken to bid what their hands promise and to name what promises most, and all to play as greedy
does, every seat seeing only what it may.
"""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.playout_kernel import POINTS, Playout
from boneyard.bots.trickguess import World
from boneyard.bots.tricklikely import WIDOW, promiser
from boneyard.core.game import NOBODY, Points
from boneyard.core.move import PASS, Move
from boneyard.games.tricks.holding import seen_tiles
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NOTHING, TrickState

_MASK: Final = (1 << POINTS) - 1
_PASS: Final = Move(PASS)


@dataclass(frozen=True)
class Contract:
    """The trumps that a bidder names and the tile put aside for them, NOTHING where there is none."""

    trump: int
    aside: int
    promise: float


@final
class Rounds:
    """Tells hands at one table."""

    def __init__(self, game: TrickGame) -> None:
        self._game: Final = game
        self._promiser: Final = promiser(game)
        self._more: Final = WIDOW if game.answers.widow else 0.0
        counts = bool(game.answers.counts)
        self._playout: Final = Playout(game.seats, game.answers.partners, counts)

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

    def told(self, world: World, bidder: int, contract: Contract) -> Points:
        """What the sides take when a bidder has the bid."""
        hands = list(world.hands)
        if contract.aside != NOTHING:
            widow = 1 << world.beside if world.beside >= 0 else 0
            hands[bidder] = (hands[bidder] | widow) & ~(1 << contract.aside)
        self._playout.begin(hands, contract.trump, bidder, contract.aside, bidder, [])
        return by_sides(self._game, self._playout.to_the_end())


def by_sides(game: TrickGame, took: int) -> Points:
    """What each side took, out of what each seat did."""
    found = [0] * game.sides
    for seat in range(game.seats):
        found[game.side(seat)] += (took >> (seat * POINTS)) & _MASK
    return tuple(found)


def shared(game: TrickGame, side: int, own: int, rest: int) -> Points:
    """A side's points, the rest being shared among the others."""
    others = game.sides - 1
    found = []
    for each in range(game.sides):
        place = (each - side - 1) % game.sides
        found.append(own if each == side else (rest + place) // others)
    return tuple(found)
