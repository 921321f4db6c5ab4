"""The set-up form: what was typed, what the edition offers, and the resulting table."""

from collections.abc import Sequence

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from boneyard import catalog
from boneyard.bots import BOTS
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.server.http import identity
from boneyard.server.http.identity import LONGEST, proper
from boneyard.server.http.templates import message, page
from boneyard.server.pages.caller import services_of
from boneyard.server.pages.households import own_picks
from boneyard.server.pages.lobby import PRIVATE, lobby_page
from boneyard.server.pages.tables.form import (
    EditionChoice,
    FormFields,
    build_form,
    read_fields,
    table_request,
)
from boneyard.words import titles
from boneyard.words.language import _
from boneyard.words.rules import rulebook

router = APIRouter(include_in_schema=False)


@router.get("/new/{game}")
async def ask(request: Request, game: str) -> Response:
    """The form, with what the address already says."""
    try:
        typed = read_fields(request.query_params.multi_items())
        return _form(request, game, typed, own=await own_picks(request, typed.edition))
    except BadSetup as problem:
        return message(404, str(problem))


@router.post("/new/{game}")
async def make(request: Request, game: str) -> Response:
    """Make the requested table, or say why that isn't possible."""
    if game not in catalog.games():
        return message(404, _no_game(game))
    typed, own = FormFields(), list[EditionChoice]()
    try:
        typed = await _sent(request)
        own = await own_picks(request, typed.edition)
        return await _seated(request, game, typed, own)
    except BoneyardError as problem:
        return _form(request, game, typed, str(problem), own)


@router.post("/play/{game}")
async def play(request: Request, game: str) -> Response:
    """Start right away against bots, or alone with a numbered deal, with everything as printed."""
    if game not in catalog.games():
        return message(404, _no_game(game))
    name = ""
    try:
        sent = await _sent(request)
        name = sent.name
        asked = FormFields(edition=sent.edition, size=sent.size, name=name, deal=sent.deal)
        return await _seated(request, game, asked)
    except BoneyardError as problem:
        return await lobby_page(request, 422, str(problem), name)


@router.post("/name")
async def keep_name(request: Request) -> Response:
    """Remember a name on this device."""
    name = ""
    try:
        name = (await _sent(request)).name
        proper(name)
    except BoneyardError as problem:
        return await lobby_page(request, 422, str(problem), name)
    response = RedirectResponse("/", 303)
    identity.remember_name(request, response, name)
    return response


async def _sent(request: Request) -> FormFields:
    """The fields of a form that was sent; files have no place in it."""
    async with request.form(max_files=0, max_fields=1000) as form:
        fields = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
    if "name" not in dict(fields):  # a form without the field means the name that this device was given
        fields.append(("name", identity.name_of(request)))
    return read_fields(fields)


async def _seated(
    request: Request, game: str, typed: FormFields, own: Sequence[EditionChoice] = ()
) -> Response:
    """Make the table, sit the player down, and lead there."""
    services = services_of(request)
    wish = table_request(game, typed, own)
    player = identity.known(request) or services.players.new()
    made = await services.tables.make(player, wish, by_page=True)
    response = RedirectResponse(made.link, 303)
    identity.met(request, player, response)
    if typed.name.strip():
        identity.remember_name(request, response, wish.name)
    return response


def _form(
    request: Request, game: str, typed: FormFields, why: str = "", own: Sequence[EditionChoice] = ()
) -> Response:
    form = build_form(game, typed, refused=bool(why), own=own)
    response = page(
        "setup.html",
        422 if why else 200,
        form=form,
        title=titles.game_title(form.game),
        about=rulebook.about(form.game),
        name=typed.name or identity.name_of(request),
        longest_name=LONGEST,
        bots=BOTS,
        why=why,
    )
    response.headers["Cache-Control"] = PRIVATE
    return response


def _no_game(game: str) -> str:
    try:
        catalog.about(game)
    except BadSetup as problem:
        return str(problem)
    return _("Write the game {name} in lowercase with hyphens.", name=repr(game))
