"""Phones, a page zoomed to 200 %, a desk: the table has half of the screen, and all of it can be played."""

from typing import Any

import pytest

from browser.conftest import Invite
from support.browser.guests import DESK, PHONE, SIDEWAYS, ZOOMED, Guest
from support.browser.inspection import examine, examine_soon
from support.browser.player import Player, sit_down

LOW = pytest.mark.parametrize("size", [SIDEWAYS, ZOOMED])
_PLACES = """() => {
  const box = (selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };
  const felt = document.getElementById('felt').getBoundingClientRect();
  return {
    felt: box('#felt'),
    rack: box('#rack'),
    buttons: [...document.querySelectorAll('#actions button')].map((each) => {
      const { left, top, width } = each.getBoundingClientRect();
      return [left, top, width].map(Math.round);
    }),
    rows: new Set([...document.querySelectorAll('#rack .held')].map((each) => each.offsetTop)).size,
    share: (felt.width * felt.height) / (innerWidth * innerHeight),
  };
}"""
HALF = f"({_PLACES})().share >= 0.5"
_LONGER = """() => {
  document.getElementById('words').textContent = 'This takes one more line than there was before, and then some.';
}"""
# However long the prompt is: it covers nothing that can be pressed.
_KEEPS_ITS_ROOM = """() => {
  const told = document.querySelector('.told').getBoundingClientRect();
  return [...document.querySelectorAll('#tools button, #rack .held, #actions button')].every((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return right <= told.left + 1 || left >= told.right - 1 || bottom <= told.top + 1 || top >= told.bottom - 1;
  });
}"""


