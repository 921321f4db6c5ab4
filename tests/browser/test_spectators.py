"""The board alone on a big screen: read from a sofa, with a code to sit down, and never a hand."""

import time

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.player import Player, sit_down

PATIENCE = 120.0  # seconds for a round
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
SMALL = """(least) => [...document.querySelectorAll('.beside *')].filter((each) => each.getClientRects().length
  && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && !each.closest('button')
  && parseFloat(getComputedStyle(each).fontSize) < least).map((each) => each.outerHTML.slice(0, 100))"""


def over(player: Player) -> None:
    """Play until the round is over."""
    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, f"this round does not end: {player.read()}"
        offer = player.wait()
        if offer.over:
            return
        player.act(offer)
        player.settle(offer)


def board_of(guest: Guest, page: Guest) -> None:
    page.page.goto(f"{guest.page.url.split('?')[0]}?view=board")
    page.until("document.querySelector('#board .piece, #card img')")


def test_the_board_shows_who_plays_and_no_hand_even_in_the_players_own_browser(invite: Invite) -> None:
    ann = invite(DESK, reduced_motion="reduce", **TELEVISION)
    player = sit_down(ann, "block", "cardinal", players=2, hand=5)
    own = ann.page.eval_on_selector_all("#rack .held", "all => all.map((each) => each.dataset.piece)")
    assert len(own) == 5
    second = ann.context.new_page()  # the same cookies
    told: list[str] = []
    second.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    second.goto(f"{ann.page.url}?view=board")
    second.locator("#board .piece").first.wait_for()
    assert second.locator("#rack, #actions, #tools").count() == 0
    faces = second.eval_on_selector_all("#board .piece", "all => all.map((each) => each.dataset.piece)")
    assert not set(own) & set(faces)
    assert any('"type":"now"' in text for text in told)
    for text in told:
        assert not any(f'"{tile}"' in text for tile in own)
        assert '"own":{' not in text
        assert "/seat/" not in text
    player.take_part()
    second.locator("#log li").first.wait_for()
    second.close()


def test_the_board_can_be_read_from_a_sofa_and_is_accessible(invite: Invite) -> None:
    ann = invite(PHONE, reduced_motion="reduce")
    player = sit_down(ann, "block", "cardinal", players=3, hand=4)
    screen = invite(DESK, reduced_motion="reduce", **TELEVISION)
    board_of(ann, screen)
    assert screen.page.locator("#people li").count() == 3
    assert screen.page.locator("#invites").inner_text() == "Scan to watch"
    assert not screen.page.evaluate(SMALL, 22)
    assert not violations(screen.page)
    over(player)
    screen.until("!document.getElementById('card').hidden && document.body.classList.contains('ended')")
    assert screen.page.locator("#card tbody tr").count() >= 3
    card, felt = (screen.page.locator(each).bounding_box() for each in ("#card", "#felt"))
    assert card is not None
    assert felt is not None
    assert card["x"] >= felt["x"] + felt["width"]  # how it ended never covers the table
    assert card["y"] + card["height"] <= 1080
    assert not violations(screen.page)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_board_that_waits_shows_the_code_to_sit_down(invite: Invite, size: str) -> None:
    ann = invite(DESK, reduced_motion="reduce")
    ann.page.goto("/new/block?players=3")
    ann.press("button[name=with][value=friends]")
    ann.page.wait_for_url("**/t/*")
    screen = invite(size, reduced_motion="reduce")
    board_of(ann, screen)
    code = screen.page.locator("#card img")
    code.wait_for()
    assert screen.page.evaluate("document.querySelector('#card img').naturalWidth") > 0
    assert "Scan to sit down" in screen.page.inner_text(".beside")
    assert not violations(screen.page)
    assert screen.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    guest = invite(PHONE, reduced_motion="reduce")
    guest.page.goto(ann.page.url)
    guest.page.locator("#card input[name=name]").first.fill("Ben")
    guest.press("#card .seats button")
    screen.until("document.getElementById('people').innerText.includes('Ben')")


def test_the_share_dialog_links_to_the_board(invite: Invite) -> None:
    ann = invite(DESK, reduced_motion="reduce")
    sit_down(ann, "block", "cardinal", players=2)
    ann.press("#share-open")
    link = ann.page.locator("#share a", has_text="the board alone")
    assert str(link.get_attribute("href")).endswith("?view=board")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_spectators_are_counted_on_the_page(invite: Invite, size: str) -> None:
    ann = invite(size, reduced_motion="reduce")
    sit_down(ann, "block", "cardinal", players=2)
    assert not ann.page.locator(".watchers:visible").count()
    screen = invite(DESK)
    board_of(ann, screen)
    watcher = invite(DESK)
    watcher.page.goto(ann.page.url)
    ann.until(
        "[...document.querySelectorAll('.watchers')].every((each) => each.textContent === '2 watching')"
    )
    if size == PHONE:
        ann.press("#side-open")
    assert ann.page.locator(".watchers:visible").count() == 1
