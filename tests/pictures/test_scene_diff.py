"""What is told of a viewer's scene beside the public one: all that differs, and nothing else."""

from collections.abc import Iterator

import pytest

from boneyard.core.edition import Edition
from boneyard.core.game import Game
from boneyard.pictures import Scene, seat_part, table, with_seat
from boneyard.pictures.layout.rack import _racked
from boneyard.pictures.scene_diff import Own, apply_part, difference
from support.engine.matches import EDITIONS, edition_id
from support.engine.rounds import LINES, rounds

_EVERY = 4


def _parts(edition: Edition) -> Iterator[tuple[str, Scene, Scene, Own]]:
    """Random moments as every seat sees them, both ways: the public scene, the own one, and the part told of it."""
    for at, found in rounds(edition, 2):
        for count, moment in enumerate(found):
            if count % _EVERY and count < len(found) - 1:
                continue
            game: Game = moment.game
            for wide in (True, False):
                public = table(game, game.look(moment.state, None), wide)
                for seat in range(game.seats):
                    seen = game.look(moment.state, seat)
                    own = with_seat(public, game, seen, seat)
                    yield f"{at}, move {count}, {seat}", public, own, seat_part(public, game, seen, seat)


def _plain(own: Own) -> list[object]:
    return [list(part) if isinstance(part, (list, tuple)) else part for part in own]


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_a_seats_part_is_what_its_scene_has_otherwise(edition: Edition) -> None:
    for where, public, own, part in _parts(edition):
        assert _plain(part) == _plain(difference(public, own)), where
        told = apply_part(public, part)
        for kind in ("pieces", "spots", "labels", "lanes"):
            here, there = ({each.id: each for each in getattr(scene, kind)} for scene in (told, own))
            assert here == there, where
        assert (told.left, told.top, told.width, told.height) == (own.left, own.top, own.width, own.height)
        assert (told.rails, told.summary) == (own.rails, own.summary), where


@pytest.mark.parametrize("edition", LINES, ids=edition_id)
def test_a_rack_that_is_remembered_is_the_one_that_would_be_made(edition: Edition) -> None:
    remembered = [_plain(part) for _, _, _, part in _parts(edition)]
    again = []
    _racked.cache_clear()
    for _, _, _, part in _parts(edition):
        again.append(_plain(part))
        _racked.cache_clear()
    assert remembered == again
