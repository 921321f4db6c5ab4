"""The lobby: the public tables for everyone there, and each visitor's own tables with whose turn it is."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, Protocol

from msgspec import Meta, Struct

from boneyard.core.errors import BadSetup, listed
from boneyard.server.live.households import edition_at
from boneyard.server.live.table import LiveTable, MatchPhase, rules_of
from boneyard.server.live.table_settings import read_settings
from boneyard.server.live.table_summary import describe_table
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import ListedTable, Phase, SeatKind

_PAUSE: Final = 0.25  # seconds: many changes at once are shown as one
_MOST_OWN: Final = 12  # tables that a visitor is shown to go back to


class LobbyTable(Struct, frozen=True):
    """A public table as the lobby lists it."""

    table: Annotated[str, Meta(description="its id")]
    link: Annotated[str, Meta(description="its address; over the WebSocket only the path")]
    game: Annotated[str, Meta(description="what is played")]
    edition: Annotated[str, Meta(description="what is played")]
    title: Annotated[str, Meta(description="what is played")]
    set: Annotated[int, Meta(description="what is played")]
    phase: Annotated[Phase, Meta(description="`waiting` or `playing`")]
    made: Annotated[float, Meta(description="when it was made, in seconds since 1970")]
    seats: Annotated[int, Meta(description="how many seats there are")]
    names: Annotated[list[str], Meta(description="who sits there")]
    open: Annotated[int, Meta(description="how many seats are open")]
    says: Annotated[str, Meta(description="who sits there in words, with the seats that are free")]
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
    title: Annotated[str, Meta(description="what is played")]
    says: Annotated[str, Meta(description="who sits there in words")]
    summary: Annotated[list[str], Meta(description="its rules and settings, in a few words each")]
    state: Annotated[str, Meta(description="how it stands for you in words, like `Your turn`")]
    yours: Annotated[bool, Meta(description="whether the others wait for you")]


class LobbyListener(Protocol):
    """Someone who looks at the lobby."""

    @property
    def player(self) -> str | None:
        """The player's id; None for somebody new."""

    def own_tables_changed(self, tables: list[OwnTable]) -> None:
        """Something happened at a table of theirs."""

    def tables_changed(self, tables: list[LobbyTable]) -> None:
        """The list of public tables has changed."""


class Lobby:
    """The public tables, and who looks at them."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[LiveTable | None]]) -> None:
        self._store = store
        self._find = find  # a table by its id
        self._listeners: list[LobbyListener] = []
        self._showing: asyncio.Task[None] | None = None
        self._players: dict[str, list[LobbyListener]] = {}
        self._showing_own: dict[str, asyncio.Task[None]] = {}  # by player

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

    async def tables(self) -> list[LobbyTable]:
        """The public tables that wait or play, those that wait first."""
        found = await asyncio.to_thread(self._store.tables.public)
        return [entry for entry in map(_entry, found) if entry is not None]

    def changed(self) -> None:
        """Show everyone soon."""
        if self._listeners and (self._showing is None or self._showing.done()):
            self._showing = asyncio.create_task(self._show())

    async def _show(self) -> None:
        await asyncio.sleep(_PAUSE)
        tables = await self.tables()
        for each in self._listeners:
            each.tables_changed(tables)

    # --- a visitor's own tables

    async def own_tables(self, player: str) -> list[OwnTable]:
        """Where this player sits and the match is not over: those that wait for them first, then the last played."""
        kept = await asyncio.to_thread(self._store.tables.of_player, player, _MOST_OWN)
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
        for player in table.keys if self._players else ():
            if player in self._players and player not in self._showing_own:
                self._showing_own[player] = asyncio.create_task(self._show_own(player))

    async def _show_own(self, player: str) -> None:
        await asyncio.sleep(_PAUSE)
        del self._showing_own[player]  # what happens from now on is shown another time
        tables = await self.own_tables(player)
        for each in self._players.get(player, ()):
            each.own_tables_changed(tables)


def state_for(table: LiveTable, seat: int | None) -> tuple[str, bool]:
    """How a table stands for a player, in a few words, and whether the others wait for them."""
    match, phase = table.match, table.match_phase
    if match is None or phase is MatchPhase.WAITING:
        return "Waiting for players", False
    if phase is MatchPhase.OVER or seat is None:
        return "Over", False
    if table.kind(seat) is SeatKind.BOT:
        return "A bot is playing for you", False
    if seat in table.missing_answers():
        return "You're asked something", True
    if phase is MatchPhase.ROUND_OVER:
        ready = seat in table.ready
        return ("Waiting for the next round", False) if ready else ("Round over: continue", True)
    if seat == match.turn:
        return "Your turn", True
    return (f"{match.players[match.turn]}'s turn" if match.turn is not None else ""), False


def company(names: list[str], free: int, full: str = "") -> str:
    """Who sits at a table, and how much room there is; what to say where there is none."""
    seats = full if not free else "one seat is free" if free == 1 else f"{free} seats are free"
    return "; ".join(part for part in (listed(names, "and") if names else "", seats) if part)


def _entry(listed_table: ListedTable, full: str = "you can watch") -> LobbyTable | None:
    """A table as the lobby shows it."""
    row, seats = listed_table
    try:
        edition = edition_at(row.game, row.edition, row.household)
        game, options = rules_of(edition, row.size, row.seats, row.options)
    except BadSetup:
        return None  # an edition that this server was started with once, and is not any more
    names = [seat.name for seat in seats if seat.kind is not SeatKind.OPEN]
    free = sum(seat.kind is SeatKind.OPEN for seat in seats)
    return LobbyTable(
        row.id,
        f"/t/{row.id}",
        row.game,
        row.edition,
        edition.title_at(row.size, row.seats),
        row.size,
        row.phase,
        row.made,
        len(seats),
        names,
        free,
        company(names, free, full),
        describe_table(edition, game, options, read_settings(row.turn_limit, row.ways), bool(row.household)),
    )
