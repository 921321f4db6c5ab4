"""The guard at the door: headers on everything, other origins and too large requests turned away, no trace shown."""

import logging
import re
from ipaddress import ip_address
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boneyard.core.phrase import marked
from boneyard.server.http.errors import CloseCode, count, refusal
from boneyard.server.http.rate_limit import Limits, household_of
from boneyard.server.http.reader import language_of
from boneyard.server.logs import about, new_request_id
from boneyard.server.metrics import Metrics
from boneyard.server.settings import Settings
from boneyard.words.language import _, use

log = logging.getLogger(__name__)

_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_LARGEST: Final = 64_000  # bytes of a request; a form with every option is smaller
_MAKING: Final = ("/new/", "/play/", "/api/tables", "/house")  # requests that make something permanent
_SITTING: Final = re.compile(r"/t/[^/]+/(sit|seat/.*)")  # where a seat is taken or a token tried
_OPENING: Final = 10  # times as many connections may be opened in a minute as may be open at once
_FILES: Final = "/static/"
_METHODS: Final = frozenset(["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"])
_NO_ANSWER: Final = 0  # instead of a status: the client is gone
_OF_TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,40})(?:/|$)")
OTHER_ORIGIN: Final = marked("That page may not do this: it comes from a different address than this server.")
OTHER_NAME: Final = marked("This server doesn't go by that name. Its operator can add one with --hosts.")
TOO_LARGE: Final = marked("That's too long. A request has at most {bytes} bytes.")
TOO_MANY: Final = marked("That's too many at once. Wait a minute before you make another.")
TOO_MANY_OPEN: Final = marked("Too many connections from your address. Close some, or wait a minute.")
BROKEN: Final = marked("Something went wrong on our side. Nothing was lost. Try again in a moment.")


class Guard:
    """Wraps the whole server."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: Limits | None = None
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._settings = settings
        self._hosts = settings.known_hosts
        self._limits = limits or Limits()
        self._making = self._limits.of_addresses("making", settings.making)
        self._sitting = self._limits.of_addresses("sitting", settings.making)
        self._opening = self._limits.of_addresses("opening", _OPENING * settings.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away with a sentence."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        self._metrics.visits += 1
        with use(language_of(scope)), about(new_request_id(), _table(scope)):
            await self._let_in(scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            problem = "" if self._own(headers) else OTHER_ORIGIN
            if not self._answers_to(headers):
                problem = OTHER_NAME
            if problem:
                count(scope, CloseCode.POLICY)
                await send({"type": "websocket.close", "code": CloseCode.POLICY, "reason": _(problem)})
                return
            await self._connect(scope, receive, send)
            return
        watching, began = _Watching(send, receive), monotonic()
        try:
            await self._answer(scope, receive, headers, watching)
        finally:
            if log.isEnabledFor(logging.INFO):
                took = (monotonic() - began) * 1000
                log.info("%s %s: %d in %.0f ms", _method(scope), _route(scope), watching.status, took)
            self._metrics.requests.add(_method(scope), _route(scope), str(watching.status))

    async def _answer(self, scope: Scope, receive: Receive, headers: Headers, watching: "_Watching") -> None:
        """Answer a request."""
        if not self._answers_to(headers):
            await refusal(scope, 421, _(OTHER_NAME))(scope, receive, watching.send)
            return
        changing = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changing and not self._own(headers):
            await refusal(scope, 403, _(OTHER_ORIGIN))(scope, receive, watching.send)
            return
        if (
            scope["method"] == "POST"
            and scope["path"].startswith(_MAKING)
            and not self._making.take(address_of(scope))
        ):
            await refusal(scope, 429, _(TOO_MANY))(scope, receive, watching.send)
            return
        if _SITTING.fullmatch(scope["path"]) and not self._sitting.take(address_of(scope)):
            await refusal(scope, 429, _(TOO_MANY))(scope, receive, watching.send)
            return
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _LARGEST:
            await refusal(scope, 413, _(TOO_LARGE, bytes=_LARGEST))(scope, receive, watching.send)
            return
        try:
            await self._app(scope, watching.receive, watching.send)
        except _TooLarge:
            await refusal(scope, 413, _(TOO_LARGE, bytes=_LARGEST))(scope, receive, watching.send)
        except Exception:
            log.exception("A request for %s broke.", _route(scope))
            if watching.status == _NO_ANSWER:
                await refusal(scope, 500, _(BROKEN))(scope, receive, watching.send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a WebSocket in, unless its address has enough of them or opens them too fast."""
        address = address_of(scope)
        if self._limits.opened(address) >= self._settings.connections or not self._opening.take(address):
            count(scope, CloseCode.TRY_AGAIN)
            await send({"type": "websocket.close", "code": CloseCode.TRY_AGAIN, "reason": _(TOO_MANY_OPEN)})
            return
        self._limits.open(address)
        self._metrics.sockets += 1
        log.info("A WebSocket was opened.")
        try:
            await self._app(scope, receive, send)
        finally:
            log.info("A WebSocket was closed.")
            self._metrics.sockets -= 1
            self._limits.close(address)

    def _answers_to(self, headers: Headers) -> bool:
        """Whether a request asks for this server by a name of ours.

        A foreign name that leads here could be another site's page, which would then read what ours may read.
        """
        host = headers.get("host", "")
        if not host or "*" in self._hosts:
            return True
        try:
            parts = urlsplit(f"//{host}")
            name, _port = (parts.hostname or "").rstrip("."), parts.port
        except ValueError:
            return False
        return name in self._hosts or name.endswith((".localhost", ".local")) or _is_number(name)

    def _own(self, headers: Headers) -> bool:
        """Whether a request comes from our own pages, from listed ones, or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return True
        plain = origin.strip().rstrip("/").lower()
        if plain in self._settings.allowed_origins:
            return True
        own = {headers.get("host", "").lower(), urlsplit(self._settings.address).netloc.lower()}
        parts = urlsplit(plain)
        return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc in own


def address_of(scope: Scope) -> str:
    """The address of a request or a connection; a whole IPv6 /64 network counts as one."""
    client = scope.get("client")
    return household_of(str(client[0])) if client else ""


def _method(scope: Scope) -> str:
    """The method of a request; all unknown ones count as one, because a client can send anything."""
    return scope["method"] if scope["method"] in _METHODS else "other"


def _table(scope: Scope) -> str:
    """The table in an address, for the log; empty if that can't be a table."""
    found = _OF_TABLE.match(scope["path"])
    return found[1] if found is not None else ""


def _route(scope: Scope) -> str:
    """The pattern of an address, never the address itself: that may have a table or a key in it."""
    if scope["path"].startswith(_FILES):
        return _FILES
    return str(getattr(scope.get("route"), "path", "none"))


def _is_number(name: str) -> bool:
    """Whether the name of a host is an IP address: a number can't be made to lead elsewhere."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class _TooLarge(Exception):
    """A request without a length went on too long."""


class _Watching:
    """What goes out gets the headers; what comes in is counted."""

    def __init__(self, send: Send, receive: Receive) -> None:
        self._send = send
        self._receive = receive
        self._got = 0
        self.status = _NO_ANSWER

    async def send(self, message: Message) -> None:
        """Send on, with our headers in front."""
        if message["type"] == "http.response.start":
            self.status = int(message["status"])
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)

    async def receive(self) -> Message:
        """Receive, but not without end."""
        message = await self._receive()
        self._got += len(message.get("body", b""))
        if self._got > _LARGEST:
            raise _TooLarge
        return message
