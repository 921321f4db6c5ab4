"""The fixed phrases of games for one."""

from boneyard.bots.found import Found
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.terminal import phrases
from boneyard.terminal.statistics import Tally

COMMANDS: dict[str, str] = {
    "moves": "all that you can do now",
    "hint": "the move with the best expected end, and why",
    "winnable": "whether it can still be won, told by somebody who sees what is to come",
    "undo, redo": "back to your previous decision, and forth again",
    "restart": "the same deal from the beginning",
    "deal N": "another deal: its number, today, a day, or any",
    "concede": "give it up",
}
LAST_COMMANDS: dict[str, str] = {
    "table": "draw the table again",
    "stats": "how your games went",
    "rules": "the rules of this edition",
    "save FILE": "keep the game; save! FILE writes over a file",
    "quit": "leave",
}
NEXT = "Enter deals another, again plays this one once more, undo goes back, quit leaves:"


def welcome(match: Match) -> str:
    """What is played, before the first turn."""
    return f"You play {match.edition.title} with the double-{match.game.size} set. Type ? for help."


def deal_said(match: Match) -> str:
    """Which deal it is; one from a file may have no number."""
    return f"deal {match.seed}" if match.seed is not None and match.seed.isdigit() else "a deal of its own"


def grows(move: Move) -> str:
    """The question whether a turn goes on."""
    return f"{move}: another pair, or Enter to close the turn:"


def which(count: int) -> str:
    """The question which of several moves is meant."""
    return f"Which, 1 to {count}? (Enter: none of them)"


def winnable(found: Found) -> str:
    """What a solver says of a game that goes on."""
    if found.won:
        return f"Yes: it can still be won, in {phrases.counted(len(found.line), 'move')}."
    if found.proved:
        return f"No: it cannot be won any more; at best {found.left} are left."
    return f"No win found in {found.positions:,} positions; the best line found leaves {found.left}."


def tallied(tally: Tally) -> str:
    """How one's games with this set went up to now."""
    row = f", {phrases.number(tally.streak)} in a row" if tally.streak > 1 else ""
    return f"Played {tally.played}, won {tally.won}{row}; the fewest left: {max(tally.best, 0)}."
