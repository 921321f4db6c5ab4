"""House rules in the browser: saved from the set-up page, shown, shared, played; and a bot's seat."""

import pytest
from playwright.sync_api import FilePayload

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.server.clients import Viewer

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])


def nobody_kept_out(guest: Guest) -> None:
    assert not violations(guest.page), guest.page.url
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, guest.page.url


@SIZES
def test_rules_are_saved_named_shown_passed_on_and_played(invite: Invite, size: str) -> None:
    ann = invite(size, reduced_motion="reduce")
    page = ann.page
    page.goto("/new/draw")
    page.locator("[name='option.target']").fill("150")
    ann.press("#own-rules")
    page.wait_for_url("**/house/new/draw**")
    assert page.locator("[name='option.target']").input_value() == "150"
    ann.press('summary:has-text("If you can\'t play")')
    ann.press("label:has([name='answer.unable'][value=draw-one])")
    nobody_kept_out(ann)
    page.locator("#title").fill("Draw, as on Sundays")
    ann.press("button.main")
    page.wait_for_url("**/house/*")
    nobody_kept_out(ann)
    table = page.locator("table.ours").inner_text()
    assert "If you can't play, draw one tile" in table
    assert "150" in table
    address = page.locator("#address").input_value()
    assert address == page.url
    page.goto("/new/draw")
    assert page.locator("label.pick", has_text="Draw, as on Sundays").count() == 1
    nobody_kept_out(ann)

    ben = invite(size, reduced_motion="reduce")
    ben.page.goto(address)
    ben.press("text=Add to my list")
    ben.page.wait_for_url("**/house/*")
    ben.page.locator("text=Take them off").wait_for()
    ben.press("text=Play this")
    ben.page.wait_for_url("**/new/draw**")
    ben.press("button[name=with][value=bots]")
    ben.page.wait_for_url("**/t/*")
    ben.until("document.querySelector('#rack .held')")
    assert ben.page.locator("#title").inner_text() == "Draw, as on Sundays"
    assert ben.page.locator("#rules").get_attribute("href") == ben.page.url.partition("/t/")[2].join(
        ["/t/", "/rules"]
    )
    ben.page.goto(f"{ben.page.url}/rules")
    nobody_kept_out(ben)


@SIZES
def test_a_wrong_file_is_explained_by_its_line(invite: Invite, size: str) -> None:
    guest = invite(size)
    page = guest.page
    page.goto("/house")
    nobody_kept_out(guest)
    text = 'name = "x"\ngame = "draw"\nedition = "cardinal"\n[answers]\ntarget = "many"\n'
    page.locator("#toml").set_input_files(
        FilePayload(name="ours.toml", mimeType="text/plain", buffer=text.encode())
    )
    with guest.refused_with(422):
        guest.press("button.main")
        page.locator("#why").wait_for()
    assert page.locator("#why").inner_text().startswith("Line 5: The option target can't be 'many'")
    nobody_kept_out(guest)


@SIZES
def test_the_host_gets_a_seat_for_a_bot(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    page = guest.page
    page.goto("/new/block?players=2")
    guest.press("button[name=with][value=friends]")
    page.wait_for_url("**/t/*")
    guest.press("#bot-seat")
    page.locator("#bot-name").fill("Marvin")
    nobody_kept_out(guest)
    guest.press(".bot-seat .main")
    page.locator(".bot-seat .copied").first.wait_for()
    nobody_kept_out(guest)
    command, link, token = [page.locator(".bot-seat .copy input").nth(at).input_value() for at in range(3)]
    assert command == f"boneyard join {link} --bot expert"
    assert link.endswith(f"/seat/{token}")
    table = page.url.rpartition("/t/")[2]
    marvin = Viewer(guest.house, table, token=token, shape="none").connect()
    assert (marvin.about["you"], marvin.about["seats"][1]["name"]) == (1, "Marvin")
    marvin.leave()
    page.keyboard.press("Escape")
    page.locator(".bot-seat").wait_for(state="detached")
    page.goto("/bots")
    nobody_kept_out(guest)


@SIZES
def test_the_page_finds_out_what_the_rules_do(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    page = guest.page
    page.goto("/house")
    target = 12 if size == PHONE else 13  # what was asked once is known afterward
    head = 'name = "quick"\ntitle = "Quick block"\ngame = "block"\nedition = "cardinal"\n'
    text = f"{head}[answers]\ntarget = {target}\n"
    page.locator("#toml").set_input_files(
        FilePayload(name="quick.toml", mimeType="text/plain", buffer=text.encode())
    )
    guest.press("button.main")
    page.wait_for_url("**/house/*")
    guest.press("#effects-begin")
    page.locator("ul.effects").first.wait_for(timeout=120_000)
    found = page.locator("#effects").inner_text()
    assert "What your rules do" in found
    assert "Matches take fewer rounds" in found
    assert "no difference found" in found
    nobody_kept_out(guest)
    page.reload()
    page.locator("ul.effects").first.wait_for()
    assert page.locator("#effects-begin").is_hidden()
