"""A visitor with Firefox or WebKit who plays, like a guest with Chromium, by what the page offers."""

import time
from collections.abc import Mapping
from typing import Any, cast

from support.browser.drivers import Driver
from support.browser.guests import BEEN_HERE, PATIENCE, Guest
from support.browser.player import Player
from support.server.house import House

_MIDDLE = """(selector) => {
  const found = document.querySelector(selector);
  if (!found) return null;
  found.scrollIntoView({block: 'center', behavior: 'instant'});
  const rect = found.getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}"""


# Seconds in which a page fetches what it needs: one that is left in the middle of it complains.
SETTLES = 1.5


class Visitor:
    """A browser at a house, with as much of a Guest as a Player asks for."""

    touches = True

    def __init__(self, driver: Driver, house: House) -> None:
        self.driver = driver
        self.house = house
        self.page = self  # what a Player asks of a guest's page can be asked of the browser itself
        self.player = _Fingers(cast(Guest, self), "visitor")

    def evaluate(self, script: str, arg: object = None) -> Any:
        return self.driver.evaluate(script, arg)

    def inner_text(self, selector: str) -> str:
        return str(self.driver.evaluate("(selector) => document.querySelector(selector).innerText", selector))

    def go(self, path: str) -> None:
        """Open a page of the house."""
        self.driver.open(f"{self.house.address}{path}")

    def touch_at(self, x: float, y: float) -> None:
        self.driver.touch(x, y)

    def press(self, selector: str) -> None:
        """Press the middle of something that is there."""
        self.until("(selector) => document.querySelector(selector)?.getClientRects().length > 0", selector)
        self.driver.touch(*self.driver.evaluate(_MIDDLE, selector))

    def until(self, truth: str, arg: object = None) -> None:
        """Look at the page until something is true of it."""
        end = time.monotonic() + PATIENCE / 1000
        while not self.driver.evaluate(truth, arg):
            assert time.monotonic() < end, f"this does not become true: {truth}"
            time.sleep(0.05)

    def sit_down(
        self, game: str, edition: str, asked: Mapping[str, object], options: Mapping[str, object]
    ) -> None:
        """Fill in the set-up form, and play with bots."""
        words = "".join(f"&{name}={value}" for name, value in asked.items())
        self.go(f"/new/{game}?edition={edition}{words}")
        self.driver.evaluate(f"() => {{ {BEEN_HERE} }}")
        # Tiles that glide lie over others for a moment, and these tests are not about that.
        self.driver.evaluate("""() => localStorage.setItem("boneyard.settings", '{"motion": "none"}')""")
        for name, value in options.items():
            field = f"document.querySelector('[name=\"option.{name}\"]')"
            self.driver.evaluate(f"{field}.value = {str(value)!r}")
        self.press('button[name=with][value="bots"]')
        self.until("location.pathname.startsWith('/t/')")
        self.until("Boolean(document.querySelector('#board .piece, #rack .held'))")

    def complaints(self) -> list[str]:
        """What went wrong in the browser so far."""
        time.sleep(SETTLES)
        self.go("/fair")
        found = list(self.driver.complaints)
        self.driver.complaints.clear()
        return found


class _Fingers(Player):
    """A player who gives up by what every browser can do."""

    def give_up(self) -> bool:
        quiet = "[...document.querySelectorAll('#actions button.quiet')].some((each) => each.textContent === 'Give up')"
        if not self.guest.page.evaluate(quiet):
            return False
        self.guest.press("#actions button.quiet")
        self.guest.press("#sure button[value=yes]")
        return True
