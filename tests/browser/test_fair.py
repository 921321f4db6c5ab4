"""A fair deal in the browser: the page that checks a shuffle, and the record that `boneyard verify` takes."""

from hashlib import sha256

import pytest
from playwright.sync_api import expect

from boneyard.records.seals import verify
from browser.conftest import Invite
from support.browser.guests import DESK, PHONE
from support.browser.player import sit_down

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])


@SIZES
def test_the_fair_page_checks_a_shuffle_here(invite: Invite, size: str) -> None:
    guest = invite(size)
    guest.page.goto("/fair")
    salt, order = "00112233445566778899aabbccddeeff", "6-4 5-5 3-0 W-7"
    guest.page.fill("#salt", salt)
    guest.page.fill("#order", f"  {order.replace(' ', '  ')}\n")
    verdict = guest.page.locator("#verdict")
    for seal, says in (
        (sha256(f"{salt} {order}".encode()).hexdigest(), "This is the shuffle that was sealed"),
        ("0" * 64, "This isn't the shuffle"),
        ("12ab", "A seal has 64 characters"),
    ):
        guest.page.fill("#seal", seal)
        guest.press("#check-form .main")
        expect(verdict).to_contain_text(says)
    guest.page.fill("#seal", "0" * 64)
    guest.page.fill("#order", "6-4 <b>")
    guest.press("#check-form .main")
    expect(verdict).to_contain_text("isn't a tile")


def test_the_record_of_the_page_is_what_verify_wants(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_down(guest, "draw", "cardinal", target=1, hand=4).play_round()
    guest.until("document.title.startsWith('Game over')")
    guest.press("#fair-open")
    expect(guest.page.locator("#fair .good").first).to_contain_text("the shuffle that was sealed")
    seal = guest.page.locator("#fair code.long").first.inner_text()
    guest.page.goto(f"{guest.page.url.split('#')[0]}/replay")
    guest.until("document.querySelector('#told')?.textContent")
    guest.press("#share-open")
    with guest.page.expect_download() as file:
        guest.press("#share-inside a[href*='/record']")
    assert file.value.suggested_filename == "draw.bones"
    found = verify(file.value.path().read_text("utf-8"))
    assert [each.holds for each in found] == [True]
    assert found[0].seal == seal
