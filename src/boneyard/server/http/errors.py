"""Refusals over HTTP: a sentence, as JSON for a program and as a page for a person, never a trace."""

import logging
from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Scope

from boneyard.core.errors import BadSetup, BoneyardError, Illegal
from boneyard.core.phrase import marked
from boneyard.server.http.templates import message
from boneyard.server.metrics import Counter
from boneyard.words.language import _

log = logging.getLogger(__name__)

_SENTENCES = {
    404: marked("There's nothing at this address."),
    405: marked("You can't do that at this address."),
    422: marked("That request wasn't understood."),
}

TOO_DEEP = marked("That request is nested too deep.")


class CloseCode(IntEnum):
    """The codes with which this server closes a WebSocket."""

    DONE = 1000
    POLICY = 1008
    TOO_LONG = 1009
    BROKEN = 1011
    RECONNECT = 1012
    TRY_AGAIN = 1013
    NO_TABLE = 4404


class RefusalCount:
    """How many requests and messages were turned away since the server started."""

    def __init__(self) -> None:
        self.by_kind: Final = Counter("kind")

    @property
    def total(self) -> int:
        """All of them."""
        return self.by_kind.total

    def add(self, kind: str) -> None:
        """Count one more: by the kind of a message's refusal, or by the status of a request's."""
        self.by_kind.add(kind)


class Refused(BoneyardError):
    """A request that is refused with a specific status."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


def wants_json(scope: Scope) -> bool:
    """Whether a program asks: by the address, by what it sends, or by what it accepts."""
    headers = Headers(scope=scope)
    accepts = headers.get("accept", "")
    return (
        scope["path"].startswith("/api/")
        or headers.get("content-type", "").startswith("application/json")
        or "application/json" in accepts
        or headers.get("authorization") is not None
    )


def count(scope: Scope, kind: int) -> None:
    """Count a request that was turned away, by its status, or a WebSocket, by its close code."""
    refusals: RefusalCount = scope["app"].state.refusals
    refusals.add(str(int(kind)))


def refusal(scope: Scope, status: int, why: str) -> Response:
    """The answer that says why not."""
    count(scope, status)
    if wants_json(scope):
        return JSONResponse({"why": why}, status)
    try:
        return message(status, why)
    except Exception:
        log.exception("The page for a refusal could not be made.")
        return PlainTextResponse(why, status)


def install(app: FastAPI, statuses: Mapping[type[BoneyardError], int]) -> None:
    """Make every refusal of this server a sentence; the packages above define their own statuses."""

    @app.exception_handler(HTTPException)
    async def _http(request: Request, problem: HTTPException) -> Response:
        why = _(_SENTENCES.get(problem.status_code, marked("That request could not be answered.")))
        return refusal(request.scope, problem.status_code, why)

    @app.exception_handler(RequestValidationError)
    async def _invalid(request: Request, problem: RequestValidationError) -> Response:
        return refusal(request.scope, 422, _(_SENTENCES[422]))

    @app.exception_handler(RecursionError)
    async def _deep(request: Request, problem: RecursionError) -> Response:
        return refusal(request.scope, 400, _(TOO_DEEP))

    @app.exception_handler(BoneyardError)
    async def _refused(request: Request, problem: BoneyardError) -> Response:
        return refusal(request.scope, statuses.get(type(problem)) or _status(problem), str(problem))


def _status(problem: BoneyardError) -> int:
    if isinstance(problem, Refused):
        return problem.status
    if isinstance(problem, BadSetup):
        return 422
    return 409 if isinstance(problem, Illegal) else 400
