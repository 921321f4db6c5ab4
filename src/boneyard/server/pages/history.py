"""The page of past matches: what the people of this device played, and who won how often."""

import asyncio
from datetime import UTC, datetime
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from boneyard import catalog
from boneyard.core.errors import BadSetup
from boneyard.server.http import identity
from boneyard.server.http.errors import Refused
from boneyard.server.http.templates import page
from boneyard.server.live import results
from boneyard.server.pages.caller import services_of
from boneyard.words import dates, titles
from boneyard.words.language import _

router = APIRouter(include_in_schema=False)

_SHOWN: Final = 50  # matches on one page


@router.get("/matches")
async def matches(request: Request) -> Response:
    """Past matches, all or of one game."""
    player = identity.known(request)
    store = services_of(request).store
    found = await asyncio.to_thread(results.past_matches, store, player) if player else []
    game = request.query_params.get("game", "")
    games = {each.game: _title(each.game) for each in found}
    if len(game) > 40 or (game and game not in games and game not in catalog.games()):
        raise Refused(404, _("There's no such game. Go back to all matches."))
    wanted = [each for each in found if not game or each.game == game]
    part = _part(request.query_params.get("part", "1"))
    shown = wanted[(part - 1) * _SHOWN : part * _SHOWN]
    response = page(
        "matches.html",
        here="matches",
        game=game,
        games=sorted(games.items(), key=lambda each: each[1]),
        title=_title(game) if game else "",
        count=len(wanted),
        tallies=results.tallies(wanted),
        matches=[_row(each) for each in shown],
        part=part,
        more=len(wanted) > part * _SHOWN,
    )
    response.headers["Cache-Control"] = "private, no-store"
    return response


def _part(given: str) -> int:
    if given.isascii() and given.isdigit() and 0 < len(given) < 5 and int(given):
        return int(given)
    raise Refused(404, _("Pages are numbered from 1."))


def _title(game: str) -> str:
    try:
        return titles.game_title(game)
    except BadSetup:
        return game  # a household's own


def _row(match: results.PastMatch) -> dict[str, Any]:
    at = datetime.fromtimestamp(match.at, UTC)
    return {
        "title": titles.kept_title(match.title),
        "edition": match.edition,
        "at": at.isoformat(timespec="seconds"),
        "day": dates.day(at.date()),
        "seated": match.seated,
        "alone": len(match.seated) == 1,
        "won": any(each.own and each.won for each in match.seated),
        "rounds": match.rounds,
        "number": match.number,
        "link": f"/t/{match.table}",
        "replay": f"/t/{match.table}/replay?match={match.number}",
    }
