"""The source of a replay: a table's match as the visitor may see it, or an uploaded record."""

from dataclasses import replace
from typing import NamedTuple

import orjson
from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from boneyard.core.errors import BoneyardError, Illegal
from boneyard.core.game import NOBODY
from boneyard.core.match import Match, Round
from boneyard.core.phrase import marked
from boneyard.pictures.palettes import palette_named, room_named
from boneyard.records.seals import CHOSEN, Seal, seals_in, start_of, with_seals
from boneyard.server.http.errors import Refused, count
from boneyard.server.http.guard import address_of
from boneyard.server.http.rate_limit import ReplayAction
from boneyard.server.http.templates import page
from boneyard.server.live.shuffles import is_given, is_joint, nonces_of, rounds_over, skipped_of
from boneyard.server.live.table import LiveTable
from boneyard.server.pages.caller import seat_of, services_of, table_of
from boneyard.server.protocol.services import Services
from boneyard.server.storage.schema import is_id
from boneyard.server.storage.tables import Shuffle
from boneyard.server.workers.jobs.records import MomentsJob, OutlineJob, PictureJob, RecordText, ReviewJob
from boneyard.server.workers.pool import Origin
from boneyard.server.workers.records import BadFile, RecordWorkers
from boneyard.words import titles
from boneyard.words.language import _, number

LARGEST = 60_000  # characters of a record; a request may have a few more
NOT_BEGUN = marked("There's nothing to replay yet: the game hasn't started.")
NO_RECORD = marked("There's no such record here, or it wasn't shared. Open the file again.")
FULL = marked("No more records can be shared here. You can still view yours: the file is on your device.")


class ReplaySource(NamedTuple):
    """A record as this visitor may see it, and who reads it."""

    record: RecordText
    workers: RecordWorkers
    base: str  # the addresses that belong to it begin like this
    more: str  # what goes with each question to them
    name: str  # of the file
    picture: str
    over: bool | None  # None if the record itself tells
    matches: int = 1
    match: int = 0  # its number at the table
    you: int | None = None  # the asker's own seat
    sealed: bool = True  # whether the file holds seals of shuffles: a table's always does


def match_numbered(table: LiveTable, number: int | None) -> tuple[Match, int, int]:
    """A table's match by number, or the last one; with its number and how many there are."""
    played = [*table.past, *([table.match] if table.match is not None and table.match.rounds else [])]
    if not played:
        raise Illegal(_(NOT_BEGUN))
    wanted = len(played) if number is None else number
    if not 0 < wanted <= len(played):
        raise Refused(
            404,
            _("There's no match {number} at this table. It has {count}.", number=wanted, count=len(played)),
        )
    return played[wanted - 1], wanted, len(played)


def known_record(match: Match, seat: int | None) -> str:
    """The record as a seat or a spectator may see it: complete once the match is over, if the game allows."""
    if match.result is not None and not match.game.never_told:
        return match.record()
    return match.record(seat, watcher=seat is None)


def seals_of(table: LiveTable, match: Match, number: int) -> dict[int, Seal]:
    """The seals of a match, with the shuffles that may be revealed."""
    before = sum([len(each.rounds) for each in table.past[: number - 1]])
    opened = {each.number for each in table.reveals.rounds(match, before)}
    found = {}
    for each in match.rounds:
        kept = table.shuffles[before + each.number]
        if is_given(kept):
            continue  # nothing was shuffled, so nothing was promised
        found[each.number] = _seal_of(match, each, kept, each.number in opened)
    return found


def _seal_of(match: Match, round_: Round, kept: Shuffle, opened: bool) -> Seal:
    """The seal of a round with what may be known: its shuffle, or in poker only what the players contributed."""
    rotated = start_of(match, round_.number)
    first = kept.first if rotated == NOBODY else rotated
    told = Seal(kept.hash)
    if opened:
        told = replace(told, order=kept.tiles, first=str(first) if first != NOBODY else "")
        told = replace(told, secret=kept.salt) if is_joint(kept) else replace(told, salt=kept.salt)
    if not is_joint(kept):
        return told
    if not opened and not (match.game.never_told and round_ in rounds_over(match)):
        return replace(told, scheme=str(kept.scheme))
    nonces, skipped = nonces_of(kept), skipped_of(kept)
    bots = [seat for seat in range(match.game.seats) if seat not in nonces and seat not in skipped]
    return replace(
        told,
        scheme=str(kept.scheme),
        nonces=nonces,
        commitments={seat: commitment for seat, commitment in skipped.items() if commitment},
        skipped=" ".join([str(seat) for seat in skipped]),
        bots=" ".join([str(seat) for seat in bots]),
        start=CHOSEN if opened and rotated == NOBODY and kept.turn != NOBODY else "",
    )


