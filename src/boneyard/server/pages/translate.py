"""The page for translators: how complete each language is, and what is missing."""

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from boneyard.server.http.templates import page
from boneyard.words.progress import progress

router = APIRouter(include_in_schema=False)

_SHOWN: Final = 300  # messages of one language


@router.get("/translate")
async def translate() -> Response:
    """Which messages have no words yet, by language."""
    return page("translate.html", languages=progress(), shown=_SHOWN)
