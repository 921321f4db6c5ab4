"""Pictures as SVG: well formed, self-contained, and accessible to people who can't see them."""

import json
import re
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

import boneyard
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.pictures import Label, Piece, Scene, as_svg, draw, table, with_seat
from boneyard.pictures.faces import face, pips, sheet
from boneyard.pictures.palettes import IVORY, PALETTES, ROOMS, contrast
from boneyard.pictures.png import png
from support.engine.matches import EDITIONS, Table, edition_id, random_match, seat_counts

SVG = "{http://www.w3.org/2000/svg}"


def _scene(*pieces: Piece, name: str = "Ann") -> Scene:
    return Scene(0, 0, 10, 5, True, 0.3, pieces, labels=(Label("name", name, 1, 1, 0.3),))


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_every_match_has_a_picture_that_needs_nothing_else(edition: Edition) -> None:
    size, seats = seat_counts(edition)[0]
    match = random_match(Table(edition, size, seats), 3, 30)
    for seat in (None, 0):
        for wide in (True, False):
            drawn = as_svg(match, seat, wide=wide)
            root = ElementTree.fromstring(drawn)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.get("aria-label")
            assert root.find(f"{SVG}title") is not None
            ids = {node.get("id") for node in root.iter() if node.get("id")}
            used = {node.get("href", "") for node in root.iter(f"{SVG}use")}
            assert {name.removeprefix("#") for name in used} <= ids
            assert not list(root.iter(f"{SVG}script"))
            assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_a_notebook_gets_a_spectators_picture() -> None:
    match = boneyard.new("block", seed=4)
    assert match._repr_svg_() == match.svg()
    assert match.svg() != match.svg(0)


def test_a_scene_can_be_sent_as_plain_text() -> None:
    match = boneyard.new("mexican-train", players=4, seed=4)
    scene = with_seat(table(match.game, match.look(None)), match.game, match.look(1), 1)
    told = json.loads(json.dumps(scene.as_dict()))
    assert len(told["pieces"]) == len(scene.pieces)
    assert told["box"] == [scene.left, scene.top, scene.width, scene.height]


def test_names_cannot_break_out_of_a_picture() -> None:
    evil = "<script>alert(1)</script>&\"'"
    match = boneyard.new("block", players=[evil, "Ben"], seed=4)
    for drawn in (match.svg(1), draw(_scene(name=evil), title=evil)):
        root = ElementTree.fromstring(drawn)
        assert not list(root.iter(f"{SVG}script"))
        assert "<script" not in drawn


def test_small_tiles_have_numerals_and_large_ones_pips() -> None:
    scene = _scene(Piece("6-4", 6, 4, 3, 3))
    small, large = draw(scene, pixels=140), draw(scene, pixels=1000)
    assert ">6</text>" in small
    assert ">4</text>" in small
    assert ">6</text>" not in large
    assert "by-color-f6" in large


@pytest.mark.parametrize(("highest", "least"), [(6, 23.9), (9, 23.9), (12, 33), (15, 39.1), (18, 44.7)])
def test_pips_are_drawn_where_they_are_five_pixels_across(highest: int, least: float) -> None:
    scene = _scene(Piece("1-0", 1, 0, 3, 3), Piece(f"{highest}-1", highest, 1, 6, 6))
    for wide, numerals in ((least, False), (least - 0.3, True)):
        drawn = draw(scene, pixels=round(wide * scene.width))
        assert (">1</text>" in drawn) == numerals, "all tiles of a size show numerals, or none does"


def test_a_picture_that_adapts_has_pips_and_numerals_and_the_width_between_them() -> None:
    drawn = draw(_scene(Piece("6-4", 6, 4, 3, 3)), adapts=True)
    ElementTree.fromstring(drawn)
    assert ">6</text>" in drawn
    assert "by-color-f6" in drawn
    (below,) = re.findall(r"max-width:([\d.]+)px", drawn)
    assert float(below) == pytest.approx(_scene().width * 500 / 21, abs=0.02)


def test_letters_and_engines_stand_upright_however_the_tile_lies() -> None:
    drawn = draw(_scene(Piece("A-W", 20, 19, 3, 3, 2)))
    assert drawn.count("rotate(-90)") == 2


@pytest.mark.parametrize("number", range(19))
def test_a_number_has_as_many_pips(number: int) -> None:
    places = pips(number)
    assert len(set(places)) == number
    assert all(abs(x) < 42 and abs(y) < 42 for x, y in places)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_every_color_contrasts_with_its_tile(palette: object) -> None:
    colors = PALETTES[getattr(palette, "name", "")]
    for number in range(19):
        assert contrast(colors.pip(number), colors.tile) >= 4.5, number
    assert contrast(colors.letter, colors.tile) >= 4.5


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.name)
def test_words_can_be_read_on_the_felt(room: object) -> None:
    colors = ROOMS[getattr(room, "name", "")]
    for ground in (colors.felt, colors.glow, colors.panel):
        assert contrast(colors.words, ground) >= 4.5
        assert contrast(colors.quiet, ground) >= 4.5
        assert contrast(colors.accent, ground) >= 3


def test_contrast_counts_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#1769AA", IVORY) == pytest.approx(5.4, abs=0.1)


def test_the_whole_sheet_has_every_face() -> None:
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{sheet(PALETTES["color"])}</svg>')
    ids = {node.get("id") for node in root.iter(f"{SVG}symbol")}
    assert {f"by-f{number}" for number in range(1, 25)} <= ids
    assert {"by-back", "by-sh", *[f"by-b{turn}" for turn in range(8)]} <= ids
    assert face(0, PALETTES["black"], False) == ""


@pytest.mark.parametrize(("palette", "table"), [("colorful", "light"), ("color", "lit")])
def test_an_unknown_color_is_refused_with_those_there_are(palette: str, table: str) -> None:
    with pytest.raises(BadSetup, match=r"There's no .* Did you mean"):
        draw(_scene(), palette=palette, table=table)


@pytest.mark.skipif(find_spec("resvg_py") is None, reason="resvg_py is not installed")
def test_a_picture_becomes_a_png() -> None:
    assert png(boneyard.new("block", seed=4).svg(0)).startswith(b"\x89PNG")


def test_a_plain_start_loads_no_pictures(tmp_path: Path) -> None:
    import subprocess
    import sys

    script = "import sys, boneyard; print([name for name in sys.modules if 'pictures' in name])"
    run = subprocess.run([sys.executable, "-P", "-c", script], stdout=subprocess.PIPE, text=True, check=True)
    assert run.stdout.strip() == "[]"
