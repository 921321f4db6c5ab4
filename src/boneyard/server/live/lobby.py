"""The lobby: the public tables, and each visitor's own tables with whose turn it is."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Annotated, Final, Protocol

from msgspec import Meta, Struct

from boneyard.core.errors import BadSetup
from boneyard.server.live.households import edition_at
from boneyard.server.live.setup.settings import read_settings
from boneyard.server.live.setup.summary import describe_table
from boneyard.server.live.table import LiveTable, MatchPhase, rules_of
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import ListedTable, Phase, SeatKind
from boneyard.words.language import _, listed, ngettext, use
from boneyard.words.titles import table_title

_PAUSE: Final = 0.25  # seconds during which several changes are combined into one
_MOST_OWN: Final = 12  # tables that a visitor is shown to go back to


class LobbyTable(Struct, frozen=True):
    """A public table as the lobby lists it."""

    table: Annotated[str, Meta(description="its id")]
    link: Annotated[str, Meta(description="its address; over the WebSocket only the path")]
    game: Annotated[str, Meta(description="the game that is played")]
    edition: Annotated[str, Meta(description="the game that is played")]
    title: Annotated[str, Meta(description="the game that is played")]
    set: Annotated[int, Meta(description="the game that is played")]
    phase: Annotated[Phase, Meta(description="`waiting` or `playing`")]
    made: Annotated[float, Meta(description="when it was made, in seconds since 1970")]
    seats: Annotated[int, Meta(description="how many seats there are")]
    names: Annotated[list[str], Meta(description="the names of the players")]
    open: Annotated[int, Meta(description="how many seats are open")]
    says: Annotated[str, Meta(description="the players and the open seats, in words")]
    summary: Annotated[
        list[str],
        Meta(
            description=(
                "what to know before sitting down, in a few words each: edition, set, how the match ends, "
                "changed options, clock, help"
            )
        ),
    ]


class OwnTable(Struct, frozen=True):
    """A table where the visitor holds a seat and the match is not over."""

    table: Annotated[str, Meta(description="its id")]
    link: Annotated[str, Meta(description="its path")]
    title: Annotated[str, Meta(description="the game that is played")]
    says: Annotated[str, Meta(description="the players, in words")]
    summary: Annotated[list[str], Meta(description="its rules and settings, in a few words each")]
    state: Annotated[str, Meta(description="its state for you in words, like `Your turn`")]
    yours: Annotated[bool, Meta(description="whether the others are waiting for you")]


class LobbyListener(Protocol):
    """Someone with the lobby open."""

    @property
    def player(self) -> str | None:
        """The player's id, or None for a new visitor."""

    @property
    def language(self) -> str:
        """What they read."""

    def own_tables_changed(self, tables: list[OwnTable]) -> None:
        """Something happened at a table of theirs."""

    def tables_changed(self, tables: list[LobbyTable]) -> None:
        """The list of public tables has changed."""

    def notice(self, words: str) -> None:
        """The operator has something to say to everyone."""


