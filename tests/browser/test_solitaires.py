"""Games for one as patience players know them: deals by link, real ends, the solver, back and forth, statistics."""

import json
from typing import Any

import pytest

from boneyard import catalog
from boneyard.pictures import touches
from boneyard.server.protocol.snapshot import MANY
from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.solver import Known, make, sit_alone
from support.engine.matches import edition_id

WINS = [
    Known(catalog.edition(game, key), 6, deal)
    for game, key, deal in [
        ("castle-rock", "university", 1),
        ("castle-rock", "uduble", 1),
        ("squeeze", "cardinal", 7),
        ("good-neighbors", "cardinal", 1),
        ("big-clock", "cardinal", 7),
        ("traffic", "cardinal", 2),
        ("bingo", "cardinal", 1),
    ]
]
PLAYED = list(zip(WINS, [PHONE, DESK] * len(WINS)))
CASTLE = WINS[0]
_KEPT = "JSON.parse(localStorage.getItem('boneyard.solitaires') || '{}')"
_PIECES = "[...document.querySelectorAll('#board .piece')].map((each) => each.dataset.piece).sort().join(' ')"


def ended(guest: Guest) -> None:
    for _ in range(6):
        try:
            guest.until("document.title.startsWith('Game over')")
            break
        except AssertionError:
            continue  # a long run: as long as it is a run
    guest.until("document.querySelector('#card .deal-tally')")


def another(guest: Guest, which: str) -> None:
    """Play again from the end: the same deal, the next, or the day's."""
    with guest.page.expect_navigation():
        guest.press(f"#actions [data-key='again {which}'] button")
    guest.until("document.querySelector('[data-tool=deal]')")


