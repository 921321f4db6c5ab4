"""Printing and asking, on any terminal or none."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from rich.console import Console as RichConsole
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from boneyard.terminal.console.signs import Signs, signs_for

ACCENT = "bold yellow"  # always: you can act here
REFUSED = "red"


class ConsoleClosed(Exception):
    """The input has ended, so no one will answer."""


class Console:
    """A console with a person in front of it."""

    def __init__(self, rich: RichConsole, read: Callable[[str], str], signs: Signs) -> None:
        self.rich = rich
        self.signs = signs
        self.answers = 0  # how many answers there were
        self._read = read

    @property
    def width(self) -> int:
        """The columns there are to write in."""
        return max(self.rich.width, 20)

    @property
    def height(self) -> int:
        """The rows there are."""
        return max(self.rich.height, 10)

    def show_briefly(self, text: str) -> None:
        """Show a line that the next one replaces; only on a terminal."""
        if self.rich.is_terminal:
            self.rich.print(Text(text[: self.width - 1].ljust(self.width - 1)), end="\r")

    def say(self, text: str, style: str = "") -> None:
        """A sentence, wrapped between words."""
        self.rich.print(Text(text, style))

    def say_exactly(self, text: str) -> None:
        """Print a path or a command to copy, without line breaks."""
        self.rich.print(Text(text), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        """Anything that Rich can draw."""
        self.rich.print(thing)

    def lines(self, lines: Iterable[Text]) -> None:
        """Print lines that already fit the width."""
        for line in lines:
            self.rich.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def heading(self, text: str) -> None:
        """A title across the terminal."""
        title = Text(f"{self.signs.rule * 2} {text} ", "bold green")
        fill = self.width - title.cell_len
        self.rich.print(title.append(self.signs.rule * fill) if fill > 0 else title)

    def table(self, *columns: str, lines: bool = False) -> Table:
        """An empty table with these columns."""
        table = Table(
            box=self.signs.box, show_lines=lines, show_edge=False, pad_edge=False, header_style="bold"
        )
        for column in columns:
            table.add_column(column, overflow="fold")
        return table

    @contextmanager
    def progress(self, what: str, total: int) -> Iterator[Callable[[int], None]]:
        """A progress bar, on a terminal; it disappears when it is full."""
        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        hidden = not self.rich.is_terminal
        with Progress(*columns, console=self.rich, transient=True, disable=hidden) as bar:
            task = bar.add_task(what, total=total)
            yield lambda done: bar.update(task, completed=done)

    def ask(self, prompt: str) -> str:
        """Read an answer; raises ConsoleClosed if the input has ended."""
        try:
            line = self._read(f"{prompt} ")
        except EOFError:
            self.say("")
            raise ConsoleClosed from None
        except KeyboardInterrupt:
            self.say("")
            raise
        self.answers += 1
        return line.strip()


def at_terminal() -> bool:
    """Whether the input is a terminal."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(prompt: str) -> str:
    """One line from a terminal with its editing keys, or from a pipe."""
    if at_terminal():
        with suppress(ImportError):
            import readline  # noqa: F401  (input() edits lines when this is loaded)
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise EOFError
    # A pipe does not echo, and a transcript without the answers reads badly.
    sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
    return line


def standard_console() -> Console:
    """The console on this process's own terminal."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a name the terminal cannot show must not end a game
    rich = RichConsole(highlight=False, markup=False, emoji=False)
    return Console(rich, read_line, signs_for(sys.stdout))
