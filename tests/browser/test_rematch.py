"""The next match at the same table, in the browser: alone with bots at once, among people when both want it."""

import pytest

from browser.conftest import Invite
from browser.test_together import play_together
from support.browser.axe import violations
from support.browser.friends import begin, make_table, sit
from support.browser.guests import DESK, PHONE
from support.browser.inspection import examine
from support.browser.player import Player, sit_down

SIZES = pytest.mark.parametrize("size", [PHONE, DESK])
OVER = "document.title.startsWith('Game over')"


def finish(player: Player) -> None:
    """Play and deal until the match is over."""
    while not player.play_round(every=50).title.startswith("Game over"):
        player.guest.press("#actions [data-key^=deal]")
        player.guest.until("!/^(Round|Hand) over/.test(document.title)")


@SIZES
def test_alone_with_bots_the_next_match_begins_at_once_and_the_wins_are_counted(
    invite: Invite, size: str
) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, "block", "cardinal", players=2, target=10)
    where = guest.page.url
    finish(player)
    guest.press("#actions [data-key^=rematch]")
    guest.until(f"!{OVER}")
    assert guest.page.url == where
    tally = guest.page.locator("#tally").text_content() or ""
    assert tally in ("Matches won: You 1, Ada 0.", "Matches won: You 0, Ada 1.", "Matches won: You 1, Ada 1.")
    finish(player)
    assert "Matches won: You" in (guest.page.locator("#card .tally").text_content() or "")
    examine(guest)
    assert not violations(guest.page)


def test_among_people_it_begins_when_both_want_it(invite: Invite) -> None:
    ann, ben = invite(DESK, reduced_motion="reduce"), invite(PHONE, reduced_motion="reduce")
    link = make_table(ann, "block", 2, option_target="10")
    sit(ben, link, "Ben")
    begin(ann, ben)
    players = [Player(ann, "Ann"), Player(ben, "Ben")]
    while True:
        play_together(players)
        if ann.page.evaluate(OVER):
            break
        for guest in (ann, ben):
            guest.press("#actions [data-key^=deal]")
        for guest in (ann, ben):
            guest.until("!/^(Round|Hand) over/.test(document.title)")
    ann.press("#actions [data-key^=rematch]")
    ann.page.locator("#asks", has_text="You ask for a rematch. Waiting for Ben.").wait_for()
    ben.page.locator("#asks", has_text="Ann asks for a rematch.").wait_for()
    for guest in (ann, ben):
        examine(guest)
        assert not violations(guest.page)
    ben.press("#asks button:has-text('Agree')")
    for guest in (ann, ben):
        guest.until(f"!{OVER}")
        guest.page.locator("#rack .held").first.wait_for()
        assert "Matches won" in (guest.page.locator("#tally").text_content() or "")
