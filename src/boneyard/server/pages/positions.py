"""A table that starts from a position: a link or a form with one line of text, for play against bots or friends."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from boneyard.bots import BOTS
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.match import View
from boneyard.pictures.inline import view_svg
from boneyard.server.http import identity
from boneyard.server.http.errors import Refused
from boneyard.server.http.identity import LONGEST
from boneyard.server.http.templates import page
from boneyard.server.live.setup.request import DEFAULT_BOT, SeatWish, TableRequest, read_start
from boneyard.server.pages.caller import services_of
from boneyard.server.pages.lobby import PRIVATE
from boneyard.server.pages.tables.form import FRIENDS, WITH_BOTS
from boneyard.server.storage.tables import SeatKind
from boneyard.words import titles
from boneyard.words.language import _

router = APIRouter(include_in_schema=False)

_LONGEST = 4000  # letters of a position in an address or a form
_EXAMPLE = "block/cardinal; hands 6-4 4-1 | 6-5 3-3; table 0 5-5 > lead; turn 1"


@router.get("/position")
async def ask(request: Request) -> Response:
    """The form, with the position that the address names and its picture."""
    text = request.query_params.get("at", "").strip()
    try:
        return _form(request, text, _title(text) if text else "")
    except BoneyardError as problem:
        return _form(request, text, why=str(problem))


@router.get("/position.svg")
async def picture(request: Request) -> Response:
    """A position as the seat whose turn it is sees it."""
    try:
        drawn = await asyncio.to_thread(_drawn, request.query_params.get("at", ""))
    except BoneyardError as problem:
        raise Refused(422, str(problem)) from None
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


@router.post("/position")
async def make(request: Request) -> Response:
    """Make the table and sit down in the seat whose turn it is, or say why that isn't possible."""
    async with request.form(max_files=0, max_fields=20) as form:
        sent = {name: value for name, value in form.multi_items() if isinstance(value, str)}
    text, company = sent.get("at", "").strip(), sent.get("with", WITH_BOTS)
    name = sent.get("name", identity.name_of(request))
    services = services_of(request)
    try:
        wish = _request(text, name.strip(), company, sent.get("bot", DEFAULT_BOT))
        player = identity.known(request) or services.players.new()
        made = await services.tables.make(player, wish, by_page=True)
    except BoneyardError as problem:
        return _form(request, text, why=str(problem), name=name, company=company)
    response = RedirectResponse(made.link, 303)
    identity.met(request, player, response)
    if name.strip():
        identity.remember_name(request, response, wish.name)
    return response


def _request(text: str, name: str, company: str, bot: str) -> TableRequest:
    """The table that a form asks for: the others are bots, or seats that wait for friends."""
    _check_length(text)
    found = read_start(text)
    assert found.deal.state is not None
    own = found.game.actors(found.deal.state)[0]
    kind = SeatKind.OPEN if company == FRIENDS else SeatKind.BOT
    seats = [
        SeatWish(SeatKind.PERSON) if seat == own else SeatWish(kind, bot) for seat in range(found.game.seats)
    ]
    return TableRequest(found.edition.game, seats=seats, name=name, position=text)


def _check_length(text: str) -> None:
    if not text:
        raise BadSetup(_("Write a position, like {example}.", example=_EXAMPLE))
    if len(text) > _LONGEST:
        raise BadSetup(_("A position here has at most {count} letters.", count=f"{_LONGEST:,}"))


def _title(text: str) -> str:
    _check_length(text)
    return titles.game_title(read_start(text).edition.game)


def _drawn(text: str) -> str:
    _check_length(text)
    found = read_start(text)
    game, state = found.game, found.deal.state
    assert state is not None
    seat = game.actors(state)[0]
    return view_svg(View(game, game.look(state, seat), seat, found.totals, found.number))


def _form(
    request: Request, text: str, title: str = "", why: str = "", name: str = "", company: str = WITH_BOTS
) -> Response:
    response = page(
        "position.html",
        422 if why else 200,
        text=text,
        title=title,
        why=why,
        name=name or identity.name_of(request),
        longest_name=LONGEST,
        longest=_LONGEST,
        company=company,
        kinds=list(BOTS),
        usual=DEFAULT_BOT,
        example=_EXAMPLE,
    )
    response.headers["Cache-Control"] = PRIVATE
    return response
