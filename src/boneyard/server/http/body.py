"""JSON bodies and messages: read into types, with a sentence for invalid ones, and written from them.

The annotation of a field may carry the refusal for values that do not fit its type, a sentence or a function that
makes the error: `Annotated[int, Meta(extra=refusal("Say which seat."))]`. A field without one is left out instead.
"""

from collections.abc import Callable
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import UNSET, Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.phrase import Phrase
from boneyard.server.http.errors import Refused
from boneyard.words.language import _, say

Kind = TypeVar("Kind", bound=Struct)

Problem = Callable[..., BoneyardError]

_EXAMPLE = '{"name": "Ann"}'


def refusal(says: str | Phrase | Problem) -> dict[str, object]:
    """The refusal for a missing or invalid field, for the `extra` of its Meta."""
    return {"refusal": says}


def problem_of(check: Callable[[object], object]) -> Problem:
    """The error that a check raises for a value, as a refusal."""

    def problem(given: object, *_rest: object) -> BoneyardError:
        try:
            check(given)
        except BoneyardError as found:
            return found
        return BadSetup(_("{value} can't be used there.", value=repr(given)))

    return problem


def convert(
    kind: type[Kind], given: dict[str, Any], problem: Callable[[str], BoneyardError], *context: object
) -> Kind:
    """An object as a struct; refuses the first invalid field, with what is known of the context."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError:
        pass
    fitting = dict(given)
    for field in msgspec.structs.fields(kind):
        value = given.get(field.encode_name, UNSET)
        if value is UNSET and not field.required:
            continue
        try:
            msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            says = _refusal_of(field.type)
            if isinstance(says, str | Phrase):
                raise problem(say(says)) from None
            if says is not None:
                raise says(None if value is UNSET else value, *context) from None
            fitting.pop(field.encode_name, None)
    return msgspec.convert(fitting, kind)


def _refusal_of(annotation: object) -> str | Phrase | Problem | None:
    """The refusal of a field, found in its annotation or in one of the alternatives there."""
    for each in (annotation, *get_args(annotation)):
        for meta in getattr(each, "__metadata__", ()):
            if isinstance(meta, Meta) and meta.extra is not None:
                found: str | Phrase | Problem = meta.extra["refusal"]
                return found
    return None


async def read_body(request: Request, kind: type[Kind]) -> Kind:
    """The body of a request, JSON or a form, as a struct."""
    return convert(kind, await _fields(request), BadSetup)


async def _fields(request: Request) -> dict[str, Any]:
    if request.headers.get("content-type", "").startswith("application/json"):
        try:
            found = msgspec.json.decode(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Refused(
                400, _("That isn't JSON. Send an object like {example}.", example=_EXAMPLE)
            ) from None
        if not isinstance(found, dict):
            raise Refused(400, _("Send a JSON object like {example}.", example=_EXAMPLE))
        return found
    async with request.form(max_files=0, max_fields=50) as form:
        return {name: value for name, value in form.multi_items() if isinstance(value, str)}


def to_json(thing: object) -> str:
    """Anything as JSON."""
    return msgspec.json.encode(thing).decode()


def json_response(thing: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer with a body of JSON."""
    return Response(msgspec.json.encode(thing), status, headers, "application/json")