def counted(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate(_KEPT).get("tallies", {})
    return found


@pytest.mark.parametrize(
    ("known", "size"), PLAYED, ids=[f"{edition_id(known.edition)}-{size}" for known, size in PLAYED]
)
def test_a_deal_is_won_by_touching_what_the_page_shows(invite: Invite, known: Known, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_alone(guest, known.address)
    assert guest.page.locator("[data-tool=deal]").inner_text() == f"Deal {known.deal}"
    match, line = known.match(), known.line()
    by_itself = len(line) > 100  # Bingo asks for nothing: a few counts by hand, then it runs
    for at, move in enumerate(line[:5] if by_itself else line):
        if at % 8 == 0:
            examine(guest)
        make(player, match, move)
    if by_itself:
        guest.press("[data-tool=run]")
        guest.press("#watching button:has-text('Faster')")
    ended(guest)
    examine(guest)
    assert guest.page.locator("#card h2").inner_text().startswith("Won")
    name = f"{known.edition.name} double-{known.size}"
    assert counted(guest)[name]["won"] == 1
    assert not violations(guest.page)


_SLOW_LINE = """
const add = WebSocket.prototype.addEventListener;
WebSocket.prototype.addEventListener = function (kind, heard, ...more) {
  const late = (event) => setTimeout(() => heard(event), 250);
  return add.call(this, kind, kind === 'message' ? late : heard, ...more);
};
"""


def test_fingers_that_are_quicker_than_the_line_lose_nothing(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")  # it is the line that is slow here, not the tiles
    known = WINS[5]
    player = sit_alone(guest, known.address)
    match = known.match()
    for move in known.line():
        if len(match.game.moves(match.state, 0)) > MANY:
            break  # these are too many to be sent: the server is asked after each touch
        make(player, match, move)
    guest.context.add_init_script(_SLOW_LINE)
    guest.page.reload()
    player.wait()
    guest.until("!document.getAnimations().length")
    for laid in touches(match.game, match.look(0), 0, move):
        tile, cell = laid[:-1].split("@")
        player.touch(f'[data-piece="{tile}"]')
        player.touch(f'[data-spot="{cell}"]')
    guest.until("document.querySelectorAll('#board .draft').length === " + str(len(str(move).split())))


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_solver_is_watched_to_the_win_and_such_a_deal_never_counts(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    sit_alone(guest, CASTLE.address)
    guest.press("[data-tool=winnable]")
    guest.until("document.getElementById('words').textContent.startsWith('Yes: it can still be won')")
    guest.press("[data-tool=solve]")
    guest.until("document.getElementById('deal-dialog').open")
    guest.press("#deal-dialog button[value=yes]")
    guest.until("document.getElementById('watching').textContent.includes('of 40')")
    assert not violations(guest.page)
    guest.press("#watching button:has-text('Pause')")
    guest.until("document.getElementById('watching').textContent.includes('Go on')")
    before = guest.page.locator("#log li").count()
    guest.press("#watching button:has-text('Step')")
    guest.until("(before) => document.querySelectorAll('#log li').length > before", before)
    guest.press("#watching button:has-text('Go on')")
    for _ in range(3):
        guest.press("#watching button:has-text('Faster')")
    ended(guest)
    examine(guest)
    assert guest.page.locator("#card h2").inner_text().startswith("Won")
    assert "does not count" in guest.page.locator("#card .deal-tally").inner_text()
    assert not counted(guest)
    # Not even when it is played again with one's own hands.
    another(guest, "same")
    guest.press("#actions button.quiet")
    guest.press("#sure button[value=yes]")
    ended(guest)
    assert not counted(guest)


def test_who_takes_over_ends_the_line(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_alone(guest, CASTLE.address)
    guest.press("[data-tool=solve]")
    guest.press("#deal-dialog button[value=yes]")
    guest.until("document.getElementById('watching').textContent.includes('Move 2')")
    guest.press("#watching button:has-text('Stop')")
    guest.until("document.getElementById('watching').hidden")
    said = guest.page.locator("#log li").count()
    guest.page.wait_for_timeout(2500)
    assert guest.page.locator("#log li").count() <= said + 1
    assert guest.page.locator("#actions button").count()


def test_what_cannot_be_won_is_said_so_and_can_be_watched_as_far_as_it_goes(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    sit_alone(guest, "/solitaire/castle-rock/2")
    guest.press("[data-tool=winnable]")
    guest.until("document.getElementById('words').textContent.startsWith('No: it cannot be won any more')")
    guest.press("[data-tool=solve]")
    guest.press("#deal-dialog button[value=yes]")
    guest.until("document.getElementById('watching').textContent.startsWith('It cannot be won from here')")
    for _ in range(3):
        guest.press("#watching button:has-text('Faster')")
    ended(guest)
    assert "left" in guest.page.locator("#card h2").inner_text()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_undo_redo_and_restart_go_as_far_as_one_likes(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    known = WINS[2]
    player = sit_alone(guest, known.address)
    first = guest.page.evaluate(_PIECES)
    match, line = known.match(), known.line()
    seen = [first]
    for move in line[:4]:
        make(player, match, move)
        seen.append(guest.page.evaluate(_PIECES))
    guest.press("[data-tool=undo]")
    guest.until(f"(was) => {_PIECES} === was", seen[3])
    guest.press("[data-tool=redo]")
    guest.until(f"(was) => {_PIECES} === was", seen[4])
    guest.press("[data-tool=restart]")
    guest.until(f"(was) => {_PIECES} === was", first)
    guest.page.locator("#felt").focus()
    for _ in range(4):
        guest.page.keyboard.press("Control+y")
        guest.page.wait_for_timeout(250)
    guest.until(f"(was) => {_PIECES} === was", seen[4])
    examine(guest)


def test_a_deal_is_sent_to_a_friend_who_plays_the_same_tiles(invite: Invite) -> None:
    host = invite(DESK)
    sit_alone(host, "/solitaire/good-neighbors/1?set=9")
    tiles = host.page.evaluate(_PIECES)
    host.press("#share-open")
    link = host.page.locator("#share [aria-label='Link to this deal']").input_value()
    assert "/solitaire/good-neighbors/1?" in link
    assert not violations(host.page)
    friend = invite(PHONE)
    sit_alone(friend, link)
    assert friend.page.evaluate(_PIECES) == tiles
    friend.press("#share-open")
    examine(friend)


def test_a_numbered_deal_is_no_secret_shuffle(invite: Invite) -> None:
    guest = invite(DESK)
    sit_alone(guest, "/solitaire/bingo/17")
    assert guest.page.locator("#fair-open").inner_text() == "Numbered deal 17"
    guest.press("#fair-open")
    assert "numbered deal 17: the same tiles for everybody" in guest.page.locator("#fair-inside").inner_text()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_statistics_count_a_deal_once_and_can_be_taken_along_and_cleared(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    name = "squeeze/cardinal double-6"

    def give_up() -> None:
        guest.press("#actions button.quiet")
        guest.press("#sure button[value=yes]")
        ended(guest)

    sit_alone(guest, "/solitaire/squeeze/5")
    give_up()
    assert counted(guest)[name]["played"] == 1
    guest.page.reload()
    ended(guest)
    assert counted(guest)[name]["played"] == 1, "a finished table that is opened again does not count again"
    another(guest, "same")
    give_up()
    assert counted(guest)[name]["played"] == 1
    another(guest, "next")
    give_up()
    numbers = {"played": 2, "won": 0, "streak": 0, "longest": 0, "best": 28, "left": 56}
    days = {"days": 0, "longestDays": 0, "lastDay": 0}
    assert counted(guest)[name] == numbers | days | {"deals": {"5": 28, "6": 28}}
    another(guest, "today")
    give_up()
    assert counted(guest)[name]["days"] == 1
    guest.press("#card [data-key=tallies]")
    guest.until("document.getElementById('deal-dialog').open")
    assert not violations(guest.page)
    guest.page.goto("/solitaire")
    guest.until("document.querySelector('.tallies table')")
    assert not violations(guest.page)
    with guest.page.expect_download() as saved:
        guest.press(".tallies a[download]")
    kept = json.loads(saved.value.path().read_text("utf-8"))
    assert kept["tallies"][name]["played"] == 3
    guest.press(".tallies button:has-text('Clear all')")
    guest.press(".tallies button:has-text('Forget it')")
    guest.until("!document.querySelector('.tallies table')")
    assert not counted(guest)
    guest.press(".taking summary")
    guest.page.locator("#tallies-file").set_input_files(
        {
            "name": "wrong.json",
            "mimeType": "application/json",
            "buffer": b'{"tallies": {"x": {"played": "<b>"}}}',
        }
    )
    guest.until("document.querySelector('.taking').textContent.includes('nothing was changed')")
    guest.page.locator("#tallies-file").set_input_files(saved.value.path())
    guest.until("document.querySelector('.tallies table')")
    assert counted(guest)[name]["played"] == 3


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("path", ["/solitaire", "/solitaire/castle-rock/17", "/solitaire/bingo/today"])
def test_the_pages_of_games_for_one_keep_nobody_out(invite: Invite, path: str, size: str) -> None:
    guest = invite(size)
    guest.page.goto(path)
    assert not violations(guest.page)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_deal_is_found_by_its_number_with_keys_alone(invite: Invite) -> None:
    guest = invite(DESK)
    page = guest.page
    page.goto("/solitaire/squeeze")
    page.locator("#deal").focus()
    page.keyboard.type("17")
    page.keyboard.press("Enter")
    page.wait_for_url("**/solitaire/squeeze/17")
    page.locator(".one-game form button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    guest.until("document.querySelector('[data-tool=deal]')")
    page.locator("[data-tool=deal]").focus()
    page.keyboard.press("Enter")
    guest.until("document.getElementById('deal-dialog').open")
    assert "deal 17" in page.locator("#deal-title").inner_text()
    page.keyboard.press("Escape")
    page.locator("[data-tool=winnable]").focus()
    page.keyboard.press("Enter")
    guest.until("/^(Yes|No)/.test(document.getElementById('words').textContent)")
