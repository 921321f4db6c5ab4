"""The score pad's addresses: its pages, and what phones at a real table send each other through it."""

import gzip
import re
from hashlib import sha256
from io import BytesIO
from typing import Any, Final

import orjson
import segno
from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.phrase import marked
from boneyard.pad import has_pad, sheet
from boneyard.server.http import identity
from boneyard.server.http.errors import Refused
from boneyard.server.http.guard import address_of
from boneyard.server.http.identity import PEOPLE
from boneyard.server.http.templates import READER, page
from boneyard.server.live import households
from boneyard.server.live.pads import Pad, Padbook, read_entry, read_head
from boneyard.server.pages.caller import base, services_of
from boneyard.words import titles
from boneyard.words.language import _, current, per_language, use
from boneyard.words.rules import rulebook

router = APIRouter(include_in_schema=False)

NO_PAD: Final = marked("There's no such score pad, or its link is incomplete. Ask for the link again.")
TOO_MANY_PADS: Final = marked("That's too many score pads at once. Wait a minute before you start another.")
TOO_MANY_ENTRIES: Final = marked(
    "That's too much at once. What you wrote is saved and will be sent again in a minute."
)
_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_MOST: Final = 50  # entries in one request
_EXAMPLE: Final = '{"entries": []}'
_PER_MINUTE: Final = 600  # entries of one address


class Desk:
    """The pads of one server, and how much each address may still do there."""

    def __init__(self, request: Request) -> None:
        services = services_of(request)
        self.services = services
        self.book = Padbook(services.store)
        self.making = services.limits.of_addresses("pads", services.settings.making)
        self.writing = services.limits.of_addresses("entries", _PER_MINUTE)


def _desk(request: Request) -> Desk:
    found = getattr(request.app.state, "pads", None)
    if found is None or found.services is not services_of(request):
        found = request.app.state.pads = Desk(request)
    assert isinstance(found, Desk)
    return found


def _who(request: Request) -> str:
    return address_of(request.scope)


# --- pages


@router.get("/pad")
async def start() -> Response:
    """Choose a game and its players; the page is the same for everyone, so that a phone can cache it."""
    return page("pad_new.html", here="pad", pad_sheets=sheets_address(), people=list(PEOPLE))


@router.get("/pad/name.json")
async def name(request: Request) -> Response:
    """The name this device was given; apart from the page, which a phone keeps."""
    return JSONResponse({"name": identity.name_of(request)}, headers={"Cache-Control": "no-store"})


@router.get("/pad/sheets.json")
async def sheets(request: Request) -> Response:
    """All score-sheet definitions, for phones that start a pad offline."""
    kept = "public, max-age=31536000, immutable" if request.url.query else "no-cache"
    headers = {"Cache-Control": kept, "Vary": f"Accept-Encoding, {READER}"}
    with use(request.query_params.get("language") or current()):
        packed = _all_sheets()
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"}
        )
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)


@router.get("/pad/{pad}")
async def show(pad: str) -> Response:
    """The pad's page: the same for every pad, the script knows which one from the address."""
    _named(pad)
    return page("pad.html", here="pad")


