"""A blind person plays: keys and the accessibility tree, nothing else."""

import re
import time

import pytest

from browser.conftest import Invite
from support.browser.guests import DESK, Guest
from support.browser.listener import HAND, MOVES, TABLE, Listener

GAMES = {
    "lines": ("/new/block?edition=cardinal&players=2", {"Target": "20"}),
    "trains": ("/new/mexican-train?edition=cardinal&players=2", {"Rounds": "1"}),
    "tricks": ("/new/moon?edition=uduble", {"Target": "3"}),
    "poker": ("/new/poker?edition=cardinal&players=2", {"Chips": "8"}),
}
ALONE = ["castle-rock", "squeeze", "good-neighbors", "big-clock", "bingo", "traffic"]


def sit_down(guest: Guest, path: str, options: dict[str, str], button: str) -> Listener:
    """Set up a table with Tab and typing, and start."""
    guest.page.goto(path)
    listener = Listener(guest, path)
    for label, value in options.items():
        listener.tab_to("", label)
        listener.key("Control+a")
        guest.page.keyboard.type(value)
    listener.press("", button)
    guest.page.wait_for_url("**/t/*")
    guest.until("document.querySelector('#board [role], #rack .held')")
    return listener


@pytest.mark.parametrize("family", GAMES)
def test_a_match_is_played_to_its_end_by_listening(invite: Invite, family: str) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    listener = sit_down(guest, *GAMES[family], "Play with bots")
    listener.play()
    assert listener.moves
    said = " ".join(listener.heard)
    assert "Your turn" in said
    assert re.search(r"\b(wins?|won)\b", said), said[-500:]


@pytest.mark.parametrize("game", ALONE)
def test_a_solitaire_is_played_to_its_end_by_listening(invite: Invite, game: str) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    listener = sit_down(guest, f"/solitaire/{game}/1", {}, "Play deal 1")
    listener.play(most=12)
    assert listener.moves
    end = " ".join(listener.heard[-3:])
    assert re.search(r"won|left|gave up", end), end


def seen(guest: Guest) -> set[str]:
    """The face-up tiles, as a sighted person sees them."""
    ids = guest.page.evaluate(
        "[...document.querySelectorAll('#board .piece:not([data-role=held], [data-role=yard])')]"
        ".map((each) => each.dataset.piece)"
    )
    return {str(id).split("/")[0] for id in ids}


def spoken(name: str) -> str:
    """The tile of a name like "double 5, first on Ann's train"."""
    tile = name.split(",", maxsplit=1)[0]
    return f"{tile[7:]}-{tile[7:]}" if tile.startswith("double ") else tile


PLACES = {
    "lines": r"the lead|joined to ",
    "trains": r"the hub|(tile \d+|\w+) on (your train|\w+'s train|the Mexican Train)",
    "tricks": r"in the trick, played by |trick \d+ of |the widow|put aside",
}


@pytest.mark.parametrize("family", PLACES)
def test_every_tile_on_the_table_and_in_the_hand_is_read_with_its_place(invite: Invite, family: str) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    listener = sit_down(guest, *GAMES[family], "Play with bots")
    for _ in range(12):
        things = listener.things()
        if things[0].name.startswith(("Round over", "Hand over", "Game over")):
            break
        if not things[0].name.startswith("Your turn"):
            guest.page.wait_for_timeout(100)
            continue
        table = [each for each in things if each.is_in(TABLE) and each.role == "image"]
        read = {spoken(each.name) for each in table}
        assert seen(guest) <= read, "tiles that are seen and not read"
        for each in table:
            place = each.name.partition(", ")[2]
            assert place or each.name.startswith(("End of", "Open end", "Place", "Your place")), each.name
            if re.match(r"(double )?\w+(-\w+)?$", each.name.split(",")[0]):
                assert re.match(PLACES[family], place), each.name
        hand = [each.name for each in things if each.role == "button" and each.is_in(HAND)]
        assert all(f", {at + 1} of {len(hand)}" in name for at, name in enumerate(hand)), hand
        buttons = [each.name for each in things if each.role == "button" and each.is_in(MOVES)]
        listener._act(things, buttons, False)


def test_one_tab_stop_leads_to_the_table_and_announces_its_arrow_keys(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    listener = sit_down(guest, *GAMES["trains"], "Play with bots")
    guest.until("document.title.startsWith('Your turn')")
    groups = {each.name: each for each in listener.things() if each.role in ("group", "SvgRoot")}
    assert "arrow keys to move between tiles" in groups[TABLE].described
    assert "arrow keys to move between tiles" in groups[HAND].described
    first = listener.tab_to(TABLE)
    listener.key("Tab")
    after = listener.focus()
    assert after is not None
    assert not after.is_in(TABLE)
    listener.tab_to(TABLE)
    walked = {first.name}
    for way in ["ArrowLeft"] * 60 + ["ArrowRight"] * 60:
        listener.key(way)
        here = listener.focus()
        assert here is not None
        walked.add(here.name)
    table = {
        each.name for each in listener.things() if each.is_in(TABLE) and each.role in ("image", "button")
    }
    assert table <= walked


def test_a_game_that_runs_by_itself_announces_little(invite: Invite) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    listener = sit_down(guest, "/solitaire/bingo/1", {}, "Play deal 1")
    listener.things()
    before = len(listener.heard)
    log = guest.page.locator("#log li").count()
    listener.press("Tools", "Let it run")
    since = time.monotonic()
    while guest.page.locator("#log li").count() < log + 60:
        listener.things()
        guest.page.wait_for_timeout(50)
    assert len(listener.heard) - before <= 2 + (time.monotonic() - since) / 5, listener.heard[before:]
