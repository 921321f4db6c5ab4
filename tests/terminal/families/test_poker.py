"""Poker in the terminal: drawn, described, typed, and played to the end; a folded hand is never shown."""

from pathlib import Path

import pytest

from boneyard.core.tile import DOWN, read_tile
from boneyard.records import replay
from boneyard.review import review
from boneyard.terminal.console.signs import ASCII
from boneyard.terminal.families import registry
from boneyard.terminal.play.match import MatchPlay
from boneyard.terminal.play.setup import resume_match
from boneyard.words import log_lines, steps
from support.terminal.person import (
    asked,
    boneyard,
    drawn,
    going_on,
    lines,
    play_to_the_end,
    played,
    seated,
    talk_to,
)

RECORD = """game: poker
edition: cardinal
players: Ann, Ben, Cy
options: {options}
round 1
first: 1
hand 0: 6-6 5-5 6-3 4-1 2-1
hand 1: 4-4 6-5 6-4 3-2 3-1
hand 2: 3-3 2-2 6-2 6-1 5-1
yard: 5-4 5-3 5-2 4-3 4-2
"""


def poker(moves: str = "", options: str = "deals=20") -> str:
    """A record of poker with these moves."""
    return RECORD.format(options=options) + lines(moves)


BET = "1 check, 2 bet"
EXCHANGE = "1 check, 2 check, 0 check"


def sentences(record: str, own: int | None = None) -> list[str]:
    match = replay(record)
    return log_lines(match.game, match.players, steps(match.game, match.rounds[0]), own)


# --- drawing


def test_the_pot_the_chips_and_the_bets() -> None:
    assert drawn(poker(BET), 0) == [
        "Pot: 5",
        "      chips  bet",
        "● Ann    99       to speak  dealer",
        "  Ben    99",
        "  Cy     97    2",
    ]


def test_who_folded_and_who_is_all_in() -> None:
    record = poker("1 bet, 2 raise, 0 fold", "chips=4")
    assert drawn(record, 1) == [
        "Pot: 8",
        "      chips  bet",
        "● Ben     1    2  to speak",
        "  Cy      0    3  all in",
        "  Ann     3       folded  dealer",
    ]
    assert all(line.isascii() for line in drawn(record, 2, signs=ASCII))


# In the second deal Ann is all in with five, and Ben and Cy have gone on to nine.
UNEVEN = """game: poker
edition: cardinal
players: Ann, Ben, Cy
options: chips=10, bet=4
round 1
first: 0
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-5 5-1 4-2 3-1 6-2
hand 2: 6-6 5-5 4-1 3-2 2-1
0 bet
1 fold
2 call
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
1 bet
2 raise
0 call
"""


def test_a_side_pot_names_who_can_win_it() -> None:
    assert drawn(UNEVEN, 1) == [
        "Main pot: 15",
        "Side pot: 4 (Ben and Cy)",
        "      chips  bet",
        "● Ben     4    4  to speak",
        "  Cy      7    8",
        "  Ann     0    4  all in  dealer",
    ]


@pytest.mark.parametrize("width", [78, 38, 24])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for record in (poker(), poker(BET), poker(f"{EXCHANGE}, 1 stand", "exchange=yes")):
        assert all(len(line) <= width for line in drawn(record, 0, width))


# --- what a hand is, and what is asked


def test_the_hand_is_sorted_and_named() -> None:
    match = replay(poker(BET))
    family_view = registry.of(match.game.family)
    assert family_view.hand(match.view(1)) == [
        read_tile(tile) for tile in ("4-4", "6-5", "6-4", "3-2", "3-1")
    ]
    assert family_view.hand_note(match, 0) == "one pair: 6-6 and 5-5"


@pytest.mark.parametrize(
    ("record", "seat", "sentence"),
    [
        (poker(), 1, "You can check or bet 2."),
        (poker(BET), 0, "You can call 2, raise to 4 or fold."),
        (poker(f"{BET}, 0 raise"), 1, "You can call 4, raise to 6 or fold."),
        (poker(BET, "raises=0"), 0, "You can call 2 or fold."),
        (poker(BET, "chips=4"), 0, "You can call 2, raise to 3 with all you have or fold."),
        (poker(BET, "chips=3"), 0, "You can call with your last 2 or fold."),
        (poker(EXCHANGE, "exchange=yes"), 1, "Exchange tiles, like exchange 1 3, or stand to keep them all."),
    ],
)
def test_prompts_come_with_their_price(record: str, seat: int, sentence: str) -> None:
    assert asked(record, seat) == sentence


# --- telling


def test_the_betting_is_a_sentence() -> None:
    assert sentences(poker(f"{BET}, 0 raise, 1 fold, 2 call")) == [
        "Ben checked. Cy bet 2. Ann raised to 4. Ben folded. Cy called."
    ]


