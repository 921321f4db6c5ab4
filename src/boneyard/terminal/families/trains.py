"""Trains as lines of text: the hub, then a line for each train, its marker, its last tiles and its open end."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from boneyard.core.laid import laid_in_order
from boneyard.core.match import View
from boneyard.core.move import LAY, Move
from boneyard.core.tile import WILD, face_text, is_double
from boneyard.games.trains.moves import place_text
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import OVER, Train, TrainState
from boneyard.terminal.console import input
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs
from boneyard.terminal.console.talk import ACCENT
from boneyard.terminal.families.lines import face
from boneyard.terminal.families.view import Counting
from boneyard.terminal.play import phrases
from boneyard.words.context import Seen
from boneyard.words.trains import TrainTeller, viewer

MARKED = "bold magenta"


_ROOMY = 36  # from this width on there is room for more words


_LONGEST = 14  # of a name before its train, as far as the terminal is wide


def trains(seen: Seen, width: int, signs: Signs) -> list[Text]:
    """The table of a train game, one line for each train, the own one first."""
    game, state = seen.game, seen.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    return _Drawing(seen, game, state, width, signs).lines()


class _Drawing:
    """The lines of one moment."""

    def __init__(self, seen: Seen, game: TrainGame, state: TrainState, width: int, signs: Signs) -> None:
        self.seen = seen
        self.game = game
        self.state = state
        self.width = width
        self.signs = signs
        self.own = viewer(seen)
        self.places = [place_text(game.reach.places[index]) for index in range(len(state.trains))]
        labels = [cell_len(self._label(index)) for index in range(len(state.trains))]
        self.head = min(max(labels), _LONGEST if width >= 60 else 8)
        turn = state.turn == self.own and state.now.owes != OVER
        self.open = set(game.reach.spots(state, self.own)) if turn else set()
        moves = game.moves(state, self.own) if turn else ()
        self.takes = {game.reach.index_of(move.place) for move in moves if move.kind == LAY}

    def lines(self) -> list[Text]:
        seats = range(self.game.seats)
        publics = range(self.game.seats, len(self.state.trains))
        order = [self.own, *publics, *[seat for seat in seats if seat != self.own]]
        hub = Text("Hub ").append(face(self.state.hub, -1, self.signs), "bold")
        return [hub, *[self._line(index) for index in order]]

    def _label(self, index: int) -> str:
        place = self.places[index]
        return f"{place} {self.seen.names[index]}" if index < self.game.seats else place

    def _line(self, index: int) -> Text:
        train = self.state.trains[index]
        marked = index < self.game.seats and (self.state.rail.markers >> index) & 1 == 1
        may, takes = index in self.open, index in self.takes
        line = Text()
        line.append(set_cell_size(self._label(index), self.head), "bold" if index == self.own else "")
        line.append(f" {self.signs.marker} " if marked else " " * (2 + len(self.signs.marker)), MARKED)
        after = Text("", ACCENT if takes else "" if may else "dim")
        if train.count:
            after.append(f" {self.signs.to_right} {face_text(train.end)}")
        else:
            public = index >= self.game.seats
            wants = "any tile" if train.end == WILD else f"a {face_text(train.end)}"
            begun = "not begun: " if self.width >= _ROOMY else ""
            after.append(f"{begun}takes {wants}" if public or index == self.own else "not begun")
        if may or takes:
            after.append(" open")
        room = self.width - line.cell_len - after.cell_len
        return line.append_text(self._cars(train, room)).append_text(after)

    def _cars(self, train: Train, room: int) -> Text:
        """The tiles of a train, from the hub on or only as many of the last ones as there is room for."""
        rows = laid_in_order(train.cars)
        faces = [face(tile, near, self.signs) for tile, _, near, _ in rows]
        before = ""
        shown = len(faces)
        if sum(map(len, faces)) > room:
            tiles = " tiles" if room >= 34 else ""
            before = f"({len(faces)}{tiles}) {self.signs.more}"
            if len(before) + len(faces[-1]) > room:
                before = self.signs.more
            used = len(before)
            shown = 0
            for piece in reversed(faces):
                used += len(piece)
                if used > room and shown:
                    break
                shown += 1
        text = Text().append(before, "dim")
        for (tile, *_), piece in list(zip(rows, faces))[len(faces) - shown :]:
            text.append(piece, "bold" if is_double(tile) else "")
        return text


class Trains(TrainTeller, Counting):
    """Games with a train for every player."""

    move_help = phrases.TRAIN_HELP
    spoken_help = phrases.LAST_HELP

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return trains(seen, width, signs)

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        return input.on_trains(view, text, self.hand(view), self.fits_nowhere, names)
