"""Chat in real browsers: by touch and by keys, on a phone and on a desk, read by spectators, muted, switched off."""

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine

WORDS = "document.getElementById('talk').innerText"


def at_a_table(
    invite: Invite, host: str = DESK, guest: str = PHONE, game: str = "block"
) -> tuple[Guest, Guest]:
    """Ann, who made a table for two or more, and Ben, who joined it."""
    ann = invite(host, reduced_motion="reduce")
    ann.page.goto(f"/new/{game}?players=4" if game == "forty-two" else f"/new/{game}?players=2")
    ann.page.fill("#name", "Ann")
    ann.press("button[name=with][value=friends]")
    ann.page.wait_for_url("**/t/*")
    ben = invite(guest, reduced_motion="reduce")
    ben.page.goto(ann.page.url)
    ben.page.locator("#card input[name=name]").first.fill("Ben")
    with ben.page.expect_navigation():
        ben.press("#card .seats button")
    if game == "forty-two":
        with ann.page.expect_navigation():
            ann.press("#card form[action$=start] button")
    for each in (ann, ben):
        each.until("document.querySelector('#rack .held')")
    return ann, ben


def open_talk(guest: Guest) -> None:
    guest.press("[data-tool=talk]")
    guest.page.locator("#talk").wait_for()


@pytest.mark.parametrize(("host", "guest"), [(DESK, PHONE), (PHONE, DESK)])
def test_a_tap_says_a_phrase_and_the_other_reads_it(invite: Invite, host: str, guest: str) -> None:
    ann, ben = at_a_table(invite, host, guest)
    open_talk(ann)
    ann.press("#talk .phrases button:has-text('Well played!')")
    ann.until(f"{WORDS}.includes('You Well played!')")
    ben.until("document.querySelector('[data-tool=talk]').textContent === 'Chat, 1 new'")
    ben.until("document.querySelector('.bubble')?.textContent === 'Ann Well played!'")
    ben.until("document.getElementById('live').textContent.includes('Ann says: Well played!')")
    open_talk(ben)
    ben.until(f"{WORDS}.includes('Ann Well played!')")
    ben.until("document.querySelector('[data-tool=talk]').textContent === 'Chat'")


def test_a_bubble_stays_on_the_felt_when_the_hand_needs_more_room(invite: Invite) -> None:
    ann, ben = at_a_table(invite, DESK, PHONE)
    open_talk(ann)
    ann.press("#talk .phrases button:has-text('Hello!')")
    ben.until("document.querySelector('.bubble')")
    ben.page.evaluate("document.getElementById('hand').style.paddingTop = '22rem'")
    ben.until("""(() => {
      const bubble = document.querySelector('.bubble').getBoundingClientRect();
      return bubble.bottom <= document.querySelector('.felt-frame').getBoundingClientRect().bottom;
    })()""")
    open_talk(ben)
    assert ben.page.locator(".bubble").count() == 0


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_chat_never_covers_the_hand_and_is_accessible(invite: Invite, size: str) -> None:
    ann, _ = at_a_table(invite, size, DESK, "forty-two")
    open_talk(ann)
    assert "Don't talk about your hands in partnership games" in ann.page.inner_text("#talk")
    talk, hand = (ann.page.locator(each).bounding_box() for each in ("#talk", "#hand"))
    assert talk is not None
    assert hand is not None
    beside = talk["x"] >= hand["x"] + hand["width"] or hand["x"] >= talk["x"] + talk["width"]
    assert beside or talk["y"] + talk["height"] <= hand["y"] + 1
    examine(ann)
    assert not violations(ann.page)


