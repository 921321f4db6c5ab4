"""One round of a train game at one moment."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.game import State
from boneyard.core.hand import Hands
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.tile import HIGH, LOW, tile_text, tiles_text
from boneyard.core.yard import Yard

# What the seat whose turn it is owes the table.
PLAY: Final[i64] = 0  # a play; unable: draw, then pass
FOLLOW: Final[i64] = 1  # a further play after a double; unable: draw, then pass
EXTRA: Final[i64] = 2  # a further play that is lost when nothing fits
STRING: Final[i64] = 3  # nothing: a string may go on, or be stopped
TOLL: Final[i64] = 4  # a tile drawn before anything else
OVER: Final[i64] = 5

KEPT: Final[i64] = -2  # a drawn tile that may not be played


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

    def __repr__(self) -> str:
        return f"Train({tiles_text([tile for tile, *_ in laid_in_order(self.cars)])})"


@final
@mypyc_attr(acyclic=True)
class RailState:
    """What outlasts a turn: markers, direction, first turns taken, penalties, and what the next player meets."""

    def __init__(
        self,
        markers: i64 = 0,
        step: i64 = 1,
        started: i64 = 0,
        ending: bool = False,
        silent: i64 = -1,
        skips: i64 = 0,
        passes: i64 = 0,
        penalties: tuple[int, ...] = (),
        drew: i64 = -1,
        wrong: bool = False,
    ) -> None:
        self.markers: Final[i64] = markers  # a bit for every seat whose train carries one
        self.step: Final[i64] = step  # 1 clockwise, -1 the other way round
        self.started: Final[i64] = started  # a bit for every seat that has had its first turn
        self.ending: Final[bool] = ending  # someone is out, first turns still to come are played
        self.silent: Final[i64] = silent  # the player who didn't announce the last tile and may be caught
        self.skips: Final[i64] = skips  # a bit for every seat that loses its next turn
        self.passes: Final[i64] = passes  # how many players in a row could neither play nor draw
        self.penalties: Final[tuple[int, ...]] = penalties  # points, one number per seat
        self.drew: Final[i64] = drew  # who drew last since the last play and may be caught, -1 for no one
        self.wrong: Final[bool] = wrong  # that player could have played; no one else knows

    def after_draw(self, drew: i64, wrong: bool) -> "RailState":
        """The same after a draw that may have been wrong, or with that forgotten again."""
        return RailState(
            self.markers,
            self.step,
            self.started,
            self.ending,
            self.silent,
            self.skips,
            self.passes,
            self.penalties,
            drew,
            wrong,
        )

    def _parts(self) -> tuple[object, ...]:
        return (
            int(self.markers),
            int(self.step),
            int(self.started),
            self.ending,
            int(self.silent),
            int(self.skips),
            int(self.passes),
            self.penalties,
            int(self.drew),
            self.wrong,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RailState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return RailState, self._parts()


@final
@mypyc_attr(acyclic=True)
class Turn:
    """What has been done in a turn so far."""

    def __init__(self, string: bool, actions: i64, drew: bool, drawn: i64) -> None:
        self.string: Final[bool] = string  # it takes any number of tiles on your own train
        self.actions: Final[i64] = actions  # letters that the next player will feel
        self.drew: Final[bool] = drew  # a tile was drawn for what is owed
        self.drawn: Final[i64] = drawn  # which one, if it's visible; KEPT if it may not be played

    def kept(self) -> "Turn":
        """The same turn with the tile that was drawn staying in the hand."""
        return Turn(self.string, self.actions, True, KEPT)

    def after_draw(self, drawn: i64) -> "Turn":
        """The same turn after a tile was drawn for what is owed, -1 if it isn't visible."""
        return Turn(self.string, self.actions, True, drawn)

    def after_play(self) -> "Turn":
        """The same turn after the tile that was drawn has been played."""
        return Turn(self.string, self.actions, False, -1) if self.drew else self

    def _parts(self) -> tuple[bool, int, bool, int]:
        return self.string, int(self.actions), self.drew, int(self.drawn)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Turn):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Turn, self._parts()


