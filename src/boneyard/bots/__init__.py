"""Bots: players that receive a View and a History, never the truth, and give one sentence of reason for each move.

Beside them are the solvers, which receive the truth: they are asked after the fact, or by a player who wants to know.
"""

from boneyard.bots.bot import Bot, Choice, choice_of
from boneyard.bots.budget import OWN, Budget
from boneyard.bots.levels import BOTS
from boneyard.core.errors import BadSetup, listed, nearest
from boneyard.core.match import Match
from boneyard.core.rng import rng_for

__all__ = ["BOTS", "HINTS", "OWN", "Bot", "Budget", "Choice", "bot", "choice_of", "hint"]

HINTS = "normal"  # the bot that gives hints, whoever asks for one


def bot(name: object) -> Bot:
    """The bot of this name; refuses any other and lists the names there are."""
    names = list(BOTS)
    if not isinstance(name, str):
        raise BadSetup(f"A bot's name is a text like {names[-1]}, not {name!r}.")
    key = name.strip().lower()
    if key not in BOTS:
        raise BadSetup(f"There's no bot {name!r}. The bots are {listed(names, 'and')}.{nearest(key, names)}")
    return BOTS[key]


def hint(match: Match, seat: int) -> Choice:
    """What the normal bot would do in a seat, and why."""
    made = match.round.moves
    return choice_of(bot(HINTS), match, seat, rng_for(f"hint {seat} {match.round.number} {len(made)}"))
