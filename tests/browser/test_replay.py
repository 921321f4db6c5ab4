"""The replay page as people use it: stepping, jumping, other views, sharing, files, the review."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from boneyard.core.edition import Edition
from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import LEAST_PIP, covering, smallest_pip
from support.browser.player import sit_down
from support.engine.matches import EDITIONS, edition_id
from support.engine.records import FINISHED, SQUEEZED, long_record, random_record
from support.server.house import House, asked

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
TURNS = list(zip(EDITIONS, [PHONE, DESK] * len(EDITIONS)))
_FITS = """() => {
  const root = document.documentElement;
  const small = [...document.querySelectorAll('button, a, select, summary, input')]
    .filter((each) => each.checkVisibility({visibilityProperty: true}) && !each.closest('.unseen, p:not(.foot), .skip'))
    .filter((each) => {
      const rect = each.getBoundingClientRect();
      return rect.width > 1 && (rect.width < 24 || rect.height < 24);
    }).map((each) => each.outerHTML.slice(0, 120));
  const out = [...document.querySelectorAll('#reel button, #reel select, #slider, .bar a, .bar button')]
    .filter((each) => each.getClientRects().length)
    .filter((each) => {
      const rect = each.getBoundingClientRect();
      return rect.left < -1 || rect.right > innerWidth + 1 || rect.top < -1 || rect.bottom > innerHeight + 1;
    }).map((each) => each.outerHTML.slice(0, 120));
  return {wide: root.scrollWidth - innerWidth, high: root.scrollHeight - innerHeight, small, out};
}"""


def fits(guest: Guest) -> None:
    """Nothing scrolls that should not, nothing is out of reach, no tile lies on another."""
    found = guest.page.evaluate(_FITS)
    assert found["wide"] <= 0, found
    assert found["high"] <= 0, found
    assert not found["small"], found["small"]
    assert not found["out"], found["out"]
    assert not covering(guest)


def shared(house: House, text: str) -> str:
    """The link of a record that someone has shared."""
    base = asked("POST", f"{house.address}/replay", content=text.encode()).json()["base"]
    link: str = asked("POST", f"{house.address}{base}/share").json()["link"]
    return link


def opened(guest: Guest, link: str) -> None:
    guest.page.goto(link)
    guest.until("document.querySelector('#told')?.textContent")


def place(guest: Guest) -> int:
    return int(guest.page.evaluate("Number(document.getElementById('slider').value)"))


def at(guest: Guest, wanted: int) -> None:
    """Wait until this moment is shown."""
    guest.until(
        "(wanted) => document.querySelector('#moves [aria-current]')?.dataset.at === String(wanted)", wanted
    )


# --- stepping


def test_the_keyboard_goes_through_a_match(invite: Invite, open_house: House) -> None:
    guest = invite(DESK)
    opened(guest, shared(open_house, long_record()))
    last = int(guest.page.evaluate("Number(document.getElementById('slider').max)"))
    page = guest.page
    for key, wanted in (
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last), ("Home", 0),
        ("ArrowLeft", 0),
    ):  # fmt: skip
        page.keyboard.press(key)
        at(guest, wanted)
    page.keyboard.press("PageDown")
    guest.until("document.getElementById('rounds').value === '2'")
    assert "dealt" in page.inner_text("#told")
    page.keyboard.press("PageUp")
    at(guest, 0)
    page.locator("#slider").focus()
    page.keyboard.press("End")
    at(guest, last)
    assert page.inner_text("#ask")


@SIZES
def test_buttons_slider_list_and_rounds_lead_to_a_moment(
    invite: Invite, open_house: House, size: str
) -> None:
    guest = invite(size)
    opened(guest, shared(open_house, long_record()))
    page = guest.page
    guest.press("[data-go=next]")
    at(guest, 1)
    guest.press("[data-go=next]")
    at(guest, 2)
    guest.press("[data-go=back]")
    at(guest, 1)
    page.select_option("#rounds", "2")
    guest.until("document.getElementById('told').textContent.includes('2 is dealt')")
    page.locator("#slider").evaluate("each => { each.value = 7; each.dispatchEvent(new Event('input')); }")
    at(guest, 7)
    if guest.touches:
        guest.press("#side-open")
    step = page.locator("#moves [data-at='4']")
    text = step.inner_text()
    step.click()
    at(guest, 4)
    expect(page.locator("#told")).to_have_text(text)
    assert page.locator("#moves [aria-current]").count() == 1
    if guest.touches:
        guest.press("#side-close")
    fits(guest)


def test_the_scores_are_those_of_the_moment(invite: Invite, open_house: House) -> None:
    guest = invite(DESK)
    opened(guest, shared(open_house, long_record()))
    assert guest.page.locator("#scores .total").all_inner_texts() == ["0", "0"]
    guest.page.keyboard.press("End")
    guest.until("!['0', ''].includes(document.querySelector('#scores tbody .total').textContent) || "
                "document.querySelectorAll('#scores tbody .total')[1].textContent !== '0'")  # fmt: skip
    heads = guest.page.locator("#scores thead th").all_inner_texts()
    assert len(heads) > 2
    guest.page.keyboard.press("Home")
    guest.until("document.querySelector('#scores tbody .total').textContent === '0'")


def test_it_plays_by_itself_and_stops(invite: Invite, open_house: House) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    opened(guest, shared(open_house, FINISHED))
    guest.page.select_option("#speed", "500")
    guest.page.locator("#reel").focus()
    guest.page.keyboard.press("Space")
    expect(guest.page.locator("#play")).to_have_text("Pause")
    at(guest, 1)
    guest.page.keyboard.press("Space")
    here = place(guest)
    time.sleep(1.2)
    assert place(guest) == here
    expect(guest.page.locator("#play")).to_have_text("Play")
    guest.press("#play")
    at(guest, 3)
    expect(guest.page.locator("#play")).to_have_text("Play")


@SIZES
def test_there_is_a_view_for_each_seat_for_everyone_and_with_all_open(
    invite: Invite, open_house: House, size: str
) -> None:
    guest = invite(size)
    opened(guest, shared(open_house, FINISHED))
    page = guest.page
    assert page.locator("#view option").all_inner_texts() == [
        "All tiles open",
        "What everyone saw",
        "Ada",
        "Ben",
    ]
    hands = page.locator("#hands [role=img]")
    expect(hands.first).to_have_attribute("aria-label", "Ada: 6-5, 4-1")
    expect(hands.nth(1)).to_have_attribute("aria-label", "Ben: 6-4, 1-0")
    page.select_option("#view", "1")
    expect(page.locator("#hands [role=img]")).to_have_count(1)
    expect(hands.first).to_have_attribute("aria-label", "Ben: 6-4, 1-0")
    page.select_option("#view", "everybody")
    expect(page.locator("#hands")).to_be_hidden()
    guest.press("[data-go=next]")
    guest.until("document.querySelector('#board [data-piece=\"6-5\"]')")
    fits(guest)


@pytest.mark.parametrize(("edition", "size"), TURNS, ids=[f"{edition_id(e)}-{size}" for e, size in TURNS])
def test_every_edition_is_replayed(invite: Invite, open_house: House, edition: Edition, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    opened(guest, shared(open_house, random_record(edition)))
    last = int(guest.page.evaluate("Number(document.getElementById('slider').max)"))
    for wanted in (1, 2, last // 2, last // 2 + 1, last):
        guest.page.evaluate(
            "(to) => { const each = document.getElementById('slider');"
            " each.value = to; each.dispatchEvent(new Event('input')); }",
            min(wanted, last),
        )
        at(guest, min(wanted, last))
        fits(guest)
    for view in guest.page.locator("#view option").evaluate_all("all => all.map(each => each.value)"):
        guest.page.select_option("#view", view)
        at(guest, last)
    fits(guest)
    assert smallest_pip(guest) >= LEAST_PIP - 0.02


# --- links and files


def test_a_position_is_shared_as_a_link_and_as_a_picture(invite: Invite, open_house: House) -> None:
    guest = invite(DESK)
    opened(guest, shared(open_house, long_record()))
    guest.page.select_option("#rounds", "2")
    guest.page.keyboard.press("Escape")
    guest.page.locator("#reel").focus()
    guest.page.keyboard.press("ArrowRight")
    guest.until("document.getElementById('place').textContent === 'Round 2, move 1'")
    guest.page.select_option("#view", "1")
    guest.press("#share-open")
    guest.page.locator("#share input").wait_for()
    link = guest.page.input_value("#share input")
    assert re.search(r"round=2&move=1&view=1$", link)
    with guest.page.expect_download() as picture:
        guest.press("#share-inside a[download='position.svg']")
    assert picture.value.path().read_text("utf-8").startswith("<svg")
    other = invite(PHONE)
    opened(other, link)
    assert other.page.inner_text("#told") == guest.page.inner_text("#told")
    assert other.page.input_value("#view") == "1"


def test_a_file_is_dropped_chosen_or_pasted(invite: Invite, tmp_path: Path) -> None:
    file = tmp_path / "sunday.bones"
    file.write_text(FINISHED, "utf-8")
    guest = invite(DESK)
    guest.page.goto("/replay")
    guest.page.set_input_files("#file", file)
    guest.until("document.querySelector('#told')?.textContent")
    assert guest.page.inner_text("#title") == "Block"
    guest.page.goto("/replay")
    guest.page.fill("#text", FINISHED)
    guest.press("#paste .main")
    guest.until("document.querySelector('#told')?.textContent")
    guest.page.goto("/replay")
    guest.page.evaluate(
        """(text) => {
          const given = new DataTransfer();
          given.items.add(new File([text], 'dropped.bones'));
          document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: given, bubbles: true, cancelable: true}));
        }""",
        FINISHED,
    )
    guest.until("document.querySelector('#told')?.textContent")
    guest.press("#share-open")
    expect(guest.page.locator("#share")).to_contain_text("isn't saved anywhere yet")
    guest.page.get_by_role("button", name="Share this record").click()
    guest.page.locator("#share input").wait_for()
    link = guest.page.input_value("#share input")
    other = invite(PHONE)
    opened(other, link)
    assert other.page.inner_text("#title") == "Block"


@SIZES
def test_a_wrong_file_is_explained_by_its_line(invite: Invite, size: str) -> None:
    guest = invite(size)
    guest.page.goto("/replay")
    wrong = FINISHED.replace("1 6-4 > 6-5", "1 6-6 > 6-5")
    with guest.refused_with(422):
        guest.page.fill("#text", wrong)
        guest.press("#paste .main")
        expect(guest.page.locator("#wrong")).to_contain_text("Line 12: expected a legal move")
        expect(guest.page.locator("#wrong code")).to_have_text("1 6-6 > 6-5")
        found = violations(guest.page)
        assert not found, "\n".join(found)
    guest.page.fill("#text", "")
    guest.press("#paste .main")
    expect(guest.page.locator("#wrong")).to_contain_text("There's nothing here yet")
    guest.page.fill("#text", wrong.replace("1 6-6 > 6-5", "1 6-4 > 6-5"))
    guest.press("#paste .main")
    guest.until("document.querySelector('#told')?.textContent")
    expect(guest.page.locator("#bring")).to_be_hidden()


# --- from the table, with the review


@SIZES
def test_a_finished_match_leads_to_its_replay_and_its_review(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    sit_down(guest, "block", "cardinal", target=1, hand=4).play_round()
    guest.until("document.title.startsWith('Game over')")
    guest.press("#actions a[data-key=replay]")
    guest.page.wait_for_url("**/replay*")
    guest.until("document.querySelector('#told')?.textContent")
    page = guest.page
    if guest.touches:
        guest.press("#side-open")
    guest.press("#show-review")
    guest.press("#review-begin")
    expect(page.locator("#review .small").last).to_be_visible(timeout=60_000)
    guest.until("document.querySelector('#review .decision')")
    decided = page.evaluate("document.querySelectorAll('#marks .costly').length")
    listed = page.locator("#review [data-jump]").count()
    assert decided == listed
    if page.locator("#review .chart svg").count():
        box = page.locator("#review .chart svg").bounding_box()
        assert box is not None
        guest.touch_at(box["x"] + 5, box["y"] + 20)
        guest.until("document.querySelector('#review .verdict')")
        assert page.locator("#review .worths tr").count() >= 2
    found = violations(page)
    assert not found, "\n".join(found)


def test_a_review_can_be_stopped(invite: Invite, open_house: House) -> None:
    guest = invite(DESK)
    opened(guest, shared(open_house, long_record()))
    guest.press("#show-review")
    guest.page.select_option("#how", "0")
    guest.press("#review-begin")
    expect(guest.page.locator("#review progress")).to_be_visible()
    guest.until("/Looking at decision/.test(document.getElementById('review').textContent)")
    guest.page.get_by_role("button", name="Stop").click()
    expect(guest.page.locator("#review-begin")).to_be_visible()


def test_marks_and_the_list_tell_what_a_move_cost(invite: Invite, open_house: House) -> None:
    guest = invite(DESK)
    opened(guest, shared(open_house, long_record()))
    guest.press("#show-review")
    guest.press("#review-begin")
    expect(guest.page.locator("#review [data-jump]").first).to_be_visible(timeout=90_000)
    first = guest.page.locator("#review [data-jump]").first
    wanted = int(first.get_attribute("data-jump") or -1)
    first.click()
    at(guest, wanted)
    expect(guest.page.locator("#review .verdict.costly")).to_be_visible()
    guest.press("#show-moves")
    expect(guest.page.locator(f"#moves [data-at='{wanted}'] .cost")).to_contain_text("cost")
    assert guest.page.locator("#marks .costly").count() > 0
    guest.press("#show-review")
    scale = guest.page.locator("#review .scale .mark").all_inner_texts()
    assert len(scale) >= 2
    assert "0" in scale
    rounds = guest.page.locator("#review .round-mark").all_inner_texts()
    assert rounds[0] == "1"
    assert guest.page.locator("#review svg .deal").count() >= len(rounds) > 1


@SIZES
@pytest.mark.parametrize("room", ["light", "dark"])
def test_the_replay_is_accessible(invite: Invite, open_house: House, size: str, room: str) -> None:
    guest = invite(size, color_scheme=room, reduced_motion="reduce")
    opened(guest, shared(open_house, FINISHED))
    guest.press("[data-go=next]")
    at(guest, 1)
    for opener in (None, "#share-open"):
        if opener:
            guest.press(opener)
        found = violations(guest.page)
        assert not found, "\n".join(found)
    guest.page.goto("/fair")
    found = violations(guest.page)
    assert not found, "\n".join(found)
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


TRICKS = [edition for edition in EDITIONS if edition.game in ("forty-two", "moon")]


@pytest.mark.parametrize("edition", TRICKS, ids=edition_id)
@pytest.mark.parametrize("view", ["open", "everybody"])
def test_a_phone_shows_the_tricks_that_were_taken(
    invite: Invite, open_house: House, edition: Edition, view: str
) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    opened(guest, f"{shared(open_house, random_record(edition, 24))}?view={view}")
    guest.page.keyboard.press("End")
    at(guest, int(guest.page.evaluate("Number(document.getElementById('slider').max)")))
    guest.until("document.querySelector('#board [aria-label*=\", trick 1 of \"]')")
    hidden = guest.page.evaluate(
        """() => {
          const felt = document.getElementById('felt').getBoundingClientRect();
          return [...document.querySelectorAll('#board [aria-label*=", trick "]')].filter((each) => {
            const at = each.getScreenCTM();
            return at.f < felt.top || at.f > felt.bottom || at.e < felt.left || at.e > felt.right;
          }).map((each) => each.getAttribute('aria-label'));
        }"""
    )
    assert not hidden
    assert not guest.page.evaluate("document.getElementById('felt').classList.contains('scrolls')")


def test_a_record_without_seals_is_not_said_to_have_any_and_titles_say_what_is_shown(
    invite: Invite, open_house: House
) -> None:
    guest = invite(DESK)
    guest.page.goto("/replay")
    assert guest.page.title() == "View a record · Boneyard"
    opened(guest, shared(open_house, FINISHED))
    assert guest.page.title() == "Block, Ada and Ben: replay · Boneyard"
    guest.press("#share-open")
    guest.page.locator("#share a[href*='/record']").wait_for()
    assert "seal" not in guest.page.inner_text("#share")
    player = sit_down(guest, "block", "cardinal", players=2)
    player.wait()
    guest.page.goto(f"{guest.page.url}/replay")
    guest.until("document.querySelector('#told')?.textContent")
    guest.press("#share-open")
    expect(guest.page.locator("#share")).to_contain_text("It includes the seals of its shuffles")


def test_a_solitaire_says_you(invite: Invite, open_house: House) -> None:
    guest = invite(PHONE)
    opened(guest, shared(open_house, SQUEEZED))
    guest.press("[data-go=next]")
    at(guest, 1)
    assert guest.page.inner_text("#told").startswith("You ")
    guest.press("#side-open")
    assert "Ada" not in guest.page.inner_text("body")


# --- a fair deal
