"""Charts: every kind is drawn from the rows that it needs, as SVG and PNG, and refuses others with a sentence."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from boneyard.core.errors import BadSetup
from boneyard.lab import Rows, Simulation, plot, simulate
from boneyard.lab.chart import Chart, Words, bar_chart
from boneyard.lab.plots import KINDS


@pytest.fixture(scope="module")
def found() -> Simulation:
    return simulate("muggins", matches=6, bots=["greedy", "random"], seed=1, moves=True, cores=1)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "ratings"])
def test_every_kind_is_drawn(found: Simulation, kind: str, tmp_path: Path) -> None:
    chart = plot(found, kind)
    root = ElementTree.fromstring(chart.svg)
    words = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert words[0] == root.findtext("{http://www.w3.org/2000/svg}title")
    assert len(words) > 5
    assert "nan" not in chart.svg
    assert chart._repr_svg_() == chart.svg
    chart.save(tmp_path / "chart.svg")
    assert (tmp_path / "chart.svg").read_text("utf-8") == chart.svg


def test_a_png_is_one(found: Simulation, tmp_path: Path) -> None:
    plot(found).save(tmp_path / "chart.png")
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")


def test_bars_are_as_high_as_their_numbers() -> None:
    chart = bar_chart(Words("Two"), ["a", "b"], [1.0, 4.0])
    bars = list(ElementTree.fromstring(chart.svg).iter("{http://www.w3.org/2000/svg}rect"))[1:]
    heights = [float(bar.attrib["height"]) for bar in bars]
    assert heights[1] == pytest.approx(4 * heights[0], rel=0.01)


def test_rows_are_drawn_from_a_file(found: Simulation, tmp_path: Path) -> None:
    found.rounds.save(tmp_path / "rounds.csv")
    assert plot(tmp_path / "rounds.csv", "bots").svg == plot(found, "bots").svg
    assert plot(tmp_path / "rounds.csv").svg == plot(found, "length").svg


def test_names_are_escaped() -> None:
    rows = Rows(["name", "elo", "elo_low", "elo_high"], [("<b>&", 1500.0, 1400.0, 1600.0)])
    assert "&lt;b&gt;&amp;" in plot(rows).svg


def test_a_solitaire_has_its_charts() -> None:
    assert plot(simulate("squeeze", matches=5, bots="random", cores=1), "endings").svg


@pytest.mark.parametrize(
    ("kind", "why"),
    [("choices", "needs the column"), ("lenght", "Did you mean length"), ("ratings", "needs the column")],
)
def test_a_chart_that_does_not_fit_is_refused_with_a_sentence(found: Simulation, kind: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        plot(found.rounds, kind)


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("rows.txt", "", "a .csv or .parquet file"),
        ("missing.csv", None, "There's no file"),
        ("empty.csv", "", "start with the names"),
        ("ragged.csv", "a,b\n1\n", "have different numbers of values"),
        ("bare.csv", "moves,ended\n", "no rows to chart"),
    ],
)
def test_a_file_without_rows_is_refused_with_a_sentence(
    tmp_path: Path, name: str, text: str | None, why: str
) -> None:
    if text is not None:
        (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(BadSetup, match=why):
        plot(tmp_path / name)


def test_a_chart_is_written_to_a_picture_file() -> None:
    with pytest.raises(BadSetup, match=r"a .svg or .png file, not 'chart.pdf'|not chart.pdf"):
        Chart("<svg/>").save("chart.pdf")
