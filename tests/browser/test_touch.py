"""Drag, double tap, why a tile fits nowhere, forced draws, motion, and what the page weighs."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Request

from browser.conftest import Invite
from support.browser.fingers import Finger, middle
from support.browser.guests import DESK, PHONE, Guest
from support.browser.player import Offer, Player, sit_down

LIGHT = 100_000  # bytes of the table page over the network, with an empty cache
UNPACKED = 300_000  # the same as the page reads it


def played_until(player: Player, wanted: Callable[[Offer], bool]) -> Offer:
    """Play on, round after round, until the page offers what is wanted."""
    for _ in range(400):
        offer = player.wait()
        if offer.over:
            assert offer.title.startswith(("Round over", "Hand over")), (
                "the game ended before that was offered"
            )
            player.guest.press("#actions [data-key^=deal]")
            player.guest.until("!/^(Round|Hand) over/.test(document.title)")
        elif not offer.chosen and wanted(offer):
            return offer
        else:
            player.act(offer)
            player.settle(offer)
    raise AssertionError("that was never offered")


def on_the_board(guest: Guest, piece: str) -> None:
    guest.page.locator(f"#board {piece}").wait_for(state="attached")


def test_a_tile_is_dragged_to_its_place_and_a_missed_drop_stays_chosen(invite: Invite) -> None:
    guest = invite(DESK)
    player = sit_down(guest, "draw", "cardinal", players=2)
    tile = played_until(player, lambda offer: bool(offer.tiles) and not offer.words and offer.log > 2).tiles[
        0
    ]
    Finger(guest).drag(f"#rack {tile}", middle(guest, "#side h2"))
    assert player.read().chosen == [tile]
    guest.until("!document.querySelector('.ghost')")
    place = player.read().next[0]
    Finger(guest).drag(f"#rack {tile}", middle(guest, f"#board {place}"))
    on_the_board(guest, tile)
    guest.until("!document.querySelector('.ghost')")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_double_tap_plays_a_tile_that_fits_one_place_only(invite: Invite, size: str) -> None:
    guest = invite(size)
    player = sit_down(guest, "block", "cardinal", players=3)

    def one_place(offer: Offer) -> bool:
        return bool(offer.tiles) and guest.page.locator("#rack .held[aria-label$='1 place']").count() > 0

    played_until(player, one_place)
    found = guest.page.locator("#rack .held[aria-label$='1 place']").first
    tile = f'[data-piece="{found.get_attribute("data-piece")}"]'
    at = middle(guest, f"#rack {tile}")
    guest.touch_at(*at)
    guest.touch_at(*at)
    on_the_board(guest, tile)


def test_a_tile_that_fits_nowhere_says_why(invite: Invite) -> None:
    guest = invite(PHONE)
    player = sit_down(guest, "block", "cardinal", players=2)
    played_until(player, lambda offer: guest.page.locator("#rack .held.dim").count() > 0)
    tile = guest.page.locator("#rack .held.dim").first
    name = tile.get_attribute("data-piece") or ""
    player.touch(f'#rack [data-piece="{name}"]')
    words = guest.page.locator("#words.why")
    words.wait_for()
    assert name in words.inner_text()
    assert words.inner_text().removesuffix("Why not?").strip().endswith(".")
    assert not player.read().chosen


class Waiter(Player):
    """Never draws or passes when that's the only move: the page does it, if that's switched on."""

    def act(self, offer: Offer) -> None:
        if not offer.tiles and set(offer.words) <= {"draw", "pass"}:
            time.sleep(0.05)
        else:
            super().act(offer)


def test_forced_draws_are_automatic_for_players_who_want_that(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_down(guest, "draw", "cardinal", players=2, hand=3)
    guest.press("#settings-open")
    guest.page.locator("#settings [name=forced]").check()
    guest.press("#settings .main")
    waiter = Waiter(guest, "waiter")
    forced = 0
    for _ in range(5):
        played_until(waiter, lambda offer: not offer.tiles or offer.log == 0)
        # Read once: the page may draw between two looks, and then nothing more would happen by itself.
        offer = waiter.read()
        if not offer.over and not offer.tiles:
            forced += 1
            guest.until("log => document.querySelectorAll('#log li').length > log", arg=offer.log)
    assert forced


_COUNT = """
window.motions = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) { window.motions += 1; return animate.apply(this, words); };
addEventListener('transitionrun', () => { window.motions += 1; }, true);
// What lasts no time begins and ends, too, but moves nothing.
addEventListener('animationstart', ({ target, pseudoElement }) => {
  if (parseFloat(getComputedStyle(target, pseudoElement || null).animationDuration) > 0) window.motions += 1;
}, true);
"""


@pytest.mark.parametrize(("wish", "moving"), [("reduce", False), ("no-preference", True)])
def test_nothing_moves_for_people_who_want_less_motion(invite: Invite, wish: str, moving: bool) -> None:
    guest = invite(DESK, reduced_motion=wish)
    guest.context.add_init_script(_COUNT)
    player = sit_down(guest, "draw", "cardinal", players=2)
    while player.moves < 3 and not player.wait().over:
        player.take_part()
    player.wait()
    assert (guest.page.evaluate("window.motions") > 0) is moving


def test_tiles_do_not_glide_once_the_settings_say_so(invite: Invite) -> None:
    guest = invite(DESK)
    player = sit_down(guest, "block", "cardinal", players=2)
    guest.press("#settings-open")
    guest.page.locator("#settings [name=motion][value=none]").check()
    guest.page.locator("#settings [value=black]").check()
    guest.page.locator("#settings [name=numerals]").check()
    guest.press("#settings .main")
    guest.page.reload()
    player.wait()
    guest.press("#settings-open")
    assert guest.page.locator("#settings [name=motion][value=none]").is_checked()
    assert guest.page.locator("#settings [value=black]").is_checked()
    guest.press("#settings .main")


def test_a_touch_beside_the_open_panel_puts_it_away(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    sit_down(guest, "block", "cardinal", players=2).wait()
    for away in ("touch", "key"):
        guest.press("#side-open")
        guest.until("document.activeElement.id === 'side-close'")
        if away == "touch":
            guest.touch_at(20, 300)
        else:
            guest.page.keyboard.press("Escape")
        guest.until("!document.body.classList.contains('side-shown')")
    guest.until("document.activeElement.id === 'side-open'")


def test_the_table_page_weighs_little(invite: Invite) -> None:
    guest = invite(PHONE)
    player = sit_down(guest, "mexican-train", "cardinal")
    player.wait()
    table = guest.page.url
    guest.page.goto("about:blank")
    guest.context.new_cdp_session(guest.page).send("Network.clearBrowserCache")
    asked: list[Request] = []
    guest.page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108
    guest.page.goto(table, wait_until="networkidle")
    player.wait()
    weights = {each.url: each.sizes()["responseBodySize"] for each in asked}
    assert len(weights) > 25
    assert sum(weights.values()) < LIGHT, sorted(weights.items(), key=lambda row: -row[1])
    whole = sum(len(answer.body()) for each in asked if (answer := each.response()) is not None)
    assert whole < UNPACKED


def test_every_play_is_announced_to_screen_readers(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    player = sit_down(guest, "muggins", "cardinal", players=2)
    while player.moves < 2 and not player.wait().over:
        player.take_part()
    assert guest.page.locator("#live[aria-live=polite]").text_content()


def test_what_is_chosen_stays_chosen_when_the_screen_is_turned(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_down(guest, "mexican-train", "cardinal", players=2)
    tile = played_until(player, lambda offer: bool(offer.tiles) and not offer.words).tiles[0]
    player.touch(tile)
    guest.until("document.querySelector('#rack .chosen')")
    guest.page.set_viewport_size({"width": 844, "height": 390})
    guest.until(
        "document.querySelector('#board').clientWidth > document.querySelector('#board').clientHeight"
    )
    guest.page.wait_for_timeout(600)  # the table comes in its other shape, and takes nothing away
    chosen = "[...document.querySelectorAll('#rack .chosen')].map((each) => each.dataset.piece).join()"
    guest.until(f"{chosen} === '{tile.split(chr(34))[1]}' && document.querySelector('#board .spot.next')")


def test_a_place_that_does_not_fit_says_why(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_down(guest, "mexican-train", "cardinal", players=2)
    tile = played_until(player, lambda offer: bool(offer.tiles) and not offer.words).tiles[0]
    player.touch(tile)
    guest.until("document.querySelector('#rack .chosen') && document.querySelector('#board .spot.asleep')")
    player.touch("#board .spot.asleep")
    words = guest.page.locator("#words.why")
    words.wait_for()
    # Either the tile doesn't fit there, or no one but its owner may play on that train.
    assert tile.split('"')[1] in words.inner_text() or "has no marker" in words.inner_text()
    assert player.read().chosen == [tile]


def test_your_own_tiles_are_there_at_the_end_of_a_poker_hand(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_down(guest, "poker", "cardinal", players=2)
    player.play_round(every=50)
    assert guest.page.locator("#rack .held:visible").count() == 5
