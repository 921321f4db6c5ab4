"""The players of the lab: our bots by name, yours by import path, and how they play a match."""

import inspect
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final, cast

from boneyard.bots import OWN, Bot, Budget, bot
from boneyard.bots.budget import budget_of
from boneyard.bots.levels import Level
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.game import Game, State
from boneyard.core.history import History
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.games.solitaire.moves import CONCEDE, solitaire_move
from boneyard.words.language import _

Chooser = Callable[[Match, int], Move | str]  # from the match, for the seat that acts

RUN: Final = "run:"  # before the command of a program that plays over the protocol
_UNSEEN: Final = History()  # for bots that do not look back


@dataclass(frozen=True)
class Player:
    """A bot as a run names it, and what it may spend on a move instead of its own budget."""

    name: str
    bot: Bot | None = None  # None: found by its name, in whichever process needs it
    budget: Budget = OWN

    @property
    def command(self) -> str:
        """The command of a program that plays over the protocol; empty for a bot that is called in Python."""
        return self.name.removeprefix(RUN).strip() if self.name.startswith(RUN) else ""

    def chooser(self, game: Game, rng: Rng) -> Chooser:
        """What the bot does in any seat of a game, with this source of chance."""
        player = self.bot or find_bot(self.name)
        budget = budget_for(player, game, self.budget)
        looks_back = getattr(player, "looks_back", True)

        def choose(match: Match, seat: int) -> Move:
            history = match.history(seat) if looks_back else _UNSEEN
            return player.choose(match.view(seat), history, budget, rng).move

        return choose if game.seats > 1 or player.name == "random" else _without_circles(choose)


def _without_circles(choose: Chooser) -> Chooser:
    """A solitaire player that concedes when a position repeats: its advice would lead back to it forever."""
    met: set[State] = set()

    def choose_or_concede(match: Match, seat: int) -> Move | str:
        if match.state in met:
            return solitaire_move(CONCEDE)
        met.add(match.state)
        return choose(match, seat)

    return choose_or_concede


def player(given: object, iterations: object = None, seconds: object = None) -> Player:
    """A bot that was asked for: a name, an import path like mybots:Careful, or a bot itself."""
    budget = budget_of(iterations, seconds)
    if not isinstance(given, str) and hasattr(given, "choose"):
        named = getattr(given, "name", None)
        if not isinstance(named, str):
            raise BadSetup(_("A bot needs a name, and {given} has none.", given=repr(given)))
        return Player(named, cast(Bot, given), budget)
    found = find_bot(given)
    return Player(found.name if ":" not in str(given) else str(given).strip(), None, budget)


def program(given: object) -> Player | None:
    """The program that plays over the protocol, if the name means one."""
    if not isinstance(given, str) or not given.strip().startswith(RUN):
        return None
    found = Player(given.strip())
    try:
        words = shlex.split(found.command)
    except ValueError:
        words = []
    if not words:
        raise BadSetup(_("Say which program to run, like 'run: python bot.py'."))
    return found


def find_bot(name: object) -> Bot:
    """One of our bots by its name, or one of your own by its import path."""
    if isinstance(name, str) and name.strip().startswith(RUN):
        raise BadSetup(
            _("Programs play only in tournaments. Elsewhere, name a bot, or your own as module:name.")
        )
    return _imported(name.strip()) if isinstance(name, str) and ":" in name else bot(name)


@cache
def _imported(path: str) -> Bot:
    module, _colon, attribute = path.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except ImportError as problem:
        raise BadSetup(_("{path} can't be imported: {why}.", path=path, why=problem)) from None
    except (AttributeError, ValueError):
        raise BadSetup(_("There's no bot {path}. Write module:name.", path=repr(path))) from None
    made = found() if inspect.isclass(found) else found
    if not callable(getattr(made, "choose", None)):
        raise BadSetup(
            _(
                "{path} isn't a bot: a bot has {method}, which returns a Choice.",
                path=path,
                method="choose(view, history, budget, rng)",
            )
        )
    return cast(Bot, made)


def budget_for(player: Bot, game: Game, asked: Budget) -> Budget:
    """What a bot may spend: what was asked for, or a level's own iterations without its clock.

    A clock would make the moves depend on the machine and on what else it does.
    """
    if asked != OWN:
        return asked
    own = player.budget(game) if isinstance(player, Level) else OWN
    return own if own.iterations is None else Budget(own.iterations)


def play_out(match: Match, choosers: Sequence[Chooser], whole: bool = True) -> None:
    """Play a match, or its first round alone, with one chooser for each seat."""
    while match.result is None and (whole or len(match.rounds) == 1):
        actors = match.actors
        if not actors:
            return
        seat = actors[0]
        move = choosers[seat](match, seat)
        try:
            match.play(move, seat)
        except BoneyardError as problem:
            raise BadSetup(
                _("The bot in seat {seat} can't continue: {why}", seat=seat, why=problem)
            ) from None


def shares(match: Match, whole: bool = True) -> tuple[float, ...]:
    """Each side's share of the win, of the match or of its first round; tied players split it."""
    game = match.game
    if whole:
        assert match.result is not None
        winners = {game.side(seat) for seat in match.result.winners}
        return tuple([1 / len(winners) if side in winners else 0.0 for side in range(game.sides)])
    return round_shares(game, game.tally(match.rounds[0].state))


def round_shares(game: Game, points: Sequence[int]) -> tuple[float, ...]:
    """Each side's part of a round's win, from its points."""
    best = min(points) if game.low_wins else max(points)
    level = points.count(best)
    return tuple([1 / level if each == best else 0.0 for each in points])
