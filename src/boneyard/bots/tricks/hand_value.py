"""The value of a hand under each trump: the points it is expected to take, and how uncertain that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from boneyard.core.tile import is_double
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.suits import following, is_trump, led_by, strength
from boneyard.words.bot_reasons.tricks import HandFacts

# The weights of the features below, fitted to thousands of hands that greedy played in all seats: points of
# forty-two, and tricks in games that count nothing else.
POINTS: Final = (1.76, 4.88, -0.11, 1.41, 3.47, 2.79, 1.15, 0.36, 0.23, -0.06)
POINTS_SPREAD: Final = 9.6
TRICKS: Final = (0.24, 0.93, 0.13, 0.37, 0.48, 0.47, -0.22, 0.0, 0.0, 0.0)
TRICKS_SPREAD: Final = 0.9
WIDOW: Final = 0.55  # tricks that choosing from eight tiles is worth more than having seven


@dataclass(frozen=True)
class HandValue:
    """A hand under one trump: the points it should take, the standard deviation, and the facts its sentence needs."""

    trump: int
    points: float
    spread: float
    facts: HandFacts

    def chance_to_make(self, bid: float) -> float:
        """The chance of taking at least this many points."""
        return 0.5 * (1 - erf((bid - 0.5 - self.points) / (self.spread * sqrt(2))))


def hand_value(tiles: Sequence[int], trump: int, game: TrickGame) -> HandValue:
    """The value of a hand under a trump."""
    found = features(tiles, trump, game)
    weights, spread = (POINTS, POINTS_SPREAD) if game.answers.counts else (TRICKS, TRICKS_SPREAD)
    expected = sum(weight * number for weight, number in zip(weights, found))
    return HandValue(trump, expected, spread, HandFacts(trump, int(found[1]), int(found[4])))


def hand_values(tiles: Sequence[int], game: TrickGame) -> list[HandValue]:
    """The value of a hand under every trump there is."""
    return [hand_value(tiles, trump, game) for trump in game.answers.trumps]


def best_hand_value(tiles: Sequence[int], game: TrickGame) -> HandValue:
    """The value of a hand under its best trump."""
    return max(hand_values(tiles, game), key=lambda each: each.points)


def features(tiles: Sequence[int], trump: int, game: TrickGame) -> list[float]:
    """The features of a hand under a trump, in the order of the weights above."""
    trumps = [tile for tile in tiles if is_trump(tile, trump)]
    others = [tile for tile in tiles if not is_trump(tile, trump)]
    suit = [tile for tile in game.tiles if is_trump(tile, trump)]
    missing = sorted((strength(t, trump, trump) for t in suit if t not in trumps), reverse=True)
    own = sorted((strength(t, trump, trump) for t in trumps), reverse=True)
    top = 0
    for mine in own:
        if missing and missing[0] > mine:
            break
        top += 1
    doubles = [tile for tile in others if is_double(tile)]
    seconds = [tile for tile in others if not is_double(tile) and _above(tile, trump, tiles, game) == 0]
    losers = len(others) - len(doubles) - len(seconds)
    worth = game.worth
    return [
        1.0,
        float(len(trumps)),
        float(len(trumps) >= 4),
        float(top),
        float(len(doubles)),
        float(len(seconds)),
        float(losers),
        float(sum(worth[t] for t in trumps)),
        float(sum(worth[t] for t in doubles)),
        float(sum(worth[t] for t in others if t not in doubles)),
    ]


def _above(tile: int, trump: int, tiles: Sequence[int], game: TrickGame) -> int:
    """How many tiles in other hands beat a tile in the suit that it leads."""
    suit = led_by(tile, trump)
    own = strength(tile, suit, trump)
    follow = following(suit, trump)
    return sum(
        1
        for other in game.tiles
        if (follow >> other) & 1 and other not in tiles and strength(other, suit, trump) > own
    )
