"""How each game for one is shown and told, by the type of its state."""

from boneyard.core.game import State
from boneyard.games.lines.state import LineState
from boneyard.games.poker.state import PokerState
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.clock_state import ClockState
from boneyard.games.solitaire.neighbors import NeighborsState
from boneyard.games.solitaire.rows import RowState
from boneyard.games.solitaire.traffic import TrafficState
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.state import TrickState
from boneyard.terminal.families.clock import ClockView
from boneyard.terminal.families.lines import LinesView
from boneyard.terminal.families.neighbors import NeighborsView
from boneyard.terminal.families.poker import PokerView
from boneyard.terminal.families.rows import BingoView, RowsView, SolitaireView
from boneyard.terminal.families.traffic import TrafficView
from boneyard.terminal.families.trains import TrainsView
from boneyard.terminal.families.tricks import TricksView
from boneyard.terminal.families.view import FamilyView

SOLO: dict[type[State], SolitaireView] = {
    RowState: RowsView(),
    BingoState: BingoView(),
    ClockState: ClockView(),
    NeighborsState: NeighborsView(),
    TrafficState: TrafficView(),
}


def solo_manner(state: State) -> SolitaireView:
    """How games for one with states like this one are shown and told."""
    return SOLO[type(state)]


_MANNERS: dict[type[State], FamilyView] = {
    LineState: LinesView(),
    TrainState: TrainsView(),
    TrickState: TricksView(),
    PokerState: PokerView(),
    **SOLO,
}


def manner(state: State) -> FamilyView:
    """How games with states like this one are shown and told."""
    return _MANNERS[type(state)]
