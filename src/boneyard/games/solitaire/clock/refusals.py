"""Why a move on the Big Clock is refused, in words that a player understands."""

from typing import TYPE_CHECKING

from boneyard.core.errors import listed
from boneyard.core.move import LAY, Move
from boneyard.core.tile import DOWN, double, tile_text
from boneyard.games.solitaire.clock.state import NOTHING_UP, ClockState, finished, is_double, takes, taking
from boneyard.games.solitaire.clock.trouble import in_trouble
from boneyard.games.solitaire.moves import FILL, SHIFT, TURN, hour_of

if TYPE_CHECKING:
    from boneyard.games.solitaire.clock.rules import ClockGame


def fault(game: "ClockGame", state: ClockState, move: Move) -> str:
    """What is wrong with a move, and what would be right; empty for nothing."""
    if move.kind == FILL:
        return "" if game.to_fill(state) > 0 else _no_fill(state)
    if game.to_fill(state) > 0:
        return f"hour {game.to_fill(state)} is empty and takes the next tile first: fill."
    if move.kind == TURN:
        return _no_turn(state)
    if move.kind == LAY:
        return _no_lay(game, state, move)
    if move.kind == SHIFT:
        return _no_shift(game, state, move)
    return _no_waste(state)


def _no_fill(state: ClockState) -> str:
    for at, pile in enumerate(state.piles):
        if not pile and state.up == double(at + 1):
            return f"hour {at + 1} waits for {tile_text(state.up)}, which lies turned up."
        if not pile:
            return "the boneyard is empty: the empty hour stays so."
    return "no hour is empty."


def _no_turn(state: ClockState) -> str:
    if state.up != NOTHING_UP:
        return f"{tile_text(state.up)} lies turned up already and must find its place first."
    return "" if state.yard.left() > 0 else "the boneyard is empty."


def _no_waste(state: ClockState) -> str:
    if state.up == NOTHING_UP:
        return "no tile lies turned up."
    if state.up == DOWN:
        return "nobody here knows which tile it is."
    hours = taking(state.piles, state.up)
    if hours:
        return f"{tile_text(state.up)} can be laid at {_hours(hours)}."
    if is_double(state.up):
        return "a double never goes to the waste heap: top moves may find it a place."
    return ""


def _no_lay(game: "ClockGame", state: ClockState, move: Move) -> str:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return f"there is no {tile} in this set."
    if state.up == NOTHING_UP:
        return "no tile lies turned up: turn one first."
    if move.tile != state.up:
        return f"{tile_text(state.up)} is the tile that lies turned up."
    if move.left >= 0 or move.say >= 0:
        return f"a tile goes to an hour without more words: {tile} > 3."
    hour = hour_of(move.place)
    if not 1 <= hour <= game.hours:
        return f"a tile goes to an hour from 1 to {game.hours}."
    if not state.piles[hour - 1]:
        own = state.up == double(hour)
        return "" if own else f"hour {hour} is empty: only {tile_text(double(hour))} may be laid there."
    return _no_match(state, hour, state.up)


def _no_match(state: ClockState, hour: int, tile: int) -> str:
    top = state.piles[hour - 1][-1]
    if takes(top, tile):
        return ""
    if is_double(top):
        return f"nothing goes on a double, and {tile_text(top)} is on top of hour {hour}."
    return f"{tile_text(tile)} and {tile_text(top)} on top of hour {hour} have no number in common."


def _no_shift(game: "ClockGame", state: ClockState, move: Move) -> str:
    hour, other = move.left, hour_of(move.place)
    if not (1 <= hour <= game.hours and 1 <= other <= game.hours):
        return f"tops go from one hour to another, and the hours are 1 to {game.hours}."
    if not in_trouble(state.piles, state.up):
        return "tops may be moved only while a double is in trouble: without a match, or at a wrong hour."
    if hour == other:
        return "a top goes to another hour than its own."
    pile = state.piles[hour - 1]
    if not pile:
        return f"hour {hour} is empty."
    if finished(pile, hour):
        return f"{tile_text(pile[-1])} is at home on hour {hour}, which is finished."
    if not state.piles[other - 1]:
        return f"hour {other} is empty: a top needs another to match."
    return _no_match(state, other, pile[-1])


def _hours(hours: list[int]) -> str:
    return (
        f"hour {hours[0]}" if len(hours) == 1 else f"the hours {listed([str(hour) for hour in hours], 'and')}"
    )
