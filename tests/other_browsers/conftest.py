"""One server for all tests in Firefox and WebKit (`make test-browsers`); `make test` leaves them out."""

from collections.abc import Iterator

import pytest

from support.browser.drivers import Driver, firefox, webkit
from support.server.house import House, house


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    if request.param == "firefox":
        with firefox(tmp_path_factory.mktemp("firefox")) as fox:
            yield fox
    else:
        with webkit(tmp_path_factory.mktemp("webkit")) as kit:
            yield kit
