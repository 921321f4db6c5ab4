"""Between rounds in the browser: everyone sees the result until they continue, the leader first."""

import json
import random
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from browser.conftest import Invite
from browser.test_together import play_together
from support.browser.axe import violations
from support.browser.friends import begin, make_table, sit
from support.browser.guests import DESK, PHONE
from support.browser.inspection import examine
from support.browser.player import Player
from support.server.house import House

ACROSS = {"viewport": {"width": 844, "height": 390}}
ROWS = """() => [...document.querySelectorAll('#card .points tbody tr:not(.told-of)')].map((row) => ({
  first: row.classList.contains('first'), total: Number(row.lastChild.textContent.replace('\\u2212', '-')) }))"""
# What of the result is cut off by the card, the panel or the screen.
CLIPPED = """() => {
  const card = document.getElementById('card');
  const found = card.scrollHeight > card.clientHeight + 1 ? ['the card scrolls'] : [];
  for (const each of card.querySelectorAll('h2, th, td')) {
    if (!each.getClientRects().length) continue;
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(each.textContent);
    if (each.scrollWidth > each.clientWidth + 1) found.push(`${each.textContent} is too wide`);
  }
  return found;
}"""

IN_VIEW = """((selector) => {
  const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top >= 0 && bottom > top && bottom <= innerHeight;
})"""


def _played_on(address: str, keys: dict[str, str]) -> bool:
    """Play for a seat to the end of the round; False if the connection was lost before."""
    with suppress(ConnectionClosed), connect(address, additional_headers=keys, max_size=None) as line:
        while True:
            now = json.loads(line.recv())
            if now["type"] != "now":
                continue
            if now["phase"] == "round-over":
                return True
            if now["moves"]:
                ply = now["ply"]
                move = random.Random(ply).choice(now["moves"])["move"]
                line.send(json.dumps({"do": "move", "id": f"move {ply}", "ply": ply, "move": move}))
    return False


def at_the_end(house: House, game: str, edition: str, size: int, players: int, name: str = "Ann") -> str:
    """The personal link of a table where the first round is over."""
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    targets = {} if game in ("poker", "mexican-train") else {"target": 1000}  # no first round reaches that
    wish = {"game": game, "edition": edition, "set": size, "seats": seats, "name": name, "options": targets}
    made = httpx.post(f"{house.address}/api/tables", json=wish, timeout=30).json()
    address = f"{house.sockets}/t/{made['table']}/live?shape=none"
    keys = {"Authorization": f"Bearer {made['token']}"}
    while not _played_on(address, keys):
        pass  # a busy machine may cut the line
    link: str = f"{made['link']}/seat/{made['token']}"
    return link


def test_two_people_see_the_result_until_both_continue(invite: Invite) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(PHONE, reduced_motion="reduce")
    link = make_table(ann, "block", 2)
    sit(ben, link, "Ben")
    begin(ann, ben)
    play_together([Player(ann, "Ann"), Player(ben, "Ben")])
    ann.press("#actions button:has-text('Continue')")
    ann.page.locator("#actions .pause", has_text="Waiting for Ben. Next round in ").wait_for()
    ben.page.locator("#actions .pause", has_text="Ann is ready. Next round in ").wait_for()
    seconds = "Number(document.querySelector('.pause').textContent.match(/\\d+/)[0])"
    before = ben.page.evaluate(seconds)
    assert 10 < before <= 20
    ben.until(f"{seconds} < {before}")
    for guest in (ann, ben):
        assert guest.page.title().startswith("Round over")
        assert guest.page.locator("#card h2").is_visible()
        assert guest.page.locator("#actions .pause").is_visible()
        examine(guest)
        assert not violations(guest.page)
    assert not ann.page.locator("#actions button:has-text('Continue')").count()
    ben.press("#actions button:has-text('Continue')")
    for guest in (ann, ben):
        guest.until("!/^(Round|Hand) over/.test(document.title)")
        assert not guest.page.locator(".pause").count()


@pytest.mark.parametrize("size", [PHONE, DESK, "across"])
def test_twelve_results_are_all_in_view_the_leader_first(
    invite: Invite, open_house: House, size: str
) -> None:
    across = ACROSS if size == "across" else {}
    guest = invite(PHONE if size == "across" else size, reduced_motion="reduce", **across)
    link = at_the_end(open_house, "mexican-train", "puremco", 15, 12, name="Maximiliana Featherstone")
    guest.page.goto(link)
    guest.until("document.title.startsWith('Round over')")
    rows = guest.page.evaluate(ROWS)
    assert len(rows) == 12
    totals = [row["total"] for row in rows]
    assert totals == sorted(totals)
    assert [row["first"] for row in rows] == [total == totals[0] for total in totals]
    assert guest.page.locator(".points .first-mark").first.inner_text() == "in the lead"
    assert guest.page.evaluate(CLIPPED) == []
    assert guest.page.locator("#actions button.main").is_visible()
    assert not violations(guest.page)


def test_twelve_results_are_all_in_view_on_the_smallest_phone(invite: Invite, open_house: House) -> None:
    guest = invite(PHONE, reduced_motion="reduce", viewport={"width": 320, "height": 568})
    guest.page.goto(at_the_end(open_house, "mexican-train", "puremco", 15, 12))
    guest.until(f"document.title.startsWith('Round over') && !({CLIPPED})().length")
    rows = guest.page.evaluate(ROWS)
    assert [row["total"] for row in rows] == sorted(row["total"] for row in rows)
    assert len(rows) == 12
    examine(guest)
    guest.page.set_viewport_size({"width": 390, "height": 844})  # one list again
    guest.until("document.querySelectorAll('#card table').length === 1")
    assert guest.page.evaluate(ROWS) == rows


# Every kind of result: words about each hand, four columns, more players than have room for words.
RESULTS = {
    "poker": ("cardinal", 6, 4),
    "forty-two": ("cardinal", 6, 4),
    "moon": ("uduble", 6, 3),
    "muggins": ("cardinal", 6, 4),
    "draw": ("cardinal", 9, 6),
    "mexican-train": ("puremco", 12, 8),
}
OWN_TILES = """() => [...document.querySelectorAll('#rack .held')].every((each) => each.getClientRects().length > 0)
  || document.querySelector('#card .mine')?.getClientRects().length > 0"""


@pytest.mark.parametrize("game", RESULTS)
def test_every_result_is_in_view_and_so_are_your_tiles(invite: Invite, open_house: House, game: str) -> None:
    edition, size, players = RESULTS[game]
    guest = invite(PHONE, reduced_motion="reduce")
    guest.page.goto(at_the_end(open_house, game, edition, size, players))
    for width, height in ((390, 844), (844, 390), (640, 400), (1280, 800), (320, 568), (568, 320)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.until("width => innerWidth === width && document.body.classList.contains('ended')", arg=width)
        if height > 320:
            guest.until(f"!({CLIPPED})().length")
            guest.until(OWN_TILES)
        guest.until(f"{IN_VIEW}('#actions button.main')")
    hand = game in ("poker", "forty-two", "moon")
    unit = "Hand" if hand else "Round"
    assert guest.page.title().startswith(f"{unit} over")
    assert guest.page.locator("#log .round").first.text_content() == f"{unit} 1"
    assert guest.page.locator("#card h2").inner_text() == f"{unit} 1 is over"
    assert guest.page.locator("#actions button.main").inner_text() == f"Next {'hand' if hand else 'round'}"
