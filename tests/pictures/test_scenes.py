"""Scenes of random positions of every edition: nothing overlaps, nothing is cut off, nothing hidden shows."""

from collections.abc import Iterator

import pytest

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.game import Game, State
from boneyard.core.move import ALONE, LAY, Many, Move
from boneyard.games.poker.state import PokerState
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.moves import SHIFT, SPREAD
from boneyard.games.solitaire.neighbors import NeighborsState
from boneyard.games.solitaire.rows import RowState
from boneyard.games.tricks.moves import ASIDE
from boneyard.games.tricks.state import TrickState
from boneyard.pictures import Scene, at_rest, table, with_seat
from boneyard.pictures.scene import HELD, RACK, SCORE, TABLE, TUCKED, YARD, piece_id
from support.engine.families import laid, put_away
from support.engine.geometry import (
    covered_by_spots,
    covered_by_words,
    gap,
    lying,
    of_piece,
    of_spot,
    outside,
    overlapping,
    overlapping_spots,
    words_on_words,
)
from support.engine.matches import EDITIONS, Moment, Table, edition_id
from support.engine.rounds import LINES, SOLO, TRAINS, TRICKS, first_round, rounds

LOW_FELT = (633, 270)  # pixels, on a phone held sideways
_EVERY = 9  # moments looked at closely, besides the last of each round


def _scenes(game: Game, state: State, wide: bool, low: bool = False) -> Iterator[tuple[int | None, Scene]]:
    totals = [105 - 40 * seat for seat in range(game.seats)] if game.seats > 1 else []
    public = table(game, game.look(state, None), wide, totals=totals, low=low)
    yield None, public
    for seat in sorted({0, game.seats - 1, *game.actors(state)[:1]}):
        yield seat, with_seat(public, game, game.look(state, seat), seat)


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_nothing_overlaps_and_nothing_falls_off_the_table(edition: Edition, wide: bool) -> None:
    for at, found in rounds(edition, 3):
        _check_scenes(at, found, wide, _EVERY)


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize(
    ("game", "key", "size", "seats"),
    [
        ("mexican-train", "puremco", 18, 20),
        ("mexican-train", "cardinal", 6, 13),
        ("supertrain", "puremco", 12, 12),
        ("chickenfoot", "university", 18, 12),
        ("block", "cardinal", 18, 16),
        ("draw", "pressman", 15, 14),
        ("tiddle-a-wink", "cardinal-pool", 6, 14),
    ],
)
def test_a_crowded_adaptation_is_drawn_as_well(
    game: str, key: str, size: int, seats: int, wide: bool
) -> None:
    at = Table(catalog.edition(game, key), size, seats)
    _check_scenes(at, first_round(at, 1), wide, 60)


@pytest.mark.parametrize("edition", LINES + TRICKS, ids=edition_id)
def test_nothing_overlaps_on_a_low_felt(edition: Edition) -> None:
    for at, found in rounds(edition, 2):
        _check_scenes(at, found, True, _EVERY, low=True)


@pytest.mark.parametrize(
    ("game", "size", "seats"),
    [("block", 18, 16), ("tiddle-a-wink", 6, 14), ("chickenfoot", 18, 9), ("chickenfoot", 18, 12)],
)
def test_a_crowded_adaptation_is_drawn_on_a_low_felt_too(game: str, size: int, seats: int) -> None:
    at = Table(catalog.edition(game), size, seats)
    _check_scenes(at, first_round(at, 1), True, 60, low=True)


@pytest.mark.parametrize(("size", "seats"), [(9, 2), (9, 4), (12, 4), (12, 8)])
def test_feet_have_the_height_of_a_low_felt_and_every_open_end_its_tile(size: int, seats: int) -> None:
    at = Table(catalog.edition("chickenfoot"), size, seats)
    found = first_round(at, 1)
    _check_scenes(at, found, True, 5, low=True)
    for moment in found:
        wide, low = (table(moment.game, moment.state, True, low=low) for low in (False, True))
        assert _pixels_in(LOW_FELT, low) > _pixels_in(LOW_FELT, wide)
        _check_ends(low, f"{at}")


@pytest.mark.parametrize(
    ("game", "key", "seats"),
    [
        ("block", "cardinal", 4),
        ("tiddle-a-wink", "pressman", 6),
        ("forty-two", "uduble", 4),
        ("chickenfoot", "university", 4),
    ],
)
def test_on_a_low_felt_words_are_larger_than_on_a_wide_one_that_is_shrunk(
    game: str, key: str, seats: int
) -> None:
    found = first_round(Table(catalog.edition(game, key), catalog.edition(game, key).sets[0], seats), 1)
    for moment in found:
        wide, low = (table(moment.game, moment.state, True, low=low) for low in (False, True))
        assert low.em * _pixels_in(LOW_FELT, low) >= 8
        assert low.em * _pixels_in(LOW_FELT, low) > wide.em * _pixels_in(LOW_FELT, wide)


