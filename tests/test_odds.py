"""The page of odds: every solitaire with every set, intervals that belong to their counts, rows that repeat."""

import re

import pytest

import odds_page
from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.lab.interval import wilson_interval

TEXT = odds_page.PAGE.read_text("utf-8")
LINES = {text.rsplit("`", 2)[1]: text for text in TEXT.splitlines(keepends=True) if text.count("`") == 2}
SOLO = [
    edition
    for game in catalog.games()
    for edition in catalog.editions(game)
    if edition.players(edition.sets[0]) == (1, 1)
]


def share(text: str) -> float:
    return float(text.strip().rstrip("%")) / 100


def test_the_page_holds_the_planned_rows_and_no_others() -> None:
    assert TEXT.startswith(odds_page.HEAD)
    assert list(LINES) == [row.command() for row in odds_page.rows()]


def test_the_web_pages_read_the_same_rows() -> None:
    assert odds_page.KEPT.read_text("utf-8") == odds_page.kept(TEXT)


@pytest.mark.parametrize("edition", SOLO, ids=lambda edition: edition.name)
def test_every_solitaire_has_its_odds_with_every_set(edition: Edition) -> None:
    for size in edition.sets:
        assert any(
            f"--edition {edition.key} --set {size} " in each for each in LINES if f" {edition.game} " in each
        )


@pytest.mark.parametrize("command", LINES)
def test_an_interval_belongs_to_its_count(command: str) -> None:
    cells = [cell.strip() for cell in LINES[command].split("|")[1:-1]]
    deals, won = int(cells[3].replace(",", "")), share(cells[4])
    left_open = int(cells[6].replace(",", "") or 0)
    low, high = map(share, cells[5].split(" to "))
    assert low == pytest.approx(wilson_interval(round(won * deals), deals)[0], abs=1e-4)
    assert high == pytest.approx(wilson_interval(round(won * deals) + left_open, deals)[1], abs=1e-4)
    assert re.search(rf"--deals {deals} ", f"{command} ")


def row_of(game: str, edition: str, size: int, play: str) -> odds_page.Row:
    (found,) = [
        row
        for row in odds_page.rows()
        if (row.game, row.edition, row.size, row.play) == (game, edition, size, play)
    ]
    return found


@pytest.mark.parametrize(
    ("game", "edition", "size", "play"),
    [
        ("bingo", "cardinal", 12, "best"),
        ("squeeze", "cardinal", 6, "random"),
        ("castle-rock", "university", 6, "best"),
        ("castle-rock", "uduble", 9, "random"),
    ],
)
def test_a_row_comes_out_the_same_again(game: str, edition: str, size: int, play: str) -> None:
    row = row_of(game, edition, size, play)
    assert odds_page.line(row, row.run(1)) == LINES[row.command()]


def test_castle_rock_is_won_as_often_as_others_have_found() -> None:
    # Two independent programs: 58.4 % of double-six shuffles can end with two or fewer, 28.6 % with none.
    cells = LINES[row_of("castle-rock", "university", 6, "best").command()].split("|")
    assert share(cells[9]) == pytest.approx(0.584, abs=0.007)
    assert share(cells[5]) == pytest.approx(0.286, abs=0.006)
