"""Score pads in use: their entries, checked against the sheet, and the resulting scores."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.option import Value
from boneyard.core.phrase import marked
from boneyard.pad import PadState, begin, settled, sheet, write
from boneyard.pad.check import is_number, names
from boneyard.server.http.errors import Refused
from boneyard.server.live.households import proper
from boneyard.server.live.setup.request import MOST_OPTIONS, PLAYERS, SET, find_edition, whole
from boneyard.server.steady_time import time
from boneyard.server.storage.store import Store
from boneyard.words.language import _

MOST_ENTRIES: Final = 2000
LONGEST_ENTRY: Final = 4000  # bytes: every hand of twelve players, tile by tile
_IN_MEMORY: Final = 200
_ENTRIES_IN_MEMORY: Final = 20_000  # of all of them: a few full pads must not take the room of all others
_KEPT: Final = 400 * 24 * 3600.0  # seconds of service without an entry after which a pad is deleted
_TRIES: Final = 8
_HOUSE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_GONE: Final = marked("This pad is gone.")

Entry = dict[str, Any]


@dataclass
class Pad:
    """A pad in use: its settings, all its entries, and the resulting scores."""

    head: dict[str, Any]
    sheet: dict[str, Any]
    state: PadState
    entries: list[Entry] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)
    weight: int = 0  # its size in memory: an edit keeps everything that was there before
    pen: asyncio.Lock = field(
        default_factory=asyncio.Lock
    )  # one writes at a time; other servers by trying again

    def add(self, entry: Entry) -> None:
        """Put an entry that is in the store on the page."""
        self.entries.append(entry)
        self.ids.add(entry["id"])
        self.state, _why = write(self.sheet, self.state, entry)
        self.weight += 1 + (len(self.state.rows) if entry.get("kind") == "edit" else 0)


def read_head(given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A pad's settings and its sheet; refuses, in the edition's words, what isn't possible."""
    game, options = given.get("game"), given.get("options", {})
    if not isinstance(game, str):
        raise BadSetup(_('Name a game, like {"game": "muggins"}.'))
    key = given.get("edition")
    if key is not None and not isinstance(key, str):
        raise BadSetup(_("An edition's name is a text like cardinal, not {key}.", key=repr(key)))
    if not isinstance(options, dict) or len(options) > MOST_OPTIONS:
        raise BadSetup(_('The options are an object of names with values, like {"target": 50}.'))
    own = given.get("household", "")
    if not isinstance(own, str):
        raise BadSetup(_("House rules are the text of their file."))
    edition = proper(own).edition if own else find_edition(game, key)
    catalog.check_game(edition, game)
    size = whole(given.get("set", edition.sets[0]), SET)
    edition.check_set(size)
    seats = whole(given.get("players"), PLAYERS)
    _game, full = edition.table(size, seats, dict(options))
    printed = sheet(edition, size, seats)
    matter = {option["name"] for option in printed["options"]}
    kept: dict[str, Value] = {name: value for name, value in full.items() if name in matter}
    page = settled(printed, kept)
    page["rules"] = _rules(edition, bool(own), given.get("house"))
    why = names(page, given.get("names"))
    if why:
        raise BadSetup(why)
    first = given.get("first", 0)
    if not is_number(first, 0, seats - 1):
        raise BadSetup(_("Choose the first player by seat number, counting from 0."))
    head = {
        "game": edition.game,
        "edition": edition.key,
        "set": size,
        "players": seats,
        "options": kept,
        "names": given["names"],
        "first": first,
    }
    if own:
        head |= {"household": own, "house": given.get("house")}
    return head, page


def _rules(edition: Edition, own: bool, house: object) -> str:
    """The page of a pad's rules; empty for house rules that were never saved outside the pad."""
    if not own:
        return f"/rules/{edition.game}/{edition.key}"
    if house is None:
        return ""
    if not isinstance(house, str) or not _HOUSE.fullmatch(house):
        raise BadSetup(_("House rules are named by the last part of their address."))
    return f"/house/{house}"


def read_entry(given: object) -> Entry:
    """An entry that can be looked at: it has an id and is not too long."""
    if not isinstance(given, dict):
        raise Refused(422, _('An entry is an object like {"id": "a1", "kind": "round"}.'))
    name = given.get("id")
    if not isinstance(name, str) or not 1 <= len(name) <= 40 or not name.isascii() or not name.isprintable():
        raise Refused(422, _("Every entry has its own id, at most 40 letters long."))
    if len(orjson.dumps(given)) > LONGEST_ENTRY:
        raise Refused(
            413, _("That entry is too long. An entry has at most {most} bytes.", most=LONGEST_ENTRY)
        )
    return given


class Padbook:
    """All pads of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pads: OrderedDict[str, Pad] = OrderedDict()

    async def make(self, pad: str, given: dict[str, Any]) -> bool:
        """Start a pad; False if the very same pad already exists."""
        head, _page = read_head(given)
        text = orjson.dumps(head, option=orjson.OPT_SORT_KEYS).decode()
        there = await self._store.pads.begin(pad, text, time(), _KEPT)
        if there is not None and there != text:
            raise Refused(409, _("Another pad already has that name."))
        return there is None

    async def find(self, pad: str) -> Pad | None:
        """A pad with everyone's entries so far."""
        found = self._pads.get(pad)
        since = len(found.entries) if found else 0
        stored = await asyncio.to_thread(self._store.pads.load, pad, since)
        if stored is None:
            self._pads.pop(pad, None)
            return None
        # Someone else may have updated the pad while we were waiting for the store.
        found = self._pads.get(pad)
        if found is None:
            if since:
                return await self.find(pad)
            found = self._pads[pad] = _opened(stored.head)
        self._pads.move_to_end(pad)
        for number, text in stored.entries:
            if number == len(found.entries):
                found.add(orjson.loads(text))
        self._make_room()
        return found

    def _make_room(self) -> None:
        """Let pads leave memory that were not looked at for the longest time; they are in the store."""
        count = sum([each.weight for each in self._pads.values()])
        while len(self._pads) > 1 and (len(self._pads) > _IN_MEMORY or count > _ENTRIES_IN_MEMORY):
            count -= self._pads.popitem(last=False)[1].weight

    async def add(self, pad: str, entries: Sequence[Entry], sender: str) -> list[dict[str, str]]:
        """Add entries in order; returns those that were refused, with the reason."""
        found = await self.find(pad)
        if found is None:
            return [{"id": entry["id"], "why": _(_GONE)} for entry in entries]
        refused = []
        async with found.pen:
            for entry in entries:
                why = await self._add(pad, entry, sender)
                if why:
                    refused.append({"id": entry["id"], "why": why})
        return refused

    async def _add(self, pad: str, entry: Entry, sender: str) -> str:
        for _try in range(_TRIES):
            found = await self.find(pad)
            if found is None:
                return _(_GONE)
            if entry["id"] in found.ids:
                return ""  # it was sent twice, and counts once
            if len(found.entries) >= MOST_ENTRIES:
                return _("This pad is full. Start another one.")
            _state, why = write(found.sheet, found.state, entry)
            if why:
                return why
            text = orjson.dumps(entry).decode()
            if await self._store.pads.append(pad, len(found.entries), text, sender, time()):
                return ""
        return _("Too many phones are writing at once. Try again in a moment.")


def _opened(text: str) -> Pad:
    head = orjson.loads(text)
    _head, page = read_head(head)
    return Pad(head, page, begin(page, head["names"], head["first"]))
