"""How each game for one is shown and told, by the type of its state."""

from boneyard.core.game import State
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.clock_state import ClockState
from boneyard.games.solitaire.neighbors import NeighborsState
from boneyard.games.solitaire.rows import RowState
from boneyard.games.solitaire.traffic import TrafficState
from boneyard.terminal.clockface import Clock
from boneyard.terminal.neighborhood import Neighborhood
from boneyard.terminal.solomanner import Bingo, Rows, Solitaire
from boneyard.terminal.streets import Streets

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
