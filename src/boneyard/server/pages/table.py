"""The addresses of a table: its page, its seats, its record, its code for phones; and the same for programs."""

from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from typing import Any

import orjson
import segno
from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from boneyard.core.errors import BadSetup, BoneyardError, Illegal
from boneyard.pictures import faces
from boneyard.pictures.palettes import palette_named
from boneyard.server.http import identity
from boneyard.server.http.assets import drawing, packed
from boneyard.server.http.errors import Refused, wants_json
from boneyard.server.http.templates import page
from boneyard.server.live.households import proper
from boneyard.server.live.table_request import TableRequest, read_deal_number
from boneyard.server.pages.caller import base
from boneyard.server.pages.caller import house_of as _house
from boneyard.server.pages.caller import seat_of as _seat
from boneyard.server.pages.caller import table_of as _table
from boneyard.server.pages.households import picked

router = APIRouter(include_in_schema=False)

_DAY = "public, max-age=86400"


_PAGE = "no-store"  # who comes back gets the table as it is


_NUMERALS = range(19)


# --- a table


@router.get("/t/{table}")
async def show(request: Request, table: str) -> Response:
    """The table's page; or the board alone, for a screen that everybody sees."""
    found = await _table(request, table)
    view = "board.html" if request.query_params.get("view") == "board" else "table.html"
    response = page(view, title=found.edition.title, table=found.id)
    response.headers["Cache-Control"] = _PAGE
    return response


@router.post("/t/{table}/sit")
async def sit(request: Request, table: str) -> Response:
    """Take an open seat."""
    house, found = _house(request), await _table(request, table)
    given = await _fields(request)
    seat = _number(given.get("seat"))
    player = identity.known(request) or house.players.new()
    made = await house.sit(found, player, given.get("name", ""), seat)
    if wants_json(request.scope):
        link = f"{base(request)}/t/{made.table}/seat/{made.token}"
        response: Response = JSONResponse({"seat": made.seat, "token": made.token, "link": link})
    else:
        response = RedirectResponse(made.link, 303)
    identity.met(request, player, response)
    return response


@router.post("/t/{table}/seats")
async def give(request: Request, table: str) -> Response:
    """A token for an open seat, for somebody's own program; only who made the table gives one away."""
    house, found = _house(request), await _table(request, table)
    if not found.hosted_by(identity.known(request), _seat(request, found)):
        raise Refused(403, "Only who made the table gives its seats away.")
    given = await _fields(request)
    # A player of its own whom nobody meets: the seat is the token's, not the host's.
    made = await house.sit(found, house.players.new(), given.get("name", ""), _number(given.get("seat")))
    assert made.seat is not None
    link = f"{base(request)}/t/{made.table}/seat/{made.token}"
    told = {"seat": made.seat, "name": found.seats[made.seat].name, "token": made.token, "link": link}
    command = f"boneyard join {link} --bot expert"
    return JSONResponse({**told, "command": command}, headers={"Cache-Control": _PAGE})


@router.post("/t/{table}/start")
async def start(request: Request, table: str) -> Response:
    """Begin, with bots in the seats still open; only who made the table may."""
    house, found = _house(request), await _table(request, table)
    if not found.hosted_by(identity.known(request), _seat(request, found)):
        raise Refused(403, "Only who made the table can start it.")
    await house.start(found)
    return JSONResponse({"ok": True}) if wants_json(request.scope) else RedirectResponse(f"/t/{table}", 303)


@router.get("/t/{table}/seat/{token}")
async def personal(request: Request, table: str, token: str) -> Response:
    """A personal link: this device may act for the seat from now on."""
    house, found = _house(request), await _table(request, table)
    seat = house.players.read_token(token)
    if seat is None or seat.table != found.id or not 0 <= seat.seat < len(found.seats):
        raise Refused(403, "That personal link is not one of this table's, or it was cut short.")
    player = identity.known(request) or house.players.new()
    await house.hold(found, player, seat.seat)
    response = RedirectResponse(f"/t/{table}", 303)
    identity.met(request, player, response)
    return response


@router.get("/t/{table}/record")
async def record(request: Request, table: str) -> Response:
    """The match so far, as far as who asks may know it."""
    found = await _table(request, table)
    return PlainTextResponse(
        found.record(_seat(request, found), _number(request.query_params.get("match"), "match")),
        headers={
            "Cache-Control": _PAGE,
            "Content-Disposition": f'inline; filename="{found.edition.game}.bones"',
        },
    )


