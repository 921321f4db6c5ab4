"""Points where people look: on the plates, in a phone's bar, above the play that made them, on the button."""

import time

import pytest

from browser.conftest import Invite
from support.browser.guests import DESK, PHONE, SIDEWAYS
from support.browser.inspection import examine
from support.browser.player import sit_down
from support.server.clients import Viewer, new_table
from support.server.house import House

_WATCH = """() => {
  window.floats = []; window.bubbles = []; window.parties = 0;
  new MutationObserver((changes) => {
    for (const each of changes.flatMap((change) => [...change.addedNodes])) {
      if (each.classList?.contains('float')) window.floats.push(each.textContent);
      if (each.classList?.contains('done')) window.bubbles.push(each.textContent);
      if (each.classList?.contains('party')) window.parties += 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""

# What of the result and the buttons is under the offer.
_OFFER_COVERS = """() => {
  const offer = document.querySelector('.offer').getBoundingClientRect();
  return [...document.querySelectorAll('#card h2, #card tr, #actions button')]
    .filter((each) => each.getClientRects().length)
    .map((each) => [each.textContent, each.getBoundingClientRect()])
    .filter(([, { left, right, top, bottom }]) =>
      left < offer.right && right > offer.left && top < offer.bottom && bottom > offer.top)
    .map(([text]) => text);
}"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESK])
def test_points_target_and_round_are_in_view(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    sit_down(guest, "muggins", "cardinal", players=2, target=100).wait()
    assert guest.page.locator("#round").is_visible()
    assert guest.page.locator("#round").inner_text() == "Round 1 · to 100"
    assert guest.page.locator("#board .points-of").count() == 2
    if size == SIDEWAYS:
        assert guest.page.locator("#standing b").count() == 2


def test_points_float_and_draws_appear_at_the_seat(invite: Invite) -> None:
    guest = invite(DESK)
    player = sit_down(guest, "muggins", "cardinal", players=3)
    guest.page.evaluate(_WATCH)
    end = time.monotonic() + 60
    while time.monotonic() < end and not guest.page.evaluate("floats.length && bubbles.length"):
        if player.wait().over:
            guest.press("#actions [data-key^=deal]")
            guest.until("!/^(Round|Hand) over/.test(document.title)")
        player.take_part()
    assert all(text.startswith("+") for text in guest.page.evaluate("floats"))
    assert guest.page.evaluate("floats.length")
    assert set(guest.page.evaluate("bubbles")) <= {"Drew a tile", "Passed"}
    assert guest.page.evaluate("bubbles.length")


# Bubbles that lie over a sentence on the felt, once they have their places.
_HIDING = """() => {
  const rect = (each) => each.getBoundingClientRect();
  const said = [...document.querySelectorAll('#board .label.as-binds')].map(rect);
  return [...document.querySelectorAll('.bubble')].filter((each) => {
    const { left, right, top, bottom } = rect(each);
    return each.style.left && said.some((it) =>
      it.left < right && it.right > left && it.top < bottom && it.bottom > top);
  }).map((each) => each.textContent);
}"""


def test_no_bubble_hides_why_you_cannot_play(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    player = sit_down(guest, "chickenfoot", "university", players=8, set=12)
    seen = 0
    for _ in range(14):
        if player.wait().over:
            break
        seen += guest.page.locator("#board .label.as-binds").count() * guest.page.locator(".bubble").count()
        assert not guest.page.evaluate(_HIDING)
        examine(guest)
        player.take_part()
    assert seen, "there was nothing to be hidden"


def finish(seated: list[Viewer]) -> None:
    """Play a match to its end; everyone makes the first move there is."""
    for _ in range(400):
        now = max((viewer.now for viewer in seated), key=lambda now: now["ply"])
        for viewer in seated:
            viewer.at(now["ply"])
        if seated[0].now["phase"] == "over":
            return
        ready = [viewer for viewer in seated if viewer.now["moves"]]
        ply = now["ply"]
        if not ready:
            seated[0].say({"do": "deal", "id": f"deal {ply}", "ply": ply})
            seated[0].at(ply + 1)
            continue
        ready[0].say({"do": "move", "id": f"at {ply}", "ply": ply, "move": ready[0].now["moves"][0]["move"]})
        ready[0].at(ply + 1)
    raise AssertionError("the match does not end")


def test_only_the_winner_celebrates_and_sound_is_offered_once(invite: Invite, open_house: House) -> None:
    seated = [
        viewer.connect()
        for viewer in new_table(open_house, 2, game="block", edition="cardinal", options={"target": 1})
    ]
    guests = [invite(DESK), invite(PHONE)]
    for guest, viewer in zip(guests, seated):
        guest.page.goto(f"/t/{viewer.table}/seat/{viewer.token}")
        guest.page.locator("#rack .held").first.wait_for()
        guest.page.evaluate("localStorage.removeItem('boneyard.sound-offered')")
        guest.page.evaluate(_WATCH)
    finish(seated)
    for guest in guests:
        guest.until("document.title.startsWith('Game over')")
        guest.page.locator(".offer").wait_for()
        assert not guest.page.evaluate(_OFFER_COVERS)
    won = [viewer.now["you"] in viewer.now["result"]["winners"] for viewer in seated]
    for guest, winner in zip(guests, won):
        guest.until("(won) => (window.parties > 0) === won", winner)
        assert guest.page.evaluate("document.body.classList.contains('won')") is winner
        guest.press(".offer button")
        assert guest.page.evaluate("JSON.parse(localStorage.getItem('boneyard.settings')).sound") is True
        guest.page.reload()
        guest.page.locator("#card h2").wait_for()
        assert guest.page.locator(".offer").count() == 0
    for viewer in seated:
        viewer.leave()


def test_your_turn_is_felt(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    guest.context.add_init_script(
        "window.buzzes = 0; navigator.vibrate = () => { window.buzzes += 1; return true; };"
    )
    player = sit_down(guest, "block", "cardinal", players=2)
    while player.moves < 2 and not player.wait().over:
        player.take_part()
    player.wait()
    assert guest.page.evaluate("window.buzzes") > 0
