"""Traffic in the terminal: the halves of a tile hang together, and hundreds of ways are chosen among in two steps."""

from pathlib import Path

import pytest

import boneyard
from boneyard.bots.registry import solve
from boneyard.core.rng import rng_for
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.terminal.console.signs import ASCII, UNICODE
from boneyard.terminal.families import registry
from boneyard.terminal.families.traffic import TrafficGrid
from boneyard.words.context import seen_by
from support.terminal.person import alone
from support.terminal.person import boneyard as run

FIRST = "1-1@0,0v 3-2@2,0< 6-4@3,1^"


def played(folder: Path, lines: list[str], width: int = 80, **wish: object) -> str:
    return alone(folder, "traffic", lines, width, **wish)  # type: ignore[arg-type]


def test_tiles_are_drawn_whole_with_their_cells_named_at_the_edges(tmp_path: Path) -> None:
    seen = played(tmp_path, [FIRST, "quit"])
    assert "      -1  0  1  2  3  4\n" in seen
    assert "    0  · ╭1╮[2──3]╭4╮ ·" in seen
    assert "    1  · ╰1╯ ·  · ╰6╯ ·" in seen
    assert "Last quad: 1-1, 3-2 and 6-4." in seen


def test_letters_are_enough_for_streets(tmp_path: Path) -> None:
    seen = alone(tmp_path, "traffic", [FIRST, "quit"], signs=ASCII)
    assert "    0  . /1\\[2--3]/4\\ ." in seen
    assert "    1  . \\1/ .  . \\6/ ." in seen
    assert seen.isascii()


def test_tiles_typed_by_number_or_face_show_the_ways_to_lay_just_these(tmp_path: Path) -> None:
    for typed in ("1 6 3", "2-3 4-6 1-1", "3-2+6-4+1-1"):
        seen = played(tmp_path, [typed, "1", "quit"])
        assert "  1  1 2 3 4 from 0,0 to 3,0: 1-1@0,0v 3-2@2,0< 6-4@3,1^" in seen
        assert "Which, 1 to 9?" in seen
        assert "25 left" in seen


def test_a_cell_leaves_only_the_ways_that_cover_it(tmp_path: Path) -> None:
    seen = played(tmp_path, ["1 6 3", "9,9", "4,0", "0,1", "quit"])
    assert "None of these ways covers 9,9." in seen
    assert "Which, 1 to 3?" in seen
    assert "25 left" in seen


def test_many_ways_are_gathered_by_their_quads(tmp_path: Path) -> None:
    seen = played(tmp_path, [FIRST, "1 3 4", "2", "1", "quit"])
    assert "  2  1 2 3 4 from 1,-1 to 1,2: 9 ways" in seen
    assert "Which, 1 to 6?" in seen
    assert "22 left" in seen


def test_a_long_list_comes_page_by_page_and_can_be_left(tmp_path: Path) -> None:
    seen = played(tmp_path, ["1 2 5 6", "1", "", "nonsense", "undo", "1 2 5 6", "1", "", "", "quit"])
    assert "Which, 1 to 36? (Enter: show more; undo: none of them)" in seen
    assert "Type a number from 1 to 36, or undo to go back." in seen
    assert "Goodbye." in seen


def test_tiles_that_make_no_quad_get_a_hint_at_what_they_need(tmp_path: Path) -> None:
    seen = played(tmp_path, ["1 2", "3 4 5", "9", "6-6", "6-6@0,0v", "", "quit"])
    assert "You can't make a quad with only 3-2 3-1. It also takes 6-4." in seen
    assert "You can't make a quad with 6-1 5-1 1-1, alone or" in seen
    assert "There's no tile number 9. 1 to 6 are turned up." in seen
    assert "6-6 isn't turned up. These are: 3-2 3-1 1-1 6-1 5-1 6-4." in seen
    assert "Type the tiles of a turn, like " in seen


def test_moves_lists_the_tiles_that_go_together(tmp_path: Path) -> None:
    assert "  6-4 5-1 3-2 3-1: 72 ways\n" in played(tmp_path, ["moves", "quit"])


@pytest.mark.parametrize("size", [6, 12])
@pytest.mark.parametrize(("width", "height"), [(24, 24), (40, 16), (80, 24), (200, 60)])
def test_the_part_with_the_last_play_fits_any_terminal(size: int, width: int, height: int) -> None:
    match = boneyard.new("traffic", set=size, players=1, seed=5)
    rng = rng_for("streets")
    while match.result is None:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
        drawn = registry.of("traffic").draw_fitted(seen_by(match, 0), width, height, UNICODE)
        assert len(drawn) <= height - 9 + (height < 16)
        assert all(line.cell_len <= width or line.plain.startswith("Not shown") for line in drawn)
        assert any("green" in str(span.style) for line in drawn for span in line.spans)


def test_the_grid_says_what_is_cut_off_and_the_map_shows_it_all() -> None:
    match = boneyard.new("traffic", set=6, players=1, seed=7)
    match.play(FIRST)
    state = match.state
    assert isinstance(state, TrafficState)
    streets = TrafficGrid(state, 6, {0}, UNICODE)
    assert streets.part(13, 20)[-1].plain == "Not shown: 1 column on the left (type map)"
    assert streets.part(80, 3)[-1].plain == "Not shown: 1 row above (type map)"
    strips = [line.plain for line in streets.whole(10)]
    assert strips == ["     0  1", "  0 ╭1╮[2─", "  1 ╰1╯ ·", "     2  3", "  0 ─3]╭4╮", "  1  · ╰6╯"]


def test_a_map_of_nothing_is_a_sentence(tmp_path: Path) -> None:
    assert "The grid is empty." in played(tmp_path, ["map", "quit"])


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    match = boneyard.new("traffic", set=6, players=1, seed=7)
    line = solve(match.game, match.state, 800).line
    seen = played(tmp_path, [*map(str, line), "quit"])
    assert "Double-6, deal 7; 0 left, 0 of them still to come" in seen
    assert "You won!\nPlayed 1, won 1" in seen


def test_a_record_is_stepped_through_with_the_quads_in_words(tmp_path: Path) -> None:
    record = tmp_path / "traffic.bones"
    match = boneyard.new("traffic", set=6, players=["Ann"], seed=7)
    match.play(FIRST)
    record.write_text(match.record(), "utf-8")
    shown = run("replay", record).stdout
    assert "── Traffic, move 1 of 1 ──" in shown
    assert "Ann placed 1-1, 3-2 and 6-4 to make the quad 1 2 3 4 from 0,0 to 3,0." in shown
    assert "25 left, 21 of them still to come." in shown
