"""Forty-Two and Moon in the terminal: drawn, described, typed, and played to the end."""

from pathlib import Path

import pytest

from boneyard.core.move import ALONE, Move
from boneyard.records import replay
from boneyard.terminal.console.signs import ASCII
from boneyard.terminal.families import registry
from boneyard.words import log_lines, steps
from boneyard.words.context import seen_by
from support.terminal.person import asked, drawn, going_on, lines, played, said, seated, sentences
from support.terminal.trick_deals import BEGUN, HEAD, NAMED, ONE, PARTNERS, forty_two, moon

# --- drawing


def test_the_table_has_the_partner_opposite_and_you_at_the_bottom() -> None:
    assert drawn(forty_two(BEGUN), 3)[:6] == [
        "                    Ben (partner)",
        "                    [6|4]",
        "Ann                                     Cy",
        "[4‖4] led, winning                      [4|1]",
        "                    Dee (dealer)",
        "                    to play",
    ]
    assert drawn(forty_two(BEGUN), 3)[7:] == [
        "Ann and Cy   no tricks",
        "Ben and Dee  no tricks",
        "Counts still out: 6-4 5-5 5-0 4-1 3-2",
    ]


def test_what_was_taken_is_shown_with_its_counts() -> None:
    assert drawn(forty_two(ONE), 0)[7:] == [
        "Ann and Cy   1 trick, 16 points, with 6-4 4-1",
        "Ben and Dee  no tricks",
        "Counts still out: 5-5 5-0 3-2",
    ]


def test_the_bidding_shows_what_each_said() -> None:
    record = forty_two("0 bid 31, 1 pass, 2 bid 33", "cardinal")
    assert drawn(record, 3) == [
        "                    Ben (partner)",
        "                    passed",
        "Ann                                     Cy",
        "bid 31                                  bid 33",
        "                    Dee (dealer)",
        "                    to speak",
    ]
    assert said(record, 3) == ["Bidding so far: Ann 31, Ben passed, Cy 33. Cy's 33 is high."]
    assert drawn(f"{record}3 pass\n", 0)[-1] == "                    bid 31, to speak"


def test_three_players_sit_left_and_right_of_you() -> None:
    assert drawn(moon("0 bid 5"), 1) == [
        "Cy (dealer)                             Ann",
        "                                        bid 5",
        "                    Ben",
        "                    to speak",
    ]


@pytest.mark.parametrize("width", [78, 38, 24])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for record in (forty_two(), forty_two(BEGUN), forty_two(ONE), moon("0 bid 5")):
        assert all(len(line) <= width for line in drawn(record, 0, width))


def test_ascii_is_enough() -> None:
    assert "[4=4] led, winning                      [4|1]" in drawn(forty_two(BEGUN), 3, signs=ASCII)
    assert all(line.isascii() for line in drawn(forty_two(BEGUN), 3, 24, ASCII))


# --- what is said and asked


@pytest.mark.parametrize(
    ("trump", "sentence"),
    [
        ("4", "Fours are trumps. Ann bid 31: Ann and Cy need 31 more."),
        ("doubles", "Doubles are trumps. Ann bid 31: Ann and Cy need 31 more."),
        ("none", "There are no trumps. Ann bid 31: Ann and Cy need 31 more."),
    ],
)
def test_trumps_and_what_is_needed_in_words(trump: str, sentence: str) -> None:
    moves = f"0 bid 31, 1 pass, 2 pass, 3 pass, 0 trump {trump}"
    assert said(forty_two(moves, "cardinal"), 1) == [sentence]


def test_the_table_says_what_the_bidders_still_need() -> None:
    assert said(moon("0 bid 5, 1 pass, 2 pass, 0 aside 1-1, 0 trump 6"), 1) == [
        "Sixes are trumps. Ann bid 5 and needs 5 more tricks."
    ]
    assert said(forty_two(ONE), 1) == ["Fours are trumps. Ann bid 31: Ann and Cy need 15 more."]
    lost = forty_two("0 pass, 1 pass, 2 pass, 3 bid 42, 3 trump 3, 3 3-1, 0 4-3, 1 6-3, 2 3-2")
    assert said(lost, 1)[0].endswith("need 36 more.")
    lost = forty_two("0 pass, 1 pass, 2 bid 42, 3 pass, 2 trump 3, 2 3-2, 3 3-0, 0 4-3, 1 3-3")
    assert said(lost, 2)[0] == "Threes are trumps. Cy bid 42 and can't make it anymore."