class Lobby:
    """The public tables, and the visitors who have the lobby open."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[LiveTable | None]]) -> None:
        self._store = store
        self._find = find  # a table by its id
        self._listeners: list[LobbyListener] = []
        self._showing: asyncio.Task[None] | None = None
        self._players: dict[str, list[LobbyListener]] = {}
        self._showing_own: dict[str, asyncio.Task[None]] = {}  # by player
        self._shown: dict[str, set[str]] = {}  # by player: their own tables as they were shown last
        self._shown_to: dict[str, set[str]] = {}  # the same by table

    def __len__(self) -> int:
        return len(self._listeners)

    def join(self, listener: LobbyListener) -> None:
        """Add a connection."""
        self._listeners.append(listener)
        if listener.player is not None:
            self._players.setdefault(listener.player, []).append(listener)

    def leave(self, listener: LobbyListener) -> None:
        """Remove a connection."""
        self._listeners.remove(listener)
        if listener.player is not None:
            self._players[listener.player].remove(listener)
            if not self._players[listener.player]:
                del self._players[listener.player]
                self._note_shown(listener.player, set())

    async def tables(self) -> list[LobbyTable]:
        """The public tables that wait or play, those that wait first."""
        found = await asyncio.to_thread(self._store.tables.public)
        return _entries(found)

    def changed(self) -> None:
        """Show everyone soon."""
        if self._listeners and (self._showing is None or self._showing.done()):
            self._showing = asyncio.create_task(self._show())

    def show_notice(self, words: str) -> None:
        """Show everyone what the operator has to say."""
        for each in self._listeners:
            each.notice(words)

    async def _show(self) -> None:
        await asyncio.sleep(_PAUSE)
        found = await asyncio.to_thread(self._store.tables.public)
        for language in {each.language for each in self._listeners}:
            with use(language):
                tables = _entries(found)
            for each in self._listeners:
                if each.language == language:
                    each.tables_changed(tables)

    # --- a visitor's own tables

    async def own_tables(self, player: str) -> list[OwnTable]:
        """This player's unfinished tables: the ones waiting for them first, then the most recent."""
        kept = await asyncio.to_thread(self._store.tables.of_player, player, _MOST_OWN)
        if player in self._players:
            self._note_shown(player, {each.row.id for each in kept})
        found = [await self._own(player, listed_table) for listed_table in kept]
        return sorted([each for each in found if each is not None], key=lambda each: not each.yours)

    async def _own(self, player: str, listed_table: ListedTable) -> OwnTable | None:
        entry = _entry(listed_table, full="")
        table = None if entry is None else await self._find(entry.table)
        if entry is None or table is None:
            return None
        state, yours = state_for(table, table.seat_of(player))
        return OwnTable(entry.table, entry.link, entry.title, entry.says, entry.summary, state, yours)

    def happened(self, table: LiveTable) -> None:
        """Something happened at a table: its players who look at the lobby are shown soon."""
        if self._players:
            self._show_own_soon(table.keys)

    def heard(self, table: str, players: Iterable[str] = ()) -> None:
        """Something happened at a table through another server; these players hold a seat there now."""
        if self._players:
            self._show_own_soon({*players, *self._shown_to.get(table, ())})

    def _note_shown(self, player: str, tables: set[str]) -> None:
        for table in self._shown.pop(player, set()):
            self._shown_to[table].discard(player)
            if not self._shown_to[table]:
                del self._shown_to[table]
        if tables:
            self._shown[player] = tables
        for table in tables:
            self._shown_to.setdefault(table, set()).add(player)

    def changed_elsewhere(self) -> None:
        """Anything may have happened."""
        self.changed()
        self._show_own_soon(list(self._players))

    def _show_own_soon(self, players: Iterable[str]) -> None:
        for player in players:
            if player in self._players and player not in self._showing_own:
                self._showing_own[player] = asyncio.create_task(self._show_own(player))

    async def _show_own(self, player: str) -> None:
        await asyncio.sleep(_PAUSE)
        del self._showing_own[player]  # what happens from now on is shown another time
        for each in list(self._players.get(player, ())):
            with use(each.language):
                each.own_tables_changed(await self.own_tables(player))


def state_for(table: LiveTable, seat: int | None) -> tuple[str, bool]:
    """A table's state for a player in a few words, and whether the others are waiting for them."""
    match, phase = table.match, table.match_phase
    if match is None or phase is MatchPhase.WAITING:
        return _("Waiting for players"), False
    if phase is MatchPhase.OVER or seat is None:
        return _("Over"), False
    if table.kind(seat) is SeatKind.BOT:
        return _("A bot is playing for you"), False
    if seat in table.missing_answers():
        return _("A question for you"), True
    if phase is MatchPhase.ROUND_OVER:
        ready = seat in table.ready
        return (_("Waiting for the next round"), False) if ready else (_("Round over: continue"), True)
    if seat == match.turn:
        return _("Your turn"), True
    if match.turn is None:
        return "", False
    return _("{name}'s turn", name=match.players[match.turn]), False


def company(names: list[str], free: int, full: str = "") -> str:
    """The players at a table and how many seats are open, in words."""
    seats = ngettext("one seat is free", "{count} seats are free", free) if free else full
    return "; ".join(part for part in (listed(names, "and") if names else "", seats) if part)


def _entries(found: Sequence[ListedTable]) -> list[LobbyTable]:
    watch = _("you can watch")
    return [entry for entry in (_entry(each, watch) for each in found) if entry is not None]


def _entry(listed_table: ListedTable, full: str) -> LobbyTable | None:
    """A table as the lobby shows it."""
    row, seats = listed_table
    try:
        edition = edition_at(row.game, row.edition, row.household)
        game, options = rules_of(edition, row.size, row.seats, row.options)
    except BadSetup:
        return None  # an edition this server no longer has
    names = [seat.name for seat in seats if seat.kind is not SeatKind.OPEN]
    free = sum(seat.kind is SeatKind.OPEN for seat in seats)
    return LobbyTable(
        row.id,
        f"/t/{row.id}",
        row.game,
        row.edition,
        table_title(edition, row.size, row.seats),
        row.size,
        row.phase,
        row.made,
        len(seats),
        names,
        free,
        company(names, free, full),
        describe_table(edition, game, options, read_settings(row.turn_limit, row.ways), bool(row.household)),
    )
