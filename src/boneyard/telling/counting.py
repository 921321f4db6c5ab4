"""Games that end with the tiles left in the hands being counted, in words: layouts and trains."""

from abc import abstractmethod
from collections.abc import Sequence

from boneyard.core.game import Game, State
from boneyard.core.hand import hand_of
from boneyard.core.match import Match, Round
from boneyard.core.move import Move
from boneyard.core.tile import PIPS
from boneyard.games.lines.rules import LineGame
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.scoring import hand_points
from boneyard.telling import linewords, trainwords, words
from boneyard.telling.seen import Seen, Step
from boneyard.telling.teller import Teller


class CountingTeller(Teller):
    """What layouts and trains have in common."""

    @abstractmethod
    def pips(self, held: Sequence[int]) -> int:
        """What the tiles left in a hand count."""

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


class LineTeller(CountingTeller):
    """Games in a line, with or without arms."""

    pictured = True
    alike = True

    def says(self, seen: Seen) -> list[str]:
        return linewords.says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return linewords.asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return linewords.button(seen, move)

    def stuck(self, seen: Seen, moves: Sequence[Move]) -> str:
        return linewords.stuck(moves)

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


class TrainTeller(CountingTeller):
    """Games with a train for every player."""

    def says(self, seen: Seen) -> list[str]:
        return trainwords.says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return trainwords.asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return trainwords.button(seen, move)

    def stuck(self, seen: Seen, moves: Sequence[Move]) -> str:
        return trainwords.stuck(seen, moves)

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
