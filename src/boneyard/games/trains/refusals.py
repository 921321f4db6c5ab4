"""Why a move in a train game is refused, in words that a player understands."""

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
        return f"{move} is refused: there is no seat {seat}, only 0 to {game.seats - 1}."
    if move.kind == CATCH:
        return f"{move} is refused: {no_catch(game, state, seat)}"
    return f"{move} is refused: it is the turn of seat {state.turn}, not of seat {seat}."


def why(game: TrainRounds, state: TrainState, seat: int, move: Move) -> str:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind == LAY:
        return _no_lay(game, state, seat, move)
    if move.kind == CATCH:
        return no_catch(game, state, seat)
    if state.owes == TOLL:
        return "the D laid before asks for a draw first."
    if state.now.drawn == KEPT:
        return "the tile that was drawn stays in the hand: pass."
    if move.kind == DRAW and state.now.drew:
        return "one tile was drawn already."
    if move.kind == DRAW and state.owes != STRING and state.owes != EXTRA and state.yard.left() == 0:
        return "the boneyard is empty."
    if move.kind == DRAW or move.kind == PASS:
        return f"{_can_do(game, state, seat)}."
    if move.kind == STOP:
        return "there is nothing to stop: stop ends a string of tiles on the own train."
    return game.no_such_move()


def no_catch(game: TrainRounds, state: TrainState, seat: int) -> str:
    """Why there is nobody to catch."""
    if not game.answers.spoken:
        return "nobody is caught here: every last tile is announced for the player."
    drew = state.rail.drew
    if drew >= 0 and drew != seat:
        return f"seat {drew} had nothing to play before drawing."
    return "nobody has a last tile that went unannounced."


def _can_do(game: TrainRounds, state: TrainState, seat: int) -> str:
    plays = [str(move) for move in game.moves(state, seat) if move.kind == LAY and move.say < 0]
    if not plays:
        return "a tile can be drawn, and who can must"
    shown = plays if len(plays) <= 3 else [*plays[:3], f"{len(plays) - 3} more"]
    return f"seat {seat} can play {listed(shown)}, and who can must"


def _no_lay(game: TrainRounds, state: TrainState, seat: int, move: Move) -> str:
    tile = tile_text(move.tile)
    hand = state.hands.of(seat)
    if move.tile not in game.tiles:
        return f"there is no {tile} in this set."
    if not hand.has(held(hand, move.tile)) and hand.down == 0:
        return f"seat {seat} does not hold {tile}."
    if state.owes == TOLL:
        return "the D laid before asks for a draw first."
    if move.say >= 0:
        return "an announcement goes with the play that leaves one tile, where calls are spoken."
    if state.now.drawn == KEPT:
        return "the tile that was drawn stays in the hand: pass."
    if state.now.drew and move.tile != state.now.drawn:
        return f"after a draw only the drawn tile may be played, {tile_text(state.now.drawn)}."
    index = game.reach.index_of(move.place)
    if not 0 <= index < len(state.trains):
        return f"there is no train {place_text(move.place)} here."
    if state.bound >= 0 and index != state.bound:
        return (
            f"the open double on train {_name(game, state.bound)} binds everyone: it must be covered first."
        )
    if len(state.opens) == 2 and index not in state.opens:
        return "one of the two open doubles must be covered first."
    if index not in game.reach.spots(state, seat):
        return _closed(game, state, seat, index)
    return _no_fit(game, state, index, move)


def _closed(game: TrainRounds, state: TrainState, seat: int, index: int) -> str:
    if state.opens and game.answers.cover_only:
        return f"the double on train {_name(game, state.opens[-1])} must be covered first."
    if game.reach.on_own_only(state, seat):
        return "this turn goes on the own train only."
    return f"train {_name(game, index)} carries no marker: only its owner may play on it."


def _no_fit(game: TrainRounds, state: TrainState, index: int, move: Move) -> str:
    train = state.trains[index]
    tile = tile_text(move.tile)
    if not game.reach.fits[train.end].has(move.tile):
        return f"{tile} does not fit: train {_name(game, index)} is open at {face_text(train.end)}."
    if HIGH[move.tile] == LOW[move.tile]:
        if game.reach.wild_double.has(move.tile) and train.on_double():
            return "W-W may not be laid on another double."
        return "a second double needs a tile in the hand that covers one of the two."
    if game.reach.leaves(state, index, move) < 0 and move.left < 0:
        either = listed([f"={face_text(HIGH[move.tile])}", f"={face_text(LOW[move.tile])}"])
        return f"{tile} goes either way round: write {either} for the end it leaves open."
    return f"{tile} cannot leave {face_text(move.left)} open there."


def _name(game: TrainRounds, index: int) -> str:
    return place_text(game.reach.places[index])
