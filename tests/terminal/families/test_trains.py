"""Train games in the terminal: drawn, described, typed, and played to the end."""

from pathlib import Path

import pytest

from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.core.move import LAY, Move
from boneyard.records import check, replay
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import ASCII, UNICODE
from boneyard.terminal.families import registry
from boneyard.terminal.play.match import MatchPlay
from boneyard.terminal.play.setup import resume_match
from boneyard.words.context import Seen, seen_by
from boneyard.words.families.trains import TrainTeller
from support.terminal.person import boneyard, drawn, played, said, seated, sentences, talk_to

HEAD = """game: {game}
edition: {edition}
set: 12
players: Ann, Ben, Cy
options: {options}
"""
DEAL = """round 1
hub: 12-12
first: 0
hand 0: 12-5 5-5 6-4 12-4 9-8
hand 1: 12-6 6-3 11-10 5-2 5-1
hand 2: 12-7 12-1 9-0 7-3 3-2
yard: 11-9 10-8 11-0 10-0
"""
PUREMCO = HEAD.format(game="mexican-train", edition="puremco", options="rounds=1, hand=5") + DEAL
PRESSMAN = (
    HEAD.format(game="mexican-train", edition="pressman", options="hand=3, calls=spoken")
    + """round 1
first: 0
hand 0: 12-12 12-5 6-4
hand 1: 12-6 6-3 11-10
hand 2: 12-7 12-1 9-0
yard: 11-9 10-8 11-0 10-0 9-6
"""
)
# Ann leaves 5-5 open, with the further play on the Mexican Train.
OPEN = f"{PUREMCO}0 12-5 > 0\n1 12-6 > 1\n2 12-7 > 2\n0 5-5 > 0\n0 12-4 > M\n"


# --- drawing


def test_before_the_first_play() -> None:
    assert drawn(PUREMCO, 0, 80) == [
        "Hub [12‖12]",
        "0 Ann   not started: takes a 12, open",
        "M       not started: takes a 12, open",
        "1 Ben   not started",
        "2 Cy    not started",
    ]


def test_your_own_train_comes_first_then_the_public_ones() -> None:
    record = f"{PUREMCO}0 12-5 > 0\n1 12-6 > 1\n2 12-1 > M\n"
    assert drawn(record, 0, 80) == [
        "Hub [12‖12]",
        "0 Ann   [12|5] → 5 open",
        "M       [12|1] → 1 open",
        "1 Ben   [12|6] → 6",
        "2 Cy    not started",
    ]
    assert [line[:1] for line in drawn(record, 2, 80)] == ["H", "2", "M", "0", "1"]
    assert not any("open" in line for line in drawn(record, 2, 80))


STUCK = (
    f"{PUREMCO}0 12-5 > 0\n1 12-6 > 1\n2 12-7 > 2\n0 5-5 > 0\n0 12-4 > M\n1 5-2 > 0\n2 7-3 > 2\n0 6-4 > M\n"
    "1 6-3 > M\n2 3-2 > 2\n0 draw\n0 pass\n"
)


def test_a_marker_has_a_sign_and_a_color() -> None:
    assert "0 Ann ▲ [12|5][5‖5][5|2] → 2 open" in drawn(STUCK, width=80)
    assert "0 Ann ^ [12|5][5=5][5|2] -> 2 open" in drawn(STUCK, width=80, signs=ASCII)
    assert all(line.isascii() for line in drawn(STUCK, width=80, signs=ASCII))
    match = replay(STUCK)
    line = next(
        line
        for line in registry.of(match.game.family).draw(
            Seen(match.game, match.state, match.players), 80, UNICODE
        )
        if "▲" in line.plain
    )
    assert any("magenta" in str(span.style) for span in line.spans)


@pytest.mark.parametrize("width", [78, 38, 30])
def test_a_long_train_shows_its_tail_on_one_line(width: int) -> None:
    seating = seated("mexican-train", "puremco", players=8, bots="random", options=["rounds=1"])
    match = seating.match
    while match.result is None:
        match.play(match.moves()[0])
        for seat in (0, 5):
            seen = seen_by(match, seat)
            lines = [line.plain for line in registry.of(seen.game.family).draw(seen, width, UNICODE)]
            assert len(lines) == 10
            assert all(len(line) <= width for line in lines)
    long = [line for line in lines if "…" in line]
    assert long
    assert all(line.rstrip().split(" → ")[0].endswith("]") for line in long)


