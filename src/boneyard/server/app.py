"""The server put together: pages, tables, WebSockets, behind one guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from boneyard.server import (
    app_shell,
    fairpage,
    inviting,
    learning,
    matches,
    ownrules,
    pads,
    pages,
    refusing,
    replays,
    routes,
    setup,
    sockets,
    solitaires,
)
from boneyard.server.guarding import Guard
from boneyard.server.house import House
from boneyard.server.packing import KeptFiles
from boneyard.server.rendering import STATIC
from boneyard.server.settings import Settings


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
    refusing.install(app)
    for part in (
        pages,
        setup,
        solitaires,
        routes,
        inviting,
        replays,
        fairpage,
        sockets,
        ownrules,
        matches,
        pads,
        app_shell,
        learning,
    ):
        app.include_router(part.router)
    app.mount("/static", KeptFiles(directory=STATIC), name="static")
    return app
