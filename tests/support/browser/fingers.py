"""Fingers and a mouse that drag: from thing to thing, or resting on one, as a hand does it on this kind of screen."""

import time

from support.browser.guests import Guest

Point = tuple[float, float]

_PACE, _HOLD = (
    0.03,
    0.2,
)  # seconds: what is let go at full speed is flung, and a browser takes the next touch for its end

_MIDDLE = """(selector) => {
  const rect = document.querySelector(selector).getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}"""


def middle(guest: Guest, selector: str) -> Point:
    """The middle of something on the screen."""
    x, y = guest.page.evaluate(_MIDDLE, selector)
    return x, y


class Finger:
    """One finger on a screen that is touched, or a mouse on a desk."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self._line = guest.context.new_cdp_session(guest.page) if guest.touches else None

    def _touch(self, kind: str, *points: Point) -> None:
        assert self._line is not None
        places = [{"x": x, "y": y} for x, y in points]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    def down(self, at: Point) -> None:
        """Put it down."""
        if self._line is not None:
            self._touch("touchStart", at)
        else:
            self.guest.page.mouse.move(*at)
            self.guest.page.mouse.down()

    def move(self, at: Point) -> None:
        """Go on without letting go."""
        if self._line is not None:
            self._touch("touchMove", at)
        else:
            self.guest.page.mouse.move(*at)

    def up(self) -> None:
        """Let go."""
        if self._line is not None:
            self._touch("touchEnd")
        else:
            self.guest.page.mouse.up()

    def drag(self, selector: str, to: Point) -> None:
        """Take something up and let it go elsewhere."""
        self.guest.until("!document.getAnimations().length")  # no one takes up a tile that still glides
        x, y = middle(self.guest, selector)
        self.down((x, y))
        for part in (0.1, 0.3, 0.5, 0.7, 0.9, 1.0):
            self.move((x + part * (to[0] - x), y + part * (to[1] - y)))
            time.sleep(_PACE)
        time.sleep(_HOLD)
        self.up()
        self.guest.until("!document.querySelector('.ghost')")

    def rest(self, selector: str, seconds: float = 0.8) -> None:
        """Rest on something for a while."""
        self.down(middle(self.guest, selector))
        time.sleep(seconds)
        self.up()