def test_what_others_exchange_is_only_counted() -> None:
    record = poker(f"{EXCHANGE}, 1 exchange 3-2 3-1, 2 stand, 0 exchange 4-1", "exchange=yes")
    assert sentences(record, 1) == [
        "Ben checked. Cy checked. Ann checked.",
        "Ben exchanged 3-2 and 3-1 for 5-3 and 5-4. Cy kept all tiles. Ann exchanged 1 tile.",
    ]
    assert "Ben exchanged 2 tiles" in sentences(record, 0)[1]


# --- typing


@pytest.mark.parametrize(
    ("record", "seat", "typed", "move"),
    [
        (poker(), 1, "c", "check"),
        (poker(), 1, "b", "bet"),
        (poker(), 1, "CHECK", "check"),
        (poker(BET), 0, "c", "call"),
        (poker(BET), 0, "r", "raise"),
        (poker(BET), 0, "fold", "fold"),
        (poker(EXCHANGE, "exchange=yes"), 1, "s", "stand"),
        (poker(EXCHANGE, "exchange=yes"), 1, "exchange 4 5", "exchange 3-2 3-1"),
        (poker(EXCHANGE, "exchange=yes"), 1, "4, 5", "exchange 3-2 3-1"),
        (poker(EXCHANGE, "exchange=yes"), 1, "x 1-3 2-3", "exchange 3-2 3-1"),
    ],
)
def test_a_move_may_be_said_in_several_ways(record: str, seat: int, typed: str, move: str) -> None:
    match = replay(record)
    assert registry.of(match.game.family).read(match.view(seat), typed, match.players) == move


@pytest.mark.parametrize(
    ("moves", "typed", "sentence"),
    [
        (BET, "check", "There is a bet, and calling it costs 2"),
        (BET, "b", "Someone has already bet"),
        (BET, "6-6", "'6-6' isn't a move or a command"),
        (BET, "rase", "'rase' isn't a move or a command"),
        (BET, "exchange 1", "This is a round of betting"),
        (f"{EXCHANGE}, 1 stand, 2 stand", "exchange", "Type exchange and the tiles to give up"),
        (f"{EXCHANGE}, 1 stand, 2 stand", "exchange 9", "There's no tile number 9. Yours are 1 to 5."),
        (f"{EXCHANGE}, 1 stand, 2 stand", "exchange 1 1", "You can trade a tile only once"),
        (f"{EXCHANGE}, 1 stand, 2 stand", "exchange 4-4", "You don't have 4-4."),
        (f"{EXCHANGE}, 1 stand, 2 stand", "c", "This is the exchange"),
    ],
)
def test_an_impossible_command_is_answered_with_what_is_possible(
    tmp_path: Path, moves: str, typed: str, sentence: str
) -> None:
    seen = " ".join(played(going_on(tmp_path, poker(moves, "exchange=yes")), [typed, "quit"]).split())
    assert sentence in seen
    assert "You can " in seen


# --- how deals come out


def ending(record: str) -> tuple[str, list[list[str]]]:
    match = replay(record)
    family_view = registry.of(match.game.family)
    return family_view.teller.round_ended(match, match.rounds[0]), family_view.teller.round_table(
        match, match.rounds[0]
    )[1]


def test_a_showdown_shows_hands_but_no_folded_one() -> None:
    sentence, rows = ending(poker(f"{BET}, 0 call, 1 fold"))
    assert sentence == "Ann won the pot of 7 (one pair: 6-6 and 5-5)."
    assert rows == [
        ["Ann", "6-6 5-5 6-3 4-1 2-1  one pair", "+4", "104"],
        ["Ben", "folded", "-1", "99"],
        ["Cy", "3-3 2-2 6-2 6-1 5-1  one pair", "-3", "97"],
    ]


def test_the_last_player_left_shows_nothing() -> None:
    sentence, rows = ending(poker(f"{BET}, 0 fold, 1 fold"))
    assert sentence == "Everyone else folded: Cy won the pot of 5 without showing a hand."
    assert [row[1] for row in rows] == ["folded", "folded", "not shown"]


def test_a_class_is_named_as_one_speaks() -> None:
    flush = "hand 0: 6-6 6-5 6-4 6-3 6-1\nhand 1: 5-5 5-4 4-3 3-2 2-1\n"
    head = "game: poker\nedition: cardinal\nplayers: Ann, Ben\noptions: deals=1\nround 1\nfirst: 0\n"
    assert ending(f"{head}{flush}0 check\n1 check\n")[0] == "Ann won the pot of 2 (flush of sixes)."


def test_pots_are_won_apart() -> None:
    match = replay(f"{UNEVEN}1 call\n")
    assert registry.of(match.game.family).teller.round_ended(match, match.rounds[1]) == (
        "Ann won the main pot of 15 (one pair: 6-6 and 5-5). Ben won a side pot of 8 (one pair: 4-4 and 3-3)."
    )