async def of_table(request: Request, table: str) -> tuple[ReplaySource, LiveTable, Match]:
    """The record of the match at an address, as far as the visitor may see it."""
    found = await table_of(request, table)
    match, number, matches = match_numbered(found, number_in(request, "match"))
    seat = seat_of(request, found)
    source = ReplaySource(
        RecordText(known_record(match, seat), found.household),
        services_of(request).own_records,
        f"/t/{found.id}/replay",
        f"match={number}",
        f"{found.edition.game}.bones",
        f"/t/{found.id}/position.svg",
        match.result is not None,
        matches,
        number,
        seat,
    )
    return source, found, match


async def of_record(request: Request, id: str) -> ReplaySource:
    """A record that was brought."""
    services = services_of(request)
    text = await _find(services, id) if is_id(id) else None
    if text is None:
        raise Refused(404, _(NO_RECORD))
    base = f"/replay/{id}"
    return ReplaySource(
        RecordText(text),
        services.uploaded_records,
        base,
        "",
        "record.bones",
        f"{base}/position.svg",
        None,
        sealed=bool(seals_in(text)),
    )


def number_in(request: Request, name: str) -> int | None:
    """A number in the address; refuses anything else."""
    given = request.query_params.get(name, "")
    if given == "":
        return None
    if given.isascii() and given.isdigit() and len(given) < 7:
        return int(given)
    raise Refused(422, _("{name} is a whole number like 3, not {given}.", name=name, given=repr(given[:20])))


router = APIRouter(include_in_schema=False)

MOST_AT_ONCE = 12  # moments in one answer
_FRESH = "no-store"  # what may be known of a match changes with it
NOT_OVER = marked("This match isn't over. You can review it when it is.")
TOO_LONG = marked("That file is too long. A record has at most {most} characters here.")
NO_TEXT = marked("That isn't a record. A record is a UTF-8 text file written by `boneyard`.")


# --- the pages


@router.get("/t/{table}/replay")
async def table_page(request: Request, table: str) -> Response:
    """The replay of a match at a table."""
    source, found, match = await of_table(request, table)
    name = titles.match_title(match)
    title = _("{table}: replay", table=name)
    return _page(title=title, name=name, base=source.base, match=source.match, table=found.id, kept=True)


@router.get("/replay")
async def empty_page() -> Response:
    """A page that waits for a record."""
    return _page(title=_("View a record"), name=_("Replay"), base="", match=1, table="", kept=False)


@router.get("/replay/{id}")
async def record_page(request: Request, id: str) -> Response:
    """The replay of a record that was shared."""
    if not is_id(id) or await services_of(request).store.shared_records.find_shared(id) is None:
        raise Refused(404, _(NO_RECORD))
    return _page(title=_("Replay"), name=_("Replay"), base=f"/replay/{id}", match=1, table="", kept=True)


def _page(**words: str | int) -> Response:
    response = page("replay.html", 200, largest=LARGEST, **words)
    response.headers["Cache-Control"] = _FRESH
    return response


# --- bringing a record, sharing it


@router.post("/replay")
async def bring(request: Request) -> Response:
    """Look at a record; it is forgotten after a while."""
    _limit(request, ReplayAction.UPLOAD)
    services = services_of(request)
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(422, _(NO_TEXT)) from None
    if len(text) > LARGEST:
        raise Refused(413, _(TOO_LONG, most=number(LARGEST)))
    if "\x00" in text:
        raise Refused(422, _(NO_TEXT))
    try:
        await services.uploaded_records.ask(OutlineJob(RecordText(text)), Origin(address_of(request.scope)))
    except BadFile as problem:
        count(request.scope, 422)
        return JSONResponse(problem.as_json(), 422)
    id = services.store.shared_records.hold(text)
    await services.tables.bus.post(_held(id), text)
    return JSONResponse({"base": f"/replay/{id}"}, 201)


@router.post("/replay/{id}/share")
async def share(request: Request, id: str) -> Response:
    """Keep a record permanently, for anyone with its link."""
    _limit(request, ReplayAction.SHARE)
    await of_record(request, id)
    link = await services_of(request).store.shared_records.share(id)
    if link is None:
        raise Refused(503, _(FULL))
    return JSONResponse({"link": f"/replay/{link}"}, 201)


# --- what a replay is made of


@router.get("/t/{table}/replay/outline")
async def table_outline(request: Request, table: str) -> Response:
    """The moves of a match."""
    return await _outline(request, (await of_table(request, table))[0])


@router.get("/replay/{id}/outline")
async def record_outline(request: Request, id: str) -> Response:
    """The moves of a record."""
    return await _outline(request, await of_record(request, id))


