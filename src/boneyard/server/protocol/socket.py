"""The WebSockets: one for each viewer of a table, one for each guest in the lobby."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server.house import House
from boneyard.server.http.close_codes import DONE, POLICY, TRY_AGAIN
from boneyard.server.http.identity import COOKIE, bearer
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.live import chat_actions
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol import dispatch
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.snapshot import SHAPES

router = APIRouter()


log = logging.getLogger(__name__)

_NO_TABLE: Final = 4404


_TOO_LONG: Final = 1009


_FULL: Final = 1013


_OURS: Final = 1011


_WRONGS: Final = 50  # messages that make no sense before somebody is shown out


_EXCESS: Final = 200  # messages beyond the rate before somebody is shown out


_LOBBY_GUESTS: Final = 2000


@router.websocket("/t/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """A viewer of a table."""
    house: House = socket.app.state.house
    found = await house.table(table)
    await socket.accept()
    if found is None:
        await socket.close(_NO_TABLE, "There is no such table.")
        return
    viewer = _viewer(house, found, socket)
    if viewer.player is not None and viewer.seat is None and house.settings.bus:
        async with found.lock:  # what is being committed here meanwhile must not be taken in twice
            await house.catch_up(found)  # the seat may have been taken through another server
        viewer.seat = found.seat_of(viewer.player)
    if sum(each.seat == viewer.seat for each in found.viewers) >= house.settings.viewers:
        await socket.close(_FULL, "There is no more room at this table.")
        return
    found.viewers.append(viewer)
    viewer.listening = asyncio.current_task()
    sending = asyncio.create_task(viewer.send_all())
    try:
        _arrived(house, found, viewer)
        await _listen(house, found, viewer)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if viewer.closed != TRY_AGAIN:  # else it was let go because it did not read
            raise
    except Exception:
        log.exception("A viewer of table %s broke off.", found.id)
        viewer.close(_OURS)
    finally:
        found.parted(viewer)
        _others(house, found)
        viewer.close(DONE)
        if not sending.done():
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(sending, 2)


def _viewer(house: House, table: LiveTable, socket: WebSocket) -> Viewer:
    """Who has come: by the token of a program, else by the cookie of a browser."""
    settings = house.settings
    viewer = Viewer(socket, Bucket(settings.rate, settings.burst))
    viewer.base = settings.address.rstrip("/") or _base(socket)
    token = bearer(socket.headers.get("authorization"))
    if socket.query_params.get("as") == "watcher":
        pass  # a screen for all to see shows no hand, whoever put it up
    elif token is not None:
        seat = house.players.read_token(token)
        if seat is not None and seat.table == table.id and 0 <= seat.seat < len(table.seats):
            viewer.seat, viewer.who = seat.seat, f"seat {seat.seat}"
    else:
        viewer.player = house.players.read(socket.cookies.get(COOKIE))
        viewer.seat = table.seat_of(viewer.player)
        viewer.who = viewer.player or ""
    shape = socket.query_params.get("shape", "wide")
    viewer.shape = shape if shape in SHAPES else "wide"
    since = socket.query_params.get("since", "0")
    if since.isascii() and since.isdigit() and len(since) < 10:
        viewer.known = min(int(since), table.ply)
    return viewer


def _base(socket: WebSocket) -> str:
    scheme = "https" if socket.url.scheme == "wss" else "http"
    return f"{scheme}://{socket.headers.get('host', '')}"


def _arrived(house: House, table: LiveTable, viewer: Viewer) -> None:
    viewer.tell(dispatch.about(house, table, viewer))
    chat_actions.tell(table, viewer)
    table.tell_now(viewer)
    if table.gone:
        viewer.tell(dispatch.gone(table.gone))
        viewer.close(DONE)
    _others(house, table, viewer)
    house.driver.poke(table)


def _others(house: House, table: LiveTable, but: Viewer | None = None) -> None:
    """Tell the others who is here now."""
    for other in table.viewers:
        if other is not but:
            other.tell(dispatch.about(house, table, other))


async def _listen(house: House, table: LiveTable, viewer: Viewer) -> None:
    receive = viewer.socket.receive
    excess = 0
    while viewer.closed is None:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        raw = message.get("text")
        if raw is None:
            raw = message.get("bytes") or b""
        if len(raw) > house.settings.message:
            viewer.close(_TOO_LONG)
            return
        if not viewer.bucket.take():
            excess += 1
            dispatch.too_much(house, table, viewer, raw)
            if excess > _EXCESS:
                viewer.close(POLICY)
            continue
        excess = max(0, excess - 1)
        viewer.busy = True
        await dispatch.answer(house, table, viewer, raw)
        viewer.busy = False
        if viewer.wrongs > _WRONGS:
            viewer.close(POLICY)


@router.websocket("/lobby/live")
async def lobby(socket: WebSocket) -> None:
    """A guest in the lobby, who only listens."""
    house: House = socket.app.state.house
    await socket.accept()
    if len(house.lobby.viewers) >= _LOBBY_GUESTS:
        await socket.close(_FULL)
        return
    viewer = Viewer(socket, Bucket(house.settings.rate, house.settings.burst))
    house.lobby.viewers.append(viewer)
    sending = asyncio.create_task(viewer.send_all())
    try:
        viewer.tell(await house.lobby.message())
        while viewer.closed is None:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            if not viewer.bucket.take():
                viewer.close(POLICY)
            elif len(message.get("text") or "") < 100:
                viewer.tell('{"type":"pong"}')
    except WebSocketDisconnect:
        pass
    finally:
        house.lobby.viewers.remove(viewer)
        viewer.close(POLICY)
        with suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(sending, 2)
