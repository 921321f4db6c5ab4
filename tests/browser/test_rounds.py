"""Every edition with others: someone sits down with bots and plays a round to its end, by touching what is offered.

Solitaires are played to their real ends in test_solitaires.
"""

import pytest

from boneyard.core.edition import Edition
from browser.conftest import Invite
from support.browser.guests import DESK, PHONE
from support.browser.player import sit_down
from support.engine.matches import EDITIONS, edition_id
from support.engine.rounds import SOLO

TOGETHER = [edition for edition in EDITIONS if edition not in SOLO]
TURNS = list(zip(TOGETHER, [PHONE, DESK] * len(TOGETHER)))


@pytest.mark.parametrize(("edition", "size"), TURNS, ids=[f"{edition_id(e)}-{size}" for e, size in TURNS])
def test_a_round_is_played_to_its_end(invite: Invite, edition: Edition, size: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, edition.game, edition.key)
    end = player.play_round()
    assert end.over
    assert guest.page.locator("#card h2").is_visible()
    assert guest.page.locator("#log li").count() > 0
