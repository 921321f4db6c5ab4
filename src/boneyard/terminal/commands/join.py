"""`boneyard join`: a bot that plays at somebody's table, over the network like any other guest."""

from boneyard.bots import bot, choice_of
from boneyard.bots.bot import Bot
from boneyard.client import sit_down
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.rng import Rng, rng_for
from boneyard.terminal.console.console import Console


def join_table(console: Console, url: str, name: str, kind: str, seat: int | None, seed: str) -> None:
    """Sit down at a table, play there with this bot to the end of the match, and say how it ended."""
    guest = bot(kind)
    try:
        import websockets
    except ImportError:
        raise BadSetup("To join a table over the network: pip install 'boneyard[server]'.") from None
    assert websockets.__name__
    taken = sit_down(url, name or guest.name.capitalize(), seat)
    console.say(f"Sitting at {taken.link}. The way back to this seat: {taken.personal}")
    console.say(taken.play(_Chooser(guest, rng_for(seed)), console.say))


class _Chooser:
    """A bot with its own source of chance."""

    def __init__(self, guest: Bot, rng: Rng) -> None:
        self._guest = guest
        self._rng = rng

    def __call__(self, match: Match, seat: int) -> Move:
        return choice_of(self._guest, match, seat, self._rng).move