@router.get("/t/{table}/qr.svg")
async def code(request: Request, table: str) -> Response:
    """The table's link for a phone's camera."""
    found = await _table(request, table)
    return qr(f"{base(request)}/t/{found.id}")


@router.get("/t/{table}/mine.svg")
async def own_code(request: Request, table: str) -> Response:
    """The personal link of who asks, for the camera of another device of theirs; nobody else gets it."""
    found = await _table(request, table)
    seat = _seat(request, found)
    if seat is None or not 0 <= seat < len(found.seats):
        raise Refused(403, "You have no seat at this table that could be opened on another device.")
    return qr(f"{base(request)}/t/{found.id}/seat/{_house(request).players.token(found.id, seat)}")


def qr(link: str) -> Response:
    """A link as a picture for a camera."""
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, dark="#1F2A24", light="#FFFFFF", xmldecl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": _PAGE})


# --- for programs


@router.get("/api/tables")
async def public(request: Request) -> Response:
    """The public tables."""
    tables = await _house(request).public_tables()
    return JSONResponse({"tables": [{**each, "link": base(request) + each["link"]} for each in tables]})


@router.post("/api/tables")
async def make(request: Request) -> Response:
    """Make a table."""
    house = _house(request)
    given = await _fields(request)
    player = identity.known(request) or house.players.new()
    made = await house.make_table(player, await _own(request, _wish(given), given.get("household")))
    response = JSONResponse(
        {"table": made.table, "link": base(request) + made.link, "seat": made.seat, "token": made.token}, 201
    )
    identity.met(request, player, response)
    return response


async def _own(request: Request, wish: TableRequest, text: object) -> TableRequest:
    """The wish with the household's edition it means, where it means one."""
    if text is not None:
        if not isinstance(text, str):
            raise BadSetup("A household's edition is the text of its TOML file.")
        return replace(wish, household=proper(text).text)
    pick = await picked(request, wish.edition or "")
    return wish if pick is None else replace(wish, edition=None, household=pick.household)


def _wish(given: dict[str, Any]) -> TableRequest:
    game, edition, options = given.get("game"), given.get("edition"), given.get("options", {})
    if not isinstance(game, str):
        raise BadSetup('Say which game, like {"game": "muggins"}.')
    if edition is not None and not isinstance(edition, str):
        raise BadSetup(f"An edition is named by a text like cardinal, not by {edition!r}.")
    if not isinstance(options, dict):
        raise BadSetup('The options are an object of names with values, like {"target": 50}.')
    seats = given.get("seats")
    if seats is not None and (
        not isinstance(seats, list) or len(seats) > 100 or not all(isinstance(each, dict) for each in seats)
    ):
        raise BadSetup('The seats are a list of objects like {"kind": "open"}, one for each player.')
    ways = given.get("ways", {})
    if not isinstance(ways, dict):
        raise BadSetup('The ways are an object like {"limit": 60}.')
    return TableRequest(
        game,
        edition,
        given.get("set"),
        given.get("players"),
        options,
        seats,
        given.get("name") or "",
        given.get("public") is True,
        ways,
        deal=read_deal_number(given.get("deal")),
    )


async def _fields(request: Request) -> dict[str, Any]:
    """What was sent, as JSON or as a form."""
    if request.headers.get("content-type", "").startswith("application/json"):
        try:
            found = orjson.loads(await request.body())
        except orjson.JSONDecodeError:
            raise Refused(400, 'That is no JSON: send an object like {"name": "Ann"}.') from None
        if not isinstance(found, dict):
            raise Refused(400, 'Send a JSON object like {"name": "Ann"}.')
        return found
    async with request.form(max_files=0, max_fields=50) as form:
        return {name: value for name, value in form.multi_items() if isinstance(value, str)}


def _number(given: object, what: str = "seat") -> int | None:
    """A seat or a match as JSON, a form or an address gives it."""
    if given is None or given == "":
        return None
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 4:
        return int(given)
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < 1000:
        return given
    raise Illegal(f"There is no {what} {given!r}: a {what} is a small number.")


# --- the rest


@router.get("/faces/{palette}.svg")
async def tile_faces(request: Request, palette: str) -> Response:
    """The sheet of symbols that tiles are drawn with."""
    try:
        drawn = _sheet(palette)
    except BoneyardError as problem:
        raise Refused(404, str(problem)) from None
    return drawing(request, drawn, _DAY)


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


@router.get("/health")
def health(request: Request) -> Response:
    """Whether moves can be kept."""
    house = _house(request)
    house.store.database.check()
    return JSONResponse({"ok": True, "tables": len(house.tables), "refused": house.refused})
