"""Someone who knows how a deal is won, and plays it by touching what the page shows."""

import time
from dataclasses import dataclass

import boneyard
from boneyard.bots.registry import solve
from boneyard.core.edition import Edition
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.pictures import touches
from support.browser.guests import Guest
from support.browser.player import Player

_PATIENCE = 30.0


@dataclass(frozen=True)
class Known:
    """A deal that can be won, by its number."""

    edition: Edition
    size: int
    deal: int

    @property
    def address(self) -> str:
        return f"/solitaire/{self.edition.game}/{self.deal}?edition={self.edition.key}&set={self.size}"

    def match(self) -> Match:
        return boneyard.new(self.edition.game, edition=self.edition, set=self.size, players=1, seed=self.deal)

    def line(self) -> tuple[Move, ...]:
        match = self.match()
        found = solve(match.game, match.state, 50_000)
        assert found.won, f"{self} is not won any more"
        return found.line


def sit_alone(guest: Guest, address: str) -> Player:
    """Follow a link to a deal and play it."""
    guest.page.goto(address)
    guest.press(".one-game form button.main")
    guest.page.wait_for_url("**/t/*")
    guest.until("document.querySelector('[data-tool=deal]')")
    return Player(guest, address)


def _choose(player: Player, thing: str, log: int) -> None:
    """Touch a thing until it is chosen, or the move that it ends is made."""
    end = time.monotonic() + _PATIENCE
    while True:
        offer = player.read()
        if thing in offer.chosen or offer.log != log or offer.sending:
            return
        assert time.monotonic() < end, f"{thing} cannot be chosen: {offer}"
        player.touch(thing)
        player.settle(offer)


def lay(player: Player, laid: str) -> None:
    """Lay a tile on its cells, written 6-3@0,0v: touch it, touch a cell, and touch it again until it lies that way."""
    tile, cell = laid[:-1].split("@")
    end = time.monotonic() + _PATIENCE
    piece = f'[data-piece="{tile}"]'
    while not player.guest.page.locator(f'{piece}[data-laid="{laid}"]').count():
        assert time.monotonic() < end, f"{laid} cannot be laid: {player.read()}"
        offer = player.read()
        on_grid = player.guest.page.locator(f"{piece}.draft").count()
        player.touch(f'[data-spot="{cell}"]' if piece in offer.chosen and not on_grid else piece)
        player.settle(offer)
        player.guest.until("!document.getAnimations().length")


def make(player: Player, match: Match, move: Move) -> None:
    """One move, touch by touch."""
    before = player.read().log
    ids = touches(match.game, match.look(0), 0, move)
    if any("@" in id for id in ids) and not player.guest.page.locator("#actions button.main").count():
        for id in ids:
            lay(player, id)
        ids = ()
    button = f'#actions button[data-move="{move}"]'
    for id in ids:
        if player.guest.page.locator(f"{button}.main").count():
            break  # the page knows already what is meant
        on_board = player.guest.page.locator(f'[data-piece="{id}"]').count()
        _choose(player, f'[data-piece="{id}"]' if on_board else f'[data-spot="{id}"]', before)
    end = time.monotonic() + _PATIENCE
    # A tile on its place may be a whole move already; what takes more waits for the button.
    while player.read().log == before and not player.guest.page.locator(button).count():
        assert time.monotonic() < end, f"{move} is not offered: {player.read()}"
        time.sleep(0.02)
    if player.read().log == before and not player.read().sending:
        player.touch(button)
    match.play(move)
    while player.read().log == before or player.read().sending:
        assert time.monotonic() < end, f"{move} is not played: {player.read()}"
        time.sleep(0.02)
