"""The addresses of a table for browsers: its page, personal links, codes for phones, and the faces of tiles."""

from functools import lru_cache
from io import BytesIO

import segno
from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from boneyard.core.errors import BoneyardError
from boneyard.pictures import faces
from boneyard.pictures.palettes import palette_named
from boneyard.server.http import identity
from boneyard.server.http.assets import drawing, packed, packed_page
from boneyard.server.http.errors import Refused
from boneyard.server.http.templates import page
from boneyard.server.pages.caller import base, seat_of, services_of, table_of
from boneyard.words.language import _

router = APIRouter(include_in_schema=False)

_DAY = "public, max-age=86400"
_PAGE = "no-store"  # returning visitors get the table as it is
_NUMERALS = range(19)


# --- a table


@router.get("/t/{table}")
async def show(request: Request, table: str) -> Response:
    """The table's page, or only the board, for a screen that everyone sees."""
    found = await table_of(request, table)
    view = "board.html" if request.query_params.get("view") == "board" else "table.html"
    summary = " · ".join(found.summary())
    name = identity.name_of(request)
    plain = page(view, title=found.title, table=found.id, summary=summary, name=name)
    response = packed_page(request, plain)
    response.headers["Cache-Control"] = _PAGE
    return response


@router.get("/t/{table}/seat/{token}")
async def personal(request: Request, table: str, token: str) -> Response:
    """A personal link: this device may act for the seat from now on."""
    services, found = services_of(request), await table_of(request, table)
    read = services.players.read_token(token)
    seat = None if read is None else found.seat_of_token(*read)
    if seat is None:
        raise Refused(403, _("That personal link doesn't work: it's incomplete, or a new one replaced it."))
    player = identity.known(request) or services.players.new()
    await services.tables.hold(found, player, seat)
    response = RedirectResponse(f"/t/{table}", 303)
    identity.met(request, player, response)
    return response


@router.get("/t/{table}/qr.svg")
async def code(request: Request, table: str) -> Response:
    """The table's link for a phone's camera."""
    found = await table_of(request, table)
    return qr(f"{base(request)}/t/{found.id}")


@router.get("/t/{table}/mine.svg")
async def own_code(request: Request, table: str) -> Response:
    """The visitor's own personal link as a QR code, for another device of theirs."""
    found = await table_of(request, table)
    seat = seat_of(request, found)
    if seat is None:
        raise Refused(403, _("You have no seat at this table to open on another device."))
    held = services_of(request).tables.held_seat(found, seat)
    return qr(f"{base(request)}/t/{found.id}/seat/{held.token}")


def qr(link: str) -> Response:
    """A link as a picture for a camera."""
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, dark="#1F2A24", light="#FFFFFF", xmldecl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": _PAGE})


# --- the rest


@router.get("/faces/{palette}.svg")
async def tile_faces(request: Request, palette: str) -> Response:
    """The sheet of symbols that tiles are drawn with."""
    try:
        drawn = _sheet(palette)
    except BoneyardError as problem:
        raise Refused(404, str(problem)) from None
    return drawing(request, drawn, _DAY, words=False)


@lru_cache(maxsize=8)
def _sheet(name: str) -> bytes:
    palette = palette_named(name)
    numerals = "".join(
        f'<symbol id="by-n{number}" overflow="visible">{faces.face(number, palette, True)}</symbol>'
        for number in _NUMERALS
    )
    return packed(
        f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{faces.sheet(palette)}{numerals}</defs></svg>'
    )
