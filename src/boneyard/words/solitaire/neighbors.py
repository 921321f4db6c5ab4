"""Good Neighbors in words."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game
from boneyard.core.move import Many, Move
from boneyard.core.tile import FACES, tile_text
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.words import grammar
from boneyard.words.context import Seen, Step
from boneyard.words.solitaire.rows import GAVE_UP, GIVE_UP, SoloTeller


class NeighborTeller(SoloTeller):
    """Pairs of neighbors, removed together."""

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        pairs = sum(isinstance(move, Many) and len(move.groups) == 1 for move in moves)
        together = ", one by one or together" if len(moves) > pairs else ""
        return f"You can remove {grammar.counted(pairs, 'pair')}{together}."

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        game, state = seen.game, seen.state
        assert isinstance(game, NeighborsGame)
        assert isinstance(state, NeighborsState)
        if tile not in state.layout or any(tile in pair for pair in game.pairs(state)):
            return ""
        numbers = listed([str(number) for number in dict.fromkeys(FACES[tile])], "or")
        return f"{tile_text(tile)} can't go: no neighbor has a {numbers}."

    def button(self, seen: Seen, move: Move) -> str:
        return f"Remove {_pairs(move)}" if isinstance(move, Many) else GIVE_UP

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        if not isinstance(step.move, Many):
            assert step.move.kind == CONCEDE
            return GAVE_UP
        return f"removed {_pairs(step.move)}"


def _pairs(move: Many) -> str:
    return listed([" with ".join(tile_text(tile) for tile in group) for group in move.groups], "and")
