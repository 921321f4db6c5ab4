"""The rows of docs/strength.md, each with the command that makes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from boneyard.lab.interval import mean_interval, p_value, paired_interval

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"

# The heads of the page's two kinds of tables.
ROWS = "| game | players | A | B | deals | fair | A's share | interval | luck | A's choices | command |"
BESIDE = (
    "| game | players | A | beside | B | deals | fair | A's share | its share | A has more by | interval | luck "
    "| A's choices | command |"
)


@dataclass(frozen=True)
class Played:
    """One deal: A's share of what was won over all seats, and A's time and number of choices."""

    share: float
    seconds: float
    longest: float
    choices: int


@dataclass(frozen=True)
class Title:
    """What was played: the edition, by how many, what was counted, and the share of a bot no better than the others."""

    edition: str
    players: int
    counted: str
    fair: float


def row(title: Title, a: str, b: str, played: Sequence[Played], command: str) -> str:
    """A row with A's share against B."""
    shares = [each.share for each in played]
    low, high = paired_interval(shares)
    return (
        f"| {title.edition} | {title.players} | {a} | {b} | {len(shares)} {title.counted} | {title.fair:.1%} "
        f"| **{_mean(shares):.1%}** | {low:.1%} to {high:.1%} | {p_value(shares, title.fair):.1g} "
        f"| {_pace(played)} | `{command}` |"
    )


def beside_row(
    title: Title,
    names: tuple[str, str, str],
    played: Sequence[Played],
    before: Sequence[Played],
    command: str,
) -> str:
    """A row with how much A's share against B exceeds another bot's on the same deals."""
    a, beside, b = names
    shares, others = ([each.share for each in some] for some in (played, before))
    more = [share - other for share, other in zip(shares, others, strict=True)]
    low, high = mean_interval(more)
    return (
        f"| {title.edition} | {title.players} | {a} | {beside} | {b} | {len(shares)} {title.counted} "
        f"| {title.fair:.1%} | {_mean(shares):.1%} | {_mean(others):.1%} | **{_mean(more):+.1%}** "
        f"| {low:+.1%} to {high:+.1%} | {p_value(more, 0.0):.1g} | {_pace(played)} | `{command}` |"
    )


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares)


def _pace(played: Sequence[Played]) -> str:
    choices = max(1, sum([each.choices for each in played]))
    pace = 1000 * sum([each.seconds for each in played]) / choices
    return f"{pace:.1f} ms, at most {max([each.longest for each in played]):.2f} s"


def keep(head: str, line: str, command: str) -> None:
    """Put a row into the first table with its head, in the place of one that the same command made before."""
    lines = PAGE.read_text("utf-8").splitlines()
    rows = [at for at, each in enumerate(lines) if each.endswith(f"| `{command}` |")]
    if rows:
        lines[rows[0]] = line
    else:
        last = lines.index(head)
        while last + 1 < len(lines) and lines[last + 1].startswith("|"):
            last += 1
        lines.insert(last + 1, line)
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")
