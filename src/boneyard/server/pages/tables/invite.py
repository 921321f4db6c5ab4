"""The way to a table by its short code: typed in the lobby, or after /j/ in an address."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from boneyard.core.phrase import marked
from boneyard.server.http.errors import Refused
from boneyard.server.http.guard import address_of
from boneyard.server.http.rate_limit import AddressLimit
from boneyard.server.pages.caller import services_of
from boneyard.server.storage.tables import read_code
from boneyard.words.language import _

router = APIRouter(include_in_schema=False)

NO_CODE = marked(
    "No table has that code. A code has five letters and digits, and stops working when its table closes."
)

TOO_MANY = marked("That's too many codes at once. Wait a minute, or ask for the link instead.")


@router.get("/j")
async def typed(request: Request) -> Response:
    """A code from the lobby's field; without one, the way to that field."""
    if not request.query_params.get("code"):
        return RedirectResponse("/#coded", 303)
    return await _led(request, request.query_params.get("code", ""))


@router.get("/j/{code}")
async def join(request: Request, code: str) -> Response:
    """A code in an address."""
    return await _led(request, code)


async def _led(request: Request, text: str) -> Response:
    """Lead to the table; guessing is slowed down for each address."""
    services = services_of(request)
    limit: AddressLimit | None = getattr(request.app.state, "guesses", None)
    if limit is None:
        limit = request.app.state.guesses = services.limits.of_addresses("guesses", services.settings.guesses)
    if not limit.take(address_of(request.scope)):
        raise Refused(429, _(TOO_MANY))
    code = read_code(text) if len(text) <= 40 else None
    table = None if code is None else await asyncio.to_thread(services.store.tables.with_code, code)
    if table is None:
        raise Refused(404, _(NO_CODE))
    return RedirectResponse(f"/t/{table}", 303, headers={"Cache-Control": "no-store"})
