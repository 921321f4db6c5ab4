"""A hand in your own order: dragged, moved by keys, turned, sorted, divided, lined up, and still so after a reload."""

from itertools import pairwise
from typing import Any

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.fingers import Finger, middle
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import Player, sit_down

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
_HAND = "() => [...document.querySelectorAll('#rack > *')].map((each) => each.dataset.piece ?? '|')"
# A blank is drawn as nothing.
_FACES = """() => [...document.querySelectorAll('#rack .held')].map((each) => {
  const found = [0, 0];
  for (const use of each.querySelectorAll('use')) {
    const face = use.getAttribute('href').match(/[fn](\\d+)$/)?.[1];
    if (face) found[use.getAttribute('transform').includes('(-') ? 0 : 1] = Number(face);
  }
  return found;
})"""
_LYING = "() => document.querySelectorAll('#board .piece[data-role=table]').length"


def hand(guest: Guest) -> list[str]:
    """The tiles in order, with | for a divider."""
    found: list[str] = guest.page.evaluate(_HAND)
    return found


def faces(guest: Guest) -> list[list[int]]:
    """The faces of the tiles in order, the upper or left one first."""
    found: list[list[int]] = guest.page.evaluate(_FACES)
    return found


def lying(guest: Guest) -> int:
    found: int = guest.page.evaluate(_LYING)
    return found


def tile(name: str) -> str:
    return f'#rack [data-piece="{name}"]'


def again(guest: Guest) -> None:
    """Come back to the page."""
    guest.page.reload()
    guest.page.locator("#rack .held").first.wait_for()


def at_draw(invite: Invite, size: str) -> tuple[Guest, Player]:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, "draw", "cardinal", players=2)
    player.wait()
    return guest, player


@SIZES
def test_a_tile_that_is_dragged_inside_the_rack_changes_its_place_and_is_not_played(
    invite: Invite, size: str
) -> None:
    guest, player = at_draw(invite, size)
    before, table = hand(guest), lying(guest)
    x, y = middle(guest, tile(before[4]))
    Finger(guest).drag(tile(before[0]), (x + 8, y))
    after = hand(guest)
    assert after == [*before[1:5], before[0], *before[5:]]
    assert lying(guest) == table
    assert not player.read().chosen
    again(guest)
    assert hand(guest) == after
    Finger(guest).drag(tile(after[-1]), (middle(guest, tile(after[0]))[0] - 8, y))
    assert hand(guest) == [after[-1], *after[:-1]]
    examine(guest)


@SIZES
def test_a_tile_that_is_dragged_out_of_the_rack_is_played_and_the_order_stays(
    invite: Invite, size: str
) -> None:
    guest, player = at_draw(invite, size)
    offer = player.wait()
    while not offer.tiles or offer.words:
        player.act(offer)
        player.settle(offer)
        offer = player.wait()
    before = hand(guest)
    Finger(guest).drag(
        tile(before[0]), (middle(guest, tile(before[3]))[0] + 8, middle(guest, tile(before[3]))[1])
    )
    arranged = hand(guest)
    assert arranged != before
    name = player.read().tiles[0].split('"')[1]
    finger = Finger(guest)
    finger.down(middle(guest, tile(name)))
    x, y = middle(guest, tile(name))
    finger.move((x, y - 20))
    finger.move((x, y - 130))
    guest.until("document.querySelector('#board .spot.next')")
    finger.move(middle(guest, "#board .spot.next"))
    finger.up()
    guest.page.locator(f'#board [data-piece="{name}"]').wait_for(state="attached")
    kept = [each for each in hand(guest) if each in arranged]
    assert kept == [each for each in arranged if each != name]


