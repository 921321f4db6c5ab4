"""The server put together: pages, tables, WebSockets, behind one guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import PathLike, stat_result

from fastapi import FastAPI
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from boneyard.server import (
    app_shell,
    inviting,
    learning,
    matches,
    ownrules,
    pads,
    pages,
    refusing,
    routes,
    setup,
    sockets,
    solitaires,
)
from boneyard.server.guarding import Guard
from boneyard.server.house import House
from boneyard.server.rendering import STATIC
from boneyard.server.settings import Settings


class KeptFiles(StaticFiles):
    """Styles and scripts; those asked for by what is in them can be kept for good."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        kept = "public, max-age=31536000, immutable" if scope.get("query_string") else "no-cache"
        response.headers["Cache-Control"] = kept
        return response


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
