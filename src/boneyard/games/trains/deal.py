"""Which double of the hands becomes the hub, who opens with it, and what is drawn until someone can."""

from boneyard.core.game import Deal
from boneyard.core.tile import is_double
from boneyard.games.trains.answers import Opens

NOBODY_OPENS = (-1, -1)


def _highest(hand: tuple[int, ...]) -> int:
    return max([tile for tile in hand if tile >= 0 and is_double(tile)], default=-1)


def first_players_double(deal: Deal) -> tuple[int, int]:
    """The first player opens with their highest double; if they have none, the next player does, and so on."""
    seats = len(deal.hands)
    for count in range(seats):
        seat = (deal.first + count) % seats
        hub = _highest(deal.hands[seat])
        if hub >= 0:
            return hub, seat
    return NOBODY_OPENS


def highest_double(deal: Deal) -> tuple[int, int]:
    """The player who holds the highest double opens with it."""
    best = max([(_highest(hand), -seat) for seat, hand in enumerate(deal.hands)])
    return (best[0], -best[1]) if best[0] >= 0 else NOBODY_OPENS


def openable(deal: Deal, opens: Opens, draws: bool) -> Deal | None:
    """A deal that someone can open, after drawing in turn where the rules say so, or None if no one can."""
    hands = [list(hand) for hand in deal.hands]
    yard = deal.yard
    seat = max(deal.first, 0)
    while opens(deal)[0] < 0:
        if not draws or not yard:
            return None
        hands[seat].append(yard[0])
        yard = yard[1:]
        seat = (seat + 1) % len(hands)
        deal = Deal(tuple([tuple(hand) for hand in hands]), yard, -1, deal.first)
    return deal
