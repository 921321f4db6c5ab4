"""Scenes of random positions of every edition: nothing overlaps, nothing falls off, nothing is told that is hidden."""

from collections.abc import Iterator

import pytest

from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.move import LAY
from boneyard.pictures import Scene, table, with_seat
from boneyard.pictures.scene import HELD, RACK, TABLE, TUCKED, YARD, piece_id
from pictures.geometry import (
    covered_by_spots,
    covered_by_words,
    lying,
    outside,
    overlapping,
    overlapping_spots,
)
from pictures.rounds import DRAWN, LINES, TRAINS, rounds
from support import Table, edition_id, seat_counts
from support_families import laid

_EVERY = 9  # moments looked at closely, besides the last of each round


def _scenes(game: Game, state: State, wide: bool) -> Iterator[tuple[int | None, Scene]]:
    public = table(game, game.look(state, None), wide)
    yield None, public
    for seat in sorted({0, game.seats - 1, *game.actors(state)[:1]}):
        yield seat, with_seat(public, game, game.look(state, seat), seat)


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", DRAWN, ids=edition_id)
def test_nothing_overlaps_and_nothing_falls_off_the_table(edition: Edition, wide: bool) -> None:
    for at, found in rounds(edition, 3):
        for count, moment in enumerate(found):
            if count % _EVERY and count < len(found) - 1:
                continue
            for seat, scene in _scenes(moment.game, moment.state, wide):
                where = f"{at}, move {count}, seen by {seat}"
                assert not overlapping(lying(scene)), where
                assert not outside(scene), where
                assert not covered_by_spots(scene), where
                assert not covered_by_words(scene), where
                assert not overlapping_spots(scene), where
                ids = [piece.id for piece in scene.pieces]
                assert len(set(ids)) == len(ids), where
                assert len({spot.id for spot in scene.spots}) == len(scene.spots), where


@pytest.mark.parametrize("edition", DRAWN, ids=edition_id)
def test_a_scene_shows_no_tile_that_the_look_hides(edition: Edition) -> None:
    for _, found in rounds(edition, 2):
        for moment in found[:: _EVERY - 2] + found[-1:]:
            game, truth = moment.game, moment.state
            over = game.points(truth) is not None
            for seat, scene in _scenes(game, truth, True):
                known = set(laid(truth))
                if over:
                    known.update(*game.hands(truth))
                elif seat is not None:
                    known.update(game.hands(truth)[seat])
                names = {piece_id(tile) for tile in known}
                for piece in scene.pieces:
                    assert piece.id in names or (piece.down and piece.role in (HELD, YARD)), piece
                    assert not piece.down or not any(name in piece.id for name in names if "-" in name)


@pytest.mark.parametrize("edition", DRAWN, ids=edition_id)
def test_a_picture_of_the_truth_is_a_watchers_picture(edition: Edition) -> None:
    for _, found in rounds(edition, 1):
        for moment in found[::20]:
            game, truth = moment.game, moment.state
            assert table(game, truth) == table(game, game.look(truth, None))
            assert with_seat(table(game, truth), game, truth, 0) == with_seat(
                table(game, truth), game, game.look(truth, 0), 0
            )


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", DRAWN, ids=edition_id)
def test_what_lies_keeps_its_name_and_a_play_adds_one(edition: Edition, wide: bool) -> None:
    for at, found in rounds(edition, 2):
        before: set[str] = set()
        for moment in found:
            scene = table(moment.game, moment.state, wide)
            now = {piece.id for piece in scene.pieces if piece.role in (TABLE, TUCKED)}
            assert before <= now, at
            if moment.made is not None:
                assert len(now - before) == (moment.made[1].kind == LAY), at
            before = now


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", LINES, ids=edition_id)
def test_a_tile_of_a_layout_never_moves_once_it_lies(edition: Edition, wide: bool) -> None:
    for at, found in rounds(edition, 2):
        before: dict[str, tuple[float, float, int]] = {}
        for moment in found:
            scene = table(moment.game, moment.state, wide)
            now = {piece.id: (piece.x, piece.y, piece.turn) for piece in lying(scene)}
            assert before.items() <= now.items(), at
            before = now


@pytest.mark.parametrize("edition", TRAINS, ids=edition_id)
def test_a_train_moves_only_when_its_beginning_leaves_the_view_or_the_table_grows(edition: Edition) -> None:
    for at, found in rounds(edition, 2):
        before: Scene | None = None
        for moment in found:
            scene = table(moment.game, moment.state, True)
            if before is not None and (before.width, len(before.lanes)) == (scene.width, len(scene.lanes)):
                hidden = {lane.id: lane.hidden for lane in before.lanes}
                still = {lane.id for lane in scene.lanes if lane.hidden == hidden[lane.id]}
                places = {piece.id: (piece.x, piece.y) for piece in lying(before)}
                for piece in lying(scene):
                    if piece.lane in still and piece.id in places:
                        assert places[piece.id] == (piece.x, piece.y), at
            before = scene


@pytest.mark.parametrize("edition", DRAWN, ids=edition_id)
def test_a_viewer_sees_the_own_tiles_and_where_they_fit(edition: Edition) -> None:
    for at, found in rounds(edition, 2):
        for moment in found[::_EVERY]:
            game, state = moment.game, moment.state
            if not game.actors(state):
                continue
            seat = game.actors(state)[0]
            scene = with_seat(table(game, state), game, game.look(state, seat), seat)
            rack = {piece.id for piece in scene.pieces if piece.role == RACK}
            assert rack == {piece_id(tile) for tile in game.hands(state)[seat]}, at
            plays = [move for move in game.moves(state, seat) if move.kind == LAY]
            active = {spot.id for spot in scene.spots if spot.active}
            assert active == {str(move).split(" > ")[1].split(" ")[0] for move in plays}, at
            assert not {tile for spot in scene.spots for tile in spot.tiles} - rack


def test_the_own_train_comes_first_then_the_public_ones() -> None:
    edition = next(each for each in DRAWN if each.name.startswith("mexican-train/puremco"))
    match = Table(edition, 12, 4).start(1)
    scene = with_seat(table(match.game, match.look(None), False), match.game, match.look(2), 2)
    lanes = sorted([lane for lane in scene.lanes if not lane.plain], key=lambda lane: lane.y)
    assert [lane.id for lane in lanes] == ["2", "M", "3", "0", "1"]
    assert [lane.slot for lane in lanes] == [0, 1, 2, 3, 4]


def test_a_game_without_pictures_says_so() -> None:
    class Other(State):
        pass

    match = Table(DRAWN[0], *seat_counts(DRAWN[0])[0]).start(1)
    with pytest.raises(BadSetup, match="not drawn yet"):
        table(match.game, Other())
