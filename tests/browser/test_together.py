"""Two people with a browser each, at a private table: one made it and sent the other the link."""

import time

from browser.conftest import Invite
from support.browser.guests import DESK, PHONE
from support.browser.player import Player


def play_together(players: list[Player]) -> None:
    """Each acts whenever it can, until the round is over for both."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        offers = [player.read() for player in players]
        if all(offer.over for offer in offers):
            return
        for player, offer in zip(players, offers):
            if offer.yours and not offer.sending and (offer.tiles or offer.words):
                player.act(offer)
                player.settle(offer)
        time.sleep(0.02)
    raise AssertionError(f"the round does not end: {[player.read() for player in players]}")


def test_two_browsers_play_each_other_by_a_link(invite: Invite) -> None:
    ann, ben = invite(DESK), invite(PHONE)
    ann.page.goto("/new/block?players=3")
    ann.page.fill("#name", "Ann")
    ann.press("button[name=with][value=friends]")
    ann.page.wait_for_url("**/t/*")
    link = ann.page.locator("#card .share input").input_value()
    ann.until("document.querySelector('#card .share img').naturalWidth > 0")

    ben.page.goto(link)
    ben.page.locator("#card input[name=name]").first.fill("Ben <b>")
    ben.press("#card .seats button")
    ann.page.locator("#card", has_text="Ben <b>").wait_for()
    ben.page.locator("#card", has_text="Ann").wait_for()
    ann.press("#card form button.main")  # the third seat goes to a bot

    for guest in (ann, ben):
        guest.page.locator("#rack .held").first.wait_for()
    held = [set(guest.page.locator("#rack .held").evaluate_all(IDS)) for guest in (ann, ben)]
    assert not held[0] & held[1]
    play_together([Player(ann, "Ann"), Player(ben, "Ben")])
    for guest, other in ((ann, "Ben <b>"), (ben, "Ann")):
        assert other in (guest.page.locator("#log").text_content() or "")
    for guest in (ben, ann):
        guest.press("#actions [data-key^=deal]")
    for guest in (ann, ben):
        guest.until("!/^(Round|Hand) over/.test(document.title)")
        assert guest.page.locator("#rack .held").count() >= 5


IDS = "all => all.map(each => each.dataset.piece)"


def test_someone_with_the_link_watches_and_sees_no_hand(invite: Invite) -> None:
    ann, guest = invite(DESK), invite(PHONE)
    ann.page.goto("/new/draw?players=2")
    ann.press("button[name=with][value=bots]")
    ann.page.wait_for_url("**/t/*")
    ann.page.locator("#rack .held").first.wait_for()
    guest.page.goto(ann.page.url)
    guest.page.locator("#board .piece").first.wait_for()
    assert guest.page.locator("#rack .held").count() == 0
    assert guest.page.locator("#actions button").count() == 0


def test_a_personal_link_brings_the_seat_to_another_device(invite: Invite) -> None:
    desk, phone = invite(DESK), invite(PHONE)
    desk.page.goto("/new/block?players=2")
    desk.press("button[name=with][value=bots]")
    desk.page.wait_for_url("**/t/*")
    desk.page.locator("#rack .held").first.wait_for()
    desk.press("#share-open")
    link = desk.page.locator(".own-seat input").input_value()
    phone.page.goto(link)
    phone.page.locator("#rack .held").first.wait_for()
    assert "/seat/" not in phone.page.url  # the key does not stay in the address bar
    there = [set(guest.page.locator("#rack .held").evaluate_all(IDS)) for guest in (desk, phone)]
    assert there[0] == there[1]
