"""Everything a seat or a spectator received in a random match, over HTTP and WebSocket, against what it may know."""

import json
from collections.abc import Iterator

import pytest

from boneyard.core.edition import Edition
from boneyard.core.option import Value
from boneyard.core.rng import rng_for
from support.engine.matches import EDITIONS, edition_id, seat_counts, small_hands
from support.server.clients import Viewer, new_table, some_move
from support.server.house import House, house
from support.server.truth import Truth, named_by

MOST = 70  # events of a match: two or three short rounds


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("leaks"), BONEYARD_RATE="100000", BONEYARD_BURST="100000") as found:
        yield found


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_no_one_learns_of_a_tile_before_it_is_seen(open_house: House, edition: Edition) -> None:
    play_and_compare(open_house, edition)


@pytest.mark.parametrize(
    "edition", [edition for edition in EDITIONS if edition.game in ("muggins", "bergen")], ids=edition_id
)
def test_nor_when_points_end_the_match_within_a_round(open_house: House, edition: Edition) -> None:
    play_and_compare(open_house, edition, target=2)


def play_and_compare(open_house: House, edition: Edition, **more: Value) -> None:
    """Play a match at random, and compare everything each viewer received with what they may know."""
    counts = seat_counts(edition)
    size, seats = counts[len(counts) // 2]
    options = {**small_hands(edition, size, seats), **more}
    sitting = new_table(open_house, seats, game=edition.game, edition=edition.key, set=size, options=options)
    # The shared board is opened with a seat's own key, and gets no more than a spectator.
    board = Viewer(open_house, sitting[0].table, token=sitting[0].token)
    viewers = [*sitting, Viewer(open_house, sitting[0].table), board]
    shapes = ["wide&patches=1", "tall", "none&patches=1", "wide", "tall&patches=1", "none"]
    for viewer, shape in zip(viewers, shapes * 3):
        viewer.shape = shape if viewer.seat is not None else "wide&patches=1"
        if viewer is board:
            viewer.shape = "tall&as=watcher"
        viewer.connect()
    play_at_random(sitting, viewers, edition.name)
    truth = Truth(open_house.store, sitting[0].table)
    for viewer in viewers:
        viewer.leave()
        for heard in viewer.heard:
            for number, told in named_by(heard, truth):
                secret = told - truth.known(heard.ply, number, viewer.seat)
                assert not secret, (
                    f"seat {viewer.seat} is told of {sorted(secret)} of round {number} "
                    f"at ply {heard.ply} by {heard.door}: {heard.text[:3000]}"
                )


def play_at_random(sitting: list[Viewer], viewers: list[Viewer], seed: str) -> None:
    rng = rng_for(f"leaks {seed}")

    def choose(count: int) -> int:
        return int(rng.below(count))

    for step in range(MOST):
        ply = max(viewer.now["ply"] for viewer in viewers)
        for viewer in viewers:
            viewer.at(ply)
            if step % 9 == 4 or viewer.now["phase"] == "over":
                ask_for_everything(viewer)
        now = sitting[0].now
        if now["phase"] == "over":
            return
        acting = sitting[now["actors"][choose(len(now["actors"]))]] if now["actors"] else sitting[0]
        if now["phase"] == "round-over" and (not now["actors"] or choose(2)):
            acting.say({"do": "deal", "id": f"deal {ply}", "ply": ply})
        else:
            acting.say({"do": "move", "id": f"at {ply}", "ply": ply, "move": some_move(acting, choose)})
        for viewer in viewers:
            viewer.at(ply + 1)


def ask_for_everything(viewer: Viewer) -> None:
    """What a curious player tries: the record, the page, the line-up, the figures, and why a tile does not fit."""
    if "patches" in viewer.shape:
        patched = viewer.now
        viewer.say({"do": "look"})
        whole = viewer.until(lambda message: message["type"] == "now")
        assert {**patched, "log": [], "clock": None} == {**whole, "log": [], "clock": None}
    viewer.say({"do": "record"})
    viewer.until(lambda message: message["type"] in ("record", "refused"))
    viewer.say({"do": "lineup"})
    viewer.until(lambda message: message["type"] in ("lineup", "refused"))
    viewer.say({"do": "figures"})
    told = viewer.until(lambda message: message["type"] in ("figures", "refused"))
    assert told["type"] == "refused" or viewer.now["phase"] == "over", "figures before the end"
    if "as=watcher" in viewer.shape:
        return  # over HTTP its key is a seat's
    for path in ("", "/record"):
        assert viewer.get(f"/t/{viewer.table}{path}").status_code == 200
    for tile in ("6-6", "3-1", "5-4"):
        viewer.say({"do": "why", "ply": viewer.now["ply"], "tile": tile})
        answer = viewer.until(lambda message: message["type"] in ("why", "refused"))
        # The question names the tile; an answer that says more than "you do not hold it" would name another.
        viewer.heard[-1].text = json.dumps({**answer, "tile": ""}).replace(tile, "")
