"""Bad players and bad bytes: refused, counted, nothing changed, and everyone else is answered promptly."""

import json
import time
from collections.abc import Iterator
from statistics import median

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from boneyard.core.rng import Rng, rng_for
from support.server.clients import Message, Viewer, new_table
from support.server.house import House, asked, house

PROMPT = 0.5  # seconds; a busy machine must not fail this


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("abuse")) as found:
        yield found


@pytest.fixture
def sitting(open_house: House) -> Iterator[list[Viewer]]:
    """Two people at a table of draw dominoes, the first one to act first in the list."""
    found = [viewer.connect() for viewer in new_table(open_house, 2, game="draw", edition="cardinal")]
    turn = found[0].at(1)["turn"]
    found[1].at(1)
    yield found if found[0].seat == turn else found[::-1]
    for viewer in found:
        viewer.leave()


def refused(viewer: Viewer, words: Message | str | bytes) -> Message:
    """Send something bad; the refusal is a sentence."""
    viewer.say(words)
    answer = viewer.until(lambda message: message["type"] in ("refused", "accepted"))
    assert answer["type"] == "refused", answer
    why: str = answer["why"]
    assert why.endswith("."), f"not a sentence: {why}"
    assert "Traceback" not in why
    return answer


def first_move(viewer: Viewer) -> Message:
    return {"do": "move", "id": "m", "ply": viewer.now["ply"], "move": viewer.now["moves"][0]["move"]}


def test_another_seats_move_is_refused_and_changes_nothing(sitting: list[Viewer]) -> None:
    mover, other = sitting
    refused(other, first_move(mover))
    mover.say(first_move(mover))
    assert mover.at(2)["ply"] == 2


def test_a_move_for_another_ply_is_refused_as_stale(sitting: list[Viewer]) -> None:
    mover = sitting[0]
    for ply in (0, 2, 10**9, -1):
        refused(mover, {**first_move(mover), "ply": ply})
    assert refused(mover, {**first_move(mover), "ply": 0})["stale"] is True


def test_a_spectator_cannot_play(open_house: House, sitting: list[Viewer]) -> None:
    watcher = Viewer(open_house, sitting[0].table).connect()
    refused(watcher, first_move(sitting[0]))
    refused(watcher, {"do": "deal", "id": "d", "ply": 1})
    refused(watcher, {"do": "say", "id": "s", "text": "Play the six"})
    watcher.leave()


def test_a_forged_token_or_cookie_identifies_no_one(open_house: House, sitting: list[Viewer]) -> None:
    mover = sitting[0]
    forged = [
        mover.token[:-2] + ("AA" if mover.token[-2:] != "AA" else "BB"),
        mover.token.replace(mover.token[:3], "xyz", 1),
        "0",
        "x" * 5000,
    ]
    for token in forged:
        stranger = Viewer(open_house, mover.table, token=token)
        try:
            stranger.connect()
        except (InvalidStatus, ConnectionClosed):
            continue  # turned away at the door is as good
        assert stranger.about["you"] is None
        assert stranger.now["you"] is None
        refused(stranger, first_move(mover))
        stranger.leave()
    for cookie in ("boneyard=forged", "boneyard=e30.e30.e30", "boneyard=" + "x" * 3000):
        page = asked("GET", f"{open_house.address}/t/{mover.table}/record", headers={"Cookie": cookie})
        watched = asked("GET", f"{open_house.address}/t/{mover.table}/record")
        assert page.text == watched.text


def test_a_personal_link_of_another_table_opens_nothing(open_house: House, sitting: list[Viewer]) -> None:
    other = new_table(open_house, 2, game="block", edition="cardinal")[0]
    answer = asked("GET", f"{open_house.address}/t/{sitting[0].table}/seat/{other.token}")
    assert 400 <= answer.status_code < 500
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"]
)
def test_pages_of_other_origins_are_turned_away(
    open_house: House, sitting: list[Viewer], origin: str
) -> None:
    address = f"{open_house.sockets}/t/{sitting[0].table}/live?shape=wide"
    with pytest.raises((InvalidStatus, ConnectionClosed)):  # noqa: SIM117 - the second line only where the first passes
        with connect(address, origin=Origin(origin), additional_headers=sitting[0].keys) as socket:
            socket.recv(5)
    posts = ("/play/block", f"/t/{sitting[0].table}/start", f"/t/{sitting[0].table}/sit", "/api/tables")
    for path in posts:
        answer = asked("POST", f"{open_house.address}{path}", headers={"Origin": origin}, json={})
        assert answer.status_code == 403, path