@pytest.mark.parametrize(
    ("record", "seat", "sentence"),
    [
        (forty_two(), 0, "Bid 30 to 42, or pass."),
        (forty_two("0 bid 31"), 1, "Bid more than 31, or pass."),
        (forty_two("0 bid 41"), 1, "Bid 42, or pass."),
        (forty_two("0 bid 42"), 1, "There's no higher bid left: pass."),
        (forty_two("0 bid 42", "cardinal"), 1, "Bid 84, or pass."),
        (moon(), 0, "Bid 4 to 7 or 21, or pass."),
        (forty_two("0 bid 31, 1 pass, 2 pass, 3 pass"), 0, "Name the trumps: 0 to 6."),
        (
            forty_two("0 bid 31, 1 pass, 2 pass, 3 pass", "cardinal"),
            0,
            "Name the trumps: 0 to 6, doubles or none.",
        ),
        (moon("0 bid 5, 1 pass, 2 pass"), 0, "Put one tile aside."),
        (forty_two(NAMED), 0, "Lead any tile."),
        (forty_two(f"{NAMED}, 0 4-4"), 1, "Trumps are led (fours): follow suit."),
        (forty_two(f"{NAMED}, 0 6-6"), 1, "The suit led is sixes: follow suit."),
        (forty_two(f"{NAMED}, 0 0-0, 1 2-0"), 2, "The suit led is blanks, and you have none: play any tile."),
    ],
)
def test_the_player_is_asked_for_what_is_owed(record: str, seat: int, sentence: str) -> None:
    assert asked(record, seat) == sentence


def test_a_claim_is_offered() -> None:
    moves = f"{NAMED}, 0 4-4, 1 6-4, 2 4-1, 3 4-0"
    assert "claim" not in asked(forty_two(moves, options="claim=yes"), 0)
    sure = replay(
        HEAD.format(game="forty-two", edition="uduble", players=PARTNERS, options="claim=yes")
        + "hand 0: 6-6 6-5\nhand 1: 1-1 1-0\nhand 2: 2-2 2-0\nhand 3: 3-3 3-0\n"
        + lines("0 bid 30, 1 pass, 2 pass, 3 pass, 0 trump 6")
    )
    seen = seen_by(sure, 0)
    assert registry.of(seen.game.family).asks(seen, sure.moves(0)).endswith("you may claim it.")
    assert (
        registry.of(seen.game.family).describe_choices(sure.moves(0))
        == "You can play 6-5 or 6-6 or claim. Type ? for help."
    )
    sure.play("claim")
    (*_, claimed) = log_lines(sure.game, sure.players, steps(sure.game, sure.round))
    assert claimed == "Ann showed 6-6 and 6-5 and claimed the rest of the tricks."


# --- the hand


def test_trumps_stand_first_in_the_hand() -> None:
    match = replay(forty_two(NAMED))
    family_view = registry.of(match.game.family)
    assert [str(Move(ALONE, tile)) for tile in family_view.hand(match.view(0))] == [
        "4-4",
        "4-3",
        "4-2",
        "6-6",
        "6-5",
        "1-0",
        "0-0",
    ]
    assert family_view.hand_note(match, 0) == "1 to 3 are trumps"
    assert family_view.hand_note(match, 2) == "1 is a trump"


def test_the_widow_is_pointed_out_to_the_bidder_only() -> None:
    match = replay(moon("0 bid 5, 1 pass, 2 pass"))
    family_view = registry.of(match.game.family)
    assert family_view.hand_note(match, 0) == "1-1 was the widow"
    assert family_view.hand_note(match, 1) == family_view.hand_note(match, 2) == ""
    record = moon("0 bid 5, 1 pass, 2 pass")
    assert sentences(record, 0) == ["Ann bid 5. Ben passed. Cy passed. Ann took the widow, 1-1."]
    assert sentences(record, 1) == ["Ann bid 5. Ben passed. Cy passed. Ann took the widow."]


# --- telling


def test_the_bidding_the_trumps_and_each_trick_are_a_line() -> None:
    assert sentences(forty_two(f"{ONE}, 0 6-6, 1 6-3"), 1) == [
        "Ann bid 31. Ben passed. Cy passed. Dee passed.",
        "Ann named fours as trumps.",
        "Ann led 4-4. Ben played 6-4. Cy played 4-1. Dee played 4-0. Ann won the trick with 4-4 (16 points).",
        "Ann led 6-6. Ben played 6-3.",
    ]


def test_the_tile_put_aside_is_named_to_no_one_else() -> None:
    record = moon("0 bid 5, 1 pass, 2 pass, 0 aside 1-1, 0 trump 6")
    assert sentences(record, 0)[1:] == ["Ann put 1-1 aside. Ann named sixes as trumps."]
    assert sentences(record, 2)[1:] == ["Ann put a tile aside. Ann named sixes as trumps."]


