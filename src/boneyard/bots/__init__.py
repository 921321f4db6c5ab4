"""Bots: players that get a View and a History, never the full state, and give a one-sentence reason for each move.

Solvers are separate: they get the full state, and are asked after the fact, or by a player who wants to know.
"""

from boneyard.bots.bot import Bot, Choice, choice_of
from boneyard.bots.budget import OWN, Budget
from boneyard.bots.levels import BOTS
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.words.language import _, did_you_mean, listed

__all__ = ["BOTS", "HINTS", "OWN", "Bot", "Budget", "Choice", "bot", "choice_of", "hint"]

HINTS = "normal"  # the bot that gives everyone hints


def bot(name: object) -> Bot:
    """The bot of this name; refuses any other and lists the names there are."""
    names = list(BOTS)
    if not isinstance(name, str):
        raise BadSetup(
            _("A bot's name is a text like {example}, not {given}.", example=names[-1], given=repr(name))
        )
    key = name.strip().lower()
    if key not in BOTS:
        raise BadSetup(
            _("There's no bot {name}. The bots are {bots}.", name=repr(name), bots=listed(names, "and"))
            + did_you_mean(key, names)
        )
    return BOTS[key]


def hint(match: Match, seat: int) -> Choice:
    """What the normal bot would do in a seat, and why."""
    made = match.round.moves
    return choice_of(bot(HINTS), match, seat, rng_for(f"hint {seat} {match.round.number} {len(made)}"))
