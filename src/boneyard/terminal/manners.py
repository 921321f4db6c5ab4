"""How each family of games is shown and told, by the type of its state."""

from boneyard.core.game import State
from boneyard.games.lines.state import LineState
from boneyard.games.poker.state import PokerState
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.state import TrickState
from boneyard.terminal.counting import Lines, Trains
from boneyard.terminal.manner import Manner
from boneyard.terminal.pokermanner import Poker
from boneyard.terminal.solomanner import SOLO
from boneyard.terminal.trickmanner import Tricks

_MANNERS: dict[type[State], Manner] = {
    LineState: Lines(),
    TrainState: Trains(),
    TrickState: Tricks(),
    PokerState: Poker(),
    **SOLO,
}


def manner(state: State) -> Manner:
    """How games with states like this one are shown and told."""
    return _MANNERS[type(state)]
