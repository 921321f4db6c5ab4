"""How each family of games is drawn and spoken of, by the type of its state."""

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from boneyard.core.game import Game, State
from boneyard.core.hand import hand_of
from boneyard.core.move import Move
from boneyard.core.tile import PIPS
from boneyard.games.lines.state import LineState
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.scoring import hand_points
from boneyard.games.trains.state import TrainState
from boneyard.terminal import linewords, phrases, trainwords
from boneyard.terminal.seen import Seen, Step
from boneyard.terminal.signs import Signs
from boneyard.terminal.table import layout, painted
from boneyard.terminal.trains import trains


class Manner(Protocol):
    """How the games of a family are shown and told."""

    move_help: str
    spoken_help: str

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        """The table, in lines no wider than `width`."""

    def says(self, seen: Seen) -> list[str]:
        """What the table asks for, in words."""

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        """What the player is asked to do now."""

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        """Why a tile in hand cannot be played."""

    def where(self, seen: Seen, move: Move) -> str:
        """One of several places for a tile."""

    def offer(self, seen: Seen) -> str:
        """What somebody has missed, so that others may call it."""

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        """What was done with one move, to go on after the name of who did it, or after what they did before."""

    def pips(self, held: Sequence[int]) -> int:
        """What the tiles left in a hand count."""


class _Lines:
    """Games in a line, with or without arms."""

    move_help = phrases.MOVE_HELP
    spoken_help = phrases.CLAIM_HELP

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        assert isinstance(seen.state, LineState)
        return [painted(line, signs) for line in layout(seen.state, width, signs)]

    def says(self, seen: Seen) -> list[str]:
        return linewords.says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return linewords.asks(seen, moves)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        return linewords.fits_nowhere(seen, tile)

    def where(self, seen: Seen, move: Move) -> str:
        return linewords.where(seen, move)

    def offer(self, seen: Seen) -> str:
        return linewords.offer(seen)

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        return linewords.deed(game, step)

    def pips(self, held: Sequence[int]) -> int:
        return sum(int(PIPS[tile]) for tile in held)


class _Trains:
    """Games with a train for every player."""

    move_help = phrases.TRAIN_HELP
    spoken_help = phrases.LAST_HELP

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return trains(seen, width, signs)

    def says(self, seen: Seen) -> list[str]:
        return trainwords.says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return trainwords.asks(seen, moves)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        return trainwords.fits_nowhere(seen, tile)

    def where(self, seen: Seen, move: Move) -> str:
        return trainwords.where(seen, move)

    def offer(self, seen: Seen) -> str:
        return trainwords.offer(seen)

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        assert isinstance(game, TrainGame)
        return trainwords.deed(game, names, step, previous)

    def pips(self, held: Sequence[int]) -> int:
        return hand_points(hand_of(held))


_MANNERS: dict[type[State], Manner] = {LineState: _Lines(), TrainState: _Trains()}


def manner(state: State) -> Manner:
    """How games with states like this one are shown and told."""
    return _MANNERS[type(state)]
