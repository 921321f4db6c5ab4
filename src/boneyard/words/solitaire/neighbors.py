"""Good Neighbors in words."""

from collections.abc import Sequence

from boneyard.core.game import Game
from boneyard.core.move import Many, Move
from boneyard.core.tile import FACES, tile_text
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.words.context import Seen, Step
from boneyard.words.grammar import YOU
from boneyard.words.language import _, listed, ngettext
from boneyard.words.solitaire.rows import GIVE_UP, SoloTeller, gives_up


class NeighborTeller(SoloTeller):
    """Pairs of neighbors, removed together."""

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        pairs = sum(isinstance(move, Many) and len(move.groups) == 1 for move in moves)
        if len(moves) > pairs:
            return ngettext(
                "You can remove {count} pair, one by one or together.",
                "You can remove {count} pairs, one by one or together.",
                pairs,
            )
        return ngettext("You can remove {count} pair.", "You can remove {count} pairs.", pairs)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        game, state = seen.game, seen.state
        assert isinstance(game, NeighborsGame)
        assert isinstance(state, NeighborsState)
        if tile not in state.layout or any(tile in pair for pair in game.pairs(state)):
            return ""
        numbers = listed([str(number) for number in dict.fromkeys(FACES[tile])], "or")
        return _("{tile} can't go: no neighbor shares its {numbers}.", tile=tile_text(tile), numbers=numbers)

    def button(self, seen: Seen, move: Move) -> str:
        return _("Remove {tiles}", tiles=_pairs(move)) if isinstance(move, Many) else _(GIVE_UP)

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        if not isinstance(step.move, Many):
            assert step.move.kind == CONCEDE
            return gives_up(names[0])
        if names[0] == YOU:
            return _("You removed {tiles}.", tiles=_pairs(step.move))
        return _("{name} removed {tiles}.", name=names[0], tiles=_pairs(step.move))


def _pairs(move: Many) -> str:
    pairs = [[tile_text(tile) for tile in group] for group in move.groups]
    return listed([_("{tile} with {other}", tile=one, other=other) for one, other in pairs], "and")
