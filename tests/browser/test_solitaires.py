"""Solitaires as patience players know them: deals by link, real ends, the solver, back and forth, statistics."""

import json
import re
from typing import Any

import pytest

from boneyard import catalog
from boneyard.pictures import touches
from boneyard.server.protocol.snapshot import MANY
from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.fingers import Finger, middle
from support.browser.guests import DESK, PHONE, SIDEWAYS, Guest
from support.browser.inspection import examine
from support.browser.solver import Known, lay, make, sit_alone
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
        guest.press("#watching button:has-text('To the end')")
    ended(guest)
    examine(guest)
    assert guest.page.locator("#card h2").inner_text().startswith("You won")
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


_END_IN_MID_MOVE = """() => {
  const end = [...document.querySelectorAll('#watching button')].find((each) => each.textContent === 'To the end');
  new MutationObserver((_, watcher) => {
    if (!document.body.classList.contains('sending')) return;
    watcher.disconnect();
    end.click();
  }).observe(document.body, { attributeFilter: ['class'] });
}"""


def test_a_game_that_runs_goes_to_its_end_though_a_move_is_on_its_way(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    guest.context.add_init_script(_SLOW_LINE)
    sit_alone(guest, "/solitaire/bingo/1").wait()
    guest.press("[data-tool=run]")
    guest.page.evaluate(_END_IN_MID_MOVE)
    ended(guest)


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
    guest.until("document.getElementById('words').textContent.startsWith('Yes, you can still win')")
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
    assert guest.page.locator("#card h2").inner_text().startswith("You won")
    assert "doesn't count" in guest.page.locator("#card .deal-tally").inner_text()
    assert not counted(guest)
    # Not even when it's played again by hand.
    another(guest, "same")
    guest.press("#actions button.quiet")
    guest.press("#sure button[value=yes]")
    ended(guest)
    assert not counted(guest)


def test_taking_over_ends_the_shown_line(invite: Invite) -> None:
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


def test_a_deal_that_cannot_be_won_says_so_and_can_be_watched_as_far_as_it_goes(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    sit_alone(guest, "/solitaire/castle-rock/2")
    guest.press("[data-tool=winnable]")
    guest.until(
        "document.getElementById('words').textContent.startsWith('This deal can\\'t be won from here')"
    )
    guest.press("[data-tool=solve]")
    guest.press("#deal-dialog button[value=yes]")
    guest.until(
        "document.getElementById('watching').textContent.startsWith('This deal can\\'t be won from here')"
    )
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
    for count in range(1, 5):
        guest.page.keyboard.press("Control+y")
        guest.until(f"(was) => {_PIECES} === was", seen[count])
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
    guest.page.locator("#fair-inside", has_text="numbered deal 17: the same tiles for everyone").wait_for()


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
    found = counted(guest)[name]
    history = found.pop("history")
    assert found == numbers | days | {"deals": {"5": 28, "6": 28}}
    assert {deal: (played["left"], played["times"]) for deal, played in history.items()} == {
        "5": (28, 2),
        "6": (28, 1),
    }
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
    guest.press(".tallies button:has-text('Clear it')")
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
    guest.until("document.querySelector('.taking').textContent.includes('Nothing was changed')")
    guest.page.locator("#tallies-file").set_input_files(saved.value.path())
    guest.until("document.querySelector('.tallies table')")
    assert counted(guest)[name]["played"] == 3


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("path", ["/solitaire", "/solitaire/castle-rock/17", "/solitaire/bingo/today"])
def test_the_pages_of_solitaires_are_accessible(invite: Invite, path: str, size: str) -> None:
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


# --- Traffic by hand

_TRAFFIC = WINS[5]
_LAID = "[...document.querySelectorAll('#board .draft')].map((each) => each.dataset.laid)"


def drag(guest: Guest, piece: str, to: str) -> None:
    """Drag a tile with the mouse to the middle of a cell."""
    start, end = guest.page.locator(piece).bounding_box(), guest.page.locator(to).bounding_box()
    assert start is not None
    assert end is not None
    mouse = guest.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_a_finger_drags_tiles_on_the_table(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    sit_alone(guest, _TRAFFIC.address)
    first = str(_TRAFFIC.line()[0]).split()[0]
    tile = f'[data-piece="{first.split("@")[0]}"]'
    far = guest.page.locator("#board .spot").last.get_attribute("data-spot")
    finger = Finger(guest)
    for cell in (far, first[:-1].split("@")[1]):
        was = guest.page.evaluate(_LAID)
        finger.drag(tile, middle(guest, f'[data-spot="{cell}"]'))
        guest.until(f"(was) => {_LAID}.length === 1 && {_LAID}[0] !== was[0]", was)


def test_a_dropped_tile_stays_turns_with_a_tap_says_whether_it_fits_and_can_be_moved(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    player = sit_alone(guest, _TRAFFIC.address)
    match, move = _TRAFFIC.match(), _TRAFFIC.line()[0]
    first = str(move).split()[0]
    tile = f'[data-piece="{first.split("@")[0]}"]'
    far = guest.page.locator("#board .spot").last.get_attribute("data-spot")
    drag(guest, tile, f'[data-spot="{far}"]')
    guest.until(f"{_LAID}.length === 1")
    was = guest.page.evaluate(_LAID)
    guest.press(tile)
    guest.until(f"(was) => {_LAID}.length === 1 && {_LAID}[0] !== was[0]", was)
    # Wherever it lies and however it is turned, the page says whether it fits.
    for _ in range(4):
        guest.until(
            "(tile) => document.querySelector(tile).classList.contains('misfit')"
            " === Boolean(document.getElementById('words').innerText)",
            tile,
        )
        was = guest.page.evaluate(_LAID)
        guest.press(tile)
        guest.until(f"(was) => {_LAID}[0] !== was[0]", was)
    assert not guest.page.locator("#actions button.main").count(), "nothing is offered before it is complete"
    was = guest.page.evaluate(_LAID)
    drag(guest, tile, f'[data-spot="{first[:-1].split("@")[1]}"]')
    guest.until(f"(was) => {_LAID}.length === 1 && {_LAID}[0] !== was[0]", was)
    guest.press("#actions button.quiet")
    guest.until(f"{_LAID}.length === 0")
    make(player, match, move)
    assert guest.page.evaluate(_LAID) == []


def test_the_button_names_the_quad_that_lies_there(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_alone(guest, _TRAFFIC.address)
    match, move = _TRAFFIC.match(), _TRAFFIC.line()[0]
    for laid in touches(match.game, match.look(0), 0, move):
        lay(player, laid)
    label = guest.page.locator("#actions button.main").inner_text()
    tiles = [laid.split("@")[0] for laid in str(move).split()]
    assert all(tile in label for tile in tiles), label
    assert re.search(r"to make \d \d \d \d$", label), label
    examine(guest)


def test_traffic_is_played_with_keys_alone(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_alone(guest, _TRAFFIC.address)
    match, move = _TRAFFIC.match(), _TRAFFIC.line()[0]
    keys = guest.page.keyboard
    for laid in touches(match.game, match.look(0), 0, move):
        tile = f'[data-piece="{laid.split("@")[0]}"]'
        guest.page.locator(tile).focus()
        keys.press("Enter")
        for _ in range(60):
            if guest.page.locator(f'{tile}[data-laid="{laid}"]').count():
                break
            keys.press("n")
            guest.page.wait_for_timeout(60)
        assert guest.page.locator(f'{tile}[data-laid="{laid}"]').count(), laid
        keys.press("Enter")
    guest.until("document.activeElement?.matches('#actions button.main')")
    before = guest.page.locator("#log li").count()
    keys.press("Enter")
    guest.until("(before) => document.querySelectorAll('#log li').length > before", before)


# --- little things that make a patience pleasant


def test_the_boneyard_gives_the_next_tile_when_it_is_touched_and_else_says_why_not(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    sit_alone(guest, "/solitaire/big-clock/7")
    told = "document.getElementById('words').textContent"
    for _ in range(6):
        before = guest.page.locator("#log li").count()
        guest.press("#board .piece[data-role=yard] >> nth=-1")
        guest.until(f"(before) => document.querySelectorAll('#log li').length > before || {told}", before)
        if guest.page.evaluate(told).startswith("Find a place for"):
            return
    raise AssertionError("a turned-up tile has to be laid before the next one")


def test_enter_plays_the_only_move_and_the_focus_stays(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_alone(guest, "/solitaire/castle-rock/1")
    guest.page.locator("#felt").focus()
    for _ in range(3):
        moves = guest.page.locator("#actions button[data-move]")
        if moves.count() != 1:
            break
        before = guest.page.locator("#log li").count()
        guest.page.keyboard.press("Enter")
        guest.until("(before) => document.querySelectorAll('#log li').length > before", before)
        assert guest.page.evaluate("document.activeElement !== document.body")


def test_forced_moves_play_themselves_when_one_likes(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_alone(guest, "/solitaire/big-clock/7")
    before = guest.page.locator("#log li").count()
    guest.press("[data-tool=forced]")
    guest.until("(before) => document.querySelectorAll('#log li').length > before", before)
    assert guest.page.locator("[data-tool=forced]").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("game", ["squeeze", "castle-rock", "good-neighbors"])
def test_what_can_be_touched_glows_and_the_rest_dims(invite: Invite, game: str) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_alone(guest, f"/solitaire/{game}/5?set=9")
    while guest.page.locator("#actions button[data-move=add]").count():
        before = guest.page.locator("#log li").count()
        guest.press("#actions button[data-move=add]")
        guest.until(
            "(before) => document.querySelectorAll('#log li').length > before"
            " && !document.body.classList.contains('sending')",
            before,
        )
    look = (
        "[...document.querySelectorAll('#board .piece[data-role=table]')].map((each) => "
        "[each.matches('.touchable, .next, .chosen'), each.classList.contains('asleep')])"
    )
    guest.until("document.querySelector('#board .touchable')")
    assert all(lit != dim for lit, dim in guest.page.evaluate(look))
    guest.press("#board .touchable[data-role=table]")
    guest.until("document.querySelector('#board .piece.chosen')")
    after = guest.page.evaluate(
        "[...document.querySelectorAll('#board .piece[data-role=table]')].map((each) => "
        "[each.matches('.next, .chosen'), each.classList.contains('asleep')])"
    )
    assert all(lit != dim for lit, dim in after)


@pytest.mark.parametrize("game", ["squeeze", "big-clock", "bingo"])
def test_a_tile_that_cannot_be_played_says_why_when_it_is_touched(invite: Invite, game: str) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_alone(guest, f"/solitaire/{game}/5")
    idle = guest.page.locator("#board .piece[data-role=table]:not(.touchable)").first.get_attribute(
        "data-piece"
    )
    player.touch(f'[data-piece="{idle}"]')
    guest.until("/\\.$/.test(document.getElementById('words').textContent)")


def test_a_timer_runs_from_the_first_move_if_one_likes(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    sit_alone(guest, "/solitaire/big-clock/7")
    assert not guest.page.locator(".timer").is_visible()
    guest.press("[data-tool=timer]")
    assert guest.page.locator(".timer").inner_text() == "0:00"
    guest.press("#board .piece[data-role=yard] >> nth=-1")
    guest.until("document.querySelector('.timer').textContent !== '0:00'")
    examine(guest)


def test_the_calendar_shows_what_was_won_and_the_history_leads_back(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    guest.page.goto("/solitaire/squeeze?month=2024-02")
    saved = {"left": 0, "times": 2, "day": 19800, "seconds": 75, "table": "t"}
    tally = {"played": 1, "won": 1, "best": 0, "deals": {"20240214": 0}, "history": {"20240214": saved}}
    guest.page.evaluate(
        "(all) => localStorage.setItem('boneyard.solitaires', JSON.stringify(all))",
        {"tallies": {"squeeze/cardinal double-6": tally}, "watched": []},
    )
    guest.page.reload()
    guest.until("document.querySelector('.calendar a.won')?.textContent.startsWith('14')")
    assert not violations(guest.page)
    guest.page.goto("/solitaire")
    guest.press(".history summary")
    row = guest.page.locator(".history tbody tr")
    assert "1:15" in row.inner_text()
    assert not violations(guest.page)
    guest.press(".history tbody a")
    guest.page.wait_for_url("**/solitaire/squeeze/20240214?*")


def test_a_wrong_number_is_answered_where_it_was_typed(invite: Invite) -> None:
    guest = invite(PHONE)
    guest.page.goto("/solitaire/squeeze")
    guest.page.locator("#deal").fill("next week")
    with guest.refused_with(404):
        with guest.page.expect_navigation():
            guest.press(".by-number button")
        guest.until("document.getElementById('wrong-deal')")
    assert guest.page.locator("#deal").input_value() == "next week"
    assert not violations(guest.page)
