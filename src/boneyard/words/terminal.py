"""What the terminal says around a game: prompts, help and short notes."""

from collections.abc import Mapping, Sequence
from shlex import quote

from boneyard.core.errors import listed
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.records.numbered_deals import number_of
from boneyard.words import grammar
from boneyard.words.grammar import YOU

GAMES_NEXT = "Read on with: boneyard rules NAME. Play with: boneyard play NAME."
OPTIONS_HEAD = "What a table may settle for itself (--option name=value)"
PROMPT = "Your move:"

NOBODY_HERE = (
    "Nobody is here to be asked: boneyard play wants a terminal, or its answers on the standard input."
)

POSITION_ALONE = (
    "A position says which game it is, with which set, options and players: "
    "beside --position only --name, --bots and --seed can be given."
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
LEAVE_QUESTION = "This match isn't saved. Leave it? [y/N, or save FILE]"
PAUSE_HELP = "That is not possible now. ? helps, quit leaves."


def welcome(match: Match, seat: int, bots: Mapping[int, str], spoken_help: str) -> str:
    """Who plays with whom, before the first turn."""
    others = [f"{match.players[each]} ({kind})" for each, kind in bots.items()]
    company = f" with {listed(others, 'and')}" if others else ""
    spoken = f" {spoken_help}" if match.options.get("calls") == "spoken" else ""
    name = match.players[seat]
    you = "You" if name == YOU else f"{name}, you"
    adapted = match.edition.adaptation(match.game.size, match.game.seats)
    told = f" {adapted}" if adapted else ""
    return f"{you} play {match.edition.title}{company}.{told} Type ? for help.{spoken}"


def next_prompt(unit: str) -> str:
    """The pause after a round."""
    return f"Enter goes on to the next {unit}:"


def call_prompt(call: Move) -> str:
    """The question whether somebody calls what another has missed."""
    return f"{call}, or Enter to let it go:"


def call_help(call: Move) -> str:
    """What to type where there is only something to call."""
    return f"Only {call} can be said now; Enter lets it go."


def turn_prompt(only: Move | None) -> str:
    """The prompt of a turn; with one possible move Enter makes it."""
    return PROMPT if only is None else f"Your move [{only}]:"


def place_question(count: int) -> str:
    """The question where a tile shall go."""
    return f"Where, 1 to {count}? (Enter: another tile)"


def number_request(count: int) -> str:
    """What to type where numbers are offered."""
    return f"A number from 1 to {count}, please; Enter goes back."


def replay_help(plies: int) -> str:
    """What can be typed while a record is shown."""
    return f"Enter goes on, b goes back, 0 to {plies} goes to that move, end to the last one, q leaves."


def resume_advice(path: str, households: Sequence[str]) -> str:
    """How a saved match is taken up again."""
    extra = "".join(f" --household {quote(each)}" for each in households)
    return f"Go on with: boneyard play --load {quote(path)}{extra}"


SOLITAIRE_COMMANDS: dict[str, str] = {
    "moves": "all that you can do now",
    "hint": "the move with the best expected end, and why",
    "winnable": "whether it can still be won, told by somebody who sees what is to come",
    "watch": "see it won from here, where that can be found; such a deal is not counted",
    "undo, redo": "back to your previous decision, and forth again",
    "restart": "the same deal from the beginning",
    "deal N": "another deal: its number, today, a day, or any",
    "concede": "give it up",
}

LAST_SOLITAIRE_COMMANDS: dict[str, str] = {
    "table": "draw the table again",
    "stats": "how your games went",
    "rules": "the rules of this edition",
    "save FILE": "keep the game; save! FILE writes over a file",
    "quit": "leave",
}

MORE_PAIRS = "Another pair, or Enter to close the turn:"
SOLITAIRE_NEXT = "Enter deals another, again replays this one, undo goes back, quit leaves:"


def solitaire_welcome(match: Match) -> str:
    """What is played, before the first turn."""
    return f"You play {match.edition.title} with the double-{match.game.size} set. Type ? for help."


def deal_name(match: Match) -> str:
    """Which deal it is; one from a file may have no number."""
    return "a deal of its own" if number_of(match.seed) is None else f"deal {match.seed}"


def turn_so_far(move: Move) -> str:
    """A turn that may still go on."""
    return f"So far: {move}. Besides:"


def move_question(count: int, shown: int) -> str:
    """The question which of several moves is meant, when so many of them have been shown."""
    return f"Which, 1 to {count}? (Enter: {'none of them' if shown == count else 'more, undo: none of them'})"


def move_number_request(count: int) -> str:
    """What to type where numbers are offered."""
    return f"A number from 1 to {count}, please; undo goes back."


def watch_notice(moves: int) -> str:
    """What the solver is about to show, and what it knows that a player does not."""
    line = grammar.counted(moves, "move")
    return f"A win in {line} was found by looking at the boneyard, which no player may; this deal will not be counted."


def watch_prompt(made: int, count: int) -> str:
    """The pause between two moves of a line that is shown."""
    return f"Move {made + 1} of {count}: Enter makes it, fast plays all, stop lets you go on:"


def tally_sentence(played: int, won: int, streak: int, best: int) -> str:
    """How your games with this set have gone so far."""
    row = f", {grammar.number(streak)} in a row" if streak > 1 else ""
    return f"Played {played}, won {won}{row}; the fewest left: {max(best, 0)}."


def tally_line(played: int, won: int, streak: int, longest: int, best: int) -> str:
    """All the numbers of a tally in words."""
    row = f"{streak} in a row now, {longest} at most"
    return f"played {played}, won {won}, {row}; fewest left {best}"
