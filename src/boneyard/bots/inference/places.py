"""The places where an unseen tile can be: a hand since a certain time, or the boneyard.

What somebody could not hold at one moment binds the tiles that were in the hand then, not those drawn later. So each
hand falls into places by when its tiles came, and a tile laid since came from one of them, too: counted like this every
deal that could have led here weighs the same.
"""

from collections import Counter
from dataclasses import dataclass

from boneyard.bots.inference.facts import DEALT, HandHistory
from boneyard.bots.inference.sight import Tiles


@dataclass
class Place:
    """Tiles that came into a hand in the same stretch of time: room for so many, and what none of them can be."""

    seat: int
    since: int  # the moment from which on facts bind it
    room: int
    barred: Tiles


@dataclass(frozen=True)
class Origin:
    """A tile that was laid, when, and the places of its owner's hand that it can have come from."""

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

    places: list[Place]
    origins: list[Origin]
    settled: list[Settled]


def layout_of(stories: list[HandHistory], own: int, unseen: Tiles) -> Layout:
    """The places of everybody but oneself."""
    found = Layout([], [], [])
    for seat, story in enumerate(stories):
        if seat != own:
            _add(seat, story, unseen, found)
    return found


def _add(seat: int, story: HandHistory, unseen: Tiles, found: Layout) -> None:
    allowed = {tile: _comings(story, tile, laid) for tile, laid in story.laid.items()}
    rows = Counter(story.came)
    pending = _settle(seat, story, allowed, rows, found.settled)
    groups: list[tuple[list[int], Place]] = []
    for came in sorted(rows):
        if rows[came] == 0:
            continue
        barred = _barred(story, came) & unseen
        if (
            groups
            and groups[-1][1].barred == barred
            and _alike(story, groups[-1][0][0], came, pending, allowed)
        ):
            groups[-1][0].append(came)
            groups[-1][1].room += rows[came]
        else:
            groups.append(([came], Place(seat, came, rows[came], barred)))
    first = len(found.places)
    found.places.extend([place for _, place in groups])
    for tile in pending:
        fits = [first + at for at, (comings, _) in enumerate(groups) if comings[0] in allowed[tile]]
        if len(groups) == 1:
            groups[0][1].room -= 1  # wherever it came from, it is one place
            found.settled.append(Settled(tile, seat, story.laid[tile], groups[0][1].since))
        else:
            found.origins.append(Origin(tile, seat, story.laid[tile], tuple(fits)))


def _settle(
    seat: int, story: HandHistory, allowed: dict[int, list[int]], rows: Counter[int], settled: list[Settled]
) -> list[int]:
    """Take out the laid tiles that can have come at one time only, which may settle others; the rest is returned."""
    pending = list(allowed)
    found = True
    while found:
        found = False
        for tile in list(pending):
            comings = [came for came in allowed[tile] if rows[came] > 0]
            if len(comings) == 1:
                rows[comings[0]] -= 1
                pending.remove(tile)
                settled.append(Settled(tile, seat, story.laid[tile], comings[0]))
                found = True
    return pending


def _alike(
    story: HandHistory, came: int, later: int, pending: list[int], allowed: dict[int, list[int]]
) -> bool:
    """Whether it makes no difference at which of two times a tile came."""
    if any([came < check.moment < later for check in story.checks]):
        return False
    return all([(came in allowed[tile]) == (later in allowed[tile]) for tile in pending])


def _comings(story: HandHistory, tile: int, laid: int) -> list[int]:
    """The times at which a tile that was laid then can have come into the hand."""
    bit = 1 << tile
    last = max(
        [fact.moment for fact in story.facts if fact.tiles & bit and fact.moment < laid], default=DEALT
    )
    return sorted({came for came in story.came if last <= came < laid})


def _barred(story: HandHistory, came: int) -> Tiles:
    """What a tile that came then and is still in the hand cannot be."""
    found = 0
    for fact in story.facts:
        if fact.moment > came:
            found |= fact.tiles
    return found
