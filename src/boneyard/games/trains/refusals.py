"""Why a move in a train game is refused: the first reason that a player would give."""

from boneyard.core.codes import MoveCode
from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import HIGH, LOW, face_text, tile_text
from boneyard.games.trains.codes import TrainCode
from boneyard.games.trains.moves import CATCH, place_text
from boneyard.games.trains.reach import held
from boneyard.games.trains.rounds import TrainRounds
from boneyard.games.trains.state import EXTRA, KEPT, OVER, STRING, TOLL, TrainState

_SHOWN = 3  # plays that are named to someone who could play


def not_your_turn(game: TrainRounds, state: TrainState, seat: int, move: Move) -> NotYourTurn:
    """Why a seat may not act now."""
    if state.owes == OVER:
        return NotYourTurn(MoveCode.ROUND_OVER)
    if not 0 <= seat < game.seats:
        return NotYourTurn(MoveCode.NO_SUCH_SEAT, given=str(seat), last=game.seats - 1)
    if move.kind == CATCH:
        return NotYourTurn.like(_no_catch(game, state, seat))
    return NotYourTurn(MoveCode.NOT_YOUR_TURN, seat=seat, turn=int(state.turn))


def why(game: TrainRounds, state: TrainState, seat: int, move: Move) -> Illegal:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind == LAY:
        return _no_lay(game, state, seat, move)
    if move.kind == CATCH:
        return _no_catch(game, state, seat)
    if state.owes == TOLL:
        return Illegal(TrainCode.TOLL)
    if state.now.drawn == KEPT:
        return Illegal(TrainCode.KEEP_DRAWN)
    if move.kind == DRAW and state.now.drew:
        return Illegal(MoveCode.DRAWN_ALREADY)
    if move.kind == DRAW and state.owes != STRING and state.owes != EXTRA and state.yard.left() == 0:
        return Illegal(MoveCode.BONEYARD_EMPTY)
    if move.kind == DRAW or move.kind == PASS:
        return _must(game, state, seat)
    if move.kind == STOP:
        return Illegal(TrainCode.NO_SERIES)
    return game.no_such_move(move)


def no_catch(game: TrainRounds, state: TrainState, seat: int) -> Illegal:
    """Why there is no one to catch, for a seat whose turn it is or for another."""
    found = _no_catch(game, state, seat)
    return found if seat == state.turn else NotYourTurn.like(found)


def _no_catch(game: TrainRounds, state: TrainState, seat: int) -> Illegal:
    if not game.answers.spoken:
        return Illegal(TrainCode.NO_CATCHING)
    drew = int(state.rail.drew)
    if drew >= 0 and drew != seat:
        return Illegal(TrainCode.COULD_NOT_PLAY, seat=drew)
    return Illegal(TrainCode.NO_ONE_FORGOT)


def _must(game: TrainRounds, state: TrainState, seat: int) -> Illegal:
    """What the seat has to do instead."""
    plays = [str(move) for move in game.moves(state, seat) if move.kind == LAY and move.say < 0]
    if not plays:
        return Illegal(MoveCode.DRAW_FIRST)
    return Illegal(MoveCode.MUST_PLAY, plays=tuple(plays[:_SHOWN]), more=max(len(plays) - _SHOWN, 0))


def _no_lay(game: TrainRounds, state: TrainState, seat: int, move: Move) -> Illegal:
    tile = tile_text(move.tile)
    hand = state.hands.of(seat)
    if move.tile not in game.tiles:
        return Illegal(MoveCode.NO_SUCH_TILE, tile=tile)
    if not hand.has(held(hand, move.tile)) and hand.down == 0:
        return Illegal(MoveCode.NOT_HELD, seat=seat, tile=tile)
    if state.owes == TOLL:
        return Illegal(TrainCode.TOLL)
    if move.say >= 0:
        return Illegal(TrainCode.NOT_LAST_TILE)
    if state.now.drawn == KEPT:
        return Illegal(TrainCode.KEEP_DRAWN)
    if state.now.drew and move.tile != state.now.drawn:
        return Illegal(TrainCode.ONLY_DRAWN, tile=tile_text(state.now.drawn))
    index = game.reach.index_of(move.place)
    if not 0 <= index < len(state.trains):
        return Illegal(TrainCode.NO_SUCH_TRAIN, train=place_text(move.place))
    if state.bound >= 0 and index != state.bound:
        return Illegal(TrainCode.COVER_DOUBLE, train=_name(game, state.bound))
    if len(state.opens) == 2 and index not in state.opens:
        return Illegal(TrainCode.COVER_ONE_OF_TWO)
    if index not in game.reach.spots(state, seat):
        return _closed(game, state, seat, index)
    return _no_fit(game, state, index, move)


def _closed(game: TrainRounds, state: TrainState, seat: int, index: int) -> Illegal:
    if state.opens and game.answers.cover_only:
        return Illegal(TrainCode.COVER_DOUBLE, train=_name(game, state.opens[-1]))
    if game.reach.on_own_only(state, seat):
        return Illegal(TrainCode.OWN_TRAIN_ONLY)
    return Illegal(TrainCode.NO_MARKER, train=_name(game, index))


def _no_fit(game: TrainRounds, state: TrainState, index: int, move: Move) -> Illegal:
    train = state.trains[index]
    tile = tile_text(move.tile)
    if not game.reach.fits[train.end].has(move.tile):
        return Illegal(MoveCode.DOES_NOT_FIT, tile=tile, train=_name(game, index), end=face_text(train.end))
    if HIGH[move.tile] == LOW[move.tile]:
        wild = game.reach.wild_double.has(move.tile) and train.on_double()
        return Illegal(TrainCode.WILD_ON_DOUBLE if wild else TrainCode.SECOND_DOUBLE)
    if game.reach.leaves(state, index, move) < 0 and move.left < 0:
        ends = (face_text(HIGH[move.tile]), face_text(LOW[move.tile]))
        return Illegal(MoveCode.EITHER_WAY, tile=tile, ends=ends)
    return Illegal(MoveCode.CANNOT_LEAVE, tile=tile, end=face_text(move.left))


def _name(game: TrainRounds, index: int) -> str:
    return place_text(game.reach.places[index])
