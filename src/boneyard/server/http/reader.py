"""The reader's language: the one chosen with the switch (a cookie), or else the browser's preference."""

from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from boneyard.words.language import SOURCE, preferred, supported

LANGUAGE_COOKIE: Final = "language"
_YEAR: Final = 365 * 24 * 3600


def language_of(scope: Scope) -> str:
    """The language of a request; a WebSocket may name the language of the page that opens it."""
    if scope["type"] == "websocket":
        asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language")
        found = supported(asked[0]) if asked else None
        if found:
            return found
    headers = Headers(scope=scope)
    return _chosen(headers.get("cookie", "")) or preferred(headers.get("accept-language", SOURCE))


def _chosen(cookies: str) -> str | None:
    if LANGUAGE_COOKIE not in cookies:
        return None
    try:
        found = SimpleCookie(cookies).get(LANGUAGE_COOKIE)
    except CookieError:
        return None
    return supported(found.value) if found is not None else None


def remember_language(request: Request, response: Response, language: str) -> None:
    """Keep a choice on this device; scripts may read it, since they write words too."""
    response.set_cookie(
        LANGUAGE_COOKIE, language, max_age=_YEAR, samesite="lax", secure=request.url.scheme == "https"
    )
