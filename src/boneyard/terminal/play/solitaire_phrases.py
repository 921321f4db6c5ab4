"""The fixed phrases of games for one."""

from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.records.numbered_deals import number_of
from boneyard.words import grammar

COMMANDS: dict[str, str] = {
    "moves": "all that you can do now",
    "hint": "the move with the best expected end, and why",
    "winnable": "whether it can still be won, told by somebody who sees what is to come",
    "watch": "see it won from here, where that can be found; such a deal is not counted",
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


GROWS = "Another pair, or Enter to close the turn:"


NEXT = "Enter deals another, again replays this one, undo goes back, quit leaves:"


def welcome(match: Match) -> str:
    """What is played, before the first turn."""
    return f"You play {match.edition.title} with the double-{match.game.size} set. Type ? for help."


def deal_said(match: Match) -> str:
    """Which deal it is; one from a file may have no number."""
    return "a deal of its own" if number_of(match.seed) is None else f"deal {match.seed}"


def so_far(move: Move) -> str:
    """A turn that may still go on."""
    return f"So far: {move}. Besides:"


def which(count: int, shown: int) -> str:
    """The question which of several moves is meant, when so many of them have been shown."""
    return f"Which, 1 to {count}? (Enter: {'none of them' if shown == count else 'more, undo: none of them'})"


def choose(count: int) -> str:
    """What to type where numbers are offered."""
    return f"A number from 1 to {count}, please; undo goes back."


def watching(moves: int) -> str:
    """What the solver is about to show, and what it knows that a player does not."""
    line = grammar.counted(moves, "move")
    return f"A win in {line} was found by looking at the boneyard, which no player may; this deal will not be counted."


def watched(made: int, count: int) -> str:
    """The pause between two moves of a line that is shown."""
    return f"Move {made + 1} of {count}: Enter makes it, fast plays all, stop lets you go on:"


def tallied(played: int, won: int, streak: int, best: int) -> str:
    """How your games with this set have gone so far."""
    row = f", {grammar.number(streak)} in a row" if streak > 1 else ""
    return f"Played {played}, won {won}{row}; the fewest left: {max(best, 0)}."


def tally_told(played: int, won: int, streak: int, longest: int, best: int) -> str:
    """All the numbers of a tally in words."""
    row = f"{streak} in a row now, {longest} at most"
    return f"played {played}, won {won}, {row}; fewest left {best}"
