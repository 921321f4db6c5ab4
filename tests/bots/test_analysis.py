"""Analysis and sampling: every move with its value, and worlds that a seat cannot tell from the truth."""

from collections import Counter
from math import isfinite

import pytest

import boneyard
from boneyard import BadSetup, NotYourTurn, catalog
from boneyard.bots import Budget
from boneyard.bots.registry import worlds_of
from boneyard.core.history import History
from boneyard.core.rng import Rng, rng_for

EDITIONS = [each for game in boneyard.games() for each in catalog.editions(game)]
NAMES = [each.name for each in EDITIONS]
QUICK = Budget(iterations=2, seconds=0.3)


def middle(edition: boneyard.Edition, moves: int = 9) -> boneyard.Match:
    rng = rng_for(f"middle {edition.name}")
    match = boneyard.new(edition.game, edition=edition, seed=4)
    for _ in range(moves):
        before = match.copy()
        legal = match.moves()
        match.play(legal[int(rng.below(min(len(legal), 20)))])
        if match.turn is None:
            return before
    return match


@pytest.mark.parametrize("edition", EDITIONS, ids=NAMES)
def test_a_sampled_world_looks_the_same_to_its_seat(edition: boneyard.Edition) -> None:
    match = middle(edition)
    game = match.game
    rng = Rng(1)
    for seat in range(min(game.seats, 3)):
        view, history = match.view(seat), match.history(seat)
        world = view.sample(history, rng)
        assert not game.hidden(world)
        assert game.look(world, seat) == view.state
        assert game.moves(world, seat) == game.moves(match.state, seat)
        assert game.look(view.sample(history, rng, likely=True), seat) == view.state


@pytest.mark.parametrize("edition", EDITIONS, ids=NAMES)
def test_every_move_has_a_value_an_error_and_a_line(edition: boneyard.Edition) -> None:
    match = middle(edition, 4)
    before = match.record()
    found = match.analyse(budget=QUICK)
    assert sorted(str(each.move) for each in found.moves) == sorted(str(move) for move in match.moves())
    assert [each.value for each in found.moves] == sorted([each.value for each in found.moves], reverse=True)
    assert all(each.error >= 0 for each in found.moves)
    assert found.best is found.moves[0]
    assert found.unit
    assert match.record() == before


@pytest.mark.parametrize("game", ["big-clock", "good-neighbors", "traffic"])
def test_every_move_of_a_solitaire_is_valued_however_many_there_are(game: str) -> None:
    match = boneyard.new(game, seed=5)
    while len(match.moves()) < 20:  # more than a hint compares
        match.play(match.moves()[0])
    found = match.analyse(budget=Budget(iterations=2))
    assert len(found.moves) == len(match.moves())
    assert all(isfinite(each.error) for each in found.moves)


def test_the_line_after_a_move_can_be_played_in_some_world() -> None:
    match = boneyard.new("block", seed=3)
    found = match.analyse(budget=Budget(iterations=3))
    assert all(each.line for each in found.moves)


def test_the_same_iterations_and_seed_give_the_same_analysis() -> None:
    match = middle(catalog.edition("draw"))
    budget = Budget(iterations=3)
    assert match.analyse(budget=budget) == match.analyse(budget=budget)


def test_worlds_are_drawn_uniformly() -> None:
    # Two tiles are out, one of them in Ben's hand: both worlds come about equally often.
    match = boneyard.position("block/cardinal; hands 6-4 | 6-5; yard 3-3; table 0 6-6 > lead; turn 0", seed=1)
    draw = worlds_of(match.view(0), match.history(0))
    rng = Rng(2)
    unseen = match.game.unseen(match.look(0))
    found = Counter(match.game.hands(draw(rng))[1][0] for _ in range(50 * len(unseen)))
    assert set(found) == set(unseen)
    assert min(found.values()) > 20


def test_a_round_from_a_position_has_no_opening_to_infer_from() -> None:
    text = boneyard.new("sebastopol", seed=1).position()
    match = boneyard.position(text, seed=1)
    assert not match.history(0).opening
    assert boneyard.new("sebastopol", seed=1).history(0).opening


def test_whoever_may_not_act_is_not_analysed() -> None:
    match = boneyard.new("block", seed=1)
    assert match.turn is not None
    with pytest.raises(NotYourTurn, match="not seat 1's"):
        match.analyse(1 - match.turn)
    budget: object = 5
    with pytest.raises(BadSetup, match="A budget is"):
        match.analyse(budget=budget)  # type: ignore[arg-type]


def test_a_view_with_nothing_hidden_is_its_own_world() -> None:
    match = boneyard.new("bingo", seed=1)
    view = match.view(0)
    assert view.sample(History(), Rng(1)) == view.state
