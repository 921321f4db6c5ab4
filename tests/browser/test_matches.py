"""A whole short match of each family, from the set-up form to the last word about who won."""

import pytest

from browser.conftest import Invite
from support.browser.player import sit_down

SHORT: list[tuple[str, str, dict[str, object]]] = [
    ("bergen", "cardinal", {"target": 3}),
    ("mexican-train", "cardinal", {"set": 6, "players": 3, "rounds": 2}),
    ("moon", "uduble", {"target": 7}),
    ("poker", "cardinal", {"deals": 3}),
    ("castle-rock", "university", {}),
]


@pytest.mark.parametrize(("game", "edition", "wishes"), SHORT, ids=[row[0] for row in SHORT])
@pytest.mark.parametrize("size", ["phone"])
def test_a_short_match_is_played_to_its_end(
    invite: Invite, game: str, edition: str, wishes: dict[str, object], size: str
) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, game, edition, **wishes)
    for _ in range(30):
        offer = player.play_round(every=10)
        if offer.title.startswith("Game over"):
            break
        guest.press("#actions [data-key^=deal]")
        guest.until("!/^(Round|Hand) over/.test(document.title)")
    assert guest.page.title().startswith("Game over")
    assert guest.page.locator("#card h2").inner_text()
    if game == "castle-rock":  # another deal is a press away, without any form
        with guest.page.expect_navigation():
            guest.press("#actions [data-key=again] button")
        guest.until("document.querySelector('[data-tool=deal]')")
        return
    guest.press("#actions [data-key=new]")
    guest.page.wait_for_url(f"**/new/{game}*")
