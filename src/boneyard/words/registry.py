"""Who tells which family of games, by the type of its state; and what was done at a table, in sentences."""

from collections.abc import Sequence

from boneyard.core.game import Game, State
from boneyard.core.match import Round
from boneyard.games.lines.state import LineState
from boneyard.games.poker.state import PokerState
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.neighbors import NeighborsState
from boneyard.games.solitaire.rows import RowState
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.state import TrickState
from boneyard.words.context import Step
from boneyard.words.lines import LineTeller
from boneyard.words.poker import PokerTeller
from boneyard.words.solitaire.clock import ClockTeller
from boneyard.words.solitaire.neighbors import NeighborTeller
from boneyard.words.solitaire.rows import BingoTeller, RowTeller
from boneyard.words.solitaire.traffic import TrafficTeller
from boneyard.words.teller import Teller
from boneyard.words.trains import TrainTeller
from boneyard.words.tricks import TrickTeller

_TELLERS: dict[type[State], Teller] = {
    LineState: LineTeller(),
    TrainState: TrainTeller(),
    TrickState: TrickTeller(),
    PokerState: PokerTeller(),
    RowState: RowTeller(),
    BingoState: BingoTeller(),
    ClockState: ClockTeller(),
    NeighborsState: NeighborTeller(),
    TrafficState: TrafficTeller(),
}


def teller(state: State) -> Teller:
    """Who tells of games with states like this one."""
    return _TELLERS[type(state)]


def steps(game: Game, round_: Round) -> list[Step]:
    """The moves of a round, each between its two moments."""
    found: list[Step] = []
    state = game.begin(round_.deal, round_.before)
    for seat, move in round_.moves:
        after = game.play(state, seat, move)
        found.append(Step(seat, move, state, after))
        state = after
    return found


def log_lines(game: Game, names: Sequence[str], made: Sequence[Step], own: int | None = None) -> list[str]:
    """What happened, in the manner of the game; nothing is named that only others know."""
    return teller(made[0].before).told(game, names, made, own) if made else []
