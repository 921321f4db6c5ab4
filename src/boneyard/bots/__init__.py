"""Players that are handed a View, never the truth: each chooses a move and says in one sentence why.

Beside them stand the solvers, which are handed the truth: they are asked after the fact, or by who wants to be told.
"""

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.bots.bot import Bot, Choice
from boneyard.bots.chance import RandomBot
from boneyard.bots.greedy import GreedyBot
from boneyard.core.errors import BadSetup, listed, nearest

__all__ = ["BOTS", "Bot", "Choice", "bot"]

# By name, the weakest first: the order people see.
BOTS: Mapping[str, Bot] = MappingProxyType({each.name: each for each in (RandomBot(), GreedyBot())})


def bot(name: str) -> Bot:
    """The bot of this name; refuses any other with the names there are."""
    names = list(BOTS)
    if not isinstance(name, str):
        raise BadSetup(f"A bot is named by a text like {names[-1]}, not by {name!r}.")
    key = name.strip().lower()
    if key not in BOTS:
        raise BadSetup(f"There is no bot {name!r}; there are {listed(names, 'and')}.{nearest(key, names)}")
    return BOTS[key]
