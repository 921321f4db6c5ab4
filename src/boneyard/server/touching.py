"""What one touches to mean a move: the ids of the pieces and spots of the scene, in the order one would touch them."""

from boneyard.core.game import State
from boneyard.core.move import ALONE, ASIDE, LAY, SHIFT, SPREAD, WORDS, Many, Move
from boneyard.core.place import place_text
from boneyard.games.solitaire.clock_state import ClockState
from boneyard.games.solitaire.grid import across, down
from boneyard.games.tricks.state import TrickState
from boneyard.pictures.scene import piece_id

# A word for each kind of move that has none of its own in a record.
_KINDS = {int(LAY): "lay", int(ALONE): "alone", int(SHIFT): "shift", int(SPREAD): "spread"}


def kind_of(move: Move) -> str:
    """What kind of move it is, as a page tells them apart."""
    kind = int(move.kind)
    return _KINDS.get(kind) or WORDS[kind] or "remove"


def touches(state: State, move: Move) -> list[str]:
    """The pieces and spots that mean this move; none where it is a word."""
    if isinstance(move, Many):
        return _many(move)
    if move.kind == LAY:
        return [piece_id(int(move.tile)), place_text(move.place)]
    if move.kind == ASIDE:
        return [piece_id(int(move.tile)), "aside"]
    if move.kind == ALONE:
        return [piece_id(int(move.tile)), *(["trick"] if isinstance(state, TrickState) else [])]
    if move.kind == SHIFT and isinstance(state, ClockState):
        return [piece_id(state.piles[int(move.left) - 1][-1]), place_text(move.place)]
    return []


def _many(move: Many) -> list[str]:
    if move.kind != SPREAD:
        return [piece_id(tile) for group in move.groups for tile in group]
    found = []
    for tile, x, y, direction in move.groups:
        other = (x + int(across(direction)), y + int(down(direction)))
        found += [piece_id(tile), f"{x},{y}", f"{other[0]},{other[1]}"]
    return found
