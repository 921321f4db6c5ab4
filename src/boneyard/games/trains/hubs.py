"""Which double stands in the hub, and who opens with it."""

from boneyard.core.game import Deal
from boneyard.core.tile import is_double

NOBODY_OPENS = (-1, -1)


def _highest(hand: tuple[int, ...]) -> int:
    return max([tile for tile in hand if tile >= 0 and is_double(tile)], default=-1)


def first_players_double(deal: Deal) -> tuple[int, int]:
    """The round's first player opens with the own highest double; without one the next player does, and so on."""
    seats = len(deal.hands)
    for count in range(seats):
        seat = (deal.first + count) % seats
        hub = _highest(deal.hands[seat])
        if hub >= 0:
            return hub, seat
    return NOBODY_OPENS


def highest_double(deal: Deal) -> tuple[int, int]:
    """Whoever holds the highest double opens with it."""
    best = max([(_highest(hand), -seat) for seat, hand in enumerate(deal.hands)])
    return (best[0], -best[1]) if best[0] >= 0 else NOBODY_OPENS
