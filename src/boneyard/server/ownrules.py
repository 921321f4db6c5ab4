"""The pages of households' own editions: made from a form or a file, shown with what differs, played, kept, fetched."""

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from boneyard import catalog
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.household import Household
from boneyard.server import households, moments, visitors, wishing
from boneyard.server.callers import base as base_of
from boneyard.server.households import LONGEST_TITLE, Saved
from boneyard.server.ownform import over, questions, read, written
from boneyard.server.pages import OWN
from boneyard.server.picking import own_picks
from boneyard.server.refusing import Refused
from boneyard.server.rendering import message, page
from boneyard.telling import rulebook

router = APIRouter(include_in_schema=False)

NO_HOUSEHOLD = "There is no such edition of a household, or its link was cut short: ask for the link again."
_MOST_FIELDS = 200


# --- the list


@router.get("/house")
async def mine(request: Request) -> Response:
    """What this device keeps, and a door for files."""
    return await _list(request)


async def _list(request: Request, status: int = 200, why: str = "", text: str = "") -> Response:
    kept = await households.of(request.app.state.house.store, visitors.known(request))
    response = page("houses.html", status, here="house", kept=kept, why=why, text=text, games=_games())
    response.headers["Cache-Control"] = OWN
    return response


def _games() -> list[tuple[str, str]]:
    return [(game, rulebook.title(game)) for game in catalog.games()]


@router.post("/house/file")
async def upload(request: Request) -> Response:
    """Keep the edition of a file, or of a text."""
    text = ""
    try:
        text = await _file(request)
        return await _kept(request, text)
    except BoneyardError as problem:
        return await _list(request, 422, str(problem), text[: households.LONGEST])


async def _file(request: Request) -> str:
    async with request.form(max_files=1, max_fields=5) as form:
        sent, typed = form.get("file"), form.get("text")
        if isinstance(sent, UploadFile) and sent.filename:
            try:
                return (await sent.read()).decode("utf-8-sig")
            except UnicodeDecodeError:
                raise BadSetup("That is not a text file in UTF-8.") from None
        if isinstance(typed, str) and typed.strip():
            return typed.replace("\r\n", "\n")
    raise BadSetup("Choose a file, or put its text into the field.")


async def _kept(request: Request, text: str) -> Response:
    house = request.app.state.house
    player = visitors.known(request) or house.players.new()
    id = await households.save(house.store, player, text)
    response = RedirectResponse(f"/house/{id}", 303)
    visitors.met(request, player, response)
    return response


# --- the form


@router.get("/house/new/{game}")
async def ask(request: Request, game: str) -> Response:
    """The form, with what the address says already."""
    try:
        return await _form(request, game, list(request.query_params.multi_items()))
    except BadSetup as problem:
        return message(404, str(problem))


@router.post("/house/new/{game}")
async def make(request: Request, game: str) -> Response:
    """Keep what was filled in, or say why it will not do."""
    if game not in catalog.games():
        return message(404, f"There is no game {game!r}.")
    async with request.form(max_files=0, max_fields=_MOST_FIELDS) as sent:
        pairs = [(name, value) for name, value in sent.multi_items() if isinstance(value, str)]
    try:
        return await _kept(request, written(game, pairs))
    except BoneyardError as problem:
        return await _form(request, game, pairs, str(problem))


async def _form(request: Request, game: str, pairs: list[tuple[str, str]], why: str = "") -> Response:
    """A published edition with its answers to be changed; a household's own has its changes filled in."""
    typed, given = read(pairs)
    own = {pick.value: pick for pick in await own_picks(request, typed.edition)}
    changed: Household | None = None
    if typed.edition in own:
        changed = households.proper_text(own[typed.edition].household)
        typed = over(typed, changed)
    form = wishing.form(game, typed, refused=bool(why))
    response = page(
        "house_new.html",
        422 if why else 200,
        here="house",
        form=form,
        title=rulebook.title(form.game),
        called=given.get("title", changed.edition.title if changed else ""),
        longest_title=LONGEST_TITLE,
        questions=questions(form.edition, given, changed),
        why=why,
    )
    response.headers["Cache-Control"] = OWN
    return response


# --- one edition


async def _saved(request: Request, id: str) -> Saved:
    found = await households.found(request.app.state.house.store, id)
    if found is None:
        raise Refused(404, NO_HOUSEHOLD)
    return found


@router.get("/house/{id}.toml")
async def fetch(request: Request, id: str) -> Response:
    """The file that the terminal and Python read."""
    return _toml((await _saved(request, id)).household)


def _toml(household: Household) -> Response:
    name = f'attachment; filename="{household.edition.key}.toml"'
    return PlainTextResponse(
        household.text,
        headers={"Content-Disposition": name, "Cache-Control": OWN},
        media_type="application/toml",
    )


@router.get("/house/{id}")
async def show(request: Request, id: str) -> Response:
    """An edition with its difference from the published one."""
    saved = await _saved(request, id)
    own, base = saved.household.edition, saved.household.base
    response = page(
        "house.html",
        here="house",
        saved=saved,
        own=own,
        base=base,
        mine=bool(saved.player) and saved.player == visitors.known(request),
        title=rulebook.title(own.game),
        differences=[(asked, cells[0], cells[1]) for asked, cells in rulebook.differences([base, own])],
        lines=rulebook.rules(own),
        settings=rulebook.settings(own),
        address=f"{base_of(request)}/house/{id}",
    )
    response.headers["Cache-Control"] = OWN
    return response


@router.post("/house/{id}/keep")
async def keep(request: Request, id: str) -> Response:
    """Put somebody else's edition on one's own list."""
    return await _kept(request, (await _saved(request, id)).household.text)


@router.post("/house/{id}/forget")
async def forget(request: Request, id: str) -> Response:
    """Take an edition off one's own list."""
    player = visitors.known(request)
    if player is not None:
        await households.forget(request.app.state.house.store, player, id)
    return RedirectResponse("/house", 303)


# --- the edition of a table


@router.get("/t/{table}/household.toml")
async def of_table(request: Request, table: str) -> Response:
    """The file of the edition that a table plays."""
    found = await request.app.state.house.table(table)
    if found is None or not found.household:
        raise Refused(404, "There is no such table, or it plays a published edition.")
    return _toml(households.proper_text(found.household))


@router.get("/t/{table}/rules")
async def rules_of_table(request: Request, table: str) -> Response:
    """The rules that a table plays by, whether they are published or a household's."""
    found = await request.app.state.house.table(table)
    if found is None:
        raise Refused(404, "There is no such table, or its link was cut short: ask for the link again.")
    edition = found.edition
    if not found.household:
        return RedirectResponse(found.rules_link, 307)
    base = households.proper_text(found.household).base
    return page(
        "rules_edition.html",
        here="rules",
        edition=edition,
        editions=catalog.editions(edition.game),
        title=rulebook.title(edition.game),
        about=catalog.about(edition.game),
        lines=rulebook.rules(edition),
        settings=rulebook.settings(edition),
        forms=rulebook.forms(edition),
        words=moments.words(base),
        pictured=base,
        before=None,
        after=None,
        file=f"/t/{found.id}/household.toml",
        again=f"t.{found.id}",
        has_pad=False,
    )
