"""Players that are handed a View and a History, never the truth: each chooses a move and says in one sentence why.

Beside them stand the solvers, which are handed the truth: they are asked after the fact, or by who wants to be told.
"""

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.bots.bot import Bot, Choice, choice_of
from boneyard.bots.budget import OWN, Budget
from boneyard.bots.greedy import GreedyBot
from boneyard.bots.levels import EASY, EXPERT, NORMAL
from boneyard.bots.random import RandomBot
from boneyard.core.errors import BadSetup, listed, nearest
from boneyard.core.match import Match
from boneyard.core.rng import rng_for

__all__ = ["BOTS", "HINTS", "OWN", "Bot", "Budget", "Choice", "bot", "choice_of", "hint"]

HINTS = "normal"  # the bot that gives hints, wherever somebody asks for one

# By name, the weakest first: the order people see.
_ALL: tuple[Bot, ...] = (RandomBot(), EASY, GreedyBot(), NORMAL, EXPERT)
BOTS: Mapping[str, Bot] = MappingProxyType({each.name: each for each in _ALL})


def bot(name: object) -> Bot:
    """The bot of this name; refuses any other with the names there are."""
    names = list(BOTS)
    if not isinstance(name, str):
        raise BadSetup(f"A bot is named by a text like {names[-1]}, not by {name!r}.")
    key = name.strip().lower()
    if key not in BOTS:
        raise BadSetup(f"There is no bot {name!r}; there are {listed(names, 'and')}.{nearest(key, names)}")
    return BOTS[key]


def hint(match: Match, seat: int) -> Choice:
    """What the normal bot would do in a seat, and why."""
    made = match.round.moves
    return choice_of(bot(HINTS), match, seat, rng_for(f"hint {seat} {match.round.number} {len(made)}"))
