"""The replay of a match in progress shows a seat or a spectator no tile that its own record doesn't show."""

import json
import re
from collections.abc import Iterator

import pytest

from boneyard.core.edition import Edition
from boneyard.core.rng import rng_for
from support.engine.matches import EDITIONS, edition_id, seat_counts, small_hands
from support.server.clients import Viewer, new_table, some_move
from support.server.house import House, house

MOST = 26  # events: in the middle of the first or the second round
TILE = re.compile(r"(?<![\w.@-])(\d\d?|[A-Z])-(\d\d?|[A-Z])(?![\w-])")


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("leaks"), BONEYARD_RATE="100000", BONEYARD_BURST="100000") as found:
        yield found


def play(sitting: list[Viewer], seed: str) -> None:
    rng = rng_for(f"replay leaks {seed}")
    for _ in range(MOST):
        ply = max(viewer.now["ply"] for viewer in sitting)
        for viewer in sitting:
            viewer.at(ply)
        now = sitting[0].now
        if now["phase"] == "over":
            return
        if now["phase"] == "round-over" and not now["actors"]:
            sitting[0].say({"do": "deal", "id": f"deal {ply}", "ply": ply})
        else:
            mover = sitting[now["actors"][0]]
            text = some_move(mover, lambda count: int(rng.below(count)))
            mover.say({"do": "move", "id": f"at {ply}", "ply": ply, "move": text})
        for viewer in sitting:
            viewer.at(ply + 1)


def tiles(text: str) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in TILE.findall(text)}


def told(viewer: Viewer) -> Iterator[tuple[str, int, str]]:
    """Everything the replay shows this viewer of a round, at every address and from every point of view."""
    base = f"/t/{viewer.table}/replay"
    outline = viewer.get(f"{base}/outline")
    assert outline.status_code == 200, outline.text
    steps = outline.json()["steps"]
    for step in steps:
        yield "outline", step["round"], step["text"]
    for number, text in rounds(viewer.get(f"{base}/record").text).items():
        yield "record", number, text
    seats = range(len(outline.json()["players"]))
    for view in ("open", "everybody", *[str(seat) for seat in seats]):
        for at in range(0, len(steps), 12):
            door = f"{base}/moments?at={at}&count=12&view={view}&shape={'tall' if at % 24 else 'wide'}"
            answer = viewer.get(door)
            assert answer.status_code == 200, answer.text
            for moment in answer.json()["moments"]:
                yield door, moment["round"], json.dumps(moment)
        last = steps[-1]
        door = f"/t/{viewer.table}/position.svg?round={last['round']}&move={last['move']}&view={view}"
        assert viewer.get(door).status_code == 200
        yield door, last["round"], re.sub(r"<[^>]*>", " ", viewer.heard[-1].text)


def rounds(record: str) -> dict[int, str]:
    """A record's rounds, each as its text."""
    _, *parts = re.split(r"^round ", record, flags=re.MULTILINE)
    return {int(part.split()[0]): part for part in parts}


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_a_replay_reveals_no_more_than_the_record(open_house: House, edition: Edition) -> None:
    counts = seat_counts(edition)
    size, seats = counts[len(counts) // 2]
    options = small_hands(edition, size, seats)
    sitting = new_table(open_house, seats, game=edition.game, edition=edition.key, set=size, options=options)
    for viewer in sitting:
        viewer.shape = "none"
        viewer.connect()
    play(sitting, edition.name)
    over = sitting[0].now["phase"] == "over"
    for viewer in [*sitting[:2], Viewer(open_house, sitting[0].table)]:
        own = rounds(viewer.get(f"/t/{viewer.table}/record").text)
        if over:
            continue  # then everything is revealed
        for door, number, text in told(viewer):
            secret = tiles(text) - tiles(own[number])
            assert not secret, f"seat {viewer.seat} is told of {secret} by {door}: {text[:2000]}"
    for viewer in sitting:
        viewer.leave()


def test_what_a_round_that_is_over_left_unseen_stays_so_until_the_match_is(open_house: House) -> None:
    """In Moon a tile is put aside: no one else learns it during the match."""
    sitting = new_table(open_house, 3, game="moon", options={})
    for viewer in sitting:
        viewer.shape = "none"
        viewer.connect()
    play(sitting, "moon")
    watcher = Viewer(open_house, sitting[0].table)
    outline = watcher.get(f"/t/{watcher.table}/replay/outline").json()
    steps = len(outline["steps"])
    hidden = 0
    for at in range(0, steps, 12):
        text = watcher.get(f"/t/{watcher.table}/replay/moments?at={at}&count=12&view=open").text
        for moment in json.loads(text)["moments"]:
            hidden += sum("id" not in tile for hand in moment["hands"] for tile in hand)
    assert hidden
    for viewer in sitting:
        viewer.leave()