def test_tricks_can_be_looked_at_again() -> None:
    seen = seen_by(replay(forty_two(ONE)), 3)
    family_view = registry.of(seen.game.family)
    assert family_view.look_up(seen, "tricks") == [
        "  1  Ann 4-4, Ben 6-4, Cy 4-1, Dee 4-0: Ann won it (16 points)"
    ]
    seen = seen_by(replay(forty_two()), 3)
    assert family_view.look_up(seen, "tricks") == ["No one has won a trick yet."]
    assert family_view.look_up(seen, "trick") is None


# --- typing


@pytest.mark.parametrize(
    ("record", "typed", "move"),
    [
        (forty_two(), "31", "bid 31"),
        (forty_two(), "Bid 31", "bid 31"),
        (forty_two(), "p", "pass"),
        (forty_two(), "PASS", "pass"),
        (forty_two("0 bid 31, 1 pass, 2 pass, 3 pass"), "4", "trump 4"),
        (forty_two("0 bid 31, 1 pass, 2 pass, 3 pass"), "trump 4", "trump 4"),
        (forty_two("0 bid 31, 1 pass, 2 pass, 3 pass"), "fours", "trump 4"),
        (forty_two("0 bid 31, 1 pass, 2 pass, 3 pass", "cardinal"), "doubles", "trump doubles"),
        (forty_two("0 bid 31, 1 pass, 2 pass, 3 pass", "cardinal"), "none", "trump none"),
        (forty_two(NAMED), "1", "4-4"),
        (forty_two(NAMED), "6-6", "6-6"),
        (forty_two(NAMED), "5-6", "6-5"),
        (forty_two(NAMED), "claim", "claim"),
        (moon("0 bid 5, 1 pass, 2 pass"), "8", "aside 0-0"),
        (moon("0 bid 5, 1 pass, 2 pass"), "1-1", "aside 1-1"),
        (moon("0 bid 5, 1 pass, 2 pass"), "aside 1-1", "aside 1-1"),
        (moon("0 bid 5, 1 pass, 2 pass"), "aside 7", "aside 1-1"),
    ],
)
def test_a_move_may_be_said_in_several_ways(record: str, typed: str, move: str) -> None:
    match = replay(record)
    assert registry.of(match.game.family).read(match.view(0), typed, match.players) == move


@pytest.mark.parametrize(
    ("moves", "typed", "sentence"),
    [
        ("", "29", "29 isn't a bid here"),
        ("", "6-4", "The bidding is still going on"),
        ("", "bid", "Type a number after bid"),
        ("", "four", "Type a bid like bid 30, or pass, or ? for help."),
        ("", "claim", "The bidding is still going on"),
        ("0 bid 31, 1 pass, 2 pass, 3 pass", "7", "Type the trumps, like 4, or ? for help."),
        ("0 bid 31, 1 pass, 2 pass, 3 pass", "doubles", "doubles can't be trumps here"),
        ("0 bid 31, 1 pass, 2 pass, 3 pass", "trump 9", "Trumps are a number from 0 to 6"),
        (NAMED, "8", "There's no tile number 8. Yours are 1 to 7."),
        (NAMED, "5-5", "You don't have 5-5."),
        (NAMED, "claim", "Hands are played out here"),
        (NAMED, "pass", "The bidding is over"),
        (NAMED, "tricsk", "Did you mean tricks?"),
    ],
)
def test_an_impossible_command_is_answered_with_what_is_possible(
    tmp_path: Path, moves: str, typed: str, sentence: str
) -> None:
    seen = " ".join(played(going_on(tmp_path, forty_two(moves)), [typed, "quit"]).split())
    assert sentence in seen
    assert "You can " in seen


@pytest.mark.parametrize("typed", ["four", "bid", "bid four"])
def test_a_bid_is_explained_with_one_the_game_has(tmp_path: Path, typed: str) -> None:
    seen = " ".join(played(going_on(tmp_path, moon()), [typed, "?", "quit"]).split())
    assert "like bid 4" in seen
    assert "31" not in seen


def test_a_player_who_can_must_follow_suit(tmp_path: Path) -> None:
    record = forty_two(f"{NAMED}, 0 6-6")
    seen = played(going_on(tmp_path, record, "Ben"), ["5-5", "quit"])
    assert "Follow suit with 6-3: sixes were led." in seen
    assert "You can play 6-3. Type ? for help." in seen


def test_refusals_speak_to_you() -> None:
    seen = played(seated("forty-two", bots="random", seed="3"), ["6-6", "29", "quit"])
    assert "You holds" not in seen
    assert "seat 0" not in seen
