"""One round of a train game at one moment."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.game import State
from boneyard.core.hand import Hands
from boneyard.core.laid import Laid
from boneyard.core.tile import HIGH, LOW
from boneyard.core.yard import Yard

# What the seat whose turn it is owes the table.
PLAY: Final[i64] = 0  # a play; unable: draw, then pass
FOLLOW: Final[i64] = 1  # a further play after a double; unable: draw, then pass
EXTRA: Final[i64] = 2  # a further play that is lost when nothing fits
STRING: Final[i64] = 3  # nothing: a string may go on, or be stopped
TOLL: Final[i64] = 4  # a tile drawn before anything else
OVER: Final[i64] = 5


@final
@mypyc_attr(acyclic=True)
class Train:
    """A train: the face it is open at, how many tiles it has, and its tiles from the last one back."""

    def __init__(self, end: i64, count: i64, cars: Laid | None) -> None:
        self.end: Final[i64] = end
        self.count: Final[i64] = count
        self.cars: Final[Laid | None] = cars

    def on_double(self) -> bool:
        """Whether the next tile would touch a double; a train not yet begun touches the hub."""
        cars = self.cars
        return cars is None or HIGH[cars.tile] == LOW[cars.tile]

    def _parts(self) -> tuple[int, int, Laid | None]:
        return int(self.end), int(self.count), self.cars

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Train):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Train, self._parts()


@final
@mypyc_attr(acyclic=True)
class Rail:
    """What outlasts a turn: markers, direction, first turns taken, penalties, and what the next player meets."""

    def __init__(
        self,
        markers: i64 = 0,
        step: i64 = 1,
        started: i64 = 0,
        ending: bool = False,
        silent: i64 = -1,
        skips: i64 = 0,
        penalties: tuple[int, ...] = (),
    ) -> None:
        self.markers: Final[i64] = markers  # a bit for every seat whose train carries one
        self.step: Final[i64] = step  # 1 clockwise, -1 the other way round
        self.started: Final[i64] = started  # a bit for every seat that has had its first turn
        self.ending: Final[bool] = ending  # somebody is out, first turns still to come are played
        self.silent: Final[i64] = silent  # who did not announce the last tile and may be caught
        self.skips: Final[i64] = skips  # a bit for every seat that loses its next turn
        self.penalties: Final[tuple[int, ...]] = penalties  # points, one number per seat

    def _parts(self) -> tuple[object, ...]:
        return (
            int(self.markers),
            int(self.step),
            int(self.started),
            self.ending,
            int(self.silent),
            int(self.skips),
            self.penalties,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rail):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Rail, self._parts()


@final
@mypyc_attr(acyclic=True)
class Turn:
    """Somebody's turn: what it owes the table, what has been done in it, and what the next player will feel of it."""

    def __init__(
        self,
        seat: i64,
        owes: i64,
        bound: i64 = -1,
        passes: i64 = 0,
        opens: tuple[int, ...] = (),
        actions: i64 = 0,
        string: bool = False,
        drew: bool = False,
        drawn: i64 = -1,
    ) -> None:
        self.seat: Final[i64] = seat  # others may act as well where calls are open
        self.owes: Final[i64] = owes
        self.bound: Final[i64] = bound  # the train whose open double binds everybody, -1 for none
        self.passes: Final[i64] = passes  # players in a row who could neither play nor draw
        self.opens: Final[tuple[int, ...]] = opens  # trains with a double of this turn still uncovered
        self.actions: Final[i64] = actions  # letters of this turn that the next player will feel
        self.string: Final[bool] = string  # it takes any number of tiles on the own train
        self.drew: Final[bool] = drew  # a tile was drawn for what is owed
        self.drawn: Final[i64] = drawn  # which one, as far as it is seen

    def owing(self, owes: i64, opens: tuple[int, ...]) -> "Turn":
        """The same turn, owing something else."""
        return Turn(self.seat, owes, self.bound, self.passes, opens, self.actions, self.string)

    def passing(self, passes: i64) -> "Turn":
        """The turn of somebody who passes."""
        return Turn(self.seat, self.owes, self.bound, passes, self.opens, self.actions)

    def after_draw(self, tile: i64) -> "Turn":
        """The same turn after a tile was drawn, for what is owed or as a toll."""
        if self.owes == TOLL:
            return Turn(self.seat, PLAY, self.bound, 0, self.opens, self.actions, self.string)
        return Turn(self.seat, self.owes, self.bound, 0, self.opens, self.actions, self.string, True, tile)

    def showing(self, drawn: i64) -> "Turn":
        """The same turn with the tile that was drawn as somebody sees it, -1 where it is not seen."""
        return Turn(
            self.seat,
            self.owes,
            self.bound,
            self.passes,
            self.opens,
            self.actions,
            self.string,
            self.drew,
            drawn,
        )

    def _parts(self) -> tuple[object, ...]:
        return (
            int(self.seat),
            int(self.owes),
            int(self.bound),
            int(self.passes),
            self.opens,
            int(self.actions),
            self.string,
            self.drew,
            int(self.drawn),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Turn):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Turn, self._parts()


@final
@mypyc_attr(acyclic=True)
class TrainState(State):
    """Hands, boneyard, hub and trains, what outlasts a turn, and the turn."""

    def __init__(
        self, hands: Hands, yard: Yard, hub: i64, trains: tuple[Train, ...], rail: Rail, now: Turn
    ) -> None:
        self.hands: Final[Hands] = hands
        self.yard: Final[Yard] = yard
        self.hub: Final[i64] = hub
        self.trains: Final[tuple[Train, ...]] = trains  # one a seat, then the public ones
        self.rail: Final[Rail] = rail
        self.now: Final[Turn] = now

    @property
    def turn(self) -> i64:
        """Whose turn it is."""
        return self.now.seat

    def with_tiles(self, hands: Hands, yard: Yard, now: Turn) -> "TrainState":
        """The same moment with other tiles in the hands and in the boneyard, as somebody sees or thinks them."""
        return TrainState(hands, yard, self.hub, self.trains, self.rail, now)

    def turned(self, rail: Rail, now: Turn) -> "TrainState":
        """The same table at another turn, or at another point of it."""
        return TrainState(self.hands, self.yard, self.hub, self.trains, rail, now)

    def after_draw(self) -> "TrainState":
        """The same turn after a tile was drawn, for what is owed or as a toll."""
        return self._drawn_by(self.now.seat, self.now.after_draw(self.yard.next()))

    def fined(self, seat: i64) -> "TrainState":
        """The same moment after a seat had to take a tile out of turn."""
        return self._drawn_by(seat, self.now)

    def _drawn_by(self, seat: i64, now: Turn) -> "TrainState":
        hand = self.hands.of(seat).with_tile(self.yard.next())
        hands = self.hands.put(seat, hand)
        return TrainState(hands, self.yard.drawn(), self.hub, self.trains, self.rail, now)

    def _parts(self) -> tuple[object, ...]:
        return self.hands, self.yard, int(self.hub), self.trains, self.rail, self.now

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TrainState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return TrainState, self._parts()