def test_everything_can_be_said_by_keys(invite: Invite) -> None:
    ann, ben = at_a_table(invite, DESK, DESK)
    keys = ann.page.keyboard
    keys.press("t")
    keys.type("<b>Hi</b> & <img src=x onerror=alert(1)>")
    keys.press("Enter")
    open_talk(ben)
    ben.until(f"{WORDS}.includes('Ann <b>Hi</b> & <img src=x onerror=alert(1)>')")
    assert ben.page.locator("#talk img, #talk li b b").count() == 0
    ann.until("document.getElementById('talk-line').value === ''")
    keys.press("Escape")
    assert not ann.page.locator("#talk").is_visible()
    keys.press("q")
    keys.press("3")
    ben.until(f"{WORDS}.includes('Ann Well played!')")


def test_a_player_who_says_too_much_reads_a_sentence_and_plays_on(invite: Invite) -> None:
    ann, _ = at_a_table(invite)
    open_talk(ann)
    for _ in range(9):
        ann.page.evaluate("document.querySelector('#talk .phrases button').click()")
    ann.until("document.querySelector('.talk-why').textContent.includes('Wait a moment')")
    assert ann.page.inner_text("#words") == ""
    examine(ann)


def test_one_person_is_muted_on_this_device_only_and_stays_so(invite: Invite) -> None:
    ann, ben = at_a_table(invite)
    open_talk(ann)
    open_talk(ben)
    ben.press("#talk .phrases button:has-text('Hello!')")
    ann.until(f"{WORDS}.includes('Ben Hello!')")
    ann.press("#talk [data-mute]")
    ann.until(f"!{WORDS}.includes('Ben Hello!')")
    ann.page.reload()
    ann.until("document.querySelector('#rack .held')")
    open_talk(ann)
    ben.press("#talk .phrases button:has-text('Ha!')")
    ann.press("#talk .phrases button:has-text('Thank you!')")
    ann.until(f"{WORDS}.includes('You Thank you!')")
    assert "Ben Ha!" not in ann.page.inner_text("#talk")
    ben.until(f"{WORDS}.includes('Ann Thank you!')")
    ann.press("#talk [data-mute]")
    ann.until(f"{WORDS}.includes('Ben Ha!')")


def test_the_host_switches_talk_off_for_all_and_on_again(invite: Invite) -> None:
    ann, ben = at_a_table(invite)
    open_talk(ann)
    assert ben.page.locator("[data-talk]").count() == 0
    ann.press("#talk [data-talk=off]")
    ben.until("!document.querySelector('[data-tool=talk]')?.isConnected")
    ann.until("document.querySelector('[data-tool=talk]').textContent === 'Chat is off'")
    ann.press("#talk [data-talk=on]")
    ben.until("document.querySelector('[data-tool=talk]')")
    open_talk(ben)
    ben.press("#talk .phrases button:has-text('Hello!')")
    ann.until(f"{WORDS}.includes('Ben Hello!')")


def test_a_spectator_reads_along_and_cannot_speak(invite: Invite) -> None:
    ann, _ = at_a_table(invite)
    open_talk(ann)
    ann.press("#talk .phrases button:has-text('Good luck!')")
    ann.until(f"{WORDS}.includes('You Good luck!')")
    watcher = invite(DESK, reduced_motion="reduce")
    watcher.page.goto(ann.page.url)
    watcher.until("document.querySelector('#board .piece') && document.querySelector('[data-tool=talk]')")
    open_talk(watcher)
    watcher.until(f"{WORDS}.includes('Ann Good luck!')")
    assert not watcher.page.locator("#talk form, #talk .phrases").first.is_visible()
    ann.until("document.querySelector('.watchers').textContent === '1 watching'")


def test_people_talk_while_they_wait_for_others(invite: Invite) -> None:
    ann = invite(DESK, reduced_motion="reduce")
    ann.page.goto("/new/block?players=3")
    ann.page.fill("#name", "Ann")
    ann.press("button[name=with][value=friends]")
    ann.page.wait_for_url("**/t/*")
    open_talk(ann)
    ann.press("#talk .phrases button:has-text('Hello!')")
    ann.until(f"{WORDS}.includes('You Hello!')")
    assert not violations(ann.page)
