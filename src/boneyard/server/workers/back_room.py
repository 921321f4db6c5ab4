"""The back room: records are read and looked back at there, and nobody who plays notices."""

from boneyard.server.http.errors import Refused
from boneyard.server.http.guard import Turnstile
from boneyard.server.settings import Settings
from boneyard.server.workers.records import Reader
from boneyard.server.workers.reviews import Reviews

_OWN_SECONDS, _BROUGHT_SECONDS = 30.0, 8.0  # that one question about a record may take


_TOO_MANY = "That is too much at once: wait a minute and go on then."


class Backroom:
    """Who reads records here, what people brought, what was looked back at; and how much each address may ask."""

    def __init__(self, settings: Settings) -> None:
        self.own = Reader(_OWN_SECONDS)  # the tables' own records
        self.brought = Reader(_BROUGHT_SECONDS)  # those that people bring: they never hold up the others
        self.reviews = Reviews()
        making = settings.making
        self._doors = {
            "look": Turnstile(20 * making),
            "bring": Turnstile(making),
            "share": Turnstile(max(1, making // 6)),
            "review": Turnstile(max(1, making // 4)),
        }

    def enter(self, door: str, address: str) -> None:
        """Let an address do something once more, or refuse."""
        if not self._doors[door].take(address):
            raise Refused(429, _TOO_MANY)

    async def close(self) -> None:
        """End all that is being read."""
        await self.reviews.close()
        await self.own.end()
        await self.brought.end()
