"""The charts people want: of simulated rounds and moves, of comparisons and of tournaments."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.lab.chart import Chart, Words, bar_chart, dot_chart, grid_chart, line_chart, percent
from boneyard.lab.comparison import Comparison
from boneyard.lab.competition import Tournament
from boneyard.lab.interval import wilson_interval
from boneyard.lab.simulation import Simulation
from boneyard.records.rows import Rows, read_rows
from boneyard.words import lab as said
from boneyard.words.language import _, did_you_mean, listed, ngettext, number

_BARS: Final = 40  # at most, in a histogram
_LEAST: Final = 3  # moves at a place of a round, for a mean that means something


@dataclass(frozen=True)
class Kind:
    """A chart of rows: what it shows, the columns that it needs, and how it is drawn."""

    says: str
    needs: tuple[str, ...]
    draw: Callable[[Rows], Chart]


def _histogram(rows: Rows, column: str, title: str, across: str) -> Chart:
    values = rows.numbers(column)
    return _distribution(values, Words(title, across, _("rounds"), said.rounds(len(rows))))


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
    return _histogram(rows, "moves", _("How long rounds are"), _("moves in a round"))


def _sides(rows: Rows, what: str) -> list[str]:
    return [name for name in rows.columns if name.startswith(f"{what}_")]


def _points(rows: Rows) -> Chart:
    sides = _sides(rows, "points")
    best = [max(values) for values in zip(*[rows.numbers(name) for name in sides])]
    return _distribution(
        best, Words(_("The most points in a round"), _("points"), _("rounds"), said.rounds(len(rows)))
    )


def _spread(rows: Rows) -> Chart:
    sides = _sides(rows, "points")
    found = [max(values) - min(values) for values in zip(*[rows.numbers(name) for name in sides])]
    return _distribution(
        found,
        Words(
            _("How far apart rounds end"),
            _("points between first and last"),
            _("rounds"),
            said.rounds(len(rows)),
        ),
    )


def _wins(rows: Rows) -> Chart:
    sides = [name.removeprefix("points_") for name in _sides(rows, "points")]
    return _shares(rows, sides, {side: [side] for side in sides}, _("Who wins rounds"), _("side"))


def _first(rows: Rows) -> Chart:
    """Sides by how late they come to move: the one that began, the next one, and so on."""
    count = len(_sides(rows, "points"))
    hits, labels = [0.0] * count, [f"{at + 1}" for at in range(count)]
    for began, won in zip(rows.numbers("first"), rows["winners"], strict=True):
        sides = [int(each) for each in str(won).split()]
        for side in sides:
            hits[(side - int(began)) % count] += 1 / len(sides)
    return _share_bars(rows, labels, hits, _("Who wins, by the order of play"), _("place in the first turn"))


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
    words = Words(
        _("How often each bot wins its rounds"), _("bot"), _("share of rounds"), said.rounds(len(rows))
    )
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
    words = Words(
        title,
        across,
        _("share of rounds"),
        _("{rounds}; the line is a fair share", rounds=said.rounds(len(rows))),
    )
    shares = [each / count for each in hits]
    intervals = [wilson_interval(round(each), len(rows)) for each in hits]
    return bar_chart(words, labels, shares, intervals, 1 / len(labels), percent)


def _endings(rows: Rows) -> Chart:
    ends = Counter(str(each) for each in rows["ended"])
    labels = sorted(ends, key=lambda each: (-ends[each], each))
    shares = [ends[each] / max(1, len(rows)) for each in labels]
    intervals = [wilson_interval(ends[each], len(rows)) for each in labels]
    words = Words(_("How rounds end"), "", _("share of rounds"), said.rounds(len(rows)))
    return bar_chart(words, [said.ending(each) for each in labels], shares, intervals, None, percent)


def _totals(rows: Rows) -> Chart:
    """The mean total of each side after each round, among matches that go that far."""
    sides = _sides(rows, "total")
    numbers = [int(each) for each in rows.numbers("round")]
    lines = []
    for side in sides:
        sums: Counter[int] = Counter()
        for at, total in zip(numbers, rows.numbers(side), strict=True):
            sums[at] += int(total)
        seen = Counter(numbers)
        lines.append([sums[at] / seen[at] for at in sorted(seen) if seen[at] >= _LEAST or at == 1])
    names = [_("side {number}", number=name.removeprefix("total_")) for name in sides]
    words = Words(_("How scores grow"), _("round"), _("mean total"), _("matches still in progress"))
    return line_chart(words, names, lines)


def _choices(rows: Rows) -> Chart:
    sums: Counter[int] = Counter()
    seen: Counter[int] = Counter()
    for at, choices in zip(rows.numbers("move"), rows.numbers("choices"), strict=True):
        sums[int(at)] += int(choices)
        seen[int(at)] += 1
    line = [sums[at] / seen[at] for at in sorted(seen) if seen[at] >= _LEAST or at == 1]
    words = Words(
        _("How many moves there are to choose from"),
        _("move of the round"),
        _("legal moves"),
        said.moves(len(rows)),
    )
    return line_chart(words, [_("mean")], [line])


def _ratings(rows: Rows) -> Chart:
    names = [str(each) for each in rows["name"]]
    values, low, high = (rows.numbers(each) for each in ("elo", "elo_low", "elo_high"))
    return _rating_dots(names, values, list(zip(low, high, strict=True)))


def _rating_dots(names: list[str], values: list[float], intervals: list[tuple[float, float]]) -> Chart:
    notes = [
        _("{value} ({low} to {high})", value=f"{value:.0f}", low=f"{low:.0f}", high=f"{high:.0f}")
        for value, (low, high) in zip(values, intervals, strict=True)
    ]
    words = Words(_("Ratings"), _("Elo, with 95% intervals. The average bot here has 1500"))
    return dot_chart(words, names, values, intervals, notes)


KINDS: Final[dict[str, Kind]] = {
    "length": Kind(marked("how many moves rounds have"), ("moves", "ended"), _length),
    "points": Kind(marked("the most points in a round"), ("points_0",), _points),
    "spread": Kind(marked("points between first and last"), ("points_0", "points_1"), _spread),
    "endings": Kind(marked("how rounds end"), ("ended",), _endings),
    "wins": Kind(marked("which side wins rounds"), ("winners", "points_1"), _wins),
    "first": Kind(marked("what going first is worth"), ("first", "winners", "points_1"), _first),
    "bots": Kind(marked("which bot wins rounds"), ("bot_1", "winners", "points_1"), _bots),
    "totals": Kind(marked("how scores grow from round to round"), ("round", "total_0"), _totals),
    "choices": Kind(marked("how many legal moves there are"), ("move", "choices"), _choices),
    "ratings": Kind(marked("a tournament's ratings"), ("name", "elo", "elo_low", "elo_high"), _ratings),
}


def plot(what: Rows | Simulation | Comparison | Tournament | str | Path, kind: str | None = None) -> Chart:
    """A chart of the lab's results, or of the rows in a file: the requested kind, or the first that fits."""
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
        raise BadSetup(_("There are no rows to chart."))
    fitting = [name for name, each in KINDS.items() if set(each.needs) <= set(rows.columns)]
    if kind is None and fitting:
        return KINDS[fitting[0]].draw(rows)
    if kind not in KINDS:
        hint = did_you_mean(str(kind), list(KINDS)) if kind is not None else ""
        raise BadSetup(
            _(
                "There's no chart {kind} for these rows. The charts are {charts}.",
                kind=repr(kind),
                charts=listed(fitting, "and"),
            )
            + hint
        )
    if kind not in fitting:
        needed = [each for each in KINDS[kind].needs if each not in rows.columns]
        raise BadSetup(
            ngettext(
                "A chart of {kind} needs the column {columns}. These rows have charts of {charts}.",
                "A chart of {kind} needs the columns {columns}. These rows have charts of {charts}.",
                len(needed),
                kind=kind,
                columns=listed(needed, "and"),
                charts=listed(fitting, "and"),
            )
        )
    return KINDS[kind].draw(rows)


def _only(kind: str | None, own: str, chart: Chart, *others: str) -> Chart:
    if kind not in (None, own):
        raise BadSetup(
            _(
                "There's no chart {kind} for this. The charts are {charts}.",
                kind=repr(kind),
                charts=listed([own, *others], "and"),
            )
        )
    return chart


def comparison_chart(found: Comparison) -> Chart:
    """The differences of a comparison, each on its own scale around no difference."""
    notes = [
        f"{said.amount(each.name, each.before)} → {said.amount(each.name, each.after)}"
        for each in found.findings
    ]
    words = Words(
        _("What the rule changes"),
        "",
        "",
        ngettext(
            "{number} deal played both ways. Right of the line means more",
            "{number} deals played both ways. Right of the line means more",
            found.deals,
            number=number(found.deals),
        ),
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
    """Everyone's score against everyone."""
    order = [each.name for each in found.standings]
    cells: list[list[float | None]] = []
    for one in order:
        row: list[float | None] = []
        for other in order:
            scores = found.versus(one, other) if one != other else []
            row.append(sum(scores) / len(scores) if scores else None)
        cells.append(row)
    words = Words(_("Who beats whom"), below=_("the score of the row against the column"))
    return grid_chart(words, order, cells, lambda value: number(value, 2))
