"""Tiles are neither lost nor made."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.edition import Edition
from boneyard.core.tile import tiles_text
from support.engine.families import laid, put_away
from support.engine.matches import EDITIONS, Moment, edition_id, examples, plans, walk

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)


def every_tile_once(moment: Moment) -> None:
    game, state = moment.game, moment.state
    held = [tile for hand in game.hands(state) for tile in hand]
    there = sorted([*held, *game.boneyard(state), *laid(state), *put_away(state)])
    assert there == sorted(game.tiles), f"the table holds {tiles_text(there)}"


def nothing_is_unseen_in_the_truth(moment: Moment) -> None:
    assert moment.game.unseen(moment.state) == []


@editions
@examples(25)
@given(data=st.data())
def test_every_tile_is_somewhere_and_only_once(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), every_tile_once)


@editions
@examples(8)
@given(data=st.data())
def test_the_truth_leaves_no_tile_unseen(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), nothing_is_unseen_in_the_truth)


def seen_and_unseen_are_the_set(moment: Moment) -> None:
    game = moment.game
    for seat in (*range(game.seats), None):
        view = game.look(moment.state, seat)
        seen = [tile for hand in game.hands(view) for tile in hand if tile >= 0]
        seen += [tile for tile in (*game.boneyard(view), *put_away(view)) if tile >= 0]
        assert sorted([*seen, *laid(view), *game.unseen(view)]) == sorted(game.tiles)
        hidden = sum(tile < 0 for hand in game.hands(view) for tile in hand)
        hidden += sum(tile < 0 for tile in (*game.boneyard(view), *put_away(view)))
        assert hidden == len(game.unseen(view))


@editions
@examples(12)
@given(data=st.data())
def test_what_a_seat_sees_and_what_it_does_not_make_the_set(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), seen_and_unseen_are_the_set)
