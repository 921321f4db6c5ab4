"""One server and one Chromium for all tests of a worker; a page in which anything goes wrong fails its test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from chromium import find
from support.browser.guests import Guest
from support.server.house import House, house

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
Invite = Callable[..., Guest]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    assert path is not None, "no Chromium here: python tools/chromium.py fetches one"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def invite(chromium: Browser, open_house: House) -> Iterator[Invite]:
    """Opens browsers for guests; at the end none of them may have reported an error."""
    guests: list[Guest] = []

    def come(size: str = "desk", at: House | None = None, **wishes: Any) -> Guest:
        guests.append(Guest(chromium, at or open_house, size, **wishes))
        return guests[-1]

    yield come
    complaints = [complaint for guest in guests for complaint in guest.leave()]
    assert not complaints, "\n".join(["the browser complains:", *complaints])
