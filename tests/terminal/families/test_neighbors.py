"""Good Neighbors in the terminal: the grid with its joints, and a turn that grows pair by pair."""

from pathlib import Path

import pytest

from boneyard.terminal.console.signs import ASCII
from support.terminal.person import alone


def played(folder: Path, lines: list[str], width: int = 80, **wish: object) -> str:
    return alone(folder, "good-neighbors", lines, width, **{"size": 12, **wish})  # type: ignore[arg-type]


def test_places_are_numbered_and_lines_join_neighbors_that_match(tmp_path: Path) -> None:
    seen = played(tmp_path, ["quit"])
    assert "   1 ●[12|6]  ─  2 ●[12|1]  ─  3 ●[2|1]      4  [9‖9]\n" in seen
    assert "                            /             \\\n" in seen
    assert "  1+2 12-6+12-1   2+3 12-1+2-1 " in seen


def test_a_turn_grows_pair_by_pair_until_it_is_closed(tmp_path: Path) -> None:
    record = tmp_path / "turn.bones"
    seen = played(tmp_path, ["1+2", "10+11", "", f"save {record}", "quit"])
    assert "So far: 12-6+12-1. You can add:" in seen
    assert "Add another pair, or press Enter to finish the turn:" in seen
    assert "87 left, 75 of them still to come" in seen
    assert "\n0 12-6+12-1 6-2+6-5\n" in record.read_text("utf-8")


def test_several_pairs_are_typed_at_once_by_places_or_tiles(tmp_path: Path) -> None:
    assert "87 left" in played(tmp_path, ["1+2 10+11", "", "quit"])
    assert "87 left" in played(tmp_path, ["6-5 + 6-2   12-1+12-6", "", "quit"])


def test_undo_takes_the_last_pair_out_of_a_turn_that_grows(tmp_path: Path) -> None:
    seen = played(tmp_path, ["1+2", "10+11", "undo", "6+10", "", "quit"])
    assert "12-6+12-1 2-2+6-2" in seen
    assert "91 left" in played(tmp_path, ["1+2", "undo", "quit"])
    assert "87 left" not in played(tmp_path, ["1+2", "undo", "quit"])


def test_commands_work_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    seen = played(tmp_path, ["1+2", "moves", "nonsense", "deal 8", "1+2", "quit"])
    assert "These pairs make " in seen
    assert "'nonsense' isn't a pair" in seen
    assert "deal 8; 91 left" in seen
    assert "Goodbye." in seen


def test_text_that_is_not_a_pair_is_refused_with_a_sentence(tmp_path: Path) -> None:
    seen = played(tmp_path, ["1+12", "1+99", "1+2+3", "1+5", "what", "", "quit"])
    assert "aren't neighbors" in seen
    assert "There's no place 99. The layout has places 1 to 12." in seen
    assert "'1+2+3' isn't a pair" in seen
    assert "have no number in common" in seen
    assert "'what' isn't a move" in seen
    assert "You can remove 12-6+12-1" in seen


@pytest.mark.parametrize("size", [6, 9, 12])
def test_a_game_is_played_to_its_end_on_24_rows(tmp_path: Path, size: int) -> None:
    tries = [f"{one}+{other}" for one in range(1, 13) for other in range(one + 1, 13)]
    seen = played(
        tmp_path, [*[each for pair in tries for each in (pair, "")] * 2, "concede", "quit"], size=size
    )
    assert "Played 1" in seen
    first = seen.split("── Good Neighbors (cardinal)")[1]
    assert len(first.split("Your move")[0].splitlines()) <= 23


@pytest.mark.parametrize("width", [24, 40, 60])
def test_a_narrow_terminal_folds_the_rows(tmp_path: Path, width: int) -> None:
    seen = played(tmp_path, ["quit"], width)
    assert all(len(line) <= width for line in seen.splitlines())


def test_letters_are_enough_for_a_grid(tmp_path: Path) -> None:
    assert alone(tmp_path, "good-neighbors", ["1+2", "", "quit"], signs=ASCII).isascii()


def test_a_row_of_four_stays_a_row_at_40_columns(tmp_path: Path) -> None:
    seen = played(tmp_path, ["quit"], 40)
    assert "   1●12-6 ─ 2●12-1 ─ 3●2-1    4 9-9\n" in seen
    assert "\n                   /        \\\n" in seen