def test_unmatched_chips_go_back() -> None:
    match = replay(f"{UNEVEN}1 fold\n")
    assert registry.of(match.game.family).teller.round_ended(match, match.rounds[1]) == (
        "Ann won the pot of 15 (one pair: 6-6 and 5-5). 4 that no one matched went back to Cy."
    )


def test_a_record_keeps_folded_hands_face_down(tmp_path: Path) -> None:
    path = tmp_path / "seen.bones"
    match = replay(poker(f"{BET}, 0 call, 1 fold", "deals=1"))
    path.write_text(match.record(0), "utf-8")
    shown = boneyard("replay", path).stdout
    assert "Ben  ? ? ? ? ?  (folded)" in shown
    assert "4-4" not in shown
    assert "The deal is over. Ann won the pot of 7" in shown
    path.write_text(match.record(), "utf-8")
    assert "4-4" not in boneyard("replay", path, "--seat", "Cy").stdout


# --- whole matches


@pytest.mark.parametrize("width", [80, 40])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ["deals=6", "exchange=yes"]),
        (3, ["chips=12", "deals=12", "exchange=yes"]),
        (4, ["chips=9", "deals=20"]),
    ],
)
def test_a_match_is_played_to_its_end(players: int, options: list[str], width: int) -> None:
    play_to_the_end(seated("poker", players=players, options=options, bots="random"), width)


def test_undo_goes_back_to_your_last_decision(tmp_path: Path) -> None:
    seating = going_on(tmp_path, poker(BET))
    before = seating.match.record()
    records: list[str] = []

    def answer(prompt: str) -> str:
        records.append(seating.match.record())
        return ["raise", "undo", "redo", "quit", "quit"][len(records) - 1]

    console, _ = talk_to(answer)
    MatchPlay(console, seating).run()
    assert records[0] == records[2] == before
    assert records[1] == records[3] != before


def test_a_deal_whose_hands_were_not_kept_is_not_taken_back(tmp_path: Path) -> None:
    record = (
        "game: poker\nedition: cardinal\nplayers: Ann, Ben\nround 1\nfirst: 1\n"
        "hand 0: ? ? ? ? ?\nhand 1: ? ? ? ? ?\n1 bet\n0 fold\n"
        "round 2\nfirst: 0\nhand 0: 6-6 5-4 4-1 3-2 2-1\nhand 1: 4-4 5-3 6-1 5-2 6-4\n"
    )
    seating = going_on(tmp_path, record)
    before = seating.match.record()
    seen = " ".join(played(seating, ["undo", "undo", "quit"]).split())
    assert (
        "You can't undo into the previous deal: its file doesn't have the hands that weren't shown." in seen
    )
    assert "Taken back" not in seen
    assert seating.match.record() == before


def test_all_of_ones_own_decisions_are_in_a_match_that_was_saved_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "over.bones"
    seating = seated("poker", players=3, options=["deals=4"], bots="random")
    seen = played(seating, [*["c", "f", ""] * 20, f"save {path}", "quit"])
    assert seating.match.result is not None
    assert "You folded." in seen
    kept = replay(path.read_text("utf-8"))
    found = review(kept, 0, iterations=1)
    whole = review(seating.match, 0, iterations=1)
    assert found.covered == 0
    assert [each.ply for each in found.decisions] == [each.ply for each in whole.decisions]
    assert all(hidden(each.deal.yard) for each in kept.rounds)
    assert "The match is over" in played(resume_match(str(path), None, ""), ["quit"])


def test_a_match_saved_before_its_end_continues_and_reveals_no_folded_hand(tmp_path: Path) -> None:
    path = tmp_path / "on.bones"
    seating = seated("poker", players=3, options=["deals=4"], bots="random")
    played(seating, ["c", "f", f"save {path}", "", f"save {path}", "quit"])
    kept = replay(path.read_text("utf-8"))
    assert [hidden(hand) for hand in kept.rounds[0].deal.hands] == [True, False, False]
    assert not resume_match(str(path), None, "").match.sealed


def hidden(tiles: tuple[int, ...]) -> bool:
    return set(tiles) == {DOWN}


def test_a_match_by_piped_input_takes_every_command(tmp_path: Path) -> None:
    path = tmp_path / "kept.bones"
    typed = "hint\nmoves\nscores\ntable\n?\nrules\nc\nundo\nredo\n" + "\nc\ns\n" * 60
    run = boneyard(
        "play", "poker", "-p", "3", "-o", "exchange=yes", "-o", "deals=5", typed=f"{typed}save {path}\nquit\n"
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "There's no hint" not in run.stdout
    shown = boneyard("replay", path, "--seat", "0")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Chips:" in shown.stdout
