"""Positions of train games: every car as it lies, the number that touches first."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.codes import PositionCode
from boneyard.core.errors import Unreadable
from boneyard.core.game import Game, State
from boneyard.core.hand import hand_of, hands_of
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.notation.position import (
    Fields,
    Positions,
    Rows,
    rows_text,
    some_numbers,
    some_tiles,
    unusual,
    yes,
)
from boneyard.core.tile import DOWN, FACES, HIGH, LOW, face_text, read_face, tile_text
from boneyard.core.yard import Yard
from boneyard.games.trains.codes import TrainCode
from boneyard.games.trains.moves import place_text, read_place
from boneyard.games.trains.reach import touches
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import KEPT, RailState, Train, TrainState, Turn

_OWES: Final = ["play", "follow", "extra", "string", "toll", "nothing"]  # as state.py numbers them
_KEPT: Final = "kept"


@final
class TrainPositions(Positions):
    """Hands, boneyard, hub and trains, whose turn it is, and what outlasts a turn."""

    def write(self, game: Game, state: State) -> dict[str, str]:
        assert isinstance(game, TrainGame)
        assert isinstance(state, TrainState)
        rail = state.rail
        now = state.now
        trains = [_train_text(game, index, train) for index, train in enumerate(state.trains)]
        drawn = _KEPT if now.drawn == KEPT else tile_text(now.drawn)
        return {
            "hands": rows_text(game.hands(state)),
            "yard": some_tiles(game.boneyard(state)),
            "hub": tile_text(state.hub),
            "trains": " | ".join(trains),
            "turn": str(state.turn),
            "owes": "" if state.owes == 0 else _OWES[state.owes],
            "bound": place_text(game.reach.places[state.bound]) if state.bound >= 0 else "",
            "opens": " ".join([place_text(game.reach.places[index]) for index in state.opens]),
            "markers": some_numbers(_seats_of(game, rail.markers)),
            "backward": yes(rail.step < 0),
            "started": some_numbers(_seats_of(game, rail.started)),
            "ending": yes(rail.ending),
            "silent": unusual(rail.silent, -1),
            "skips": some_numbers(_seats_of(game, rail.skips)),
            "passes": unusual(rail.passes),
            "penalties": some_numbers(rail.penalties) if any(rail.penalties) else "",
            "drew": unusual(rail.drew, -1),
            "wrong": yes(rail.wrong),
            "string": yes(now.string),
            "actions": unusual(now.actions),
            "drawn": drawn if now.drew else "",
        }

    def read(self, game: Game, fields: Fields) -> State:
        assert isinstance(game, TrainGame)
        rows = fields.hands()
        yard = Yard(fields.tiles("yard"))
        hub = fields.tile("hub", fields.text("hub") or tile_text(DOWN))
        if hub < 0 or HIGH[hub] != LOW[hub]:
            raise fields.wrong("hub", TrainCode.NO_HUB)
        trains = self._trains(game, fields, hub)
        turn = fields.seat("turn", 0)
        bound = [self._train(game, fields, "bound", word, len(trains)) for word in fields.words("bound")]
        opens = [self._train(game, fields, "opens", word, len(trains)) for word in fields.words("opens")]
        return TrainState(
            hands_of(tuple([hand_of(row) for row in rows])),
            yard,
            hub,
            trains,
            RailState(
                _bits_of(fields.seats("markers")),
                -1 if fields.flag("backward") else 1,
                _bits_of(fields.seats("started")),
                fields.flag("ending"),
                fields.seat("silent"),
                _bits_of(fields.seats("skips")),
                fields.number("passes", high=game.seats),
                fields.numbers("penalties", (0,) * game.seats),
                fields.seat("drew"),
                fields.flag("wrong"),
            ),
            turn,
            fields.choice("owes", _OWES),
            bound=bound[0] if bound else -1,
            opens=tuple(opens),
            now=self._turn(fields, rows, turn),
        )

    def _trains(self, game: TrainGame, fields: Fields, hub: int) -> tuple[Train, ...]:
        parts = fields.parts("trains", "|")
        if not parts:
            parts = ["none"] * (game.seats + 1)
        if len(parts) < game.seats + 1 or (len(parts) > game.seats + 1 and not game.answers.many_public):
            raise fields.wrong("trains", TrainCode.TRAINS, count=game.seats + 1)
        found: list[Train] = []
        for index, part in enumerate(parts):
            train = Train(HIGH[hub], 0, None)
            for word in part.split():
                if word.lower() != "none":
                    train = self._longer(game, fields, train, index, word)
            found.append(train)
        return tuple(found)

    def _longer(self, game: TrainGame, fields: Fields, train: Train, index: int, word: str) -> Train:
        """A train with the car that a word names: the touching end, the open end, who laid it."""
        car, colon, who = word.partition(":")
        ends = [read_face(end) for end in car.split("-")]
        if len(ends) != 2 or min(ends) < 0:
            raise fields.wrong("trains", TrainCode.NOT_A_CAR, found=word)
        tile = fields.tile("trains", car)
        seat = fields.seat_in("trains", who) if colon else index
        if seat >= game.seats:
            raise fields.wrong("trains", TrainCode.WHOSE_CAR, car=car)
        if not touches(ends[0], train.end):
            raise fields.wrong("trains", TrainCode.CAR_DOES_NOT_FIT, car=car, end=face_text(train.end))
        place = game.reach.places[index]
        return Train(ends[1], train.count + 1, Laid(tile, place, ends[0], seat, train.cars))

    def _train(self, game: TrainGame, fields: Fields, name: str, word: str, trains: int) -> int:
        try:
            index = game.reach.index_of(read_place(word))
        except Unreadable as problem:
            raise fields.wrong_by(name, problem) from None
        if not 0 <= index < trains:
            raise fields.wrong(name, TrainCode.NO_TRAIN, found=word)
        return index

    def _turn(self, fields: Fields, rows: Rows, turn: int) -> Turn:
        word = fields.text("drawn")
        drawn: i64 = -1
        if word.lower() == _KEPT:
            drawn = KEPT
        elif word and word != tile_text(DOWN):
            held = [tile for tile in rows[turn] if tile_text(tile) == word]
            if not held:
                raise fields.wrong("drawn", PositionCode.NOT_IN_HAND, tile=word, seat=turn)
            drawn = held[0]
        return Turn(fields.flag("string"), fields.number("actions", high=3), word != "", drawn)


def _train_text(game: TrainGame, index: int, train: Train) -> str:
    cars: list[str] = []
    for tile, _, touching, seat in laid_in_order(train.cars):
        high, low = FACES[tile]
        who = "" if seat == index else f":{seat}"
        cars.append(f"{face_text(touching)}-{face_text(low if touching == high else high)}{who}")
    return " ".join(cars) or "none"


def _seats_of(game: TrainGame, word: i64) -> list[int]:
    return [seat for seat in range(game.seats) if (word >> seat) & 1 == 1]


def _bits_of(seats: tuple[int, ...]) -> i64:
    found: i64 = 0
    one: i64 = 1
    for seat in seats:
        found |= one << seat
    return found
