"""Forty-Two and Moon in words."""

from collections.abc import Sequence

from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import Move
from boneyard.games.tricks.rules import TrickGame
from boneyard.telling import trickends, trickwords, words
from boneyard.telling.seen import Seen, Step
from boneyard.telling.teller import Teller


class TrickTeller(Teller):
    """Bids, trumps and tricks."""

    unit = "hand"
    worded = 1
    pictured = True

    def says(self, seen: Seen) -> list[str]:
        return trickwords.says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return trickwords.asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return trickwords.button(seen, move)

    def stuck(self, seen: Seen, moves: Sequence[Move]) -> str:
        return trickwords.stuck(seen, moves)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        return trickwords.fits_nowhere(seen, tile)

    def due(self, seen: Seen) -> str:
        return trickwords.due(seen)

    def score(self, match: Match, scores: Sequence[int]) -> str:
        game = match.game
        assert isinstance(game, TrickGame)
        points = ", ".join(f"{name} {total}" for name, total in zip(words.sides(match), scores))
        return f"{'Hands' if game.answers.by_hands else 'Points'}: {points}"

    def aim(self, match: Match) -> str:
        game = match.game
        assert isinstance(game, TrickGame)
        goal = game.answers.goal
        return f"{goal} hands end the match" if game.answers.by_hands else f"{goal} ends the match"

    def rest(self, game: Game, state: State) -> str:
        return "the widow lies face down" if game.boneyard(state) else ""

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        return trickwords.deed(step, own=False)

    def told(self, game: Game, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
        assert isinstance(game, TrickGame)
        return trickwords.told(game, names, made, own)

    def epilogue(self, match: Match, round_: Round) -> str:
        return trickends.ended(match, round_)

    def round_ended(self, match: Match, round_: Round) -> str:
        return trickends.ended(match, round_)

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        return trickends.table(match, round_)
