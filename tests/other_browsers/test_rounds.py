"""A round of each family in Firefox and in WebKit, on a phone held either way up."""

import time

import pytest

from support.browser.drivers import Driver
from support.browser.visitor import SETTLES, Visitor
from support.server.house import House

PHONE = (390, 844)
GAMES = {
    "lines": ("block", "cardinal", {"players": 2}, {}),
    "trains": ("mexican-train", "cardinal", {"players": 2, "set": 6}, {"rounds": 1}),
    "tricks": ("moon", "uduble", {}, {}),
    "poker": ("poker", "cardinal", {"players": 2}, {}),
    "solitaire": ("castle-rock", "university", {}, {}),
}


@pytest.mark.parametrize("upright", [True, False], ids=["upright", "sideways"])
@pytest.mark.parametrize("family", GAMES)
def test_a_round_is_played_to_its_end(browser: Driver, open_house: House, family: str, upright: bool) -> None:
    browser.resize(*(PHONE if upright else PHONE[::-1]))
    game, edition, asked, options = GAMES[family]
    visitor = Visitor(browser, open_house)
    visitor.sit_down(game, edition, asked, options)
    assert visitor.player.play_round(most=12).over
    assert visitor.player.touches
    assert visitor.complaints() == []


def test_the_lobby_and_the_other_pages_open_without_a_complaint(browser: Driver, open_house: House) -> None:
    browser.resize(*PHONE)
    visitor = Visitor(browser, open_house)
    for path in (
        "/",
        "/rules",
        "/rules/muggins",
        "/learn",
        "/solitaire",
        "/pad",
        "/house",
        "/matches",
        "/replay",
    ):
        visitor.go(path)
        time.sleep(SETTLES)
        assert browser.evaluate("document.querySelector('h1').textContent"), path
        assert browser.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    assert visitor.complaints() == []
