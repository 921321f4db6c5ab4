"""Reviewing a record: how it went, the biggest mistakes first, and every decision on request."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.records.replay import replay_file
from boneyard.review import Decision, Judgement, Review, Stopped, as_data
from boneyard.review import review as look_back
from boneyard.terminal.commands.arguments import Households, load_households, seat_named
from boneyard.terminal.console.console import ACCENT, Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.terminal.console.signs import ASCII, Signs
from boneyard.terminal.play import save
from boneyard.words import review as said
from boneyard.words.language import _

_WEIGHED = 6  # moves that are listed with what they are worth
_INDENT = 3


@described(
    marked(
        "Review a match: what each player could know, what each move was worth, and the biggest mistakes."
    ),
    "boneyard review sunday.bones --seat Ann",
    "boneyard review sunday.bones --quick",
    "boneyard review sunday.bones --iterations 50 --all --out sunday.json",
)
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=marked("A record."), show_default=False)],
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="S", help=marked("Only this seat's moves: a number or a name.")),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help=marked("A quick review: seconds instead of minutes."))
    ] = False,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", metavar="S", help=marked("How long to think about each decision.")),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            "--iterations",
            metavar="N",
            help=marked("How many deals to try for each decision. Gives the same result every time."),
        ),
    ] = None,
    most: Annotated[
        int, typer.Option("--most", metavar="N", min=1, help=marked("How many mistakes to show."))
    ] = 5,
    every: Annotated[
        bool, typer.Option("--all", help=marked("Show every decision after the mistakes."))
    ] = False,
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help=marked("Save the whole review as JSON."))
    ] = "",
    household: Households = None,
) -> None:
    load_households(household)
    show_review(standard_console(), file, seat, iterations, seconds, quick, most, every, out)


def show_review(
    console: Console,
    path: Path,
    seat: str | None,
    iterations: int | None,
    seconds: float | None,
    quick: bool,
    most: int,
    every: bool,
    out: str,
) -> None:
    """Review a record and show the result; save the data if a file is named."""
    match = replay_file(path)
    if not match.rounds:
        raise BadSetup(_("{path} has no round to review.", path=path))
    who = None if seat is None else seat_named(match, seat)
    if out:
        save.check_writable(save.expand_path(out))
    try:
        with _counting(console) as count:
            found = look_back(match, who, iterations=iterations, seconds=seconds, quick=quick, progress=count)
    except Stopped as stopped:
        if stopped.found.decisions:
            _show(console, stopped.found, most, every)
        console.say(said.stopped(len(stopped.found.decisions), stopped.of))
        raise
    _show(console, found, most, every)
    if out:
        console.say_exactly(_("Saved in {file}", file=save.save(save.expand_path(out), _json(found))))


def _show(console: Console, found: Review, most: int, every: bool) -> None:
    """Show a review: the head, the players, the curves, the mistakes, and every decision on request."""
    console.heading(_("{game}: review", game=found.title))
    console.say(said.head(found))
    console.say(said.method(found), "dim")
    if found.going_on:
        console.say(said.still_going(), "dim")
    if found.undecided:
        console.say(said.undecided(found), "dim")
    _show_players(console, found)
    _show_curves(console, found)
    _show_mistakes(console, found, most)
    if every:
        console.heading(_("Every decision"))
        for each in found.decisions:
            _show_decision(console, found, each, "")


def _json(found: Review) -> str:
    return json.dumps(as_data(found), indent=1) + "\n"


@contextmanager
def _counting(console: Console) -> Iterator[Callable[[int, int], None]]:
    """A progress bar, on a terminal."""
    columns = (TextColumn(_("decisions")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not console.rich.is_terminal
    with Progress(*columns, console=console.rich, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _show_players(console: Console, found: Review) -> None:
    """A row for each player: decisions, the best move made, clear mistakes, and what a decision cost."""
    table = console.table(
        "", _("Decisions"), _("Best move"), _("Clear mistakes"), *([_("Average cost")] if found.unit else [])
    )
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for seat in found.seats:
        mine = found.of(seat)
        judged = [each.judgement for each in mine]
        row = [
            str(len(mine)),
            str(sum(each.agrees for each in judged)),
            str(sum(each.clear for each in judged)),
        ]
        cost = [said.amount(found.cost(seat), found.unit)] if found.unit else []
        table.add_row(found.players[seat], *row, *cost)
    console.say("")
    console.show(table)


def _show_curves(console: Console, found: Review) -> None:
    """What each player could expect, decision by decision, one line each."""
    width = max(len(found.players[seat]) for seat in found.seats) if found.seats else 0
    for seat in found.seats:
        points = [point.after for point in found.curve(seat)]
        if len(points) < 2:
            continue
        low, high = (said.worth(value, found.unit) for value in (min(points), max(points)))
        line = drawn(points, max(console.width - width - 2, 10), console.signs)
        console.say("")
        console.lines([Text(f"{found.players[seat]:<{width}}  ").append(line, "cyan")])
        span = _("from {low} to {high}, {unit}", low=low, high=high, unit=said.counts(found.unit))
        console.say(f"{' ' * width}  {span}", "dim")


def _show_mistakes(console: Console, found: Review, most: int) -> None:
    mistakes = found.highlights
    console.say("")
    if not mistakes:
        console.say(said.faultless(found), ACCENT)
        return
    shown = mistakes[:most]
    if len(mistakes) == 1:
        console.heading(_("One mistake"))
    elif len(shown) == len(mistakes):
        console.heading(_("The biggest mistakes first"))
    else:
        console.heading(
            _("The biggest mistakes first, {shown} of {all}", shown=len(shown), all=len(mistakes))
        )
    for number, each in enumerate(shown, 1):
        _show_decision(console, found, each, f"{number}. ")


def _show_decision(console: Console, found: Review, decision: Decision, number: str) -> None:
    console.say(f"{number}{said.moment(decision, found)}", "bold")
    _inset(console, said.verdict(decision, found))
    judged = decision.judgement
    for sentence in said.why(decision, judged, found):
        _inset(console, sentence, "italic")
    if judged.unit and len(judged.moves) > 1:
        console.show(Padding(_worths(console, found, decision, judged), (0, 0, 0, 1), expand=False))
    known = said.known(decision, found)
    if known:
        _inset(console, _("What the player could know:"), "bold")
        for sentence in known:
            _inset(console, sentence, deeper=2)
    if decision.hands is not None:
        _inset(console, said.open_hands(decision, decision.hands, found), "dim")
    if decision.order is not None:
        _inset(console, said.open_order(decision, decision.order, found), "dim")
    console.say("")


def _worths(console: Console, found: Review, decision: Decision, judged: Judgement) -> Table:
    """The moves with what they are worth, the best first; the one that was made is always among them."""
    listed = list(judged.moves[:_WEIGHED])
    if judged.chosen is not None and judged.chosen not in listed:
        listed.append(judged.chosen)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    for each in listed:
        made = each is judged.chosen
        mark = console.signs.mark if made else " "
        table.add_row(
            Text(f"{mark} {said.deed(decision, each.move, found)}", "bold" if made else ""),
            said.worth(each.value, judged.unit),
            Text(_("made") if made else "", "dim"),
        )
    if len(judged.moves) > len(listed):
        table.add_row(Text(f"  {console.signs.more}", "dim"), "", "")
    return table


def _inset(console: Console, text: str, style: str = "", deeper: int = 0) -> None:
    console.show(Padding(Text(text, style), (0, 0, 0, _INDENT + deeper), expand=False))


_BARS = "▁▂▃▄▅▆▇█"
_PLAIN = "_.-~=*^#"


def drawn(values: Sequence[float], width: int, signs: Signs) -> str:
    """The values as bars; if there are too many, averages of neighbors."""
    bars = _PLAIN if signs is ASCII else _BARS
    count = min(len(values), width)
    edges = [len(values) * at // count for at in range(count + 1)]
    means = [sum(values[low:high]) / (high - low) for low, high in pairwise(edges)]
    low, high = min(values), max(values)
    step = (high - low) / (len(bars) - 1)
    return "".join(bars[round((mean - low) / step) if step else 0] for mean in means)
