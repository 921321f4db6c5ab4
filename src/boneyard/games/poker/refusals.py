"""Why a move in poker is refused: the first reason that a player would give."""

from boneyard.core.codes import MoveCode
from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.move import Many, Move
from boneyard.core.tile import DOWN, tile_text, tile_texts
from boneyard.games.poker.codes import PokerCode
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND
from boneyard.games.poker.rounds import PokerRounds
from boneyard.games.poker.state import EXCHANGING, OVER, PokerState


def not_your_turn(game: PokerRounds, state: PokerState, seat: int, move: Move) -> NotYourTurn:
    """Why a seat may not act now."""
    if state.stage == OVER:
        return NotYourTurn(PokerCode.HAND_OVER)
    if not 0 <= seat < game.seats:
        return NotYourTurn(MoveCode.NO_SUCH_SEAT, given=str(seat), last=game.seats - 1)
    code: PokerCode | MoveCode = MoveCode.NOT_YOUR_TURN
    if seat not in state.inside:
        code = PokerCode.FOLDED if state.hands.of(seat).size > 0 else PokerCode.SITS_OUT
    elif state.stakes.left(seat) == 0 and state.stage != EXCHANGING:
        code = PokerCode.ALL_IN
    return NotYourTurn(code, seat=seat, turn=state.waiting[0])


def why(game: PokerRounds, state: PokerState, seat: int, move: Move) -> Illegal:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind not in game.kinds:
        return game.no_such_move(move)
    if state.stage == EXCHANGING:
        return _no_exchange(state, seat, move)
    may = tuple([str(each) for each in game.moves(state, seat)])
    if move.kind == EXCHANGE or move.kind == STAND:
        return Illegal(PokerCode.BETTING, may=may)
    owed = state.stakes.owed(seat)
    if owed > 0:
        return _under_a_bet(game, state, seat, move, may)
    if move.kind == CALL or move.kind == RAISE or move.kind == FOLD:
        return Illegal(PokerCode.NO_BET, move=str(move), may=may)
    return Illegal(PokerCode.NO_ONE_TO_CALL, may=may)


def _under_a_bet(
    game: PokerRounds, state: PokerState, seat: int, move: Move, may: tuple[str, ...]
) -> Illegal:
    stakes = state.stakes
    owed = int(stakes.owed(seat))
    if move.kind == CHECK:
        return Illegal(PokerCode.BET_TO_CALL, owed=owed, may=may)
    if move.kind == BET:
        return Illegal(PokerCode.BET_ALREADY, may=may)
    most = game.answers.raises
    if stakes.raises >= most:
        return (
            Illegal(PokerCode.RAISE_LIMIT, count=int(most), may=may)
            if most
            else Illegal(PokerCode.NO_RAISES, may=may)
        )
    left = int(stakes.left(seat))
    if left <= owed:
        return Illegal(PokerCode.TOO_FEW_CHIPS, left=left, owed=owed, may=may)
    return Illegal(PokerCode.NO_ONE_TO_CALL, may=may)


def _no_exchange(state: PokerState, seat: int, move: Move) -> Illegal:
    if not isinstance(move, Many):
        return Illegal(PokerCode.EXCHANGING)
    tiles = move.groups[0]
    hand = state.hands.of(seat)
    named = [tile for tile in tiles if tile != DOWN]
    if len(tiles) > state.yard.left():
        return Illegal(PokerCode.FEWER_LEFT, count=int(state.yard.left()))
    if len(set(named)) < len(named):
        return Illegal(PokerCode.TRADED_TWICE)
    held = tile_texts(hand.tiles())
    missing = tuple([tile_text(tile) for tile in named if not hand.has(tile)])
    if missing:
        return Illegal(PokerCode.TRADE_NOT_HELD, seat=seat, missing=missing, held=held)
    return Illegal(PokerCode.NAME_TILES, held=held)
