"""Seats in the browser: a bot for someone away and back again, leaving, the host's part, a short code, more devices."""

from typing import Any

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.friends import begin, make_table, sit
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import sit_down
from support.server.clients import Viewer
from support.server.house import asked

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
SIDEWAYS = {"viewport": {"width": 844, "height": 390}}
HAND = (
    "() => [...document.querySelectorAll('#rack .held')].map((each) => each.dataset.piece).sort().join(' ')"
)
BADGES = (
    "() => [...document.querySelectorAll('.badge text')].map((each) => each.textContent).sort().join(' ')"
)


def open_company(guest: Guest) -> None:
    """The list of seats, which a phone has in a panel that slides in."""
    if guest.touches:
        guest.press("#side-open")
    guest.press("#company-box summary")


def close_company(guest: Guest) -> None:
    if guest.touches:
        guest.press("#side-close")


def table_of_friends(
    guest: Guest, game: str = "draw", names: tuple[str, ...] = ("Ben",), **ways: Any
) -> list[Viewer]:
    """A table that this guest has made and sits at, with programs in the other seats, none of them connected."""
    seats = [{"kind": "person"}, *[{"kind": "open"}] * len(names)]
    wish = {"game": game, "name": "Ann", "seats": seats, "ways": ways}
    made = asked("POST", f"{guest.house.address}/api/tables", json=wish).json()
    others = []
    for name in names:
        sat = asked("POST", f"{made['link']}/sit", json={"name": name}).json()
        others.append(Viewer(guest.house, made["table"], sat["seat"], sat["token"], shape="none"))
    guest.page.goto(f"{made['link']}/seat/{made['token']}")
    begin(guest)
    return others


@SIZES
def test_a_bot_plays_for_someone_away_and_they_are_back_at_once(invite: Invite, size: str) -> None:
    ann = invite(size, reduced_motion="reduce")
    (ben,) = table_of_friends(ann, grace=10)
    ben.connect()
    ann.until(f"({BADGES})() === ''")
    while ann.page.title().startswith("Your turn"):  # it's Ben's turn, and he goes away
        ann.page.locator("#rack .held.able").first.click()
        ann.page.locator("#actions button").first.click()
        ann.until("!document.title.startsWith('Your turn')")
    ben.leave()
    ann.until(f"({BADGES})() === 'away'")
    ann.page.locator("#seat-bar", has_text="Ben is away. A bot can play in").wait_for()
    assert ann.page.locator("#seat-bar button").count() == 0
    examine(ann)
    assert not violations(ann.page)
    ann.page.locator("#seat-bar button", has_text="Let a bot play").wait_for()
    ann.press("#seat-bar button")
    ann.until("document.getElementById('log').textContent.includes('A bot (normal) is now playing for Ben.')")
    ben.connect()
    ben.until(lambda message: message["type"] == "table" and message["seats"][1]["kind"] == "person")
    ann.until(f"({BADGES})() === ''")
    ann.until("document.getElementById('log').textContent.includes('Ben is back.')")
    ben.leave()


_STAYS = """() => ['#felt', '#rack', '#tools'].map((selector) => {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(' ');
}).join()"""
_WHOLE = """() => [...document.querySelectorAll('#seat-bar, #seat-bar p, #seat-bar button')].every((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
})"""


@pytest.mark.parametrize("screen", [(390, 844), (320, 568), (844, 390), (1280, 800)])
def test_nothing_moves_because_someone_is_away(invite: Invite, screen: tuple[int, int]) -> None:
    width, height = screen
    ann = invite(DESK, reduced_motion="reduce", viewport={"width": width, "height": height})
    (ben,) = table_of_friends(ann, grace=10)
    ben.connect()
    ann.until(f"({BADGES})() === ''")
    while ann.page.title().startswith("Your turn"):
        ann.page.locator("#rack .held.able").first.click()
        ann.page.locator("#actions button").first.click()
        ann.until("!document.title.startsWith('Your turn')")
    before = ann.page.evaluate(_STAYS)
    ben.leave()
    for text in ("A bot can play in", "Let a bot play"):
        ann.page.locator("#seat-bar", has_text=text).wait_for()
        assert ann.page.evaluate(_STAYS) == before
        assert ann.page.evaluate(_WHOLE)
        examine(ann)


