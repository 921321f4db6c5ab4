"""Seats in the browser: a bot for who has left and back again, a short code, a second device for the same seat."""

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.friends import begin, make_table, sit
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import sit_down

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
HAND = (
    "() => [...document.querySelectorAll('#rack .held')].map((each) => each.dataset.piece).sort().join(' ')"
)


def open_company(guest: Guest) -> None:
    """The list of seats, which a phone has in a panel that slides in."""
    if guest.touches:
        guest.press("#side-open")
    guest.press("#company-box summary")


@pytest.mark.parametrize(("host", "other"), [(DESK, PHONE), (PHONE, DESK)])
def test_a_bot_plays_for_who_has_left_until_the_host_gives_the_seat_back(
    invite: Invite, host: str, other: str
) -> None:
    ann, ben = invite(host, reduced_motion="reduce"), invite(other, reduced_motion="reduce")
    link = make_table(ann, "draw", 2)
    sit(ben, link, "Ben")
    begin(ann, ben)
    ben.page.goto("about:blank")
    open_company(ann)
    ann.page.locator("#company li", has_text="away").wait_for()
    assert not violations(ann.page)
    ann.page.locator("#company select").select_option("easy")
    ann.press("#company button:has-text('Let it play')")
    ann.page.locator("#company li", has_text="a bot (easy) plays").wait_for()
    ann.page.locator("#log", has_text="A bot (easy) plays for Ben now.").wait_for()
    if ann.touches:
        ann.press("#side-close")

    ben.page.goto(link)
    ben.page.locator("#seat-bar", has_text="A bot plays for you.").wait_for()
    ben.page.locator("#rack .held").first.wait_for()
    assert not ben.page.title().startswith("Your turn")
    ben.press("#seat-bar button")
    ben.page.locator("#seat-bar", has_text="The host was asked").wait_for()
    ann.page.locator("#seat-bar", has_text="Ben is back and asks for the seat.").wait_for()
    for guest in (ann, ben):
        examine(guest)
        assert not violations(guest.page)
    ann.press("#seat-bar button:has-text('Give it back')")
    for guest in (ann, ben):
        guest.until("document.getElementById('seat-bar').hidden")
    ben.until("document.querySelector('#log').textContent.includes('You play again.')")


def test_without_the_host_the_seat_is_back_at_once(invite: Invite) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(PHONE, reduced_motion="reduce")
    link = make_table(ann, "draw", 2)
    sit(ben, link, "Ben")
    begin(ann, ben)
    ben.page.goto("about:blank")
    open_company(ann)
    ann.press("#company button:has-text('Let it play')")
    ann.page.locator("#company li", has_text="plays").wait_for()
    ann.page.goto("about:blank")
    ben.page.goto(link)
    ben.page.locator("#seat-bar button").wait_for()
    ben.press("#seat-bar button")
    ben.until("document.getElementById('seat-bar').hidden")


@SIZES
def test_a_short_code_leads_to_the_table(invite: Invite, size: str) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(size, reduced_motion="reduce")
    link = make_table(ann, "block", 2)
    code = ann.page.locator("#card .code").text_content() or ""
    assert len(code) == 5
    examine(ann)
    ben.page.goto("/")
    assert not violations(ben.page)
    ben.page.fill("#code", code.lower())
    ben.press("button:has-text('Go to the table')")
    ben.page.wait_for_url(link)
    ben.page.locator("#card input[name=name]").first.wait_for()
    ben.page.goto("/")
    ben.page.fill("#code", "CCCCC")
    with ben.refused_with(404):
        ben.page.press("#code", "Enter")
        ben.page.locator("text=No table has that code").wait_for()


@SIZES
def test_a_second_device_opens_the_same_seat_and_the_first_keeps_it(invite: Invite, size: str) -> None:
    first, second = invite(size, reduced_motion="reduce"), invite(DESK, reduced_motion="reduce")
    player = sit_down(first, "block", "cardinal", players=2)
    player.wait()
    first.press("#share-open")
    first.press("#share summary")
    first.until("document.querySelector('.own-seat img').naturalWidth > 0")
    assert not violations(first.page)
    link = first.page.locator(".own-seat input").input_value()
    first.press("#share .foot button")
    second.page.goto(link)
    second.page.locator("#rack .held").first.wait_for()
    assert second.page.evaluate(HAND) == first.page.evaluate(HAND)
    before = first.page.evaluate(HAND)
    while first.page.evaluate(HAND) == before:
        player.take_part()
    after = first.page.evaluate(HAND)
    second.until(f"({HAND})() === '{after}'")
