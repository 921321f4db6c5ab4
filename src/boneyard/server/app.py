"""The server put together: pages, tables, WebSockets, behind one guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from boneyard.server.house import House
from boneyard.server.http import errors
from boneyard.server.http.assets import KeptFiles
from boneyard.server.http.guard import Guard
from boneyard.server.http.templates import STATIC
from boneyard.server.pages import (
    api,
    fair,
    history,
    households,
    invite,
    learn,
    lobby,
    new_table,
    pads,
    pwa,
    replays,
    solitaires,
    table,
)
from boneyard.server.protocol import socket
from boneyard.server.settings import Settings
from boneyard.server.storage.writer import NotWritten


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; it opens with the loop that runs it and closes with it."""

    refusals = errors.RefusalCount()

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings, refusals)
        await house.open()
        app.state.services = house.services
        app.state.players = house.services.players
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(title="Boneyard", lifespan=open_house, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.settings = settings
    app.state.refusals = refusals
    app.add_middleware(Guard, settings=settings)
    errors.install(app, {NotWritten: 503})
    for part in (
        lobby,
        new_table,
        solitaires,
        api,
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
