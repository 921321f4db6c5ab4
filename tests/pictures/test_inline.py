"""What a notebook shows of a state, a deal and a view."""

import xml.etree.ElementTree as Xml

import pytest

import boneyard
from boneyard import catalog
from boneyard.core.game import Deal, State
from boneyard.core.tile import TILES, tile_text, tile_texts
from boneyard.pictures.inline import inline

EDITIONS = [each for game in boneyard.games() for each in catalog.editions(game)]


@pytest.mark.parametrize("edition", EDITIONS, ids=[each.name for each in EDITIONS])
def test_states_deals_and_views_draw_themselves(edition: boneyard.Edition) -> None:
    match = boneyard.new(edition.game, edition=edition, seed=2)
    shown: list[State | Deal] = [match.state, match.look(0), match.round.deal]
    for each in shown:
        html = each._repr_html_()
        assert html is not None
        Xml.fromstring(html)
    drawn = match.view(0)._repr_svg_()
    assert drawn is not None
    assert Xml.fromstring(drawn).tag.endswith("svg")


def test_a_view_shows_no_tile_of_another_hand() -> None:
    match = boneyard.new("block", seed=7)
    drawn = match.view(0)._repr_svg_()
    html = match.look(0)._repr_html_()
    assert drawn is not None
    assert html is not None
    for text in tile_texts(match.game.hands(match.state)[1]):
        assert f">{text}<" not in drawn
        assert f'"{text}"' not in html
    for text in tile_texts(match.game.hands(match.state)[0]):
        assert f'"{text}"' in html


def test_every_tile_is_drawn_and_what_is_none_stays_text() -> None:
    for tile in range(TILES):
        assert f'aria-label="{tile_text(tile)}"' in inline(f"a {tile_text(tile)}, b")
    assert "<svg viewBox" not in inline("2026-11-16 <6> 99-99")
    assert "&lt;6&gt;" in inline("<6>")


def test_pips_that_would_be_too_small_are_numerals() -> None:
    assert ">9</text>" not in inline("9-1")
    assert ">12</text>" in inline("12-1 1-0")
    assert ">1</text>" in inline("12-1 1-0"), "all tiles of a line show numerals, or none does"
