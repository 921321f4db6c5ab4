"""A whole bot: it takes a seat at a table of Boneyard and plays there to the end of the match.

python bot.py http://127.0.0.1:8642/t/gR8dYbTz                 an open seat of a table
python bot.py http://127.0.0.1:8642/t/gR8dYbTz/seat/WyJnUj...  the seat of a personal link
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def sit_down(link: str) -> tuple[str, str]:
    """The table's address, and the token of our seat."""
    table, _, token = link.partition("/seat/")
    if not token:
        sent = Request(f"{table}/sit", b'{"name": "Marvin"}', {"Content-Type": "application/json"})
        token = json.load(urlopen(sent))["token"]
    return table, token


def choose(moves: list[dict]) -> str:
    """This is where your bot thinks. Ours plays any tile it can, and draws or passes when it cannot."""
    tiles = [move for move in moves if move["kind"] in ("lay", "alone", "remove")]
    return random.choice(tiles or [move for move in moves if move["kind"] != "concede"] or moves)["move"]


def play(table: str, token: str) -> str:
    """Play until the match is over; how it ended."""
    address = f"ws{table.removeprefix('http')}/live?shape=none"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
        for text in line:
            message, move, chosen = json.loads(text), None, []
            if message["type"] == "refused" and not message["stale"]:
                message = time.sleep(0.5) or now  # that was too much at once: wait, and look again
            if message["type"] == "now":
                now = message
                if now["phase"] == "over":
                    return now["result"]["text"]
                if now["you"] in now["actors"] and now["moves"]:
                    move = {"do": "move", "move": choose(now["moves"])}
                elif now["you"] in now["actors"] and now["touch"]:  # too many to be listed: touch by touch
                    chosen = [random.choice(now["touch"]["next"])]
                elif now["phase"] == "round-over":
                    move = {"do": "deal"}
            elif message["type"] == "choices" and message["ply"] == now["ply"]:
                move = {"do": "move", "move": choose(message["moves"])} if message["moves"] else None
                chosen = [] if move else [*message["chosen"], random.choice(message["next"])]
            if move or chosen:
                asked = move or {"do": "touch", "chosen": chosen}
                line.send(json.dumps({**asked, "id": random.randbytes(8).hex(), "ply": now["ply"]}))
    return "The connection was lost."


if __name__ == "__main__":
    print(play(*sit_down(sys.argv[1].rstrip("/"))) if sys.argv[1:] else __doc__)
