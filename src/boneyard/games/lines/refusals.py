"""Why a move on a layout is refused, in words that a player understands."""

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
        return f"{move} is refused: there is no seat {seat}, only 0 to {game.seats - 1}."
    if move.kind == MUGGINS:
        return f"{move} is refused: {_no_call(game, state, seat)}"
    return f"{move} is refused: it is the turn of seat {state.turn}, not of seat {seat}."


def why(game: LineRounds, state: LineState, seat: int, move: Move) -> str:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind == LAY:
        return _no_lay(game, state, seat, move)
    if move.kind == DRAW:
        return _no_draw(game, state, seat)
    if move.kind == PASS:
        return f"{_can_do(game, state, seat)}, and who can must."
    if move.kind == MUGGINS:
        return _no_call(game, state, seat)
    if move.kind == STOP:
        return "it only declines to add a tile after a double."
    return game.no_such_move()


def _can_do(game: LineRounds, state: LineState, seat: int) -> str:
    """What the seat could do, as the beginning of a sentence."""
    moves = game.moves(state, seat)
    plays = [str(move) for move in moves if move.kind == LAY and move.say < 0]
    if not plays:
        return "a tile can be drawn"
    shown = plays if len(plays) <= 3 else [*plays[:3], f"{len(plays) - 3} more"]
    return f"seat {seat} can play {listed(shown)}"


def _no_draw(game: LineRounds, state: LineState, seat: int) -> str:
    if state.stage == LEADING:
        return "the round opens with a lead, not with a draw."
    if state.stage == ADDING:
        return "after a double one may add a tile from the hand, or stop."
    if game.answers.draws == 0:
        return "nobody draws in this game: who cannot play passes."
    if state.yard.left() == 0:
        return "the boneyard is empty."
    if not game.may_draw(state):
        return "one tile was drawn already, and one is all this game allows in a turn."
    return f"{_can_do(game, state, seat)}, and who can must."


def _no_call(game: LineRounds, state: LineState, seat: int) -> str:
    if not game.spoken:
        return "every score is claimed for the player here, so there is nothing to call."
    if state.tally.unclaimed == 0:
        return "no points of the last play were left unclaimed."
    return f"seat {seat} cannot call points that its own side left unclaimed."


def _no_lay(game: LineRounds, state: LineState, seat: int, move: Move) -> str:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return f"there is no {tile} in the double-{game.size} set."
    hand = state.hands.of(seat)
    if not hand.has(move.tile) and hand.down == 0:
        return f"{tile} is not in the hand of seat {seat}."
    if move.say >= 0 and not game.spoken:
        return "points are claimed for the players here; spoken claims are the option calls=spoken."
    if state.stage == LEADING:
        return _no_lead(state, move)
    if move.place == LEAD:
        return f"the lead has been laid; the open ends are {_open_ends(state)}."
    end = end_at(state, move.place)
    if end is None:
        return _no_end(state, move)
    if not end.binds and game.reach.bound(state):
        return _bound(state)
    if not end.fits.has(move.tile):
        return _no_fit(game, end, tile)
    if game.reach.wild.has(move.tile) and HIGH[move.tile] != LOW[move.tile]:
        either = f"={HIGH[move.tile]} or ={LOW[move.tile]}"
        return f"a matador goes either way round: write {either} for the number it leaves open."
    if move.left >= 0:
        return f"{tile} cannot leave {move.left} open there."
    return f"{tile} is on the table or in a hand that is seen already."


def _no_lead(state: LineState, move: Move) -> str:
    if state.forced >= 0 and state.forced != move.tile:
        return f"{tile_text(state.forced)} must lead this round: {tile_text(state.forced)} > lead."
    return f"the table is empty: the first tile is played as {tile_text(move.tile)} > lead."


def _no_end(state: LineState, move: Move) -> str:
    tile = place_tile(move.place)
    shown = [end for end in state.ends() if end.tile == tile]
    number = place_number(move.place)
    if number < 0 and len(shown) > 1:
        return (
            f"{tile_text(tile)} has two open ends: write {listed([place_text(end.place) for end in shown])}."
        )
    if number >= 0 and shown and all([end.number != number for end in shown]):
        return f"{tile_text(tile)} is not open at {number}; the open ends are {_open_ends(state)}."
    if shown:
        return f"write the place as {place_text(shown[0].place)}."
    return f"{tile_text(tile)} shows no open end; the open ends are {_open_ends(state)}."


def _open_ends(state: LineState) -> str:
    return listed([f"{place_text(end.place)} ({end.number})" for end in state.ends()], "and")


def _bound(state: LineState) -> str:
    end = next(end for end in state.ends() if end.binds)
    more = "one more tile" if end.room == 1 else f"{end.room} more tiles"
    return f"{tile_text(end.tile)} must get {more} before anything else may be played."


def _no_fit(game: LineRounds, end: End, tile: str) -> str:
    shown = f"{place_text(end.place)} is open at {end.number}"
    if game.layouts.total == 0:
        return f"{tile} does not fit: {shown}."
    if end.number == 0:
        return f"{tile} does not fit: {shown}, and a blank takes only a matador."
    if end.needs > game.size:
        return f"{tile} does not fit: {shown}, which is above {game.layouts.total} and takes only a matador."
    return f"{tile} does not fit: {shown}, which takes {end.needs} or a matador."