MALFORMED: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"move"',
    "{}",
    '{"do": null}',
    '{"do": "fly"}',
    '{"do": ["move"]}',
    '{"do": "move"}',
    '{"do": "move", "id": 7, "ply": 1, "move": "pass"}',
    '{"do": "move", "id": "a", "ply": "1", "move": "pass"}',
    '{"do": "move", "id": "a", "ply": 1.5, "move": "pass"}',
    '{"do": "move", "id": "a", "ply": true, "move": "pass"}',
    '{"do": "move", "id": "a", "ply": 1, "move": 4}',
    '{"do": "move", "id": "a", "ply": 1, "move": ""}',
    '{"do": "move", "id": "a", "ply": 1, "move": "\\u0000"}',
    '{"do": "move", "id": "a", "ply": 1, "move": "<script>alert(1)</script>"}',
    '{"do": "move", "id": "' + "x" * 41 + '", "ply": 1, "move": "pass"}',
    '{"do": "move", "id": "a", "ply": 1e400, "move": "pass"}',
    '{"do": "move", "id": "a", "ply": 99999999999999999999999999, "move": "pass"}',
    '{"do": "touch", "ply": 1, "chosen": "6-4"}',
    '{"do": "touch", "ply": 1, "chosen": [1, 2]}',
    '{"do": "why", "ply": 1, "tile": {}}',
    '{"do": "why", "ply": 1, "tile": "99-99"}',
    '{"do": "shape", "shape": "round"}',
    '{"do": "deal", "id": "d", "ply": 1}',
    "[" * 2000,
    '{"a":' * 600,
    '{"do": "settle", "limit": ' + "[" * 1000 + "]" * 1000 + "}",
    '{"do": "record", "match": ' + "[" * 1000 + "]" * 1000 + "}",
    "\ud83c\udc31".encode("utf-16", "surrogatepass").decode("utf-16"),
    b"\x00\xff\xfe",
    b"{}",
]