def test_someone_removed_reads_all_of_it_on_a_phone_held_sideways(invite: Invite) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite("sideways", reduced_motion="reduce")
    link = make_table(ann, "draw", 2)
    sit(ben, link, "Ben")
    begin(ann, ben)
    open_company(ann)
    ann.press("#company button[aria-label='Remove Ben']")
    ann.press("#confirm button[value=yes]")
    ben.page.locator("#seat-bar", has_text="The host removed you").wait_for()
    assert ben.page.evaluate(_WHOLE)


def test_not_only_the_host_is_offered_the_bot(invite: Invite) -> None:
    cat = invite(PHONE, reduced_motion="reduce")
    seats = [{"kind": "person"}, {"kind": "open"}]
    wish = {"game": "draw", "name": "Ann", "seats": seats, "ways": {"grace": 10}}
    made = asked("POST", f"{cat.house.address}/api/tables", json=wish).json()
    sit(cat, made["link"], "Cat")
    begin(cat)
    open_company(cat)
    cat.page.locator("#company button", has_text="Let a bot play").wait_for()
    assert cat.page.locator("#ways button").count() == 0  # Cat is not the host
    cat.press("#company button:has-text('Let a bot play')")
    cat.page.locator("#company li", has_text="away · a bot (normal) plays").wait_for()


_HIDDEN_BY_BADGES = """() => {
  const letters = (each) => {
    const { left, right, top, height } = each.getBoundingClientRect();
    return { left, right, top: top + height / 4, bottom: top + (3 * height) / 4 };
  };
  const badges = [...document.querySelectorAll('#board .badge rect')].map((each) => each.getBoundingClientRect());
  return [...document.querySelectorAll('#board .labels text')].filter((each) => {
    const text = letters(each);
    return badges.some((badge) => badge.left < text.right && text.left < badge.right
      && badge.top < text.bottom && text.top < badge.bottom);
  }).map((each) => each.textContent);
}"""


@SIZES
def test_someone_away_hides_nothing_of_a_crowded_table(invite: Invite, size: str) -> None:
    cat = invite(size, reduced_motion="reduce")
    seats = [{"kind": "person"}, {"kind": "open"}, *[{"kind": "bot"}] * 10]
    wish = {"game": "mexican-train", "edition": "puremco", "set": 15, "name": "Ann", "seats": seats}
    made = asked("POST", f"{cat.house.address}/api/tables", json=wish).json()
    sit(cat, made["link"], "Cat")
    begin(cat)
    cat.until(f"({BADGES})() === 'away'")
    assert cat.page.evaluate(_HIDDEN_BY_BADGES) == []


@SIZES
def test_a_player_who_leaves_is_asked_first_looks_different_and_may_come_back(
    invite: Invite, size: str
) -> None:
    ann = invite(size, reduced_motion="reduce")
    ben, cat = table_of_friends(ann, names=("Ben", "Cat"))
    ben.connect()
    ben.say({"do": "leave", "id": "bye"})
    ann.until(f"({BADGES})() === 'away left'")
    left, away = (
        ann.page.eval_on_selector(f".badge.{kind} rect", "each => getComputedStyle(each).fill")
        for kind in ("left", "away")
    )
    assert left != away
    open_company(ann)
    assert "left · a bot (normal) plays" in ann.page.inner_text("#company li:nth-child(2)")
    assert "away" in ann.page.inner_text("#company li:nth-child(3)")
    assert not violations(ann.page)
    ann.press("#leave")
    ann.page.locator("#confirm", has_text="A bot plays on for you").wait_for()
    assert not violations(ann.page)
    ann.press("#confirm button[value=no]")
    assert ann.page.locator("#rack .held").count() > 0
    ann.press("#leave")
    ann.press("#confirm button[value=yes]")
    close_company(ann)
    ann.page.locator("#seat-bar", has_text="You left your seat. You're watching.").wait_for()
    assert not ann.page.locator("#rack").is_visible()
    examine(ann)
    assert not violations(ann.page)
    with ann.page.expect_navigation():
        ann.press("#seat-bar button")
    begin(ann)
    assert not ann.page.locator("#seat-bar.watching").is_visible()
    for viewer in (ben, cat):
        viewer.leave()


