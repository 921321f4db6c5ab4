"""The keyboard alone: arrows and Enter, Tab to the buttons, typed moves, Escape."""

import time

from browser.conftest import Invite
from support.browser.guests import Guest
from support.browser.player import Offer, Player

_FOCUS = """() => {
  const here = document.activeElement;
  if (here.dataset.piece !== undefined) return `[data-piece="${here.dataset.piece}"]`;
  if (here.dataset.spot !== undefined) return `[data-spot="${here.dataset.spot}"]`;
  return here.dataset.move ?? here.id;
}"""


def focused(guest: Guest) -> str:
    found: str = guest.page.evaluate(_FOCUS)
    return found


def walk_to(guest: Guest, wanted: list[str]) -> str:
    """Move with the arrow keys until the wanted element has the focus."""
    for key in (
        ["ArrowRight"] * 20 + ["ArrowUp"] + ["ArrowLeft"] * 20 + (["ArrowUp"] + ["ArrowRight"] * 6) * 6
    ):
        if focused(guest) in wanted:
            return focused(guest)
        guest.page.keyboard.press(key)
    # Left and Right read the whole board: only several steps down in a row lead to the hand.
    for key in (["ArrowDown"] * 8 + ["ArrowLeft"] * 10 + ["ArrowRight"] * 10) * 2:
        if focused(guest) in wanted:
            return focused(guest)
        guest.page.keyboard.press(key)
    raise AssertionError(f"the arrows do not lead to {wanted}, but to {focused(guest)}")


def tab_to(guest: Guest, wanted: list[str]) -> None:
    for _ in range(60):
        if focused(guest) in wanted:
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def type_move(guest: Guest, move: str) -> None:
    guest.page.keyboard.press("/")
    guest.page.keyboard.type(move)
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Escape")


class Typist(Player):
    """A player who uses only keys, in every way there is."""

    def act(self, offer: Offer) -> None:
        keys = self.guest.page.keyboard
        if offer.chosen:
            ready = offer.meant or offer.words
            if offer.next and (self.moves % 3 == 0 or not ready):
                walk_to(self.guest, offer.next)
                keys.press("Enter")
            elif not ready:
                time.sleep(0.02)  # what goes on from here is on its way
                return
            elif self.moves % 3 == 1:
                tab_to(self.guest, ready)
                keys.press("Enter")
            elif offer.meant:
                type_move(self.guest, offer.meant[0])
            else:
                walk_to(self.guest, offer.next)
                keys.press("Enter")
            self._note(offer)
        elif offer.words:
            tab_to(self.guest, offer.words)
            keys.press("Enter")
            self._note(offer)
        else:
            walk_to(self.guest, offer.tiles)
            keys.press("Enter")

    def _note(self, offer: Offer) -> None:
        self.moves += 1
        end = time.monotonic() + 10
        while self.read() == offer and time.monotonic() < end:
            time.sleep(0.02)


def test_a_round_is_played_without_mouse_or_finger(invite: Invite) -> None:
    guest = invite("desk", reduced_motion="reduce")
    page = guest.page
    page.goto("/")
    page.goto("/new/block?players=2")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value === 'bots'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("#rack .held").first.wait_for()
    typist = Typist(guest, "keys")
    assert typist.play_round().over
    assert typist.moves > 1


def test_escape_clears_what_was_chosen_and_a_bad_typed_move_is_answered_in_words(invite: Invite) -> None:
    guest = invite("desk", reduced_motion="reduce")
    page = guest.page
    page.goto("/new/draw?players=2")
    guest.press("button[name=with][value=bots]")
    page.wait_for_url("**/t/*")
    player = Player(guest, "escape")
    while True:
        offer = player.wait()
        if offer.tiles and not offer.words:
            break
        player.act(offer)
        player.settle(offer)
    walk_to(guest, offer.tiles)
    page.keyboard.press("Enter")
    assert player.read().chosen
    page.keyboard.press("Escape")
    assert not player.read().chosen
    type_move(guest, "9-9 > nowhere")
    page.locator("#words.refused").wait_for()
    assert page.locator("#words").inner_text().endswith(".")
