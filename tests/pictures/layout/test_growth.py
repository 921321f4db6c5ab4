"""Layouts by force: whole sets laid at random or in one corner, more than any round would lay, and nothing overlaps."""

from collections.abc import Callable

import pytest

import boneyard
from boneyard.core.laid import relaid
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import FACES, is_double
from boneyard.games.lines.moves import on_tile
from boneyard.games.lines.rules import LineGame
from boneyard.pictures.families.lines import grow_layout
from boneyard.pictures.layout.frame import Felt
from boneyard.pictures.layout.growth import Growth
from boneyard.pictures.layout.shapes import Shape, overlap
from support.engine.geometry import corners
from support.engine.geometry import overlap as overlap_by_corners

Rows = tuple[tuple[int, int, int, int], ...]
Choose = Callable[[list[tuple[int, int]], Rng], int]

TABLES = [
    ("tiddle-a-wink", "cardinal", 3, 12),
    ("matador", "pressman", 3, 12),
    ("muggins", "cardinal", 2, 12),
    ("block", "cardinal", 2, 12),
    ("draw", "pressman", 2, 12),
    ("sebastopol", "cardinal", 4, 6),
    ("chickenfoot", "university", 4, 12),
    ("chickenfoot", "university", 2, 9),
]


def _anywhere(ends: list[tuple[int, int]], rng: Rng) -> int:
    return int(rng.below(len(ends)))


def _newest(ends: list[tuple[int, int]], rng: Rng) -> int:
    """Always the same corner of the table, as long as something fits there."""
    return len(ends) - 1


def _whole_set(game: LineGame, choose: Choose, seed: int) -> Rows:
    """Tiles laid one against the other as the layout allows, until nothing fits; whose they are does not matter."""
    rng = rng_for(f"growth {seed}")
    branching = game.layouts.branching
    left = list(game.tiles)
    rng.shuffle(left)
    lead = next(tile for tile in left if is_double(tile))
    left.remove(lead)
    rows: list[tuple[int, int, int, int]] = [(lead, 0, -1, 0)]
    ends = [(lead, FACES[lead][0])] * branching.lead
    while ends:
        onto, number = ends[choose(ends, rng)]
        needs = game.layouts.total - number if game.layouts.total else number
        tile = next((each for each in left if needs in FACES[each]), -1)
        if tile < 0:
            ends = [end for end in ends if end != (onto, number)]
            continue
        left.remove(tile)
        ends.remove((onto, number))
        rows.append((tile, on_tile(onto), needs, 0))
        high, low = FACES[tile]
        ways = branching.other - 1 if high == low else 1
        ends += [(tile, high + low - needs)] * max(ways, 1)
    return tuple(rows)


def _overlapping(growth: Growth) -> list[tuple[int, int]]:
    shapes = [
        (
            tile,
            put.shape,
            corners(put.shape.x, put.shape.y, put.shape.way, 2 * put.shape.along, 2 * put.shape.across),
        )
        for tile, put in growth.laid.items()
    ]
    return [
        (one, two)
        for at, (one, here, rim) in enumerate(shapes)
        for two, there, other in shapes[at + 1 :]
        if abs(here.x - there.x) + abs(here.y - there.y) < 4 and overlap_by_corners(rim, other)
    ]


@pytest.mark.parametrize("felt", Felt)
@pytest.mark.parametrize("choose", [_anywhere, _newest])
@pytest.mark.parametrize("at", TABLES, ids=lambda at: f"{at[0]}-{at[1]}-{at[3]}")
def test_a_whole_set_lies_without_overlapping(
    at: tuple[str, str, int, int], choose: Choose, felt: Felt
) -> None:
    name, edition, players, size = at
    game = boneyard.new(name, edition=edition, players=players, set=size, seed=1).game
    assert isinstance(game, LineGame)
    for seed in range(3):
        rows = _whole_set(game, choose, seed)
        growth = grow_layout(game, relaid(rows), felt)
        assert len(growth.laid) == len(rows)
        assert not _overlapping(growth)


@pytest.mark.parametrize("felt", Felt)
@pytest.mark.parametrize("choose", [_anywhere, _newest])
def test_no_foot_is_ever_walled_in(choose: Choose, felt: Felt) -> None:
    game = boneyard.new("chickenfoot", edition="university", players=4, set=12, seed=1).game
    assert isinstance(game, LineGame)
    rows = _whole_set(game, choose, 1)
    for count in range(1, len(rows) + 1):
        growth = grow_layout(game, relaid(rows[:count]), felt)
        assert not growth.crowded, count
        assert not [*growth.rails, *growth.islands], count


@pytest.mark.parametrize(
    ("name", "size", "most"), [("chickenfoot", 12, 44), ("draw", 12, 44), ("tiddle-a-wink", 12, 27)]
)
def test_a_full_table_stays_large_enough_to_read(name: str, size: int, most: int) -> None:
    edition = "pressman" if name == "draw" else None
    game = boneyard.new(name, edition=edition, players=4, set=size, seed=1).game
    assert isinstance(game, LineGame)
    for seed in range(3):
        ground = grow_layout(game, relaid(_whole_set(game, _anywhere, seed)), Felt.WIDE).ground
        assert ground.right - ground.left <= most


@pytest.mark.parametrize("way", range(8))
def test_rectangles_overlap_only_when_they_share_ground(way: int) -> None:
    tile = Shape(0.0, 0.0, way, 1.0, 0.5)
    assert overlap(tile, Shape(0.3, 0.2, (way + 3) % 8, 1.0, 0.5))
    assert not overlap(tile, Shape(2.4, 2.4, way, 1.0, 0.5))
    beside = {0: (0, 1), 2: (1, 0), 4: (0, 1), 6: (1, 0)}.get(way)
    if beside:
        assert not overlap(tile, Shape(*beside, way, 1.0, 0.5))
