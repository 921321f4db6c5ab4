"""The client plays a match over the wire, whatever becomes of the connection, and says what it is refused."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import boneyard
from boneyard import client
from boneyard.bots import bot, choice_of
from boneyard.client import Gone, Seat, sit_down
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.rng import rng_for

pytest.importorskip("websockets")

from websockets.sync.server import ServerConnection, serve


class Table:
    """Just enough of a server: seat 0 is the client, the others play by chance; every third line is cut."""

    def __init__(self, match: Match, cuts: bool) -> None:
        self.match = match
        self.cuts = cuts
        self.ply = 1
        self.rng = rng_for("others")
        self.accepted: dict[str, int] = {}
        self.connections = 0
        self.stale = 0

    def __call__(self, line: ServerConnection) -> None:
        self.connections += 1
        if line.request is None or line.request.headers.get("Authorization") != "Bearer key":
            line.close(4404)
            return
        self._others()
        line.send(json.dumps({"type": "table", "seats": [], "later": "unknown fields are passed over"}))
        self._tell(line)
        for text in line:
            said = json.loads(text)
            if said["do"] == "record":
                line.send(json.dumps({"type": "record", "ply": self.ply, "text": self.match.record(0)}))
            elif said["do"] == "move" and self._move(line, said):
                return

    def _move(self, line: ServerConnection, said: dict[str, Any]) -> bool:
        if said["id"] not in self.accepted:
            if said["ply"] != self.ply:
                self.stale += 1
                line.send(json.dumps({"type": "refused", "id": said["id"], "why": "Late.", "stale": True}))
                self._tell(line)
                return False
            self.match.play(said["move"], 0)
            self.ply += 1
            self.accepted[said["id"]] = self.ply
            if self.cuts and len(self.accepted) % 3 == 0:
                line.socket.close()  # before it learns that the move was stored
                return True
        line.send(json.dumps({"type": "accepted", "id": said["id"], "ply": self.accepted[said["id"]]}))
        self._others()
        self._tell(line)
        return False

    def _others(self) -> None:
        while self.match.turn:
            moves = self.match.moves()
            self.match.play(moves[self.rng.below(len(moves))])
            self.ply += 1

    def _tell(self, line: ServerConnection) -> None:
        over = self.match.result is not None
        moves = [{"move": str(move)} for move in self.match.moves(0)]
        now = {
            "type": "now", "ply": self.ply, "phase": "over" if over else "playing", "you": 0,
            "actors": self.match.actors, "moves": moves, "touch": None, "log": [],
            "result": {"winners": [], "text": "It is over."} if over else None,
        }  # fmt: skip
        line.send(json.dumps(now))


@contextmanager
def served(table: Table) -> Iterator[str]:
    with serve(table, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        yield f"http://127.0.0.1:{port}"
        server.shutdown()
        thread.join()


def greedy(match: Match, seat: int) -> str:
    return str(choice_of(bot("greedy"), match, seat, rng_for("client")).move)


@pytest.mark.parametrize("game", ["block", "mexican-train", "forty-two", "poker"])
@pytest.mark.parametrize("cuts", [False, True], ids=["kept", "cut"])
def test_a_match_is_played_to_its_end_and_no_move_is_made_twice(
    game: str, cuts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_FIRST_WAIT", 0.01)
    options = {"target": 20} if game == "block" else {}
    players = {"forty-two": 4}.get(game, 2)
    table = Table(boneyard.new(game, players=players, seed="wire", options=options), cuts)
    with served(table) as address:
        assert sit_down(f"{address}/t/abc/seat/key", "Marvin").play(greedy) == "It is over."
    made = sum(seat == 0 for each in table.match.rounds for seat, _ in each.moves)
    assert made == len(table.accepted) > 3
    assert (table.connections > 1) == cuts
    assert table.stale == 0


def test_a_table_that_is_not_there_is_not_asked_again() -> None:
    table = Table(boneyard.new("block", seed=1), False)
    with served(table) as address, pytest.raises(Gone, match="no such table"):
        Seat(address, "abc", "another key").play(greedy)
    assert table.connections == 1


@pytest.mark.parametrize(
    "url",
    ["", "table", "http://host/", "http://host/x/1", "http://host/t/1/2", "ftp://host/t/1", "http:///t/1"],
)
def test_an_invalid_table_link_is_refused_with_an_example(url: str) -> None:
    with pytest.raises(BadSetup, match="http://127"):
        sit_down(url, "Marvin")


def test_an_unreachable_server_gets_a_sentence() -> None:
    with pytest.raises(Gone, match="doesn't answer"):
        sit_down("http://127.0.0.1:9/t/abc", "Marvin")
