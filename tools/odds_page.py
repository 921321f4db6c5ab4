"""Write docs/odds.md: how often each solitaire is won by the solver, by following hints and at random (`make odds`).

The game pages have the same figures in server/pages/odds.toml. Every row is one run of `boneyard odds`; deals are
numbered, so anyone can get the same figures. It takes a while.
"""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.lab.odds import BEST, HINT, POSITIONS, RANDOM, Odds, odds

PAGE = Path(__file__).parent.parent / "docs" / "odds.md"
KEPT = Path(__file__).parent.parent / "src" / "boneyard" / "server" / "pages" / "odds.toml"
HEAD = """\
# How often the solitaires are won

Each row is one run of the command in its last column. Deals are numbered, so anyone can get the same figures.
**best** knows the order of the boneyard and searches for a win, up to a number of positions per deal. A deal that it
neither wins nor proves lost is *open*, and the interval goes from all of these lost to all of them won. **hint**
doesn't know the order and always follows the hint, however long it takes to find; **random** makes random moves. Each
edition defines what counts as a win. The interval is Wilson's, at 95%.

| game | set | played by | deals | won | 95% | open | left on average | at most two left | command |
|---|---|---|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Row:
    """One run: how many deals, and how many positions in each at most."""

    game: str
    edition: str
    size: int
    play: str
    deals: int
    most: int = POSITIONS

    def command(self) -> str:
        """The run on the command line."""
        parts = ["boneyard odds", self.game, "--edition", self.edition, "--set", str(self.size)]
        parts += ["--deals", str(self.deals), "--play", self.play]
        if self.most != POSITIONS and self.play == BEST:
            parts += ["--positions", str(self.most)]
        return " ".join(parts)

    def run(self, cores: int) -> Odds:
        """The deals played."""
        return odds(self.sheet(), self.size, self.deals, self.play, 0, self.most, cores)

    def sheet(self) -> Edition:
        """The edition that is played."""
        return catalog.edition(self.game, self.edition)


# Deals by game and set: best, by hints, at random. Slow ones get fewer deals or none.
_PLAN = {
    "bingo": {6: (20_000, 0, 0), 9: (10_000, 0, 0), 12: (5_000, 0, 0)},
    "big-clock": {6: (1_000, 0, 2_000), 9: (300, 0, 2_000), 12: (100, 0, 1_000)},
    "good-neighbors": {6: (2_000, 100, 2_000), 9: (300, 20, 2_000), 12: (60, 0, 1_000)},
    "traffic": {6: (300, 20, 300), 9: (100, 0, 200), 12: (40, 0, 100)},
    "squeeze": {6: (5_000, 200, 5_000), 9: (2_000, 40, 2_000), 12: (200, 10, 1_000)},
    "castle-rock": {6: (20_000, 400, 5_000), 9: (5_000, 100, 2_000), 12: (400, 20, 1_000)},
}
# The most positions searched per deal, for games that search slowly.
_POSITIONS = {"traffic": 20_000}
_POSITIONS_BY_SET = {("big-clock", 6): 300_000, ("big-clock", 9): 500_000, ("big-clock", 12): 1_000_000}


def rows() -> list[Row]:
    """All runs of the page."""
    found = []
    for game, sets in _PLAN.items():
        for edition in catalog.editions(game):
            for size, counts in sets.items():
                for play, deals in zip((BEST, HINT, RANDOM), counts, strict=True):
                    if deals:
                        most = _POSITIONS_BY_SET.get((game, size), _POSITIONS.get(game, POSITIONS))
                        found.append(Row(game, edition.key, size, play, deals, most))
    return found


def line(row: Row, found: Odds) -> str:
    """A run as a row of the table."""
    low, high = found.interval()
    cells = [
        f"{row.game}/{row.edition}",
        str(row.size),
        row.play,
        f"{found.deals:,}",
        f"{found.won / found.deals:.2%}",
        f"{low:.2%} to {high:.2%}",
        f"{found.open:,}" if row.play == BEST else "",
        f"{found.mean_left:.2f}",
        f"{found.at_most(2) / found.deals:.2%}",
        f"`{row.command()}`",
    ]
    return f"| {' | '.join(cells)} |\n"


def kept(page: str) -> str:
    """The rows of the page as the web pages read them."""
    found = []
    for text in page.splitlines():
        cells = [cell.strip() for cell in text.split("|")[1:-1]]
        if len(cells) == 10 and "`" in cells[-1]:
            won, deals, left_open = float(cells[4].rstrip("%")), cells[3], cells[6] or "0"
            counts = f"deals = {deals.replace(',', '')}, open = {left_open.replace(',', '')}"
            found.append(
                f'    {{ game = "{cells[0]}", set = {cells[1]}, play = "{cells[2]}", won = {won}, {counts} }},\n'
            )
    return (
        f"# The rows of docs/odds.md, written with it by tools/odds_page.py.\nrows = [\n{''.join(found)}]\n"
    )


def main() -> None:
    """Write the page; games named on the command line are run again, and the rows of the others are kept."""
    wanted = sys.argv[1:] or list(_PLAN)
    before = PAGE.read_text("utf-8").splitlines(keepends=True) if PAGE.exists() else []
    known = {text.rsplit("`", 2)[1]: text for text in before if text.startswith("| ") and "`" in text}
    lines: list[str] = []
    for row in rows():
        if row.game in wanted or row.command() not in known:
            lines.append(line(row, row.run(os.cpu_count() or 1)))
            print(lines[-1], end="", flush=True)
        else:
            lines.append(known[row.command()])
    PAGE.write_text(HEAD + "".join(lines), "utf-8")
    KEPT.write_text(kept(HEAD + "".join(lines)), "utf-8")


if __name__ == "__main__":
    main()
