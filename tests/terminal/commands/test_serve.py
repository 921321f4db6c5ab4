"""`boneyard serve` as a process: it prints its address, and killing it in the middle of a game loses nothing."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


class Served:
    """A server in its own process, on any free port."""

    def __init__(self, folder: Path, *flags: str) -> None:
        line = [
            sys.executable,
            "-m",
            "boneyard",
            "serve",
            "--port",
            "0",
            "--data",
            str(folder),
            "--no-browser",
            *flags,
        ]
        self.process = subprocess.Popen(
            line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, said
        self.address = f"127.0.0.1:{found[1]}"

    def post(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json"}
        request = Request(f"http://{self.address}{path}", json.dumps(body).encode(), headers)
        with urlopen(request) as answer:
            return json.load(answer)

    def end(self, how: signal.Signals) -> int:
        os.kill(self.process.pid, how)
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def play(server: Served, made: dict[str, Any], moves: int) -> tuple[int, str]:
    """Play some moves; the ply of the last one that was acknowledged, and the record then."""
    url = f"ws://{server.address}/t/{made['table']}/live?shape=none"
    with connect(url, additional_headers={"Authorization": f"Bearer {made['token']}"}) as socket:
        done, acknowledged = 0, 0
        while True:
            message = json.loads(socket.recv(30))
            if message["type"] == "accepted":
                acknowledged = message["ply"]
                done += 1
            elif message["type"] == "record":
                return acknowledged, message["text"]
            elif message["type"] == "now" and message["moves"]:
                if done >= moves:
                    socket.send(json.dumps({"do": "record"}))
                    continue
                move = message["moves"][0]["move"]
                told = {"do": "move", "id": f"m{message['ply']}", "ply": message["ply"], "move": move}
                socket.send(json.dumps(told))


def test_a_killed_server_goes_on_where_every_table_was(tmp_path: Path) -> None:
    first = Served(tmp_path, "--bot-delay", "0")
    seats = [{"kind": "person"}, {"kind": "bot"}]
    tables = [first.post("/api/tables", {"game": "draw", "name": "Ann", "seats": seats}) for _ in range(3)]
    before = [play(first, made, 3) for made in tables]
    first.end(signal.SIGKILL)
    second = Served(tmp_path, "--bot-delay", "0")
    try:
        for made, (_, record) in zip(tables, before):
            _, after = play(second, made, 0)
            # The bots may have moved on, but nothing that was sent is missing.
            head = record.splitlines()[:-1]
            assert after.splitlines()[: len(head)] == head
            assert play(second, made, 1)[0] > 0
    finally:
        assert second.end(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    server = Served(tmp_path)
    try:
        port = server.address.rpartition(":")[2]
        line = [
            sys.executable,
            "-m",
            "boneyard",
            "serve",
            "--port",
            port,
            "--data",
            str(tmp_path),
            "--no-browser",
        ]
        done = subprocess.run(
            line, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 2
        assert done.stderr.startswith(f"boneyard: Can't serve at 127.0.0.1 port {port}: ")
    finally:
        server.end(signal.SIGTERM)


def test_a_server_that_cannot_open_says_so_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("This is no database, but a letter to somebody. " * 100)
    line = [sys.executable, "-m", "boneyard", "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    done = subprocess.run(
        line, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("boneyard: The database ")
    assert "Traceback" not in done.stdout + done.stderr


def test_help_lists_every_setting() -> None:
    from dataclasses import fields

    from boneyard.server.settings import Settings

    line = [sys.executable, "-m", "boneyard", "serve", "--help"]
    said = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    for each in fields(Settings):
        assert f"--{each.name.replace('_', '-')} " in said
        assert f"[BONEYARD_{each.name.upper()}" in said.replace("\n", "")
