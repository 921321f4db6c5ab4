"""The Big Clock beyond its scenarios: when it is lost, and what a refusal says."""

import pytest

from boneyard import records
from boneyard.core.errors import Illegal
from boneyard.core.game import Deal
from boneyard.core.rng import rng_for
from boneyard.core.tile import is_double, read_tile
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import (
    NOTHING_UP,
    ClockState,
    Pile,
    astray,
    moved,
    sent_home,
    taking,
)
from boneyard.games.solitaire.clock.trouble import Search, in_trouble, shifts
from boneyard.games.solitaire.state import GOING, LOST, WON
from support.engine.families import read_move

SIX = ClockGame(6, (1, 2, 3, 4, 5, 6))


def begun(yard: str, game: ClockGame = SIX) -> ClockState:
    tiles = tuple(read_tile(text) for text in yard.split())
    state = game.begin(Deal(((),), tiles, -1, 0), (0,))
    assert isinstance(state, ClockState)
    return state


def played(state: ClockState, *moves: str) -> ClockState:
    for text in moves:
        after = SIX.play(state, 0, SIX.read(state, 0, text))
        assert isinstance(after, ClockState)
        state = after
    return state


def helps(search: Search, start: tuple[Pile, ...]) -> bool:
    """Every position that top moves lead to, without any shortcut."""
    seen, waiting = {start}, [start]
    while waiting:
        piles = waiting.pop()
        if piles != start and search.helped(start, piles):
            return True
        for hour, other in shifts(piles):
            after = sent_home(moved(piles, hour, other))
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


def random_states(seed: int) -> list[ClockState]:
    rng = rng_for(f"clock {seed}")
    tiles = list(SIX.tiles)
    rng.shuffle(tiles)
    state = SIX.deal(tuple(tiles))
    found = []
    while state is not None and SIX.actors(state):
        moves = SIX.moves(state, 0)
        state = SIX.play(state, 0, moves[rng.below(len(moves))])
        assert isinstance(state, ClockState)
        found.append(state)
    return found


def test_a_game_is_lost_exactly_when_no_row_of_top_moves_helps() -> None:
    lost = asked = 0
    for seed in range(150):
        for state in random_states(seed):
            spare = state.yard.left() > 0
            stuck = is_double(int(state.up)) if state.up >= 0 else state.up == NOTHING_UP and not spare
            if state.verdict == WON or not stuck or (spare and () in state.piles):
                continue
            if state.up >= 0 and taking(state.piles, state.up):
                continue
            asked += 1
            lost += state.verdict == LOST
            helped = helps(Search(state.up, spare), state.piles)
            assert (state.verdict == GOING) == helped, state.piles
    assert asked > 250
    assert lost > 100


def test_top_moves_are_listed_only_while_a_double_is_in_trouble() -> None:
    for seed in range(40):
        for state in random_states(seed):
            listed = any(" > " in str(move) and "-" not in str(move) for move in SIX.moves(state, 0))
            assert not listed or in_trouble(state.piles, state.up)


def test_no_double_stays_away_from_an_hour_that_would_take_it() -> None:
    for seed in range(40):
        for state in random_states(seed):
            assert sent_home(state.piles) == state.piles


def test_every_tile_that_came_out_lies_somewhere() -> None:
    for seed in range(40):
        for state in random_states(seed):
            up = [int(state.up)] if state.up >= 0 else []
            there = [0, *up, *state.waste, *[tile for pile in state.piles for tile in pile]]
            assert sorted(there) == sorted(state.yard.tiles[: state.yard.taken])


def test_blank_blank_is_taken_out_wherever_it_lies() -> None:
    plain = begun("6-1 5-2 4-3 6-2 5-1 4-1 6-4")
    for at in range(8):
        tiles = ["6-1", "5-2", "4-3", "6-2", "5-1", "4-1", "6-4"]
        tiles.insert(at, "0-0")
        state = begun(" ".join(tiles))
        assert state.piles == plain.piles
        assert state.yard.rest() == plain.yard.rest()


def test_a_record_of_a_game_in_progress_shows_the_double_blank_and_no_tile_to_come() -> None:
    text = "game: big-clock\nedition: cardinal\nset: 6\nplayers: Ann\nround 1\n"
    match = records.replay(f"{text}yard: 6-1 5-2 4-3 6-2 5-1 4-1 6-4 3-2 0-0 5-5\n0 turn\n")
    assert "yard: 6-1 5-2 4-3 6-2 5-1 4-1 6-4 ? 0-0 ?" in match.record(0)
    assert records.replay(match.record(0)).look(0) == match.look(0)


def test_the_deal_of_a_shuffled_set_keeps_all_of_it() -> None:
    deal = SIX.split(tuple(reversed(SIX.tiles)), 0, 1, (0,))
    assert deal is not None
    assert sorted(deal.yard) == sorted(SIX.tiles)
    assert deal.yard[0] == read_tile("0-0")


def test_tops_may_be_moved_back_and_forth() -> None:
    state = begun("2-1 3-2 6-4 5-5 6-1 4-0 3-1 2-0 6-3")
    assert astray(state.piles) == [4]
    state = played(state, "turn", "3-1 > 1")
    assert played(state, "1 > 2", "2 > 1") == state


@pytest.mark.parametrize(
    ("moves", "refused", "why"),
    [
        ((), "6-4 > 1", "No tile is turned up"),
        ((), "waste", "No tile is turned up"),
        ((), "fill", "No hour is empty"),
        ((), "1 > 2", "only while a double is in trouble"),
        ((), "7 > 2", "The hours are 1 to 6"),
        (("turn",), "turn", "6-4 is already turned up"),
        (("turn",), "6-5 > 1", "6-4 is the tile that is turned up"),
        (("turn",), "6-4 > 2", "6-4 and 5-2 on top of hour 2 have no number in common"),
        (("turn",), "6-4 > 9", "an hour from 1 to 6"),
        (("turn",), "9-4 > 1", "There's no 9-4 in this game"),
        (("turn",), "6-4 > 1 =4", "just the tile and the hour"),
        (("turn",), "waste", "6-4 fits on hours 1, 3, 4 and 6"),
        (("turn",), "pass", "isn't a move in this game"),
    ],
)
def test_a_refusal_says_what_is_wrong(moves: tuple[str, ...], refused: str, why: str) -> None:
    state = played(begun("6-1 5-2 4-3 6-2 5-1 4-1 6-4 3-3"), *moves)
    with pytest.raises(Illegal) as problem:
        SIX.play(state, 0, read_move(refused))
    assert why in str(problem.value)
