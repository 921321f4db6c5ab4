"""The form for a household's own rules: a published edition's questions and options, and the file it makes."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Any

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.games.sheet import SheetEdition
from boneyard.household import Household, write_household
from boneyard.server import households, wishing
from boneyard.server.making import chosen

_ANSWER = "answer."


@dataclass(frozen=True)
class Question:
    """A question of the sheet as the form asks it."""

    name: str
    asked: str
    answers: list[tuple[str, str]]  # by name, with its sentence
    printed: str
    chosen: str


def read(pairs: list[tuple[str, str]]) -> tuple[wishing.Typed, dict[str, str]]:
    """What was typed; answers given while another edition was shown are not meant for this one."""
    given = dict(pairs)
    if given.get("of", given.get("edition")) != given.get("edition"):
        given = {name: value for name, value in given.items() if not name.startswith(_ANSWER)}
    return wishing.read([(name, value) for name, value in pairs if name not in ("title", "of")]), given


def over(typed: wishing.Typed, changed: Household) -> wishing.Typed:
    """What was typed, with a household's own values where nothing was."""
    plain = {name: _plain(value) for name, value in changed.answers.items()}
    return wishing.Typed(
        edition=changed.base.key,
        size=typed.size or plain.get("set", ""),
        players=typed.players,
        options={**plain, **{name: typed.options[name] for name in typed.options}},
        untouched=typed.untouched - set(plain),
    )


def _plain(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def questions(edition: Edition, given: dict[str, str], changed: Household | None) -> list[Question]:
    assert isinstance(edition, SheetEdition)
    found = []
    for name, (asked, among) in edition.questions.items():
        printed = getattr(edition.rules, name).key
        own = changed.answers.get(name, printed) if changed else printed
        chosen = given.get(_ANSWER + name, str(own))
        if len(among) > 1:
            answers = [(key, answer.says) for key, answer in among.items()]
            found.append(Question(name, asked, answers, printed, chosen))
    return found


def written(game: str, pairs: list[tuple[str, str]]) -> str:
    """The file that a form asks for."""
    typed, given = read(pairs)
    base = catalog.edition(game, None) if not typed.edition else chosen(game, typed.edition)
    assert isinstance(base, SheetEdition)
    answers: dict[str, Any] = {
        name: given[_ANSWER + name]
        for name in base.questions
        if given.get(_ANSWER + name, getattr(base.rules, name).key) != getattr(base.rules, name).key
    }
    if typed.size and typed.size != str(base.sets[0]):
        answers["set"] = int(typed.size) if typed.size.isascii() and typed.size.isdigit() else typed.size
    form = wishing.form(game, wishing.Typed(edition=base.key, size=typed.size, players=typed.players))
    offered = {asked.option.name: asked.option for asked in form.asked}
    for name, value in typed.options.items():
        if name not in typed.untouched and value.strip():
            answers[name] = offered[name].read(value) if name in offered else value
    title = " ".join(given.get("title", "").split())
    if not title:
        raise BadSetup("Say what you call these rules, like Draw as on Sundays.")
    if not answers:
        raise BadSetup("Nothing differs from the printed rules yet: change an answer, or play those.")
    return write_household(_named(title, base), title, base, answers)


def _named(title: str, base: Edition) -> str:
    """A name for files and the terminal, made from the title."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    name = "-".join(re.findall(r"[a-z0-9]+", plain))[: households.LONGEST_NAME - 5].strip("-")
    taken = [each.key for each in catalog.editions(base.game)]
    return name if name and name not in taken else f"our-{name or base.game}"
