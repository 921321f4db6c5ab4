"""Presence: which seats are connected, to this server or another, and how long the others have been away."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct, field

from boneyard.server.steady_time import time

FLICKER: Final = 5.0  # seconds without a connection that a reloaded page or a tunnel may cost


class Report(Struct, frozen=True, array_like=True):
    """What one server knows about the connections to a table; times are those on which all servers agree."""

    opened: float  # since when absences count
    seats: list[int] = field(default_factory=list)  # that are connected to it
    people: list[int] = field(default_factory=list)  # those of them at which a person is, not only a program
    host: bool = False  # whether the host is connected to it
    watched: bool = False  # whether anyone at all is
    left: dict[int, float] = field(default_factory=dict)  # by seat: when its last connection ended
    host_left: float = 0.0


class Presence:
    """The absences at one table, and what other servers report about their connections."""

    def __init__(self, now: Callable[[], float] = time) -> None:
        self._now = now
        self._opened = now()  # no one was seen before, so no one has been away longer
        self._anew = 0.0  # nothing before this counts
        self._left: dict[int, float] = {}  # by seat: when its last connection ended, anywhere
        self._host_left = 0.0
        self._elsewhere: dict[str, Report] = {}  # by server

    def note_left(self, seat: int) -> None:
        """The last connection of a seat has ended, or someone new holds it."""
        self._left[seat] = self._now()

    def away_for(self, seat: int) -> float:
        """How many seconds a seat has been without a connection, if it has none now."""
        return max(0.0, self._now() - max(self._left.get(seat, self._opened), self._anew))

    def count_anew(self) -> None:
        """Let every absence count from now."""
        self._anew = self._now()

    def note_host(self) -> None:
        """The host was here until now, or someone else has become the host."""
        self._host_left = self._now()

    @property
    def host_away_for(self) -> float:
        """How many seconds the host has been away, if they are."""
        return self._now() - max(self._host_left, self._opened)

    # --- other servers

    @property
    def elsewhere(self) -> set[int]:
        """The seats that are connected to other servers."""
        return {seat for each in self._elsewhere.values() for seat in each.seats}

    @property
    def is_open_elsewhere(self) -> bool:
        """Whether another server has this table in memory."""
        return bool(self._elsewhere)

    @property
    def people_elsewhere(self) -> set[int]:
        """The seats at which a person is connected to another server."""
        return {seat for each in self._elsewhere.values() for seat in each.people}

    @property
    def host_elsewhere(self) -> bool:
        """Whether the host is connected to another server."""
        return any(each.host for each in self._elsewhere.values())

    @property
    def watched_elsewhere(self) -> bool:
        """Whether anyone looks at the table through another server."""
        return any(each.watched for each in self._elsewhere.values())

    def report(self, seats: list[int], people: list[int], host: bool, watched: bool) -> Report:
        """What other servers should know."""
        return Report(self._opened, seats, people, host, watched, dict(self._left), self._host_left)

    def knows(self, server: str) -> bool:
        """Whether a server has reported."""
        return server in self._elsewhere

    def hear(self, server: str, report: Report) -> bool:
        """Take in another server's report; whether that changes who is here."""
        before = self._shown()
        self._opened = min(self._opened, report.opened)
        for seat, at in report.left.items():
            self._left[seat] = max(self._left.get(seat, 0.0), at)
        self._host_left = max(self._host_left, report.host_left)
        self._elsewhere[server] = report
        return self._note_changes(before)

    def forget(self, server: str, at: float | None = None) -> bool:
        """Forget a server that was last alive then; whether that changes who is here."""
        gone = self._elsewhere.get(server)
        if gone is None:
            return False
        before, at = self._shown(), self._now() if at is None else at
        del self._elsewhere[server]
        for seat in gone.seats:
            self._left[seat] = max(self._left.get(seat, 0.0), at)
        if gone.host:
            self._host_left = max(self._host_left, at)
        return before != self._shown()

    def _shown(self) -> tuple[set[int], set[int], bool, bool]:
        return self.elsewhere, self.people_elsewhere, self.host_elsewhere, self.watched_elsewhere

    def _note_changes(self, before: tuple[set[int], set[int], bool, bool]) -> bool:
        for seat in before[0] - self.elsewhere:
            self._left.setdefault(seat, self._now())
        if before[2] and not self.host_elsewhere:
            self._host_left = max(self._host_left, self._opened)
        return before != self._shown()
