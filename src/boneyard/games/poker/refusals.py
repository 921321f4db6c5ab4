"""Why a move in poker is refused, in words that make sense to a player."""

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
        return f"{move} is refused: there is no seat {seat}, only seats 0 to {game.seats - 1}."
    if seat not in state.inside:
        how = "has folded" if state.hands.of(seat).size > 0 else "has no chips and sits out"
        return f"{move} is refused: seat {seat} {how}. It's seat {state.waiting[0]}'s turn."
    if state.stakes.left(seat) == 0 and state.stage != EXCHANGING:
        return f"{move} is refused: seat {seat} is all in. It's seat {state.waiting[0]}'s turn."
    return f"{move} is refused: it's seat {state.waiting[0]}'s turn, not seat {seat}'s."


def why(game: PokerRounds, state: PokerState, seat: int, move: Move) -> str:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind not in game.kinds:
        return game.no_such_move()
    if state.stage == EXCHANGING:
        return _no_exchange(game, state, seat, move)
    if move.kind == EXCHANGE or move.kind == STAND:
        return f"this is a round of betting: {_may(game, state, seat)}."
    owed = state.stakes.owed(seat)
    if owed > 0:
        return _under_a_bet(game, state, seat, move)
    if move.kind == CALL or move.kind == RAISE or move.kind == FOLD:
        return f"no one has bet, so you can't {move}: {_may(game, state, seat)}."
    return f"no one else has chips to call a bet with: {_may(game, state, seat)}."


def _under_a_bet(game: PokerRounds, state: PokerState, seat: int, move: Move) -> str:
    stakes = state.stakes
    may = _may(game, state, seat)
    owed = stakes.owed(seat)
    if move.kind == CHECK:
        return f"there is a bet, and calling it costs {owed}: {may}."
    if move.kind == BET:
        return f"someone has bet already: {may}."
    if stakes.raises >= game.answers.raises:
        most = game.answers.raises
        return (
            f"there have been {most} raises, and that's the limit: {may}."
            if most
            else f"there are no raises here: {may}."
        )
    if stakes.left(seat) <= owed:
        return f"seat {seat} has too few chips to raise, {stakes.left(seat)} with {owed} to call: {may}."
    return f"no one else has chips to call a raise with: {may}."


def _no_exchange(game: PokerRounds, state: PokerState, seat: int, move: Move) -> str:
    if not isinstance(move, Many):
        return "this is the exchange: say stand, or exchange and the tiles to trade, like exchange 6-1 3-2."
    tiles = move.groups[0]
    hand = state.hands.of(seat)
    named = [tile for tile in tiles if tile != DOWN]
    if len(tiles) > state.yard.left():
        return f"there are {state.yard.left()} tiles left to draw, so you can't trade more than that."
    if len(set(named)) < len(named):
        return "you can trade a tile only once."
    missing = [tile_text(tile) for tile in named if not hand.has(tile)]
    if missing:
        return f"seat {seat} doesn't hold {listed(missing)}, only {tiles_text(hand.tiles())}."
    return f"name the tiles to trade, from {tiles_text(hand.tiles())}."


def _may(game: PokerRounds, state: PokerState, seat: int) -> str:
    return f"say {listed([str(move) for move in game.moves(state, seat)])}"


def unknown(seat: int) -> str:
    """Why a deal can't go on to a showdown."""
    return f"the hands would have to be shown, and seat {seat}'s tiles are face down here."
