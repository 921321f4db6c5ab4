"""Every kind of page is accessible: axe finds nothing serious, at both sizes and in both themes."""

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.player import sit_down

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
ROOMS = pytest.mark.parametrize("room", ["light", "dark"])
PAGES = [
    "/",
    "/new/mexican-train",
    "/new/forty-two",
    "/new/bingo",
    "/matches",
    "/rules",
    "/rules/muggins",
    "/rules/muggins/cardinal",
]


def nothing_serious(guest: Guest, where: str) -> None:
    found = violations(guest.page)
    assert not found, "\n".join([f"on {where}:", *found])
    sideways = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert sideways <= 0, f"{where} scrolls sideways by {sideways} pixels"


@SIZES
@ROOMS
def test_pages_of_the_site_are_accessible(invite: Invite, size: str, room: str) -> None:
    guest = invite(size, color_scheme=room, reduced_motion="reduce")
    for path in PAGES:
        guest.page.goto(path)
        nothing_serious(guest, path)


@SIZES
@ROOMS
def test_error_pages_are_accessible(invite: Invite, size: str, room: str) -> None:
    guest = invite(size, color_scheme=room, reduced_motion="reduce")
    with guest.refused_with(404):
        for path in ("/nowhere", "/t/no-such-table", "/rules/chess"):
            guest.page.goto(path)
            nothing_serious(guest, path)
            assert guest.page.locator("h1").is_visible()
            assert guest.page.locator("a[href='/']").first.is_visible()
    guest.page.goto("/new/block")
    with guest.refused_with(422):
        guest.page.locator("[name='option.target']").evaluate(
            "each => { each.type = 'text'; each.value = 'many' }"
        )
        guest.press("button[name=with][value=bots]")
        guest.page.locator("#why").wait_for()
        nothing_serious(guest, "a refused form")


@SIZES
@ROOMS
@pytest.mark.parametrize("game", ["mexican-train", "forty-two"])
def test_the_table_is_accessible(invite: Invite, size: str, room: str, game: str) -> None:
    guest = invite(size, color_scheme=room, reduced_motion="reduce")
    page = guest.page
    page.goto(f"/new/{game}")
    guest.press("button[name=with][value=friends]")
    page.wait_for_url("**/t/*")
    page.locator("#card .share").wait_for()
    nothing_serious(guest, "the table that waits")
    wishes = {"set": 6, "players": 3, "hand": 4} if game == "mexican-train" else {}
    player = sit_down(guest, game, "cardinal", **wishes)
    offer = player.wait()
    nothing_serious(guest, "the table")
    while not offer.chosen and not offer.over:
        player.act(offer)
        player.settle(offer)
        offer = player.wait()
    nothing_serious(guest, "the table with a tile chosen")
    for opens, closes in (
        ("#settings-open", "#settings .main"),
        ("#share-open", "#share .main"),
        ("#side-open", "#side-close"),
    ):
        if page.locator(opens).is_visible():
            guest.press(opens)
            nothing_serious(guest, f"the table with {opens}")
            if page.locator(closes).is_visible():
                guest.press(closes)
    if game == "mexican-train":
        player.play_round(every=20)
        nothing_serious(guest, "the table after a round")


def test_axe_sees_what_keeps_people_out(invite: Invite) -> None:
    guest = invite(DESK)
    guest.page.set_content("<main><button></button><h1 class=x>Hello</h1></main>")
    assert any("button-name" in line for line in violations(guest.page))
