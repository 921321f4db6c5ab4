"""The page that tells how to check a deal without us."""

from fastapi import APIRouter
from starlette.responses import Response

from boneyard.server.http.templates import page

router = APIRouter(include_in_schema=False)


@router.get("/fair")
async def fair() -> Response:
    """How a shuffle is sealed, and how anybody checks it."""
    return page("fair.html", here="fair")
