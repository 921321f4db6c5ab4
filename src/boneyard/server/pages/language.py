"""The switch between languages."""

import re
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from msgspec import Struct
from starlette.responses import RedirectResponse, Response

from boneyard.core.errors import BadSetup
from boneyard.server.http.body import read_body
from boneyard.server.http.reader import remember_language
from boneyard.words.language import LANGUAGES, _, listed, supported

router = APIRouter(include_in_schema=False)


class LanguageChoice(Struct):
    """What the switch sends."""

    language: str = ""
    back: str = ""  # the page with the switch, if the browser doesn't send a referrer


@router.post("/language")
async def choose(request: Request) -> Response:
    """Switch the language, and go back to the page with the switch."""
    asked = await read_body(request, LanguageChoice)
    language = supported(asked.language)
    if language is None:
        raise BadSetup(
            _(
                "We don't have that language. Choose one of {languages}.",
                languages=listed(LANGUAGES.values(), "or"),
            )
        )
    back = asked.back or _came_from(request)
    local = re.match(r"/(?![/\\])", back) is not None
    response = RedirectResponse(back if local else "/", 303)
    remember_language(request, response, language)
    return response


def _came_from(request: Request) -> str:
    """The page with the switch, from the referrer; only our own pages count."""
    try:
        parts = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return "/"
    if parts.netloc != request.headers.get("host"):
        return "/"
    return f"{parts.path}?{parts.query}" if parts.query else parts.path
