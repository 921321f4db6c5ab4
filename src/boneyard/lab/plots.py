"""The charts people want: of simulated rounds and moves, of comparisons and of tournaments."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boneyard.core.errors import BadSetup, listed, nearest
from boneyard.lab.chart import Chart, Words, bar_chart, dot_chart, grid_chart, line_chart, percent
from boneyard.lab.comparison import Comparison
from boneyard.lab.competition import Tournament
from boneyard.lab.interval import wilson_interval
from boneyard.lab.simulation import Simulation
from boneyard.records.rows import Rows, read_rows
from boneyard.words import lab as said

_BARS: Final = 40  # at most, in a histogram
_LEAST: Final = 3  # moves at a place of a round, for a mean that means something


@dataclass(frozen=True)
class Kind:
    """A chart of rows: what it shows, the columns that it needs, and how it is drawn."""

    says: str
    needs: tuple[str, ...]
    draw: Callable[[Rows], Chart]


def _count(rows: Rows) -> str:
    return f"{len(rows):,} rounds"


def _histogram(rows: Rows, column: str, title: str, across: str) -> Chart:
    values = rows.numbers(column)
    return _distribution(values, Words(title, across, "rounds", _count(rows)))


def _distribution(values: list[float], words: Words) -> Chart:
    low, high = int(min(values, default=0)), int(max(values, default=0))
    size = -(-(high - low + 1) // _BARS)
    bins = Counter((int(value) - low) // size for value in values)
    places = range((high - low) // size + 1)
    labels = [
        str(low + at * size) if size == 1 else f"{low + at * size}-{low + (at + 1) * size - 1}"
        for at in places
    ]
    return bar_chart(words, labels, [float(bins[at]) for at in places])


def _length(rows: Rows) -> Chart:
    return _histogram(rows, "moves", "How long rounds are", "moves in a round")


def _sides(rows: Rows, what: str) -> list[str]:
    return [name for name in rows.columns if name.startswith(f"{what}_")]


def _points(rows: Rows) -> Chart:
    sides = _sides(rows, "points")
    best = [max(values) for values in zip(*[rows.numbers(name) for name in sides])]
    return _distribution(best, Words("The most points in a round", "points", "rounds", _count(rows)))


def _spread(rows: Rows) -> Chart:
    sides = _sides(rows, "points")
    found = [max(values) - min(values) for values in zip(*[rows.numbers(name) for name in sides])]
    return _distribution(
        found, Words("How far apart rounds end", "points between first and last", "rounds", _count(rows))
    )


def _wins(rows: Rows) -> Chart:
    sides = [name.removeprefix("points_") for name in _sides(rows, "points")]
    return _shares(rows, sides, {side: [side] for side in sides}, "Who wins rounds", "side")


def _first(rows: Rows) -> Chart:
    """Sides by how late they come to move: the one that began, the next one, and so on."""
    count = len(_sides(rows, "points"))
    hits, labels = [0.0] * count, ["first", *[f"{at + 1}." for at in range(1, count)]]
    for began, won in zip(rows.numbers("first"), rows["winners"], strict=True):
        sides = [int(each) for each in str(won).split()]
        for side in sides:
            hits[(side - int(began)) % count] += 1 / len(sides)
    return _share_bars(rows, labels, hits, "Who wins, by the order of play", "place in the first turn")


def _bots(rows: Rows) -> Chart:
    seats = _sides(rows, "bot")
    sides = len(_sides(rows, "points"))
    names = list(dict.fromkeys(str(name) for seat in seats for name in rows[seat]))
    hits = dict.fromkeys(names, 0.0)
    sat = dict.fromkeys(names, 0.0)
    columns = [rows[seat] for seat in seats]
    for row, won in enumerate(rows["winners"]):
        winners = str(won).split()
        for side in range(sides):
            name = str(columns[side][row])
            sat[name] += 1
            hits[name] += str(side) in winners and 1 / len(winners)
    shares = [hits[name] / max(1.0, sat[name]) for name in names]
    intervals = [wilson_interval(round(hits[name]), round(sat[name])) for name in names]
    words = Words("How often each bot wins its rounds", "bot", "share of rounds", _count(rows))
    return bar_chart(words, names, shares, intervals, 1 / sides, percent, several=True)


def _shares(rows: Rows, labels: list[str], of: dict[str, list[str]], title: str, across: str) -> Chart:
    hits = [0.0] * len(labels)
    for won in rows["winners"]:
        winners = str(won).split()
        for at, label in enumerate(labels):
            hits[at] += sum(each in of[label] for each in winners) / max(1, len(winners))
    return _share_bars(rows, labels, hits, title, across)


def _share_bars(rows: Rows, labels: list[str], hits: list[float], title: str, across: str) -> Chart:
    count = max(1, len(rows))
    words = Words(title, across, "share of rounds", f"{_count(rows)}; the line is a fair share")
    shares = [each / count for each in hits]
    intervals = [wilson_interval(round(each), len(rows)) for each in hits]
    return bar_chart(words, labels, shares, intervals, 1 / len(labels), percent)


def _endings(rows: Rows) -> Chart:
    ends = Counter(str(each) for each in rows["ended"])
    labels = sorted(ends, key=lambda each: (-ends[each], each))
    shares = [ends[each] / max(1, len(rows)) for each in labels]
    intervals = [wilson_interval(ends[each], len(rows)) for each in labels]
    return bar_chart(
        Words("How rounds end", "", "share of rounds", _count(rows)), labels, shares, intervals, None, percent
    )


def _totals(rows: Rows) -> Chart:
    """The mean total of each side after each round, among matches that go that far."""
    sides = _sides(rows, "total")
    numbers = [int(each) for each in rows.numbers("round")]
    lines = []
    for side in sides:
        sums: Counter[int] = Counter()
        for number, total in zip(numbers, rows.numbers(side), strict=True):
            sums[number] += int(total)
        seen = Counter(numbers)
        lines.append(
            [sums[number] / seen[number] for number in sorted(seen) if seen[number] >= _LEAST or number == 1]
        )
    names = [name.replace("total_", "side ") for name in sides]
    words = Words("How scores grow", "round", "mean total", "matches that were still going on")
    return line_chart(words, names, lines)


def _choices(rows: Rows) -> Chart:
    sums: Counter[int] = Counter()
    seen: Counter[int] = Counter()
    for number, choices in zip(rows.numbers("move"), rows.numbers("choices"), strict=True):
        sums[int(number)] += int(choices)
        seen[int(number)] += 1
    line = [sums[number] / seen[number] for number in sorted(seen) if seen[number] >= _LEAST or number == 1]
    words = Words("How much there is to choose", "move of the round", "legal moves", f"{len(rows):,} moves")
    return line_chart(words, ["mean"], [line])


def _ratings(rows: Rows) -> Chart:
    names = [str(each) for each in rows["name"]]
    values, low, high = (rows.numbers(each) for each in ("elo", "elo_low", "elo_high"))
    return _rating_dots(names, values, list(zip(low, high, strict=True)))


def _rating_dots(names: list[str], values: list[float], intervals: list[tuple[float, float]]) -> Chart:
    notes = [
        f"{value:.0f} ({low:.0f} to {high:.0f})" for value, (low, high) in zip(values, intervals, strict=True)
    ]
    words = Words("Ratings", "Elo, with 95% intervals; the average bot here has 1500")
    return dot_chart(words, names, values, intervals, notes)


KINDS: Final[dict[str, Kind]] = {
    "length": Kind("how many moves rounds have", ("moves", "ended"), _length),
    "points": Kind("the most points in a round", ("points_0",), _points),
    "spread": Kind("points between first and last", ("points_0", "points_1"), _spread),
    "endings": Kind("how rounds end", ("ended",), _endings),
    "wins": Kind("which side wins rounds", ("winners", "points_1"), _wins),
    "first": Kind("what going first is worth", ("first", "winners", "points_1"), _first),
    "bots": Kind("which bot wins rounds", ("bot_1", "winners", "points_1"), _bots),
    "totals": Kind("how scores grow from round to round", ("round", "total_0"), _totals),
    "choices": Kind("how many legal moves there are", ("move", "choices"), _choices),
    "ratings": Kind("a tournament's ratings", ("name", "elo", "elo_low", "elo_high"), _ratings),
}


def plot(what: Rows | Simulation | Comparison | Tournament | str | Path, kind: str | None = None) -> Chart:
    """A chart of what the lab found, or of the rows in a file: the kind that is asked for, or the first that fits."""
    if isinstance(what, Comparison):
        return _only(kind, "differences", comparison_chart(what))
    if isinstance(what, Tournament):
        if kind == "crosstable":
            return crosstable_chart(what)
        return _only(kind, "ratings", _ratings(what.table_rows()), "crosstable")
    if isinstance(what, Simulation):
        what = what.moves if kind == "choices" else what.rounds
    rows = what if isinstance(what, Rows) else read_rows(what)
    if len(rows) == 0:
        raise BadSetup("There are no rows to draw.")
    fitting = [name for name, each in KINDS.items() if set(each.needs) <= set(rows.columns)]
    if kind is None and fitting:
        return KINDS[fitting[0]].draw(rows)
    if kind not in KINDS:
        hint = nearest(str(kind), list(KINDS)) if kind is not None else ""
        raise BadSetup(f"There is no chart {kind!r} of these rows; there are {listed(fitting, 'and')}.{hint}")
    if kind not in fitting:
        needed = listed([each for each in KINDS[kind].needs if each not in rows.columns], "and")
        raise BadSetup(
            f"A chart of {kind} needs the column {needed}; these rows have charts of {listed(fitting, 'and')}."
        )
    return KINDS[kind].draw(rows)


def _only(kind: str | None, own: str, chart: Chart, *others: str) -> Chart:
    if kind not in (None, own):
        raise BadSetup(f"There is no chart {kind!r} of this; there is {listed([own, *others], 'and')}.")
    return chart


def comparison_chart(found: Comparison) -> Chart:
    """The differences of a comparison, each on a scale of its own around no difference."""
    notes = [
        f"{said.amount(each.name, each.before)} → {said.amount(each.name, each.after)}"
        for each in found.findings
    ]
    words = Words(
        "What the rule changes",
        "",
        "",
        f"{found.deals:,} deals played both ways; right of the line means more",
    )
    return dot_chart(
        words,
        [each.title for each in found.findings],
        [each.difference for each in found.findings],
        [(each.low, each.high) for each in found.findings],
        notes,
        own_scale=True,
    )


def crosstable_chart(found: Tournament) -> Chart:
    """Everybody's score against everybody."""
    order = [each.name for each in found.standings]
    cells: list[list[float | None]] = []
    for one in order:
        row: list[float | None] = []
        for other in order:
            scores = found.versus(one, other) if one != other else []
            row.append(sum(scores) / len(scores) if scores else None)
        cells.append(row)
    words = Words("Who beats whom", below="the score of the row against the column")
    return grid_chart(words, order, cells, lambda value: f"{value:.2f}")
