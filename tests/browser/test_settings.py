"""One settings dialog for every page: it takes effect at once, is saved on the device, and can be reset."""

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import Player, sit_down

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
FELTS = ("green", "blue", "wine", "slate")
ROOMS = ("light", "dark")
TOKENS = ("--felt", "--felt-glow", "--panel", "--wood")
_COLOR = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
_GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"
_MOVING = """() => [...document.querySelectorAll('*')]
  .filter((each) => parseFloat(getComputedStyle(each).transitionDuration) > 0).length"""
_KEPT = "() => JSON.parse(localStorage.getItem('boneyard.settings'))"


def open_settings(guest: Guest) -> None:
    guest.press("#settings-open")
    guest.page.locator("#settings[open]").wait_for()


def close_settings(guest: Guest) -> None:
    guest.press("#settings .main")
    guest.page.locator("#settings").wait_for(state="hidden")


def choose(guest: Guest, name: str, value: str) -> None:
    guest.page.locator(f'#settings [name={name}][value="{value}"]').check()


def at_table(guest: Guest, game: str = "block") -> Player:
    player = sit_down(guest, game, "cardinal", players=2)
    player.wait()
    return player


@SIZES
def test_what_is_chosen_in_the_lobby_is_so_at_the_table(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    guest.page.goto("/")
    open_settings(guest)
    assert not violations(guest.page)
    choose(guest, "felt", "wine")
    choose(guest, "room", "light")
    choose(guest, "palette", "black")
    assert guest.page.evaluate(_COLOR, "--felt") == "#641F30"
    close_settings(guest)
    for path in ("/rules", "/new/block"):
        guest.page.goto(path)
        assert guest.page.evaluate(_COLOR, "--felt") == "#641F30"
        open_settings(guest)
        assert guest.page.locator("#settings [name=felt][value=wine]").is_checked()
        close_settings(guest)
    at_table(guest)
    assert guest.page.evaluate(_GROUND) == "rgb(100, 31, 48)"
    open_settings(guest)
    for name, value in (("felt", "wine"), ("room", "light"), ("palette", "black")):
        assert guest.page.locator(f"#settings [name={name}][value={value}]").is_checked()
    assert not violations(guest.page)
    close_settings(guest)


@SIZES
def test_every_setting_works_at_once_and_all_are_taken_back_together(invite: Invite, size: str) -> None:
    guest = invite(size)
    at_table(guest)
    page = guest.page
    page.evaluate("addEventListener('pagehide', () => { window.left = true; })")
    open_settings(guest)
    page.locator("#settings [name=numerals]").check()
    guest.until("document.querySelector('#rack use[href*=n]')")
    choose(guest, "felt", "blue")
    assert page.evaluate(_COLOR, "--felt") == "#17456E"
    choose(guest, "room", "contrast")
    assert page.evaluate(_COLOR, "--felt") == "#000"
    choose(guest, "motion", "calm")
    assert page.evaluate(_COLOR, "--quick") == "300ms"
    page.locator("#settings [name=marks]").uncheck()
    guest.until(
        "document.querySelector('body.unmarked') && !document.querySelector('#rack .dim, #rack .able')"
    )
    page.locator("#settings [name=sound]").check()
    assert page.locator("#settings [name=volume]").is_enabled()
    page.locator("#settings [name=volume]").fill("30")
    for name in ("forced", "hints"):
        page.locator(f"#settings [name={name}]").click()
    wished = {
        "palette": "color",
        "numerals": True,
        "felt": "blue",
        "room": "contrast",
        "motion": "calm",
        "sound": True,
        "volume": 30,
        "forced": True,
        "marks": False,
        "hints": False,
        "vibrate": True,
        "celebrate": True,
        "speed": "normal",
        "timer": False,
    }
    assert page.evaluate(_KEPT) == wished
    guest.press("#settings-reset")
    assert page.evaluate(_KEPT)["hints"] is True
    assert page.locator("#settings [name=felt][value=green]").is_checked()
    assert page.locator("#settings [name=marks]").is_checked()
    assert not page.locator("#settings [name=sound]").is_checked()
    guest.until("!document.querySelector('body.unmarked') && !document.querySelector('#rack use[href*=n]')")
    close_settings(guest)
    assert not page.evaluate("window.left")
    examine(guest)


def test_another_window_hears_of_it(invite: Invite) -> None:
    guest = invite(DESK)
    at_table(guest)
    other = guest.context.new_page()
    other.goto("/")
    other.locator("#settings-open").click()
    other.locator("#settings [name=felt][value=slate]").check()
    guest.until("document.documentElement.dataset.felt === 'slate'")


@pytest.mark.parametrize("kept", ["nonsense", "[1, 2]", '{"motion": 7, "felt": ["x"], "marks": "no"}'])
def test_the_page_works_whatever_is_in_the_storage(invite: Invite, kept: str) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    guest.page.goto("/")
    guest.page.evaluate("(text) => localStorage.setItem('boneyard.settings', text)", kept)
    at_table(guest)
    open_settings(guest)
    assert guest.page.locator("#settings [name=motion][value=normal]").is_checked()
    assert guest.page.locator("#settings [name=marks]").is_checked()
    close_settings(guest)


# --- marks on tiles


def test_playable_tiles_are_marked_unless_one_wants_none(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = at_table(guest)
    page = guest.page
    while not (page.locator("#rack .able").count() and page.locator("#rack .dim").count()):
        offer = player.wait()
        assert not offer.over
        player.act(offer)
        player.settle(offer)
    guest.press("#actions .quiet") if player.read().chosen else None
    assert page.locator('#rack [aria-label$="doesn\'t fit"]').count()
    open_settings(guest)
    page.locator("#settings [name=marks]").uncheck()
    close_settings(guest)
    assert not page.locator("#rack .able, #rack .dim, #rack [aria-label*=fit]").count()
    for held in page.locator("#rack .held").all():  # what can be played still can, and shows where
        held.tap()
        if page.locator("#rack .chosen").count():
            break
    guest.until("document.querySelector('#board .spot.next')")


# --- colors, measured


def luminance(color: str) -> float:
    digits = color.removeprefix("#")
    digits = "".join(2 * each for each in digits) if len(digits) == 3 else digits
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("by_device", [True, False])
@pytest.mark.parametrize("room", ROOMS)
def test_on_every_felt_words_can_be_read_as_well_as_on_the_green_one(
    invite: Invite, room: str, by_device: bool
) -> None:
    guest = invite(DESK, color_scheme=room if by_device else "light")
    guest.page.goto("/")
    measured: dict[str, dict[str, float]] = {}
    for felt in FELTS:
        guest.page.evaluate(
            "(dataset) => Object.assign(document.documentElement.dataset, dataset)",
            {"felt": felt} if by_device else {"felt": felt, "room": room},
        )
        colors = {
            name: guest.page.evaluate(_COLOR, name)
            for name in (*TOKENS, "--on-felt", "--quiet-on-felt", "--accent")
        }
        measured[felt] = {
            f"{word} on {ground}": contrast(colors[word], colors[ground])
            for word in ("--on-felt", "--quiet-on-felt", "--accent")
            for ground in TOKENS[:3]
        }
    assert len({tuple(each.values()) for each in measured.values()}) == len(FELTS)
    for felt in FELTS[1:]:
        for pair, found in measured[felt].items():
            assert found >= 4.5, (felt, pair, found)
            assert found >= measured["green"][pair] - 0.05, (felt, pair, found)


@pytest.mark.parametrize("room", ["light", "dark", "contrast"])
def test_every_felt_is_accessible(invite: Invite, room: str) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    at_table(guest, "draw")
    for felt in FELTS:
        guest.page.evaluate(
            "(dataset) => Object.assign(document.documentElement.dataset, dataset)",
            {"felt": felt, "room": room},
        )
        found = violations(guest.page)
        assert not found, "\n".join([f"{felt} in a {room} room:", *found])
    for path in ("/", "/new/block", "/rules/block/cardinal"):
        guest.page.goto(path)
        guest.page.evaluate("(room) => { document.documentElement.dataset.room = room; }", room)
        found = violations(guest.page)
        assert not found, "\n".join([f"{path} in a {room} room:", *found])


# --- motion

_COUNT = """
window.ways = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) {
  window.ways.push(words[1].duration);
  return animate.apply(this, words);
};
"""


@pytest.mark.parametrize(
    ("motion", "least", "most"), [("calm", 300, 450), ("normal", 200, 250), ("quick", 80, 130)]
)
def test_tiles_move_as_fast_as_one_likes(invite: Invite, motion: str, least: int, most: int) -> None:
    guest = invite(DESK)
    guest.context.add_init_script(_COUNT)
    guest.page.goto("/")
    open_settings(guest)
    choose(guest, "motion", motion)
    close_settings(guest)
    player = at_table(guest, "draw")
    while player.moves < 2 and not player.wait().over:
        player.take_part()
    player.wait()
    ways: list[float] = guest.page.evaluate("window.ways")
    assert ways
    assert least <= max(ways) <= most


@pytest.mark.parametrize(("motion", "wish"), [("none", "no-preference"), ("calm", "reduce")])
def test_nothing_moves_when_the_person_or_the_device_says_so(invite: Invite, motion: str, wish: str) -> None:
    guest = invite(DESK, reduced_motion=wish)
    guest.context.add_init_script(_COUNT)
    guest.page.goto("/")
    open_settings(guest)
    choose(guest, "motion", motion)
    assert guest.page.locator("#settings-still").is_visible() is (wish == "reduce")
    close_settings(guest)
    player = at_table(guest, "draw")
    while player.moves < 2 and not player.wait().over:
        player.take_part()
    player.wait()
    assert guest.page.evaluate("window.ways") == []
    assert guest.page.evaluate(_MOVING) == 0


# --- the row of tools

_MORE = """async () => {
  const { addTool, showTools } = await import('/static/table/hand/toolbar.js');
  for (const [at, label] of ['Hint', 'Walk through', 'Undo', 'Rematch', 'Chat', 'Notify me', 'Statistics'].entries())
    addTool({ key: `more${at}`, label, press: () => { window.pressed = label; }, order: 20 + at });
  showTools();
}"""


@SIZES
def test_many_tools_push_no_tile_off_the_page(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    at_table(guest, "mexican-train")
    page = guest.page
    page.evaluate(_MORE)
    examine(guest)
    row = page.locator("#tools").bounding_box()
    felt = page.locator("#felt").bounding_box()
    hand = page.locator("#hand").bounding_box()
    assert row is not None
    assert felt is not None
    assert hand is not None
    assert felt["y"] + felt["height"] <= row["y"] + 4
    assert row["y"] + row["height"] <= hand["y"] + 2
    assert not violations(page)
    page.locator("[data-tool=arrange]").focus()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.tool") == "more6"
    guest.press("[data-tool=more6]")
    assert page.evaluate("window.pressed") == "Statistics"
    guest.press("[data-tool=arrange]")
    page.locator("#arrange").wait_for()
