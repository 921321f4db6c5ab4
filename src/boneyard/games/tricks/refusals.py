"""Why a move in a trick-taking game is refused: the first reason that a player would give."""

from boneyard.core.codes import MoveCode
from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.tile import tile_text
from boneyard.games.tricks.codes import TrickCode
from boneyard.games.tricks.hand import down, seen_tiles
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, suit_text
from boneyard.games.tricks.rounds import TrickRounds
from boneyard.games.tricks.state import BIDDING, NAMING, OVER, PLAYING, SETTING, TrickState


def not_your_turn(game: TrickRounds, state: TrickState, seat: int, move: Move) -> NotYourTurn:
    """Why a seat may not act now."""
    if state.owes == OVER:
        return NotYourTurn(MoveCode.ROUND_OVER)
    if not 0 <= seat < game.seats:
        return NotYourTurn(MoveCode.NO_SUCH_SEAT, given=str(seat), last=game.seats - 1)
    if state.owes == BIDDING and state.auction.still & 2**seat == 0:
        return NotYourTurn(TrickCode.FINISHED_BIDDING, seat=seat, turn=int(state.turn))
    return NotYourTurn(MoveCode.NOT_YOUR_TURN, seat=seat, turn=int(state.turn))


def why(game: TrickRounds, state: TrickState, seat: int, move: Move) -> Illegal:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind not in (ALONE, ASIDE, BID, CLAIM, PASS, TRUMP):
        return game.no_such_move(move)
    if move.kind == ASIDE and not game.answers.widow:
        return Illegal(TrickCode.NO_WIDOW)
    if state.owes == BIDDING:
        return _no_call(game, state, move)
    if move.kind == BID or move.kind == PASS:
        return Illegal(TrickCode.BIDDING_OVER, seat=int(state.bidder), bid=int(state.bid))
    if state.owes == SETTING:
        return _no_aside(seat, move)
    if move.kind == ASIDE:
        return Illegal(TrickCode.ASIDE_ALREADY)
    if state.owes == NAMING:
        return _no_naming(game, move)
    if move.kind == TRUMP:
        return Illegal(TrickCode.TRUMPS_NAMED, suit=suit_text(state.trump))
    return _no_claim(game, state, seat) if move.kind == CLAIM else _no_play(game, state, seat, move)


def _no_call(game: TrickRounds, state: TrickState, move: Move) -> Illegal:
    bids = tuple([int(each.left) for each in game.moves(state, int(state.turn)) if each.kind == BID])
    over = int(state.bid)
    if move.kind != BID:
        return Illegal(TrickCode.BIDDING_NOT_OVER, bids=bids, over=over)
    if move.left in game.answers.bids:
        return Illegal(TrickCode.BID_TOO_LOW, bids=bids, over=over)
    return Illegal(TrickCode.NOT_A_BID, bid=int(move.left), bids=bids, over=over)


def _no_aside(seat: int, move: Move) -> Illegal:
    if move.kind == ASIDE:
        return Illegal(MoveCode.NOT_HELD, seat=seat, tile=tile_text(move.tile))
    return Illegal(TrickCode.ASIDE_FIRST)


def _no_naming(game: TrickRounds, move: Move) -> Illegal:
    suits = tuple([suit_text(suit) for suit in game.answers.trumps])
    if move.kind == TRUMP:
        return Illegal(TrickCode.NOT_TRUMPS, suit=suit_text(move.left), suits=suits)
    return Illegal(TrickCode.TRUMPS_FIRST, suits=suits)


def _no_play(game: TrickRounds, state: TrickState, seat: int, move: Move) -> Illegal:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return Illegal(TrickCode.WHICH_TILE) if move.tile < 0 else Illegal(MoveCode.NO_SUCH_TILE, tile=tile)
    hand = state.hand(seat)
    if move.tile not in seen_tiles(hand):
        if down(hand) == 0:
            return Illegal(MoveCode.NOT_HELD, seat=seat, tile=tile)
        if move.tile not in game.unseen(state):
            return Illegal(MoveCode.ELSEWHERE, tile=tile)
    suit = game.suit_led(state)
    held = tuple([tile_text(each) for each in game.follows(state, seat)])
    return Illegal(TrickCode.FOLLOW_SUIT, suit=suit_text(suit), trumps=bool(suit == state.trump), held=held)


def _no_claim(game: TrickRounds, state: TrickState, seat: int) -> Illegal:
    if not game.answers.claim:
        return Illegal(TrickCode.NO_CLAIMING)
    if state.owes == PLAYING and seat != state.leader:
        return Illegal(TrickCode.CLAIM_ON_LEAD)
    return Illegal(TrickCode.CLAIM_NOT_SURE)
