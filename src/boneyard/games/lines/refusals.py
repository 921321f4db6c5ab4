"""Why a move on a layout is refused, in words that make sense to a player."""

from boneyard.core.errors import listed
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import HIGH, LOW, tile_text
from boneyard.games.lines.layout import End
from boneyard.games.lines.moves import LEAD, MUGGINS, place_number, place_text, place_tile
from boneyard.games.lines.reach import end_at
from boneyard.games.lines.rounds import LineRounds
from boneyard.games.lines.state import ADDING, LEADING, OVER, LineState


def not_your_turn(game: LineRounds, state: LineState, seat: int, move: Move) -> str:
    """Why a seat may not act now."""
    if state.stage == OVER:
        return f"{move} is refused: the round is over."
    if not 0 <= seat < game.seats:
        return f"{move} is refused: there is no seat {seat}, only seats 0 to {game.seats - 1}."
    if move.kind == MUGGINS:
        return f"{move} is refused: {_no_call(game, state, seat)}"
    return f"{move} is refused: it's seat {state.turn}'s turn, not seat {seat}'s."


def why(game: LineRounds, state: LineState, seat: int, move: Move) -> str:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind == LAY:
        return _no_lay(game, state, seat, move)
    if move.kind == DRAW:
        return _no_draw(game, state, seat)
    if move.kind == PASS:
        return _must(game, state, seat)
    if move.kind == MUGGINS:
        return _no_call(game, state, seat)
    if move.kind == STOP:
        return "stop only ends a turn after a double, when you don't want to add a tile."
    return game.no_such_move()


def _must(game: LineRounds, state: LineState, seat: int) -> str:
    """What the seat has to do instead."""
    moves = game.moves(state, seat)
    plays = [str(move) for move in moves if move.kind == LAY and move.say < 0]
    if not plays:
        return "draw a tile first; pass only when you can't draw."
    if len(plays) <= 3:
        return f"you can play, so you must: {listed(plays)}."
    return f"you can play, so you must: {', '.join(plays[:3])} or {len(plays) - 3} more plays."


def _no_draw(game: LineRounds, state: LineState, seat: int) -> str:
    if state.stage == LEADING:
        return "the round starts with a lead, not with a draw."
    if state.stage == ADDING:
        return "after a double, add a tile from your hand or stop."
    if game.answers.draws == 0:
        return "no one draws in this game. If you can't play, pass."
    if state.yard.left() == 0:
        return "the boneyard is empty."
    if not game.may_draw(state):
        return "you have drawn a tile already, and one is all you get in a turn."
    return _must(game, state, seat)


def _no_call(game: LineRounds, state: LineState, seat: int) -> str:
    if not game.spoken:
        return "points are claimed automatically here, so there is nothing to call."
    if state.tally.unclaimed == 0:
        return "the last play left no points unclaimed."
    return "you can't call points that your own side left unclaimed."


def _no_lay(game: LineRounds, state: LineState, seat: int, move: Move) -> str:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return f"there is no {tile} in the double-{game.size} set."
    hand = state.hands.of(seat)
    if not hand.has(move.tile) and hand.down == 0:
        return f"seat {seat} doesn't hold {tile}."
    if move.say >= 0 and not game.spoken:
        return "points are claimed automatically here. To claim them yourself, play with calls=spoken."
    if state.stage == LEADING:
        return _no_lead(state, move)
    if move.place == LEAD:
        return f"the lead has been played. The open ends are {_open_ends(state)}."
    end = end_at(state, move.place)
    if end is None:
        return _no_end(state, move)
    if not end.binds and game.reach.bound(state):
        return _bound(state)
    if not end.fits.has(move.tile):
        return _no_fit(game, end, tile)
    if game.reach.wild.has(move.tile) and HIGH[move.tile] != LOW[move.tile]:
        either = f"={HIGH[move.tile]} or ={LOW[move.tile]}"
        return f"a matador can go either way around. Write {either} for the end it leaves open."
    if move.left >= 0:
        return f"{tile} can't leave {move.left} open there."
    return f"{tile} is somewhere else: on the table or in a hand that you can see."


def _no_lead(state: LineState, move: Move) -> str:
    if state.forced >= 0 and state.forced != move.tile:
        return f"{tile_text(state.forced)} must lead this round. Write {tile_text(state.forced)} > lead."
    return f"the table is empty. Write {tile_text(move.tile)} > lead for the first tile."


def _no_end(state: LineState, move: Move) -> str:
    tile = place_tile(move.place)
    shown = [end for end in state.ends() if end.tile == tile]
    number = place_number(move.place)
    if number < 0 and len(shown) > 1:
        return (
            f"{tile_text(tile)} has two open ends. Write {listed([place_text(end.place) for end in shown])}."
        )
    if number >= 0 and shown and all([end.number != number for end in shown]):
        return f"{tile_text(tile)} isn't open at {number}. The open ends are {_open_ends(state)}."
    if shown:
        return f"write the place as {place_text(shown[0].place)}."
    return f"{tile_text(tile)} has no open end. The open ends are {_open_ends(state)}."


def _open_ends(state: LineState) -> str:
    return listed([f"{place_text(end.place)} ({end.number})" for end in state.ends()], "and")


def _bound(state: LineState) -> str:
    end = next(end for end in state.ends() if end.binds)
    more = "one more tile" if end.room == 1 else f"{end.room} more tiles"
    return f"{tile_text(end.tile)} needs {more} before you can play anywhere else."


def _no_fit(game: LineRounds, end: End, tile: str) -> str:
    shown = f"{place_text(end.place)} is open at {end.number}"
    if game.layouts.total == 0:
        return f"{tile} doesn't fit: {shown}."
    if end.number == 0:
        return f"{tile} doesn't fit: {shown}. A blank takes only a matador."
    if end.needs > game.size:
        return f"{tile} doesn't fit: {shown}. A number above {game.layouts.total} takes only a matador."
    return f"{tile} doesn't fit: {shown}. It takes a {end.needs} or a matador."
