"""Help at the table: hints, the rule behind a refusal, and a first walk round it; by touch and by keyboard."""

import re

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import Player, sit_down

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
WALKS = {"draw": 6, "mexican-train": 7, "forty-two": 6, "poker": 6, "castle-rock": 5}


def hinted(guest: Guest) -> str:
    guest.until("document.querySelector('#words.hinting')?.textContent")
    return str(guest.page.locator("#words").inner_text())


@SIZES
def test_a_hint_lifts_the_tile_and_says_why(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, "draw", "cardinal", players=3)
    player.wait()
    guest.press("[data-tool=hint]")
    assert hinted(guest).rstrip().endswith(". How sure?")
    sure = guest.page.locator("#words .sure")
    assert "I'm " not in sure.inner_text()
    guest.press("#words .sure summary")
    assert sure.inner_text().strip().startswith("I'm ")
    offer = player.read()
    assert offer.chosen or len(offer.words) == 1  # a tile and its place are chosen, or there is only a draw
    examine(guest)
    assert not violations(guest.page)
    before = guest.page.locator("#log li").count()
    guest.press("#actions button[data-move]")
    guest.until("count => document.querySelectorAll('#log li').length > count", before)


def test_a_hint_comes_by_the_key_h_and_not_while_one_types(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    player = sit_down(guest, "squeeze", "cardinal")
    player.wait()
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("h")
    assert guest.page.locator("#typed-move").input_value() == "h"
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("h")
    assert hinted(guest)


def test_a_word_is_suggested_in_its_place(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_down(guest, "forty-two", "cardinal")
    player.wait()
    guest.press("[data-tool=hint]")
    hinted(guest)
    assert guest.page.locator("#actions .hinted").count() == 1
    examine(guest)


def test_hints_can_be_switched_off_on_the_device(invite: Invite) -> None:
    guest = invite(DESK)
    sit_down(guest, "draw", "cardinal").wait()
    assert guest.page.locator("[data-tool=hint]").count() == 1
    guest.press("#settings-open")
    guest.press("#settings [name=hints]")
    guest.press("#settings .main")
    assert guest.page.locator("[data-tool=hint]").count() == 0
    guest.page.reload()
    guest.until("document.querySelector('#hand.yours')")
    assert guest.page.locator("[data-tool=hint]").count() == 0
    guest.page.keyboard.press("h")
    assert not guest.page.locator("#words.hinting").count()


@SIZES
def test_a_refused_move_shows_the_rule_behind_it(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, "block", "cardinal")
    while not (offer := player.wait()).tiles:
        player.act(offer)  # nothing fits, so that a pass would not be refused
        player.settle(offer)
    guest.page.evaluate("document.getElementById('typed').hidden = false")
    guest.page.locator("#typed-move").fill("pass")
    guest.page.locator("#typed-move").press("Enter")
    guest.press("#words .why-not")
    dialog = guest.page.locator("dialog.why-rule")
    assert "If you can't play" in dialog.inner_text()
    assert "If you can't play, pass." in dialog.inner_text()
    assert dialog.locator("a").get_attribute("href") == "/rules/block/cardinal#if-you-can-t-play"
    assert not violations(guest.page)
    guest.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    guest.page.goto("/rules/block/cardinal#if-you-can-t-play")
    assert guest.page.locator("#if-you-can-t-play").is_visible()


@SIZES
def test_a_tile_that_does_not_fit_says_by_which_rule(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, "block", "cardinal")
    for _ in range(30):
        offer = player.wait()
        dim = guest.page.locator("#rack .held.dim")
        if dim.count() or offer.over:
            break
        player.act(offer)
        player.settle(offer)
    guest.press("#rack .held.dim")
    guest.press("#words .why-not")
    assert "Touching ends must show the same number" in guest.page.locator("dialog.why-rule").inner_text()


# What a step points at must be seen beside its words; of the felt at least its tiles must.
_COVERED = """() => {
  const card = document.querySelector('.walk').getBoundingClientRect();
  const under = (rect) => Math.max(0, Math.min(rect.right, card.right) - Math.max(rect.left, card.left))
    * Math.max(0, Math.min(rect.bottom, card.bottom) - Math.max(rect.top, card.top));
  const ring = document.querySelector('.walk-ring').getBoundingClientRect();
  const felt = document.getElementById('felt').getBoundingClientRect();
  const covered = (rect, part) => under(rect) > part * rect.width * rect.height;
  if (ring.height < felt.height - 20) return covered(ring, 0.1) ? 'covers what it points at' : '';
  const tiles = [...document.querySelectorAll("#board .piece[data-role='table']")];
  const lost = tiles.filter((each) => covered(each.getBoundingClientRect(), 0.5));
  return lost.length > tiles.length / 4 ? 'covers the tiles' : '';
}"""


@SIZES
@pytest.mark.parametrize("game", WALKS)
def test_a_newcomer_is_shown_round_the_first_table_of_a_family(invite: Invite, size: str, game: str) -> None:
    guest = invite(size, new=True, reduced_motion="reduce")
    page = guest.page
    page.goto(f"/new/{game}")
    guest.press('button[name=with][value="bots"]')
    card = page.locator(".walk")
    card.wait_for()
    assert not violations(page)
    heads: list[str] = []
    while card.count():
        count = re.match(r"(\d+) of (\d+)", page.locator(".walk-count").inner_text())
        assert count is not None
        assert (int(count[1]), int(count[2])) == (len(heads) + 1, WALKS[game])
        heads.append(page.locator("#walk-head").inner_text())
        box = card.bounding_box()
        view = page.viewport_size
        assert box is not None
        assert view is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= view["width"]
        assert box["y"] + box["height"] <= view["height"]
        assert page.evaluate(_COVERED) == "", heads[-1]
        guest.press(".walk .main")
    assert len(heads) == WALKS[game]
    page.reload()
    guest.until("document.querySelector('#hand.yours')")
    assert card.count() == 0  # once is enough


def test_a_newcomer_plays_real_moves_on_the_walk_and_leaves_it_by_escape(invite: Invite) -> None:
    guest = invite(DESK, new=True, reduced_motion="reduce")
    page = guest.page
    page.goto("/learn/lines")
    guest.press("form[data-learn] button")
    page.locator(".walk").wait_for()
    assert page.evaluate("document.activeElement.closest('.walk') !== null")
    page.keyboard.press("Enter")
    assert page.locator("#walk-head").inner_text() == "Your tiles"
    player = Player(guest, "learner")
    player.wait()
    if page.locator("#rack .held:not(.dim)").count():
        guest.press("#rack .held:not(.dim)")
        guest.until("document.getElementById('walk-head').textContent === 'Where it goes'")
        offer = player.wait()
        while player.read().chosen:
            player.act(player.wait())
            player.settle(offer)
        guest.until("document.getElementById('walk-head')?.textContent === 'If nothing fits'")
    page.keyboard.press("Escape")
    assert page.locator(".walk").count() == 0
    assert page.locator(".walk-ring").count() == 0


def test_the_tour_is_shown_again_on_request(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    sit_down(guest, "poker", "cardinal").wait()
    assert guest.page.locator(".walk").count() == 0
    guest.press("#side-open")
    guest.press("#walk-open")
    guest.page.locator(".walk").wait_for()
    guest.press(".walk .quiet")
    assert guest.page.locator(".walk").count() == 0


@SIZES
def test_the_lessons_are_accessible(invite: Invite, size: str) -> None:
    guest = invite(size)
    for path in (
        "/learn",
        *[f"/learn/{family}" for family in ("lines", "trains", "tricks", "poker", "solitaire")],
    ):
        guest.page.goto(path)
        assert not violations(guest.page), path
        assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
