"""The lobby, the rules of every game, and their pictures."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.server.http import identity
from boneyard.server.http.assets import drawing, packed
from boneyard.server.http.identity import LONGEST
from boneyard.server.http.templates import message, page
from boneyard.server.live.setup.request import find_edition
from boneyard.server.pages.caller import services_of
from boneyard.server.pages.pictures import thumbnails
from boneyard.server.pages.pictures.examples import examples
from boneyard.server.storage.store import Store
from boneyard.words import titles
from boneyard.words.language import _, per_language
from boneyard.words.rules import rulebook
from boneyard.words.rules.primers import primer


def begun(store: Store, player: str, edition: Edition, size: int, salt: str) -> str | None:
    """The link to the player's latest unfinished table with this deal."""
    found = store.tables.with_deal(player, edition.game, edition.key, size, salt)
    return None if found is None else f"/t/{found}"


router = APIRouter(include_in_schema=False)

PRIVATE = "private, no-cache"  # a page that shows whose it is
_PICTURE_KEPT = "public, max-age=86400"


# --- the lobby


@router.get("/")
async def lobby(request: Request) -> Response:
    """Choose a game, or a table."""
    return await lobby_page(request)


async def lobby_page(request: Request, status: int = 200, why: str = "", name: str | None = None) -> Response:
    """The lobby, with a message if a name was refused."""
    services = services_of(request)
    player = identity.known(request)
    yours = await services.tables.lobby.own_tables(player) if player else []
    public = await services.tables.lobby.tables()
    response = page(
        "lobby.html",
        status,
        here="lobby",
        count=len(catalog.games()),
        name=identity.name_of(request) if name is None else name,
        longest_name=LONGEST,
        why=why,
        yours=yours,
        public=public,
        shelves=shelves(),
    )
    response.headers["Cache-Control"] = PRIVATE
    return response


@per_language
def shelves() -> list[dict[str, Any]]:
    """The games by family, as the lobby and the rules show them."""
    return [
        {"key": key, "head": head, "about": about, "cards": [_card(game) for game in games]}
        for key, head, about, games in rulebook.shelves()
    ]


def _card(game: str) -> dict[str, Any]:
    editions = catalog.editions(game)
    return {
        "game": game,
        "title": titles.game_title(game),
        "about": rulebook.about(game),
        "players": rulebook.players(editions),
        "alone": rulebook.is_solitaire(editions),
        "editions": editions,
    }


# --- the rules


@router.get("/rules")
async def rules_index() -> Response:
    """All games."""
    return page("rules_index.html", here="rules", shelves=shelves())


@router.get("/rules/{game}")
async def rules_game(request: Request, game: str) -> Response:
    """How a game works and how its editions differ; if there is only one, its rules."""
    try:
        editions = catalog.editions(game)
    except BadSetup as problem:
        return message(404, str(problem))
    if len(editions) == 1:
        return RedirectResponse(f"/rules/{editions[0].game}/{editions[0].key}", 307)
    asked = request.query_params.getlist("with")
    chosen = [edition for edition in editions if edition.key in asked]
    # Fewer than two can't be compared: add the first of the others.
    chosen += [edition for edition in editions if edition not in chosen][: max(0, 2 - len(chosen))]
    everything = request.query_params.get("show") == "everything"
    return page(
        "rules_game.html",
        here="rules",
        game=editions[0].game,
        title=titles.game_title(game),
        about=rulebook.about(game),
        players=rulebook.players(editions),
        primer=primer(editions[0].game),
        examples=examples(editions[0].game),
        editions=editions,
        chosen=[edition.key for edition in chosen],
        everything=everything,
        compared=rulebook.compared([edition for edition in editions if edition in chosen], everything),
        words=thumbnails.words(editions[0]),
    )


@router.get("/rules/{game}/{edition}")
async def rules_edition(game: str, edition: str) -> Response:
    """One sheet in our own words."""
    try:
        found = find_edition(game, edition)
    except BadSetup as problem:
        return message(404, str(problem))
    before, after = rulebook.neighbors(found)
    return page(
        "rules_edition.html",
        here="rules",
        edition=found,
        editions=catalog.editions(game),
        title=titles.game_title(game),
        about=rulebook.about(game),
        primer=primer(found.game),
        examples=examples(found.game),
        lines=rulebook.rules(found),
        settings=rulebook.settings(found),
        forms=rulebook.forms(found),
        words=thumbnails.words(found),
        pictured=found,
        before=before,
        after=after,
        file="",
        again=found.key,
    )


@router.get("/bots")
async def for_bots(request: Request) -> Response:
    """The starting page for people who write bots."""
    own = services_of(request).settings.address.rstrip("/") or str(request.base_url).rstrip("/")
    return page("bots.html", address=own)


# --- pictures


@router.get("/pictures/{game}.svg")
async def picture(request: Request, game: str) -> Response:
    """A game's own picture."""
    if game not in catalog.games():
        return message(404, _("There's no picture of {name}. Name a game, like block.", name=repr(game)))
    return drawing(request, await asyncio.to_thread(_card_drawn, game), _PICTURE_KEPT)


@router.get("/pictures/{game}/{edition}/{shape}.svg")
async def position(request: Request, game: str, edition: str, shape: str) -> Response:
    """A real position of an edition, as the player to move sees it."""
    try:
        found = find_edition(game, edition)
    except BadSetup as problem:
        return message(404, str(problem))
    if shape not in ("wide", "tall"):
        return message(404, _("A picture is wide or tall, not {shape}.", shape=repr(shape)))
    drawn = await asyncio.to_thread(_position_drawn, found.game, found.key, shape == "wide")
    return drawing(request, drawn, _PICTURE_KEPT)


@per_language
def _card_drawn(game: str) -> bytes:
    return packed(thumbnails.card(game))


@per_language
def _position_drawn(game: str, edition: str, wide: bool) -> bytes:
    return packed(thumbnails.scene(catalog.edition(game, edition), wide))
