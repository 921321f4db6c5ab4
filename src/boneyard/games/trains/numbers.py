"""Train games as numbers: each play by its tile and its train, and what lies on the rails."""

from typing import Final

from mypy_extensions import i64

from boneyard.core.environment.plays import PlayNumbers
from boneyard.core.environment.row import Part, Row
from boneyard.core.game import State
from boneyard.core.move import LAY, Move
from boneyard.core.tile import LOW, PIPS
from boneyard.games.trains.answers import Answers
from boneyard.games.trains.reach import FACE_COUNT
from boneyard.games.trains.rounds import TrainRounds
from boneyard.games.trains.scoring import WILD_COST
from boneyard.games.trains.state import OVER, TrainState

_OWES: Final = OVER + 1
_STEPS: Final[i64] = 6  # numbers about each train


class TrainNumbers(TrainRounds):
    """The numbers of a train game's moves and moments; the moves themselves are in rules.py."""

    def __init__(self, answers: Answers, tiles: tuple[int, ...], size: int, seats: int) -> None:
        super().__init__(answers, tiles, size, seats)
        wilds = len(self.reach.wild_double) > 0
        publics = 1
        if answers.many_public:
            publics = (
                len(tiles) if wilds else size + 1
            )  # each of them began with a tile that shows the hub's number
        self.tracks: Final[i64] = seats + publics
        self._plays: Final = PlayNumbers(max(tiles) + 1, int(self.tracks), wilds, answers.spoken)
        self.actions = self._plays.count
        self.open_to_actor = True
        self.longest = (2 * len(tiles) + 1) * (seats + 1) + 2 * len(tiles)
        caught = answers.penalty_points * 2 * len(tiles)
        self.swing = min(sum([PIPS[tile] + 2 * WILD_COST for tile in tiles]) + caught, 32_767)

    def number(self, state: State, move: Move) -> int:
        assert isinstance(state, TrainState)
        if move.kind != LAY:
            return self._plays.word(move.kind)
        return self._plays.play(move, self._track(self.reach.index_of(move.place), state.turn))

    def _track(self, index: i64, seat: i64) -> i64:
        """A train as a seat counts them: its own, then round the table, then the public ones."""
        seats: i64 = self.seats
        if index >= seats:
            return index
        return (index - seat + seats) % seats

    def table_parts(self) -> tuple[Part, ...]:
        seats = self.seats
        return (
            ("laid", (self.reach_of_tiles(),)),
            ("hub", (FACE_COUNT,)),
            ("trains", (int(self.tracks), FACE_COUNT)),
            ("rails", (int(self.tracks), int(_STEPS))),
            ("owes", (_OWES,)),
            ("drawn", (self.reach_of_tiles(),)),
            ("clockwise", (1,)),
            ("silent", (seats,)),
            ("drew", (seats,)),
            ("turn so far", (4,)),
            ("passes", (1,)),
        )

    def write_hands(self, view: State, seat: int, row: Row) -> None:
        assert isinstance(view, TrainState)
        row.hands(view.hands, seat, self.reach_of_tiles())

    def left_in_boneyard(self, view: State) -> int:
        assert isinstance(view, TrainState)
        return int(view.yard.left())

    def write_table(self, view: State, seat: int, row: Row) -> None:
        assert isinstance(view, TrainState)
        seats: i64 = self.seats
        tiles: i64 = self.reach_of_tiles()
        who: i64 = seat
        rail = view.rail
        if view.hub >= 0:
            row.put(view.hub, self.tracks + 1)
        index: i64 = 0
        for train in view.trains:
            track = self._track(index, who)
            cars = train.cars
            last = row.last_kept(index)
            if cars is not last:
                row.note(index, cars)
            while cars is not None and cars is not last:
                row.keep(cars.tile, track + 1)  # on which train it lies
                cars = cars.before
            index += 1
        row.skip(tiles)
        row.choice(LOW[view.hub], FACE_COUNT)
        faces: i64 = FACE_COUNT
        rails = self.tracks * faces
        index = 0
        for train in view.trains:
            track = self._track(index, who)
            row.put(track * faces + train.end, 1)
            about = rails + track * _STEPS
            row.put(about, train.count)
            if index < seats:
                row.put(about + 1, (rail.markers >> index) & 1)
                row.put(about + 2, (rail.started >> index) & 1)
                row.put(about + 3, (rail.skips >> index) & 1)
            if index == view.bound:
                row.put(about + 4, 1)
            if int(index) in view.opens:
                row.put(about + 5, 1)
            index += 1
        row.skip(rails + self.tracks * _STEPS)
        row.choice(view.owes, _OWES)
        row.choice(max(int(view.now.drawn), -1), tiles)
        row.number(1 if rail.step == 1 else 0)
        row.seat(rail.silent, who, seats)
        row.seat(rail.drew, who, seats)
        row.number(1 if view.now.string else 0)
        row.number(view.now.actions)
        row.number(1 if view.now.drew else 0)
        row.number(1 if rail.ending else 0)
        row.number(rail.passes)
