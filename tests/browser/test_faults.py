"""A reload, a lost connection and a killed server lose nothing, and the page reconnects on its own."""

from collections.abc import Iterator
from typing import Any

import pytest

from browser.conftest import Invite
from support.browser.guests import Guest
from support.browser.player import Player, sit_down
from support.browser.wire import wire
from support.server.clients import Viewer, new_table
from support.server.house import House, house

LOST = "#line:not([hidden])"
BACK = "() => document.getElementById('line').hidden"
_SHOWN = """() => ({
  rack: [...document.querySelectorAll('#rack .held')].map((each) => each.dataset.piece).sort(),
  board: [...document.querySelectorAll('#board .piece')].map((each) => each.dataset.piece).sort(),
  log: [...document.querySelectorAll('#log li')].map((each) => each.textContent),
  scores: document.getElementById('scores').innerText,
  title: document.title,
})"""

# How long it takes from now until the page says that the line is dead, by the page's own clock.
_NOTE = """() => {
  const [line, from] = [document.getElementById('line'), performance.now()];
  new MutationObserver(() => { window.shown ??= performance.now() - from; }).observe(line, { attributes: true });
}"""


@pytest.fixture
def own_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that may be killed without disturbing the other tests."""
    with house(tmp_path_factory.mktemp("fault")) as found:
        yield found


def shown(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate(_SHOWN)
    return found


def a_few_moves(player: Player, count: int = 3) -> None:
    for _ in range(200):
        offer = player.wait()
        if offer.over or (player.moves >= count and not offer.chosen):
            return
        player.act(offer)
        player.settle(offer)


def test_a_reload_shows_the_same_table(invite: Invite) -> None:
    guest = invite("desk", reduced_motion="reduce")
    player = sit_down(guest, "chickenfoot", "university", players=3)
    a_few_moves(player)
    before = shown(guest)
    guest.page.reload()
    player.wait()
    assert shown(guest) == before
    player.play_round()


@pytest.fixture
def seated(own_house: House) -> Iterator[list[Viewer]]:
    """Two people at a table of block dominoes; both are programs, and one of the seats will be a browser's too."""
    sitting = [viewer.connect() for viewer in new_table(own_house, 2, game="block", edition="cardinal")]
    yield sitting
    for viewer in sitting:
        viewer.leave()


def played(viewer: Viewer) -> None:
    """The viewer's turn, seen as a first move."""
    ply = viewer.now["ply"]
    viewer.say({"do": "move", "id": f"at {ply}", "ply": ply, "move": viewer.now["moves"][0]["move"]})
    viewer.at(ply + 1)


def test_what_happened_while_the_wire_was_cut_is_shown_when_it_is_whole_again(
    own_house: House, invite: Invite, seated: list[Viewer]
) -> None:
    one, two = seated
    for viewer in seated:
        viewer.at(1)
    with wire(own_house) as thread:
        guest = invite("phone", own_house, base_url=thread.address)
        guest.page.goto(f"/t/{one.table}/seat/{one.token}")
        guest.page.locator("#rack .held").first.wait_for()
        with guest.cut_off():
            with thread.cut():
                guest.page.locator(LOST).wait_for()
                for _ in range(4):
                    played(seated[one.now["turn"]])
                    one.at(two.at(max(one.now["ply"], two.now["ply"]))["ply"])
            guest.until(BACK)
        guest.until("document.querySelectorAll('#log li').length >= 5")
        assert guest.page.locator("#board .piece[data-role=table]").count() >= 1
        held = {piece["id"] for piece in one.now["own"]["pieces"] if piece.get("role") == "rack"}
        assert set(shown(guest)["rack"]) == held


def test_a_killed_server_comes_back_with_every_move(own_house: House, invite: Invite) -> None:
    guest = invite("desk", own_house, reduced_motion="reduce")
    player = sit_down(guest, "mexican-train", "cardinal", set=9, players=3)
    a_few_moves(player)
    before = shown(guest)
    with guest.cut_off():
        own_house.kill()
        guest.page.locator(LOST).wait_for()
        own_house.open()
        guest.until(BACK)
    player.wait()
    assert shown(guest) == before
    player.play_round()


def test_a_move_made_while_the_server_was_down_arrives_once(
    own_house: House, invite: Invite, seated: list[Viewer]
) -> None:
    one = seated[seated[0].at(1)["turn"]]
    guest = invite("desk", own_house, reduced_motion="reduce")
    guest.page.goto(f"/t/{one.table}/seat/{one.token}")
    player = Player(guest)
    offer = player.wait()
    for viewer in seated:
        viewer.leave()
    with guest.cut_off():
        own_house.kill()
        guest.page.locator(LOST).wait_for()
        while not player.moves:
            player.act(offer)
            player.settle(offer)
            offer = player.read()
            if offer.sending:
                break
        own_house.open()
        guest.until(BACK)
    guest.until("document.querySelectorAll('#board .piece[data-role=table]').length === 1")
    one.connect()
    assert one.now["ply"] == 2


def test_a_dead_line_shows_within_two_seconds_and_the_tile_lies_pale_until_it_is_whole(
    own_house: House, invite: Invite, seated: list[Viewer]
) -> None:
    one = seated[seated[0].at(1)["turn"]]
    with wire(own_house) as thread:
        guest = invite("phone", own_house, base_url=thread.address, reduced_motion="reduce")
        guest.page.goto(f"/t/{one.table}/seat/{one.token}")
        player = Player(guest)
        offer = player.wait()
        with guest.cut_off():
            with thread.silent():
                guest.page.evaluate(_NOTE)
                guest.page.locator(LOST).wait_for()
                assert (
                    guest.page.evaluate("window.shown") < 2200
                )  # milliseconds, a busy machine's delays included
                tile = offer.tiles[0]
                player.touch(tile)
                guest.until("document.querySelector('#board .spot.next')")
                player.touch("#board .spot.next")
                guest.until("document.querySelector('#board .sent .piece')")
                name = tile.split('"')[1]
                assert guest.page.locator("#board .sent .piece").get_attribute("data-sent") == name
                assert (
                    guest.page.evaluate("getComputedStyle(document.querySelector('.sent')).opacity") == "0.5"
                )
                guest.until(f"document.getElementById('line').textContent.includes('{name.split('-')[0]}')")
            guest.until(BACK)
        guest.until("document.querySelectorAll('#board .piece[data-role=table]').length === 1")
        assert guest.page.locator("#board .sent .piece").count() == 0
    assert one.at(2)["ply"] == 2