def test_a_player_who_resigns_is_told_that_a_bot_plays_on(invite: Invite) -> None:
    ann = invite(DESK, reduced_motion="reduce")
    table_of_friends(ann)
    open_company(ann)
    ann.press("#resign")
    ann.press("#confirm button[value=yes]")
    ann.page.locator("#seat-bar", has_text="You resigned. A bot plays on for you").wait_for()
    assert ann.page.locator("#resign").count() == 0
    ann.page.locator("#log", has_text="You resigned.").wait_for()


@SIZES
def test_a_bots_seat_is_requested_during_a_round_and_the_request_can_be_withdrawn(
    invite: Invite, size: str
) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, "block", "cardinal", players=2)
    player.wait()
    bot = guest.page.evaluate("document.querySelector('#company li:nth-child(2) b').textContent")
    bar = guest.page.locator("#seat-bar", has_text=f"You move to {bot}'s seat when this round is over")
    for stays in (True, False):
        open_company(guest)
        guest.page.locator("#company button", has_text="Sit here instead").click()
        close_company(guest)
        bar.wait_for()
        examine(guest)
        if stays:
            guest.page.locator("#seat-bar button", has_text="Stay here").click()
            bar.wait_for(state="hidden")
            guest.page.evaluate("document.getElementById('company-box').open = false")
    assert player.play_round(every=50).over
    guest.until("document.querySelector('#company li:nth-child(2) .how').textContent.startsWith('you')")
    bar.wait_for(state="hidden")


@SIZES
def test_before_the_game_people_stand_up_move_and_are_removed(invite: Invite, size: str) -> None:
    ann, ben = invite(size, reduced_motion="reduce"), invite(DESK, reduced_motion="reduce")
    link = make_table(ann, "draw", 4)
    sit(ben, link, "Ben")
    ann.page.locator("#card li", has_text="Ben").wait_for()
    assert not violations(ann.page)
    ben.page.locator("#card button[aria-label='Move to seat 4']").click()
    ben.page.locator("#card li:nth-child(4)", has_text="you").wait_for()
    ben.page.locator("#card button", has_text="Stand up").click()
    ben.page.locator("#card input[name=name]").first.wait_for()
    sit(ben, link, "Ben")
    ann.page.locator("#card li:nth-child(2)", has_text="Ben").wait_for()
    ann.press("#card button[aria-label='Remove Ben']")
    ann.page.locator("#confirm", has_text="The seat is open again.").wait_for()
    ann.press("#confirm button[value=yes]")
    ben.page.locator("#card .removed", has_text="The host removed you").wait_for()
    assert ben.page.locator("#card input[name=name]").count() == 0
    assert not violations(ben.page)


def test_the_host_passes_the_role_on(invite: Invite) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(PHONE, reduced_motion="reduce")
    link = make_table(ann, "draw", 3)
    sit(ben, link, "Ben")
    ann.press("#card button[aria-label='Make Ben the host']")
    ann.press("#confirm button[value=yes]")
    ben.page.locator("#card form[action$=start] button").wait_for()
    ann.page.locator("#card form[action$=start]").wait_for(state="detached")
    assert "host" in ann.page.inner_text("#card li:nth-child(2)")


@SIZES
def test_the_table_says_what_is_settled_before_anyone_sits_down(invite: Invite, size: str) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(size, reduced_motion="reduce")
    ann.page.goto("/new/draw?players=3")
    ann.page.select_option("#limit", "60")
    ann.press("button[name=with][value=public]")
    ann.page.wait_for_url("**/t/*")
    ben.page.goto(ann.page.url)
    ben.page.locator("#card .settings-line", has_text="1 minute per turn · no hints · no undo").wait_for()
    assert not violations(ben.page)


