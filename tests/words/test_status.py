"""What a table says, asks and offers: to the player whose turn it is, to the others and to spectators."""

import pytest

from boneyard.core.match import Match
from boneyard.core.tile import read_tile
from boneyard.records import replay
from boneyard.words import addressed, seen_by, teller

MUGGINS = """game: muggins
edition: university
players: Ann, Ben
options: calls=spoken
round 1
first: 0
hand 0: 6-4 5-5 3-1
hand 1: 2-2 2-1 1-1
yard: 6-3 5-2 0-0
"""
TRAINS = """game: mexican-train
edition: pressman
set: 12
players: Ann, Ben, Cy
options: hand=3, calls=spoken
round 1
first: 0
hand 0: 12-12 12-5 6-4
hand 1: 12-6 6-3 11-10
hand 2: 12-7 12-1 9-0
yard: 11-9 10-8 11-0 10-0 9-6
"""
MOON = """game: moon
edition: uduble
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-6 6-5 6-4 6-3 5-5 5-4 0-0
hand 1: 6-2 6-1 5-3 5-2 5-1 4-4 4-3
hand 2: 4-2 4-1 3-3 3-2 3-1 2-2 2-1
yard: 1-1
"""
BID = "0 bid 5\n1 pass\n2 pass\n"
NAMED = f"{MOON}{BID}0 aside 1-1\n0 trump 6\n"


def status(record: str, viewer: int | None) -> str:
    match = replay(record)
    return teller(match.game).status(match, viewer)


def buttons(match: Match, seat: int) -> list[str]:
    seen = seen_by(match, seat, addressed(match.players, seat))
    return [teller(seen.game).button(seen, move) for move in match.moves(seat)]


def why_not(record: str, seat: int, tile: str) -> str:
    seen = seen_by(replay(record), seat)
    return teller(seen.game).fits_nowhere(seen, read_tile(tile))


def test_each_viewer_is_told_whose_turn_it_is() -> None:
    assert status(MUGGINS, 0) == "Your turn. Lead any tile."
    assert status(MUGGINS, 1) == "It's Ann's turn to play."
    assert status(MUGGINS, None) == "It's Ann's turn to play."


def test_missed_points_are_offered_to_the_others() -> None:
    missed = f"{MUGGINS}0 6-4 > lead\n"
    assert (
        status(missed, 1) == "Your turn. 10 points went unclaimed: say muggins. You can't play: draw a tile."
    )
    silent = f"{TRAINS}0 12-5 > 0\n"
    assert status(silent, 2) == "Ann didn't announce the last tile. You can say catch."
    assert "Catch Ann" in buttons(replay(silent), 2)


def test_claims_and_announcements_are_on_the_button() -> None:
    assert "Lead 6-4 and claim 10" in buttons(replay(MUGGINS), 0)
    assert buttons(replay(TRAINS), 0)[:2] == [
        "Play 12-5 on your train",
        "Play 12-5 on your train and announce your last tile",
    ]


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("", "bid"),
        (BID, "put a tile aside"),
        (f"{BID}0 aside 1-1\n", "name the trumps"),
        (f"{BID}0 aside 1-1\n0 trump 6\n", "lead"),
    ],
)
def test_others_are_told_what_the_bidder_has_to_do(moves: str, told: str) -> None:
    assert status(f"{MOON}{moves}", None) == f"It's Ann's turn to {told}."


def test_the_bidder_has_a_button_for_everything() -> None:
    assert buttons(replay(MOON), 0)[:2] == ["Pass", "Bid 4"]
    assert "Put 1-1 aside" in buttons(replay(f"{MOON}{BID}"), 0)
    assert "Name fours as trumps" in buttons(replay(f"{MOON}{BID}0 aside 1-1\n"), 0)
    assert "Lead 6-6" in buttons(replay(NAMED), 0)
    assert buttons(replay(f"{NAMED}0 6-6\n"), 1) == ["Play 6-1", "Play 6-2"]


def test_a_tile_that_cannot_be_played_gets_a_reason() -> None:
    led = f"{NAMED}0 6-6\n"
    assert why_not(led, 1, "5-1") == "You must follow suit with sixes (trumps). 5-1 isn't one."
    assert why_not(MOON, 0, "6-6") == "Finish the bidding before you play 6-6."
    assert why_not(f"{MUGGINS}0 6-4 > lead\n", 1, "2-2") == "2-2 doesn't fit: the open ends are 4 and 6."


def test_the_prompt_says_why_you_can_only_draw() -> None:
    match = replay(f"{MUGGINS}0 6-4 > lead\n")
    seen = seen_by(match, 1)
    assert teller(seen.game).stuck(seen, match.moves(1)) == "You can't play: draw a tile."
    assert teller(match.game).stuck(seen_by(match, 0), match.moves(0)) == ""


def test_sebastopol_binds_in_words() -> None:
    record = """game: sebastopol
edition: cardinal
players: A, B, C, D
round 1
hand 0: 6-6 1-0
hand 1: 6-4 2-0
hand 2: 6-0 5-0
hand 3: 5-4 3-0
0 6-6 > lead
1 6-4 > 6-6
"""
    match = replay(record)
    assert teller(match.game).says(seen_by(match, None)) == ["6-6 still needs 3 tiles. Play there first."]
