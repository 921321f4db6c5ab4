"""Someone who plays by what a page offers: tiles that can be taken, places that glow, buttons. It knows no rules."""

import time
from dataclasses import dataclass, field
from typing import Any

from boneyard.core.rng import Rng, rng_for
from support.browser.guests import Guest
from support.browser.inspection import examine

_WAITS = 0.02  # seconds between two looks
_SOON = 0.5  # seconds in which a touch shows
_STUCK = 20.0  # seconds after which a player who can't move reports it

_READ = """() => {
  const shown = (each) => each.getClientRects().length > 0 && !each.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const ids = (selector) => all(selector).map((each) =>
    each.dataset.spot === undefined ? `[data-piece="${each.dataset.piece}"]` : `[data-spot="${each.dataset.spot}"]`);
  const moves = (selector) => all(selector).map((each) => each.dataset.move);
  return {
    title: document.title,
    over: document.body.classList.contains('ended'),
    yours: document.getElementById('hand').classList.contains('yours'),
    sending: document.body.classList.contains('sending'),
    tiles: ids('#rack [data-piece]:not(.dim), #board .piece.touchable'),
    chosen: ids('#rack .chosen, #board .piece.chosen, #board .spot.chosen'),
    next: ids('#board .spot.next, #board .piece.next, #rack .next'),
    meant: moves('#actions button.main[data-move]'),
    words: moves('#actions button[data-move]'),
    said: document.getElementById('words').textContent,
    log: document.querySelectorAll('#log li').length,
  };
}"""

# Asked many times while others play: unlike a whole look, it makes the browser lay out nothing.
_READY = """() => document.body.classList.contains('ended') || (
  document.getElementById('hand').classList.contains('yours') && !document.body.classList.contains('sending'))"""

_POINT = """(selector) => {
  const found = document.querySelector(selector);
  if (!found) return null;
  const middle = () => {
    // What is on the board is drawn around its own origin; Firefox makes the box of it too large.
    const to = (found.matches('.spot') ? found.firstElementChild : found).getScreenCTM?.();
    if (to && found.closest('#board')) return {x: to.e, y: to.f};
    const rect = found.getBoundingClientRect();
    return {x: rect.left + rect.width / 2, y: rect.top + rect.height / 2};
  };
  const there = (at) => document.elementFromPoint(at.x, at.y)?.closest('#board, #rack, #actions, dialog');
  let at = middle();
  if (!there(at)?.contains(found)) {
    found.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    at = middle();
  }
  const under = document.elementFromPoint(at.x, at.y)?.outerHTML.slice(0, 200);
  return {...at, there: Boolean(there(at)?.contains(found)), under};
}"""


@dataclass(frozen=True)
class Offer:
    """What the page shows and offers at a moment."""

    title: str
    over: bool  # the round, or the whole game
    yours: bool
    sending: bool
    tiles: list[str]
    chosen: list[str]
    next: list[str]
    meant: list[str]
    words: list[str]
    said: str
    log: int


