"""Which house rules a form or a program means: saved ones, or those of a table."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Any

import orjson
from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.phrase import marked
from boneyard.games.sheet import SheetEdition
from boneyard.households import Household, write_household
from boneyard.server.http import identity
from boneyard.server.http.errors import Refused
from boneyard.server.http.guard import address_of
from boneyard.server.http.rate_limit import ReplayAction
from boneyard.server.http.templates import message, page
from boneyard.server.live import households
from boneyard.server.live.households import LONGEST_TITLE, Saved
from boneyard.server.live.setup.request import find_edition
from boneyard.server.pages.caller import NO_TABLE, services_of
from boneyard.server.pages.caller import base as base_of
from boneyard.server.pages.lobby import PRIVATE
from boneyard.server.pages.pictures import thumbnails
from boneyard.server.pages.pictures.examples import examples
from boneyard.server.pages.tables import form as table_form
from boneyard.server.pages.tables.form import EditionChoice
from boneyard.server.workers.pool import Origin
from boneyard.server.workers.rule_effects import job_for
from boneyard.words import titles
from boneyard.words.language import _, say
from boneyard.words.rules import rulebook
from boneyard.words.rules.primers import primer

KEPT, AT_TABLE = "house.", "t."  # before the id of an edition that is kept, and of a table that plays one


async def own_picks(request: Request, wanted: str) -> list[EditionChoice]:
    """The visitor's own editions, and the requested one if it's someone else's."""
    services = services_of(request)
    kept = await households.of(services.store, identity.known(request))
    found = [pick_of(each) for each in kept]
    if wanted not in [each.value for each in found]:
        other = await picked(request, wanted)
        found += [] if other is None else [other]
    return found


async def picked(request: Request, wanted: str) -> EditionChoice | None:
    """The requested house rules, or None for a published edition."""
    services = services_of(request)
    if wanted.startswith(KEPT):
        saved = await households.found(services.store, wanted.removeprefix(KEPT))
        if saved is None:
            raise BadSetup(_("There are no such house rules, or their link is incomplete."))
        return pick_of(saved)
    if wanted.startswith(AT_TABLE):
        table = await services.tables.get(wanted.removeprefix(AT_TABLE))
        if table is None or not table.household:
            raise BadSetup(_("That table doesn't use house rules."))
        return EditionChoice(wanted, table.edition, table.household)
    return None


def pick_of(saved: Saved) -> EditionChoice:
    """A kept edition as a form offers it."""
    return EditionChoice(f"{KEPT}{saved.id}", saved.household.edition, saved.household.text)


_ANSWER = "answer."


@dataclass(frozen=True)
class RuleQuestion:
    """A question of the sheet as the form asks it."""

    name: str
    asked: str
    answers: list[tuple[str, str]]  # by name, with its sentence
    printed: str
    chosen: str


def read(pairs: list[tuple[str, str]]) -> tuple[table_form.FormFields, dict[str, str]]:
    """What was typed; answers given while another edition was shown are not meant for this one."""
    given = dict(pairs)
    if given.get("of", given.get("edition")) != given.get("edition"):
        given = {name: value for name, value in given.items() if not name.startswith(_ANSWER)}
    return table_form.read_fields(
        [(name, value) for name, value in pairs if name not in ("title", "of")]
    ), given


def over(typed: table_form.FormFields, changed: Household) -> table_form.FormFields:
    """The typed values, with the house rules' own values for empty fields."""
    plain = {name: _plain(value) for name, value in changed.answers.items()}
    return table_form.FormFields(
        edition=changed.base.key,
        size=typed.size or plain.get("set", ""),
        players=typed.players,
        options={**plain, **{name: typed.options[name] for name in typed.options}},
        untouched=typed.untouched - set(plain),
    )