def places(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate(_PLACES)
    return found


def choose_a_tile(player: Player) -> None:
    """Play on until a tile can be chosen, and choose it."""
    for _ in range(60):
        offer = player.wait()
        assert not offer.over, "the round ended before a tile could be chosen"
        if offer.chosen and offer.next:
            return
        player.act(offer)
        player.settle(offer)
    raise AssertionError("no tile could be chosen")


@LOW
@pytest.mark.parametrize("game", ["mexican-train", "muggins"])
def test_with_a_tile_chosen_the_table_has_half_of_the_screen(invite: Invite, size: str, game: str) -> None:
    guest = invite(size, reduced_motion="reduce")
    player = sit_down(guest, game, "cardinal", players=3)
    choose_a_tile(player)
    examine(guest)
    found = places(guest)
    assert found["share"] >= 0.5
    assert found["rows"] == 1
    lefts = {left for left, _, _ in found["buttons"]}
    tops = [top for _, top, _ in found["buttons"]]
    assert len(lefts) <= 2
    assert tops == sorted(set(tops)), "the buttons are no column"
    assert min(lefts) >= found["felt"][0] + found["felt"][2] - 1, "the table does not stand beside them"
    guest.page.evaluate(_LONGER)
    assert places(guest) == found


def test_a_round_of_mexican_train_is_played_sideways(invite: Invite) -> None:
    guest = invite(SIDEWAYS, reduced_motion="reduce")
    player = sit_down(guest, "mexican-train", "cardinal", set=9, players=2)
    assert player.play_round(every=8).over
    examine(guest)


def test_a_prompt_that_grows_moves_nothing_on_an_upright_phone(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_down(guest, "mexican-train", "cardinal", players=3)
    choose_a_tile(player)
    found = places(guest)
    assert found["share"] >= 0.5
    guest.page.evaluate(_LONGER)
    guest.page.evaluate(
        _LONGER.replace("before", "before, which is more than a phone has room for on two lines")
    )
    assert places(guest) == found
    assert guest.page.evaluate(_KEEPS_ITS_ROOM)
    assert places(guest) == found


@pytest.mark.parametrize(
    ("game", "edition", "players"),
    [
        ("chickenfoot", "university", 4),
        ("mexican-train", "puremco", 2),
        ("forty-two", "uduble", 4),
        ("poker", "cardinal", 4),
    ],
)
def test_on_a_desk_the_table_has_half_of_the_screen_and_a_long_prompt_moves_nothing(
    invite: Invite, game: str, edition: str, players: int
) -> None:
    guest = invite(DESK, reduced_motion="reduce")
    sit_down(guest, game, edition, players=players).wait()
    found = places(guest)
    assert found["share"] >= 0.5
    guest.page.evaluate(_LONGER.replace("before", "before, " + "and on and on, " * 12))
    assert guest.page.evaluate(_KEEPS_ITS_ROOM)
    assert places(guest) == found


@pytest.mark.parametrize("players", [2, 4])
def test_all_trains_are_in_view_on_a_phone_held_sideways(invite: Invite, players: int) -> None:
    guest = invite(SIDEWAYS, reduced_motion="reduce")
    sit_down(guest, "mexican-train", "cardinal", players=players).wait()
    assert not guest.page.evaluate("document.getElementById('felt').classList.contains('scrolls')")


@pytest.mark.parametrize(
    ("game", "edition", "players"),
    [
        ("block", "cardinal", 4),
        ("tiddle-a-wink", "pressman", 6),
        ("forty-two", "uduble", 4),
        ("moon", "uduble", 3),
    ],
)
def test_the_whole_table_is_in_view_on_a_phone_held_sideways(
    invite: Invite, game: str, edition: str, players: int
) -> None:
    guest = invite(SIDEWAYS, reduced_motion="reduce")
    player = sit_down(guest, game, edition, players=players)
    while not player.wait().over and player.moves < 7:
        assert not guest.page.evaluate("document.getElementById('felt').classList.contains('scrolls')")
        player.take_part()
    examine(guest)


_PIPS_TOO_SMALL = """() => [...document.querySelectorAll('#board .pieces .piece')].filter((piece) => {
  const { width, height } = piece.getBoundingClientRect();
  const pips = [...piece.querySelectorAll('use')].some((face) => /-f\\d+$/.test(face.getAttribute('href')));
  return pips && Math.min(width, height) < 23; // where a pip of double-9 is 5 px across
}).length"""


@pytest.mark.parametrize(("size", "players"), [(9, 4), (12, 8)])
@pytest.mark.parametrize("screen", [(844, 390), (667, 375)])
def test_all_feet_are_in_view_on_a_phone_held_sideways(
    invite: Invite, size: int, players: int, screen: tuple[int, int]
) -> None:
    width, height = screen
    guest = invite(SIDEWAYS, reduced_motion="reduce", viewport={"width": width, "height": height})
    player = sit_down(guest, "chickenfoot", "university", set=size, players=players)
    while not player.wait().over:
        assert not guest.page.evaluate("document.getElementById('felt').classList.contains('scrolls')")
        assert not guest.page.evaluate(_PIPS_TOO_SMALL)
        player.take_part()
    examine(guest)


def test_more_scores_than_fit_beside_the_title_fade_out(invite: Invite) -> None:
    guest = invite(SIDEWAYS, reduced_motion="reduce")
    sit_down(guest, "chickenfoot", "university", set=12, players=8)
    guest.until("document.querySelector('#standing.beyond')")
    assert "gradient" in guest.page.evaluate(
        "getComputedStyle(document.getElementById('standing')).maskImage"
    )
    guest.page.evaluate("document.getElementById('standing').scrollLeft = 5000")
    guest.until("document.querySelector('#standing.before:not(.beyond)')")


def test_turning_the_phone_keeps_everything_in_view(invite: Invite) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_down(guest, "mexican-train", "cardinal", players=4)
    player.wait()
    for width, height in ((844, 390), (390, 844), (844, 390)):
        guest.page.set_viewport_size({"width": width, "height": height})
        tiles = "[...document.querySelectorAll('#rack .held')]"
        examine_soon(
            guest,
            f"innerWidth === {width} && document.getElementById('felt').clientWidth > 300",
            HALF,
            f"{tiles}.every((each) => each.getBoundingClientRect().bottom <= innerHeight + 1)",
        )


PHONES = [(844, 390), (568, 320), (320, 568), (390, 844)]


@pytest.mark.parametrize(
    ("game", "options"), [("muggins", {}), ("mexican-train", {"set": 12, "rounds": 2}), ("poker", {})]
)
def test_the_table_has_half_of_every_phone_during_a_round_and_after_it(
    invite: Invite, game: str, options: dict[str, int]
) -> None:
    guest = invite(PHONE, reduced_motion="reduce")
    player = sit_down(guest, game, "cardinal", players=2, **options)
    player.wait()
    half_of_every_phone(guest)
    assert player.play_round(every=50).over
    half_of_every_phone(guest)
    assert guest.page.locator("#card h2").is_visible()
    assert guest.page.locator("#actions button.main").is_visible()


def half_of_every_phone(guest: Guest) -> None:
    for width, height in PHONES:
        guest.page.set_viewport_size({"width": width, "height": height})
        examine_soon(guest, f"innerWidth === {width}", HALF)
