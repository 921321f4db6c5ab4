"""Why a move on a layout is refused: the first reason that a player would give."""

from boneyard.core.codes import MoveCode
from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import HIGH, LOW, tile_text
from boneyard.games.lines.codes import LineCode
from boneyard.games.lines.layout import End
from boneyard.games.lines.moves import LEAD, MUGGINS, place_number, place_text, place_tile
from boneyard.games.lines.reach import end_at
from boneyard.games.lines.rounds import LineRounds
from boneyard.games.lines.state import ADDING, LEADING, OVER, LineState

_SHOWN = 3  # plays that are named to someone who could play


def not_your_turn(game: LineRounds, state: LineState, seat: int, move: Move) -> NotYourTurn:
    """Why a seat may not act now."""
    if state.stage == OVER:
        return NotYourTurn(MoveCode.ROUND_OVER)
    if not 0 <= seat < game.seats:
        return NotYourTurn(MoveCode.NO_SUCH_SEAT, given=str(seat), last=game.seats - 1)
    if move.kind == MUGGINS:
        return NotYourTurn.like(_no_call(game, state))
    return NotYourTurn(MoveCode.NOT_YOUR_TURN, seat=seat, turn=int(state.turn))


def why(game: LineRounds, state: LineState, seat: int, move: Move) -> Illegal:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind == LAY:
        return _no_lay(game, state, seat, move)
    if move.kind == DRAW:
        return _no_draw(game, state, seat)
    if move.kind == PASS:
        return _must(game, state, seat)
    if move.kind == MUGGINS:
        return _no_call(game, state)
    if move.kind == STOP:
        return Illegal(LineCode.NOTHING_TO_STOP)
    return game.no_such_move(move)


def _must(game: LineRounds, state: LineState, seat: int) -> Illegal:
    """What the seat has to do instead."""
    plays = [str(move) for move in game.moves(state, seat) if move.kind == LAY and move.say < 0]
    if not plays:
        return Illegal(MoveCode.DRAW_FIRST)
    return Illegal(MoveCode.MUST_PLAY, plays=tuple(plays[:_SHOWN]), more=max(len(plays) - _SHOWN, 0))


def _no_draw(game: LineRounds, state: LineState, seat: int) -> Illegal:
    if state.stage == LEADING:
        return Illegal(LineCode.LEAD_FIRST)
    if state.stage == ADDING:
        return Illegal(LineCode.ADD_OR_STOP)
    if game.answers.draws == 0:
        return Illegal(LineCode.NO_DRAWING)
    if state.yard.left() == 0:
        return Illegal(MoveCode.BONEYARD_EMPTY)
    if not game.may_draw(state):
        return Illegal(LineCode.ONE_DRAW)
    return _must(game, state, seat)


def _no_call(game: LineRounds, state: LineState) -> Illegal:
    if not game.spoken:
        return Illegal(LineCode.NOTHING_TO_CALL)
    return Illegal(LineCode.NOTHING_UNCLAIMED if state.tally.unclaimed == 0 else LineCode.OWN_POINTS)


def _no_lay(game: LineRounds, state: LineState, seat: int, move: Move) -> Illegal:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return Illegal(MoveCode.NO_SUCH_TILE, tile=tile)
    hand = state.hands.of(seat)
    if not hand.has(move.tile) and hand.down == 0:
        return Illegal(MoveCode.NOT_HELD, seat=seat, tile=tile)
    if move.say >= 0 and not game.spoken:
        return Illegal(LineCode.CLAIMED_BY_ITSELF)
    if state.stage == LEADING:
        return _no_lead(state, move)
    if move.place == LEAD:
        return Illegal(LineCode.LEAD_PLAYED, ends=_open_ends(state))
    end = end_at(state, move.place)
    if end is None:
        return _no_end(state, move)
    if not end.binds and game.reach.bound(state):
        return _bound(state)
    if not end.fits.has(move.tile):
        return _no_fit(game, end, tile)
    if game.reach.wild.has(move.tile) and HIGH[move.tile] != LOW[move.tile]:
        ends = (str(HIGH[move.tile]), str(LOW[move.tile]))
        return Illegal(MoveCode.EITHER_WAY, tile=tile, ends=ends)
    if move.left >= 0:
        return Illegal(MoveCode.CANNOT_LEAVE, tile=tile, end=str(move.left))
    return Illegal(MoveCode.ELSEWHERE, tile=tile)


def _no_lead(state: LineState, move: Move) -> Illegal:
    if state.forced >= 0 and state.forced != move.tile:
        return Illegal(LineCode.MUST_LEAD, tile=tile_text(state.forced))
    return Illegal(LineCode.TABLE_EMPTY, tile=tile_text(move.tile))


def _no_end(state: LineState, move: Move) -> Illegal:
    place = place_tile(move.place)
    tile = tile_text(place)
    shown = [end for end in state.ends() if end.tile == place]
    number = place_number(move.place)
    if number < 0 and len(shown) > 1:
        return Illegal(
            LineCode.TWO_OPEN_ENDS, tile=tile, places=tuple([place_text(end.place) for end in shown])
        )
    if number >= 0 and shown and all([end.number != number for end in shown]):
        return Illegal(LineCode.NOT_OPEN_AT, tile=tile, end=number, ends=_open_ends(state))
    if shown:
        return Illegal(LineCode.WRITE_PLACE, place=place_text(shown[0].place))
    return Illegal(LineCode.NO_OPEN_END, tile=tile, ends=_open_ends(state))


def _open_ends(state: LineState) -> tuple[tuple[str, int], ...]:
    """The places that are open, each with the number it is open at."""
    return tuple([(place_text(end.place), int(end.number)) for end in state.ends()])


def _bound(state: LineState) -> Illegal:
    end = next(end for end in state.ends() if end.binds)
    return Illegal(LineCode.NEEDS_TILES, tile=tile_text(end.tile), count=int(end.room))


def _no_fit(game: LineRounds, end: End, tile: str) -> Illegal:
    place, number = place_text(end.place), int(end.number)
    if game.layouts.total == 0:
        return Illegal(MoveCode.DOES_NOT_FIT, tile=tile, place=place, end=str(number))
    if end.number == 0:
        return Illegal(LineCode.BLANK_TAKES_MATADOR, tile=tile, place=place, end=number)
    if end.needs > game.size:
        most = int(game.layouts.total)
        return Illegal(LineCode.HIGH_TAKES_MATADOR, tile=tile, place=place, end=number, most=most)
    return Illegal(LineCode.TAKES_OR_MATADOR, tile=tile, place=place, end=number, takes=int(end.needs))
