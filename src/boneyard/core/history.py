"""What one seat has seen happen: the moves of a round, each with the moment before it, as that seat saw them."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from boneyard.core.game import NOBODY, Deal, Game, Points, State
from boneyard.core.move import Move


@final
@mypyc_attr(acyclic=True)
class HistoryEvent:
    """A move that was made: the seat, the move as others saw it, and the view just before it."""

    __slots__ = ("before", "move", "seat")

    def __init__(self, seat: int, move: Move, before: State) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.before: Final = before

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HistoryEvent):
            return NotImplemented
        return self.seat == other.seat and self.move == other.move and self.before == other.before

    def __hash__(self) -> int:
        return hash((self.seat, self.move, self.before))

    def __reduce__(self) -> tuple[object, ...]:
        return HistoryEvent, (self.seat, self.move, self.before)

    def __repr__(self) -> str:
        return f"HistoryEvent({self.seat}, {self.move})"


@final
@mypyc_attr(acyclic=True)
class Past:
    """A round as one seat saw it go, the oldest event first, and what was seen after the last."""

    __slots__ = ("end", "events")

    def __init__(self, events: tuple[HistoryEvent, ...], end: State) -> None:
        self.events: Final[tuple[HistoryEvent, ...]] = events
        self.end: Final = end

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Past):
            return NotImplemented
        return self.events == other.events and self.end == other.end

    def __hash__(self) -> int:
        return hash((self.events, self.end))

    def __reduce__(self) -> tuple[object, ...]:
        return Past, (self.events, self.end)

    def __repr__(self) -> str:
        return f"Past({len(self.events)} events)"


def witnessed(game: Game, deal: Deal, totals: Points, moves: list[tuple[int, Move]], seat: int) -> Past:
    """What a seat saw of a round, from its deal to the last of these moves."""
    state = game.start(deal, totals)
    events: list[HistoryEvent] = []
    for mover, move in moves:
        events.append(HistoryEvent(mover, game.seen_move(move, mover, seat), game.look(state, seat)))
        state = game.play(state, mover, move)
    return Past(tuple(events), game.look(state, seat))


@final
@mypyc_attr(acyclic=True)
class History:
    """The current round as one seat saw it go, the oldest event first, and the seat that its start rotated to.

    Where how someone plays shows over many rounds, the earlier rounds of the match come with it. A round that started
    from a position has no opening to tell of.
    """

    __slots__ = ("earlier", "events", "first", "opening")

    def __init__(
        self,
        events: tuple[HistoryEvent, ...] = (),
        first: int = NOBODY,
        earlier: tuple[Past, ...] = (),
        opening: bool = True,
    ) -> None:
        self.events: Final[tuple[HistoryEvent, ...]] = events
        self.first: Final[int] = first
        self.earlier: Final[tuple[Past, ...]] = earlier
        self.opening: Final[bool] = opening

    def __len__(self) -> int:
        return len(self.events)

    def __copy__(self) -> "History":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "History":
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        if self.first != other.first or self.opening != other.opening:
            return False
        return self.events == other.events and self.earlier == other.earlier

    def __hash__(self) -> int:
        return hash((self.events, self.first, self.earlier))

    def __reduce__(self) -> tuple[object, ...]:
        return History, (self.events, self.first, self.earlier, self.opening)

    def __repr__(self) -> str:
        return f"History({len(self.events)} events)"
