"""The server put together: pages, tables, WebSockets, behind one guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from boneyard.server.house import House
from boneyard.server.http import errors
from boneyard.server.http.assets import KeptFiles
from boneyard.server.http.guard import Guard
from boneyard.server.http.rate_limit import Limits
from boneyard.server.http.templates import STATIC
from boneyard.server.metrics import Metrics
from boneyard.server.pages import (
    api,
    fair,
    history,
    households,
    language,
    learn,
    lobby,
    operators,
    pads,
    positions,
    pwa,
    replays,
    solitaires,
    translate,
)
from boneyard.server.pages.tables import invite, new_table, table
from boneyard.server.protocol.socket import Sockets
from boneyard.server.settings import Settings
from boneyard.server.storage.database import Unreachable
from boneyard.server.storage.writer import NotWritten


def create_app(settings: Settings, own_folder: bool = True) -> FastAPI:
    """A server with these settings; it opens with the loop that runs it and closes with it.

    A worker leaves it to its parent to keep other servers away from the data folder.
    """

    refusals, metrics, limits = errors.RefusalCount(), Metrics(), Limits()

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings, refusals, metrics, limits, own_folder)
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
    app.state.metrics_readers = settings.metrics_readers  # a setting that can't be read is refused at once
    app.add_middleware(Sockets)  # behind the guard, which is added last
    app.add_middleware(Guard, settings=settings, metrics=metrics, limits=limits)
    errors.install(app, {NotWritten: 503, Unreachable: 503})
    for part in (
        lobby,
        new_table,
        positions,
        solitaires,
        api,
        table,
        invite,
        replays,
        fair,
        households,
        history,
        pads,
        pwa,
        learn,
        language,
        translate,
        operators,
    ):
        app.include_router(part.router)
    app.mount("/static", KeptFiles(directory=STATIC), name="static")
    return app