@dataclass
class Player:
    """A guest at a table who plays at random."""

    guest: Guest
    seed: str = "somebody"
    moves: int = 0  # made with a button
    touches: int = 0
    rng: Rng = field(init=False)
    _tried: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.rng = rng_for(f"player {self.seed}")

    def read(self) -> Offer:
        """What is offered now."""
        found: dict[str, Any] = self.guest.page.evaluate(_READ)
        return Offer(**found)

    def touch(self, selector: str) -> None:
        """Touch the center of something, as a finger would."""
        at = self._where(selector)
        if at is not None and not at["there"]:  # something may be gliding over it
            time.sleep(_SOON)
            at = self._where(selector)
        if at is None:
            return  # the table has moved on: the next look shows what is offered now
        assert at["there"], f"{selector} cannot be touched: {at.get('under')} lies over it"
        self.guest.touch_at(at["x"], at["y"])
        self.touches += 1

    def _where(self, selector: str) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.guest.page.evaluate(_POINT, selector)
        return found

    def press(self, move: str) -> None:
        """Press the button of a move."""
        self.touch(f'#actions button[data-move="{move}"]')

    def any_of(self, things: list[str]) -> str:
        return things[self.rng.below(len(things))]

    def wait(self) -> Offer:
        """Look on until there is something to do, or the round is over."""
        end = time.monotonic() + 2 * _STUCK
        while time.monotonic() < end:
            if self.guest.page.evaluate(_READY):
                offer = self.read()
                if offer.over or (offer.yours and not offer.sending and (offer.tiles or offer.words)):
                    return offer
            time.sleep(_WAITS)
        raise AssertionError(
            f"nothing to do for too long: {self.read()}\n{self.guest.page.inner_text('body')[:1500]}"
        )

    def act(self, offer: Offer) -> None:
        """One touch: a tile, a place that glows, or a button."""
        if offer.chosen:
            self._go_on(offer)
            return
        tiles = [tile for tile in offer.tiles if tile not in self._tried] or (not offer.words and offer.tiles)
        if tiles and (not offer.words or self.rng.below(4)):
            tile = self.any_of(tiles)
            self.touch(tile)
            self._tried.add(tile)
            return
        assert offer.words, f"nothing that is offered can be chosen: {offer}"
        self._played(self.any_of(offer.words))

    def _go_on(self, offer: Offer) -> None:
        if offer.meant and (not offer.next or self.rng.below(2)):
            self._played(self.any_of(offer.meant))
        elif offer.next:
            self.touch(self.any_of(offer.next))
        else:
            time.sleep(_WAITS)  # the server is asked what goes on from here

    def _played(self, move: str) -> None:
        self.press(move)
        self.moves += 1
        self._tried.clear()

    def play_round(self, most: int = 10_000, every: int = 3) -> Offer:
        """Play until the round is over, with a look at the page every few touches; gives up after this many moves."""
        before, since, touches, log = None, time.monotonic(), 0, -1
        while True:
            offer = self.wait()
            if offer.over:
                examine(self.guest)
                return offer
            if offer.log != log:
                self._tried.clear()
                log = offer.log
            if offer != before:
                before, since = offer, time.monotonic()
            assert time.monotonic() - since < _STUCK, f"touching changes nothing any more: {offer}"
            if touches % every == 0:
                examine(self.guest)
            if self.moves >= most and self.give_up():
                continue
            self.act(offer)
            self.settle(offer)
            touches += 1

    def take_part(self) -> None:
        """Wait for something to do, and do it."""
        offer = self.wait()
        if not offer.over:
            self.act(offer)
            self.settle(offer)

    def settle(self, before: Offer) -> None:
        """A touch becomes a click only a moment later: wait until it shows."""
        end = time.monotonic() + _SOON
        while time.monotonic() < end and self.read() == before:
            time.sleep(_WAITS)

    def give_up(self) -> bool:
        """Solitaires can go on for very long: concede, and say that one means it."""
        concede = "#actions [data-key=concede]"
        if not self.guest.page.locator(concede).count():
            return False
        self.touch(concede)
        sure = "#sure button[value=yes]"
        end = time.monotonic() + 4 * _SOON
        while time.monotonic() < end:
            if self.guest.page.locator(sure).is_visible():
                self.guest.press(sure)
                return True
            time.sleep(_WAITS)
        return False  # the game just ended on its own


def sit_down(guest: Guest, game: str, edition: str, **wishes: object) -> Player:
    """Fill in the set-up form as a person does, and play with bots."""
    page = guest.page
    asked = "".join(f"&{key}={wishes.pop(key)}" for key in ("set", "players") if key in wishes)
    page.goto(f"/new/{game}?edition={edition}{asked}")
    for name, value in wishes.items():
        field_ = page.locator(f'[name="option.{name}"]')
        if field_.evaluate("each => each.tagName") == "SELECT":
            field_.select_option(str(value))
        else:
            field_.fill(str(value))
    guest.press('button[name=with][value="bots"]')
    page.wait_for_url("**/t/*")
    guest.until("document.querySelector('#board .piece, #rack .held')")
    return Player(guest, f"{game} {edition}")
