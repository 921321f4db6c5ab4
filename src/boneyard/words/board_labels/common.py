"""The short sentences on pictures of the table."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Moves
from boneyard.core.move import DRAW, LAY, PASS, STOP
from boneyard.core.tile import FACES, face_text, tile_text
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import fives
from boneyard.games.lines.state import OVER as LINE_OVER
from boneyard.games.lines.state import LineState
from boneyard.games.solitaire.moves import ADD
from boneyard.games.trains.moves import CATCH
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import OVER as TRAIN_OVER
from boneyard.games.trains.state import TrainState

YOU = "You"
BONEYARD = "Boneyard"
YOUR_TURN = "Your turn"
MATCH_OVER = "The match is over."
YOUR_TRAIN = "your train"
TURN = "▸ "  # before the name of the player to move
HUB = "Hub"
LEAD = "lead"
TURNED_UP = "turned up"
WASTE = "waste"
OPEN = "open"
OPEN_TO_ALL = "open to all"
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def score(points: int) -> str:
    """A player's points, with a real minus sign."""
    return str(points).replace("-", "\u2212")


def counted(count: int, thing: str) -> str:
    """A number of things."""
    number = _NUMBERS[count] if count < len(_NUMBERS) else str(count)
    return f"{number} {thing}{'' if count == 1 else 's'}"


def of_lines(game: LineGame, state: LineState) -> str:
    """What a layout asks of everybody, or what its ends come to."""
    if state.stage == LINE_OVER:
        return "The round is over."
    thing = "toe" if game.layouts.branching.binds else "tile"
    for end in state.ends():
        if end.binds:
            return f"{tile_text(end.tile)} needs {counted(int(end.room), f'more {thing}')} first."
    found = []
    if game.answers.count is fives and state.laid is not None:
        found.append(f"The open ends count {sum(int(end.counts) for end in state.ends())}.")
    if game.layouts.total and state.laid is not None:
        found.append(f"Touching ends add up to {game.layouts.total}.")
    if state.tally.pool:
        found.append(f"The pool holds {counted(state.tally.pool, 'chip')}.")
    return " ".join(found)


def of_trains(game: TrainGame, state: TrainState, names: Sequence[str]) -> str:
    """What the trains ask of everybody."""
    if state.owes == TRAIN_OVER:
        return "The round is over."
    found = []
    if state.bound >= 0:
        found.append(f"The double on {train_of(int(state.bound), names)} must be covered first.")
    elif state.opens:
        doubles = [train_of(index, names) for index in state.opens]
        found.append(f"There's an open double to cover on {listed(doubles)}.")
    if state.rail.step < 0:
        found.append("Play goes the other way around.")
    return " ".join(found)


def train_of(index: int, names: Sequence[str]) -> str:
    """What a train is called."""
    if index < len(names) and names[index] == YOU:
        return YOUR_TRAIN
    return f"{names[index]}'s train" if index < len(names) else f"the {public_train(index - len(names))}"


def public_train(count: int) -> str:
    """The name of a public train."""
    return "Mexican Train" if count == 0 else f"Mexican Train {count + 1}"


def public_short(count: int) -> str:
    """The same in little room: the place as a record writes it."""
    return "Train M" if count == 0 else f"Train M{count + 1}"


def asks(moves: Moves) -> str:
    """What the viewer can do now, in a few words."""
    kinds = {int(move.kind) for move in moves}
    if not kinds:
        return ""
    if kinds & {int(LAY), int(ADD)}:
        return (
            f"{YOUR_TURN}: play a tile or draw"
            if int(DRAW) in kinds
            else f"{YOUR_TURN}: play a tile or stop"
            if int(STOP) in kinds
            else YOUR_TURN
        )
    if int(DRAW) in kinds:
        return "You can't play: draw a tile"
    if int(PASS) in kinds:
        return "You can't play: pass"
    if int(MUGGINS) in kinds:
        return "Points went unclaimed: say muggins"
    if int(CATCH) in kinds:
        return "Someone forgot to announce their last tile: catch them"
    return YOUR_TURN


_YOUR_VERBS = {"has": "have"}


def does(name: str, verb: str) -> str:
    """A name with what it does now: "Ben needs", "You need", "Ann and Cleo need"."""
    if name != YOU and " and " not in name:
        return f"{name} {verb}"
    return f"{name} {_YOUR_VERBS.get(verb, verb.removesuffix('s'))}"


def to_move(names: Sequence[str], actors: Sequence[int]) -> str:
    """Whose move it is."""
    return f"{names[actors[0]]} to move" if actors else "No one to move"


def spoken(tile: int) -> str:
    """A tile as a person says it."""
    high, low = FACES[tile]
    return f"double {face_text(high)}" if high == low else tile_text(tile)
