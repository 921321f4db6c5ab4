"""The score pad in a real browser: by touch and by keys, live on every phone, for every way of counting."""

import pytest

from browser.conftest import Invite
from browser.test_reach import nothing_serious
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.pad import begin, expect, look, open_round, sent, totals, write

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])


def now(guest: Guest) -> str:
    return guest.page.locator("#now").inner_text()


@SIZES
def test_tiles_that_are_left_are_tapped_and_counted(invite: Invite, size: str) -> None:
    guest = invite(size)
    begin(guest, "mexican-train", "puremco", 3)
    assert "Take out the 12-12" in now(guest)
    assert "Deal 15 tiles each. 45 are left in the boneyard." in now(guest)
    assert "Ann plays first." in now(guest)
    open_round(guest, "Ben")
    for seat, tiles in ((0, ["12-7", "3-0"]), (2, ["0-0", "5-5", "11-10"])):
        guest.press(f"[data-tap='{seat}']")
        for tile in tiles:
            guest.press(f"#tiles [data-tile='{tile}']")
        guest.press("#tiles button.main")
    assert guest.page.locator("#left-0").input_value() == "22"
    guest.press("[data-tap='2']")
    assert guest.page.locator("#tiles [data-tile='12-7']").is_disabled(), "it is in Ann's hand"
    assert guest.page.locator("#tiles [data-tile='12-12']").is_disabled(), "it lies in the hub"
    guest.press("#tiles button.plain")
    assert "+22 for Ann and +31 for Cleo" in guest.page.locator(".counts").inner_text()
    guest.press(".round-form button.main")
    expect(guest, {"Ann": 22, "Ben": 0, "Cleo": 31})
    assert "Take out the 11-11" in now(guest)
    assert "Ben plays first." in now(guest)
    assert guest.page.locator(".chart").is_visible()
    assert "Ben went out" in guest.page.locator("#table").inner_text()


