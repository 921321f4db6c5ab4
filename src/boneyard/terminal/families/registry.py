"""The terminal's view of each family of games, found by the family's name."""

from boneyard.core.registry import MissingFamily, Registry
from boneyard.terminal.families.clock import ClockView
from boneyard.terminal.families.lines import LinesView
from boneyard.terminal.families.neighbors import NeighborsView
from boneyard.terminal.families.poker import PokerView
from boneyard.terminal.families.rows import BingoView, RowsView
from boneyard.terminal.families.solitaire import SolitaireView
from boneyard.terminal.families.traffic import TrafficView
from boneyard.terminal.families.trains import TrainsView
from boneyard.terminal.families.tricks import TricksView
from boneyard.terminal.families.view import FamilyView
from boneyard.words.families.lines import LineTeller
from boneyard.words.families.poker import PokerTeller
from boneyard.words.families.trains import TrainTeller
from boneyard.words.families.tricks import TrickTeller
from boneyard.words.solitaire.clock import ClockTeller
from boneyard.words.solitaire.neighbors import NeighborTeller
from boneyard.words.solitaire.rows import BingoTeller, RowTeller
from boneyard.words.solitaire.traffic import TrafficTeller

_VIEWS: Registry[FamilyView] = Registry(
    "terminal",
    "a FamilyView, for a game for one a SolitaireView, with boneyard.terminal.families.registry.register",
    {
        "lines": LinesView(LineTeller()),
        "trains": TrainsView(TrainTeller()),
        "tricks": TricksView(TrickTeller()),
        "poker": PokerView(PokerTeller()),
        "clock": ClockView(ClockTeller()),
        "neighbors": NeighborsView(NeighborTeller()),
        "traffic": TrafficView(TrafficTeller()),
        "rows": RowsView(RowTeller()),
        "bingo": BingoView(BingoTeller()),
    },
)

register = _VIEWS.register
unregister = _VIEWS.unregister
of = _VIEWS.of


def solitaire_view(family: str) -> SolitaireView:
    """The view of a family of solitaires."""
    found = of(family)
    if not isinstance(found, SolitaireView):
        raise MissingFamily(_VIEWS.room, family, _VIEWS.wanted)
    return found
