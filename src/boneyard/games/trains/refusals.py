"""Why a move in a train game is refused, in words that make sense to a player."""

from boneyard.core.errors import listed
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import HIGH, LOW, face_text, tile_text
from boneyard.games.trains.moves import CATCH, place_text
from boneyard.games.trains.reach import held
from boneyard.games.trains.rounds import TrainRounds
from boneyard.games.trains.state import EXTRA, KEPT, OVER, STRING, TOLL, TrainState


def not_your_turn(game: TrainRounds, state: TrainState, seat: int, move: Move) -> str:
    """Why a seat may not act now."""
    if state.owes == OVER:
        return f"{move} is refused: the round is over."
    if not 0 <= seat < game.seats:
        return f"{move} is refused: there is no seat {seat}, only seats 0 to {game.seats - 1}."
    if move.kind == CATCH:
        return f"{move} is refused: {no_catch(game, state, seat)}"
    return f"{move} is refused: it's seat {state.turn}'s turn, not seat {seat}'s."


def why(game: TrainRounds, state: TrainState, seat: int, move: Move) -> str:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind == LAY:
        return _no_lay(game, state, seat, move)
    if move.kind == CATCH:
        return no_catch(game, state, seat)
    if state.owes == TOLL:
        return "a D was played before you, so draw a tile first."
    if state.now.drawn == KEPT:
        return "you have to keep the tile you drew. Pass."
    if move.kind == DRAW and state.now.drew:
        return "you have drawn a tile already."
    if move.kind == DRAW and state.owes != STRING and state.owes != EXTRA and state.yard.left() == 0:
        return "the boneyard is empty."
    if move.kind == DRAW or move.kind == PASS:
        return _must(game, state, seat)
    if move.kind == STOP:
        return "there is nothing to stop. Stop ends a series of tiles on your own train."
    return game.no_such_move()


def no_catch(game: TrainRounds, state: TrainState, seat: int) -> str:
    """Why there is no one to catch."""
    if not game.answers.spoken:
        return "no one can be caught here: last tiles are announced automatically."
    drew = state.rail.drew
    if drew >= 0 and drew != seat:
        return f"seat {drew} couldn't play before drawing."
    return "no one has forgotten to announce a last tile."


def _must(game: TrainRounds, state: TrainState, seat: int) -> str:
    """What the seat has to do instead."""
    plays = [str(move) for move in game.moves(state, seat) if move.kind == LAY and move.say < 0]
    if not plays:
        return "draw a tile first; pass only when you can't draw."
    if len(plays) <= 3:
        return f"you can play, so you must: {listed(plays)}."
    return f"you can play, so you must: {', '.join(plays[:3])} or {len(plays) - 3} more plays."


def _no_lay(game: TrainRounds, state: TrainState, seat: int, move: Move) -> str:
    tile = tile_text(move.tile)
    hand = state.hands.of(seat)
    if move.tile not in game.tiles:
        return f"there is no {tile} in this set."
    if not hand.has(held(hand, move.tile)) and hand.down == 0:
        return f"seat {seat} doesn't hold {tile}."
    if state.owes == TOLL:
        return "a D was played before you, so draw a tile first."
    if move.say >= 0:
        return "announce only the play that leaves you one tile, and only where calls are spoken."
    if state.now.drawn == KEPT:
        return "you have to keep the tile you drew. Pass."
    if state.now.drew and move.tile != state.now.drawn:
        return f"after a draw you may play only the tile you drew, {tile_text(state.now.drawn)}."
    index = game.reach.index_of(move.place)
    if not 0 <= index < len(state.trains):
        return f"there is no train {place_text(move.place)} here."
    if state.bound >= 0 and index != state.bound:
        return f"the open double on train {_name(game, state.bound)} must be covered first."
    if len(state.opens) == 2 and index not in state.opens:
        return "one of the two open doubles must be covered first."
    if index not in game.reach.spots(state, seat):
        return _closed(game, state, seat, index)
    return _no_fit(game, state, index, move)


def _closed(game: TrainRounds, state: TrainState, seat: int, index: int) -> str:
    if state.opens and game.answers.cover_only:
        return f"the double on train {_name(game, state.opens[-1])} must be covered first."
    if game.reach.on_own_only(state, seat):
        return "on this turn you may play only on your own train."
    return f"train {_name(game, index)} has no marker, so only its owner may play on it."


def _no_fit(game: TrainRounds, state: TrainState, index: int, move: Move) -> str:
    train = state.trains[index]
    tile = tile_text(move.tile)
    if not game.reach.fits[train.end].has(move.tile):
        return f"{tile} doesn't fit: train {_name(game, index)} is open at {face_text(train.end)}."
    if HIGH[move.tile] == LOW[move.tile]:
        if game.reach.wild_double.has(move.tile) and train.on_double():
            return "W-W can't go on another double."
        return "you may play a second double only if you can then cover one of the two from your hand."
    if game.reach.leaves(state, index, move) < 0 and move.left < 0:
        either = listed([f"={face_text(HIGH[move.tile])}", f"={face_text(LOW[move.tile])}"])
        return f"{tile} can go either way around. Write {either} for the end it leaves open."
    return f"{tile} can't leave {face_text(move.left)} open there."


def _name(game: TrainRounds, index: int) -> str:
    return place_text(game.reach.places[index])
