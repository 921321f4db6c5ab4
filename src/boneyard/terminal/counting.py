"""The manner of games that end with the tiles left in the hands being counted: layouts and trains."""

from abc import abstractmethod
from collections.abc import Sequence

from rich.text import Text

from boneyard.core.game import Game, State
from boneyard.core.hand import hand_of
from boneyard.core.match import Match, Round, View
from boneyard.core.move import LAY, Move
from boneyard.core.tile import PIPS, twins
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.scoring import hand_points
from boneyard.terminal import linewords, phrases, trainwords, typed, words
from boneyard.terminal.manner import Manner
from boneyard.terminal.seen import Seen, Step
from boneyard.terminal.signs import Signs
from boneyard.terminal.table import layout, painted
from boneyard.terminal.trains import trains
from boneyard.terminal.typed import Several


class Counting(Manner):
    """What layouts and trains have in common."""

    @abstractmethod
    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        """Why a tile in hand cannot be played."""

    @abstractmethod
    def pips(self, held: Sequence[int]) -> int:
        """What the tiles left in a hand count."""

    def able(self, moves: Sequence[Move]) -> set[int]:
        return {twin for move in moves if move.kind == LAY for twin in twins(move.tile)}

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        game = match.game
        made = game.tally(round_.state)
        ended = game.points(round_.state) is not None
        rows = []
        for seat, (name, held) in enumerate(zip(match.players, game.hands(game.look(round_.state, None)))):
            side = game.side(seat)
            pips = str(self.pips(held)) if ended else ""
            total = str(round_.before[side] + made[side])
            rows.append([name, words.tiles(held) or "none", pips, str(made[side]), total])
        return ["", "Left", "Pips", "Round", "Total"], rows


class Lines(Counting):
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

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        return typed.on_layout(view, text, self.hand(view), self.fits_nowhere)

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

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, LineGame)
        left = len(game.boneyard(state))
        return f"boneyard {left}" if game.answers.draws > 0 else f"{left} out of play"


class Trains(Counting):
    """Games with a train for every player."""

    move_help = phrases.TRAIN_HELP
    spoken_help = phrases.LAST_HELP

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return trains(seen, width, signs)

    def says(self, seen: Seen) -> list[str]:
        return trainwords.says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return trainwords.asks(seen, moves)

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        return typed.on_trains(view, text, self.hand(view), self.fits_nowhere, names)

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

    def aim(self, match: Match) -> str:
        game = match.game
        assert isinstance(game, TrainGame)
        return "one round, won by going out" if game.answers.out_wins else super().aim(match)
