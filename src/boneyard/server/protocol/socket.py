"""The WebSockets: one for each viewer of a table, one for each visitor of the lobby."""

import asyncio
import logging
import re
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server.http.errors import CloseCode
from boneyard.server.http.guard import address_of
from boneyard.server.http.identity import COOKIE, SeatToken, bearer
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.live.shuffles import BrokenSeal
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol import dispatch, messages
from boneyard.server.protocol.connection import LobbyConnection, TableConnection
from boneyard.server.protocol.messages import GoneMessage, PongMessage, Shape
from boneyard.server.protocol.services import Services
from boneyard.server.protocol.snapshot import view_of
from boneyard.words.language import _

log = logging.getLogger(__name__)

_EXCESS: Final = 200  # messages above the rate before a client is disconnected
_LOBBY_GUESTS: Final = 2000
_TABLE: Final = re.compile(r"/t/(?P<table>[^/]+)/live")
_LOBBY: Final = "/lobby/live"
_SHAPES: Final = {str(shape): shape for shape in Shape}


async def live(socket: WebSocket) -> None:
    """A viewer of a table."""
    services: Services = socket.app.state.services
    try:
        found = await services.tables.get(socket.path_params["table"])
    except BrokenSeal as problem:
        await socket.accept()
        await socket.send_text(messages.encode(GoneMessage(str(problem))))
        await socket.close(CloseCode.DONE)
        return
    await socket.accept()
    if found is None:
        await socket.close(CloseCode.NO_TABLE, _("There's no such table."))
        return
    connection = _connection(services, found, socket)
    socket.scope["headers"].clear()  # they are read, and would be kept as long as the viewer stays
    if connection.player is not None and connection.seat is None and services.tables.shared:
        async with found.lock:  # what is being committed here meanwhile must not be taken in twice
            await services.tables.catch_up(found)  # the seat may have been taken through another server
    seat = connection.seat
    if sum(each.seat == seat for each in found.listeners) >= services.settings.viewers:
        await socket.close(CloseCode.TRY_AGAIN, _("There's no more room at this table."))
        return
    found.join(connection)
    connection.receive_in(asyncio.current_task())
    try:
        _greet(services, connection)
        await services.tables.came(found, connection.seat)
        await _receive_all(services, connection)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if connection.closed is not CloseCode.TRY_AGAIN:  # otherwise it was dropped because it didn't read
            raise
    except Exception:
        log.exception("A viewer of table %s disconnected.", found.id)
        connection.close(CloseCode.BROKEN)
    finally:
        found.leave(connection)
        services.tables.went(found)
        services.tables.clocks.reset(found)  # between two rounds no one waits for a person who has left
        connection.close(CloseCode.DONE)
        await connection.finish()


def _connection(services: Services, table: LiveTable, socket: WebSocket) -> TableConnection:
    """A visitor's connection, identified by API token or session cookie."""
    settings, query = services.settings, socket.query_params
    player: str | None = None
    token_seat: SeatToken | None = None
    token = bearer(socket.headers.get("authorization"))
    if query.get("as") == "watcher":
        pass  # a screen for everyone shows no hand, no matter who opened it
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
        min(int(since), table.ply) if known else 0,
        address_of(socket.scope),
        is_person=True if query.get("as") == "person" else None,
        patches=query.get("patches") == "1",
        contributes=query.get("shuffles") == "joint",
    )


def _base(socket: WebSocket) -> str:
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', '')}"


def _greet(services: Services, connection: TableConnection) -> None:
    table = connection.table
    connection.seats_changed()
    connection.chat_changed()
    connection.shuffle_changed()
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
        await connection.finish()


class Sockets:
    """Takes WebSockets to their handlers before any route is looked for.

    What the framework's routes prepare for a request would be kept for as long as a viewer stays.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a WebSocket, and pass on everything else."""
        path = scope.get("path", "").removeprefix(scope.get("root_path", ""))
        table = _TABLE.fullmatch(path)
        if scope["type"] != "websocket" or (table is None and path != _LOBBY):
            await self._app(scope, receive, send)
        elif table is None:
            await lobby(WebSocket(scope, receive, send))
        else:
            scope["path_params"] = table.groupdict()
            await live(WebSocket(scope, receive, send))
