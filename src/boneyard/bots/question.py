"""A question to a bot: everything it may know, ready to be sent to another process."""

import pickle
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from boneyard.bots import BOTS, bot
from boneyard.bots.bot import Bot, Choice
from boneyard.bots.budget import OWN
from boneyard.core.edition import Edition
from boneyard.core.game import Game, Points, State
from boneyard.core.history import History
from boneyard.core.match import Match, View
from boneyard.core.option import Value
from boneyard.core.rng import rng_for

_CACHED: Final = 64  # tables whose rules stay built: building them takes longer than most choices


@dataclass(frozen=True)
class Question:
    """The table's rules, what the bot's seat sees of the round, and the seed of its randomness."""

    edition: Edition
    size: int
    seats: int
    options: Mapping[str, Value]
    state: State  # as the seat sees it, never the truth
    history: History  # the round so far as the seat saw it
    seat: int
    scores: Points
    number: int  # of the round
    bot: str
    seed: str  # the same question with the same seed has the same answer

    @classmethod
    def about(cls, match: Match, seat: int, name: str, seed: str) -> "Question":
        """The question to the bot of this name in a seat of a match."""
        return cls(
            match.edition,
            match.game.size,
            match.game.seats,
            dict(match.options),
            match.look(seat),
            match.history(seat),
            match.seat(seat),
            match.scores,
            match.round.number,
            name,
            seed,
        )

    def view(self) -> View:
        """What the bot is handed."""
        game = _rules(self.edition, self.size, self.seats, self.options)
        return View(game, self.state, self.seat, self.scores, self.number)

    def asking(self, name: str) -> "Question":
        """The same question to another bot."""
        return replace(self, bot=name)


def answer(question: Question, others: Mapping[str, Bot] = BOTS) -> Choice:
    """What the bot chooses; `others` are looked up before the built-in bots."""
    chooser = others[question.bot] if question.bot in others else bot(question.bot)
    return chooser.choose(question.view(), question.history, OWN, rng_for(question.seed))


_built: Final[OrderedDict[bytes, Game]] = OrderedDict()


def _rules(edition: Edition, size: int, seats: int, options: Mapping[str, Value]) -> Game:
    """The rules of a table, built once for all questions from it."""
    # By content, not by name: a household may change its edition.
    key = pickle.dumps((edition, size, seats, dict(options)))
    game = _built.get(key)
    if game is None:
        game = edition.build(size, seats, dict(options))
        _built[key] = game
        if len(_built) > _CACHED:
            _built.popitem(last=False)
    _built.move_to_end(key)
    return game
