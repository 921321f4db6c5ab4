"""Learning a family of games: a walk round one's first table, and the same to be read beforehand."""

from dataclasses import asdict
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from boneyard import catalog
from boneyard.server.http.errors import Refused
from boneyard.server.http.templates import message, page
from boneyard.server.pages import thumbnails
from boneyard.server.pages.caller import services_of
from boneyard.words import rulebook
from boneyard.words.lessons import lesson

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
    """All families, with the game each is learnt by."""
    shelves = [
        (family, head, about, _FIRST[family], rulebook.title(_FIRST[family]))
        for family, (head, about) in rulebook.FAMILIES.items()
    ]
    return page("learn.html", here="rules", shelves=shelves)


@router.get("/learn/{family}")
async def family(family: str) -> Response:
    """The steps of a family in words, beside a real position; or on a table of one's own."""
    if family not in _FIRST:
        return message(404, f"There's no lesson about {family!r}. See /learn for all lessons.")
    edition = catalog.edition(_FIRST[family])
    head, about = rulebook.FAMILIES[family]
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
    """The steps of a walk round this table; they tell of its rules and of nothing that lies there."""
    found = await services_of(request).tables.get(table)
    if found is None:
        raise Refused(404, "There's no such table, or its link is incomplete. Ask for the link again.")
    return JSONResponse({"steps": [asdict(step) for step in lesson(found.edition)]})
