"""Why a move in poker is refused, in words that a player understands."""

from boneyard.core.errors import listed
from boneyard.core.move import Many, Move
from boneyard.core.tile import DOWN, tile_text, tiles_text
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND
from boneyard.games.poker.rounds import PokerRounds
from boneyard.games.poker.state import EXCHANGING, OVER, PokerState


def not_your_turn(game: PokerRounds, state: PokerState, seat: int, move: Move) -> str:
    """Why a seat may not act now."""
    if state.stage == OVER:
        return f"{move} is refused: the deal is over."
    if not 0 <= seat < game.seats:
        return f"{move} is refused: there is no seat {seat}, only 0 to {game.seats - 1}."
    if seat not in state.inside:
        how = "has folded" if state.hands.of(seat).size > 0 else "has no chips and sits out"
        return f"{move} is refused: seat {seat} {how}; it is the turn of seat {state.waiting[0]}."
    if state.stakes.left(seat) == 0 and state.stage != EXCHANGING:
        return f"{move} is refused: seat {seat} is all in; it is the turn of seat {state.waiting[0]}."
    return f"{move} is refused: it is the turn of seat {state.waiting[0]}, not of seat {seat}."


def why(game: PokerRounds, state: PokerState, seat: int, move: Move) -> str:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind not in game.kinds:
        return game.no_such_move()
    if state.stage == EXCHANGING:
        return _no_exchange(game, state, seat, move)
    if move.kind == EXCHANGE or move.kind == STAND:
        return f"this is no exchange but a round of betting: {_may(game, state, seat)}."
    owed = state.stakes.owed(seat)
    if owed > 0:
        return _under_a_bet(game, state, seat, move)
    if move.kind == CALL or move.kind == RAISE or move.kind == FOLD:
        return f"nobody has bet, so there is nothing to {move}: {_may(game, state, seat)}."
    return f"nobody else has chips to call a bet with: {_may(game, state, seat)}."


def _under_a_bet(game: PokerRounds, state: PokerState, seat: int, move: Move) -> str:
    stakes = state.stakes
    may = _may(game, state, seat)
    owed = stakes.owed(seat)
    if move.kind == CHECK:
        return f"there is a bet to call, {owed} more for seat {seat}: {may}."
    if move.kind == BET:
        return f"somebody has bet already: {may}."
    if stakes.raises >= game.answers.raises:
        most = game.answers.raises
        return (
            f"there have been {most} raises, the most there may be: {may}."
            if most
            else f"nobody may raise: {may}."
        )
    if stakes.left(seat) <= owed:
        return f"seat {seat} has no more than it takes to call, {stakes.left(seat)} of {owed}: {may}."
    return f"nobody else has chips to call a raise with: {may}."


def _no_exchange(game: PokerRounds, state: PokerState, seat: int, move: Move) -> str:
    if not isinstance(move, Many):
        return "this is the exchange: say stand, or exchange and the tiles to give away."
    tiles = move.groups[0]
    hand = state.hands.of(seat)
    named = [tile for tile in tiles if tile != DOWN]
    if len(tiles) > state.yard.left():
        return f"there are {state.yard.left()} tiles left to draw, so no more can be given away."
    if len(set(named)) < len(named):
        return "a tile can be given away only once."
    missing = [tile_text(tile) for tile in named if not hand.has(tile)]
    if missing:
        return f"seat {seat} does not hold {listed(missing)}; it holds {tiles_text(hand.tiles())}."
    return f"name the tiles to give away, out of {tiles_text(hand.tiles())}."


def _may(game: PokerRounds, state: PokerState, seat: int) -> str:
    return f"say {listed([str(move) for move in game.moves(state, seat)])}"


def unknown(seat: int) -> str:
    """Why a deal cannot go on to a showdown."""
    return f"the hands would have to be shown, and the tiles of seat {seat} lie face down here."