def test_what_binds() -> None:
    assert "0 Ann   [12|5][5‖5] → 5 open" in drawn(OPEN, 1, 80)
    assert said(OPEN, 1) == ["The double 5-5 on Ann's train must be covered first."]
    seen = seen_by(replay(OPEN), 1)
    assert TrainTeller().fits_nowhere(seen, replay(OPEN).game.hands(seen.state)[1][-1]) == (
        "11-10 can't go there yet. The double 5-5 on Ann's train must be covered first."
    )


def test_wild_faces_and_letters_are_drawn() -> None:
    record = (
        HEAD.format(game="supertrain", edition="puremco", options="rounds=1, hand=2")
        + """round 1
hub: 12-12
first: 0
hand 0: 12-W 9-8
hand 1: R-W 6-3
hand 2: 12-7 12-1
yard: 11-9
0 12-W > 0 =W
1 R-W > 1 =R
"""
    )
    lines = drawn(record, 0, 80)
    assert "0 Ann   [12|W] → W open" in lines
    assert "1 Ben   [W|R] → R" in lines
    assert said(record, 0) == ["Play goes the other way around now."]
    assert (
        sentences(record)[1]
        == "Ben started their own train with R-W. That leaves R. Play reverses direction."
    )


# --- telling


def test_what_the_others_did() -> None:
    assert sentences(OPEN) == [
        "Ann started their own train with 12-5.",
        "Ben started their own train with 12-6.",
        "Cy started their own train with 12-7.",
        "Ann played 5-5 on their own train. Ann started the Mexican Train with 12-4.",
    ]
    assert sentences(STUCK)[-1] == "Ann drew a tile. Ann passed, so Ann's train is open now."
    assert "Ben played 5-2 on Ann's train." in sentences(STUCK)


def test_a_catch_is_logged() -> None:
    assert sentences(f"{PRESSMAN}0 12-5 > 0\n1 catch\n")[-1] == "Ben caught Ann. Ann drew a tile."
    assert sentences(f"{PRESSMAN}0 12-5 > 0 !last\n") == [
        "Ann started their own train with 12-5. Ann announced the last tile."
    ]


# --- typing


def typed_by(match: Match, seat: int, text: str) -> Move | Several:
    """What a text means, typed by a seat."""
    return registry.of(match.game.family).read(match.view(seat), text, match.players)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("12-4 M", "12-4 > M"),
        ("12-4 > ann", "12-4 > 0"),
        ("12-4 0", "12-4 > 0"),
        ("4-12 Ann", "12-4 > 0"),
        ("1 m", "12-5 > M"),
    ],
)
def test_a_place_is_typed_with_the_tile(typed: str, move: str) -> None:
    match = replay(PUREMCO)
    assert typed_by(match, 0, typed) == move


def test_a_tile_alone_asks_where_if_it_must() -> None:
    match = replay(PUREMCO)
    assert isinstance(typed_by(match, 0, "12-4"), Several)
    with pytest.raises(BoneyardError, match=r"doesn't fit\. The trains you may play on end in 12"):
        typed_by(match, 0, "9-8")
    with pytest.raises(BoneyardError, match="has no marker"):
        match.play(str(typed_by(match, 0, "12-4 Ben")))
    after = replay(OPEN)
    assert typed_by(after, 1, "5-2") == "5-2 > 0"


def test_a_missed_announcement_is_caught(tmp_path: Path) -> None:
    path = tmp_path / "start.bones"
    path.write_text(PRESSMAN, "utf-8")
    seen = played(resume_match(str(path), "Ann", "random"), ["12-5", "quit"])
    assert "caught Ann. Ann drew a tile." in seen
    seen = played(resume_match(str(path), "Ann", "random"), ["12-5 !last", "quit"])
    assert "Ann started their own train with 12-5. Ann announced the last tile." in seen


def test_the_player_may_catch_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "start.bones"
    path.write_text(f"{PRESSMAN}0 12-5 > 0\n", "utf-8")
    seen = played(resume_match(str(path), "Ben", "random"), ["foo", "catch", "quit"])
    assert "Ann didn't announce the last tile.\nType catch, or press Enter to let it go: foo\n" in seen
    assert "You can only say catch now. Press Enter to let it go." in seen
    assert "Ben caught Ann. Ann drew a tile." in seen


def test_a_series_is_one_sentence() -> None:
    head = HEAD.format(game="mexican-train", edition="cardinal", options="hand=4, rounds=1")
    deal = "round 1\nfirst: 0\nhand 0: 12-12 12-5 5-3 9-8\nhand 1: 12-6 6-3 11-10 5-2\n"
    rest = "hand 2: 12-7 12-1 9-0 7-3\nyard: 11-9 10-8\n"
    record = f"{head}{deal}{rest}0 12-5 > 0\n0 5-3 > 0\n1 12-6 > 1\n1 stop\n"
    assert sentences(record) == [
        "Ann started their own train with 12-5. Ann went on with 5-3.",
        "Ben started their own train with 12-6. Ben stopped there.",
    ]


