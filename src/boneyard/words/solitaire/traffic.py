"""Traffic in words."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game
from boneyard.core.move import Many, Move
from boneyard.core.tile import tile_text
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.games.solitaire.traffic.grid import NUMBER
from boneyard.games.solitaire.traffic.placement import Placement
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.words.context import Seen, Step
from boneyard.words.solitaire.rows import GAVE_UP, GIVE_UP, SoloTeller

_WAYS = ("to the right", "down", "to the left", "up")  # from a tile's higher number to its lower one


class TrafficTeller(SoloTeller):
    """Quads of numbers, laid on a grid."""

    def says(self, seen: Seen) -> list[str]:
        last = seen.last
        if not isinstance(last, Many):
            return ["A quad is four numbers that follow each other, side by side in a line."]
        return [f"Laid last: {listed([tile_text(group[0]) for group in last.groups], 'and')}."]

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        ways = "is one way" if len(moves) == 1 else f"are {len(moves):,} ways"
        return f"There {ways} to lay a quad."

    def button(self, seen: Seen, move: Move) -> str:
        if not isinstance(move, Many):
            return GIVE_UP
        laid = [f"{tile_text(tile)} from {x},{y} {_WAYS[way]}" for tile, x, y, way in move.groups]
        return f"Lay {listed(laid, 'and')}"

    def where(self, seen: Seen, move: Move) -> str:
        """The quad's numbers and cells, and the turn as a record writes it."""
        state = seen.state
        assert isinstance(state, TrafficState)
        assert isinstance(move, Many)
        return f"{quad(state, move)}: {move}"

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        before = step.before
        assert isinstance(before, TrafficState)
        if not isinstance(step.move, Many):
            assert step.move.kind == CONCEDE
            return GAVE_UP
        laid = listed([tile_text(group[0]) for group in step.move.groups], "and")
        return f"laid {laid} for the quad {quad(before, step.move)}"


def quad(state: TrafficState, move: Many) -> str:
    """The numbers of the quad that a turn makes, and the cells of its two ends."""
    laying = Placement(state.grid, move.groups)
    first = not state.laid
    for start, step in laying.quads():
        quad = (start, step)
        if len(laying.places(quad)) == len(move.groups) and (laying.is_opening(quad) if first else True):
            grid, width = laying.slate.grid, int(laying.slate.width)
            low = laying.slate.cells[start] - int(NUMBER)
            ends = [
                f"{cell % width + int(grid.left)},{cell // width + int(grid.top)}"
                for cell in (start, start + 3 * step)
            ]
            return f"{' '.join(str(low + at) for at in range(4))} from {ends[0]} to {ends[1]}"
    return str(move)
