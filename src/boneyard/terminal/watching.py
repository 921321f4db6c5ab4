"""A won line that a solver found, played out before the player's eyes."""

from collections.abc import Callable
from time import monotonic

from boneyard.bots.found import Found
from boneyard.core.match import Match
from boneyard.telling.seen import seen_by
from boneyard.terminal import screen, solophrases
from boneyard.terminal.session import Left
from boneyard.terminal.talk import ACCENT, REFUSED, Talk


def patience(seconds: float) -> Callable[[int], bool]:
    """A tick that ends a search after so long."""
    end = monotonic() + seconds
    return lambda positions: monotonic() > end


def watch(talk: Talk, match: Match, found: Found) -> None:
    """Make the moves of the line, one by one or all at once, until the player takes over."""
    talk.say(solophrases.watching(found), ACCENT)
    fast = False
    for made, move in enumerate(found.line):
        talk.say(f"  {move}", ACCENT)
        if not fast:
            answer = _asked(talk, made, len(found.line))
            if answer == "stop":
                return
            fast = answer == "fast"
        match.play(move)
        if not fast and match.result is None:
            screen.show_head(talk, match)
            screen.show_layout(talk, seen_by(match, 0))


def _asked(talk: Talk, made: int, count: int) -> str:
    while True:
        typed = talk.ask(solophrases.watched(made, count)).lower()
        if typed in ("quit", "q", "exit"):
            raise Left
        if typed in ("", "fast", "stop"):
            return typed
        talk.say("Press Enter, or type fast or stop.", REFUSED)
