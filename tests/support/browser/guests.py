"""Pages of a real browser at the size of a phone or a desk, which record everything that goes wrong in them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, Response

from support.server.house import House

PHONE = "phone"
SIDEWAYS = "sideways"  # the same phone, held the other way
ZOOMED = "zoomed"  # a desk whose page is zoomed to 200 %
DESK = "desk"

SIZES: dict[str, dict[str, Any]] = {
    PHONE: {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    SIDEWAYS: {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    ZOOMED: {"viewport": {"width": 640, "height": 400}},
    DESK: {"viewport": {"width": 1280, "height": 800}},
}

PATIENCE = 20_000  # milliseconds, for whatever has to appear
_TELLS = "addEventListener('securitypolicyviolation', e => console.error('policy', e.blockedURI, e.violatedDirective))"

# Someone who has been here before isn't shown around or offered automatic passes or sound; a newcomer is.
BEEN_HERE = """try {
  const families = ["lines", "trains", "tricks", "poker", "solitaire"];
  localStorage.setItem("boneyard.forced-offered", "true");
  localStorage.getItem("boneyard.learned") ?? localStorage.setItem("boneyard.learned", JSON.stringify(families));
  localStorage.setItem("boneyard.sound-offered", "true");
} catch {}"""

# What a browser itself says about a server that is gone, which no page can keep it from saying.
_GONE = ("WebSocket connection to", "net::ERR_", "Failed to load resource: net::")


class Guest:
    """One person's browser: its own cookies, one page, a list of complaints."""

    def __init__(
        self, browser: Browser, house: House, size: str = DESK, new: bool = False, **wishes: Any
    ) -> None:
        self.house = house
        self.size = size
        self.context: BrowserContext = browser.new_context(
            **{**SIZES[size], "base_url": house.address, "service_workers": "block", **wishes}
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_TELLS)
        if not new:
            self.context.add_init_script(BEEN_HERE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self._cut_off = False
        self._refusals_wanted = 0
        self.page.on("console", lambda said: self._note(said.text, said.type == "error"))
        self.page.on("pageerror", lambda error: self._note(f"{error}", True))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    @property
    def touches(self) -> bool:
        """Whether this is a screen that one touches."""
        return self.size in (PHONE, SIDEWAYS)

    def _note(self, text: str, bad: bool) -> None:
        if not bad or (self._cut_off and any(sign in text for sign in _GONE)):
            return
        if self._refusals_wanted and "Failed to load resource" in text:
            return
        self.complaints.append(text)

    def _failed(self, request: Request) -> None:
        # A page that is left takes its requests with it.
        if not self._cut_off and request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and response.status != self._refusals_wanted:
            self.complaints.append(f"{response.request.method} {response.url}: {response.status}")

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Inside, the line may be dead: the browser's own words about that are no complaint."""
        self._cut_off = True
        try:
            yield
        finally:
            self._cut_off = False

    @contextmanager
    def refused_with(self, status: int) -> Iterator[None]:
        """Inside, an answer of this kind is what is wanted."""
        self._refusals_wanted = status
        try:
            yield
        finally:
            self._refusals_wanted = 0

    def press(self, selector: str) -> None:
        """Tap or click, as one does on this screen."""
        found = self.page.locator(selector).first
        if self.touches:
            found.tap()
        else:
            found.click()

    def until(self, truth: str, arg: object = None) -> None:
        """Look at the page until something is true of it; Playwright's own way would break the page's policy."""
        end = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(truth, arg):
            assert time.monotonic() < end, f"this does not become true: {truth}"
            time.sleep(0.02)

    def touch_at(self, x: float, y: float) -> None:
        """Tap or click a point."""
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def leave(self) -> list[str]:
        """Close the browser; what went wrong in it."""
        self.context.close()
        return self.complaints
