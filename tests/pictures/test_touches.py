"""Everything you touch to make a move is on the screen, for every edition at every step."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

import boneyard
from boneyard.core.edition import Edition
from boneyard.core.move import LAY
from boneyard.core.tile import twins
from boneyard.games.trains.moves import on_train, train_move
from boneyard.pictures import table, touches, with_seat
from boneyard.pictures.scene import piece_id
from support.engine.matches import EDITIONS, Moment, edition_id, examples, plans, walk

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
STEPS = 40
MANY = 200  # moves of a turn that are looked at: the first and the last of them


def things(id: str) -> list[str]:
    """What an id of a touch names: itself, or the tile and the two cells of 6-3@0,0v."""
    tile, _, place = id.partition("@")
    if not place:
        return [id]
    x, y = (int(number) for number in place[:-1].split(","))
    across, down = {">": (1, 0), "v": (0, 1), "<": (-1, 0), "^": (0, -1)}[place[-1]]
    return [tile, f"{x},{y}", f"{x + across},{y + down}"]


def touched_things_are_in_the_scene(moment: Moment) -> None:
    game, state = moment.game, moment.state
    wide = len(moment.match.round.moves) % 2 == 0
    public = table(game, state, wide)
    for seat in game.actors(state):
        seen = game.look(state, seat)
        scene = with_seat(public, game, seen, seat)
        ids = {piece.id for piece in scene.pieces} | {spot.id for spot in scene.spots}
        moves = game.moves(state, seat)
        touched = {thing for move in moves for id in touches(game, seen, seat, move) for thing in things(id)}
        assert touched <= ids, f"seat {seat}: {sorted(touched - ids)}"
        for move in (*moves[:MANY], *moves[-MANY:]):
            assert touches(game, state, seat, move) == touches(game, seen, seat, move)
        active = {spot.id for spot in scene.spots if spot.active}
        assert active <= touched, f"seat {seat}: {sorted(active - touched)}"
        able = {piece.id for piece in scene.pieces if piece.able}
        assert able <= touched, f"seat {seat}: {sorted(able - touched)}"


@editions
@examples(10)
@given(data=st.data())
def test_every_move_can_be_touched(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), touched_things_are_in_the_scene, STEPS)


def test_of_tiles_that_look_alike_the_one_in_the_hand_is_touched() -> None:
    found = 0
    for seed in range(20):
        match = boneyard.new("supertrain", players=4, seed=seed)
        for seat, hand in enumerate(match.game.hands(match.state)):
            for tile in hand:
                first = twins(tile)[0]
                if tile == twins(tile)[-1] != first and not set(twins(tile)[:-1]) & set(hand):
                    play = train_move(LAY, first, on_train(seat))
                    assert touches(match.game, match.look(seat), seat, play) == (piece_id(tile), str(seat))
                    found += 1
    assert found
