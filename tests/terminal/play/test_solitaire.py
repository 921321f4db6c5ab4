"""Solitaires in the terminal: a row is a row, going back loses nothing, and Bingo runs on its own."""

from pathlib import Path

import pytest

from boneyard.terminal.play.setup import resume_match
from boneyard.terminal.play.solitaire import SolitairePlay
from boneyard.terminal.play.statistics import Statistics
from support.terminal.person import alone as played
from support.terminal.person import boneyard, talk_to, typing


def taken_up(folder: Path, file: Path, lines: list[str]) -> str:
    """What a player sees on continuing a saved solitaire."""
    console, seen = talk_to(typing(lines))
    SolitairePlay(console, resume_match(str(file), None, ""), Statistics(folder)).run()
    return seen.getvalue()


def test_a_row_is_drawn_as_a_row_with_what_can_be_removed_marked(tmp_path: Path) -> None:
    seen = played(tmp_path, "squeeze", ["quit"])
    assert "Double-6, deal 7; 28 left, 21 of them still to come" in seen
    assert "[3|2] [3|1] [1‖1] [6|1] [5|1] [6|4] [4|3]" in seen
    assert "          ●     ●     ●     ●     ●" in seen
    assert " 4 3-1+1-1+6-1+5-1 " in seen
    assert "Goodbye." in seen


def test_a_move_is_typed_by_its_number_or_its_tiles(tmp_path: Path) -> None:
    assert "26 left" in played(tmp_path, "squeeze", ["1", "quit"])
    assert "24 left" in played(tmp_path, "squeeze", ["5-1+6-1+1-1+3-1", "quit"])
    seen = played(tmp_path, "squeeze", ["3-2+3-1", "what", "quit"])
    assert "You can remove two tiles that match" in seen
    assert "'what' isn't a move. Write the tiles to remove" in seen


def test_undo_redo_and_restart_go_back_and_forth(tmp_path: Path) -> None:
    seen = played(tmp_path, "squeeze", ["1", "undo", "redo", "restart", "redo", "undo", "undo", "quit"])
    shown = [line.split(";")[1].split()[0] for line in seen.splitlines() if "deal 7;" in line]
    assert shown == ["28", "26", "28", "26", "28", "26", "28"]
    assert "There's nothing to undo yet." in seen


def test_another_deal_is_had_by_its_number(tmp_path: Path) -> None:
    seen = played(tmp_path, "squeeze", ["deal 1234", "deal nonsense", "deal", "quit"])
    assert "deal 1234; 28 left" in seen
    assert "There's no deal 'nonsense'" in seen


def test_what_is_given_up_counts_and_can_be_played_again(tmp_path: Path) -> None:
    seen = played(tmp_path, "squeeze", ["stats", "concede", "nonsense", "again", "concede", "stats", "quit"])
    assert "You haven't finished a game yet." in seen
    assert "You gave up with 28 left." in seen
    assert "Played 1, won 0" in seen
    assert "You can't do that now." in seen
    assert "squeeze/cardinal double-6" in seen


def test_bingo_runs_by_itself_step_by_step_or_fast(tmp_path: Path) -> None:
    seen = played(tmp_path, "bingo", ["", "20", "run", "fast", "quit"])
    assert "The count is at 0" in seen
    assert "counted" in seen
    assert "removed" in seen
    assert "Played 1" in seen


def test_castle_rock_is_played_to_an_end(tmp_path: Path) -> None:
    seen = played(tmp_path, "castle-rock", [*["1", ""] * 60, "quit"])
    assert "Played 1" in seen
    assert "won" in seen or "No more moves: " in seen


@pytest.mark.parametrize("width", [24, 40, 200])
def test_a_row_fits_any_terminal(tmp_path: Path, width: int) -> None:
    seen = played(tmp_path, "bingo", ["quit"], width, size=12)
    assert all(len(line) <= width for line in seen.splitlines() if "[" in line)


def test_the_command_line_deals_by_number_and_refuses_it_with_others(tmp_path: Path) -> None:
    env = {"BONEYARD_DATA": str(tmp_path)}
    run = boneyard("play", "squeeze", "--set", "6", "--deal", "7", typed="concede\nquit\n", env=env)
    assert run.returncode == 0
    assert "deal 7; 28 left" in run.stdout
    assert (tmp_path / "statistics.json").is_file()
    refused = boneyard("play", "block", "--deal", "7", typed="quit\n")
    assert refused.returncode == 2
    assert "Only solitaires have numbered deals. For other games, use --seed." in refused.stderr
    both = boneyard("play", "squeeze", "--deal", "7", "--seed", "8", typed="quit\n")
    assert "use either --deal or --seed" in both.stderr


@pytest.mark.parametrize(
    ("game", "size"), [("squeeze", 6), ("castle-rock", 6), ("bingo", 6), ("big-clock", 6), ("traffic", 9)]
)
def test_a_saved_game_keeps_the_number_of_its_deal(tmp_path: Path, game: str, size: int) -> None:
    file = tmp_path / "saved.bones"
    played(tmp_path, game, ["", "1", f"save {file}", "quit"], size=size)
    assert file.read_text("utf-8").startswith("# deal 7\n")
    seen = taken_up(tmp_path, file, ["concede", "quit"])
    assert f"Double-{size}, deal 7;" in seen
    assert "Played 1, won 0" in seen
    assert boneyard("check", file).stdout == ""


def test_a_number_that_deals_other_tiles_is_not_believed_and_nothing_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "saved.bones"
    played(tmp_path, "squeeze", ["1", f"save {file}", "quit"])
    for first in ("# deal 8\n", "# deal x\n", ""):
        file.write_text(first + file.read_text("utf-8").replace("# deal 7\n", ""), "utf-8")
        seen = taken_up(tmp_path, file, ["concede", "quit"])
        assert "a custom deal" in seen
        assert "Played" not in seen


def test_a_deal_whose_win_was_watched_is_saved_without_its_number(tmp_path: Path) -> None:
    file = tmp_path / "saved.bones"
    played(tmp_path, "squeeze", ["watch", "stop", f"save {file}", "quit"], deal="3")
    assert "# deal" not in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "size"),
    [("big-clock", 12), ("traffic", 9), ("traffic", 12), ("good-neighbors", 12), ("squeeze", 9)],
)
def test_nothing_is_cut_off_at_40_columns(tmp_path: Path, game: str, size: int) -> None:
    for deal in range(1, 9):
        seen = played(tmp_path, game, ["", "turn", "quit"], 40, size=size, deal=str(deal))
        assert "…" not in seen
        own = [line for line in seen.splitlines() if not line.startswith("Your move")]
        assert all(len(line.rstrip()) <= 40 for line in own)


def test_statistics_split_no_word_on_a_narrow_terminal(tmp_path: Path) -> None:
    seen = played(tmp_path, "squeeze", ["concede", "stats", "quit"], 40)
    assert (
        "squeeze/cardinal double-6\n  played 1, won 0, winning streak 0,\n  longest 0; fewest left 28\n"
        in seen
    )
    assert "Fewest left" in played(tmp_path, "squeeze", ["stats", "quit"], 80)


def test_the_only_move_has_the_number_one(tmp_path: Path) -> None:
    lines = ["1"] * 60
    seen = played(tmp_path, "castle-rock", [*lines, "quit"])
    assert "Your move [add]: 1\n" in seen
    assert "'1' is not a move" not in seen
