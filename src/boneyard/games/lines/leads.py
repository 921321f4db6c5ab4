"""Who lays the first tile of a round, and which."""

from collections.abc import Callable
from typing import Final

from boneyard.core.game import Deal
from boneyard.core.tile import HIGH, PIPS, is_double

ANY: Final = -1  # the round's first player may lead any tile
NONE: Final = -2  # no one holds a tile that may lead

Hands = tuple[tuple[int, ...], ...]
Lead = Callable[[Hands, int], int]


def any_tile(hands: Hands, size: int) -> int:
    """No one is forced to lead a certain tile."""
    return ANY


def highest_double(hands: Hands, size: int) -> int:
    """The highest double in any hand."""
    doubles = [tile for hand in hands for tile in hand if tile >= 0 and is_double(tile)]
    return max(doubles, default=NONE)


def top_double(hands: Hands, size: int) -> int:
    """The highest double of the set, if it was dealt."""
    top = highest_double(hands, size)
    return top if top >= 0 and HIGH[top] == size else NONE


def most_pips(hands: Hands, size: int) -> int:
    """The highest double, or else the heaviest tile, of equals the one with the higher end."""
    double = highest_double(hands, size)
    if double >= 0:
        return double
    held = [(int(PIPS[tile]), int(HIGH[tile]), tile) for hand in hands for tile in hand if tile >= 0]
    return max(held)[2] if held else NONE


def drawn_in_turn(deal: Deal, lead: Lead, size: int) -> Deal | None:
    """One tile each from the round's first seat on until someone has a tile that leads; None when they run out."""
    hands = [list(hand) for hand in deal.hands]
    seat = max(deal.first, 0)
    for count, tile in enumerate(deal.yard):
        hands[seat].append(tile)
        settled = tuple([tuple(hand) for hand in hands])
        if lead(settled, size) != NONE:
            return Deal(settled, deal.yard[count + 1 :], deal.hub, deal.first)
        seat = (seat + 1) % len(hands)
    return None


def holder(hands: Hands, tile: int) -> int:
    """The seat that holds a tile."""
    for seat, hand in enumerate(hands):
        if tile in hand:
            return seat
    return -1
