"""A fair deal in the browser: the page that checks a shuffle, and the record that `boneyard verify` takes."""

from hashlib import sha256

import pytest
from playwright.sync_api import expect

from boneyard.core.tile import tile_set, tile_text
from boneyard.records.joint_shuffle import digest, order_by_chance, seed_of
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


def test_the_fair_page_checks_a_shuffle_that_players_contributed_to(invite: Invite) -> None:
    guest = invite(DESK)
    guest.page.goto("/fair")
    secret, nonces = "00112233445566778899aabbccddeeff", {0: "a" * 32, 2: "b" * 32}
    order = [tile_text(tile) for tile in order_by_chance(seed_of(secret, nonces), tile_set(6), 1)]
    guest.page.fill("#seal", digest(secret))
    guest.page.fill("#salt", secret)
    guest.page.fill("#order", " ".join(order))
    verdict = guest.page.locator("#verdict")
    for given, says in (
        (f"# nonce 2: {nonces[2]}\n0: {nonces[0]}\n", digest(nonces[2])),
        (f"0: {nonces[0]}", "the order doesn't follow"),
        ("0: short", "A line of the nonces isn't one"),
    ):
        guest.page.fill("#nonces", given)
        guest.press("#check-form .main")
        expect(verdict).to_contain_text(says)
    guest.page.fill("#salt", "f" * 32)
    guest.page.fill("#nonces", "")
    guest.press("#check-form .main")
    expect(verdict).to_contain_text("The secret gives a different seal")


def test_a_table_shows_everyones_part_and_who_was_skipped(invite: Invite) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(PHONE, reduced_motion="reduce")
    sit_down(ann, "draw", "cardinal", target=1, hand=4).play_round()
    ann.until("document.title.startsWith('Game over')")
    ann.press("#fair-open")
    dialog = ann.page.locator("#fair-inside")
    expect(dialog).to_contain_text("The first shuffle of the next match")
    dialog.locator("summary").first.click()
    kept = ann.page.evaluate(
        "Object.values(JSON.parse(localStorage['boneyard.nonces'])).map((each) => each.nonce)"
    )
    assert len(kept) == 2
    for nonce in kept:
        expect(dialog).to_contain_text(nonce)
    expect(dialog).to_contain_text(digest(kept[1]))
    ben.page.goto(ann.page.url)
    ben.until("document.querySelector('#fair-open')?.hidden === false")
    assert ben.page.evaluate("localStorage['boneyard.nonces'] ?? ''") == ""  # a spectator contributes nothing


def test_the_record_of_the_page_is_what_verify_wants(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_down(guest, "draw", "cardinal", target=1, hand=4).play_round()
    guest.until("document.title.startsWith('Game over')")
    guest.press("#fair-open")
    expect(guest.page.locator("#fair .good").first).to_contain_text("with yours among them")
    seal = guest.page.locator("#fair details[open] code.long").first.inner_text()
    guest.page.goto(f"{guest.page.url.split('#')[0]}/replay")
    guest.until("document.querySelector('#told')?.textContent")
    guest.press("#share-open")
    with guest.page.expect_download() as file:
        guest.press("#share-inside a[href*='/record']")
    assert file.value.suggested_filename == "draw.bones"
    found = verify(file.value.path().read_text("utf-8"))
    assert [each.holds for each in found] == [True]
    assert found[0].seal == seal
