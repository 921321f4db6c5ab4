"""Poker in words."""

from collections.abc import Sequence

from boneyard.core.game import Game
from boneyard.core.match import Match, Round
from boneyard.core.move import Move
from boneyard.core.tile import DOWN, tile_text
from boneyard.games.poker.rules import PokerGame
from boneyard.telling import pokerwords, words
from boneyard.telling.seen import Seen, Step
from boneyard.telling.teller import Teller


class PokerTeller(Teller):
    """Chips, bets and hands that are shown or not."""

    unit = "deal"
    total = "Chips"
    pictured = True

    def says(self, seen: Seen) -> list[str]:
        return pokerwords.says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return pokerwords.asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return pokerwords.button(seen, move)

    def due(self, seen: Seen) -> str:
        return pokerwords.due(seen)

    def score(self, match: Match, scores: Sequence[int]) -> str:
        chips = ", ".join(f"{name} {total}" for name, total in zip(words.sides(match), scores))
        return f"Chips: {chips}"

    def aim(self, match: Match) -> str:
        return f"{match.game.rounds} deals, the most chips win"

    def held(self, seen: Seen, seat: int) -> str:
        game, state = pokerwords.parts(seen)
        tiles = game.hands(state)[seat]
        if not tiles:
            return "sits out"
        shown = " ".join(tile_text(tile) for tile in pokerwords.in_rank(tiles))
        notes = [] if DOWN in tiles else [pokerwords.hand_class(game.answers.ranking, tiles)]
        notes += [] if seat in state.inside else ["folded"]
        return f"{shown}  ({'; '.join(notes)})" if notes else shown

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        assert isinstance(game, PokerGame)
        return pokerwords.deed(game, step, own=False)

    def told(self, game: Game, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
        assert isinstance(game, PokerGame)
        return pokerwords.told(game, names, made, own)

    def epilogue(self, match: Match, round_: Round) -> str:
        return pokerwords.ended(match, round_)

    def round_ended(self, match: Match, round_: Round) -> str:
        return pokerwords.ended(match, round_)

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        return pokerwords.table(match, round_)
