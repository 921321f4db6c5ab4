"""Pages from templates: everything is escaped, and every style and script is asked for by what is in it."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from boneyard.pad import has_pad
from boneyard.words import rulebook

WEB: Final = Path(__file__).parents[2] / "web"
STATIC: Final = WEB / "static"


@lru_cache(maxsize=256)
def static(path: str) -> str:
    """The address of a style, a script or a drawing; it changes when the file does, so that it can be kept for good."""
    return f"/static/{path}?{sha256((STATIC / path).read_bytes()).hexdigest()[:10]}"


def anchor(question: str) -> str:
    """The name by which a line of a rules page is linked to."""
    return "-".join("".join(letter if letter.isalnum() else " " for letter in question.lower()).split())


def _capitalize_first(text: str) -> str:
    return text[:1].upper() + text[1:]


def _spoken(name: str) -> str:
    """The name of an option as a label."""
    return _capitalize_first(name.replace("-", " ").replace("_", " "))


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
    found.filters["spoken"] = _spoken
    found.globals["static"] = static
    found.globals["sheets"] = rulebook.sheets()
    found.globals["here"] = ""
    found.globals["scored"] = has_pad
    return found


def page(template: str, status: int = 200, **words: object) -> HTMLResponse:
    """A page."""
    return HTMLResponse(_templates().get_template(template).render(**words), status)


_HEADS: Final = {
    400: "We didn't understand that",
    403: "You can't do that",
    404: "Nothing here",
    405: "That doesn't work here",
    409: "That came too late",
    413: "That's too much",
    422: "That isn't possible",
    429: "One thing at a time",
    500: "Something went wrong on our side",
    503: "Just a moment",
}


def message(status: int, why: str) -> HTMLResponse:
    """A page that only says what is the matter, and where to go on."""
    return page("message.html", status, head=_HEADS.get(status, "That didn't work"), why=why)