@pytest.mark.parametrize("words", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_refused_in_words(sitting: list[Viewer], words: str | bytes) -> None:
    refused(sitting[0], words)
    sitting[0].say(first_move(sitting[0]))
    assert sitting[1].at(2)["ply"] == 2


def test_a_huge_message_ends_only_its_own_connection(open_house: House, sitting: list[Viewer]) -> None:
    mover, other = sitting
    for size in (5_000, 100_000, 5_000_000):
        stranger = Viewer(open_house, mover.table).connect()
        try:
            stranger.say(json.dumps({"do": "move", "id": "a", "ply": 1, "move": "x" * size}))
            heard = stranger.hear(10)
            assert heard["type"] == "refused"
        except ConnectionClosed:
            pass
        stranger.leave()
    mover.say(first_move(mover))
    assert other.at(2)["ply"] == 2


def test_a_viewer_who_sends_too_much_is_cut_off_and_the_others_are_answered_promptly(
    open_house: House, sitting: list[Viewer]
) -> None:
    rng = rng_for("noise")
    mover, other = sitting
    waits: list[float] = []
    codes = []
    for _ in range(8):
        noisy = Viewer(open_house, mover.table).connect()
        try:
            for _ in range(400):
                noisy.say(noise(rng))
        except ConnectionClosed:
            pass
        start = time.monotonic()
        other.say({"do": "ping"})
        other.until(lambda message: message["type"] == "pong")
        waits.append(time.monotonic() - start)
        codes.append(noisy.closed())
        noisy.leave()
    assert set(codes) <= {1008, 1013}, "too many messages, or too slow to hear the answers"
    assert median(waits) < PROMPT
    assert mover.now["ply"] == 1
    mover.say(first_move(mover))
    assert other.at(2)["ply"] == 2


def noise(rng: Rng) -> str:
    """A message as a broken or malicious program sends it: parts of real ones, combined at random."""
    words = [
        "move",
        "deal",
        "touch",
        "why",
        "shape",
        "record",
        "ping",
        "say",
        "figures",
        "settle",
        "",
        "x",
        "6-4",
        "6-4 > 5-5",
        "draw",
        "\u0000",
    ]
    keys = ["do", "id", "ply", "move", "chosen", "tile", "shape", "text", "talk", "limit", "extra"]
    values: list[object] = [*words, 0, 1, 2, -1, 10**30, None, True, [], {}, ["6-4"], 1.5]
    made = {keys[rng.below(len(keys))]: values[rng.below(len(values))] for _ in range(rng.below(6))}
    text = json.dumps({"do": words[rng.below(len(words))], **made})
    return text[: rng.below(len(text))] if rng.below(4) == 0 else text


def test_thousands_of_random_messages_change_nothing(open_house: House) -> None:
    rng = rng_for("thousands")
    sitting = [viewer.connect() for viewer in new_table(open_house, 2, game="muggins", edition="cardinal")]
    turn = sitting[0].at(1)["turn"]
    quiet, noisy = sitting if sitting[0].seat == turn else sitting[::-1]
    quiet.at(1)
    before = quiet.get(f"/t/{quiet.table}/record").text
    sent = 0
    while sent < 3000:
        try:
            for _ in range(38):
                noisy.say(noise(rng))
                sent += 1
            noisy.leave()
            noisy.connect()
        except ConnectionClosed:
            noisy.leave()
            noisy.connect()
    assert quiet.get(f"/t/{quiet.table}/record").text == before
    quiet.say(first_move(quiet))
    assert quiet.at(2)["ply"] == 2
    for viewer in sitting:
        viewer.leave()


BAD_REQUESTS: list[tuple[str, str, object]] = [
    ("POST", "/api/tables", "not json"),
    ("POST", "/api/tables", []),
    ("POST", "/api/tables", {"game": "chess"}),
    ("POST", "/api/tables", {"game": "block", "edition": "none"}),
    ("POST", "/api/tables", {"game": "block", "players": 400}),
    ("POST", "/api/tables", {"game": "block", "players": "two"}),
    ("POST", "/api/tables", {"game": "block", "set": {}}),
    ("POST", "/api/tables", {"game": "block", "options": {"target": "x"}}),
    ("POST", "/api/tables", {"game": "block", "options": [1]}),
    ("POST", "/api/tables", {"game": "block", "seats": [{"kind": "ghost"}]}),
    ("POST", "/api/tables", {"game": "block", "seats": 7}),
    ("POST", "/api/tables", {"game": "block", "seats": [{"kind": "bot", "bot": "../x"}]}),
    ("POST", "/api/tables", {"game": "block", "edition": "/etc/passwd.toml"}),
    ("POST", "/api/tables", {"game": "block", "name": 5}),
    ("POST", "/play/chess", {}),
    ("POST", "/new/chess", {}),
    ("GET", "/new/chess", None),
    ("GET", "/rules/chess", None),
    ("GET", "/rules/block/none", None),
    ("GET", "/rules/block/..%2f..%2fetc%2fpasswd.toml", None),
    ("GET", "/t/nothing", None),
    ("GET", "/t/nothing/record", None),
    ("GET", "/t/nothing/qr.svg", None),
    ("GET", "/t/nothing/seat/none", None),
    ("POST", "/t/nothing/sit", {}),
    ("POST", "/t/nothing/start", {}),
    ("POST", "/api/tables", '{"game": "block", "set": ' + "[" * 1000 + "]" * 1000 + "}"),
    ("POST", "/api/tables", '{"game": "block", "ways": {"limit": ' + "[" * 1000 + "]" * 1000 + "}}"),
    ("GET", "/static/../settings.py", None),
    ("GET", "/static/%2e%2e/%2e%2e/server/settings.py", None),
    ("GET", "/faces/none.svg", None),
    ("GET", "/pictures/chess.svg", None),
    ("GET", "/nowhere", None),
]


@pytest.mark.parametrize(
    ("method", "path", "words"), BAD_REQUESTS, ids=[f"{m} {p} {w}"[:60] for m, p, w in BAD_REQUESTS]
)
def test_a_bad_request_is_answered_by_a_sentence(
    open_house: House, method: str, path: str, words: object
) -> None:
    content = words if isinstance(words, str) else json.dumps(words)
    headers = {"Content-Type": "application/json"} if method == "POST" else {}
    answer = asked(
        method, f"{open_house.address}{path}", content=content if method == "POST" else None, headers=headers
    )
    assert 400 <= answer.status_code < 500, answer.text
    assert "Traceback" not in answer.text
    assert "site-packages" not in answer.text
    if path.startswith("/api/"):
        why = answer.json()["why"]
        assert why.endswith((".", "?")), why


def test_whatever_is_refused_is_counted(open_house: House, sitting: list[Viewer]) -> None:
    def counted() -> int:
        found: int = asked("GET", f"{open_house.address}/health").json()["refused"]
        return found

    before = counted()
    mover, other = sitting
    refused(other, first_move(mover))
    refused(mover, {**first_move(mover), "ply": 0})
    refused(mover, "nonsense")
    asked("POST", f"{open_house.address}/play/block", headers={"Origin": "https://evil.example"})
    assert counted() == before + 4


def test_a_name_is_shown_as_it_was_written(open_house: House) -> None:
    name = "<img src=x onerror=x()>"
    host = new_table(open_house, 2, game="block", edition="cardinal", name=name)[0].connect()
    assert host.about["seats"][0]["name"] == name
    page = asked("GET", f"{open_house.address}/t/{host.table}").text
    assert "<img src=x" not in page
    host.leave()
