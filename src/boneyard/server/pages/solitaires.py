"""The pages of the solitaires: all of them, each with its deals, one press away from playing.

Viewing makes nothing: only the form's POST makes a table, so that crawlers don't.
"""

import asyncio
import tomllib
from calendar import Calendar
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.records.numbered_deals import MOST, daily, deal_number
from boneyard.server.http import identity
from boneyard.server.http.assets import drawing, packed
from boneyard.server.http.templates import message, page
from boneyard.server.live.setup.request import find_edition
from boneyard.server.live.shuffles import NOT_ALONE, salt_of
from boneyard.server.pages import lobby
from boneyard.server.pages.caller import services_of
from boneyard.server.pages.lobby import PRIVATE
from boneyard.server.pages.pictures import thumbnails
from boneyard.words import dates, titles
from boneyard.words.language import _, current, number, per_language
from boneyard.words.rules import rulebook

router = APIRouter(include_in_schema=False)

_LONGEST = 40  # letters of a deal or a set in an address
_TODAY = "today"
_FIRST_YEAR = 2001  # of the calendar: numbers below are no days
_PICTURE_KEPT = "public, max-age=86400"


class NoSuchDeal(BadSetup):
    """A deal that doesn't exist, or is still to come."""


class Day(NamedTuple):
    """A day of the calendar: its deal, or no address if it is still to come."""

    day: date
    deal: int
    address: str | None


class Chosen(NamedTuple):
    """What an address names."""

    edition: Edition
    size: int
    deal: int | None

    def address(self, deal: object = None, **changed: object) -> str:
        """The address of a deal, with edition and set if they aren't the defaults."""
        edition = changed.get("edition", self.edition)
        assert isinstance(edition, Edition)
        size = changed.get("size", self.size if self.size in edition.sets else edition.sets[0])
        said = {}
        if edition.key != catalog.edition(edition.game).key:
            said["edition"] = edition.key
        if size != edition.sets[0]:
            said["set"] = str(size)
        path = f"/solitaire/{edition.game}" + ("" if deal is None else f"/{deal}")
        return path + (f"?{urlencode(said)}" if said else "")


@router.get("/solitaire")
async def index() -> Response:
    """All solitaires, with the day's deals."""
    return page("solitaires.html", here="solitaire", games=_games(), day=dates.day(date.today()))


@router.get("/solitaire/{game}")
async def game_page(request: Request, game: str) -> Response:
    """One solitaire: a new deal, the daily deal, or one by its number."""
    deal = request.query_params.get("deal", "")
    try:
        found = _chosen(request, game, deal)
    except NoSuchDeal as problem:
        return await _shown(request, _chosen(request, game, ""), deal, str(problem))
    except BadSetup as problem:
        return message(404, str(problem))
    if found.deal is not None:
        return RedirectResponse(found.address(_named(deal, found.deal)), 303)
    return await _shown(request, found)


@router.get("/solitaire/{game}/{deal}.svg")
async def deal_picture(request: Request, game: str, deal: str) -> Response:
    """The tiles that lie open at the beginning of a deal."""
    try:
        found = _chosen(request, game, deal)
    except BadSetup as problem:
        return message(404, str(problem))
    assert found.deal is not None
    drawn = await asyncio.to_thread(
        _deal_drawn, current(), found.edition.game, found.edition.key, found.size, found.deal
    )
    return drawing(request, drawn, _PICTURE_KEPT)


@lru_cache(maxsize=256)
def _deal_drawn(language: str, game: str, edition: str, size: int, deal: int) -> bytes:
    return packed(thumbnails.deal(catalog.edition(game, edition), size, deal))


@router.get("/solitaire/{game}/{deal}")
async def deal_page(request: Request, game: str, deal: str) -> Response:
    """A deal that someone shared a link to."""
    try:
        return await _shown(request, _chosen(request, game, deal))
    except NoSuchDeal as problem:
        return await _shown(request, _chosen(request, game, ""), deal, str(problem))
    except BadSetup as problem:
        return message(404, str(problem))


@router.get("/play/{game}")
async def asked_to_play(request: Request, game: str) -> Response:
    """The address of playing, opened as a link: it shows what would be played."""
    try:
        found = _chosen(request, game, request.query_params.get("deal", ""))
    except BadSetup as problem:
        return message(404, str(problem))
    return RedirectResponse(found.address(found.deal), 303)


