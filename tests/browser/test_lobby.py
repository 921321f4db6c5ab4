"""The lobby and the way to a seat in the browser: your turn, settings before you sit down, one name everywhere."""

import time
from collections.abc import Callable

import pytest

from browser.conftest import Invite
from browser.test_time import NOTIFIES
from support.browser.axe import violations
from support.browser.friends import begin, make_table, sit
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import Player

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
_SOON = 60.0  # seconds
_BADGES = """Object.assign(Navigator.prototype, {
  setAppBadge: async (tables) => { window.badge = tables; }, clearAppBadge: async () => { window.badge = 0; } })"""
SUMMARY = "Cardinal edition · double-6 · First to 60 · 5 minutes per turn"


def play_until(guest: Guest, done: Callable[[], bool]) -> None:
    """Let a guest play whenever it is their turn, until something is true."""
    player = Player(guest)
    end = time.monotonic() + _SOON
    while not done():
        assert time.monotonic() < end, f"this does not become true: {player.read()}"
        offer = player.read()
        if offer.yours and not offer.sending and (offer.tiles or offer.words):
            player.act(offer)
            player.settle(offer)
        time.sleep(0.02)


@SIZES
def test_your_turn_shows_in_the_lobby_in_its_title_and_as_a_notification(invite: Invite, size: str) -> None:
    ann, ben = invite(size, reduced_motion="reduce"), invite(DESK, reduced_motion="reduce")
    ann.context.add_init_script(NOTIFIES.replace("ANSWER", "'granted'"))
    ann.context.add_init_script(_BADGES)
    link = make_table(ann, "draw", 2)
    sit(ben, link, "Ben")
    begin(ann, ben)
    play_until(ann, lambda: ben.page.title().startswith("Your turn"))
    ann.page.goto("/")
    ann.page.locator("#own-tables li", has_text="Ben's turn").wait_for()
    assert not ann.page.title().startswith("Your turn")
    ann.until("window.badge === 0")
    ann.press("#settings-open")
    ann.press("#bell")
    ann.press("#settings .foot button.main")
    ann.page.evaluate("window.away = true")
    play_until(ben, lambda: not ben.page.title().startswith("Your turn"))
    ann.page.locator("#own-tables li.waits", has_text="Your turn").wait_for()
    ann.until("document.title === 'Your turn: Draw · Boneyard'")
    ann.until("window.badge === 1")
    ann.until("window.told.length === 1")
    assert ann.page.evaluate("window.told[0][0]") == "Your turn · Draw"
    ann.page.evaluate("window.away = false")
    assert not violations(ann.page)
    ann.press("#own-tables li.waits a")
    ann.page.wait_for_url("**/t/*")
    ann.until("window.badge === 1")


@SIZES
def test_settings_are_shown_before_you_sit_down_and_in_the_list(invite: Invite, size: str) -> None:
    ann, ben = invite(DESK), invite(size)
    ann.page.goto("/new/draw?players=2")
    ann.page.fill("#name", "Ann")
    ann.page.fill("[name='option.target']", "60")
    ann.page.select_option("#limit", "300")
    ann.press("button[name=with][value=public]")
    ann.page.wait_for_url("**/t/*")
    link = ann.page.url
    ben.page.goto("/")
    listed = ben.page.locator("#tables li", has_text=SUMMARY)
    listed.first.wait_for()
    ben.page.goto(link)
    ben.page.locator("#card .settings-line", has_text=SUMMARY).wait_for()
    examine(ben)
    assert not violations(ben.page)
    ben.press("#card .seats button")
    begin(ann, ben)
    assert SUMMARY in (ben.page.locator("#table-settings").text_content() or "")


@SIZES
def test_a_guest_types_a_name_once(invite: Invite, size: str) -> None:
    ann, ben = invite(DESK), invite(size)
    link = make_table(ann, "block", 4)
    ben.page.goto(link)
    ben.page.locator("#card .seats button").first.wait_for()
    assert ben.page.locator("#card input[name=name]").count() == 1
    assert ben.page.locator("#card .seats button").count() == 3
    ben.page.fill("#card input[name=name]", "Ben, the")
    with ben.refused_with(422):
        ben.press("#card .seats button >> nth=1")
        ben.page.locator("#card .refused", has_text="without commas").wait_for()
    assert not violations(ben.page)
    ben.page.fill("#card input[name=name]", "Ben")
    ben.press("#card .seats button >> nth=1")
    ben.page.locator("#card .seats li", has_text="you").wait_for()
    assert "Ben" in ben.page.locator("#card .seats li >> nth=2").inner_text()
    assert not ben.page.locator("#card input[name=name]").count()
    other = make_table(ann, "block", 2)
    ben.page.goto(other)
    assert ben.page.locator("#card input[name=name]").input_value() == "Ben"
    ben.page.goto("/")
    assert ben.page.locator("#name").input_value() == "Ben"
    ben.page.goto("/pad")
    ben.page.locator("#begin").wait_for()
    assert ben.page.locator("#name-0").input_value() == "Ben"
    assert not ben.page.locator("#name-1").input_value()


@pytest.mark.parametrize("width", [320, 390, 844])
def test_the_pad_is_in_the_navigation_of_a_phone(invite: Invite, width: int) -> None:
    guest = invite(PHONE, viewport={"width": width, "height": 700})
    guest.page.goto("/")
    pad = guest.page.locator("header.top nav a[href='/pad']")
    assert pad.is_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    tops = guest.page.eval_on_selector_all(
        "header.top :is(.wordmark, nav > *)",
        "all => all.map((each) => Math.round(each.getBoundingClientRect().top))",
    )
    assert max(tops) - min(tops) <= 8  # one line
    guest.press("header.top nav a[href='/pad']")
    guest.page.wait_for_url("**/pad")
