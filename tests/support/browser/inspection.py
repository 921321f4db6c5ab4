"""A good look at a table page: tiles that cover each other, things out of view, targets too small for a finger."""

import time
from itertools import combinations
from typing import Any

from boneyard.pictures.faces import pip_size
from support.browser.guests import PATIENCE, Guest
from support.engine.geometry import Corners, overlap

LEAST = 24  # pixels, for anything that one touches
LEAST_PIP = 5  # pixels across

_TILES = """() => [...document.querySelectorAll('#board .piece')]
  .filter((each) => each.dataset.role === 'table' && each.isConnected)
  .map((each) => {
    const to = each.getScreenCTM();
    const at = (x, y) => [to.a * x + to.c * y + to.e, to.b * x + to.d * y + to.f];
    return {id: each.dataset.piece, corners: [at(96, 46), at(96, -46), at(-96, -46), at(-96, 46)]};
  })"""

_PAGE = """() => {
  const root = document.documentElement;
  const needed = '#ask, #rack .held, #actions button, #actions a, .bar a, .bar button, #card button';
  const out = [...document.querySelectorAll(needed)]
    .filter((each) => each.getClientRects().length)
    .filter((each) => {
      const rect = each.getBoundingClientRect();
      const across = rect.left >= -1 && rect.right <= innerWidth + 1;
      return !(across && rect.top >= -1 && rect.bottom <= innerHeight + 1) && !scrolls(each);
    }).map((each) => each.outerHTML.slice(0, 120));
  function scrolls(each) {
    for (let at = each.parentElement; at && at !== document.body; at = at.parentElement) {
      const way = getComputedStyle(at);
      const rolling = /auto|scroll/;
      if ((rolling.test(way.overflowY) && at.scrollHeight > at.clientHeight + 1)
        || (rolling.test(way.overflowX) && at.scrollWidth > at.clientWidth + 1)) return true;
    }
    return false;
  }
  const small = [...document.querySelectorAll('button, a, select, input:not([type=hidden])')]
    .filter((each) => each.getClientRects().length && !each.closest('.unseen, p:not(.foot), .skip, label'))
    .filter((each) => {
      const rect = each.getBoundingClientRect();
      return rect.width > 1 && (rect.width < LEAST || rect.height < LEAST);
    }).map((each) => each.outerHTML.slice(0, 120));
  // The first button is whole: what scrolls comes after it.
  const actions = document.getElementById('actions');
  const [first] = [...actions.querySelectorAll('button')].filter((each) => each.getClientRects().length);
  const [box, room] = [first?.getBoundingClientRect(), actions.getBoundingClientRect()];
  const cut = box && !actions.scrollTop ? Math.max(box.bottom - room.bottom, room.top - box.top) : 0;
  const log = document.getElementById('log');
  const told = log.checkVisibility({visibilityProperty: true});
  const below = told ? log.scrollHeight - log.scrollTop - log.clientHeight : 0;
  return {wide: root.scrollWidth - innerWidth, high: root.scrollHeight - innerHeight, out, small, below, cut};
}""".replace("LEAST", str(LEAST))


# How wide the smallest pip is that is drawn, at most 100: pixels to a unit times the size it has on the sheet.
_PIPS = """(sizes) => Math.min(100, ...[...document.querySelectorAll('#board use, #rack use, .hands use')]
  .filter((each) => each.getClientRects().length)
  .map((each) => [each.getScreenCTM(), sizes[/f(\\d+)$/.exec(each.getAttribute('href'))?.[1]]])
  .filter(([, size]) => size)
  .map(([to, size]) => Math.hypot(to.a, to.b) * size))"""


def smallest_pip(guest: Guest) -> float:
    """How many pixels the smallest pip on the table, in the hand or in a replay is wide."""
    found: float = guest.page.evaluate(_PIPS, {str(number): 2 * pip_size(number) for number in range(1, 19)})
    return found


def covering(guest: Guest) -> list[str]:
    """Tiles on the table that lie over each other, as the browser has drawn them."""
    found: list[dict[str, Any]] = guest.page.evaluate(_TILES)
    shapes: list[tuple[str, Corners]] = [(each["id"], [(x, y) for x, y in each["corners"]]) for each in found]
    return [
        f"{one} over {two}"
        for (one, first), (two, second) in combinations(shapes, 2)
        if _near(first, second) and overlap(first, second)
    ]


def _near(one: Corners, two: Corners) -> bool:
    return all(
        max(at[way] for at in one) > min(at[way] for at in two)
        and max(at[way] for at in two) > min(at[way] for at in one)
        for way in (0, 1)
    )


def examine_soon(guest: Guest, *truths: str) -> None:
    """Examine a page that was just resized, once the server has sent the table again."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            examine(guest)
            for truth in truths:
                assert guest.page.evaluate(truth), f"this is not true: {truth}"
        except AssertionError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
        else:
            return


def examine(guest: Guest) -> None:
    """Nothing overlaps, nothing scrolls that should not, everything that matters is in view and can be touched."""
    covered = covering(guest)
    assert not covered, f"tiles overlap: {covered}"
    page: dict[str, Any] = guest.page.evaluate(_PAGE)
    assert page["wide"] <= 0, f"the page scrolls sideways by {page['wide']} pixels"
    assert page["high"] <= 0, f"the table page scrolls by {page['high']} pixels"
    assert page["cut"] <= 1, f"the first button is cut off by {page['cut']} pixels"
    assert page["below"] < 20, "the last line of the log is out of view"
    assert not page["out"], f"out of view: {page['out']}"
    assert smallest_pip(guest) >= LEAST_PIP - 0.02, "pips are drawn where numerals should be"
    assert not page["small"], f"smaller than {LEAST} pixels: {page['small']}"