def test_a_match_is_written_with_the_keyboard_alone(invite: Invite) -> None:
    guest = invite(DESK)
    begin(guest, "block", "cardinal", 2, target=20)
    page = guest.page
    page.locator("[data-act=main]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert page.locator("input[name=out]:checked").get_attribute("value") == "0"
    page.keyboard.press("Tab")
    page.keyboard.type("12")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#tiles[open]").wait_for()
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    assert page.locator("#left-1").input_value() == "12", "a dialog that is left changes nothing"
    page.locator("#left-1").focus()
    page.keyboard.press("Enter")
    expect(guest, {"Ann": 12, "Ben": 0})
    page.locator("[data-act=undo]").focus()
    page.keyboard.press("Enter")
    expect(guest, {"Ann": 0, "Ben": 0})
    page.locator("[data-act=redo]").press("Enter")
    expect(guest, {"Ann": 12, "Ben": 0})
    write(guest, "Ann", {"Ben": 9})
    page.locator("#now h2", has_text="Ann wins with 21.").wait_for()
    page.locator("[data-act=main]").press("Enter")
    expect(guest, {"Ann": 0, "Ben": 0})
    assert "Matches won: Ann 1 and Ben 0." in now(guest)


def test_a_blocked_round_pays_every_difference_upward(invite: Invite) -> None:
    guest = invite(PHONE)
    begin(guest, "draw", "cardinal", 3)
    write(guest, "No one: blocked", {"Ann": 3, "Ben": 8, "Cleo": 10})
    expect(guest, {"Ann": 12, "Ben": 2, "Cleo": 0})


def test_points_made_during_play_are_tapped_in_and_end_the_match(invite: Invite) -> None:
    guest = invite(PHONE)
    begin(guest, "muggins", "university", 2, target=30)
    guest.press("[data-tap='0 10']")
    guest.press("[data-tap='1 15']")
    expect(guest, {"Ann": 10, "Ben": 15})
    write(guest, "Ann", {"Ben": 8})
    expect(guest, {"Ann": 20, "Ben": 15})  # rounded to the nearest five
    guest.press("[data-tap='1 15']")
    guest.page.locator("#now h2", has_text="Ben wins with 30.").wait_for()


def test_a_hand_without_doubles_wins_a_blocked_round_of_bergen(invite: Invite) -> None:
    guest = invite(PHONE)
    begin(guest, "bergen", "cardinal", 2)
    guest.press("[data-tap='0 2']")
    open_round(guest)
    guest.page.fill("#left-0", "3")
    guest.press("#left-0-double")
    guest.page.fill("#left-1", "11")
    guest.press(".round-form button.main")
    expect(guest, {"Ann": 2, "Ben": 1})


def test_a_bid_is_made_or_set(invite: Invite) -> None:
    guest = invite(PHONE)
    begin(guest, "forty-two", "uduble")
    page = guest.page
    assert "Dan shuffles and bids last. Ann bids first." in now(guest)
    guest.press("[data-act=main]")
    page.select_option("#bid", "37")
    guest.press(".segments label:has-text('Ben')")
    page.fill("#took", "35")
    guest.press(".round-form button.main")
    expect(guest, {"Ann and Cleo": 44, "Ben and Dan": 0})
    assert "Ben bid 37: set" in page.locator("#table").inner_text()
    guest.press("[data-act=main]")
    page.select_option("#bid", "30")
    guest.press(".segments label:has-text('Cleo')")
    page.select_option("#tricks", "5")
    for tile in ("5-5", "6-4", "5-0"):
        guest.press(f".bone[aria-label^='{tile}']")
    guest.press(".round-form button.main")
    expect(guest, {"Ann and Cleo": 74, "Ben and Dan": 12})
    guest.press("[data-act=main]")
    page.select_option("#bid", "0")
    guest.press(".round-form button.main")
    page.locator("#now h2", has_text="Hand 4").wait_for()


def test_chips_go_from_hand_to_hand(invite: Invite) -> None:
    guest = invite(PHONE)
    begin(guest, "poker", "cardinal", 3)
    guest.press("[data-act=main]")
    guest.page.fill("#paid-1", "5")
    guest.page.fill("#paid-2", "5")
    guest.page.select_option("#winner", "2")
    guest.press(".round-form button.main")
    expect(guest, {"Ann": 99, "Ben": 95, "Cleo": 106})


def test_problems_are_reported_before_anything_is_written(invite: Invite) -> None:
    guest = invite(PHONE)
    begin(guest, "block", "cardinal", 2)
    guest.press("[data-act=main]")
    guest.press(".round-form button.main")
    why = guest.page.locator(".round-form .refused")
    why.wait_for()
    assert why.inner_text() == "Choose who went out, or that no one did."
    guest.press(".segments label:has-text('Ann')")
    guest.press(".round-form button.main")
    assert why.inner_text() == "Enter what Ben has left."
    assert totals(guest) == {"Ann": 0, "Ben": 0}


@SIZES
def test_any_round_is_edited_in_place_and_later_rounds_stay(invite: Invite, size: str) -> None:
    guest = invite(size)
    begin(guest, "muggins", "university", 2, target=500)
    page = guest.page
    guest.press("[data-tap='0 10']")
    write(guest, "Ann", {"Ben": 20})
    write(guest, "Ben", {"Ann": 10})
    expect(guest, {"Ann": 30, "Ben": 10})
    guest.press("#table [data-act='edit 1']")
    assert page.locator("#round-head").inner_text() == "Edit round 1"
    assert page.locator("#left-1").input_value() == "20"
    page.fill("#left-1", "35")
    page.fill("#made-0", "5")
    page.fill("#made-1", "15")
    assert "+40 for Ann and +15 for Ben" in page.locator(".counts").inner_text()
    guest.press(".round-form button.main")
    expect(guest, {"Ann": 40, "Ben": 25})
    rows = page.locator("#table tbody tr")
    assert rows.count() == 2
    assert "+10" in rows.nth(0).inner_text(), "the round after it stays"
    assert page.locator("[data-act=undo]").inner_text() == "Undo the change to round 1"
    guest.press("[data-act=undo]")
    expect(guest, {"Ann": 30, "Ben": 10})


def test_a_count_that_cannot_be_is_questioned_and_not_refused(invite: Invite) -> None:
    guest = invite(PHONE)
    begin(guest, "block", "cardinal", 2, target=500)
    open_round(guest, "Ann")
    guest.page.fill("#left-1", "1290")
    guest.press(".round-form button.main")
    asked = guest.page.locator(".round-form .refused")
    asked.wait_for()
    assert "all the tiles in the set add up to only 168. Is that right?" in asked.inner_text()
    assert totals(guest) == {"Ann": 0, "Ben": 0}
    guest.page.fill("#left-1", "129")
    guest.press(".round-form button.main")
    expect(guest, {"Ann": 129, "Ben": 0})
    open_round(guest, "Ann")
    guest.page.fill("#left-1", "200")
    guest.press(".round-form button.main")
    guest.press(".round-form button:has-text('Yes, save it')")
    expect(guest, {"Ann": 329, "Ben": 0})


LONG = ["Bartholomew Featherstone", "Maximiliana Worthington", "Ann", "Ben", "Cleo", "Dan"]


@SIZES
@pytest.mark.parametrize("players", [2, 4, 6])
def test_names_in_the_chart_are_whole_and_a_wide_table_shows_that_it_scrolls(
    invite: Invite, size: str, players: int
) -> None:
    guest = invite(size)
    begin(guest, "mexican-train", "cardinal", players)
    page = guest.page
    guest.press("[data-act=names]")
    for seat in range(players):
        page.fill(f"#name-{seat}", LONG[seat])
    guest.press("#names button.main")
    for _ in range(2):
        write(guest, LONG[0], dict.fromkeys(LONG[1:players], 11))
    told = page.locator(".chart").text_content() or ""
    assert all(name in told for name in LONG[:players])
    cut = page.evaluate(
        """() => {
          const box = document.querySelector('.chart svg').getBoundingClientRect();
          return [...document.querySelectorAll('.chart text')].filter((each) => {
            const at = each.getBoundingClientRect();
            return at.left < box.left - 1 || at.right > box.right + 1;
          }).map((each) => each.textContent);
        }"""
    )
    assert not cut
    scroller = page.locator("#rounds-scroll")
    wider = scroller.evaluate("each => each.scrollWidth > each.clientWidth + 2")
    assert page.locator(".more-beside").is_visible() == wider
    if size == PHONE and players >= 4:
        assert wider
        scroller.evaluate("each => each.scrollTo({left: 9999})")
        guest.until("!document.getElementById('rounds-scroll').classList.contains('beyond')")
        # The table may be drawn again just then, so the number is looked for and measured in one go.
        left = page.evaluate("document.querySelector('#table tbody th').getBoundingClientRect().left")
        assert left >= 0, "the number of the round stays in view"
    nothing_serious(guest, "a pad of many players")


def test_every_phone_shows_what_any_phone_writes(invite: Invite) -> None:
    ann, ben = invite(PHONE), invite(PHONE)
    address = begin(ann, "block", "cardinal", 2)
    look(ben, address)
    write(ann, "Ann", {"Ben": 14})
    expect(ben, {"Ann": 14, "Ben": 0})
    ben.press("[data-act=names]")
    ben.page.fill("#name-1", "Benjamin")
    ben.press("#names button.main")
    expect(ann, {"Ann": 14, "Benjamin": 0})
    ben.press("[data-act=undo]")
    expect(ann, {"Ann": 0, "Benjamin": 0})
    ann.press("[data-act=share]")
    ann.page.locator("#share .qr").wait_for()
    ann.until("() => document.querySelector('#share .qr').naturalWidth > 0")
    assert ann.page.locator("#share input").input_value() == address


def test_the_slower_of_two_phones_keeps_its_numbers(invite: Invite) -> None:
    ann, ben = invite(PHONE), invite(PHONE)
    address = begin(ann, "block", "cardinal", 2)
    look(ben, address)
    with ben.cut_off():
        ben.context.set_offline(True)
        write(ben, "Ann", {"Ben": 15})
        expect(ben, {"Ann": 15, "Ben": 0})
        write(ann, "Ann", {"Ben": 14})
        sent(ann)
        ben.context.set_offline(False)
        expect(ben, {"Ann": 14, "Ben": 0})
    card = ben.page.locator("#refused .refused")
    card.wait_for()
    assert "What you wrote for round 1 wasn't counted." in card.inner_text()
    ben.press("[data-act=undo]")
    expect(ben, {"Ann": 0, "Ben": 0})
    ben.press("#refused button:has-text('Look at my numbers')")
    assert ben.page.locator("#left-1").input_value() == "15"
    ben.press(".round-form button.main")
    expect(ben, {"Ann": 15, "Ben": 0})
    card.wait_for(state="detached")
    expect(ann, {"Ann": 15, "Ben": 0})


def test_a_household_s_own_rules_are_on_the_pad(invite: Invite) -> None:
    guest = invite(PHONE)
    page = guest.page
    page.goto("/house/new/block")
    page.fill("#title", "Ours")
    page.fill("[name='option.target']", "11")
    guest.press("button.main")
    page.wait_for_url("**/house/*")
    guest.press("a[href^='/pad?house=']")
    page.locator("#begin").wait_for()
    guest.press("#begin button.main")
    page.locator("#whole").wait_for()
    assert "Played to 11." in page.locator("#about").inner_text()
    guest.press("#about a")
    page.wait_for_url("**/house/*")


def test_an_unknown_pad_is_refused_with_a_sentence(invite: Invite) -> None:
    guest = invite(PHONE)
    with guest.refused_with(404):
        guest.page.goto("/pad/" + "A" * 22)
        guest.page.locator("#nothing", has_text="There's no such score pad").wait_for()
        # It keeps asking until you leave, because a phone without a connection may have started the pad.
        guest.page.goto("about:blank")


@SIZES
@pytest.mark.parametrize("room", ["light", "dark"])
def test_the_pad_is_accessible(invite: Invite, size: str, room: str) -> None:
    guest = invite(size, color_scheme=room, reduced_motion="reduce")
    guest.page.goto("/pad")
    guest.page.locator("#begin").wait_for()
    guest.press("#house summary")
    nothing_serious(guest, "the page that begins a pad")
    guest.page.goto("/offline")
    nothing_serious(guest, "the page without a line")
    begin(guest, "muggins", "university", 3)
    nothing_serious(guest, "a new pad")
    guest.press("[data-tap='0 10']")
    open_round(guest, "Ann")
    guest.press("[data-tap='1']:not(.taps button)")
    nothing_serious(guest, "the grid of tiles")
    guest.press("#tiles [data-tile='4-3']")
    guest.press("#tiles button.main")
    nothing_serious(guest, "a round that is being written")
    guest.page.fill("#left-2", "9")
    guest.press(".round-form button.main")
    for act, done in (("names", "#names button.plain"), ("share", "#share button.plain")):
        guest.press(f"[data-act={act}]")
        nothing_serious(guest, f"the dialog {act}")
        guest.press(done)
    assert not violations(guest.page)
