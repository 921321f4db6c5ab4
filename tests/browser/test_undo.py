"""Undo in the browser: at once against bots, by consent among people, with a finger, a mouse and keys."""

import pytest

from browser.conftest import Invite
from support.browser.axe import violations
from support.browser.friends import begin, make_table, sit
from support.browser.guests import DESK, PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import Player, sit_down

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
HAND = (
    "() => [...document.querySelectorAll('#rack .held')].map((each) => each.dataset.piece).sort().join(' ')"
)
LAST = "() => document.querySelector('#log li:last-child')?.textContent"


def one_choice(player: Player) -> str:
    """Play until a tile of a hand that had a choice is gone; the hand before that."""
    while True:
        offer = player.wait()
        assert not offer.over
        before: str = player.guest.page.evaluate(HAND)
        choice = len(offer.tiles) > 1
        while player.guest.page.evaluate(HAND) == before and not player.read().over:
            offer = player.read()
            if offer.yours and not offer.sending and (offer.tiles or offer.words):
                player.act(offer)
                player.settle(offer)
        if choice:
            return before


@SIZES
def test_alone_with_bots_a_move_is_taken_back_at_once_and_played_again(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, "draw", "cardinal", players=3)
    before = one_choice(player)
    player.wait()
    after = guest.page.evaluate(HAND)
    guest.press("[data-tool=undo]")
    guest.until(f"({HAND})() === '{before}'")
    guest.until(f"({LAST})().startsWith('You undid')")
    examine(guest)
    assert not violations(guest.page)
    guest.press("[data-tool=redo]")
    guest.until(f"({HAND})() === '{after}'")
    assert guest.page.locator("[data-tool=redo]").count() == 0


def test_keys_take_back_and_play_again(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    player = sit_down(guest, "draw", "cardinal", players=2)
    before = one_choice(player)
    player.wait()
    after = guest.page.evaluate(HAND)
    for back, again in (("u", "Shift+U"), ("Control+z", "Control+Shift+Z"), ("Control+z", "Control+y")):
        guest.page.keyboard.press(back)
        guest.until(f"({HAND})() === '{before}'")
        guest.page.keyboard.press(again)
        guest.until(f"({HAND})() === '{after}'")


@SIZES
def test_a_solitaire_that_was_given_up_goes_on(invite: Invite, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, "squeeze", "cardinal", players=1)
    player.wait()
    assert player.give_up()
    guest.until("document.title.startsWith('Game over')")
    guest.press("#actions [data-key=undo]")
    guest.until("!document.title.startsWith('Game over')")
    examine(guest)


def at_a_table(invite: Invite) -> tuple[Guest, Guest]:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(PHONE, reduced_motion="reduce")
    link = make_table(ann, "draw", 2)
    sit(ben, link, "Ben")
    begin(ann, ben)
    return ann, ben


def in_turn(ann: Guest, ben: Guest) -> tuple[str, Guest, Guest]:
    """Let both play until one of them has had a choice; the hand before it, who chose, and the other."""
    players = [Player(ann, "Ann"), Player(ben, "Ben")]
    while True:
        for at, player in enumerate(players):
            offer = player.read()
            if offer.yours and not offer.sending and (offer.tiles or offer.words):
                if len(offer.tiles) > 1:
                    return one_choice(player), player.guest, players[1 - at].guest
                player.act(offer)
                player.settle(offer)


def test_among_people_the_other_agrees_or_does_not(invite: Invite) -> None:
    ann, ben = at_a_table(invite)
    before, asker, other = in_turn(ann, ben)
    name = "Ann" if asker is ann else "Ben"
    for agree in (False, True):
        asker.until("!document.querySelector('[data-tool=undo]')?.disabled")
        asker.press("[data-tool=undo]")
        other.page.locator("#asks", has_text=f"{name} asks to undo").wait_for()
        asker.page.locator("#asks", has_text="You ask to undo").wait_for()
        assert other.page.title() == "A question for you · Draw"
        for guest in (ann, ben):
            examine(guest)
            assert not violations(guest.page)
        other.press(f"#asks button:has-text('{'Agree' if agree else 'No'}')")
        asker.until("document.getElementById('asks').hidden")
        other.until("document.getElementById('asks').hidden")
    asker.until(f"({HAND})() === '{before}'")
    other.until(f"({LAST})().startsWith('{name} undid')")


def test_the_player_who_asked_withdraws_it(invite: Invite) -> None:
    ann, ben = at_a_table(invite)
    _, asker, other = in_turn(ann, ben)
    asker.press("[data-tool=undo]")
    other.page.locator("#asks button").first.wait_for()
    asker.press("#asks button:has-text('Withdraw')")
    other.until("document.getElementById('asks').hidden")
