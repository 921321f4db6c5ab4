"""Patches: a client that asks for them gets only what has changed, and has the whole state all the same."""

import json
from collections.abc import Iterator
from statistics import median

import pytest

from boneyard.server.protocol.messages import (
    NowMessage,
    OwnPatch,
    OwnScene,
    PatchMessage,
    Scene,
    ScenePatch,
)
from support.server.clients import Message, Viewer, new_table, some_move
from support.server.house import House, house

MOVES = 24
OFTEN, SHARE = (
    0.36,
    0.55,
)  # of the bytes of a whole state: what half of all moves cost at most, and the average


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = {"BONEYARD_RATE": "100000", "BONEYARD_BURST": "100000", "BONEYARD_ARENA": "1"}
    with house(tmp_path_factory.mktemp("patches"), **settings) as found:
        yield found


def play(sitting: list[Viewer], viewers: list[Viewer], moves: int) -> None:
    """Make moves, always the first there is."""
    for _ in range(moves):
        now = sitting[0].now
        ply = now["ply"]
        if now["phase"] == "over":
            return
        if now["phase"] == "round-over":
            sitting[0].say({"do": "deal", "id": f"deal {ply}", "ply": ply})
        else:
            acting = sitting[now["turn"]]
            acting.say({"do": "move", "id": f"at {ply}", "ply": ply, "move": some_move(acting, lambda _: 0)})
        for viewer in viewers:
            viewer.at(ply + 1)


def messages(viewer: Viewer) -> list[Message]:
    return [json.loads(heard.text) for heard in viewer.heard]


@pytest.mark.parametrize("game", ["block", "mexican-train", "forty-two"])
def test_a_move_costs_a_fraction_of_the_whole_state(open_house: House, game: str) -> None:
    sitting = new_table(
        open_house, 4, game=game, seed="patches"
    )  # how often a table zooms out depends on the deal
    whole = Viewer(open_house, sitting[0].table, 0, sitting[0].token)
    for viewer in sitting:
        viewer.shape = "wide&patches=1"
    for viewer in (*sitting, whole):
        viewer.connect()
    play(sitting, [*sitting, whole], MOVES)
    sent = [len(each.text) for each in sitting[0].heard if each.text.startswith('{"type":"patch"')]
    full = [len(each.text) for each in whole.heard if each.text.startswith('{"type":"now"')]
    assert len(sent) >= MOVES - 2, "nearly all are patches"
    # Now and then the table zooms out, and most of it is told anew.
    assert median(sent) < OFTEN * median(full)
    assert sum(sent) / len(sent) < SHARE * sum(full) / len(full)


def test_a_program_that_asks_for_none_gets_none(open_house: House) -> None:
    sitting = new_table(open_house, 2, game="draw")
    for viewer in sitting:
        viewer.connect()
    play(sitting, sitting, 6)
    kinds = [message["type"] for message in messages(sitting[0])]
    assert "patch" not in kinds
    assert kinds.count("now") >= 7


def test_who_has_missed_something_looks_again(open_house: House) -> None:
    sitting = new_table(open_house, 2, game="draw")
    sitting[0].shape = "wide&patches=1"
    for viewer in sitting:
        viewer.connect()
    play(sitting, sitting, 5)
    had = sitting[0].now
    sitting[0].say({"do": "look", "since": 2})
    whole = sitting[0].until(lambda message: message["type"] == "now")
    assert messages(sitting[0])[-1]["type"] == "now"
    assert [line["ply"] for line in whole["log"]] == list(range(2, had["ply"]))
    assert {**had, "log": []} == {**whole, "log": []}
    play(sitting, sitting, 2)  # patches go on from there
    assert messages(sitting[0])[-1]["type"] in ("patch", "accepted")


@pytest.mark.parametrize("since", [-1, "3", 1.5, True])
def test_a_look_since_no_ply_is_refused(open_house: House, since: object) -> None:
    (ann, _) = new_table(open_house, 2, game="draw")
    ann.connect().say({"do": "look", "since": since})
    assert (
        ann.until(lambda message: message["type"] == "refused")["why"]
        == '"since" is a ply: 0 or a larger number.'
    )


def test_another_shape_and_a_stale_move_are_answered_by_the_whole_state(open_house: House) -> None:
    sitting = new_table(open_house, 2, game="draw")
    sitting[0].shape = "wide&patches=1"
    for viewer in sitting:
        viewer.connect()
    play(sitting, sitting, 3)
    ann = sitting[0]
    ann.say({"do": "shape", "shape": "tall"})
    assert not ann.until(lambda message: message["type"] == "now")["scene"]["wide"]
    assert messages(ann)[-1]["type"] == "now"
    ann.say({"do": "move", "id": "late", "ply": 1, "move": "pass"})
    ann.until(lambda message: message["type"] == "refused" and message["stale"])
    ann.until(lambda message: message["type"] == "now")
    assert messages(ann)[-1]["type"] == "now"


def test_no_seat_learns_from_patches_what_it_may_not_see(open_house: House) -> None:
    sitting = new_table(open_house, 3, game="block")
    watcher = Viewer(open_house, sitting[0].table)
    for viewer in (*sitting, watcher):
        viewer.shape = "wide&patches=1"
        viewer.connect()
    hands = [{piece["id"] for piece in viewer.now["own"]["pieces"]} for viewer in sitting]
    play(sitting, [*sitting, watcher], 4)
    played = {piece["id"] for piece in watcher.now["scene"]["pieces"] if piece["first"] >= 0}
    for number, viewer in enumerate((*sitting, watcher)):
        others = set().union(*[hand for seat, hand in enumerate(hands) if seat != number]) - played
        told = "".join(heard.text for heard in viewer.heard)
        assert not [tile for tile in others if f'"{tile}"' in told]


def test_a_patch_can_name_every_field_of_a_state() -> None:
    now, patch = NowMessage.__struct_fields__, PatchMessage.__struct_fields__
    assert {*now} - {"you"} == {*patch} - {"since"}  # for another seat a whole state is sent
    assert {*Scene.__struct_fields__} - {"wide"} == {*ScenePatch.__struct_fields__}
    assert {*OwnScene.__struct_fields__} == {*OwnPatch.__struct_fields__}
