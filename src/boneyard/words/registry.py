"""The words for each family of games, found by the family's name; and what was done at a table, in sentences."""

from collections.abc import Sequence
from typing import Final

from boneyard.core.game import Game
from boneyard.core.match import Round
from boneyard.core.registry import Registry
from boneyard.words.context import Step
from boneyard.words.families.lines import LineTeller
from boneyard.words.families.poker import PokerTeller
from boneyard.words.families.teller import Teller
from boneyard.words.families.trains import TrainTeller
from boneyard.words.families.tricks import TrickTeller
from boneyard.words.solitaire.clock import ClockTeller
from boneyard.words.solitaire.neighbors import NeighborTeller
from boneyard.words.solitaire.rows import BingoTeller, RowTeller
from boneyard.words.solitaire.traffic import TrafficTeller

_TELLERS: Final[Registry[Teller]] = Registry(
    "words",
    "a Teller with boneyard.words.registry.register",
    {
        "lines": LineTeller(),
        "trains": TrainTeller(),
        "tricks": TrickTeller(),
        "poker": PokerTeller(),
        "rows": RowTeller(),
        "bingo": BingoTeller(),
        "clock": ClockTeller(),
        "neighbors": NeighborTeller(),
        "traffic": TrafficTeller(),
    },
)

register = _TELLERS.register
unregister = _TELLERS.unregister
of = _TELLERS.of


def teller(game: Game) -> Teller:
    """The words for a game, by its family."""
    return of(game.family)


def steps(game: Game, round_: Round) -> list[Step]:
    """The moves of a round, each between its two moments."""
    found: list[Step] = []
    state = game.start(round_.deal, round_.before)
    for seat, move in round_.moves:
        after = game.play(state, seat, move)
        found.append(Step(seat, move, state, after))
        state = after
    return found


def log_lines(game: Game, names: Sequence[str], made: Sequence[Step], own: int | None = None) -> list[str]:
    """What happened, in sentences; nothing is named that only others know."""
    return teller(game).log(game, names, made, own) if made else []
