"""Everything that a seat or a watcher received in a random match, over HTTP and WebSocket, against what it may know."""

import json
import re
from collections.abc import Iterator

import pytest

from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError
from boneyard.core.option import Value
from boneyard.core.rng import rng_for
from boneyard.core.tile import face_text, read_tile, tile_text
from boneyard.server.live.table import LiveTable
from boneyard.server.storage.store import Store
from support.engine.families import laid, shown
from support.engine.matches import EDITIONS, edition_id, seat_counts
from support.server.clients import Heard, Message, Viewer, new_table, some_move
from support.server.house import House, house

MOST = 70  # events of a match: two or three short rounds
TILE = re.compile(r"(?<![\w.@-])(\d\d?|[A-Z])-(\d\d?|[A-Z])(?![\w-])")
SETTLED = ("forms", "title", "options", "edition", "rule")  # the same words at every table of the game


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("leaks"), BONEYARD_RATE="100000", BONEYARD_BURST="100000") as found:
        yield found


def short(edition: Edition, size: int, seats: int) -> dict[str, Value]:
    """Hands of at most six, so that a few rounds are played."""
    hands = [option for option in edition.options(size, seats) if option.name == "hand"]
    return {option.name: max(option.low, min(6, int(option.default))) for option in hands}


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_nobody_is_told_of_a_tile_before_it_is_seen(open_house: House, edition: Edition) -> None:
    play_and_compare(open_house, edition)


@pytest.mark.parametrize(
    "edition", [edition for edition in EDITIONS if edition.game in ("muggins", "bergen")], ids=edition_id
)
def test_nor_when_points_end_the_match_within_a_round(open_house: House, edition: Edition) -> None:
    play_and_compare(open_house, edition, target=2)


