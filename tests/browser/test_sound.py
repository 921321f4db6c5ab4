"""Sound: none unless you want it, none before the page was touched, and a different one for each event."""

import time
from typing import Any

import pytest

from browser.conftest import Invite
from support.browser.guests import DESK, PHONE, Guest
from support.browser.player import Player, sit_down

# A room that makes no sound but writes down what it would have sounded: what kind of source, its pitch, how loud.
_STUB = """
window.heard = [];
window.rooms = 0;
class Knob {
  constructor() { this.value = 0; this.values = []; }
  setValueAtTime(value) { this.value = value; this.values.push(value); }
  exponentialRampToValueAtTime(value) { this.values.push(value); }
}
class Part {
  constructor(kind) { this.kind = kind; this.frequency = new Knob(); this.gain = new Knob(); this.to = null; }
  connect(to) { this.to = to; }
  start() {
    const next = this.to.kind === 'filter' ? this.to : null;
    const volume = next ? next.to : this.to;
    const pitch = (next ?? this).frequency.value;
    window.heard.push({ kind: this.kind, type: this.type ?? '', pitch, loud: Math.max(...volume.gain.values) });
  }
  stop() {}
}
window.AudioContext = class {
  constructor() {
    window.rooms += 1;
    Object.assign(this, { sampleRate: 8000, currentTime: 0, state: 'running', destination: {} });
  }
  createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
  createGain() { return new Part('gain'); }
  createBiquadFilter() { return new Part('filter'); }
  createBufferSource() { return new Part('noise'); }
  createOscillator() { return new Part('tone'); }
  resume() {}
};
"""
_UNTOUCHED = (
    "Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: false }) })"
)


def heard(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.page.evaluate("window.heard.splice(0)")
    return found


def switch_on(guest: Guest, volume: int = 60) -> None:
    guest.press("#settings-open")
    guest.page.locator("#settings [name=sound]").check()
    guest.page.locator("#settings [name=volume]").fill(str(volume))
    guest.press("#settings .main")


def name_of(parts: list[dict[str, Any]]) -> set[str]:
    """Which sounds these are made of."""
    found = set()
    pitches = {round(each["pitch"]) for each in parts}
    kinds = {(each["kind"], each["type"], round(each["pitch"])) for each in parts}
    if ("noise", "", 2100) in kinds and ("tone", "triangle", 210) in kinds:
        found.add("lay")
    if ("tone", "triangle", 150) in kinds:
        found.add("pass")
    if 900 in pitches:
        found.add("slide")
    if {1500, 1760, 2020} <= pitches:
        found.add("shuffle")
    if ("tone", "sine", 587) in kinds:
        found.add("turn")
    return found


def sounds_until(player: Player, wanted: set[str], rounds: int = 12) -> set[str]:
    """Play rounds and listen until everything wanted was heard; how the tiles fall is chance."""
    guest, parts = player.guest, []
    for _ in range(rounds):
        while not player.wait().over:
            player.take_part()
            parts += heard(guest)
        if not player.read().title.startswith(("Round over", "Hand over")):
            break
        guest.press("#actions [data-key^=deal]")
        guest.until("!/^(Round|Hand) over/.test(document.title)")
        time.sleep(0.4)
        parts += heard(guest)
        if wanted <= name_of(parts):
            break
    return name_of(parts)


def test_nothing_is_heard_unless_one_wants_to(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    guest.context.add_init_script(_STUB)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    player = sit_down(guest, "draw", "cardinal", players=2)
    while player.moves < 4 and not player.wait().over:
        player.take_part()
    assert guest.page.evaluate("window.rooms") == 0
    assert not [url for url in asked if "sound.js" in url]


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_tiles_draws_deals_and_turns_are_heard(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    guest.context.add_init_script(_STUB)
    player = sit_down(guest, "draw", "cardinal", players=2, hand=3)
    player.wait()
    switch_on(guest)
    guest.until("window.heard.length")
    assert "lay" in name_of(heard(guest))  # you hear your choice at once
    wanted = {"lay", "slide", "shuffle", "turn"}
    assert wanted <= sounds_until(player, wanted)
    assert guest.page.evaluate("window.rooms") == 1


def test_a_pass_makes_a_knock(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    guest.context.add_init_script(_STUB)
    player = sit_down(guest, "block", "cardinal", players=3)
    player.wait()
    switch_on(guest)
    assert "pass" in sounds_until(player, {"pass"})


def test_it_is_as_loud_as_one_likes_from_the_lobby_too(invite: Invite) -> None:
    guest = invite(DESK)
    guest.context.add_init_script(_STUB)
    guest.page.goto("/")
    switch_on(guest, 100)
    guest.until("window.heard.length > 2")
    loud = max(each["loud"] for each in heard(guest))
    switch_on(guest, 20)
    guest.until("window.heard.length > 0")
    time.sleep(0.2)
    assert max(each["loud"] for each in heard(guest)[-2:]) < loud / 10


def test_nothing_is_heard_before_the_page_was_touched(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    guest.context.add_init_script(_STUB)
    guest.context.add_init_script(_UNTOUCHED)
    player = sit_down(guest, "draw", "cardinal", players=2)
    player.wait()
    guest.page.evaluate("localStorage.setItem('boneyard.settings', JSON.stringify({sound: true}))")
    guest.page.reload()
    while player.moves < 2 and not player.wait().over:
        player.take_part()
    assert guest.page.evaluate("window.rooms") == 0


def test_the_real_browser_makes_these_sounds(invite: Invite) -> None:
    guest = invite(DESK)
    guest.page.goto("/")
    switch_on(guest)
    names = ["lay", "pass", "slide", "shuffle", "turn", "win"]
    guest.page.evaluate(
        "async (names) => { const { playSound } = await import('/static/lib/sound.js'); names.forEach(playSound); }",
        names,
    )
