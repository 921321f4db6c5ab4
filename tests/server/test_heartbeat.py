"""The heartbeat: a connection that died without a word shows its player as away within five seconds."""

import time
from pathlib import Path

from boneyard.server.http.patience import PING, PONG
from support.browser.wire import wire
from support.server.clients import Viewer, new_table
from support.server.house import house

SOON = 5.0  # seconds


def test_a_dead_connection_is_shown_as_away_to_everyone_within_five_seconds(tmp_path: Path) -> None:
    with house(tmp_path) as found, wire(found) as line:
        ann, ben = new_table(found, 2, game="draw")
        watcher = Viewer(found, ann.table)
        ben.sockets = line.sockets
        for viewer in (ann, ben, watcher):
            viewer.connect()
        ann.until(lambda message: message["type"] == "table" and message["seats"][1]["here"])
        with line.silent():
            began = time.monotonic()
            for viewer in (ann, watcher):
                viewer.until(
                    lambda message: message["type"] == "table" and not message["seats"][1]["here"], 10
                )
            assert time.monotonic() - began < SOON
        for viewer in (ann, watcher):
            viewer.leave()


def test_a_dead_connection_is_noticed_a_second_before_everyone_has_to_know() -> None:
    assert PING + PONG <= SOON - 1


def test_a_client_that_says_nothing_but_is_there_is_never_away(tmp_path: Path) -> None:
    with house(tmp_path) as found:
        ann, ben = new_table(found, 2, game="draw")
        ann.connect()
        ben.connect()
        ann.until(lambda message: message["type"] == "table" and message["seats"][1]["here"])
        time.sleep(2 * SOON)  # its library answers pings, though no one reads or writes
        ann.say({"do": "ping"})
        ann.until(lambda message: message["type"] == "pong")
        assert ann.about["seats"][1]["here"]
        assert ben.closed(0.1) is None
