"""The log: every line says what it is about, and none has a tile, a token or a key in it."""

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.errors import BadSetup, Illegal
from boneyard.server import logs
from boneyard.server.http.identity import COOKIE
from boneyard.server.settings import gather
from boneyard.server.storage.store import Store
from support.server.clients import Viewer, new_table, some_move
from support.server.house import asked, house

TILE = re.compile(r"(?<![\w.:-])\d\d?-\d\d?(?![\w-])")
log = logging.getLogger("boneyard.somewhere")


@contextmanager
def logging_to(format: str, level: str = "debug") -> Iterator[io.StringIO]:
    stream, root, ours = io.StringIO(), logging.getLogger(), logging.getLogger("boneyard")
    before = root.level, ours.level
    handler = logs.set_up(format, level, stream)
    try:
        yield stream
    finally:
        root.removeHandler(handler)
        root.setLevel(before[0])
        ours.setLevel(before[1])


def test_a_line_names_its_request_and_table() -> None:
    with logging_to("text") as text, logs.about("abc", "the-table"):
        log.info("Something %s.", "happened")
    assert text.getvalue().endswith(
        " info boneyard.somewhere: request=abc table=the-table Something happened.\n"
    )
    with logging_to("json") as text:
        with logs.about("abc", "the-table"):
            log.info('Something "%s".', "happened")
        log.warning("More.")
    first, second = map(json.loads, text.getvalue().splitlines())
    assert (first["request"], first["table"], first["message"]) == (
        "abc",
        "the-table",
        'Something "happened".',
    )
    assert (first["level"], first["logger"]) == ("info", "boneyard.somewhere")
    assert "request" not in second
    assert "table" not in second


@pytest.mark.parametrize("format", ["text", "json"])
def test_an_error_is_logged_without_its_words_unless_they_are_the_systems(format: str) -> None:
    with logging_to(format) as text:
        try:
            try:
                raise OSError(28, "No space left on device")
            except OSError as problem:
                raise Illegal("You hold 6-6 and 5-4.") from problem
        except Illegal:
            log.exception("It broke.")
    told = text.getvalue()
    assert "No space left on device" in told
    assert "boneyard.core.errors.Illegal" in told
    assert f"{Path(__file__).name}:" in told
    assert "6-6" not in told


def test_libraries_say_nothing_below_a_warning() -> None:
    with logging_to("text") as text:
        logging.getLogger("websockets.server").debug("> TEXT 'a hand'")
        logging.getLogger("websockets.server").warning("Something odd.")
    assert "a hand" not in text.getvalue()
    assert "Something odd." in text.getvalue()


def test_a_format_or_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"The setting log-format can't be 'xml'\. Choose from: text, json\."):
        gather({"log_format": "xml"}, {})
    with pytest.raises(BadSetup, match="The setting log-level can't be 'loud'"):
        gather({}, {"BONEYARD_LOG_LEVEL": "loud"})
    assert gather({"log_format": "JSON"}, {}).log_format == "json"


def test_a_match_logged_in_full_reveals_no_tile_token_or_key(tmp_path: Path) -> None:
    with house(tmp_path, BONEYARD_LOG_FORMAT="json", BONEYARD_LOG_LEVEL="debug") as there:
        browser = asked("POST", f"{there.address}/api/tables", json={"game": "block", "name": "Zoe"})
        cookie = browser.cookies[COOKIE]
        sitting = new_table(there, 2, game="draw", name="Ann Unmistakable")
        for viewer in sitting:
            viewer.connect()
        play(sitting)
        for viewer in sitting:
            viewer.get(f"/t/{viewer.table}/seat/{viewer.token}")
            viewer.get(f"/t/{viewer.table}/seat/{viewer.token}x/{viewer.token}")
            viewer.get(f"/{viewer.token}?token={viewer.token}")
            viewer.leave()
        asked("GET", f"{there.address}/", headers={"Cookie": f"{COOKIE}={cookie}"})
        table, tokens = sitting[0].table, [viewer.token for viewer in sitting]
    lines = [line for line in (tmp_path / "server.log").read_text("utf-8").splitlines() if line[:1] == "{"]
    records: list[dict[str, Any]] = [json.loads(line) for line in lines]
    played = [each for each in records if "MoveRequest" in each["message"]]
    assert played, "nothing of the match was logged"
    assert all(each["table"] == table and each["request"] for each in played)
    assert any(each["message"].startswith("GET /t/{table}/seat/{token}: ") for each in records)
    secrets = [*tokens, cookie, (tmp_path / "data" / "secret").read_text("ascii").strip(), "Unmistakable"]
    secrets += kept_secrets(there.store, table)
    text = (tmp_path / "server.log").read_text("utf-8")
    assert [secret for secret in secrets if secret in text] == []
    assert [each for each in records if TILE.search(each["message"] + each.get("error", ""))] == []


def kept_secrets(url: str, table: str) -> list[str]:
    """The orders and salts of all shuffles, and the keys of the players."""
    store = Store(url)
    store.open()
    found = store.tables.load(table)
    store.close()
    assert found is not None
    assert found.shuffles
    return [*found.keys, *[part for each in found.shuffles for part in (each.tiles, each.salt) if part]]


def play(sitting: list[Viewer]) -> None:
    """The first round, with a wrong move and nonsense in between."""
    viewers = {viewer.seat: viewer for viewer in sitting}
    while True:
        ply = max(viewer.now["ply"] for viewer in sitting)
        for viewer in sitting:
            viewer.at(ply)
        now = sitting[0].now
        if now["phase"] != "playing":
            return
        acting = viewers[now["actors"][0]]
        if ply in (2, 3):
            acting.say({"do": "move", "id": f"no {ply}", "ply": ply, "move": "play 9-9"})
            acting.say("nonsense 6-6")
        acting.say({"do": "move", "id": f"at {ply}", "ply": ply, "move": some_move(acting, lambda count: 0)})
        acting.at(ply + 1)
