"""How each game for one is shown and told, by the type of its state."""

from boneyard.core.game import State
from boneyard.games.lines.state import LineState
from boneyard.games.poker.state import PokerState
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.neighbors import NeighborsState
from boneyard.games.solitaire.rows import RowState
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.state import TrickState
from boneyard.terminal.families.clock import Clock
from boneyard.terminal.families.lines import Lines
from boneyard.terminal.families.neighbors import Neighborhood
from boneyard.terminal.families.poker import Poker
from boneyard.terminal.families.rows import Bingo, Rows, Solitaire
from boneyard.terminal.families.traffic import Streets
from boneyard.terminal.families.trains import Trains
from boneyard.terminal.families.tricks import Tricks
from boneyard.terminal.families.view import Manner

SOLO: dict[type[State], Solitaire] = {
    RowState: Rows(),
    BingoState: Bingo(),
    ClockState: Clock(),
    NeighborsState: Neighborhood(),
    TrafficState: Streets(),
}


def solo_manner(state: State) -> Solitaire:
    """How games for one with states like this one are shown and told."""
    return SOLO[type(state)]


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