async def _outline(request: Request, source: ReplaySource) -> Response:
    _limit(request, ReplayAction.LOOK)
    found = orjson.loads(await source.workers.ask(OutlineJob(source.record), _origin(request, source)))
    found["matches"], found["match"], found["you"] = source.matches, source.match, source.you
    found["sealed"] = source.sealed
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


async def _moments(request: Request, source: ReplaySource) -> Response:
    _limit(request, ReplayAction.LOOK)
    job = MomentsJob(
        source.record,
        at=number_in(request, "at") or 0,
        count=min(number_in(request, "count") or 1, MOST_AT_ONCE),
        view=request.query_params.get("view", "open"),
        wide=request.query_params.get("shape", "wide") != "tall",
    )
    return _json(b'{"moments":' + await source.workers.ask(job, _origin(request, source)) + b"}")


@router.get("/t/{table}/position.svg")
async def table_picture(request: Request, table: str) -> Response:
    """A moment of a match as a picture."""
    return await _picture(request, (await of_table(request, table))[0])


@router.get("/replay/{id}/position.svg")
async def record_picture(request: Request, id: str) -> Response:
    """A moment of a record as a picture."""
    return await _picture(request, await of_record(request, id))


async def _picture(request: Request, source: ReplaySource) -> Response:
    _limit(request, ReplayAction.LOOK)
    asked = request.query_params
    palette, table = asked.get("palette", "color"), asked.get("table", "light")
    try:
        palette_named(palette)
        room_named(table)
    except BoneyardError as problem:
        raise Refused(422, str(problem)) from None
    job = PictureJob(
        source.record,
        round=number_in(request, "round") or 1,
        move=number_in(request, "move") or 0,
        view=asked.get("view", "open"),
        wide=asked.get("shape", "wide") != "tall",
        palette=palette,
        table=table,
    )
    drawn = await source.workers.ask(job, _origin(request, source))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": _FRESH})


@router.get("/t/{table}/replay/record")
async def table_record(request: Request, table: str) -> Response:
    """The record of a match, with the seals of its shuffles."""
    source, found, match = await of_table(request, table)
    return _file(with_seals(source.record.text, seals_of(found, match, source.match)), source.name)


@router.get("/replay/{id}/record")
async def record_file(request: Request, id: str) -> Response:
    """A record as it was uploaded."""
    source = await of_record(request, id)
    return _file(source.record.text, source.name)


def _file(text: str, name: str) -> Response:
    headers = {"Cache-Control": _FRESH, "Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


# --- looking back


@router.api_route("/t/{table}/replay/review", methods=["GET", "POST", "DELETE"])
async def table_review(request: Request, table: str) -> Response:
    """Request a review of a finished match (POST), get its progress (GET), or cancel it (DELETE)."""
    return await _review(request, (await of_table(request, table))[0])


@router.api_route("/replay/{id}/review", methods=["GET", "POST", "DELETE"])
async def record_review(request: Request, id: str) -> Response:
    """The same of a record."""
    return await _review(request, await of_record(request, id))


async def _review(request: Request, source: ReplaySource) -> Response:
    reviews = services_of(request).reviews
    if source.over is False:
        raise Refused(409, _(NOT_OVER))
    quick = request.query_params.get("quick") == "1"
    job = ReviewJob(source.record, seat=number_in(request, "seat"), quick=quick)
    if request.method == "DELETE":
        await reviews.give_up_anywhere(job)
        return JSONResponse({"ok": True})
    if request.method == "POST":
        _limit(request, ReplayAction.REVIEW)
        found = await reviews.begin_anywhere(job, _origin(request, source))
    else:
        _limit(request, ReplayAction.LOOK)
        found = await reviews.ask_anywhere(job)
    return _json(found.encode() if isinstance(found, str) else orjson.dumps(found))


# --- small things


async def _find(services: Services, id: str) -> str | None:
    """A record that was shared, or is held by this server or another."""
    records = services.store.shared_records
    text = await records.find(id)
    if text is None:
        text = next((str(each) for each, _alive in await services.tables.bus.read(_held(id))), None)
        if text is not None:
            records.hold_as(id, text)
    return text


def _held(id: str) -> str:
    """What a record that is only held is known as among servers."""
    return f"record {id}"


def _limit(request: Request, action: ReplayAction) -> None:
    services_of(request).replay_limits.take(action, address_of(request.scope))


def _origin(request: Request, source: ReplaySource) -> Origin:
    return Origin(address_of(request.scope), source.base)


def _json(told: bytes) -> Response:
    return Response(told, media_type="application/json", headers={"Cache-Control": _FRESH})
