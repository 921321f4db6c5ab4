"""A record looked back at: how it went, the biggest mistakes first, and every decision where that is asked for."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boneyard.core.errors import BadRecord, BadSetup
from boneyard.records import replay
from boneyard.records.replay import read_file
from boneyard.review import Decision, Judgement, Review, Stopped, as_data, review
from boneyard.terminal.commands.replay import seat_named
from boneyard.terminal.console.signs import ASCII, Signs
from boneyard.terminal.console.talk import ACCENT, Talk
from boneyard.terminal.play import save
from boneyard.words import review as said

_WEIGHED = 6  # moves that are listed with what they are worth


_INDENT = 3


def show_review(
    talk: Talk,
    path: Path,
    seat: str | None,
    iterations: int | None,
    seconds: float | None,
    quick: bool,
    most: int,
    every: bool,
    out: str,
) -> None:
    """Look back at a record and say what was found; the data goes into a file where one is named."""
    text = read_file(path)
    try:
        match = replay(text)
    except BadRecord as bad:
        raise BadRecord(bad.line, bad.expected, bad.found, str(path)) from None
    if not match.rounds:
        raise BadSetup(f"{path} has no round to look back at.")
    who = None if seat is None else seat_named(match, seat)
    if out:
        save.check(save.target(out))
    try:
        with _counting(talk) as count:
            found = review(match, who, iterations=iterations, seconds=seconds, quick=quick, progress=count)
    except Stopped as stopped:
        if stopped.found.decisions:
            _show(talk, stopped.found, most, every)
        talk.say(said.stopped(len(stopped.found.decisions), stopped.of))
        raise
    _show(talk, found, most, every)
    if out:
        talk.exact(f"Saved in {save.save(save.target(out), _json(found))}")


def _show(talk: Talk, found: Review, most: int, every: bool) -> None:
    """The whole of a review: the head, the players, the curves, the mistakes, and every decision if it is wanted."""
    talk.heading(f"{found.title}, looked back at")
    talk.say(said.head(found))
    talk.say(said.method(found), "dim")
    if found.going_on:
        talk.say(said.still_going(), "dim")
    if found.undecided:
        talk.say(said.undecided(found), "dim")
    _show_players(talk, found)
    _show_curves(talk, found)
    _show_mistakes(talk, found, most)
    if every:
        talk.heading("Every decision")
        for each in found.decisions:
            _show_decision(talk, found, each, "")


def _json(found: Review) -> str:
    return json.dumps(as_data(found), indent=1) + "\n"


@contextmanager
def _counting(talk: Talk) -> Iterator[Callable[[int, int], None]]:
    """A bar, on a terminal, that goes away when it is full."""
    columns = (TextColumn("decisions"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not talk.console.is_terminal
    with Progress(*columns, console=talk.console, transient=True, disable=hidden) as bar:
        task = bar.add_task("decisions", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _show_players(talk: Talk, found: Review) -> None:
    """A row for each player: decisions, the best move made, clear mistakes, and what a decision cost."""
    table = talk.table(
        "", "Decisions", "Best move", "Clear mistakes", *(["Average cost"] if found.unit else [])
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
    talk.say("")
    talk.show(table)


def _show_curves(talk: Talk, found: Review) -> None:
    """What everybody could expect, decision by decision, as one line each."""
    width = max(len(found.players[seat]) for seat in found.seats) if found.seats else 0
    for seat in found.seats:
        points = [point.after for point in found.curve(seat)]
        if len(points) < 2:
            continue
        low, high = (said.worth(value, found.unit) for value in (min(points), max(points)))
        line = drawn(points, max(talk.width - width - 2, 10), talk.signs)
        talk.say("")
        talk.lines([Text(f"{found.players[seat]:<{width}}  ").append(line, "cyan")])
        talk.say(f"{' ' * width}  from {low} to {high}, {said.counts(found.unit)}", "dim")


def _show_mistakes(talk: Talk, found: Review, most: int) -> None:
    mistakes = found.highlights
    talk.say("")
    if not mistakes:
        talk.say(said.faultless(found), ACCENT)
        return
    shown = mistakes[:most]
    more = f", the first {len(shown)} of {len(mistakes)}" if len(shown) < len(mistakes) else ""
    talk.heading(f"The biggest mistakes first{more}" if len(mistakes) > 1 else "One mistake")
    for number, each in enumerate(shown, 1):
        _show_decision(talk, found, each, f"{number}. ")


def _show_decision(talk: Talk, found: Review, decision: Decision, number: str) -> None:
    talk.say(f"{number}{said.moment(decision, found)}", "bold")
    _inset(talk, said.verdict(decision, found))
    judged = decision.judgement
    for sentence in said.why(decision, judged, found):
        _inset(talk, sentence, "italic")
    if judged.unit and len(judged.moves) > 1:
        talk.show(Padding(_worths(talk, found, decision, judged), (0, 0, 0, 1), expand=False))
    known = said.known(decision, found)
    if known:
        _inset(talk, "What could be known:", "bold")
        for sentence in known:
            _inset(talk, sentence, deeper=2)
    if decision.hands is not None:
        _inset(talk, said.open_hands(decision, decision.hands, found), "dim")
    if decision.order is not None:
        _inset(talk, said.open_order(decision, decision.order, found), "dim")
    talk.say("")


def _worths(talk: Talk, found: Review, decision: Decision, judged: Judgement) -> Table:
    """The moves with what they are worth, the best first; the one that was made is always among them."""
    listed = list(judged.moves[:_WEIGHED])
    if judged.chosen is not None and judged.chosen not in listed:
        listed.append(judged.chosen)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    for each in listed:
        made = each is judged.chosen
        mark = talk.signs.mark if made else " "
        table.add_row(
            Text(f"{mark} {said.deed(decision, each.move, found)}", "bold" if made else ""),
            said.worth(each.value, judged.unit),
            Text("made" if made else "", "dim"),
        )
    if len(judged.moves) > len(listed):
        table.add_row(Text(f"  {talk.signs.more}", "dim"), "", "")
    return table


def _inset(talk: Talk, text: str, style: str = "", deeper: int = 0) -> None:
    talk.show(Padding(Text(text, style), (0, 0, 0, _INDENT + deeper), expand=False))


_BARS = "▁▂▃▄▅▆▇█"


_PLAIN = "_.-~=*^#"


def drawn(values: Sequence[float], width: int, signs: Signs) -> str:
    """The values as bars, no more than fit; of too many neighbours the mean is drawn."""
    bars = _PLAIN if signs is ASCII else _BARS
    count = min(len(values), width)
    edges = [len(values) * at // count for at in range(count + 1)]
    means = [sum(values[low:high]) / (high - low) for low, high in pairwise(edges)]
    low, high = min(values), max(values)
    step = (high - low) / (len(bars) - 1)
    return "".join(bars[round((mean - low) / step) if step else 0] for mean in means)
