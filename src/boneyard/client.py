"""A seat at a live table, for bots of your own: all that docs/protocol.md asks of a client.

seat = sit_down("http://127.0.0.1:8642/t/gR8dYbTzYw3fQJ", "Marvin")
print(seat.play(lambda view: view.moves()[0]))
"""

import json
import time
from collections.abc import Callable
from http.client import HTTPException
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from boneyard import catalog
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.households import read_household
from boneyard.records import replay
from boneyard.words.language import _

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

Message = dict[str, Any]
Chooser = Callable[[Match, int], Move | str]  # from the match as far as the seat knows it, for the seat

_FIRST_WAIT, _LONGEST_WAIT = 1.0, 30.0  # between attempts to connect, twice as long each time
_ATTEMPTS: Final = 12
_REFUSALS: Final = 5  # one after the other
_QUIET: Final = 20.0  # seconds without a word after which a ping keeps the line open
_NO_TABLE: Final = 4404
_NOT_ALLOWED: Final = 1008


class Gone(BoneyardError):
    """A table that doesn't exist or can't be reached anymore."""


def sit_down(url: str, name: str, seat: int | None = None) -> "Seat":
    """Take an open seat at a table, or the seat of a personal link."""
    address, table, token = _split_url(url)
    if not token:
        body: Message = {"name": name} if seat is None else {"name": name, "seat": seat}
        token = str(_post(f"{address}/t/{table}/sit", body)["token"])
    return Seat(address, table, token)


def _split_url(url: str) -> tuple[str, str, str]:
    """The server's address, the table's id, and the token where the link has one."""
    found = urlsplit(url.strip())
    path = found.path.strip("/").split("/")
    known = path[0] == "t" and (len(path) == 2 or (len(path) == 4 and path[2] == "seat"))
    if found.scheme not in ("http", "https") or not found.netloc or not known:
        raise BadSetup(
            _(
                "{link} isn't the link to a table. Those look like {example}.",
                link=repr(url),
                example="http://127.0.0.1:8642/t/gR8dYbTz",
            )
        )
    return f"{found.scheme}://{found.netloc}", path[1], path[3] if len(path) == 4 else ""


def _post(url: str, message: Message) -> Message:
    request = Request(url, json.dumps(message).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=30) as answer:
            found: Message = json.load(answer)
            return found
    except HTTPError as problem:
        raise BadSetup(_refusal(problem)) from None
    except (OSError, HTTPException, ValueError) as problem:
        why = getattr(problem, "reason", problem)
        raise Gone(_("{address} doesn't answer: {why}.", address=url, why=why)) from None


def _refusal(problem: HTTPError) -> str:
    """The sentence with which a server refuses."""
    try:
        return str(json.load(problem)["why"])
    except (ValueError, KeyError, TypeError):
        answer = f"{problem.code} {problem.reason}"
        return _("{address} answered {answer}.", address=problem.url, answer=answer)


class Connection:
    """The connection to a table: it reconnects by itself and resends unanswered messages."""

    def __init__(self, url: str, token: str) -> None:
        self._url: Final = url
        self._headers: Final = {"Authorization": f"Bearer {token}"}
        self._open: ClientConnection | None = None
        self._name: Final = token_hex(
            6
        )  # no id may come twice, not even after this program was started again
        self._sent = 0
        self.opened = 0  # how many times
        self.pending: Message | None = None  # a move or a deal that hasn't been answered yet

    def send(self, do: str, **fields: object) -> None:
        """Send a message; nothing is lost with the connection."""
        message: Message = {"do": do, **fields}
        if do in ("move", "deal"):
            self._sent += 1
            message["id"] = f"{self._name} {self._sent}"
            self.pending = message
        if self._open is not None:
            self._write(message)

    def read(self, until: float) -> Message | None:
        """The next message; None when none has come at that time of the clock."""
        from websockets.exceptions import ConnectionClosed

        while True:
            line = self._open or self._connected()
            left = until - time.monotonic()
            try:
                message: Message = json.loads(line.recv(min(max(left, 0.0), _QUIET)))
            except TimeoutError:
                if left <= _QUIET:
                    return None
                self._write({"do": "ping"})
                continue
            except ConnectionClosed as problem:
                self._open = None
                self._check(problem)
                continue
            answered = message["type"] in ("accepted", "refused")
            if answered and self.pending is not None and message.get("id") == self.pending["id"]:
                self.pending = None
            return message

    def close(self) -> None:
        """Leave."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def _write(self, message: Message) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            if self._open is not None:
                self._open.send(json.dumps(message))
        except ConnectionClosed:
            self._open = None  # whoever reads next connects again

    def _connected(self) -> "ClientConnection":
        from websockets.exceptions import InvalidHandshake, InvalidStatus
        from websockets.sync.client import connect

        wait = _FIRST_WAIT
        for _attempt in range(_ATTEMPTS):
            try:
                # Entered, because some versions of the library want that; close() is what leaving does.
                # Keep reading while a bot thinks: a client that doesn't read doesn't answer pings either.
                opened = connect(
                    self._url, additional_headers=self._headers, max_size=None, max_queue=None
                ).__enter__()
            except InvalidStatus as problem:
                if problem.response.status_code < 500:
                    code = problem.response.status_code
                    raise Gone(_("The table refused the connection: {why}.", why=code)) from None
            except (OSError, InvalidHandshake):
                pass
            else:
                self._open = opened
                self.opened += 1
                if self.pending is not None:
                    self._write(self.pending)
                return opened
            time.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)
        raise Gone(_("The server can't be reached anymore."))

    def _check(self, problem: Any) -> None:
        """There's no point in reconnecting if the table is gone or has refused this client."""
        code = problem.rcvd.code if problem.rcvd is not None else 0
        if code == _NO_TABLE:
            raise Gone(_("There's no such table."))
        if code == _NOT_ALLOWED:
            if not problem.rcvd.reason:
                raise Gone(_("The server closed the connection."))
            raise Gone(_("The server closed the connection: {why}", why=problem.rcvd.reason))


