"""Learning a family of games: a tour of your first table, and the same as a page to read first."""

from dataclasses import asdict
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from boneyard import catalog
from boneyard.server.http.errors import Refused
from boneyard.server.http.templates import message, page
from boneyard.server.pages.caller import NO_TABLE, services_of
from boneyard.server.pages.pictures import thumbnails
from boneyard.words import titles
from boneyard.words.language import _
from boneyard.words.rules import rulebook
from boneyard.words.rules.lessons import lesson

router = APIRouter(include_in_schema=False)

# The game of each family that one learns it by.
_FIRST: Final = {
    "lines": "draw",
    "trains": "mexican-train",
    "tricks": "forty-two",
    "poker": "poker",
    "solitaire": "castle-rock",
}


@router.get("/learn")
async def index() -> Response:
    """All families, with the game each is learned by."""
    shelves = [
        (family, *rulebook.shelf(family), _FIRST[family], titles.game_title(_FIRST[family]))
        for family in rulebook.FAMILIES
    ]
    return page("learn.html", here="rules", shelves=shelves)


@router.get("/learn/{family}")
async def family(family: str) -> Response:
    """The steps of a family in words, with a real position; or at your own table."""
    if family not in _FIRST:
        return message(
            404,
            _(
                "There's no lesson about {name}. See {address} for all lessons.",
                name=repr(family),
                address="/learn",
            ),
        )
    edition = catalog.edition(_FIRST[family])
    head, about = rulebook.shelf(family)
    return page(
        "learn_family.html",
        here="rules",
        family=family,
        head=head,
        about=about,
        edition=edition,
        words=thumbnails.words(edition),
        steps=lesson(edition),
    )


@router.get("/t/{table}/lesson")
async def at_table(request: Request, table: str) -> Response:
    """The steps of a tour of this table; they explain its rules and reveal no tiles."""
    found = await services_of(request).tables.get(table)
    if found is None:
        raise Refused(404, _(NO_TABLE))
    return JSONResponse({"steps": [asdict(step) for step in lesson(found.edition)]})
