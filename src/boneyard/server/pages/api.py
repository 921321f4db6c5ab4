"""The interface for programs over HTTP: tables, seats, health; and its OpenAPI description, also as a page."""

from asyncio import shield
from dataclasses import replace
from typing import Any, Final

import msgspec
from fastapi import APIRouter, FastAPI, Request
from fastapi.openapi.utils import get_openapi
from msgspec import UNSET, Struct
from msgspec.structs import asdict
from msgspec.structs import replace as replace_fields
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from boneyard.server.http import identity
from boneyard.server.http.body import json_response, read_body
from boneyard.server.http.errors import Refused, wants_json
from boneyard.server.http.templates import page
from boneyard.server.live.households import proper
from boneyard.server.live.setup.request import TableRequest, read_deal_number
from boneyard.server.pages.caller import base, seat_of, services_of, table_of
from boneyard.server.pages.households import picked
from boneyard.server.protocol.bodies import (
    NO_MATCH,
    NO_SEAT,
    Done,
    GivenSeat,
    Health,
    MadeTable,
    NewTable,
    PublicTables,
    Refusal,
    SeatTaking,
    SettingsWish,
    TakenSeat,
    small_number,
)
from boneyard.server.protocol.messages import VERSION
from boneyard.words.language import _

router = APIRouter()
_NEVER_KEPT: Final = "no-store"
_BODIES: Final = (NewTable, MadeTable, PublicTables, SeatTaking, TakenSeat, GivenSeat, Done, Health, Refusal)


def _described(
    summary: str, answer: type[Struct] | None, status: int = 200, body: type[Struct] | None = None
) -> dict[str, Any]:
    """What the description says of an address: its bodies by their types, and that a refusal has a sentence."""
    content = {"text/plain": {}} if answer is None else _content(answer)
    responses: dict[int | str, Any] = {
        status: {"description": "Done", "content": content},
        "4XX": {"description": "Refused", "content": _content(Refusal)},
    }
    extra: dict[str, Any] = {"security": [{"token": []}, {}]}
    if body is not None:
        extra["requestBody"] = {"content": _content(body), "required": body is NewTable}
    return {"summary": summary, "responses": responses, "status_code": status, "openapi_extra": extra}


