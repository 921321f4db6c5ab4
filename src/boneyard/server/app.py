"""The server put together: pages, tables, WebSockets, behind one guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from boneyard.server.house import House
from boneyard.server.http import errors, pwa
from boneyard.server.http.assets import KeptFiles
from boneyard.server.http.guard import Guard
from boneyard.server.http.templates import STATIC
from boneyard.server.pages import (
    fair,
    history,
    households,
    invite,
    learn,
    lobby,
    new_table,
    pads,
    replays,
    solitaires,
    table,
)
from boneyard.server.protocol import socket
from boneyard.server.settings import Settings
from boneyard.server.storage.writer import NotWritten


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; it opens with the loop that runs it and closes with it."""

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(title="Boneyard", lifespan=open_house, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(Guard, settings=settings)
    errors.install(app, {NotWritten: 503})
    for part in (
        lobby,
        new_table,
        solitaires,
        table,
        invite,
        replays,
        fair,
        socket,
        households,
        history,
        pads,
        pwa,
        learn,
    ):
        app.include_router(part.router)
    app.mount("/static", KeptFiles(directory=STATIC), name="static")
    return app
