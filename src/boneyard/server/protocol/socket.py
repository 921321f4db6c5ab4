"""The WebSockets: one for each viewer of a table, one for each visitor of the lobby."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server.http.errors import CloseCode
from boneyard.server.http.guard import address_of
from boneyard.server.http.identity import COOKIE, SeatToken, bearer
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol import dispatch
from boneyard.server.protocol.connection import LobbyConnection, TableConnection
from boneyard.server.protocol.messages import PongMessage, Shape
from boneyard.server.protocol.services import Services
from boneyard.server.protocol.snapshot import view_of

router = APIRouter()
log = logging.getLogger(__name__)

_RECENT: Final = 400  # lines of the log that a newcomer gets, as many as a page shows; records have the rest
_EXCESS: Final = 200  # messages beyond the rate before somebody is shown out
_LOBBY_GUESTS: Final = 2000
_SHAPES: Final = {str(shape): shape for shape in Shape}


@router.websocket("/t/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """A viewer of a table."""
    services: Services = socket.app.state.services
    found = await services.tables.get(table)
    await socket.accept()
    if found is None:
        await socket.close(CloseCode.NO_TABLE, "There's no such table.")
        return
    connection = _connection(services, found, socket)
    if connection.player is not None and connection.seat is None and services.tables.shared:
        async with found.lock:  # what is being committed here meanwhile must not be taken in twice
            await services.tables.catch_up(found)  # the seat may have been taken through another server
    seat = connection.seat
    if sum(each.seat == seat for each in found.listeners) >= services.settings.viewers:
        await socket.close(CloseCode.TRY_AGAIN, "There's no more room at this table.")
        return
    found.join(connection)
    connection.receive_in(asyncio.current_task())
    sending = asyncio.create_task(connection.send_all())
    try:
        _greet(services, connection)
        await services.tables.came(found, connection.seat)
        await _receive_all(services, connection)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if connection.closed is not CloseCode.TRY_AGAIN:  # else it was let go because it did not read
            raise
    except Exception:
        log.exception("A viewer of table %s disconnected.", found.id)
        connection.close(CloseCode.BROKEN)
    finally:
        found.leave(connection)
        services.tables.went(found)
        services.tables.clocks.reset(found)  # between two rounds nobody waits for a person who has left
        connection.close(CloseCode.DONE)
        if not sending.done():
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(sending, 2)


def _connection(services: Services, table: LiveTable, socket: WebSocket) -> TableConnection:
    """The connection of a visitor, known by the token of a program or else by the cookie of a browser."""
    settings, query = services.settings, socket.query_params
    player: str | None = None
    token_seat: SeatToken | None = None
    token = bearer(socket.headers.get("authorization"))
    if query.get("as") == "watcher":
        pass  # a screen for everyone to see shows no hand, whoever put it up
    elif token is not None:
        token_seat = services.players.read_token(token)
    else:
        player = services.players.read(socket.cookies.get(COOKIE))
    since = query.get("since", "0")
    known = since.isascii() and since.isdigit() and len(since) < 10
    return TableConnection(
        socket,
        Bucket(settings.rate, settings.burst),
        view_of(table),
        services.players,
        settings.address.rstrip("/") or _base(socket),
        player,
        token_seat,
        _SHAPES.get(query.get("shape", ""), Shape.WIDE),
        max(min(int(since), table.ply) if known else 0, table.ply - _RECENT),
        address_of(socket.scope),
        is_person=True if query.get("as") == "person" else None,
    )


def _base(socket: WebSocket) -> str:
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', '')}"


def _greet(services: Services, connection: TableConnection) -> None:
    table = connection.table
    connection.seats_changed()
    connection.chat_changed()
    connection.position_changed()
    if table.closed:
        connection.table_closed(table.closed)
    table.show_seats(but=connection)
    services.tables.bot_driver.wake(table)
    services.tables.clocks.reset(table)


async def _receive_all(services: Services, connection: TableConnection) -> None:
    receive = connection.socket.receive
    excess = 0
    while connection.closed is None:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        raw = message.get("text")
        if raw is None:
            raw = message.get("bytes") or b""
        if len(raw) > services.settings.message:
            connection.close(CloseCode.TOO_LONG)
            return
        if not connection.bucket.take():
            excess += 1
            dispatch.refuse_excess(services, connection, raw)
            if excess > _EXCESS:
                connection.close(CloseCode.POLICY)
            continue
        excess = max(0, excess - 1)
        connection.begin_work()
        await dispatch.receive(services, connection, raw)
        connection.end_work()


@router.websocket("/lobby/live")
async def lobby(socket: WebSocket) -> None:
    """A visitor of the lobby, who only listens."""
    services: Services = socket.app.state.services
    lobby = services.tables.lobby
    await socket.accept()
    if len(lobby) >= _LOBBY_GUESTS:
        await socket.close(CloseCode.TRY_AGAIN)
        return
    player = services.players.read(socket.cookies.get(COOKIE))
    connection = LobbyConnection(socket, Bucket(services.settings.rate, services.settings.burst), player)
    lobby.join(connection)
    sending = asyncio.create_task(connection.send_all())
    try:
        connection.tables_changed(await lobby.tables())
        if player is not None:
            connection.own_tables_changed(await lobby.own_tables(player))
        while connection.closed is None:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            if not connection.bucket.take():
                connection.close(CloseCode.POLICY)
            elif len(message.get("text") or "") < 100:
                connection.send(PongMessage())
    except WebSocketDisconnect:
        pass
    finally:
        lobby.leave(connection)
        connection.close(CloseCode.POLICY)
        with suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(sending, 2)
