"""Whole states that a seat cannot tell from the truth, for every family: what is face down is filled in.

All that agree with the rules and with what was seen are equally likely, unless weights are asked for: then those
in which the others bid and played sensibly come more often.
"""

from collections.abc import Callable

from boneyard.bots.inference.facts import FamilyInference
from boneyard.bots.inference.guess import Comings, Guess
from boneyard.bots.inference.lines import LINE_INFERENCE
from boneyard.bots.inference.sight import full_hands, full_yard
from boneyard.bots.inference.trains import TRAIN_INFERENCE
from boneyard.core.game import State
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng
from boneyard.core.yard import Yard
from boneyard.games.poker.state import PokerState
from boneyard.games.solitaire.state import SolitaireState

Draw = Callable[[Rng], State]  # another state each time
Worlds = Callable[[View, History], Draw]
# A state, and by seat when the tiles of its hand came, except for the seat that looks.
PastDraw = Callable[[Rng], tuple[State, list[Comings]]]


def line_worlds(view: View, history: History) -> Draw:
    """The worlds of a layout game."""
    return _guessed(view, history, LINE_INFERENCE)


def train_worlds(view: View, history: History) -> Draw:
    """The worlds of a train game."""
    return _guessed(view, history, TRAIN_INFERENCE)


def line_past(view: View, history: History) -> PastDraw:
    """The worlds of a layout game, each with who drew what when."""
    return Guess(view, history, LINE_INFERENCE).with_past


def train_past(view: View, history: History) -> PastDraw:
    """The worlds of a train game, each with who drew what when."""
    return Guess(view, history, TRAIN_INFERENCE).with_past


def _guessed(view: View, history: History, inference: FamilyInference) -> Draw:
    return Guess(view, history, inference).determinize


def poker_worlds(view: View, history: History) -> Draw:
    """The worlds of a deal of poker: nothing that is said rules out any hand."""
    state = view.state
    assert isinstance(state, PokerState)
    unseen = view.game.unseen(state)
    rows = [*state.hands.row(), *state.given.row()]

    def draw(rng: Rng) -> State:
        tiles = list(unseen)
        rng.shuffle(tiles)
        hidden = [[tiles.pop() for _ in range(int(row.down))] for row in rows]
        seats = view.game.seats
        hands = full_hands(state.hands, hidden[:seats])
        given = full_hands(state.given, hidden[seats:])
        yard = full_yard(state.yard, [tiles.pop() for _ in range(int(state.yard.left()))])
        return state.with_tiles(hands, given, yard)

    return draw


def solitaire_worlds(view: View, history: History) -> Draw:
    """The worlds of a solitaire: the orders in which the rest of the boneyard may come."""
    state = view.state
    assert isinstance(state, SolitaireState)
    unseen = view.game.unseen(state)
    yard = state.yard

    def draw(rng: Rng) -> State:
        tiles = list(unseen)
        rng.shuffle(tiles)
        rest = tiles[: int(yard.left())]
        return state.with_yard(Yard((*yard.tiles[: yard.taken], *rest), yard.taken))

    return draw
