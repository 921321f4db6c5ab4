"""A simulated person at a terminal: types answers from a list, and collects the output as text."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console as RichConsole

from boneyard import catalog
from boneyard.core.match import Match
from boneyard.core.tile import tile_text
from boneyard.records import check, replay
from boneyard.terminal.console.console import Console
from boneyard.terminal.console.signs import UNICODE, Signs
from boneyard.terminal.families import registry
from boneyard.terminal.play.match import MatchPlay
from boneyard.terminal.play.setup import MatchRequest, Seating, resume_match, start_match
from boneyard.terminal.play.solitaire import SolitairePlay
from boneyard.terminal.play.statistics import Statistics
from boneyard.words import log_lines, steps
from boneyard.words.context import Seen, seen_by

SRC = Path(__file__).parents[3] / "src"
Answers = Callable[[str], str]


def typing(lines: Iterable[str]) -> Answers:
    """Someone who types these lines and then leaves."""
    left = iter(lines)

    def answer(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def talk_to(answers: Answers, width: int = 80, signs: Signs = UNICODE) -> tuple[Console, io.StringIO]:
    """A console with someone, and what they see."""
    seen = io.StringIO()

    def read(prompt: str) -> str:
        typed = answers(prompt)
        seen.write(f"{prompt}{typed}\n")
        return typed

    rich = RichConsole(file=seen, width=width, color_system=None, highlight=False, markup=False, emoji=False)
    return Console(rich, read, signs), seen


def seated(game: str, edition: str | None = None, **wish: object) -> Seating:
    """A table with one person and bots."""
    return start_match(MatchRequest(catalog.edition(game, edition), **{"seed": "1", **wish}))  # type: ignore[arg-type]


def played(seating: Seating, lines: Iterable[str], width: int = 80) -> str:
    """What a player at this table sees after typing these lines."""
    console, seen = talk_to(typing(lines), width)
    MatchPlay(console, seating).run()
    return seen.getvalue()


def going_on(folder: Path, record: str, name: str = "Ann") -> Seating:
    """The table of a record, where someone goes on with it against random bots."""
    path = folder / "start.bones"
    path.write_text(record, "utf-8")
    return resume_match(str(path), name, "random")


def play_to_the_end(seating: Seating, width: int) -> None:
    """A whole match by legal moves: no tile is seen too early, no line is too wide, and the record holds."""
    match = seating.match
    turns = 0
    shown = 0

    def answer(prompt: str) -> str:
        nonlocal turns, shown
        turns += 1
        assert turns < 2000
        text = seen.getvalue()
        assert not hidden_in(text[shown:], match, seating.seat, pause=not prompt.startswith("Your move"))
        shown = len(text)
        if prompt.startswith("Your move"):
            moves = match.moves(seating.seat)
            return str(moves[turns % len(moves)])
        return "quit" if prompt.startswith("again") else ""

    console, seen = talk_to(answer, width)
    MatchPlay(console, seating).run()
    text = seen.getvalue()
    assert match.result is not None
    assert "The match is over" in text
    printed = [
        line
        for line in text.splitlines()
        if not line.startswith(("Your move", "Press Enter", "Enter", "Type ", "again"))
    ]
    assert [line for line in printed if len(line) > width] == []
    assert check(match.record()) == []


def drawn(record: str, seat: int | None = None, width: int = 60, signs: Signs = UNICODE) -> list[str]:
    """The table at the end of a record, as a seat sees it, or with all hands open."""
    match = replay(record)
    state = match.state if seat is None else match.look(seat)
    seen = Seen(match.game, state, match.players, seat)
    return [line.plain for line in registry.of(match.game.family).draw(seen, width, signs)]


def said(record: str, seat: int) -> list[str]:
    """What the table asks for at the end of a record, as a seat reads it."""
    seen = seen_by(replay(record), seat)
    return registry.of(seen.game.family).teller.says(seen)


def sentences(record: str, own: int | None = None) -> list[str]:
    """What happened in the last round of a record, a line for each turn."""
    match = replay(record)
    return log_lines(match.game, match.players, steps(match.game, match.round), own)


def asked(record: str, seat: int) -> str:
    """What a seat is asked to do at the end of a record."""
    match = replay(record)
    seen = seen_by(match, seat)
    return registry.of(seen.game.family).asks(seen, match.moves(seat))


def lines(moves: str) -> str:
    """Moves in one line, parted by commas, as a record writes them."""
    return "".join(f"{move.strip()}\n" for move in moves.split(",") if move.strip())


def alone(
    folder: Path, game: str, lines: Iterable[str], width: int = 80, signs: Signs = UNICODE, **wish: object
) -> str:
    """What a player of a solitaire sees after typing these lines."""
    console, seen = talk_to(typing(lines), width, signs)
    seating = seated(game, **{"seed": None, "deal": "7", "size": 6, **wish})  # type: ignore[arg-type]
    SolitairePlay(console, seating, Statistics(folder)).run()
    return seen.getvalue()


def boneyard(
    *arguments: str | Path, typed: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The command run as its own process, with answers on a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "boneyard", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env=surroundings(env),
        check=False,
    )


def surroundings(more: dict[str, str] | None = None) -> dict[str, str]:
    """An environment whose width and locale do not depend on who runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "LANG": "C.UTF-8", "COLUMNS": "80", **(more or {})}


def hidden_in(text: str, match: Match, seat: int, pause: bool = False) -> list[str]:
    """The tiles in a text that a seat may not know: of the last finished round at a pause, else of this moment."""
    game = match.game
    done = [each for each in match.rounds if game.points(each.state) is not None]
    state = done[-1].state if pause else match.state
    unseen = {tile_text(tile) for tile in game.unseen(game.look(state, seat))}
    # Which counts are not taken yet everyone knows.
    text = re.sub(r"Counts still out:.*?\n\n", "", text, flags=re.DOTALL)
    named = re.findall(r"\b(\d)-(\d)\b", text) + re.findall(r"\[(\d)[|‖=](\d)\]", text)
    return sorted({f"{max(pair)}-{min(pair)}" for pair in named} & unseen)
