"""The tiles that a viewer of a table may know of at each moment, against those that what it received names."""

import json
import re
from collections.abc import Iterator

from boneyard.core.errors import BoneyardError
from boneyard.core.tile import face_text, read_tile, tile_text
from boneyard.server.live.table import LiveTable
from boneyard.server.storage.store import Store
from support.engine.families import laid, shown
from support.server.clients import Heard, Message

TILE = re.compile(r"(?<![\w.@-])(\d\d?|[A-Z])-(\d\d?|[A-Z])(?![\w-])")
SETTLED = ("forms", "title", "options", "edition", "rule")  # the same words at every table of the game


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
        if truth.never_told:
            assert not shuffle["secret"] + shuffle["order"], "a shuffle tells hands that were never shown"
            continue
        # The whole match over, even what no one was shown is laid open, so that the shuffle can be checked.
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