@router.get("/pad/{pad}/qr.svg")
async def code(request: Request, pad: str) -> Response:
    """The pad's link for a phone's camera."""
    await _pad(request, pad)
    drawn = BytesIO()
    segno.make(f"{base(request)}/pad/{pad}", error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, dark="#1F2A24", light="#FFFFFF", xmldecl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@router.get("/pad/house/{id}.json")
async def house_sheets(request: Request, id: str) -> Response:
    """The sheets of house rules, and the text that their pads start with."""
    saved = await households.found(services_of(request).store, id)
    if saved is None or not has_pad(saved.household.edition):
        raise Refused(404, _("There are no such rules here, or they have no score to keep."))
    own = {**_sheets(saved.household.edition), "household": saved.household.text, "house": saved.id}
    answer = JSONResponse({"game": saved.household.edition.game, "edition": own})
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _sheets(edition: Edition) -> dict[str, Any]:
    return {
        "edition": edition.key,
        "title": titles.edition_title(edition),
        "source": rulebook.source(edition),
        "sheets": [
            sheet(edition, size, seats)
            for size in edition.sets
            for seats in range(edition.players(size)[0], edition.players(size)[1] + 1)
        ],
    }


@per_language
def _all_sheets() -> bytes:
    games = [
        {
            "game": game,
            "title": titles.game_title(game),
            "editions": [_sheets(edition) for edition in catalog.editions(game) if has_pad(edition)],
        }
        for game in catalog.games()
    ]
    return gzip.compress(orjson.dumps([game for game in games if game["editions"]]), mtime=0)


@per_language
def sheets_address() -> str:
    """The address of the sheets in the current language; it changes when they do."""
    return f"/pad/sheets.json?language={current()}&{sha256(_all_sheets()).hexdigest()[:10]}"


# --- what is written


@router.put("/pad/{pad}")
async def make(request: Request, pad: str) -> Response:
    """Begin a pad under the name that a phone has made up for it."""
    _named(pad)
    desk = _desk(request)
    given = await _sent(request)
    if not desk.making.take(_who(request)):
        raise Refused(429, _(TOO_MANY_PADS))
    new = await desk.book.make(pad, given)
    found = await _pad(request, pad)
    return JSONResponse(_pad_json(found, 0, head=True), 201 if new else 200)


@router.get("/pad/{pad}/entries")
async def entries(request: Request, pad: str) -> Response:
    """What is on the pad, from a number on."""
    found = await _pad(request, pad)
    since = request.query_params.get("since", "")
    number = int(since) if since.isascii() and since.isdigit() and len(since) < 6 else 0
    answer = JSONResponse(_pad_json(found, number, head=not since))
    answer.headers["Cache-Control"] = "no-store"
    return answer


@router.post("/pad/{pad}/entries")
async def write(request: Request, pad: str) -> Response:
    """Add entries to a pad; anyone with its link can. Refused entries are returned one by one."""
    desk = _desk(request)
    await _pad(request, pad)
    given = await _sent(request)
    listed = given.get("entries")
    if not isinstance(listed, list) or len(listed) > _MOST:
        raise Refused(422, _("Send a list of entries, at most {most} at once.", most=_MOST))
    wanted = [read_entry(each) for each in listed]
    for _each in wanted:
        if not desk.writing.take(_who(request)):
            raise Refused(429, _(TOO_MANY_ENTRIES))
    refused = await desk.book.add(pad, wanted, identity.known(request) or "")
    found = await _pad(request, pad)
    since = given.get("since")
    number = since if isinstance(since, int) and not isinstance(since, bool) and 0 <= since < 100_000 else 0
    return JSONResponse({**_pad_json(found, number, head=False), "refused": refused})


def _pad_json(found: Pad, since: int, head: bool) -> dict[str, Any]:
    told: dict[str, Any] = {"entries": found.entries[since:], "count": len(found.entries)}
    if not head:
        return told
    # The pad counts by its own sheet; each reader sees it in their language.
    return {"head": found.head, "sheet": read_head(found.head)[1], **told}


def _named(pad: str) -> None:
    if not _ID.fullmatch(pad):
        raise Refused(404, _(NO_PAD))


async def _pad(request: Request, pad: str) -> Pad:
    _named(pad)
    found = await _desk(request).book.find(pad)
    if found is None:
        raise Refused(404, _(NO_PAD))
    return found


async def _sent(request: Request) -> dict[str, Any]:
    try:
        found = orjson.loads(await request.body())
    except orjson.JSONDecodeError:
        raise Refused(400, _("That isn't JSON. Send an object like {example}.", example=_EXAMPLE)) from None
    if not isinstance(found, dict):
        raise Refused(400, _("Send a JSON object like {example}.", example=_EXAMPLE))
    return found