def _chosen(request: Request, game: str, deal: str) -> Chosen:
    given = request.query_params
    edition = find_edition(game, given.get("edition") or None)
    if not alone(edition):
        title = titles.game_title(edition.game)
        raise BadSetup(" ".join([_("{game} isn't a solitaire.", game=title), _(NOT_ALONE)]))
    size = given.get("set", "")[:_LONGEST]
    if size and not (size.isascii() and size.isdigit() and int(size) in edition.sets):
        raise BadSetup(
            _(
                "There's no set {given} for {game}. It has {sets}.",
                given=repr(size),
                game=titles.edition_title(edition),
                sets=_sets(edition),
            )
        )
    number = _number(deal[:_LONGEST], date.today()) if deal.strip() else None
    return Chosen(edition, int(size) if size else edition.sets[0], number)


def _number(text: str, today: date) -> int:
    """The deal that a text names; the deal of a future day is refused."""
    try:
        found = deal_number(text, today)
    except BadSetup as problem:
        raise NoSuchDeal(str(problem)) from None
    if found > daily(today) and _is_day(found):
        raise NoSuchDeal(_("That day's deal isn't out yet. You can play today's and every deal before it."))
    return found


def _is_day(number: int) -> bool:
    """Whether this is the number of some day's deal, however it was typed."""
    try:
        return daily(date(number // 10_000, number // 100 % 100, number % 100)) == number
    except (ValueError, OverflowError):
        return False


def _sets(edition: Edition) -> str:
    return ", ".join(str(size) for size in edition.sets)


def _named(deal: str, number: int) -> object:
    return _TODAY if deal.strip().lower() == _TODAY else number


async def _shown(request: Request, found: Chosen, asked: str = "", wrong: str = "") -> Response:
    """The page of a game or a deal; an invalid request is answered next to its field."""
    services, edition = services_of(request), found.edition
    player = identity.known(request)
    going_on = None
    if player is not None and found.deal is not None:
        going_on = await asyncio.to_thread(
            lobby.begun, services.store, player, edition, found.size, salt_of(found.deal)
        )
    today = date.today()
    month = _month(request.query_params.get("month", ""), _date_of(found.deal, today) or today, today)
    response = page(
        "solitaire.html",
        404 if wrong else 200,
        asked=asked[:_LONGEST],
        wrong=wrong,
        picture=_picture(found),
        month_name=dates.month(month),
        week_days=dates.week_days(),
        weeks=_weeks(found, month, today),
        earlier=_month_address(found, month, -1, today),
        later=_month_address(found, month, 1, today),
        here="solitaire",
        title=titles.edition_title(edition),
        about=rulebook.about(edition.game),
        edition=edition,
        size=found.size,
        deal=found.deal,
        most=MOST,
        day=_day_of(found.deal, today),
        todays=found.deal == daily(today),
        today=found.address(_TODAY),
        following=None if found.deal is None or found.deal >= MOST else found.address(found.deal + 1),
        plain=found.address(),
        sets=[(size, found.address(found.deal, size=size)) for size in edition.sets],
        editions=[(each, found.address(found.deal, edition=each)) for each in catalog.editions(edition.game)],
        facts=facts(edition.name, found.size),
        going_on=going_on,
        name=identity.name_of(request),
        key=stats_key(edition, found.size),
    )
    response.headers["Cache-Control"] = PRIVATE
    return response


def alone(edition: Edition) -> bool:
    """Whether an edition is played by one."""
    return edition.players(edition.sets[0]) == (1, 1)


def stats_key(edition: Edition, size: int) -> str:
    """What a browser counts games under; the terminal does the same."""
    return f"{edition.name} double-{size}"


def _day_of(deal: int | None, today: date) -> str:
    """The day whose deal it is, in words."""
    day = _date_of(deal, today)
    return "" if day is None else dates.day(day)


def _date_of(deal: int | None, today: date) -> date | None:
    """The day of a daily deal that isn't in the future."""
    try:
        day = None if deal is None else date(deal // 10_000, deal // 100 % 100, deal % 100)
    except ValueError:
        return None
    return day if day is not None and day <= today and day.year >= _FIRST_YEAR else None


def _picture(found: Chosen) -> str:
    """The address of the picture: the deal's own tiles, or the game in the middle of things."""
    if found.deal is None:
        return f"/pictures/{found.edition.game}.svg"
    said = urlencode({"edition": found.edition.key, "set": found.size})
    return f"/solitaire/{found.edition.game}/{found.deal}.svg?{said}"


# --- the calendar of the days' deals


def _month(text: str, shown: date, today: date) -> date:
    """The first day of the requested month, like 2026-11, or else of the deal's month."""
    try:
        year, month = text.split("-")
        wanted = date(int(year), int(month), 1)
    except ValueError:
        wanted = shown.replace(day=1)
    return wanted if date(_FIRST_YEAR, 1, 1) <= wanted <= today else today.replace(day=1)


def _weeks(found: Chosen, month: date, today: date) -> list[list[Day | None]]:
    """The days of a month by weeks from Sunday on, None for those of other months."""
    return [
        [
            Day(day, daily(day), found.address(daily(day)) if day <= today else None)
            if day.month == month.month
            else None
            for day in week
        ]
        for week in Calendar(6).monthdatescalendar(month.year, month.month)
    ]


def _month_address(found: Chosen, month: date, by: int, today: date) -> str | None:
    """The page with the calendar of another month, or None if there isn't one."""
    at = month.year * 12 + month.month - 1 + by
    other = date(at // 12, at % 12 + 1, 1)
    if other > today or other.year < _FIRST_YEAR:
        return None
    address = found.address(found.deal)
    return f"{address}{'&' if '?' in address else '?'}month={other:%Y-%m}#calendar"


@per_language
def _games() -> list[dict[str, Any]]:
    """The solitaires, with what a list says about each."""
    return [
        {
            "game": game,
            "title": titles.game_title(game),
            "about": rulebook.about(game),
            "keys": [
                {
                    "key": stats_key(edition, size),
                    "says": _("{edition}, double-{size}", edition=edition.key, size=size),
                }
                for edition in catalog.editions(game)
                for size in edition.sets
            ],
        }
        for game in catalog.games()
        if alone(catalog.edition(game))
    ]


# --- how often it is won


@lru_cache(maxsize=1)
def _odds() -> dict[tuple[str, int, str], dict[str, Any]]:
    rows = tomllib.loads((Path(__file__).parent / "odds.toml").read_text("utf-8"))["rows"]
    return {(row["game"], row["set"], row["play"]): row for row in rows}


def facts(name: str, size: int) -> list[str]:
    """How often a game is won with a set, if that was measured."""
    best, hint, chance = (_odds().get((name, size, play)) for play in ("best", "hint", "random"))
    found = []
    if best is not None and hint is None and chance is None:
        found.append(_of_all(best, marked("{share} of all deals are won. It's pure luck.")))
    elif best is not None and best["open"]:
        found.append(
            _of_all(best, marked("At least {share} of all deals can be won if you know the tiles to come."))
        )
    elif best is not None:
        found.append(_of_all(best, marked("{share} of all deals can be won if you know the tiles to come.")))
    if hint is not None:
        found.append(
            _by_play(
                hint,
                marked("Following every hint won none of the {deals} deals we tried."),
                marked("Following every hint won all of the {deals} deals we tried."),
                marked("Following every hint wins {share}."),
            )
        )
    if chance is not None:
        found.append(
            _by_play(
                chance,
                marked("Playing at random won none of the {deals} deals we tried."),
                marked("Playing at random won all of the {deals} deals we tried."),
                marked("Playing at random wins {share}."),
            )
        )
    return found


def _of_all(row: dict[str, Any], message: str) -> str:
    """A sentence that begins with how many of all deals are won."""
    if row["won"] == 100:
        return _("Each of the {deals} deals we tried can be won.", deals=number(row["deals"]))
    return _(message, share=_share(row))


def _by_play(row: dict[str, Any], none: str, every: str, some: str) -> str:
    """A sentence about how often a way to play wins."""
    tried = number(row["deals"])
    if row["won"] == 0:
        return _(none, deals=tried)
    return _(every, deals=tried) if row["won"] == 100 else _(some, share=_share(row))


def _share(row: dict[str, Any]) -> str:
    won: float = row["won"]
    return _("{number}%", number=number(won, 1 if won < 10 or won > 90 else 0))
