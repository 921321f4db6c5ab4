"""What one seat has seen happen in a round: the moves, each with the moment before it, as that seat saw them."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from boneyard.core.game import NOBODY, State
from boneyard.core.move import Move


@final
@mypyc_attr(acyclic=True)
class Event:
    """A move that was made: by whom, as it was seen, and what was seen just before it."""

    __slots__ = ("before", "move", "seat")

    def __init__(self, seat: int, move: Move, before: State) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.before: Final = before

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.seat == other.seat and self.move == other.move and self.before == other.before

    def __hash__(self) -> int:
        return hash((self.seat, self.move, self.before))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.seat, self.move, self.before)

    def __repr__(self) -> str:
        return f"Event({self.seat}, {self.move})"


@final
@mypyc_attr(acyclic=True)
class History:
    """The current round as one seat saw it go, the oldest event first, and the seat that its start rotated to."""

    __slots__ = ("events", "first")

    def __init__(self, events: tuple[Event, ...] = (), first: int = NOBODY) -> None:
        self.events: Final[tuple[Event, ...]] = events
        self.first: Final[int] = first

    def __len__(self) -> int:
        return len(self.events)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return self.first == other.first and self.events == other.events

    def __hash__(self) -> int:
        return hash((self.events, self.first))

    def __reduce__(self) -> tuple[object, ...]:
        return History, (self.events, self.first)

    def __repr__(self) -> str:
        return f"History({len(self.events)} events)"
