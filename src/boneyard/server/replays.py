"""The addresses of replays: of a table's matches, and of records that people bring."""

import orjson
from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from boneyard.core.errors import BoneyardError
from boneyard.pictures.palettes import palette_named, room_named
from boneyard.record.sealing import with_seals
from boneyard.server.backroom import Backroom
from boneyard.server.callers import house_of
from boneyard.server.reading import BadFile
from boneyard.server.refusing import Refused, count
from boneyard.server.rendering import page
from boneyard.server.shared import LARGEST
from boneyard.server.sources import Source, number_in, of_record, of_table, seals_of

router = APIRouter(include_in_schema=False)

MOST_AT_ONCE = 12  # moments in one answer
_FRESH = "no-store"  # what may be known of a match changes with it
NOT_OVER = "This match is not over: it can be looked back at when it is."
TOO_LONG = f"That file is too long: a record has at most {LARGEST} characters here."
NO_TEXT = "That is no record: a record is a text file in UTF-8, as `boneyard` writes it."


# --- the pages


@router.get("/t/{table}/replay")
async def table_page(request: Request, table: str) -> Response:
    """The replay of a match at a table."""
    source, found, _ = await of_table(request, table)
    return _page(title=found.edition.title, base=source.base, match=source.match, table=found.id, kept=True)


@router.get("/replay")
async def empty_page() -> Response:
    """A page that waits for a record."""
    return _page(title="Replay", base="", match=1, table="", kept=False)


@router.get("/replay/{id}")
async def record_page(request: Request, id: str) -> Response:
    """The replay of a record that was shared."""
    await _backroom(request).shared.kept(id)
    return _page(title="Replay", base=f"/replay/{id}", match=1, table="", kept=True)


def _page(**words: str | int) -> Response:
    response = page("replay.html", 200, largest=LARGEST, **words)
    response.headers["Cache-Control"] = _FRESH
    return response


# --- bringing a record, sharing it


@router.post("/replay")
async def bring(request: Request) -> Response:
    """Look at a record; it is forgotten after a while."""
    room = _backroom(request)
    room.enter("bring", _address(request))
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(422, NO_TEXT) from None
    if len(text) > LARGEST:
        raise Refused(413, TOO_LONG)
    if "\x00" in text:
        raise Refused(422, NO_TEXT)
    try:
        await room.brought.ask({"do": "outline", "text": text})
    except BadFile as problem:
        count(request.scope)
        return JSONResponse(problem.told, 422)
    return JSONResponse({"base": f"/replay/{room.shared.hold(text)}"}, 201)


@router.post("/replay/{id}/share")
async def share(request: Request, id: str) -> Response:
    """Keep a record for good, for whoever has its link."""
    room = _backroom(request)
    room.enter("share", _address(request))
    return JSONResponse({"link": f"/replay/{await room.shared.share(id)}"}, 201)


# --- what a replay is made of


@router.get("/t/{table}/replay/outline")
async def table_outline(request: Request, table: str) -> Response:
    """The moves of a match."""
    return await _outline(request, (await of_table(request, table))[0])


@router.get("/replay/{id}/outline")
async def record_outline(request: Request, id: str) -> Response:
    """The moves of a record."""
    return await _outline(request, await of_record(request, id))


async def _outline(request: Request, source: Source) -> Response:
    _backroom(request).enter("look", _address(request))
    found = orjson.loads(await source.reader.ask(source.job("outline")))
    found["matches"], found["match"], found["you"] = source.matches, source.match, source.you
    found["links"] = {
        "moments": f"{source.base}/moments?{source.more}",
        "record": f"{source.base}/record?{source.more}",
        "picture": f"{source.picture}?{source.more}",
        "review": f"{source.base}/review?{source.more}",
    }
    return _json(orjson.dumps(found))


@router.get("/t/{table}/replay/moments")
async def table_moments(request: Request, table: str) -> Response:
    """Some moments of a match."""
    return await _moments(request, (await of_table(request, table))[0])


@router.get("/replay/{id}/moments")
async def record_moments(request: Request, id: str) -> Response:
    """Some moments of a record."""
    return await _moments(request, await of_record(request, id))


async def _moments(request: Request, source: Source) -> Response:
    _backroom(request).enter("look", _address(request))
    job = source.job(
        "moments",
        at=number_in(request, "at") or 0,
        count=min(number_in(request, "count") or 1, MOST_AT_ONCE),
        view=request.query_params.get("view", "open"),
        wide=request.query_params.get("shape", "wide") != "tall",
    )
    return _json(b'{"moments":' + await source.reader.ask(job) + b"}")


@router.get("/t/{table}/position.svg")
async def table_picture(request: Request, table: str) -> Response:
    """A moment of a match as a picture."""
    return await _picture(request, (await of_table(request, table))[0])


@router.get("/replay/{id}/position.svg")
async def record_picture(request: Request, id: str) -> Response:
    """A moment of a record as a picture."""
    return await _picture(request, await of_record(request, id))


async def _picture(request: Request, source: Source) -> Response:
    _backroom(request).enter("look", _address(request))
    asked = request.query_params
    palette, table = asked.get("palette", "colour"), asked.get("table", "light")
    try:
        palette_named(palette)
        room_named(table)
    except BoneyardError as problem:
        raise Refused(422, str(problem)) from None
    job = source.job(
        "picture",
        round=number_in(request, "round") or 1,
        move=number_in(request, "move") or 0,
        view=asked.get("view", "open"),
        wide=asked.get("shape", "wide") != "tall",
        palette=palette,
        table=table,
    )
    drawn = await source.reader.ask(job)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": _FRESH})


@router.get("/t/{table}/replay/record")
async def table_record(request: Request, table: str) -> Response:
    """The record of a match, with the seals of its shuffles."""
    source, found, match = await of_table(request, table)
    return _file(with_seals(source.text, seals_of(found, match, source.match)), source.name)


@router.get("/replay/{id}/record")
async def record_file(request: Request, id: str) -> Response:
    """A record as it was brought."""
    source = await of_record(request, id)
    return _file(source.text, source.name)


def _file(text: str, name: str) -> Response:
    headers = {"Cache-Control": _FRESH, "Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


# --- looking back


@router.api_route("/t/{table}/replay/review", methods=["GET", "POST", "DELETE"])
async def table_review(request: Request, table: str) -> Response:
    """Have a finished match looked back at (POST), ask how far that is (GET), or give it up (DELETE)."""
    return _review(request, (await of_table(request, table))[0])


@router.api_route("/replay/{id}/review", methods=["GET", "POST", "DELETE"])
async def record_review(request: Request, id: str) -> Response:
    """The same of a record."""
    return _review(request, await of_record(request, id))


def _review(request: Request, source: Source) -> Response:
    room = _backroom(request)
    if source.over is False:
        raise Refused(409, NOT_OVER)
    quick = request.query_params.get("quick") == "1"
    job = source.job("review", seat=number_in(request, "seat"), quick=quick)
    if request.method == "DELETE":
        room.reviews.give_up(job)
        return JSONResponse({"ok": True})
    if request.method == "POST":
        room.enter("review", _address(request))
        found = room.reviews.begin(job)
    else:
        room.enter("look", _address(request))
        found = room.reviews.ask(job)
    return _json(found.encode() if isinstance(found, str) else orjson.dumps(found))


# --- small things


def _backroom(request: Request) -> Backroom:
    return house_of(request).backroom


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _json(told: bytes) -> Response:
    return Response(told, media_type="application/json", headers={"Cache-Control": _FRESH})