def test_a_tile_that_fits_nowhere_goes_back_from_the_felt_and_says_why(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_down(guest, "block", "cardinal", players=2)
    while not guest.page.locator("#rack .held.dim").count():
        offer = player.wait()
        player.act(offer)
        player.settle(offer)
    before = hand(guest)
    name = guest.page.locator("#rack .held.dim").first.get_attribute("data-piece") or ""
    Finger(guest).drag(tile(name), middle(guest, "#felt"))
    guest.page.locator("#words.why").wait_for()
    assert hand(guest) == before


@SIZES
def test_a_long_press_or_the_other_button_turns_a_tile_and_it_stays_turned(invite: Invite, size: str) -> None:
    guest, player = at_draw(invite, size)
    number = next(at for at, (one, two) in enumerate(faces(guest)) if one != two)
    name, before = hand(guest)[number], faces(guest)[number]
    if size == PHONE:
        Finger(guest).rest(tile(name))
    else:
        guest.page.locator(tile(name)).click(button="right")
    assert faces(guest)[number] == before[::-1]
    assert not player.read().chosen
    again(guest)
    assert faces(guest)[number] == before[::-1]
    guest.page.locator(tile(name)).focus()
    guest.page.keyboard.press("f")
    assert faces(guest)[number] == before
    assert "turned around" in (guest.page.locator("#live").text_content() or "")


def test_keys_move_tiles_and_dividers_and_screen_readers_say_so(invite: Invite) -> None:
    guest, _ = at_draw(invite, DESK)
    keys = guest.page.keyboard
    first, *others = hand(guest)
    guest.page.locator(tile(first)).focus()
    keys.press("Shift+ArrowRight")
    assert hand(guest) == [others[0], first, *others[1:]]
    assert f"place 2 of {len(others) + 1}" in (guest.page.locator("#live").text_content() or "")
    keys.press("Alt+ArrowRight")
    keys.press("Control+ArrowLeft")
    keys.press("Control+End")
    assert hand(guest) == [*others, first]
    assert guest.page.evaluate("document.activeElement.dataset.piece") == first
    guest.page.locator(tile(others[1])).focus()
    keys.press("d")
    assert hand(guest) == [*others[:2], "|", *others[2:], first]
    keys.press("ArrowRight")
    assert guest.page.evaluate("document.activeElement.dataset.gap")
    keys.press("Shift+ArrowRight")
    assert hand(guest) == [*others[:3], "|", *others[3:], first]
    again(guest)
    assert hand(guest) == [*others[:3], "|", *others[3:], first]
    guest.page.locator("#rack .divider").focus()
    keys.press("Delete")
    assert hand(guest) == [*others, first]
    assert guest.page.evaluate("document.activeElement.closest('#rack') !== null")


@SIZES
def test_tiles_are_sorted_and_divided_from_the_tools(invite: Invite, size: str) -> None:
    guest, _ = at_draw(invite, size)
    dealt = hand(guest)
    guest.press("[data-tool=arrange]")
    guest.page.locator("#arrange").wait_for()
    assert not violations(guest.page)
    guest.press("#arrange button:has-text('Sort by pips')")
    sums = [sum(pair) for pair in faces(guest)]
    assert sums == sorted(sums, reverse=True)
    guest.press("[data-tool=arrange]")
    guest.press("#arrange button:has-text('Sort by number')")
    highs = [max(pair) for pair in faces(guest)]
    assert highs == sorted(highs, reverse=True)
    names = hand(guest)
    guest.press("[data-tool=arrange]")
    guest.page.locator(tile(names[2])).dispatch_event("pointerdown", {"button": 1})
    guest.press("#arrange button:has-text('Divider behind')")
    assert hand(guest) == [*names[:3], "|", *names[3:]]
    guest.press("[data-tool=arrange]")
    guest.page.locator("#arrange").wait_for(state="hidden")
    finger = Finger(guest)
    to = middle(guest, tile(names[5]))
    finger.drag("#rack .divider", (to[0] + 8, to[1]))
    assert hand(guest) == [*names[:6], "|", *names[6:]]
    assert not violations(guest.page)
    again(guest)
    assert hand(guest) == [*names[:6], "|", *names[6:]]
    Finger(guest).drag("#rack .divider", middle(guest, "#felt"))
    guest.until("!document.querySelector('#rack .divider')")
    assert hand(guest) == names
    guest.press("[data-tool=arrange]")
    guest.press("#arrange button:has-text('As dealt')")
    assert hand(guest) == dealt


def test_drawn_tiles_come_to_the_end_or_to_where_the_sorting_has_them(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    player = sit_down(guest, "draw", "cardinal", players=2, hand=3)
    player.wait()
    guest.press("[data-tool=arrange]")
    guest.press("#arrange button:has-text('Sort by pips')")
    grown = 0
    for _ in range(120):
        before = hand(guest)
        offer = player.wait()
        if offer.over:
            guest.press("#actions [data-key^=deal]")
            guest.until("!/^(Round|Hand) over/.test(document.title)")
            continue
        player.act(offer)
        player.settle(offer)
        guest.until("!document.querySelector('body.sending')")
        sums = [sum(pair) for pair in faces(guest)]
        assert sums == sorted(sums, reverse=True)
        grown += set(hand(guest)) > set(before)
        if grown > 1:
            break
    assert grown > 1


def joined(guest: Guest) -> int:
    """How many tiles before the divider join each other."""
    before = hand(guest).index("|") if "|" in hand(guest) else 0  # no train at all, if nothing fits
    row = faces(guest)[:before]
    assert all(one[1] == two[0] for one, two in pairwise(row)), row
    return before


def lined_up(guest: Guest) -> tuple[Player, list[str]]:
    """Someone whose hand has some train, lined up, and the hand as it was dealt; what is dealt is chance."""
    for _ in range(12):
        player = sit_down(guest, "mexican-train", "cardinal", players=2)
        player.wait()
        dealt = hand(guest)
        guest.press("[data-tool=lineup]")
        guest.page.locator("#rack.lying").wait_for()
        if "|" in hand(guest) and joined(guest) > 3:
            return player, dealt
        guest.page.evaluate("localStorage.clear()")
    raise AssertionError("no hand has a train")


def play_on_own_train(guest: Guest, name: str) -> bool:
    """Whether this tile could be laid there, as the line-up has it."""
    guest.page.locator(tile(name)).focus()
    guest.page.keyboard.press("Enter")
    guest.until("document.querySelector('#rack .chosen')")
    place = '#board .spot.next[aria-label*="your train"]'
    if not guest.page.locator(place).count():
        guest.page.keyboard.press("Escape")
        return False
    guest.page.locator(place).first.focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator(f'#board [data-piece="{name}"]').wait_for(state="attached")
    return True


@SIZES
def test_a_hand_is_lined_up_as_a_train_and_stays_in_step(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player, dealt = lined_up(guest)
    assert "in a row" in guest.page.locator("#words").inner_text()
    assert sorted(each for each in hand(guest) if each != "|") == sorted(dealt)
    examine(guest)
    assert not violations(guest.page)
    for _ in range(4):
        offer = player.wait()
        if offer.over:
            break
        first, row = hand(guest)[0], joined(guest)
        own = play_on_own_train(guest, first) if f'[data-piece="{first}"]' in offer.tiles else False
        if not own:
            player.act(player.read())
        player.settle(offer)
        player.wait()
        guest.until("document.querySelector('#rack.lying')")
        assert joined(guest) >= row - 1 or not own
    names = set(hand(guest)) - {"|"}
    again(guest)
    guest.page.locator("#rack.lying").wait_for()
    assert set(hand(guest)) - {"|"} == names
    guest.press("[data-tool=lineup]")
    guest.until("!document.querySelector('#rack.lying')")
    assert [each for each in hand(guest) if each in dealt] == [each for each in dealt if each in names]


def test_a_train_that_is_rearranged_by_hand_is_ones_own(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    lined_up(guest)
    before = hand(guest)
    at = before.index("|") - 2  # so that it comes to lie just before the divider
    guest.page.locator(tile(before[at])).focus()
    guest.page.keyboard.press("Shift+ArrowRight")
    assert hand(guest) == [*before[:at], before[at + 1], before[at], *before[at + 2 :]]
    assert guest.page.locator("[data-tool=lineup][aria-pressed=false]").count() == 1


@SIZES
def test_a_train_makes_room_only_for_what_is_let_go_in_it(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    able = True
    while able:  # a tile may fit where the finger drops it
        lined_up(guest)
        before = hand(guest)
        able = bool(guest.page.locator(f"{tile(before[-1])}.able").count())
    Finger(guest).drag(tile(before[-1]), middle(guest, "#felt"))  # over the whole train
    assert hand(guest) == before
    assert guest.page.locator("#rack.lying").count()
    x, y = middle(guest, tile(before[0]))
    Finger(guest).drag(tile(before[-1]), (x - 20, y))
    assert hand(guest) == [before[-1], *before[:-1]]
    assert not guest.page.locator("#rack.lying").count()


def test_only_train_games_offer_to_line_up(invite: Invite) -> None:
    guest, _ = at_draw(invite, PHONE)
    assert guest.page.locator("[data-tool=arrange]").is_visible()
    assert not guest.page.locator("[data-tool=lineup]").count()


def test_hands_of_old_tables_are_forgotten_and_another_deal_is_another_hand(invite: Invite) -> None:
    guest, player = at_draw(invite, DESK)
    guest.page.evaluate(
        """() => localStorage.setItem('boneyard.hands', JSON.stringify(Object.fromEntries(
        [...Array(40)].map((_, at) => [`old${at}`, {deal: 'x', list: ['6-6'], turned: []}]))))"""
    )
    guest.page.locator("#rack .held").first.focus()
    guest.page.keyboard.press("Shift+End")
    guest.page.keyboard.press("f")
    kept: dict[str, Any] = guest.page.evaluate("JSON.parse(localStorage.getItem('boneyard.hands'))")
    assert len(kept) == 24
    table = guest.page.url.rpartition("/")[2]
    assert kept[table]["list"] == hand(guest)
    assert "old0" not in kept
    guest.page.evaluate(
        """(table) => { const kept = JSON.parse(localStorage.getItem('boneyard.hands'));
        kept[table].deal = 'another'; localStorage.setItem('boneyard.hands', JSON.stringify(kept)); }""",
        table,
    )
    moved = hand(guest)
    again(guest)
    assert hand(guest) != moved
    assert not player.wait().over


@pytest.mark.parametrize("kept", ["nonsense", '{"TABLE": 7}', '{"TABLE": {"list": 3, "turned": {}}}', "[]"])
def test_the_hand_is_shown_whatever_is_in_the_storage(invite: Invite, kept: str) -> None:
    guest, _ = at_draw(invite, DESK)
    names = hand(guest)
    table = guest.page.url.rpartition("/")[2]
    guest.page.evaluate(
        "([text]) => localStorage.setItem('boneyard.hands', text)", [kept.replace("TABLE", table)]
    )
    again(guest)
    assert hand(guest) == names
    guest.page.locator("#rack .held").first.focus()
    guest.page.keyboard.press("Shift+End")
    assert hand(guest) == [*names[1:], names[0]]
