"""The clock in the browser: off by default, shown in words if on, with a bell that only rings if wanted."""

import pytest

from browser.conftest import Invite
from browser.test_company import open_company
from support.browser.axe import violations
from support.browser.friends import begin, make_table, sit
from support.browser.guests import DESK, PHONE
from support.browser.inspection import examine
from support.browser.player import sit_down
from support.server.house import asked

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
NOTIFIES = """
window.told = [];
window.asked = 0;
class Notified { constructor(title, more) { window.told.push([title, more.body]); } addEventListener() {} close() {} }
Notified.permission = "default";
Notified.requestPermission = async () => { window.asked += 1; Notified.permission = ANSWER; return ANSWER; };
window.Notification = Notified;
Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
"""


@SIZES
def test_no_one_is_hurried_unless_the_host_wants_it(invite: Invite, size: str) -> None:
    ann, ben = invite(size, reduced_motion="reduce"), invite(DESK, reduced_motion="reduce")
    link = make_table(ann, "draw", 2)
    sit(ben, link, "Ben")
    begin(ann, ben)
    assert not ann.page.locator("#clock").is_visible()
    open_company(ann)
    open_company(ben)
    assert "no clock" in (ben.page.locator("#table-settings").text_content() or "")
    assert ben.page.locator("#ways button").count() == 0
    ann.press("#ways button")
    assert not violations(ann.page)
    ann.page.select_option("#time-limit", "259200")
    ann.page.select_option("#time-ending", "forced")
    ann.press("#time button[value=yes]")
    ben.page.locator("#table-settings", has_text="3 days").wait_for()
    if ann.touches:
        ann.press("#side-close")
    for guest in (ann, ben):
        guest.until(
            "/(You have|(Ann|Ben) has) 3 days left/.test(document.getElementById('clock').textContent)"
        )
        examine(guest)
        assert not violations(guest.page)
    turns = [guest.page.title() for guest in (ann, ben)]
    assert sorted(turns)[1] == "Your turn · Draw"
    assert sorted(turns)[0] in ("Ann to play · Draw", "Ben to play · Draw")


@SIZES
def test_when_the_time_is_up_a_bot_plays_and_the_log_says_so(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    wish = {
        "game": "draw",
        "seats": [{"kind": "person"}, {"kind": "bot"}],
        "name": "Ann",
        "ways": {"limit": 10},
    }
    made = asked("POST", f"{guest.house.address}/api/tables", json=wish).json()
    guest.page.goto(f"{made['link']}/seat/{made['token']}")
    guest.until("/You have \\d+ seconds? left/.test(document.getElementById('clock').textContent)")
    guest.until("document.getElementById('clock').dataset.urgency === 'last'")
    assert not violations(guest.page)
    examine(guest)
    guest.until("document.getElementById('log').textContent.includes('Your time was up: ')")
    # On a phone the log is out of sight, so it also shows above the hand for a while.
    guest.page.locator("#late", has_text="Your time was up: ").wait_for()
    examine(guest)
    guest.page.locator("#late").wait_for(state="hidden")


def test_the_form_asks_for_a_clock(invite: Invite) -> None:
    ann = invite(DESK, reduced_motion="reduce")
    make_table(ann, "block", 2, limit="300", ending="forced")
    ann.press("#card form button.main")
    ann.until("/ 5 minutes left/.test(document.getElementById('clock').textContent) || true")
    open_company(ann)
    assert "5 minutes" in (ann.page.locator("#table-settings").text_content() or "")


@SIZES
def test_the_bell_is_offered_and_rings_only_in_the_background(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    guest.context.add_init_script(NOTIFIES.replace("ANSWER", "'granted'"))
    player = sit_down(guest, "draw", "cardinal", players=2)
    player.wait()
    assert guest.page.evaluate("window.asked") == 0
    guest.press("#settings-open")
    guest.press("#bell")
    guest.page.locator("#bell-says", has_text="You'll get notifications").wait_for()
    assert guest.page.evaluate("window.asked") == 1
    assert not violations(guest.page)
    guest.press("#settings .foot button.main")
    assert guest.page.evaluate("window.told") == []
    guest.page.evaluate("window.away = true")
    for _ in range(20):
        offer = player.wait()
        if offer.over or guest.page.evaluate("window.told.length"):
            break
        player.act(offer)
        player.settle(offer)
    told = guest.page.evaluate("window.told")
    assert told[0][0] == "Your turn · Draw"
    guest.page.evaluate("window.away = false")
    guest.press("#settings-open")
    guest.press("#bell")
    guest.page.locator("#bell-says", has_text="You won't get notifications").wait_for()


def test_a_browser_that_says_no_is_answered_in_words(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    guest.context.add_init_script(NOTIFIES.replace("ANSWER", "'denied'"))
    sit_down(guest, "draw", "cardinal", players=2)
    guest.press("#settings-open")
    guest.press("#bell")
    guest.page.locator("#bell-says", has_text="Your browser blocks notifications").wait_for()


def test_a_browser_without_notifications_is_told_so(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    guest.context.add_init_script("delete window.Notification")
    sit_down(guest, "draw", "cardinal", players=2)
    guest.press("#settings-open")
    assert guest.page.locator("#bell").is_disabled()
    assert "can't show notifications" in (guest.page.locator("#bell-says").text_content() or "")
