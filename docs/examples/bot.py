"""A whole bot: it takes a seat at a table of Boneyard and plays there to the end of the match.

python bot.py http://127.0.0.1:8642/t/gR8dYbTz                 an open seat of a table
python bot.py http://127.0.0.1:8642/t/gR8dYbTz/seat/WyJnUj...  the seat of a personal link
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def sit_down(link: str) -> tuple[str, str]:
    """The table's address, and the token of our seat."""
    table, _, token = link.partition("/seat/")
    if not token:
        sent = Request(f"{table}/sit", b'{"name": "Marvin"}', {"Content-Type": "application/json"})
        token = json.load(urlopen(sent))["token"]
    return table, token


def choose(moves: list[dict[str, str]]) -> str:
    """This is where your bot thinks. Ours plays any tile it can, and draws or passes when it can't."""
    tiles = [move for move in moves if move["kind"] in ("lay", "alone", "remove")]
    return random.choice(tiles or [move for move in moves if move["kind"] != "concede"] or moves)["move"]


def play(table: str, token: str) -> str:
    """Play until the match is over; how it ended."""
    address = f"ws{table.removeprefix('http')}/live?shape=none"
    now: dict[str, Any] = {}
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
        for text in line:
            message, act = json.loads(text), dict[str, Any]()
            if message["type"] == "refused" and not message["stale"]:
                time.sleep(0.5)  # that was too much at once: wait, and look again
                message = now
            if message["type"] == "now":
                now = message
                if now["phase"] == "over":
                    return str(now["result"]["text"])
                if now["phase"] == "round-over":
                    act = {"do": "deal"}
            if message["type"] in ("now", "choices") and message["ply"] == now["ply"]:
                if message["moves"] and now["you"] in now["actors"]:
                    act = {"do": "move", "move": choose(message["moves"])}
                elif touch := message.get("touch", message):  # too many to be listed: touch by touch
                    act = {"do": "touch", "chosen": [*touch.get("chosen", []), random.choice(touch["next"])]}
            if act:
                line.send(json.dumps({**act, "id": random.randbytes(8).hex(), "ply": now["ply"]}))
    return "The connection was lost."


if __name__ == "__main__":
    print(play(*sit_down(sys.argv[1].rstrip("/"))) if sys.argv[1:] else __doc__)
