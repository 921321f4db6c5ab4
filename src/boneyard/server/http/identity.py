"""Identity: a signed cookie identifies a player, a signed link a seat on another device."""

from collections.abc import Collection
from secrets import choice, token_urlsafe
from time import time
from typing import Final, NamedTuple
from unicodedata import category, normalize
from urllib.parse import quote, unquote, urlsplit

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response

from boneyard.core.errors import BadSetup
from boneyard.words.language import _

COOKIE: Final = "boneyard"
YEAR: Final = 365 * 24 * 3600
_LONGEST: Final = 400  # a signed thing is never longer


class SeatToken(NamedTuple):
    """What a personal link says: this seat of this table, and which of the seat's links it is."""

    table: str
    seat: int
    link: int = 0


class Players:
    """Signs player and seat tokens, and accepts only those it signed."""

    def __init__(self, secret: str) -> None:
        self._players = URLSafeTimedSerializer(secret, salt="player")
        self._seats = URLSafeSerializer(secret, salt="seat")

    def new(self) -> str:
        """A new player id."""
        return token_urlsafe(16)

    def signed(self, player: str) -> str:
        """A player as a cookie says it."""
        return str(self._players.dumps(player))

    def read(self, cookie: str | None) -> str | None:
        """The player a cookie names; None for a forged or an old one."""
        if not cookie or len(cookie) > _LONGEST:
            return None
        try:
            found, signed = self._players.loads(cookie, return_timestamp=True)
        except BadSignature:
            return None
        # Not by max_age: that also refuses what a clock ahead of ours has signed, and a seat would be lost.
        fresh = time() - signed.timestamp() <= YEAR
        return found if fresh and isinstance(found, str) else None

    def token(self, table: str, seat: int, link: int = 0) -> str:
        """What lets another device, or a program, act for a seat, until the next link replaces it."""
        return str(self._seats.dumps([table, seat, link] if link else [table, seat]))

    def read_token(self, token: str | None) -> SeatToken | None:
        """The table and seat of a token; None for a forged one."""
        if not token or len(token) > _LONGEST:
            return None
        try:
            found = self._seats.loads(token)
        except BadSignature:
            return None
        match found:
            case [str(table), int(seat)]:
                return SeatToken(table, seat)
            case [str(table), int(seat), int(link)]:
                return SeatToken(table, seat, link)
        return None


def new_table_id() -> str:
    """A table's id: 128 random bits."""
    return token_urlsafe(16)


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header."""
    if header is None or header[:7].lower() != "bearer ":
        return None
    return header[7:].strip()


NAME_COOKIE = "boneyard-name"


def known(request: Request) -> str | None:
    """The player behind a request, or None for a new visitor."""
    found: str | None = request.app.state.players.read(request.cookies.get(COOKIE))
    return found


def met(request: Request, player: str, response: Response) -> None:
    """Let the device remember who it is."""
    signed = request.app.state.players.signed(player)
    _keep(request, response, COOKIE, signed)


def name_of(request: Request) -> str:
    """The name this device was given; empty if there isn't one, or it's no longer allowed."""
    try:
        return proper(unquote(request.cookies.get(NAME_COOKIE, "")))
    except BadSetup:
        return ""


def remember_name(request: Request, response: Response, name: str) -> None:
    """Keep a name on this device."""
    _keep(request, response, NAME_COOKIE, quote(name))


def _keep(request: Request, response: Response, cookie: str, value: str) -> None:
    # A proxy that speaks https for us does not always say so.
    secure = "https" in (request.url.scheme, urlsplit(request.app.state.settings.address).scheme)
    response.set_cookie(cookie, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


LONGEST: Final = 24

BOTS: Final = (
    "Ada", "Bruno", "Clara", "Dora", "Emil", "Frida", "Greta", "Hugo", "Ida", "Jonas", "Karla", "Leo",
    "Mara", "Nils", "Olga", "Paul",
)  # fmt: skip

PEOPLE: Final = (
    "Alma", "Basil", "Cora", "Dario", "Elsa", "Felix", "Gwen", "Hana", "Igor", "June", "Kim", "Lotte",
    "Milo", "Nora", "Otto", "Pia", "Rosa", "Sami", "Tilda", "Uma", "Vera", "Willem", "Yara", "Zeno",
)  # fmt: skip

# Words that refer to people in sentences at a table: as names they would be confusing.
_WORDS: Final = frozenset(("you", "your", "yours", "yourself", "nobody", "everybody", "somebody"))


def proper(name: object, taken: Collection[str] = ()) -> str:
    """A name that fits into a record and that no one else at the table has."""
    if not isinstance(name, str):
        raise BadSetup(_("A name is a text, not {name}.", name=repr(name)))
    plain = " ".join("".join([sign for sign in normalize("NFC", name) if not _is_invisible(sign)]).split())
    if not plain:
        raise BadSetup(_("Type a name. A few letters are enough."))
    if not plain.isprintable() or "," in plain or "#" in plain or len(plain) > LONGEST:
        raise BadSetup(
            _(
                "That name won't work. Use at most {longest} letters, without commas, # or line breaks.",
                longest=LONGEST,
            )
        )
    if plain.lower().split()[0] in _WORDS:
        raise BadSetup(
            _("{plain} has a special meaning at the table. Choose another name.", plain=repr(plain))
        )
    found, count = plain, 2
    while _key(found) in {_key(each) for each in taken}:
        found = f"{plain[: LONGEST - 3]} {count}"
        count += 1
    return found


# Invisible characters: a name with them could look empty, or like someone else's.
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def _is_invisible(sign: str) -> bool:
    return sign in _BLANKS or category(sign) == "Cf" or "\ufe00" <= sign <= "\ufe0f"


def _key(name: str) -> str:
    """What two names have in common that look the same."""
    return normalize("NFKC", name).casefold()


def given(taken: Collection[str]) -> str:
    """A free name for a person who gives none."""
    lower = {each.lower() for each in taken}
    free = [name for name in PEOPLE if name.lower() not in lower]
    return choice(free) if free else f"Guest {len(taken) + 1}"


def called(name: object, taken: Collection[str] = ()) -> str:
    """A person's name at a table: the one they give, or one we make up."""
    if name is None or (isinstance(name, str) and not name.strip()):
        return given(taken)
    return proper(name, taken)


def bot_name(taken: Collection[str]) -> str:
    """A free name for a bot."""
    lower = {each.lower() for each in taken}
    return next((name for name in BOTS if name.lower() not in lower), f"Bot {len(taken) + 1}")
