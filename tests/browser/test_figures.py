"""How a match went: the chart and its tables at the end, and the page of past matches."""

import re
import time

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.player import Player, sit_down

PATIENCE = 180.0  # seconds for a match
NUMBERS = """(head) => [...document.querySelectorAll('#figures section, #figures details')]
  .filter((each) => each.textContent.includes(head))
  .flatMap((each) => [...each.querySelectorAll('tbody tr')])
  .map((row) => [...row.children].map((cell) => cell.innerText.trim()))"""


def played_out(player: Player) -> None:
    """Play to the end of the match."""
    page = player.guest.page
    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, f"this match does not end: {player.read()}"
        offer = player.wait()
        if offer.title.startswith("Game over"):
            return
        if offer.over:
            button = page.locator("#actions .main", has_text=re.compile("Next (round|hand)"))
            if button.count() and button.first.is_enabled():
                button.first.click()
                player.guest.until("!/^(Round|Hand) over/.test(document.title)")
            continue
        player.act(offer)
        player.settle(offer)


def open_figures(guest: Guest) -> None:
    guest.press(".figures-open")
    guest.page.locator("#figures[open]").wait_for()


@pytest.mark.parametrize(
    ("size", "game", "wishes", "room"),
    [
        (DESK, "muggins", {"players": 2, "target": 60}, "light"),
        (PHONE, "mexican-train", {"players": 3, "set": 9, "hand": 3}, "dark"),
        (DESK, "forty-two", {"target": 50}, "dark"),
    ],
)
def test_a_match_that_is_over_is_shown_in_figures(
    invite: Invite, size: str, game: str, wishes: dict[str, object], room: str
) -> None:
    guest = invite(size, reduced_motion="reduce", color_scheme=room)
    player = sit_down(guest, game, "cardinal", **wishes)
    assert not guest.page.locator(".figures-open").count()  # not before the end
    played_out(player)
    open_figures(guest)
    page = guest.page
    if page.locator("#figures .chart").count():
        words = page.locator("#figures .chart svg").get_attribute("aria-label") or ""
        totals = page.eval_on_selector_all(
            "#scores .total:not(th)", "all => all.map((each) => each.textContent)"
        )
        assert [number.replace("\u2212", "-") for number in totals] == re.findall(r" (-?\d+)[,.] ?", words)[
            : len(totals)
        ]
        assert page.locator("#figures .chart polyline").count() == len(totals)
        page.locator("#figures .by-round summary").click()
    everybody = page.evaluate(NUMBERS, "What everyone did" if game != "forty-two" else "Bids and tricks")
    assert everybody
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.keyboard.press("Escape")
    assert not page.locator("#figures[open]").count()


def test_figures_are_opened_by_keys_and_lead_to_past_matches(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    player = sit_down(guest, "squeeze", "cardinal")
    assert player.give_up()
    guest.page.locator(".figures-open").wait_for()
    guest.page.locator(".figures-open").focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator("#figures[open]").wait_for()
    table = guest.page.url
    guest.press("#figures a[href='/matches']")
    guest.page.wait_for_url("**/matches")
    assert guest.page.locator(f".ended-list a[href='{table[len(guest.house.address) :]}']").count() == 1


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_past_matches_are_listed_counted_and_narrowed(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    guest.page.goto("/matches")
    assert "No finished matches yet" in guest.page.inner_text("main")
    assert not violations(guest.page)
    for game in ("squeeze", "castle-rock"):
        assert sit_down(guest, game, "cardinal" if game == "squeeze" else "uduble").give_up()
        guest.page.locator(".figures-open").wait_for()
    guest.page.goto("/")
    guest.press("a[href='/matches']")
    guest.page.wait_for_url("**/matches")
    assert guest.page.locator(".ended-list > li").count() == 2
    assert "won 0 of" in guest.page.inner_text(".tallies")
    assert not violations(guest.page)
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    guest.press(".families a[href='/matches?game=squeeze']")
    guest.page.wait_for_url("**/matches?game=squeeze")
    assert guest.page.locator(".ended-list > li").count() == 1
    assert "Squeeze" in guest.page.inner_text(".ended-list")
    stranger = invite(size)
    stranger.page.goto("/matches")
    assert not stranger.page.locator(".ended-list").count()
