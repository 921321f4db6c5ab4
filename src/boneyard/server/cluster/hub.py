"""What servers of one house have in common besides the database: messages, leases, small notes that may get lost."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

DEAD_AFTER: Final = 1.5  # seconds without a sign of life after which a server counts as gone
LEASE_KEPT: Final = 24 * 3600  # seconds after which a lease that no one asks about is forgotten
NOTES_KEPT: Final = 3600  # seconds after which notes about one thing are forgotten

Receive = Callable[[bytes], None]


class Lease(NamedTuple):
    """Who may drive a table, and the number of that permission; a later permission has a higher number."""

    owner: str
    fence: int


class HubLost(Exception):
    """The hub can't be reached, or didn't answer in time."""


class Hub(ABC):
    """A meeting point of servers. Everything in it may get lost: the database has what matters."""

    @abstractmethod
    async def open(self, receive: Receive) -> None:
        """Connect, and pass on what every server publishes, this one included."""

    @abstractmethod
    async def close(self) -> None:
        """Disconnect."""

    @abstractmethod
    def publish(self, message: bytes) -> None:
        """Send a message to every server soon; it's dropped if the hub can't be reached."""

    @abstractmethod
    async def beat(self, server: str) -> float:
        """Note that a server is alive; returns the hub's time in seconds since 1970."""

    @abstractmethod
    async def servers(self) -> Mapping[str, float]:
        """When each server was last alive, in the hub's time."""

    @abstractmethod
    async def leave(self, server: str) -> None:
        """Forget a server that stops."""

    @abstractmethod
    async def claim(self, what: str, server: str, above: int = 0) -> Lease:
        """Take a lease if it's free, its owner is dead, or it's ours already; returns the lease that holds now.

        A new lease, and one of ours with a lower number than `above`, gets a new number that is higher than that.
        """

    @abstractmethod
    async def release(self, what: str, server: str) -> None:
        """Give a lease back, if it's ours."""

    @abstractmethod
    async def note(self, about: str, server: str, value: bytes) -> None:
        """Keep a server's note about something."""

    @abstractmethod
    async def notes(self, about: str) -> Mapping[str, bytes]:
        """All servers' notes about something."""
