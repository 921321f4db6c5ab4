"""Everything that a seat or a watcher received in a random match, over HTTP and WebSocket, against what it may know."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.core.option import Value
from boneyard.core.rng import rng_for
from boneyard.core.tile import face_text, read_tile, tile_set, tile_text
from boneyard.record.writing import write
from support import EDITIONS, edition_id, seat_counts
from support_families import laid, shown
from support_house import House, house
from support_live import Heard, Message, Viewer, new_table, some_move

MOST = 70  # events of a match: two or three short rounds
TILE = re.compile(r"(?<![\w.@-])(\d\d?|[A-Z])-(\d\d?|[A-Z])(?![\w-])")
SETTLED = ("forms", "title", "options", "edition")  # the same words at every table of the game


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("leaks")) as found:
        yield found


def short(edition: Edition, size: int, seats: int) -> dict[str, Value]:
    """Hands of at most six, so that a few rounds are played."""
    hands = [option for option in edition.options(size, seats) if option.name == "hand"]
    return {"hand": max(option.low, min(6, int(option.default))) for option in hands}


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_nobody_is_told_of_a_tile_before_it_is_seen(open_house: House, edition: Edition) -> None:
    counts = seat_counts(edition)
    size, seats = counts[len(counts) // 2]
    options = short(edition, size, seats)
    sitting = new_table(
        open_house, seats, game=edition.game, edition=edition.key, set=size, options=options
    )
    viewers = [*sitting, Viewer(open_house, sitting[0].table)]
    for viewer, shape in zip(viewers, ["wide", "tall", "none"] * 5):
        viewer.shape = shape if viewer.seat is not None else "wide"
        viewer.connect()
    play_at_random(sitting, viewers, edition.name)
    match, known = what_is_known(open_house.store, sitting[0].table, edition, size, options)
    for viewer in viewers:
        viewer.leave()
        for heard in viewer.heard:
            told = names_in(heard, match)
            secret = told - known[heard.ply][viewer.seat]
            assert not secret, (
                f"seat {viewer.seat} is told of {sorted(secret)} at ply {heard.ply} by {heard.door}: "
                f"{heard.text[:3000]}"
            )


def play_at_random(sitting: list[Viewer], viewers: list[Viewer], seed: str) -> None:
    rng = rng_for(f"leaks {seed}")

    def choose(count: int) -> int:
        return int(rng.below(count))

    for step in range(MOST):
        ply = max(viewer.now["ply"] for viewer in viewers)
        for viewer in viewers:
            viewer.at(ply)
            if step % 9 == 4:
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
    """What a curious player tries: the record by both doors, the page, and why a tile does not fit."""
    viewer.say({"do": "record"})
    viewer.until(lambda message: message["type"] in ("record", "refused"))
    for path in ("", "/record"):
        assert viewer.get(f"/t/{viewer.table}{path}").status_code == 200
    for tile in ("6-6", "3-1", "5-4"):
        viewer.say({"do": "why", "ply": viewer.now["ply"], "tile": tile})
        answer = viewer.until(lambda message: message["type"] in ("why", "refused"))
        # The question names the tile; an answer that says more than "you do not hold it" would name another.
        viewer.heard[-1].text = json.dumps({**answer, "tile": ""}).replace(tile, "")


def what_is_known(
    store: Path, table: str, edition: Edition, size: int, options: dict[str, Value]
) -> tuple[Match, list[dict[int | None, set[str]]]]:
    """The truth from the store, played again: for each ply and viewer the tiles that have been shown to it."""
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as db:
        shuffles = dict(
            db.execute("SELECT number, tiles FROM rounds WHERE \"table\" = ? ORDER BY number", (table,))
        )
        firsts = dict(db.execute("SELECT number, first FROM rounds WHERE \"table\" = ?", (table,)))
        events = db.execute(
            "SELECT seat, text FROM events WHERE \"table\" = ? ORDER BY ply", (table,)
        ).fetchall()
        seats = db.execute("SELECT seats FROM tables WHERE id = ?", (table,)).fetchone()[0]
    game, settled = edition.table(size, seats, dict(options))
    match = Match(edition, game, tuple(f"P{seat}" for seat in range(seats)), settled, write)
    everybody: list[int | None] = [*range(seats), None]
    everything = {tile_text(tile) for tile in tile_set(size)} | {tile_text(tile) for tile in game.tiles}
    known: list[dict[int | None, set[str]]] = [{viewer: set() for viewer in everybody}]
    for seat, text in events:
        if seat is None:
            number = len(match.rounds) + 1
            order = tuple(read_tile(tile) for tile in shuffles[number].split())
            deal = game.split(order, firsts[number], number, match.scores)
            assert deal is not None
            match.add_round(number, deal)
            known.append({viewer: set() for viewer in everybody})
        else:
            match.play(text, seat)
            known.append({viewer: set(tiles) for viewer, tiles in known[-1].items()})
        for viewer in everybody:
            view = game.look(match.state, viewer)
            known[-1][viewer] |= {tile_text(tile) for tile in [*laid(view), *shown(view)] if tile >= 0}
            if match.round_over:  # the shuffle has been told
                known[-1][viewer] |= everything
    return match, known


def names_in(heard: Heard, match: Match) -> set[str]:
    """All tiles that a message or a page names, but for those of rounds that are over."""
    if heard.door != "socket":
        return set(tiles_of(after_last_round(heard.text)))
    message: Message = json.loads(heard.text)
    for key in SETTLED:
        message.pop(key, None)
    now = message.get("round", 0)
    message["log"] = [line for line in message.get("log", []) if line.get("round", now) == now]
    message.get("fair", {}).pop("revealed", None)
    if message["type"] == "record":
        message["text"] = after_last_round(message["text"])
    return set(strings_in(message))


def after_last_round(text: str) -> str:
    """A record's header and earlier rounds left away."""
    return text[max(0, text.rfind("\nround ")) :]


def strings_in(thing: object) -> Iterator[str]:
    if isinstance(thing, str):
        yield from tiles_of(thing)
    elif isinstance(thing, list):
        for part in thing:
            yield from strings_in(part)
    elif isinstance(thing, dict):
        if thing.get("first", -1) not in (-1, None) and "second" in thing:
            yield from tiles_of(f"{face_text(thing['first'])}-{face_text(thing['second'])}")
        for part in thing.values():
            yield from strings_in(part)


def tiles_of(text: str) -> Iterator[str]:
    for one, two in TILE.findall(text):
        try:
            yield tile_text(read_tile(f"{one}-{two}"))
        except BoneyardError:
            continue
