"""The places where an unseen tile can be: in a hand since a certain time, or in the boneyard.

What a player could not hold at one moment restricts the tiles in the hand at that time, not those drawn later. So each
hand is divided into places by when its tiles came, and a tile laid since came from one of them, too. Counted this way
every deal that could have led here has the same weight.
"""

from collections import Counter
from dataclasses import dataclass

from boneyard.bots.inference.facts import DEALT, HandHistory
from boneyard.bots.inference.sight import Tiles


@dataclass
class HandPlace:
    """Tiles that came into a hand in the same stretch of time: how many, and what none of them can be."""

    seat: int
    since: int  # the moment from which facts apply to it
    room: int
    barred: Tiles
    comings: list[
        int
    ]  # the moment at which each of its tiles came; which of them came when makes no difference
    laid: list[
        int
    ]  # tiles laid since that can only have come from here, besides those that there is room for


@dataclass(frozen=True)
class TileOrigin:
    """A tile that was laid, when, and the places of its owner's hand that it may have come from."""

    tile: int
    seat: int
    laid: int
    places: tuple[int, ...]


@dataclass(frozen=True)
class Settled:
    """A tile that was laid, when, and the only time at which it can have come."""

    tile: int
    seat: int
    laid: int
    came: int


@dataclass(frozen=True)
class Layout:
    """All places of the hidden hands, the earliest of each seat first, and where the laid tiles came from."""

    places: list[HandPlace]
    origins: list[TileOrigin]
    settled: list[Settled]


def layout_of(histories: list[HandHistory], own: int, unseen: Tiles) -> Layout:
    """The places of every seat except your own."""
    found = Layout([], [], [])
    for seat, hand in enumerate(histories):
        if seat != own:
            _add(seat, hand, unseen, found)
    return found


def _add(seat: int, hand: HandHistory, unseen: Tiles, found: Layout) -> None:
    allowed = {tile: _comings(hand, tile, laid) for tile, laid in hand.laid.items()}
    rows = Counter(hand.came)
    pending = _settle(seat, hand, allowed, rows, found.settled)
    groups: list[tuple[list[int], HandPlace]] = []
    for came in sorted(rows):
        if rows[came] == 0:
            continue
        barred = _barred(hand, came) & unseen
        if (
            groups
            and groups[-1][1].barred == barred
            and _alike(hand, groups[-1][0][0], came, pending, allowed)
        ):
            groups[-1][0].append(came)
            groups[-1][1].room += rows[came]
            groups[-1][1].comings += [came] * rows[came]
        else:
            groups.append(([came], HandPlace(seat, came, rows[came], barred, [came] * rows[came], [])))
    first = len(found.places)
    found.places.extend([place for _, place in groups])
    for tile in pending:
        fits = [first + at for at, (comings, _) in enumerate(groups) if comings[0] in allowed[tile]]
        if len(groups) == 1:
            groups[0][1].room -= 1  # there is only one place it can have come from
            groups[0][1].laid.append(tile)
            found.settled.append(Settled(tile, seat, hand.laid[tile], groups[0][1].since))
        else:
            found.origins.append(TileOrigin(tile, seat, hand.laid[tile], tuple(fits)))


def _settle(
    seat: int, hand: HandHistory, allowed: dict[int, list[int]], rows: Counter[int], settled: list[Settled]
) -> list[int]:
    """Take out the laid tiles that can have come only at one time, which may settle others; returns the rest."""
    pending = list(allowed)
    found = True
    while found:
        found = False
        for tile in list(pending):
            comings = [came for came in allowed[tile] if rows[came] > 0]
            if len(comings) == 1:
                rows[comings[0]] -= 1
                pending.remove(tile)
                settled.append(Settled(tile, seat, hand.laid[tile], comings[0]))
                found = True
    return pending


def _alike(
    hand: HandHistory, came: int, later: int, pending: list[int], allowed: dict[int, list[int]]
) -> bool:
    """Whether it makes no difference at which of two times a tile came."""
    if any([came < check.moment < later for check in hand.checks]):
        return False
    return all([(came in allowed[tile]) == (later in allowed[tile]) for tile in pending])


def _comings(hand: HandHistory, tile: int, laid: int) -> list[int]:
    """The times at which a tile laid at that moment can have come into the hand."""
    bit = 1 << tile
    last = max([fact.moment for fact in hand.facts if fact.tiles & bit and fact.moment < laid], default=DEALT)
    return sorted({came for came in hand.came if last <= came < laid})


def _barred(hand: HandHistory, came: int) -> Tiles:
    """What a tile that came at that moment and is still in the hand cannot be."""
    found = 0
    for fact in hand.facts:
        if fact.moment > came:
            found |= fact.tiles
    return found
