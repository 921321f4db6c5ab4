"""Hints on the Big Clock: tops are moved towards help, never back and forth."""

import re
from time import perf_counter

import pytest

import boneyard
from boneyard.bots import bot, choice_of
from boneyard.bots.registry import solve
from boneyard.bots.solitaire.clock_kernel import step_to_help
from boneyard.core.game import State
from boneyard.core.move import LAY
from boneyard.core.rng import rng_for
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.moves import SHIFT
from boneyard.records import replay
from boneyard.words.bot_reasons.solitaire import of_clock

LAID = """
fill, turn, 6-5 > 1, turn, 1-1 > 3, turn, 5-3 > 1, turn, 1 > 2, 4-1 > 6, turn, 1 > 2, 1 > 2, 6-0 > 5, turn, 6-1 > 3,
turn, 3-1 > 3, turn, 6-2 > 2, turn, 3-0 > 3, turn, 3-2 > 2, turn, 6-6 > 5, 3 > 2, turn, 2 > 3
"""

TROUBLE = """
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: {yard}
"""


def test_following_the_hints_never_leads_back() -> None:
    # 2-2 lies turned up and fits hour 2, and 6-6 is at a wrong hour: moving a top for the one takes it from the other.
    match = boneyard.new("big-clock", set=6, players=1, seed=9)
    for move in LAID.split(","):
        match.play(move)
    met: set[State] = set()
    while match.result is None:
        assert match.state not in met
        met.add(match.state)
        match.play(choice_of(bot("greedy"), match, 0, rng_for("circle")).move)


def test_a_hint_on_the_largest_set_weighs_several_orders_within_two_seconds() -> None:
    match = boneyard.new("big-clock", set=12, players=1, seed=4)
    while len([move for move in match.moves() if move.kind == LAY]) < 2:
        match.play(match.moves()[0])
    begun = perf_counter()
    hint = choice_of(bot("normal"), match, 0, rng_for("hint"))
    assert perf_counter() - begun < 2.5
    weighed = re.search(r"(\d+) orders I tried", hint.numbers)
    assert weighed is None or int(weighed[1]) > 1, hint.numbers
    assert "one order" not in hint.numbers


def test_a_hint_says_what_a_player_sees_in_it() -> None:
    match = replay(TROUBLE.format(yard="5-0 6-3 6-4 4-0 6-5 5-4 1-1 3-2"))
    match.play("turn")
    assert isinstance(match.state, ClockState)
    assert of_clock(match.state, match.game.meant("1-1 > 3")) == "1-1 waits there until hour 1 can take it."
    assert of_clock(match.state, match.game.meant("1-1 > 1")) == "1-1 goes home to its own hour."
    assert of_clock(match.state, match.game.meant("6-3 > 3")) == "This gets hour 3 ready for 3-3."


def test_help_is_the_shortest_way_home() -> None:
    # 2-2 lies at hour 1; once 6-3 has left hour 2 for 6-5, it can go there.
    match = replay(TROUBLE.format(yard="2-2 6-3 6-5 4-0 5-1 5-4 1-0"))
    assert isinstance(match.state, ClockState)
    assert str(step_to_help(match.state, 100)) == "2 > 3"


def test_without_trouble_there_is_nothing_to_help() -> None:
    match = replay(TROUBLE.format(yard="4-2 6-3 6-5 4-0 5-1 5-4 1-0"))
    assert isinstance(match.state, ClockState)
    assert step_to_help(match.state, 100) is None


def test_the_search_for_help_ends_when_a_tick_says_so() -> None:
    match = boneyard.new("big-clock", set=12, players=1, seed=1)
    asked: list[int] = []

    def at_once(positions: int) -> bool:
        asked.append(positions)
        return True

    while not asked:
        assert isinstance(match.state, ClockState)
        helping = step_to_help(match.state, 200, at_once)
        match.play(next((move for move in match.moves() if move.kind != SHIFT), match.moves()[0]))
    assert helping is None
    assert len(asked) == 1


@pytest.mark.parametrize("most", [40, 400])
@pytest.mark.parametrize("size", [6, 12])
def test_every_line_can_be_played_to_where_it_says(size: int, most: int) -> None:
    for seed in range(25):
        match = boneyard.new("big-clock", set=size, seed=seed)
        found = solve(match.game, match.state, most)
        for move in found.line:
            match.play(move)
        assert isinstance(match.game, ClockGame)
        assert isinstance(match.state, ClockState)
        assert match.game.left(match.state) == found.left
        assert match.result is not None
