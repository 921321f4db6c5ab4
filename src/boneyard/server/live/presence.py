"""Who is here: which seats have a connection, at this server or another, and how long the others have been away."""

from collections.abc import Iterable
from time import monotonic
from typing import Final

FLICKER: Final = 5.0  # seconds without a connection that a reloaded page or a tunnel may cost
_FRESH: Final = 5.0  # seconds for which another server's word about who is there counts


class Presence:
    """The absences at one table, and what other servers say about who is connected to them."""

    def __init__(self) -> None:
        self._opened = monotonic()  # nobody was seen before, so nobody has been away for longer
        self._left: dict[int, float] = {}  # by seat: when its last connection ended
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by server

    def note_left(self, seat: int) -> None:
        """The last connection of a seat has ended, or someone new holds it."""
        self._left[seat] = monotonic()

    def away_for(self, seat: int) -> float:
        """How many seconds a seat has been without a connection, if it has none now."""
        return monotonic() - self._left.get(seat, self._opened)

    def count_anew(self) -> None:
        """Let every absence count from now."""
        self._opened = monotonic()
        self._left.clear()

    # --- other servers

    @property
    def elsewhere(self) -> set[int]:
        """The seats that are connected to other servers."""
        return {seat for seats, _ in self._elsewhere.values() for seat in seats}

    def hear(self, server: str, seats: Iterable[int]) -> bool:
        """Take in which seats are connected to another server; whether that changes anything."""
        before = self.elsewhere
        self._elsewhere[server] = (frozenset(seats), monotonic())
        return self._note_changes(before)

    def forget_silent(self) -> bool:
        """Forget servers that have not been heard of for a while; whether that changes anything."""
        before, oldest = self.elsewhere, monotonic() - _FRESH
        self._elsewhere = {name: said for name, said in self._elsewhere.items() if said[1] >= oldest}
        return self._note_changes(before)

    def _note_changes(self, before: set[int]) -> bool:
        after = self.elsewhere
        for seat in before - after:
            self.note_left(seat)
        return before != after
