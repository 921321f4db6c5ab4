"""The pace of a game in the browser: fast bots, a way to your turn, one press for several draws, automatic passes."""

import json
import time

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import Player, sit_down
from support.server.house import house

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
SKIP = "[data-tool=skip]"


def play_own_turn(player: Player) -> None:
    """Play until it is the bots' turn, or the round is over."""
    while True:
        offer = player.wait()
        if offer.over:
            return
        player.act(offer)
        player.settle(offer)
        player.guest.until("!document.body.classList.contains('sending')")
        if not player.read().yours:
            return


@SIZES
def test_a_press_skips_to_your_turn(
    invite: Invite, tmp_path_factory: pytest.TempPathFactory, size: str
) -> None:
    with house(tmp_path_factory.mktemp("slow"), BONEYARD_BOT_DELAY="5") as slow:
        guest = invite(size, at=slow, reduced_motion="reduce")
        player = sit_down(guest, "draw", "cardinal", players=4)
        for _ in range(2):
            if not player.read().yours:
                guest.page.locator(SKIP).wait_for()
                examine(guest)
                began = time.monotonic()
                guest.press(SKIP)
                assert not player.wait().over
                assert time.monotonic() - began < 5
            assert not guest.page.locator(SKIP).is_visible()
            play_own_turn(player)
        guest.page.goto("about:blank")


def test_bots_play_as_fast_as_the_settings_say(
    invite: Invite, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with house(tmp_path_factory.mktemp("slow"), BONEYARD_BOT_DELAY="20") as slow:
        guest = invite(DESK, at=slow, reduced_motion="reduce")
        sit_down(guest, "draw", "cardinal", players=2)
        guest.press("#settings-open")
        guest.page.locator("#settings input[name=speed][value=instant]").check()
        assert not violations(guest.page)
        guest.press("#settings .foot button.main")
        guest.page.locator("#table-settings", has_text="instant bots").wait_for()
        player = sit_down(guest, "draw", "cardinal", players=2)  # it is kept for the next table
        guest.page.locator("#table-settings", has_text="instant bots").wait_for()
        began = time.monotonic()
        for _ in range(2):
            player.wait()
            play_own_turn(player)
        player.wait()
        assert time.monotonic() - began < 20
        guest.page.goto("about:blank")


def drawn_until_it_fits(guest: Guest, player: Player) -> bool:
    """Play until something has to be drawn twice in a row; whether one press did that."""
    while True:
        offer = player.wait()
        if offer.over:
            return False
        if offer.words == ["draw"] and not offer.tiles:
            held = guest.page.locator("#rack .held").count()
            player.press("draw")
            guest.until(
                """() => !document.body.classList.contains('sending') && (
                  !document.getElementById('hand').classList.contains('yours') ||
                  !document.querySelector('#actions [data-move=draw]'))"""
            )
            more = guest.page.locator("#rack .held").count() - held
            if more > 1:
                return True
            continue
        player.act(offer)
        player.settle(offer)


def test_drawing_until_something_fits_is_one_press(invite: Invite) -> None:
    guest = invite(PHONE)
    for _ in range(6):
        player = sit_down(guest, "draw", "cardinal", players=2)
        if drawn_until_it_fits(guest, player):
            return
    raise AssertionError("in six rounds nobody had to draw twice in a row")


@SIZES
def test_automatic_draws_and_passes_are_offered_the_first_time(invite: Invite, size: str) -> None:
    guest = invite(size, new=True, reduced_motion="reduce")
    guest.context.add_init_script(
        f"localStorage.setItem('boneyard.learned', {json.dumps(json.dumps(['lines']))});"
        "localStorage.setItem('boneyard.sound-offered', 'true')"  # that offer is another test's
    )
    for _ in range(6):
        player = sit_down(guest, "draw", "cardinal", players=2)
        while not (offer := player.wait()).over:
            if guest.page.locator(".felt-frame > .offer").count():
                break
            player.act(offer)
            player.settle(offer)
        if guest.page.locator(".felt-frame > .offer").count():
            break
    assert "All you can do here is" in guest.page.locator(".felt-frame > .offer").inner_text()
    assert not violations(guest.page)
    invite(size, reduced_motion="reduce").page.goto(guest.page.url)
    guest.page.locator(".watchers").first.wait_for(state="attached")
    assert guest.page.locator(".felt-frame > .offer").count(), "the offer stays when someone comes to watch"
    guest.press(".offer button.main")
    guest.until("JSON.parse(localStorage.getItem('boneyard.settings')).forced")
    guest.until("!document.querySelector('.felt-frame > .offer')")
    while not (offer := player.wait()).over and offer.tiles:
        player.act(offer)
        player.settle(offer)
    assert not guest.page.locator(".felt-frame > .offer").count()


# What the page says about the turn, a moment after your own tile has completed a trick.
_WATCH_TRICKS = """() => {
  window.seen = [];
  const look = () => window.seen.push([document.title, document.getElementById('ask').textContent,
    document.getElementById('hand').classList.contains('yours')]);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const line of addedNodes) if (/^You .*won the trick/.test(line.textContent)) setTimeout(look, 150);
    }
  }).observe(document.getElementById('log'), { childList: true });
}"""


def test_after_your_tile_completes_a_trick_it_is_no_ones_turn(invite: Invite) -> None:
    guest = invite(DESK)
    for _ in range(3):  # a hand may be passed out, or never let you play last
        player = sit_down(guest, "forty-two", "cardinal")
        guest.page.evaluate(_WATCH_TRICKS)
        while not (offer := player.wait()).over and not guest.page.evaluate("window.seen.length"):
            player.act(offer)
            player.settle(offer)
        if guest.page.evaluate("window.seen.length"):
            break
    for title, ask, yours in guest.page.evaluate("window.seen"):
        assert not title.startswith("Your turn")
        assert "won the trick" in ask
        assert not yours
    assert guest.page.evaluate("window.seen.length")