# --- whole matches


@pytest.mark.parametrize("width", [80, 40])
@pytest.mark.parametrize(
    ("game", "edition", "players", "options"),
    [
        ("mexican-train", "cardinal", 4, ["rounds=2"]),
        ("mexican-train", "pressman", 3, ["calls=spoken"]),
        ("mexican-train", "puremco", 8, ["rounds=1"]),
        ("mexican-train", "university", 5, ["rounds=1", "calls=spoken", "penalty=points"]),
        ("mexican-train", "uduble", 3, ["rounds=1"]),
        ("supertrain", "puremco", 3, ["rounds=1"]),
    ],
)
def test_a_match_to_its_end(game: str, edition: str, players: int, options: list[str], width: int) -> None:
    seating = seated(game, edition, players=players, options=options, bots="random")
    match = seating.match
    turns = 0

    def answer(prompt: str) -> str:
        nonlocal turns
        turns += 1
        assert turns < 2000
        if prompt.startswith("Your move:"):
            moves = match.moves(seating.seat)
            plays = [move for move in moves if move.kind == LAY] or list(moves)
            return str(plays[turns % len(plays)])
        if prompt.startswith("catch"):
            return "catch" if turns % 2 else ""
        return "quit" if prompt.startswith("again") else ""

    console, seen = talk_to(answer, width)
    MatchPlay(console, seating).run()
    text = seen.getvalue()
    assert match.result is not None
    assert "The match is over" in text
    printed = [
        line for line in text.splitlines() if not line.startswith(("Your move", "Enter", "catch,", "again"))
    ]
    assert [line for line in printed if len(line) > width] == []
    assert check(match.record()) == []


@pytest.mark.parametrize("game", ["mexican-train", "supertrain"])
def test_a_match_by_piped_input(game: str) -> None:
    # A tile by its number, the first place, or what must be done; what cannot be is refused.
    numbers = "".join(f"{number}\n1\ndraw\npass\n" for number in range(1, 21))
    lines = numbers * 40
    run = boneyard(
        "play",
        game,
        "-e",
        "puremco",
        "-o",
        "rounds=1",
        "--bots",
        "random",
        "--seed",
        "1",
        typed=f"{lines}quit\n",
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "The match is over" in run.stdout
    assert "the lowest total wins" in run.stdout


def test_the_help_of_train_games() -> None:
    seen = played(
        seated("mexican-train", "puremco", bots="random"),
        ["?", "moves", "scores", "hint", "m", "12-1 Ben", "12-1 Zed", "undo", "quit"],
    )
    assert "6-4 M for the Mexican Train" in seen
    assert "on your train" in seen
    assert "'m' isn't a move or a command" in seen
    assert "Ben's train has no marker" in seen
    assert "There's no train 'Zed'" in seen


# --- a line-up for people at a real table


def test_the_best_line_up() -> None:
    run = boneyard("train", "12", "12-5", "5-7", "7-8", "8-8", "5-1", "0-3")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == (
        "12 → [12|5][5|7][7|8][8‖8] → 8\n4 tiles, 60 points.\nLeft in your hand: 5-1 3-0 (9 points).\n"
    )
    assert "[12|11] → 11" in boneyard("train", "12", "12-11", "12-1", "1-0", "--by", "pips").stdout
    assert "12 → [12|1][1|0] → 0" in boneyard("train", "12", "12-11", "12-1", "1-0").stdout
    assert boneyard("train", "W", "6-4").stdout.startswith("W → [")
    assert boneyard("train", "12", "6-4").stdout == "None of these tiles can start a train at a 12.\n"
    assert "A-W" not in boneyard("train", "3", "A-W", "A-W", "A-W").stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["12", "12-5", "5-12"], "You named 12-5 twice, but a set has only 1"),
        (["12", "A-W", "A-W", "A-W", "A-W"], "You named A-W too often: a set has only 3"),
        (["12", "12-55"], "'12-55' isn't a tile"),
        (["12"], "Give your tiles after the number"),
        ([], "Give the number the train starts with"),
        (["19", "6-4"], "A train starts with a number from 0 to 18 or W"),
        (["A", "6-4"], "A train starts with a number from 0 to 18 or W"),
        (["12", "6-4", "--by", "luck"], "--by takes tiles or pips, not 'luck'"),
    ],
)
def test_wrong_line_ups(arguments: list[str], sentence: str) -> None:
    run = boneyard("train", *arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1
