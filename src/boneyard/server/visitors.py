"""Who asks for a page: the player of the cookie, and the name that was given last on this device."""

from urllib.parse import quote, unquote, urlsplit

from starlette.requests import Request
from starlette.responses import Response

from boneyard.core.errors import BadSetup
from boneyard.server.naming import proper
from boneyard.server.players import COOKIE, YEAR

NAME_COOKIE = "boneyard-name"


def known(request: Request) -> str | None:
    """The player who asks; None for somebody new."""
    found: str | None = request.app.state.house.players.read(request.cookies.get(COOKIE))
    return found


def met(request: Request, player: str, response: Response) -> None:
    """Let the device remember who it is."""
    signed = request.app.state.house.players.signed(player)
    _keep(request, response, COOKIE, signed)


def name_of(request: Request) -> str:
    """The name this device was given; nothing where it has none, or none that can be used any more."""
    try:
        return proper(unquote(request.cookies.get(NAME_COOKIE, "")))
    except BadSetup:
        return ""


def remember_name(request: Request, response: Response, name: str) -> None:
    """Keep a name on this device."""
    _keep(request, response, NAME_COOKIE, quote(name))


def _keep(request: Request, response: Response, cookie: str, value: str) -> None:
    # A proxy that speaks https for us does not always say so.
    secure = "https" in (request.url.scheme, urlsplit(request.app.state.house.settings.address).scheme)
    response.set_cookie(cookie, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
