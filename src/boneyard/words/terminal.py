"""What the terminal says around a game: prompts, help and short notes."""

from collections.abc import Mapping, Sequence
from shlex import quote

from boneyard.core.errors import listed
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.records.numbered_deals import number_of
from boneyard.words import grammar
from boneyard.words.grammar import YOU

GAMES_NEXT = "Read the rules with: boneyard rules NAME. Play with: boneyard play NAME."
OPTIONS_HEAD = "Table options (--option name=value)"
PROMPT = "Your move:"

NOBODY_HERE = "No one is there to answer: boneyard play needs a terminal, or its answers on standard input."

POSITION_ALONE = (
    "A position says which game it is, with which set, options and players: "
    "beside --position only --name, --bots and --seed can be given."
)
LOAD_ALONE = "A saved match has its own game, edition, set, players and options: leave them out with --load."

NOT_KEPT = "You can't undo into the previous deal: its file doesn't have the hands that weren't shown."

MOVE_HELP = """\
Type a number from your hand, or a tile like 6-4, to play it. If it fits in several places, you choose where.
You can also type the whole move, as in a record: 6-4 > 5-5, 6-6 > lead, draw, pass, stop."""

CLAIM_HELP = (
    "Claim your points yourself: add them to the play, like 6-4 !15. If someone misses theirs, type muggins."
)

TRAIN_HELP = """\
Type a number from your hand, or a tile like 6-4, to play it. If it fits in several places, you choose where.
You can name the train too: 6-4 M for the Mexican Train, 6-4 2 or 6-4 Ben for a player's train.
You can also type the whole move, as in a record: 6-4 > M, 6-4 > 2, draw, pass, stop."""

LAST_HELP = (
    "Announce your last tile: add !last to the play that leaves you one. If someone forgets, type catch."
)

COMMANDS: dict[str, str] = {
    "moves": "list the moves you can make",
    "hint": "suggest a move and say why; hint sure adds the numbers",
    "undo": "go back to your last decision",
    "redo": "take back an undo",
    "table": "show the table again",
    "scores": "show the points, round by round",
    "rules": "show the rules of this edition",
    "save FILE": "save the match; save! FILE overwrites a file",
    "quit": "leave the table",
}

MATCH_NEXT = "again or quit:"
REPLAY_PROMPT = "Enter, b, a number, end or q:"
LEAVE_QUESTION = "This match isn't saved. Leave it? [y/N, or save FILE]"
PAUSE_HELP = "You can't do that now. Type ? for help or quit to leave."


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
    return f"Press Enter for the next {unit}:"


def call_prompt(call: Move) -> str:
    """Ask whether the player calls what another one has missed."""
    return f"Type {call}, or press Enter to let it go:"


def call_help(call: Move) -> str:
    """What to type where there is only something to call."""
    return f"You can only say {call} now. Press Enter to let it go."


def turn_prompt(only: Move | None) -> str:
    """The prompt of a turn; with one possible move Enter makes it."""
    return PROMPT if only is None else f"Your move [{only}]:"


def place_question(count: int) -> str:
    """Ask where a tile should go."""
    return f"Where, 1 to {count}? (Enter: go back)"


def number_request(count: int) -> str:
    """What to type where numbers are offered."""
    return f"Type a number from 1 to {count}, or press Enter to go back."


def replay_help(plies: int) -> str:
    """What can be typed while a record is shown."""
    return f"Enter: next move. b: back. 0 to {plies}: go to that move. end: last move. q: quit."


def resume_advice(path: str, households: Sequence[str]) -> str:
    """How to continue a saved match."""
    extra = "".join(f" --household {quote(each)}" for each in households)
    return f"Continue with: boneyard play --load {quote(path)}{extra}"


SOLITAIRE_COMMANDS: dict[str, str] = {
    "moves": "list the moves you can make",
    "hint": "suggest a move and say why; hint sure adds the numbers",
    "winnable": "find out whether you can still win, by looking at the tiles to come",
    "watch": "watch a win from here, if there is one; the deal then doesn't count",
    "undo, redo": "go back to your last decision, or forward again",
    "restart": "start this deal over",
    "deal N": "play another deal: its number, today, a date, or any",
    "concede": "give up",
}

LAST_SOLITAIRE_COMMANDS: dict[str, str] = {
    "table": "show the table again",
    "stats": "show your results",
    "rules": "show the rules of this edition",
    "save FILE": "save the game; save! FILE overwrites a file",
    "quit": "leave the table",
}

MORE_PAIRS = "Add another pair, or press Enter to finish the turn:"
SOLITAIRE_NEXT = "Enter for another deal, or again, undo or quit:"


def solitaire_welcome(match: Match) -> str:
    """What is played, before the first turn."""
    return f"You play {match.edition.title} with the double-{match.game.size} set. Type ? for help."


def deal_name(match: Match) -> str:
    """Which deal it is; one from a file may have no number."""
    return "a custom deal" if number_of(match.seed) is None else f"deal {match.seed}"


def turn_so_far(move: Move) -> str:
    """A turn that may still go on."""
    return f"So far: {move}. You can add:"


def move_question(count: int, shown: int) -> str:
    """The question which of several moves is meant, when so many of them have been shown."""
    return f"Which, 1 to {count}? (Enter: {'none of them' if shown == count else 'show more; undo: none of them'})"


def move_number_request(count: int) -> str:
    """What to type where numbers are offered."""
    return f"Type a number from 1 to {count}, or undo to go back."


def watch_notice(moves: int) -> str:
    """What the solver is about to show, and what it knows that a player does not."""
    line = grammar.counted(moves, "move")
    return f"I found a win in {line} by looking at the boneyard, which you can't. This deal won't count."


def watch_prompt(made: int, count: int) -> str:
    """The pause between two moves of a line that is shown."""
    return f"Move {made + 1} of {count}: Enter makes it, fast plays them all, stop gives you the turn:"


def tally_sentence(played: int, won: int, streak: int, best: int) -> str:
    """How your games with this set have gone so far."""
    row = f", {grammar.number(streak)} in a row" if streak > 1 else ""
    return f"Played {played}, won {won}{row}. Fewest left: {max(best, 0)}."


def tally_line(played: int, won: int, streak: int, longest: int, best: int) -> str:
    """All the numbers of a tally in words."""
    row = f"winning streak {streak}, longest {longest}"
    return f"played {played}, won {won}, {row}; fewest left {best}"