def _content(kind: type[Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


# --- tables


@router.get("/api/tables", **_described("The public tables", PublicTables))
async def public(request: Request) -> Response:
    """The public tables that wait or play."""
    tables = await services_of(request).tables.lobby.tables()
    return json_response(
        PublicTables([replace_fields(each, link=base(request) + each.link) for each in tables])
    )


@router.post("/api/tables", **_described("Make a table", MadeTable, 201, NewTable))
async def make(request: Request) -> Response:
    """Make a table, and sit down there if a seat is for a person."""
    services = services_of(request)
    wanted = await read_body(request, NewTable)
    player = identity.known(request) or services.players.new()
    wish = await _with_house_rules(request, _table_request(wanted), wanted.household)
    made = await services.tables.make(player, wish)
    response = json_response(MadeTable(made.table, base(request) + made.link, made.seat, made.token), 201)
    identity.met(request, player, response)
    return response


async def _with_house_rules(request: Request, wish: TableRequest, text: str | None) -> TableRequest:
    """The request with its house rules, if it names any."""
    if text is not None:
        return replace(wish, household=proper(text).text)
    pick = await picked(request, wish.edition or "")
    return wish if pick is None else replace(wish, edition=None, household=pick.household)


def _table_request(wanted: NewTable) -> TableRequest:
    return TableRequest(
        wanted.game,
        wanted.edition,
        wanted.set,
        wanted.players,
        {} if wanted.options is UNSET else wanted.options,
        wanted.seats,
        wanted.name or "",
        wanted.public is True,
        {} if wanted.ways is UNSET else _named(wanted.ways),
        deal=read_deal_number(wanted.deal),
        seed=wanted.seed or "",
        first=wanted.first,
    )


def _named(wish: SettingsWish) -> dict[str, object]:
    """The settings that were named."""
    return {name: value for name, value in asdict(wish).items() if value is not UNSET}


# --- seats


@router.post("/t/{table}/sit", **_described("Take an open seat", TakenSeat, body=SeatTaking))
async def sit(request: Request, table: str) -> Response:
    """Take an open seat, this one or the first."""
    services, found = services_of(request), await table_of(request, table)
    wanted = await read_body(request, SeatTaking)
    seat = small_number(wanted.seat, NO_SEAT)
    player = identity.known(request) or services.players.new()
    name = identity.name_of(request) if wanted.name is None else wanted.name
    in_browser = not wants_json(request.scope)
    made = await services.tables.sit(found, player, name, seat, by_page=in_browser)
    response: Response
    if wants_json(request.scope):
        link = f"{base(request)}/t/{made.table}/seat/{made.token}"
        response = json_response(TakenSeat(made.seat, made.token, link))
    else:
        response = RedirectResponse(made.link, 303)
    identity.met(request, player, response)
    if name.strip():
        identity.remember_name(request, response, identity.proper(name))
    return response


@router.post("/t/{table}/seats", **_described("Give a seat to a program", GivenSeat, body=SeatTaking))
async def give(request: Request, table: str) -> Response:
    """A token for an open seat, for a program; only the host can give one away."""
    services, found = services_of(request), await table_of(request, table)
    if not found.acts_as_host(identity.known(request), seat_of(request, found)):
        raise Refused(403, _("Only the host can give seats away."))
    wanted = await read_body(request, SeatTaking)
    # A player of its own: the seat belongs to the token, not to the host.
    made = await services.tables.sit(
        found, services.players.new(), wanted.name, small_number(wanted.seat, NO_SEAT)
    )
    assert made.seat is not None
    assert made.token is not None
    link = f"{base(request)}/t/{made.table}/seat/{made.token}"
    command = f"boneyard join {link} --bot expert"
    seat = GivenSeat(made.seat, found.seats[made.seat].name, made.token, link, command)
    return json_response(seat, headers={"Cache-Control": _NEVER_KEPT})


@router.post("/t/{table}/start", **_described("Begin, with bots in the open seats", Done))
async def start(request: Request, table: str) -> Response:
    """Begin, with bots in the seats still open; only the host may."""
    services, found = services_of(request), await table_of(request, table)
    if not found.acts_as_host(identity.known(request), seat_of(request, found)):
        raise Refused(403, _("Only the host can start the game."))
    await services.tables.start(found)
    return json_response(Done(True)) if wants_json(request.scope) else RedirectResponse(f"/t/{table}", 303)


@router.get("/t/{table}/record", **_described("The record of a match", None))
async def record(request: Request, table: str) -> Response:
    """The match so far, as far as the visitor may know it; `?match=1` for an earlier one at this table."""
    found = await table_of(request, table)
    return PlainTextResponse(
        found.record(seat_of(request, found), small_number(request.query_params.get("match"), NO_MATCH)),
        headers={
            "Cache-Control": _NEVER_KEPT,
            "Content-Disposition": f'inline; filename="{found.edition.game}.bones"',
        },
    )


@router.get("/health", **_described("Whether the server works", Health))
async def health(request: Request) -> Response:
    """Whether moves can be kept."""
    services = services_of(request)
    await shield(services.store.database.check())  # others may wait for the same answer
    return json_response(Health(True, len(services.tables), services.refusals.total))


# --- the description


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description of every address for programs, with the types of the protocol."""
    if app.openapi_schema is None:
        found = get_openapi(
            title="Boneyard",
            version=str(VERSION),
            summary="The interface for programs; docs/protocol.md tells the rest, and what goes over the WebSocket.",
            routes=router.routes,
        )
        _, kinds = msgspec.json.schema_components(_BODIES, ref_template="#/components/schemas/{name}")
        found["components"] = {
            "schemas": kinds,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}
            },
        }
        app.openapi_schema = found
    return app.openapi_schema


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The description, for programs."""
    return json_response(describe(request.app))


@router.get("/api", include_in_schema=False)
async def reference(request: Request) -> Response:
    """The description, for people."""
    found = describe(request.app)
    operations = [
        _operation(method, path, each)
        for path, methods in found["paths"].items()
        for method, each in methods.items()
    ]
    kinds = [_kind(name, each) for name, each in found["components"]["schemas"].items()]
    return page("api.html", operations=operations, kinds=kinds)


def _operation(method: str, path: str, described: dict[str, Any]) -> dict[str, Any]:
    """An address as the page shows it."""
    answers = [
        (status, _forms(answer.get("content", {}))) for status, answer in described["responses"].items()
    ]
    return {
        "id": described["operationId"],
        "head": f"{method.upper()} {path}",
        "says": described["description"],
        "takes": _forms(described.get("requestBody", {}).get("content", {})),
        "answers": [(status, forms) for status, forms in answers if forms],
    }


def _forms(content: dict[str, Any]) -> list[tuple[str, str]]:
    """The media types of a body, each with its type where it has one."""
    return [(form, type_name(body["schema"]) if "schema" in body else "") for form, body in content.items()]


def _kind(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A type as the page shows it."""
    fields = schema.get("properties", {})
    return {
        "name": name,
        "says": schema.get("description", ""),
        "fields": [(field, type_name(each), _says(each)) for field, each in fields.items()],
        "enum": schema.get("enum", []),
    }


def _says(schema: dict[str, Any]) -> str:
    """The description of a field, which may be in one of its alternatives."""
    alternatives: list[dict[str, Any]] = [schema, *schema.get("anyOf", [])]
    return next((str(each["description"]) for each in alternatives if "description" in each), "")


def type_name(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(type_name(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {type_name(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
