"""The difference between two scenes: everything that differs, and nothing else."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.core.edition import Edition
from boneyard.core.game import Game
from boneyard.pictures import Scene, seat_part, table, with_seat
from boneyard.pictures.layout.rack import _racked
from boneyard.pictures.scene import Piece
from boneyard.pictures.scene_diff import Own, apply_part, difference, splices
from support.engine.matches import EDITIONS, edition_id
from support.engine.rounds import LINES, rounds

_EVERY = 4


def _parts(edition: Edition) -> Iterator[tuple[str, Scene, Scene, Own]]:
    """Random moments as every seat sees them, both ways: the public scene, the seat's own, and the difference."""
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


@given(before=st.permutations(range(8)), after=st.permutations(range(8)), data=st.data())
def test_splices_make_one_list_of_parts_into_another(
    before: list[int], after: list[int], data: st.DataObject
) -> None:
    """Whatever has come, gone, changed or moved in between."""

    def parts(ids: list[int]) -> tuple[Piece, ...]:
        few = ids[: data.draw(st.integers(0, 8))]
        return tuple([Piece(str(id), 1, 1, float(data.draw(st.integers(0, 1))), 0.0) for id in few])

    old, new = parts(before), parts(after)
    found = list(old)
    for at, gone, come in splices(old, new):
        found[at : at + gone] = come
    assert tuple(found) == new


def test_splices_name_only_what_has_changed() -> None:
    old = tuple([Piece(str(id), 1, 1, 0.0, 0.0) for id in range(9)])
    moved, fresh = old[5]._replace(x=1.0), Piece("new", 1, 1, 0.0, 0.0)
    new = (old[0], *old[2:5], moved, fresh, *old[6:])
    assert splices(old, new) == [(1, 1, []), (4, 1, [moved, fresh])]
    assert splices(old, (*old[:4], *old[4:])) == []
