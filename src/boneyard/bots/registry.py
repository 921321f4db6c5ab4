"""What each family of games has in this room: how greedy plays it, how levels search it, what can be inferred in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from boneyard.bots.bot import Choice
from boneyard.bots.budget import Budget
from boneyard.bots.evaluation import Searcher
from boneyard.bots.inference import worlds
from boneyard.bots.inference.facts import FamilyInference
from boneyard.bots.inference.knowledge import Knowledge, known
from boneyard.bots.inference.lines import LINE_INFERENCE
from boneyard.bots.inference.trains import TRAIN_INFERENCE
from boneyard.bots.inference.worlds import Draw, Worlds
from boneyard.bots.lines import greedy as lines_greedy
from boneyard.bots.lines import search as lines
from boneyard.bots.poker import greedy as poker_greedy
from boneyard.bots.poker import search as poker
from boneyard.bots.solitaire import clock_kernel, neighbors_kernel, rows_kernel, traffic_kernel
from boneyard.bots.solitaire.advice import SolitaireAdviser
from boneyard.bots.solitaire.move_value import Effort
from boneyard.bots.solitaire.solution import Solution, Tick, never_stop
from boneyard.bots.trains import greedy as trains_greedy
from boneyard.bots.trains import search as trains
from boneyard.bots.tricks import determinization
from boneyard.bots.tricks import greedy as tricks_greedy
from boneyard.bots.tricks import knowledge as tricks_knowledge
from boneyard.bots.tricks import search as tricks
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, Moves, State
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.registry import Registry
from boneyard.core.rng import Rng
from boneyard.words.language import _

_MANY: Final = 2_000_000  # positions of a search that no one limits


@dataclass(frozen=True)
class BotFamily:
    """What the bots have for one family of games."""

    greedy: Callable[[View, Moves, Budget, Rng], Choice]
    searcher: Searcher | None = None  # None: every level plays like greedy
    known: Callable[[View, History], Knowledge] | None = None  # None: nothing follows from what was seen
    adviser: SolitaireAdviser | None = None  # for solitaires
    worlds: Worlds | None = (
        None  # states that a seat cannot tell from the truth; None: nothing can be inferred
    )
    likely: Worlds | None = (
        None  # the same, weighted by how others bid and play; None: nothing is known of that
    )


def _known(inference: FamilyInference) -> Callable[[View, History], Knowledge]:
    return lambda view, history: known(view, history, inference)


def _levels(**iterations: int) -> Mapping[str, int]:
    """The iterations of each level, by its name in levels.py."""
    return MappingProxyType(iterations)


def _solitaire(adviser: SolitaireAdviser) -> BotFamily:
    return BotFamily(adviser.choose, adviser=adviser, worlds=worlds.solitaire_worlds)


_USUAL: Final = Effort(orders=12, positions=400, moves=16, followed=4000)

_FAMILIES: Final[Registry[BotFamily]] = Registry(
    "bots",
    "a BotFamily with boneyard.bots.registry.register",
    {
        "lines": BotFamily(
            lines_greedy.choose,
            Searcher(lines.evaluate, _levels(easy=4, normal=60, expert=400)),
            _known(LINE_INFERENCE),
            worlds=worlds.line_worlds,
            likely=lines.likely_worlds,
        ),
        "trains": BotFamily(
            trains_greedy.choose,
            Searcher(trains.evaluate, _levels(easy=8, normal=100, expert=400)),
            _known(TRAIN_INFERENCE),
            worlds=worlds.train_worlds,
        ),
        # More determinizations make the bot surer, but hardly stronger.
        "tricks": BotFamily(
            tricks_greedy.choose,
            Searcher(tricks.evaluate, _levels(easy=6, normal=40, expert=200)),
            tricks_knowledge.known,
            worlds=determinization.trick_worlds,
            likely=determinization.likely_worlds,
        ),
        "poker": BotFamily(
            poker_greedy.choose,
            Searcher(poker.evaluate, _levels(easy=10, normal=300, expert=1000)),
            worlds=worlds.poker_worlds,
        ),
        "rows": _solitaire(SolitaireAdviser(rows_kernel.best_line, _USUAL)),
        "bingo": _solitaire(SolitaireAdviser(rows_kernel.best_line, _USUAL)),
        # Top moves of the clock can go around in circles, so nothing is followed to its end there.
        "clock": _solitaire(
            SolitaireAdviser(clock_kernel.best_line, Effort(12, 3000, 8, followed=0, seconds=1.8))
        ),
        "neighbors": _solitaire(SolitaireAdviser(neighbors_kernel.best_line, Effort(12, 400, 16, 1000))),
        "traffic": _solitaire(SolitaireAdviser(traffic_kernel.best_line, Effort(8, 200, 8, 200))),
    },
)

register = _FAMILIES.register
unregister = _FAMILIES.unregister
of = _FAMILIES.of
families = _FAMILIES.families


def family_of(game: Game) -> BotFamily | None:
    """What the bots have for a game, or None if only random can play it."""
    return of(game.family) if game.family in families() else None


def worlds_of(view: View, history: History, likely: bool = False) -> Draw:
    """Draws whole states that the seat of this view cannot tell from the truth, worked out once for any number."""
    state = view.state
    if not view.game.hidden(state):
        return lambda rng: state
    family = of(view.game.family)
    found = family.likely if likely and family.likely is not None else family.worlds
    if found is None:
        raise BadSetup(_("The bots can't tell what may be hidden in this game."))
    return found(view, history)


def adviser(game: Game) -> SolitaireAdviser:
    """The adviser for a solitaire; refuses any other game."""
    family = family_of(game)
    if family is None or family.adviser is None:
        raise BadSetup(
            _("Only solitaires can be solved. Type {command} to list them.", command="boneyard games")
        )
    return family.adviser


def solve(game: Game, state: State, most: int = _MANY, tick: Tick = never_stop) -> Solution:
    """The best end of a solitaire when the order of the boneyard is known, and the line that leads there."""
    return adviser(game).solve(game, state, most, tick)