def _plain(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def questions(edition: Edition, given: dict[str, str], changed: Household | None) -> list[RuleQuestion]:
    assert isinstance(edition, SheetEdition)
    found = []
    for name, (asked, among) in edition.questions.items():
        printed = getattr(edition.rules, name).key
        own = changed.answers.get(name, printed) if changed else printed
        chosen = given.get(_ANSWER + name, str(own))
        if len(among) > 1:
            answers = [(key, say(answer.says)) for key, answer in among.items()]
            found.append(RuleQuestion(name, say(asked), answers, printed, chosen))
    return found


def written(game: str, pairs: list[tuple[str, str]]) -> str:
    """The file that a form asks for."""
    typed, given = read(pairs)
    base = catalog.edition(game, None) if not typed.edition else find_edition(game, typed.edition)
    assert isinstance(base, SheetEdition)
    answers: dict[str, Any] = {
        name: given[_ANSWER + name]
        for name in base.questions
        if given.get(_ANSWER + name, getattr(base.rules, name).key) != getattr(base.rules, name).key
    }
    if typed.size and typed.size != str(base.sets[0]):
        answers["set"] = int(typed.size) if typed.size.isascii() and typed.size.isdigit() else typed.size
    form = table_form.build_form(
        game, table_form.FormFields(edition=base.key, size=typed.size, players=typed.players)
    )
    offered = {asked.option.name: asked.option for asked in form.asked}
    for name, value in typed.options.items():
        if name not in typed.untouched and value.strip():
            answers[name] = offered[name].read(value) if name in offered else value
    title = " ".join(given.get("title", "").split())
    if not title:
        raise BadSetup(_("Give these rules a name, like Sunday Draw."))
    if not answers:
        raise BadSetup(
            _("Nothing differs from the printed rules yet. Change an answer, or play by the printed rules.")
        )
    return write_household(_named(title, base), title, base, answers)


def _named(title: str, base: Edition) -> str:
    """A name for files and the terminal, made from the title."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    name = "-".join(re.findall(r"[a-z0-9]+", plain))[: households.LONGEST_NAME - 5].strip("-")
    taken = [each.key for each in catalog.editions(base.game)]
    return name if name and name not in taken else f"our-{name or base.game}"


router = APIRouter(include_in_schema=False)

NO_HOUSEHOLD = marked("There are no such house rules, or their link is incomplete. Ask for the link again.")
_MOST_FIELDS = 200


# --- the list


@router.get("/house")
async def mine(request: Request) -> Response:
    """What this device keeps, and a door for files."""
    return await _list(request)


async def _list(request: Request, status: int = 200, why: str = "", text: str = "") -> Response:
    kept = await households.of(services_of(request).store, identity.known(request))
    response = page("houses.html", status, here="house", kept=kept, why=why, text=text, games=_games())
    response.headers["Cache-Control"] = PRIVATE
    return response


def _games() -> list[tuple[str, str]]:
    return [(game, titles.game_title(game)) for game in catalog.games()]


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
                raise BadSetup(_("That isn't a UTF-8 text file.")) from None
        if isinstance(typed, str) and typed.strip():
            return typed.replace("\r\n", "\n")
    raise BadSetup(_("Choose a file, or paste its text into the field."))


async def _kept(request: Request, text: str) -> Response:
    services = services_of(request)
    player = identity.known(request) or services.players.new()
    id = await households.save(services.store, player, text)
    response = RedirectResponse(f"/house/{id}", 303)
    identity.met(request, player, response)
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
    """Save the form, or say what is wrong with it."""
    if game not in catalog.games():
        return message(404, _("There's no game {name}.", name=repr(game)))
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
    form = table_form.build_form(game, typed, refused=bool(why))
    response = page(
        "house_new.html",
        422 if why else 200,
        here="house",
        form=form,
        title=titles.game_title(form.game),
        given_title=given.get("title", changed.edition.title if changed else ""),
        longest_title=LONGEST_TITLE,
        questions=questions(form.edition, given, changed),
        why=why,
    )
    response.headers["Cache-Control"] = PRIVATE
    return response


# --- one edition


async def _saved(request: Request, id: str) -> Saved:
    found = await households.found(services_of(request).store, id)
    if found is None:
        raise Refused(404, _(NO_HOUSEHOLD))
    return found


@router.get("/house/{id}.toml")
async def fetch(request: Request, id: str) -> Response:
    """The file that the terminal and Python read."""
    return _toml((await _saved(request, id)).household)


def _toml(household: Household) -> Response:
    name = f'attachment; filename="{household.edition.key}.toml"'
    return PlainTextResponse(
        household.text,
        headers={"Content-Disposition": name, "Cache-Control": PRIVATE},
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
        mine=bool(saved.player) and saved.player == identity.known(request),
        title=titles.game_title(own.game),
        differences=[(asked, cells[0], cells[1]) for asked, cells in rulebook.differences([base, own])],
        lines=rulebook.rules(own),
        settings=rulebook.settings(own),
        address=f"{base_of(request)}/house/{id}",
        tried=services_of(request).rule_effects.done(job_for(saved.household.text)) is not None,
    )
    response.headers["Cache-Control"] = PRIVATE
    return response


@router.api_route("/house/{id}/effects", methods=["GET", "POST"])
async def effects(request: Request, id: str) -> Response:
    """Find out what these rules change (POST), or get the progress (GET)."""
    job = job_for((await _saved(request, id)).household.text)
    services, address = services_of(request), address_of(request.scope)
    if request.method == "POST":
        services.replay_limits.take(ReplayAction.REVIEW, address)
        found = await services.rule_effects.begin_anywhere(job, Origin(address, id))
    else:
        found = await services.rule_effects.ask_anywhere(job)
    told = found if isinstance(found, str) else orjson.dumps(found).decode()
    return Response(told, media_type="application/json", headers={"Cache-Control": "no-store"})


@router.post("/house/{id}/keep")
async def keep(request: Request, id: str) -> Response:
    """Add someone else's edition to your list."""
    return await _kept(request, (await _saved(request, id)).household.text)


@router.post("/house/{id}/forget")
async def forget(request: Request, id: str) -> Response:
    """Take an edition off your own list."""
    player = identity.known(request)
    if player is not None:
        await households.forget(services_of(request).store, player, id)
    return RedirectResponse("/house", 303)


# --- the edition of a table


@router.get("/t/{table}/household.toml")
async def of_table(request: Request, table: str) -> Response:
    """The file of the edition that a table plays."""
    found = await services_of(request).tables.get(table)
    if found is None or not found.household:
        raise Refused(404, _("There's no such table, or it uses a published edition."))
    return _toml(households.proper_text(found.household))


@router.get("/t/{table}/rules")
async def rules_of_table(request: Request, table: str) -> Response:
    """The rules that a table plays by, whether they are published or a household's."""
    found = await services_of(request).tables.get(table)
    if found is None:
        raise Refused(404, _(NO_TABLE))
    edition = found.edition
    if not found.household:
        return RedirectResponse(found.rules_link, 307)
    base = households.proper_text(found.household).base
    return page(
        "rules_edition.html",
        here="rules",
        edition=edition,
        editions=catalog.editions(edition.game),
        title=titles.game_title(edition.game),
        about=rulebook.about(edition.game),
        primer=primer(edition.game),
        examples=examples(edition.game),
        lines=rulebook.rules(edition),
        settings=rulebook.settings(edition),
        forms=rulebook.forms(edition),
        words=thumbnails.words(base),
        pictured=base,
        before=None,
        after=None,
        file=f"/t/{found.id}/household.toml",
        again=f"t.{found.id}",
        has_pad=False,
    )
