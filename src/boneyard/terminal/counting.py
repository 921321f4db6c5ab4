"""The manner of games that end with the tiles left in the hands being counted: layouts and trains."""

from collections.abc import Sequence

from rich.text import Text

from boneyard.core.match import View
from boneyard.core.move import LAY, Move
from boneyard.core.tile import twins
from boneyard.games.lines.state import LineState
from boneyard.telling.counting import LineTeller, TrainTeller
from boneyard.telling.seen import Seen
from boneyard.terminal import phrases, typed
from boneyard.terminal.manner import Manner
from boneyard.terminal.signs import Signs
from boneyard.terminal.table import layout, painted
from boneyard.terminal.trains import trains
from boneyard.terminal.typed import Several


class Counting(Manner):
    """What layouts and trains have in common."""

    def able(self, moves: Sequence[Move]) -> set[int]:
        return {twin for move in moves if move.kind == LAY for twin in twins(move.tile)}


class Lines(LineTeller, Counting):
    """Games in a line, with or without arms."""

    move_help = phrases.MOVE_HELP
    spoken_help = phrases.CLAIM_HELP

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        assert isinstance(seen.state, LineState)
        return [painted(line, signs) for line in layout(seen.state, width, signs)]

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        return typed.on_layout(view, text, self.hand(view), self.fits_nowhere)


class Trains(TrainTeller, Counting):
    """Games with a train for every player."""

    move_help = phrases.TRAIN_HELP
    spoken_help = phrases.LAST_HELP

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return trains(seen, width, signs)

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        return typed.on_trains(view, text, self.hand(view), self.fits_nowhere, names)
