"""Traffic in words."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game
from boneyard.core.move import Many, Move
from boneyard.core.tile import tile_text
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.games.solitaire.traffic.grid import NUMBER
from boneyard.games.solitaire.traffic.placement import Placement
from boneyard.games.solitaire.traffic.refusals import fault
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.words.context import Seen, Step
from boneyard.words.solitaire.rows import GAVE_UP, GIVE_UP, SoloTeller


class TrafficTeller(SoloTeller):
    """Quads of numbers, laid on a grid."""

    def says(self, seen: Seen) -> list[str]:
        last = seen.last
        if not isinstance(last, Many):
            return ["A quad is four numbers in order, side by side in a line."]
        return [f"Last quad: {listed([tile_text(group[0]) for group in last.groups], 'and')}."]

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return (
            "You have one way to make a quad."
            if len(moves) == 1
            else f"You have {len(moves):,} ways to make a quad."
        )

    def button(self, seen: Seen, move: Move) -> str:
        if not isinstance(move, Many):
            return GIVE_UP
        state = seen.state
        assert isinstance(state, TrafficState)
        tiles = listed([tile_text(group[0]) for group in move.groups], "and")
        return f"Place {tiles} to make {_numbers(state, move)}"

    def why_not(self, seen: Seen, thing: str) -> str:
        """Why tiles that lie on cells, like 6-3@0,0v 5-4@2,0<, are no part of a turn; or why a tile is none."""
        if "@" not in thing:
            return super().why_not(seen, thing)
        game, state = seen.game, seen.state
        assert isinstance(state, TrafficState)
        laid = game.meant(thing)
        assert isinstance(laid, Many)
        placed = Placement(state.grid, laid.groups)
        if not placed.lies() or placed.five():
            why = fault(state.grid, state.up, laid.groups, not state.laid)
            return why[:1].upper() + why[1:]
        tiles = listed([tile_text(group[0]) for group in laid.groups], "and")
        return f"{tiles} can't be part of a quad there. Tap a tile to turn it, or move it."

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        state = seen.state
        assert isinstance(state, TrafficState)
        if any(group[0] == tile for group in state.laid):
            return f"{tile_text(tile)} is part of a quad and stays where it is."
        if tile not in state.up or any(
            group[0] == tile
            for move in seen.game.moves(state, 0)
            if isinstance(move, Many)
            for group in move.groups
        ):
            return ""
        return f"{tile_text(tile)} doesn't fit into any quad right now."

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
        return f"placed {laid} to make the quad {quad(before, step.move)}"


def quad(state: TrafficState, move: Many) -> str:
    """The numbers of the quad that a turn makes, and the cells of its two ends."""
    laying = Placement(state.grid, move.groups)
    found = _found(laying, state, move)
    if found is None:
        return str(move)
    start, step = found
    grid, width = laying.slate.grid, int(laying.slate.width)
    ends = [
        f"{cell % width + int(grid.left)},{cell // width + int(grid.top)}"
        for cell in (start, start + 3 * step)
    ]
    return f"{_rising(laying, start)} from {ends[0]} to {ends[1]}"


def _numbers(state: TrafficState, move: Many) -> str:
    """The numbers of the quad that a turn makes."""
    laying = Placement(state.grid, move.groups)
    found = _found(laying, state, move)
    return str(move) if found is None else _rising(laying, found[0])


def _found(laying: Placement, state: TrafficState, move: Many) -> tuple[int, int] | None:
    """The quad that makes a turn of these tiles: its lowest cell and the step to the next."""
    for quad in laying.quads():
        if len(laying.places(quad)) == len(move.groups) and (bool(state.laid) or laying.is_opening(quad)):
            return quad
    return None


def _rising(laying: Placement, start: int) -> str:
    low = laying.slate.cells[start] - int(NUMBER)
    return " ".join(str(low + at) for at in range(4))
