"""Who is who: a player is a signed cookie, a seat on another device is a signed link."""

import re
from secrets import token_urlsafe
from time import time
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE: Final = "boneyard"
YEAR: Final = 365 * 24 * 3600
_LONGEST: Final = 400  # a signed thing is never longer
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class SeatToken(NamedTuple):
    """What a personal link says: this seat of this table."""

    table: str
    seat: int


class Players:
    """Signs players and seats, and reads only what it signed."""

    def __init__(self, secret: str) -> None:
        self._players = URLSafeTimedSerializer(secret, salt="player")
        self._seats = URLSafeSerializer(secret, salt="seat")

    def new(self) -> str:
        """A player nobody has met."""
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

    def token(self, table: str, seat: int) -> str:
        """What lets another device, or a program, act for a seat."""
        return str(self._seats.dumps([table, seat]))

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
        return None


def new_table_id() -> str:
    """A table's id: 128 bits that nobody guesses."""
    return token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether a text can be the id of anything kept here; not every database takes everything else."""
    return _ID.fullmatch(text) is not None


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header."""
    if header is None or header[:7].lower() != "bearer ":
        return None
    return header[7:].strip()