def _check_ends(scene: Scene, where: str) -> None:
    """Every open end touches its tile."""
    pieces = {piece.id: piece for piece in lying(scene)}
    for spot in scene.spots:
        piece = pieces.get(spot.id.split(".")[0])
        assert piece is None or gap(of_spot(spot), of_piece(piece)) < 0.7, f"{where}: {spot}"
    assert not scene.rails, where


def _pixels_in(felt: tuple[int, int], scene: Scene) -> float:
    """How wide a tile is on a felt of this size that shows all of the scene."""
    return min(felt[0] / scene.width, felt[1] / scene.height)


def _check_scenes(at: Table, found: list[Moment], wide: bool, every: int, low: bool = False) -> None:
    for count, moment in enumerate(found):
        if count % every and count < len(found) - 1:
            continue
        for seat, scene in _scenes(moment.game, moment.state, wide, low):
            where = f"{at}, move {count}, seen by {seat}"
            assert not overlapping(lying(scene)), where
            assert not outside(scene), where
            assert not covered_by_spots(scene), where
            assert not covered_by_words(scene), where
            assert not words_on_words(scene), where
            assert not overlapping_spots(scene), where
            ids = [piece.id for piece in scene.pieces]
            assert len(set(ids)) == len(ids), where
            assert len({spot.id for spot in scene.spots}) == len(scene.spots), where


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("seats", [2, 6, 8, 12])
def test_the_boneyard_is_named_in_full_however_many_play(seats: int, wide: bool) -> None:
    match = Table(catalog.edition("block", "cardinal"), 12, seats).start(1)
    found = table(match.game, match.look(None), wide)
    assert [label.text for label in found.labels if label.id == "yard name"] == ["Boneyard"]


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", LINES + TRAINS + TRICKS, ids=edition_id)
def test_everyones_points_are_beside_their_name(edition: Edition, wide: bool) -> None:
    for at, found in rounds(edition, 1):
        game, state = found[0].game, found[0].state
        for seat, scene in _scenes(game, state, wide):
            scores = {label.id: label for label in scene.labels if label.role == SCORE}
            assert len(scores) == game.seats, f"{at}, seen by {seat}"
            for each in range(game.seats):
                name = next(label for label in scene.labels if label.id == f"seat {each} name")
                score = scores[f"seat {each} score"]
                assert score.text == str(105 - 40 * each).replace("-", "\u2212")
                assert abs(score.y - name.y) < 0.1


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", [each for each in LINES if each.game == "chickenfoot"], ids=edition_id)
def test_every_open_end_touches_its_tile(edition: Edition, wide: bool) -> None:
    for at, found in rounds(edition, 3):
        for moment in found[1:]:
            _check_ends(table(moment.game, moment.state, wide), f"{at}")


def test_a_match_decided_in_the_middle_of_a_round_is_at_rest() -> None:
    edition = next(each for each in LINES if each.name.startswith("muggins/"))
    moment = next(rounds(edition, 1))[1][6]
    game, state = moment.game, moment.state
    seat = game.actors(state)[0]
    public = at_rest(table(game, state, True))
    assert not [lane for lane in public.lanes if lane.bright or lane.marked]
    assert not [label for label in public.labels if label.id == "words"]
    assert public.summary.startswith("The match is over.")
    own = at_rest(with_seat(public, game, game.look(state, seat), seat))
    assert not [spot for spot in own.spots if spot.active]
    assert not [piece for piece in own.pieces if piece.dim or piece.binds]
    assert not [lane for lane in own.lanes if lane.bright or lane.marked]


def _laid_open(game: Game, truth: State) -> set[int]:
    """The tiles that everyone sees once a round is over: of poker only the hands that were compared."""
    if game.points(truth) is None:
        return set()
    hands = game.hands(truth)
    if isinstance(truth, PokerState):
        return {tile for seat in truth.shown() for tile in hands[seat]}
    widow = game.boneyard(truth) if isinstance(truth, TrickState) else ()
    return {tile for hand in hands for tile in hand} | set(put_away(truth)) | set(widow)


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_a_scene_shows_no_tile_that_the_look_hides(edition: Edition) -> None:
    for _, found in rounds(edition, 2):
        for moment in found[:: _EVERY - 2] + found[-1:]:
            game, truth = moment.game, moment.state
            for seat, scene in _scenes(game, truth, True):
                known = {*laid(truth), *_laid_open(game, truth)}
                if seat is not None:
                    known.update(game.hands(truth)[seat], put_away(truth, seat))
                names = {piece_id(tile) for tile in known}
                for piece in scene.pieces:
                    assert piece.id in names or (piece.down and piece.role in (HELD, YARD)), piece
                    assert not piece.down or not any(name in piece.id for name in names if "-" in name)


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_a_picture_of_the_truth_is_a_spectators_picture(edition: Edition) -> None:
    for _, found in rounds(edition, 1):
        for moment in found[::20]:
            game, truth = moment.game, moment.state
            assert table(game, truth) == table(game, game.look(truth, None))
            assert with_seat(table(game, truth), game, truth, 0) == with_seat(
                table(game, truth), game, game.look(truth, 0), 0
            )


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", LINES + TRAINS + TRICKS, ids=edition_id)
def test_what_lies_keeps_its_name_and_a_play_adds_one(edition: Edition, wide: bool) -> None:
    for at, found in rounds(edition, 2):
        before: set[str] = set()
        for moment in found:
            scene = table(moment.game, moment.state, wide)
            now = {piece.id for piece in scene.pieces if piece.role in (TABLE, TUCKED)}
            assert before <= now, at
            if moment.made is not None:
                assert len(now - before) == (moment.made[1].kind in (LAY, ALONE)), at
            before = now


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", SOLO, ids=edition_id)
def test_a_solitaire_shows_every_tile_of_its_table_once(edition: Edition, wide: bool) -> None:
    for at, found in rounds(edition, 3):
        for moment in found[::_EVERY]:
            scene = table(moment.game, moment.state, wide)
            there = [piece.id for piece in scene.pieces if not piece.down]
            assert sorted(there) == sorted(piece_id(tile) for tile in _on_the_table(moment.state)), at


