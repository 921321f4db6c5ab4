"""Solitaires as pictures: what can be moved is marked, hours stand around the clock, rows read like writing."""

from math import atan2, pi

import pytest

import boneyard
from boneyard.core.match import Match
from boneyard.core.move import LAY, Many
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.neighbors import NeighborsGame
from boneyard.games.solitaire.rows import RowState
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.pictures import Scene, table, with_seat
from boneyard.pictures.scene import PILED, TABLE, TUCKED, piece_id
from boneyard.words import viewer


def _scene(match: Match, wide: bool = True) -> Scene:
    return with_seat(table(match.game, match.look(None), wide), match.game, match.look(0), 0)


def _marked(scene: Scene) -> set[str]:
    return {piece.id for piece in scene.pieces if piece.able}


@pytest.mark.parametrize("size", [6, 9, 12])
def test_the_hours_go_round_like_those_of_a_clock(size: int) -> None:
    match = boneyard.new("big-clock", set=size, seed=2)
    state = match.state
    assert isinstance(state, ClockState)
    scene = _scene(match)
    at = {piece.id: piece for piece in scene.pieces}
    assert (at["0-0"].x, at["0-0"].y) == (0.0, 0.0)
    tops = [at[piece_id(pile[-1])] for pile in state.piles if pile]
    angles = [atan2(piece.x, -piece.y) % (2 * pi) or 2 * pi for piece in tops]
    assert angles == sorted(angles)
    if state.piles[-1]:
        assert tops[-1].x == pytest.approx(0.0)
        assert tops[-1].y < 0


def test_the_words_on_the_clock_say_nothing_that_the_prompt_says() -> None:
    match = boneyard.new("big-clock", set=6, seed=2)
    kinds = set()
    while match.turn is not None:
        moves = match.moves()
        kinds.add(tuple(sorted({int(move.kind) for move in moves})))
        (words,) = [label.text for label in _scene(match).labels if label.id == "words"]
        assert words.endswith(("hours to finish.", "hour to finish."))
        assert words not in " ".join([viewer.ask(match, 0), *viewer.says(match, 0, moves)])
        match.play(moves[0])
    assert len(kinds) >= 4


def test_of_a_pile_the_top_is_seen_and_the_rest_lies_under_it() -> None:
    match = boneyard.new("big-clock", set=12, seed=2)
    for _ in range(60):  # the first move is to turn, to lay or to fill, while there is one
        match.play(match.moves()[0])
    state = match.state
    assert isinstance(state, ClockState)
    roles = {piece.id: piece.role for piece in table(match.game, match.state).pieces}
    deep = max(state.piles, key=len)
    assert roles[piece_id(deep[-1])] == TABLE
    assert {roles[piece_id(tile)] for tile in deep[:-1]} <= {PILED, TUCKED}
    counts = [label.text for label in table(match.game, match.state).labels]
    assert f"×{len(deep)}" in counts


def test_an_hour_is_bright_where_the_turned_up_tile_can_go() -> None:
    match = boneyard.new("big-clock", set=12, seed=2)
    while "turn" not in match.moves():
        match.play("fill")
    match.play("turn")
    state = match.state
    assert isinstance(state, ClockState)
    bright = {spot.id: spot.tiles for spot in _scene(match).spots if spot.active}
    hours = {str(move).split(" > ")[1] for move in match.moves() if " > " in str(move)}
    assert set(bright) == hours
    lays = {str(move).split(" > ")[1] for move in match.moves() if move.kind == LAY}
    assert lays == {hour for hour, tiles in bright.items() if piece_id(int(state.up)) in tiles}


@pytest.mark.parametrize("game", ["squeeze", "castle-rock"])
def test_tiles_that_can_be_removed_are_marked(game: str) -> None:
    match = boneyard.new(game, seed=3)
    for _ in range(8):
        state = match.state
        assert isinstance(state, RowState)
        can = {tile for move in match.moves() for tile in str(move).replace("add", "").split("+") if tile}
        assert _marked(_scene(match)) == can
        assert not _marked(table(match.game, match.look(None)))
        match.play(match.moves()[0])


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
def test_a_row_reads_like_lines_of_writing(wide: bool) -> None:
    match = boneyard.new("bingo", set=12, seed=3)
    state = match.state
    assert isinstance(state, BingoState)
    at = {piece.id: (piece.y, piece.x) for piece in _scene(match, wide).pieces}
    places = [at[piece_id(tile)] for tile in state.row]
    assert places == sorted(places)
    assert len({y for y, _ in places}) > 1


def test_the_tile_that_is_counted_next_is_marked_with_its_number() -> None:
    match = boneyard.new("bingo", seed=3)
    for _ in range(4):
        match.play("count")
    state = match.state
    assert isinstance(state, BingoState)
    scene = _scene(match)
    assert _marked(scene) == {piece_id(state.row[state.place])}
    assert "4" in [label.text for label in scene.labels]


def test_neighbors_that_make_a_pair_are_joined() -> None:
    match = boneyard.new("good-neighbors", seed=3)
    assert isinstance(match.game, NeighborsGame)
    pairs = match.game.pairs(match.state)
    scene = _scene(match)
    assert len(scene.rails) == len(pairs)
    assert _marked(scene) == {piece_id(tile) for pair in pairs for tile in pair}


def test_a_tile_of_traffic_lies_on_its_two_cells() -> None:
    match = boneyard.new("traffic", seed=3)
    for _ in range(3):
        match.play(match.moves()[0])
    state = match.state
    assert isinstance(state, TrafficState)
    at = {piece.id: piece for piece in _scene(match).pieces}
    for tile, x, y, direction in state.laid:
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[direction]
        piece = at[piece_id(tile)]
        assert (piece.x, piece.y) == (x + dx / 2, y + dy / 2)
        assert piece.turn == 2 * direction


def test_turned_up_tiles_without_a_part_in_any_quad_are_dimmed() -> None:
    match = boneyard.new("traffic", seed=3)
    used = {piece_id(group[0]) for move in match.moves() if isinstance(move, Many) for group in move.groups}
    up = [piece for piece in _scene(match).pieces if piece.lane == "up"]
    assert {piece.id for piece in up if not piece.dim} == used