class Seat:
    """A seat, held by its token: `play` takes it to the end of the match."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.link: Final = f"{address}/t/{table}"
        self.personal: Final = f"{self.link}/seat/{token}"
        self.line: Final = Connection(f"ws{address.removeprefix('http')}/t/{table}/live?shape=none", token)
        self.table: Message = {}  # the last message of this type
        self.now: Message = {}
        self._deal_at = 0.0  # when to deal the next round; 0 while there is nothing to deal
        self._refusals = 0
        self._asked = (0, -1)  # over which connection, and for which ply, the record was asked for

    def play(
        self, choose: Chooser, tell: Callable[[str], None] = lambda text: None, patience: float = 5.0
    ) -> str:
        """Play to the end of the match with what a function chooses; how it ended, in a sentence.

        Between two rounds the server waits for people, not for this program. Where only programs play, the next
        round is dealt after this many seconds.
        """
        while True:
            message = self.line.read(self._deal_at or time.monotonic() + _QUIET)
            kind = "" if message is None else message["type"]
            if message is None:
                self._deal_in_time()
            elif kind == "table":
                self._meet(message)
            elif kind == "now":
                self.now = message
                for line in message["log"]:
                    tell(line["text"])
                if message["phase"] == "over":
                    self.line.close()
                    return str(message["result"]["text"])
                self._act(patience)
            elif (
                kind == "record"
                and message["ply"] == self.now["ply"]
                and not self._on_its_way(message["ply"])
            ):
                move = choose(replay(message["text"]), self.now["you"])
                self.line.send("move", ply=message["ply"], move=str(move))
            elif kind == "refused" and not message["stale"]:
                self._refused(str(message["why"]), patience)
            elif kind == "accepted":
                self._refusals = 0
            elif kind == "notice":
                tell(str(message["text"]))
            elif kind == "gone":
                raise Gone(str(message["why"]))

    def _meet(self, table: Message) -> None:
        """Take in what the table is; a household's own edition is needed to read its records."""
        if table.get("household") and table["household"] != self.table.get("household"):
            catalog.add_household(read_household(table["household"]))
        self.table = table

    def _act(self, patience: float) -> None:
        """What to do now."""
        now = self.now
        self._deal_at = 0.0
        if now["you"] is None:
            raise BadSetup(_("You can watch this table, but you don't have a seat to play from."))
        asks = (self.line.opened, now["ply"])
        if asks == self._asked or self._on_its_way(now["ply"]):
            return
        if now["you"] in now["actors"]:
            self._asked = asks
            self.line.send("record")
        elif now["phase"] == "round-over":
            self._deal_at = time.monotonic() + (patience if self._others_here() else 0.0)

    def _refused(self, why: str, patience: float) -> None:
        """Try again in a while: it may have been too much at once, or the disk was full for a moment."""
        self._refusals += 1
        if self._refusals > _REFUSALS:
            raise BadSetup(_("The server doesn't let this program play: {why}", why=why))
        time.sleep(_FIRST_WAIT)
        self._asked = (0, -1)
        self._act(patience)

    def _on_its_way(self, ply: int) -> bool:
        return self.line.pending is not None and self.line.pending["ply"] == ply

    def _others_here(self) -> bool:
        you = self.now["you"]
        return any(
            seat["kind"] == "person" and seat["here"] and seat["seat"] != you for seat in self.table["seats"]
        )

    def _deal_in_time(self) -> None:
        if self._deal_at and time.monotonic() >= self._deal_at:
            self._deal_at = 0.0
            self.line.send("deal", ply=self.now["ply"])