def _on_the_table(state: State) -> list[int]:
    """The tiles of a solitaire that have not been removed."""
    if isinstance(state, NeighborsState):
        return list(state.layout)
    return list(state.row) if isinstance(state, RowState | BingoState) else laid(state)


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("edition", LINES, ids=edition_id)
def test_a_tile_of_a_layout_never_moves_once_it_lies_but_where_feet_need_more_ground(
    edition: Edition, wide: bool
) -> None:
    for at, found in rounds(edition, 2):
        before: dict[str, tuple[float, float, int]] = {}
        moved = 0
        for moment in found:
            scene = table(moment.game, moment.state, wide)
            now = {piece.id: (piece.x, piece.y, piece.turn) for piece in lying(scene)}
            moved += not before.items() <= now.items()
            before = now
        assert moved <= (3 if edition.game == "chickenfoot" else 0), at


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


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_a_viewer_sees_their_own_tiles_and_where_they_fit(edition: Edition) -> None:
    for at, found in rounds(edition, 2):
        for moment in found[::_EVERY]:
            game, state = moment.game, moment.state
            if not game.actors(state):
                continue
            seat = game.actors(state)[0]
            scene = with_seat(table(game, state), game, game.look(state, seat), seat)
            rack = {piece.id for piece in scene.pieces if piece.role == RACK}
            assert rack == {piece_id(tile) for tile in game.hands(state)[seat]}, at
            active = {spot.id for spot in scene.spots if spot.active}
            assert active == {spot for move in game.moves(state, seat) for spot in _spots(state, move)}, at
            assert not {tile for spot in scene.spots for tile in spot.tiles} - {
                piece.id for piece in scene.pieces if not piece.down
            }


def _spots(state: State, move: Move) -> set[str]:
    """The spots that a move needs."""
    if move.kind == ALONE and isinstance(state, TrickState):
        return {"trick"}
    if move.kind in (LAY, SHIFT):
        return {str(move).split(" > ")[1].split(" ")[0]}
    if isinstance(move, Many) and move.kind == SPREAD:
        return {cell for group in move.groups for cell in _cells(group)}
    return {"aside"} if move.kind == ASIDE else set()


def _cells(group: tuple[int, ...]) -> set[str]:
    _, x, y, direction = group
    dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[direction]
    return {f"{x},{y}", f"{x + dx},{y + dy}"}


@pytest.mark.parametrize("edition", [*LINES, *TRAINS, *TRICKS], ids=edition_id)
def test_the_description_of_the_table_calls_its_viewer_you(edition: Edition) -> None:
    for at, found in rounds(edition, 1):
        for moment in found[::_EVERY]:
            game, state = moment.game, moment.state
            names = [f"P{seat}." for seat in range(game.seats)]
            scene = table(game, state, True, names)
            for seat in range(game.seats):
                told = with_seat(scene, game, game.look(state, seat), seat).summary
                named = {name for name in names if name in told}
                assert named == {name for name in names if name in scene.summary} - {names[seat]}, at
                assert told.startswith("You to move.") is (game.actors(state)[:1] == (seat,)), at


def test_your_own_train_comes_first_then_the_public_ones() -> None:
    edition = next(each for each in TRAINS if each.name.startswith("mexican-train/puremco"))
    match = Table(edition, 12, 4).start(1)
    scene = with_seat(table(match.game, match.look(None), False), match.game, match.look(2), 2)
    lanes = sorted([lane for lane in scene.lanes if not lane.plain], key=lambda lane: lane.y)
    assert [lane.id for lane in lanes] == ["2", "M", "3", "0", "1"]
    assert [lane.slot for lane in lanes] == [0, 1, 2, 3, 4]
