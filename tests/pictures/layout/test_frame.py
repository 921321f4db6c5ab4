"""The box around a layout: it holds everything, and stays where it is as long as it does."""

from random import Random

import pytest

import boneyard
from boneyard.pictures import table
from boneyard.pictures.scene import TABLE, Scene

NEAR, FAR = 0.5, 1.0  # how far a tile reaches from its middle: to the side at least, lengthwise at most
FREE = 2.35  # what is left free around the tiles at most: they are framed in steps


def across(scene: Scene) -> tuple[float, float]:
    """The middle of the tile, or of the place for one, that is farthest to the left, and to the right."""
    laid = [piece.x for piece in scene.pieces if piece.role == TABLE]
    centers = [*laid, *[spot.x for spot in scene.spots]]
    return min(centers), max(centers)


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("game", ["block", "muggins", "chickenfoot"])
def test_the_table_moves_only_if_a_tile_would_not_be_on_it(game: str, wide: bool) -> None:
    random, still = Random(7), 0
    match = boneyard.new(game, players=4, seed="frame")
    while (seat := match.turn) is not None:
        match.play(str(random.choice(match.moves(seat))), seat)
        scene = table(match.game, match.look(None), wide)
        right, (low, high) = scene.left + scene.width, across(scene)
        assert scene.left <= low - NEAR
        assert high + NEAR <= right
        if max(-low, high) + FAR + FREE <= scene.width / 2:
            still += 1
            assert scene.left == -scene.width / 2, "the first tile lies in the middle"
    assert still or not wide, "a tall table is too narrow for that"
