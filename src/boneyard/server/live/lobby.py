"""The lobby: the public tables, shown to everyone there whenever they change."""

import asyncio
from typing import Annotated, Protocol

from msgspec import Meta, Struct

from boneyard.core.errors import BadSetup, listed
from boneyard.server.live.households import edition_at
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import ListedTable, Phase, SeatKind

_PAUSE = 0.25  # seconds: many changes at once are shown as one


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


class LobbyListener(Protocol):
    """Someone who looks at the lobby."""

    def tables_changed(self, tables: list[LobbyTable]) -> None:
        """The list of public tables has changed."""


class Lobby:
    """The public tables, and who looks at them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: list[LobbyListener] = []
        self._showing: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._listeners)

    def join(self, listener: LobbyListener) -> None:
        """Add a connection."""
        self._listeners.append(listener)

    def leave(self, listener: LobbyListener) -> None:
        """Remove a connection."""
        self._listeners.remove(listener)

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


def company(names: list[str], free: int, full: str = "") -> str:
    """Who sits at a table, and how much room there is; what to say where there is none."""
    seats = full if not free else "one seat is free" if free == 1 else f"{free} seats are free"
    return "; ".join(part for part in (listed(names, "and") if names else "", seats) if part)


def _entry(listed_table: ListedTable) -> LobbyTable | None:
    """A public table as the lobby shows it."""
    row, seats = listed_table
    try:
        title = edition_at(row.game, row.edition, row.household).title_at(row.size, row.seats)
    except BadSetup:
        return None  # an edition that this server was started with once, and is not any more
    names = [seat.name for seat in seats if seat.kind is not SeatKind.OPEN]
    free = sum(seat.kind is SeatKind.OPEN for seat in seats)
    return LobbyTable(
        row.id,
        f"/t/{row.id}",
        row.game,
        row.edition,
        title,
        row.size,
        row.phase,
        row.made,
        len(seats),
        names,
        free,
        company(names, free, "you can watch"),
    )
