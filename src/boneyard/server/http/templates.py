"""Pages from templates: everything is escaped, and every style and script is addressed by a hash of its content."""

import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse

from boneyard.core.phrase import marked
from boneyard.pad import has_pad
from boneyard.words import titles
from boneyard.words.language import LANGUAGES, _, adapted, current, ngettext, number, pgettext
from boneyard.words.rules import rulebook

WEB: Final = Path(__file__).parents[2] / "web"
STATIC: Final = WEB / "static"
READER: Final = "Accept-Language, Cookie"  # what a page's language depends on


@lru_cache(maxsize=256)
def static(path: str) -> str:
    """The address of a style, a script or a drawing; it changes with the file, so browsers can cache it forever."""
    return f"/static/{path}?{sha256((STATIC / path).read_bytes()).hexdigest()[:10]}"


# Comments name types of other files: only a statement at the start of a line, or import(), loads one.
_IMPORTED: Final = re.compile(r'^(?:import|export|\}).* from "(\.[^"]+)"|\bimport\("(\.[^"]+)"', re.MULTILINE)


@lru_cache(maxsize=64)
def modules(*scripts: str, later: bool = False) -> tuple[str, ...]:
    """What scripts import, and what that imports, by plain names, as scripts ask for it.

    A page that names them spares the browser a way there and back for each step; `later` adds what can wait.
    """
    found: dict[str, None] = {}
    left = [STATIC / each.partition("?")[0].removeprefix("/static/") for each in scripts]
    while left:
        here = left.pop(0)
        for at_once, some_time in _IMPORTED.findall(here.read_text("utf-8")):
            if at_once or later:
                file = (here.parent / (at_once or some_time)).resolve()
                address = f"/static/{file.relative_to(STATIC.resolve()).as_posix()}"
                if address not in found:
                    found[address] = None
                    left.append(file)
    return tuple(found)


def anchor(question: str) -> str:
    """The name by which a line of a rules page is linked to."""
    return "-".join("".join(letter if letter.isalnum() else " " for letter in question.lower()).split())


def _capitalize_first(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- messages in templates; whatever fills their fields is escaped


def _said(message: str, **fields: object) -> Markup:
    return _filled(escape(_(message)), fields)


def _rich(message: str, **fields: object) -> Markup:
    """A message that contains tags."""
    return _filled(Markup(_(message)), fields)


def _said_in(context: str, message: str, **fields: object) -> Markup:
    return _filled(escape(pgettext(context, message)), fields)


def _counted(one: str, many: str, count: int, **fields: object) -> Markup:
    places = {
        name: f"{{{name}}}" for name in ("count", *fields)
    }  # each is filled with itself, to be escaped below
    return _filled(escape(ngettext(one, many, count, **places)), {"count": number(count), **fields})


def _filled(text: Markup, fields: dict[str, object]) -> Markup:
    return Markup(adapted(text, fields)).format(**fields) if fields else text


@lru_cache(maxsize=1)
def _templates() -> Environment:
    found = Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["capitalize_first"] = _capitalize_first
    found.filters["anchor"] = anchor
    found.globals["static"] = static
    found.globals["modules"] = modules
    found.globals["sheets"] = rulebook.sheets()
    found.globals["here"] = ""
    found.globals["scored"] = has_pad
    found.globals["number"] = number
    found.globals |= {"_": _said, "rich": _rich, "pgettext": _said_in, "ngettext": _counted}
    found.globals |= {"language": current, "language_names": LANGUAGES}
    found.globals |= {
        "called": titles.edition_title,
        "source": rulebook.source,
        "bot_label": titles.bot_title,
    }
    found.globals |= {name: getattr(rulebook, name) for name in ("option_label", "value_label", "allowed")}
    return found


def page(template: str, status: int = 200, **words: object) -> HTMLResponse:
    """A page in the reader's language."""
    headers = {"Vary": READER, "Content-Language": current()}
    return HTMLResponse(_templates().get_template(template).render(**words), status, headers)


_HEADS: Final = {
    400: marked("We didn't understand that"),
    403: marked("You can't do that"),
    404: marked("Nothing here"),
    405: marked("That doesn't work here"),
    409: marked("That came too late"),
    413: marked("That's too much"),
    422: marked("That isn't possible"),
    429: marked("One thing at a time"),
    500: marked("Something went wrong on our side"),
    503: marked("Just a moment"),
}


def message(status: int, why: str) -> HTMLResponse:
    """A page that only says what is wrong, and where to go next."""
    return page("message.html", status, head=_(_HEADS.get(status, marked("That didn't work"))), why=why)
