"""Whatever the library hands out can be copied, compared, pickled and printed."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import boneyard
from boneyard import catalog, households
from boneyard.core.tile import tile_text

EDITIONS = [each for game in boneyard.games() for each in catalog.editions(game)]
NAMES = [each.name for each in EDITIONS]


def begun(game: str, edition: str, moves: int = 5) -> boneyard.Match:
    match = boneyard.new(game, edition=edition, seed=7)
    for _ in range(moves):
        if match.turn is None:
            break
        match.play(match.moves()[0])
    return match


def matches() -> list[boneyard.Match]:
    return [begun(each.game, each.key) for each in EDITIONS]


@pytest.mark.parametrize("match", matches(), ids=NAMES)
def test_a_match_survives_pickling_and_plays_on_alike(match: boneyard.Match) -> None:
    twin = pickle.loads(pickle.dumps(match))
    assert type(twin) is boneyard.Match
    assert twin == match
    assert twin.state == match.state
    assert twin.record() == match.record()
    while match.turn is not None and len(match.round.moves) < 40:
        match.play(match.moves()[-1])
        twin.play(twin.moves()[-1])
    assert twin.record() == match.record()


@pytest.mark.parametrize("match", matches(), ids=NAMES)
def test_rules_views_deals_and_histories_survive_pickling(match: boneyard.Match) -> None:
    seat = 0
    for value in (
        match.game,
        match.edition,
        match.view(seat),
        match.round,
        match.round.deal,
        match.history(seat),
        match.state,
        match.look(seat),
        *match.moves(),
    ):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        assert type(again) is type(value)
        assert "object at 0x" not in repr(value)


@pytest.mark.parametrize("match", matches(), ids=NAMES)
def test_copying_what_never_changes_costs_nothing(match: boneyard.Match) -> None:
    values: list[object] = [match.game, match.edition, match.view(0), match.round.deal, match.state]
    for value in values:
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value


@pytest.mark.parametrize("match", matches(), ids=NAMES)
def test_a_copied_match_goes_its_own_way(match: boneyard.Match) -> None:
    twin = match.copy()
    assert twin == match == copy.deepcopy(match) == copy.copy(match)
    assert twin is not match
    before = match.record()
    if twin.turn is not None:
        twin.play(twin.moves()[0])
        assert twin != match
    assert match.record() == before


def test_a_copy_can_redo_what_was_taken_back() -> None:
    match = begun("draw", "cardinal")
    played = match.copy()
    match.undo(2)
    twin = pickle.loads(pickle.dumps(match))
    for each in (match.copy(), twin):
        assert each.undone == 2
        each.redo(2)
        assert each == played


def test_a_copy_knows_who_was_to_start() -> None:
    match = boneyard.new("draw", players=["Ann", "Ben"], first="Ben", seed=1)
    assert match.first == 1
    for each in (match.copy(), pickle.loads(pickle.dumps(match)), match.resumed("more")):
        assert each.first == 1


def test_rounds_are_equal_when_deal_and_moves_are() -> None:
    match = begun("draw", "cardinal")
    assert match.round == match.copy().round == copy.copy(match.round) == copy.deepcopy(match.round)
    longer = copy.deepcopy(match.round)
    longer.moves.pop()
    assert longer != match.round
    assert len(match.round.moves) == 5
    with pytest.raises(TypeError, match="A round changes"):
        hash(match.round)


def test_what_was_drawn_long_ago_does_not_tell_two_states_apart() -> None:
    match = boneyard.new("draw", players=2, seed=3)
    while "draw" not in match.moves():
        match.play(match.moves()[0])
    match.play("draw")
    same = boneyard.position(match.position(), seed=1)
    assert same.state == match.state
    assert hash(same.state) == hash(match.state)
    same.play(same.moves()[0])
    assert same.state != match.state


def test_tables_are_equal_when_edition_set_seats_and_options_are() -> None:
    edition = catalog.edition("block", "cardinal")
    table = edition.table(6, 2, {})[0]
    assert table == edition.table(6, 2, {})[0]
    assert hash(table) == hash(edition.table(6, 2, {})[0])
    assert table != edition.table(6, 3, {})[0]
    assert table != edition.table(6, 2, {"target": 12})[0]


def test_a_household_edition_travels_as_what_it_changes() -> None:
    text = 'name = "short"\ngame = "draw"\nedition = "cardinal"\n[answers]\ntarget = 20\n'
    edition = households.read_household(text)
    match = boneyard.new("draw", edition=edition, seed=1)
    twin = pickle.loads(pickle.dumps(match))
    assert twin == match
    assert twin.options["target"] == 20


def test_a_match_travels_to_another_process(tmp_path: Path) -> None:
    match = begun("mexican-train", "cardinal")
    kept = tmp_path / "match.pickle"
    kept.write_bytes(pickle.dumps(match))
    code = "import pickle, sys; print(pickle.load(open(sys.argv[1], 'rb')).record(), end='')"
    told = subprocess.run(
        [sys.executable, "-c", code, str(kept)], check=True, capture_output=True, text=True
    ).stdout
    assert told == match.record()


def test_rules_built_by_hand_say_why_they_cannot_be_pickled() -> None:
    edition = catalog.edition("block", "cardinal")
    options = edition.table(6, 2, {})[1]
    with pytest.raises(TypeError, match=r"Edition\.table"):
        pickle.dumps(edition.build(6, 2, options))


def test_a_resumed_match_is_of_the_kind_it_was() -> None:
    assert type(begun("block", "cardinal").resumed("more")) is boneyard.Match


def test_a_match_has_no_hash_because_it_goes_on() -> None:
    with pytest.raises(TypeError, match="A match changes"):
        hash(begun("block", "cardinal"))


def test_a_state_prints_its_tiles() -> None:
    match = boneyard.new("block", seed=7)
    shown = repr(match.view(0).state)
    tiles = [tile_text(tile) for tile in match.game.hands(match.look(0))[0]]
    assert shown.startswith(f"LineState({' '.join(tiles)} | ? ")
