"""The fixed phrases of the terminal: help and prompts."""

from collections.abc import Mapping, Sequence
from shlex import quote

from boneyard.core.errors import listed
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.trains.moves import CATCH
from boneyard.words.grammar import YOU

GAMES_NEXT = "Read on with: boneyard rules NAME. Play with: boneyard play NAME."


OPTIONS_HEAD = "What a table may settle for itself (--option name=value)"


PROMPT = "Your move:"


NOBODY_HERE = (
    "Nobody is here to be asked: boneyard play wants a terminal, or its answers on the standard input."
)


LOAD_ALONE = (
    "A saved match brings its game, edition, set, players and options along: with --load leave them out."
)


NOT_KEPT = "The deal before cannot be taken back: hands that were not shown are not in its file."


MOVE_HELP = """\
A number from your hand, or a tile like 6-4, plays that tile; if it fits in several places you are asked which.
The whole move can be written too, as in a record: 6-4 > 5-5, 6-6 > lead, draw, pass, stop."""


CLAIM_HELP = (
    "Points are claimed aloud here: add them to the play, like 6-4 !15. A miss of the others: muggins."
)


TRAIN_HELP = """\
A number from your hand, or a tile like 6-4, plays that tile; if it fits in several places you are asked which.
The place can be said with it: 6-4 M for the Mexican Train, 6-4 2 or 6-4 Ben for a player's train.
The whole move can be written too, as in a record: 6-4 > M, 6-4 > 2, draw, pass, stop."""


LAST_HELP = "The last tile is announced aloud here: add !last to the play that leaves one. A miss of the others: catch."


COMMANDS: dict[str, str] = {
    "moves": "all that you can play now",
    "hint": "what the normal bot would do, and why",
    "undo": "back to your previous decision",
    "redo": "forth again, after undo",
    "table": "draw the table again",
    "scores": "the points so far, round by round",
    "rules": "the rules of this edition",
    "save FILE": "keep the match; save! FILE writes over a file",
    "quit": "leave",
}


MATCH_NEXT = "again or quit:"


REPLAY_PROMPT = "Enter, b, a number, end or q:"


PAUSE_HELP = "That is not possible now. ? helps, quit leaves."


CALLS = (MUGGINS, CATCH)  # what may be said out of turn


def welcome(match: Match, seat: int, bots: Mapping[int, str], spoken_help: str) -> str:
    """Who plays with whom, before the first turn."""
    others = [f"{match.players[each]} ({kind})" for each, kind in bots.items()]
    company = f" with {listed(others, 'and')}" if others else ""
    spoken = f" {spoken_help}" if match.options.get("calls") == "spoken" else ""
    name = match.players[seat]
    you = "You" if name == YOU else f"{name}, you"
    return f"{you} play {match.edition.title}{company}. Type ? for help.{spoken}"


def next_prompt(unit: str) -> str:
    """The pause after a round."""
    return f"Enter goes on to the next {unit}:"


def call_prompt(call: Move) -> str:
    """The question whether somebody calls what another has missed."""
    return f"{call}, or Enter to let it go:"


def call_help(call: Move) -> str:
    """What to type where there is only something to call."""
    return f"Only {call} can be said now; Enter lets it go."


def prompt(only: Move | None) -> str:
    """The prompt of a turn; with one possible move Enter makes it."""
    return PROMPT if only is None else f"Your move [{only}]:"


def which_place(count: int) -> str:
    """The question where a tile shall go."""
    return f"Where, 1 to {count}? (Enter: another tile)"


def is_choice(typed: str, count: int) -> bool:
    """Whether somebody typed one of the numbers from 1 to `count`."""
    return typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= count


def choice_please(count: int) -> str:
    """What to type where numbers are offered."""
    return f"A number from 1 to {count}, please; Enter goes back."


def replay_help(plies: int) -> str:
    """What can be typed while a record is shown."""
    return f"Enter goes on, b goes back, 0 to {plies} goes to that move, end to the last one, q leaves."


def resume(path: str, households: Sequence[str]) -> str:
    """How a saved match is taken up again."""
    extra = "".join(f" --household {quote(each)}" for each in households)
    return f"Go on with: boneyard play --load {quote(path)}{extra}"