def test_hints_by_consent_are_asked_for_and_come_with_the_answer(invite: Invite) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(PHONE, reduced_motion="reduce")
    link = make_table(ann, "draw", 2, hints="ask")
    sit(ben, link, "Ben")
    begin(ann, ben)
    ann.until("document.title.startsWith('Your turn') || document.title.startsWith('Ben to play')")
    mover, other = (ann, ben) if ann.page.title().startswith("Your turn") else (ben, ann)
    mover.page.locator("[data-tool=hint]", has_text="Ask for a hint").wait_for()
    mover.press("[data-tool=hint]")
    other.page.locator("#asks", has_text="asks for a hint.").wait_for()
    assert not violations(other.page)
    other.press("#asks button:has-text('Agree')")
    mover.page.locator("#words.hinting").wait_for()


def test_where_help_is_off_no_tool_offers_it(invite: Invite) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(PHONE, reduced_motion="reduce")
    link = make_table(ann, "draw", 2, hints="off", undo="off")
    sit(ben, link, "Ben")
    begin(ann, ben)
    for guest in (ann, ben):
        guest.page.locator("#tools [data-tool=talk]").wait_for()
        assert guest.page.locator("[data-tool=hint], [data-tool=undo]").count() == 0


@pytest.mark.parametrize("size", [PHONE, DESK, "sideways"])
def test_a_spectator_is_told_so(invite: Invite, size: str) -> None:
    wishes: dict[str, Any] = SIDEWAYS if size == "sideways" else {}
    ann = invite(DESK, reduced_motion="reduce")
    table_of_friends(ann)
    watcher = invite(DESK if size == DESK else PHONE, reduced_motion="reduce", **wishes)
    watcher.page.goto(ann.page.url)
    bar = watcher.page.locator("#seat-bar", has_text="You're watching.")
    bar.wait_for()
    box = bar.bounding_box()
    assert box is not None
    assert box["height"] < 60
    assert not violations(watcher.page)
    assert not ann.page.locator("#seat-bar.watching").is_visible()


@SIZES
def test_a_short_code_leads_to_the_table(invite: Invite, size: str) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(size, reduced_motion="reduce")
    link = make_table(ann, "block", 2)
    code = ann.page.locator("#card .code").text_content() or ""
    assert len(code) == 5
    examine(ann)
    ben.page.goto("/")
    assert not violations(ben.page)
    ben.page.fill("#code", code.lower())
    ben.press("button:has-text('Go to the table')")
    ben.page.wait_for_url(link)
    ben.page.locator("#card input[name=name]").first.wait_for()
    ben.page.goto("/")
    ben.page.fill("#code", "CCCCC")
    with ben.refused_with(404):
        ben.page.press("#code", "Enter")
        ben.page.locator("text=No table has that code").wait_for()


@SIZES
def test_a_second_device_opens_the_same_seat_until_the_link_is_replaced(invite: Invite, size: str) -> None:
    first, second = invite(size, reduced_motion="reduce"), invite(DESK, reduced_motion="reduce")
    player = sit_down(first, "block", "cardinal", players=2)
    player.wait()
    first.press("#share-open")
    first.press("#share summary")
    first.until("document.querySelector('.own-seat img').naturalWidth > 0")
    assert not violations(first.page)
    link = first.page.locator(".own-seat input").input_value()
    first.press("#share .foot button")
    second.page.goto(link)
    second.page.locator("#rack .held").first.wait_for()
    assert second.page.evaluate(HAND) == first.page.evaluate(HAND)
    before = first.page.evaluate(HAND)
    while first.page.evaluate(HAND) == before:
        player.take_part()
    after = first.page.evaluate(HAND)
    second.until(f"({HAND})() === '{after}'")

    first.press("#share-open")
    first.press("#share summary")
    first.press("#revoke")
    first.page.locator("#share", has_text="This is your new link.").wait_for()
    assert first.page.locator(".own-seat input").input_value() != link
    assert not violations(first.page)
    first.press("#share .foot button")
    second.page.locator("#seat-bar", has_text="You're watching.").wait_for()
    assert not second.page.locator("#rack").is_visible()
    with second.refused_with(403):
        second.page.goto(link)
        second.page.locator("text=a new one replaced it").wait_for()