def play_and_compare(open_house: House, edition: Edition, **more: Value) -> None:
    """Play a match at random, and hold all that anybody was told against what they may know."""
    counts = seat_counts(edition)
    size, seats = counts[len(counts) // 2]
    options = {**short(edition, size, seats), **more}
    sitting = new_table(open_house, seats, game=edition.game, edition=edition.key, set=size, options=options)
    # The board for all to see comes with a seat's own key, and is told no more than a watcher.
    board = Viewer(open_house, sitting[0].table, token=sitting[0].token)
    viewers = [*sitting, Viewer(open_house, sitting[0].table), board]
    for viewer, shape in zip(viewers, ["wide", "tall", "none"] * 5):
        viewer.shape = shape if viewer.seat is not None else "wide"
        if viewer is board:
            viewer.shape = "tall&as=watcher"
        viewer.connect()
    play_at_random(sitting, viewers, edition.name)
    truth = Truth(open_house.store, sitting[0].table)
    for viewer in viewers:
        viewer.leave()
        for heard in viewer.heard:
            for number, told in named_by(heard, truth):
                secret = told - truth.known(heard.ply, number, viewer.seat)
                assert not secret, (
                    f"seat {viewer.seat} is told of {sorted(secret)} of round {number} "
                    f"at ply {heard.ply} by {heard.door}: {heard.text[:3000]}"
                )


def play_at_random(sitting: list[Viewer], viewers: list[Viewer], seed: str) -> None:
    rng = rng_for(f"leaks {seed}")

    def choose(count: int) -> int:
        return int(rng.below(count))

    for step in range(MOST):
        ply = max(viewer.now["ply"] for viewer in viewers)
        for viewer in viewers:
            viewer.at(ply)
            if step % 9 == 4 or viewer.now["phase"] == "over":
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
    """What a curious player tries: the record, the page, the line-up, the figures, and why a tile does not fit."""
    viewer.say({"do": "record"})
    viewer.until(lambda message: message["type"] in ("record", "refused"))
    viewer.say({"do": "lineup"})
    viewer.until(lambda message: message["type"] in ("lineup", "refused"))
    viewer.say({"do": "figures"})
    told = viewer.until(lambda message: message["type"] in ("figures", "refused"))
    assert told["type"] == "refused" or viewer.now["phase"] == "over", "figures before the end"
    if "as=watcher" in viewer.shape:
        return  # over HTTP its key is a seat's
    for path in ("", "/record"):
        assert viewer.get(f"/t/{viewer.table}{path}").status_code == 200
    for tile in ("6-6", "3-1", "5-4"):
        viewer.say({"do": "why", "ply": viewer.now["ply"], "tile": tile})
        answer = viewer.until(lambda message: message["type"] in ("why", "refused"))
        # The question names the tile; an answer that says more than "you do not hold it" would name another.
        viewer.heard[-1].text = json.dumps({**answer, "tile": ""}).replace(tile, "")


class Truth:
    """A table from its store, played again: for each ply and viewer the tiles of the round that it has been shown."""

    def __init__(self, store: str, table: str) -> None:
        kept = Store(store).tables.load(table)
        assert kept is not None
        self._at: list[dict[int | None, set[str]]] = []
        self._rounds: list[int] = []
        self._over: set[int] = set()
        live = LiveTable(kept._replace(events=[]))
        self.never_told = live.game.never_told
        self._add(live, 0)
        for happened in kept.events:
            live.apply(happened)
            self._add(live, happened.ply + 1)

    def _add(self, live: LiveTable, ply: int) -> None:
        match = live.match
        seats: list[int | None] = [*range(live.game.seats), None]
        if match is None or not match.rounds:
            self._at.append({seat: set() for seat in seats})
            self._rounds.append(0)
            return
        if match.result is not None:
            self._over.add(ply)
        number = match.round.number
        same = ply > 0 and self._rounds[-1] == number
        before = self._at[-1] if same else {seat: set() for seat in seats}
        now = {}
        for seat in seats:
            view = live.game.look(match.state, seat)
            now[seat] = before[seat] | {tile_text(tile) for tile in [*laid(view), *shown(view)] if tile >= 0}
            if (match.round_over or match.result is not None) and live.game.always_shown:
                now[seat] |= {tile_text(tile) for tile in live.game.tiles}
        self._at.append(now)
        self._rounds.append(number)

    def round_at(self, ply: int) -> int:
        """The round that is played at a ply."""
        return self._rounds[ply]

    def over_at(self, ply: int) -> bool:
        """Whether the whole match is over."""
        return ply in self._over

    def known(self, ply: int, number: int, seat: int | None) -> set[str]:
        """The tiles of a round that a viewer may know of at a ply."""
        assert number <= self._rounds[ply], f"round {number} is told of at ply {ply}, before it is dealt"
        last = max(at for at in range(ply + 1) if self._rounds[at] == number)
        return self._at[last][seat]


def named_by(heard: Heard, truth: Truth) -> Iterator[tuple[int, set[str]]]:
    """The tiles that a message or a page names, by the round that it names them of."""
    now = truth.round_at(heard.ply)
    if heard.door != "socket":
        yield from named_in_record(heard.text, now)
        return
    message: Message = json.loads(heard.text)
    for key in SETTLED:
        message.pop(key, None)
    for line in message.pop("log", []):
        yield line["round"], set(strings_in(line))
    for shuffle in message.get("fair", {}).pop("revealed", []):
        assert not truth.never_told, "a shuffle tells hands that were never shown"
        # The whole match over, even what nobody was shown is laid open, so that the shuffle can be checked.
        yield shuffle["round"], set() if truth.over_at(heard.ply) else set(tiles_of(shuffle["order"]))
    if message["type"] == "record":
        yield from named_in_record(message.pop("text"), now)
    yield now, set(strings_in(message))


def named_in_record(text: str, now: int) -> Iterator[tuple[int, set[str]]]:
    """A record round by round; anything else is about this moment."""
    parts = re.split(r"^round (\d+)$", text, flags=re.MULTILINE)
    yield now, set(tiles_of(parts[0]))
    for number, lines in zip(parts[1::2], parts[2::2]):
        yield int(number), set(tiles_of(lines))


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
