"""Traffic in words."""

from collections.abc import Sequence

from boneyard.core.game import Game
from boneyard.core.move import Many, Move
from boneyard.core.tile import tile_text
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.games.solitaire.traffic.grid import NUMBER
from boneyard.games.solitaire.traffic.placement import Placement
from boneyard.games.solitaire.traffic.refusals import fault
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.words.context import Seen, Step
from boneyard.words.grammar import YOU, tile_list
from boneyard.words.language import _, ngettext, number
from boneyard.words.refusals import render
from boneyard.words.solitaire.rows import GIVE_UP, SoloTeller, gives_up


class TrafficTeller(SoloTeller):
    """Quads of numbers, laid on a grid."""

    def says(self, seen: Seen) -> list[str]:
        last = seen.last
        if not isinstance(last, Many):
            return [_("A quad is four numbers in order, side by side in a line.")]
        return [_("Last quad: {tiles}.", tiles=tile_list([group[0] for group in last.groups]))]

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        count = len(moves)
        if count == 1:
            return _("You have one way to make a quad.")
        return ngettext(
            "You have {number} way to make a quad.",
            "You have {number} ways to make a quad.",
            count,
            number=number(count),
        )

    def button(self, seen: Seen, move: Move) -> str:
        if not isinstance(move, Many):
            return _(GIVE_UP)
        state = seen.state
        assert isinstance(state, TrafficState)
        tiles = tile_list([group[0] for group in move.groups])
        return _("Place {tiles} to make {numbers}", tiles=tiles, numbers=_numbers(state, move))

    def why_not(self, seen: Seen, thing: str) -> str:
        """Why tiles that lie on cells, like 6-3@0,0v 5-4@2,0<, are no part of a turn; or why a tile is none."""
        if "@" not in thing:
            return super().why_not(seen, thing)
        game, state = seen.game, seen.state
        assert isinstance(state, TrafficState)
        laid = game.meant(thing)
        assert isinstance(laid, Many)
        placed = Placement(state.grid, laid.groups)
        why = fault(state.grid, state.up, laid.groups, not state.laid)
        if why is not None and (not placed.lies() or placed.five()):
            return render(why)
        return ngettext(
            "{tiles} can't be part of a quad there. Tap a tile to turn it, or move it.",
            "{tiles} can't be part of a quad there. Tap a tile to turn it, or move it.",
            len(laid.groups),
            tiles=tile_list([group[0] for group in laid.groups]),
        )

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        state = seen.state
        assert isinstance(state, TrafficState)
        if any(group[0] == tile for group in state.laid):
            return _("{tile} is part of a quad and stays where it is.", tile=tile_text(tile))
        if tile not in state.up or any(
            group[0] == tile
            for move in seen.game.moves(state, 0)
            if isinstance(move, Many)
            for group in move.groups
        ):
            return ""
        return _("{tile} doesn't fit into any quad right now.", tile=tile_text(tile))

    def where(self, seen: Seen, move: Move) -> str:
        """The quad's numbers and cells, and the turn as a record writes it."""
        state = seen.state
        assert isinstance(state, TrafficState)
        assert isinstance(move, Many)
        return f"{quad(state, move)}: {move}"

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        before = step.before
        assert isinstance(before, TrafficState)
        if not isinstance(step.move, Many):
            assert step.move.kind == CONCEDE
            return gives_up(names[0])
        laid, made = tile_list([group[0] for group in step.move.groups]), quad(before, step.move)
        if names[0] == YOU:
            return _("You placed {tiles} to make the quad {quad}.", tiles=laid, quad=made)
        return _("{name} placed {tiles} to make the quad {quad}.", name=names[0], tiles=laid, quad=made)


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
    return _("{numbers} from {start} to {end}", numbers=_rising(laying, start), start=ends[0], end=ends[1])


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
