"""The rule pages in the browser: a worked example in view, and editions compared on a phone."""

from urllib.parse import quote

import pytest

import boneyard
from boneyard.pictures import draw, table
from boneyard.server.pages.pictures.thumbnails import cropped
from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
_ALL = "with=cardinal&with=pressman&with=puremco&with=university&with=uduble"
_SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
_HEIGHT = "document.querySelector('.compared').getBoundingClientRect().height"


@SIZES
def test_editions_are_picked_and_compared(invite: Invite, size: str) -> None:
    page = (guest := invite(size)).page
    page.goto("/rules/mexican-train")
    assert page.evaluate(_SIDEWAYS) <= 0
    assert page.locator(".compare input[name=with]:checked").count() == 2
    page.check(".compare input[value=uduble]")
    page.uncheck(".compare input[value=pressman]")
    guest.press(".compare button")
    page.wait_for_url("**/rules/mexican-train?with=cardinal&with=uduble#differences")
    hub = page.locator(".compared section", has_text="The hub").first
    assert hub.locator("dt").all_inner_texts() == ["cardinal", "uduble"]
    page.check(".compare input[name=show]")
    guest.press(".compare button")
    page.wait_for_url("**show=everything#differences")
    assert page.locator(".compared dt", has_text="cardinal, uduble").count() > 0
    assert not violations(page)


def test_five_editions_compared_are_readable_on_a_phone(invite: Invite) -> None:
    page = invite(PHONE).page
    page.goto(f"/rules/mexican-train?{_ALL}")
    assert page.evaluate(_SIDEWAYS) <= 0
    assert page.evaluate(_HEIGHT) < 7500  # a table of all cells took 11,484 pixels
    page.goto("/rules/mexican-train")
    assert page.evaluate(_HEIGHT) < 3500


@SIZES
@pytest.mark.parametrize(
    "address", ["/rules/muggins/university", "/rules/forty-two/cardinal", "/rules/traffic"]
)
def test_a_worked_example_is_seen_whole(invite: Invite, size: str, address: str) -> None:
    page = invite(size).page
    page.goto(address)
    assert page.evaluate(_SIDEWAYS) <= 0
    shown = [each for each in page.locator(".example svg").all() if each.is_visible()]
    assert len(shown) == 1
    box = shown[0].bounding_box()
    assert box is not None
    width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["height"] <= height
    assert page.locator(".example .mark").first.is_visible() or size == PHONE
    assert not violations(page)


@pytest.mark.parametrize("wide", [416, 1000])
def test_an_image_shows_numerals_where_its_pips_would_be_too_small(invite: Invite, wide: int) -> None:
    match = boneyard.new("big-clock", set=12, players=1, seed=77)
    scene = cropped(table(match.game, match.look(None), True, match.players))
    page = invite(DESK).page
    page.goto("/rules")
    seen = []
    for drawn in (draw(scene, adapts=True), draw(scene, pixels=wide)):
        page.evaluate(
            """([source, width]) => {
              const image = Object.assign(new Image(), { src: source, width });
              document.body.replaceChildren(image);
              return image.decode();
            }""",
            [f"data:image/svg+xml,{quote(drawn)}", wide],
        )
        seen.append(page.locator("body > img").screenshot())
    assert seen[0] == seen[1]