FRESH: Final = Turn(False, 0, False, -1)  # nothing has been done yet


@final
@mypyc_attr(acyclic=True)
class TrainState(State):
    """Hands, boneyard, hub and trains, whose turn it is and what is owed, which doubles are open."""

    def __init__(
        self,
        hands: Hands,
        yard: Yard,
        hub: i64,
        trains: tuple[Train, ...],
        rail: RailState,
        turn: i64,
        owes: i64,
        bound: i64,
        opens: tuple[int, ...],
        now: Turn,
    ) -> None:
        self.hands: Final[Hands] = hands
        self.yard: Final[Yard] = yard
        self.hub: Final[i64] = hub
        self.trains: Final[tuple[Train, ...]] = trains  # one a seat, then the public ones
        self.rail: Final[RailState] = rail
        self.turn: Final[i64] = turn  # whose turn it is; others may act as well where calls are open
        self.owes: Final[i64] = owes
        self.bound: Final[i64] = bound  # the train whose open double everyone must cover, -1 for none
        self.opens: Final[tuple[int, ...]] = opens  # trains with a double of this turn still uncovered
        self.now: Final[Turn] = now

    def with_tiles(self, hands: Hands, yard: Yard, now: Turn) -> "TrainState":
        """The same moment with other tiles in the hands and in the boneyard, as a seat sees or imagines them."""
        return self._changed(hands, yard, self.rail, self.owes, now)

    def railed(self, rail: RailState) -> "TrainState":
        """The same moment with other markers, directions or penalties."""
        return self._changed(self.hands, self.yard, rail, self.owes, self.now)

    def after_draw(self) -> "TrainState":
        """The same turn after a tile was drawn, for what is owed or as a toll."""
        tile = self.yard.next()
        hands = self.hands.put(self.turn, self.hands.of(self.turn).with_tile(tile))
        if self.owes == TOLL:
            return self._changed(hands, self.yard.drawn(), self.rail, PLAY, self.now)
        return self._changed(hands, self.yard.drawn(), self.rail, self.owes, self.now.after_draw(tile))

    def fined(self, seat: i64) -> "TrainState":
        """The same moment after a seat had to take a tile out of turn."""
        hands = self.hands.put(seat, self.hands.of(seat).with_tile(self.yard.next()))
        return self._changed(hands, self.yard.drawn(), self.rail, self.owes, self.now)

    def _changed(self, hands: Hands, yard: Yard, rail: RailState, owes: i64, now: Turn) -> "TrainState":
        return TrainState(
            hands,
            yard,
            self.hub,
            self.trains,
            rail,
            self.turn,
            owes,
            bound=self.bound,
            opens=self.opens,
            now=now,
        )

    def owing(self, owes: i64, opens: tuple[int, ...]) -> "TrainState":
        """The same turn, owing something else after a play."""
        return TrainState(
            self.hands,
            self.yard,
            self.hub,
            self.trains,
            self.rail,
            self.turn,
            owes,
            bound=self.bound,
            opens=opens,
            now=self.now.after_play(),
        )

    def turned(self, rail: RailState, turn: i64, owes: i64, bound: i64) -> "TrainState":
        """The same table at the beginning of another turn."""
        return TrainState(
            self.hands,
            self.yard,
            self.hub,
            self.trains,
            rail,
            turn,
            owes,
            bound=bound,
            opens=(),
            now=FRESH,
        )

    def _parts(self) -> tuple[object, ...]:
        return (
            self.hands,
            self.yard,
            int(self.hub),
            self.trains,
            self.rail,
            int(self.turn),
            int(self.owes),
            int(self.bound),
            self.opens,
            self.now,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TrainState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return TrainState, self._parts()

    def __repr__(self) -> str:
        shown = [tiles_text([tile for tile, *_ in laid_in_order(each.cars)]) for each in self.trains]
        trains = f"hub {tile_text(self.hub)}; trains {' | '.join(shown)}"
        return f"TrainState({self.hands}; boneyard {self.yard.left()}; {trains}; seat {self.turn} to act)"
