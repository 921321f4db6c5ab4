"""As an app: it can be installed, works offline without losing anything, and stores nothing private."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import boneyard
from support.browser.guests import PHONE, Guest
from support.browser.pad import PAD, begin, expect, look, sent, write
from support.browser.plain_words import read_pseudo
from support.server.house import House, house

READY = """async () => {
  if (!navigator.serviceWorker.controller) {
    await navigator.serviceWorker.ready;
    await new Promise((done) => { setTimeout(done, 50); });
  }
  return Boolean(navigator.serviceWorker.controller);
}"""
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  }
  return found;
}"""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house of its own: what a worker keeps belongs to one address."""
    with house(tmp_path / "house") as found:
        yield found


@pytest.fixture
def phone(chromium: Browser, own_house: House) -> Iterator[Guest]:
    guest = Guest(chromium, own_house, PHONE, service_workers="allow")
    yield guest
    assert not guest.leave()


def installed(guest: Guest) -> None:
    """Visit once, so that the worker is there."""
    guest.page.goto("/")
    guest.until(READY)


def test_the_browser_finds_nothing_in_the_way_of_installing_it(phone: Guest) -> None:
    installed(phone)
    devtools = phone.context.new_cdp_session(phone.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert not manifest["errors"]
    # An incognito window, as all windows of these tests are, never installs anything.
    errors = [
        each["errorId"] for each in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert set(errors) <= {"in-incognito"}


def test_rounds_written_without_a_line_survive_a_reload_and_reach_the_other_phones(
    chromium: Browser, own_house: House, phone: Guest
) -> None:
    installed(phone)
    address = begin(phone, "mexican-train", "puremco", 3)
    write(phone, "Ann", {"Ben": 10, "Cleo": 20})
    sent(phone)
    other = Guest(chromium, own_house, PHONE)
    look(other, address)
    expect(other, {"Ann": 0, "Ben": 10, "Cleo": 20})
    with phone.cut_off():
        phone.context.set_offline(True)
        write(phone, "Ben", {"Ann": 7, "Cleo": 1})
        expect(phone, {"Ann": 7, "Ben": 10, "Cleo": 21})
        phone.page.reload()
        phone.page.locator("#whole").wait_for()
        expect(phone, {"Ann": 7, "Ben": 10, "Cleo": 21})
        write(phone, "Cleo", {"Ann": 1, "Ben": 2})
        assert "2 entries are saved on this phone" in phone.page.locator("#line").inner_text()
        expect(other, {"Ann": 0, "Ben": 10, "Cleo": 20})
        phone.context.set_offline(False)
        sent(phone)
    expect(phone, {"Ann": 8, "Ben": 12, "Cleo": 21})
    expect(other, {"Ann": 8, "Ben": 12, "Cleo": 21})
    assert not other.leave()


def test_a_pad_is_begun_without_a_server_and_uploaded_when_it_is_back(
    chromium: Browser, own_house: House, phone: Guest
) -> None:
    installed(phone)
    with phone.cut_off():
        own_house.kill()
        phone.page.goto("/")
        phone.page.locator("h1", has_text="No connection").wait_for()
        phone.press("a.main")
        phone.page.locator("#begin").wait_for()
        address = begin(phone, "muggins", "university", 2)
        phone.press("[data-tap='0 10']")
        write(phone, "Ann", {"Ben": 12})
        expect(phone, {"Ann": 20, "Ben": 0})
        phone.page.goto("/offline-or-not")
        phone.page.locator("#here a").click()
        phone.page.wait_for_url(PAD)
        expect(phone, {"Ann": 20, "Ben": 0})
        own_house.open()
        sent(phone)
    other = Guest(chromium, own_house, PHONE)
    look(other, address)
    expect(other, {"Ann": 20, "Ben": 0})
    assert not other.leave()


LANGUAGE = """async (wanted) => {
  const page = await caches.match('/offline');
  return page !== undefined && (await page.text()).includes(`<html lang="${wanted}"`);
}"""


def test_without_a_line_it_speaks_the_language_that_was_chosen(own_house: House, phone: Guest) -> None:
    read_pseudo(phone)
    installed(phone)
    phone.until(LANGUAGE, "en-XA")
    with phone.cut_off():
        phone.context.set_offline(True)
        phone.page.goto("/")
        assert phone.page.locator("html").get_attribute("lang") == "en-XA"
        begin(phone, "muggins", "university", 2)
        assert "⟦" in phone.page.locator("[data-act=main]").inner_text()
        assert "⟦" in phone.page.locator("#line").inner_text()
        phone.context.set_offline(False)
    # Another language is another version of what is kept.
    phone.context.clear_cookies(name="language")
    phone.page.goto("/")
    assert phone.page.locator("html").get_attribute("lang") == "en"
    phone.until(LANGUAGE, "en")
    with phone.cut_off():
        phone.context.set_offline(True)
        phone.page.goto("/")
        phone.page.locator("h1", has_text="No connection").wait_for()
        phone.context.set_offline(False)


def test_a_server_that_has_forgotten_a_pad_gets_it_back_from_a_phone(own_house: House, phone: Guest) -> None:
    address = begin(phone, "block", "cardinal", 2)
    write(phone, "Ann", {"Ben": 12})
    sent(phone)
    with phone.cut_off(), phone.refused_with(404):
        own_house.kill()
        for file in (own_house.folder / "data").glob("tables.sqlite3*"):
            file.unlink()
        own_house.open()
        phone.page.goto(address)
        sent(phone)
        expect(phone, {"Ann": 12, "Ben": 0})
        phone.page.evaluate("() => localStorage.clear()")
        phone.page.reload()
        expect(phone, {"Ann": 12, "Ben": 0})


def test_rules_that_were_read_can_be_read_again_without_a_line(phone: Guest) -> None:
    installed(phone)
    phone.page.goto("/rules/moon/uduble")
    phone.page.locator("h1").wait_for()
    with phone.cut_off():
        phone.context.set_offline(True)
        phone.page.goto("/rules/moon/uduble")
        assert phone.page.locator("h1").inner_text() == "Moon"
        phone.page.goto("/rules/muggins/cardinal")
        phone.page.locator("h1", has_text="No connection").wait_for()
        assert phone.page.locator("#rules-list a").inner_text() == "Moon, uduble"
        phone.context.set_offline(False)


def test_nothing_of_a_table_or_of_a_person_is_ever_kept(phone: Guest) -> None:
    installed(phone)
    page = phone.page
    page.fill("#name", "Xanthippe")
    phone.press("button[formaction='/play/block']")
    page.wait_for_url("**/t/*")
    page.locator("#rack .held").first.wait_for()
    address = page.url
    page.goto("/")
    assert page.locator("#name").input_value() == "Xanthippe"
    begin(phone, "block", "cardinal", 2)
    write(phone, "Ann", {"Ben": 3})
    sent(phone)
    found: list[str] = page.evaluate(KEPT)
    assert "/pad" in found
    allowed = ("/static/", "/pad/sheets.json", "/offline", "/pad/" + "-" * 22, "/pictures/", "/rules")
    assert not [path for path in found if path != "/pad" and not path.startswith(allowed)]
    with phone.cut_off():
        phone.context.set_offline(True)
        page.goto(address)
        page.locator("h1", has_text="No connection").wait_for()
        assert "Xanthippe" not in page.content()
        phone.context.set_offline(False)


def test_a_new_version_takes_over_and_the_old_one_leaves_nothing_behind(
    own_house: House, phone: Guest, tmp_path: Path
) -> None:
    installed(phone)
    begin(phone, "block", "cardinal", 2)
    before = [name for name in phone.page.evaluate("() => caches.keys()") if not name.endswith("seen")]
    with phone.cut_off():
        phone.context.set_offline(True)
        write(phone, "Ann", {"Ben": 12})
        _changed_copy(own_house, tmp_path / "newer")
        phone.context.set_offline(False)
        phone.page.reload()
        phone.until(
            "(before) => caches.keys().then((now) => !now.some((name) => before.includes(name)))",
            before,
        )
        phone.page.reload()
        sent(phone)
    expect(phone, {"Ann": 12, "Ben": 0})
    color = phone.page.evaluate("() => getComputedStyle(document.getElementById('line')).outlineColor")
    assert color == "rgb(1, 2, 3)"


def _changed_copy(old: House, folder: Path) -> None:
    """Replace this server with one that has a different style."""
    old.kill()
    package = Path(str(boneyard.__file__)).parent
    shutil.copytree(package, folder / "boneyard", ignore=shutil.ignore_patterns("__pycache__"))
    style = folder / "boneyard" / "web" / "static" / "pad" / "pad.css"
    style.write_text(style.read_text("utf-8") + "\n.line { outline-color: rgb(1 2 3); }\n", "utf-8")
    for library in package.parent.glob("boneyard__mypyc*"):
        shutil.copy(library, folder)
    old.settings["PYTHONPATH"] = str(folder)
    old.open()
