"""The Big Clock in the terminal: a clock is round, an hour is typed as itself, and trouble is said in words."""

from pathlib import Path

import pytest

from boneyard import catalog
from boneyard.core.move import Move
from boneyard.core.tile import read_tile
from boneyard.core.yard import Yard
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import NOTHING_UP, ClockState
from boneyard.games.solitaire.state import GOING
from boneyard.terminal.console.signs import ASCII, UNICODE
from boneyard.terminal.families.clock import ClockView
from boneyard.words.context import Seen, Step
from boneyard.words.solitaire.clock import ClockTeller
from support.engine.families import read_move
from support.terminal.person import alone

CLOCK = ClockView(ClockTeller())


def moment(piles: str, up: str = "", coming: str = "") -> tuple[ClockGame, ClockState]:
    """A clock of six hours with these piles from hour 1 on, from the bottom up; `-` is an empty one."""
    game = catalog.edition("big-clock", None).build(6, 1, {})
    assert isinstance(game, ClockGame)
    rows = tuple(
        tuple(read_tile(tile) for tile in pile.split(",")) if pile != "-" else () for pile in piles.split()
    )
    tiles = tuple(read_tile(tile) for tile in coming.split())
    return game, ClockState(rows, read_tile(up) if up else NOTHING_UP, (), Yard(tiles), GOING)


def seen(piles: str, up: str = "", coming: str = "") -> Seen:
    game, state = moment(piles, up, coming)
    return Seen(game, state, ["Ann"], 0)


def step(text: str, piles: str, up: str = "", coming: str = "") -> tuple[ClockGame, Step]:
    game, state = moment(piles, up, coming)
    move: Move = read_move(text)
    return game, Step(0, move, state, game.play(state, 0, move))


def test_twelve_hours_lie_around_the_middle_with_the_twelfth_on_top(tmp_path: Path) -> None:
    shown = alone(tmp_path, "big-clock", ["quit"], size=12).splitlines()
    place = {
        hour: next(at for at, line in enumerate(shown) if f" {hour}  [" in line or f" {hour}   " in line)
        for hour in range(1, 13)
    }
    assert place[12] == min(place.values())
    assert place[6] == max(place.values())
    assert place[9] == place[3]
    middle = next(at for at, line in enumerate(shown) if "[0‖0]" in line)
    assert middle == place[3]
    assert any("[2‖2] done" in line for line in shown)
    assert "boneyard 78, waste 0" in "\n".join(shown)


@pytest.mark.parametrize("size", [6, 9, 12])
def test_the_clock_and_its_prompt_fit_on_24_rows(tmp_path: Path, size: int) -> None:
    for deal in range(20):
        shown = alone(tmp_path, "big-clock", ["turn", "quit"], size=size, deal=str(deal))
        screens = shown.split("── The Big Clock (cardinal)")[1:]
        assert all(len(screen.splitlines()) <= 23 for screen in screens), screens


@pytest.mark.parametrize("width", [24, 40, 60])
def test_a_narrow_terminal_gets_a_list_of_hours(tmp_path: Path, width: int) -> None:
    shown = alone(tmp_path, "big-clock", ["quit"], width, size=12)
    assert all(len(line) <= width for line in shown.splitlines())
    assert "12  [12|6] (1)" in shown


def test_letters_are_enough_for_a_clock(tmp_path: Path) -> None:
    assert alone(tmp_path, "big-clock", ["turn", "quit"], signs=ASCII).isascii()


def test_marks_show_where_the_turned_up_tile_goes_and_an_hour_lays_it_there() -> None:
    table = seen("3-2 3-1 6-5 6-1 5-1 6-4", "4-2", "5-0")
    drawn = "\n".join(line.plain for line in CLOCK.draw(table, 78, UNICODE))
    assert " 1 ●[3|2] (1)" in drawn
    assert " 6 ●[6|4] (1)" in drawn
    assert " 2  [3|1] (1)" in drawn
    offered = CLOCK.draw_choices(table, table.game.moves(table.state, 0), 80, UNICODE)
    assert offered[0].plain == "  4-2 can go on 1 or 6: type the hour."


def test_an_empty_hour_asks_to_be_filled() -> None:
    assert CLOCK.teller.says(seen("3-2 3-1 - 6-1 5-1 6-4", "", "5-0")) == [
        "Hour 3 is empty: fill it from the boneyard."
    ]


def test_trouble_is_said_in_words() -> None:
    assert CLOCK.teller.says(seen("3-2 3-1 4-4 6-1 5-1 6-0", "", "5-0")) == [
        "In trouble: 4-4 at hour 3. A double goes home once its hour is empty or matches."
    ]
    assert CLOCK.teller.says(seen("3-2 3-1 3-0 6-1 5-1 6-0", "4-4", "5-0"))[0].startswith(
        "4-4 is in trouble: no top tile takes it."
    )
    assert (
        CLOCK.teller.says(seen("3-2 3-1 5-0 5-3 5-1 1-0", "6-4", "5-0"))[0]
        == "6-4 matches no top tile, so it goes to the waste heap."
    )


def test_doubles_that_went_home_are_logged() -> None:
    game, made = step("6-4 > 4", "3-2 3-1 4-4 6-1 5-1 5-0", "6-4", "1-0")
    assert CLOCK.teller.news(game, made) == ["4-4 went home."]
    assert CLOCK.teller.sentence(game, ["Ann"], made, False, None) == "Ann put 6-4 on hour 4. 4-4 went home."


def test_filling_and_wasting_are_logged() -> None:
    game, made = step("fill", "3-2 3-1 - 6-1 5-1 6-4", "", "5-0 1-0")
    assert CLOCK.teller.news(game, made) == ["Hour 3 took 5-0."]
    game, made = step("waste", "3-2 3-1 5-0 5-3 5-1 1-0", "6-4", "5-0")
    assert CLOCK.teller.news(game, made) == ["6-4 went to the waste heap."]


def test_tops_move_by_two_numbers_and_a_wrong_hour_is_explained(tmp_path: Path) -> None:
    seen = alone(tmp_path, "big-clock", ["5 9", "1 2", "undo", "moves", "turn", "99", "quit"])
    assert "Move a top tile from one hour to another. The hours are 1 to 6." in seen
    assert "In trouble: 1-1 at hour 3." in seen
    assert "A tile goes to an hour from 1 to 6" in seen
    assert " onto " in seen


def test_an_hour_alone_moves_its_top_where_nothing_is_turned_up(tmp_path: Path) -> None:
    seen = alone(tmp_path, "big-clock", ["3", "1", "quit"])
    assert "1-1 onto" in seen
    assert "Which, 1 to" in seen


def test_a_clock_is_played_to_its_end(tmp_path: Path) -> None:
    tries = [str(hour) for hour in range(1, 7)]
    seen = alone(tmp_path, "big-clock", [*["t", "f", "w", *tries, ""] * 60, "concede", "quit"], deal="3")
    assert "Played 1" in seen


def test_turning_up_is_named_beside_tops_that_may_move() -> None:
    table = seen("3-2 3-1 4-4 6-1 5-1 6-0", "", "5-0")
    offered = CLOCK.draw_choices(table, table.game.moves(table.state, 0), 80, UNICODE)
    assert offered[0].plain == "  Type turn to turn up the next tile."
