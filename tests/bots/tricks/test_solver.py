"""The open-handed solver at the table: from any moment of a hand, and with the trumps still to be named."""

import pytest

import boneyard
from boneyard import records
from boneyard.bots import bot, choice_of
from boneyard.bots.tricks.solver.solve import solve
from boneyard.bots.tricks.solver.solve_kernel import Solver
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState

GAMES = pytest.mark.parametrize(
    ("game", "edition", "whole"),
    [("forty-two", "cardinal", 42), ("forty-two", "uduble", 42), ("moon", "uduble", 7)],
)


def started(game: str, edition: str, seed: int, moves: int) -> Match:
    """A hand after greedy's bidding and a number of moves."""
    match = boneyard.new(game, edition=edition, players=3 if game == "moon" else 4, seed=seed)
    rng = rng_for(f"solving {seed}")
    while not (isinstance(match.state, TrickState) and match.state.trump >= 0):
        assert match.turn is not None
        match.play(choice_of(bot("greedy"), match, match.turn, rng).move)
    for _ in range(moves):
        match.play(match.moves()[rng.below(len(match.moves()))])
    return match


@GAMES
def test_both_sides_share_all_points_and_best_play_keeps_the_promise(
    game: str, edition: str, whole: int
) -> None:
    solver = Solver()
    match = started(game, edition, 3, 5)
    state, rules = match.state, match.game
    promised = solve(rules, state, solver)
    assert promised.bidders + promised.others == whole
    assert isinstance(state, TrickState)
    while True:
        found = solve(rules, state, solver)
        assert (found.bidders, found.others) == (promised.bidders, promised.others)
        if not found.by_move:
            break
        best = next(move for move, points in found.by_move.items() if points == found.bidders)
        state = rules.play(state, int(state.turn), best)
        assert isinstance(state, TrickState)
    assert isinstance(rules, TrickGame)
    assert rules.took(state)[rules.side(state.bidder)] == promised.bidders


def at_naming(own: str) -> Match:
    mine = own.split()
    pack = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    rest = [tile for tile in pack if tile not in mine]
    hands = [mine, rest[0::3], rest[1::3], rest[2::3]]
    deal = "".join(f"hand {seat}: {' '.join(hand)}\n" for seat, hand in enumerate(hands))
    head = "game: forty-two\nedition: cardinal\nplayers: Ann, Ben, Cy, Dee\nround 1\nfirst: 0\n"
    return records.replay(head + deal + "0 bid 42\n1 pass\n2 pass\n3 pass\n")


def test_before_the_trumps_are_named_every_trump_is_tried() -> None:
    match = at_naming("5-5 6-5 5-4 5-3 5-2 5-1 5-0")
    found = solve(match.game, match.state)
    assert (found.bidders, found.others) == (42, 0)
    assert found.by_move[match.moves()[5]] == 42
    assert len(found.by_move) == 9


def test_before_a_tile_is_put_aside_every_tile_is_tried() -> None:
    match = records.replay(
        "game: moon\nedition: uduble\nplayers: Ann, Ben, Cy\nround 1\nfirst: 0\n"
        "hand 0: 6-6 2-1\nhand 1: 5-5 1-1\nhand 2: 3-3 2-2\nyard: 6-5\n"
        "0 bid 4\n1 pass\n2 pass\n"
    )
    found = solve(match.game, match.state)
    assert (found.bidders, found.others) == (2, 0)
    assert {str(move): points for move, points in found.by_move.items()} == {
        "aside 2-1": 2,
        "aside 6-5": 1,
        "aside 6-6": 1,
    }


def test_what_cannot_be_solved_is_refused_in_a_sentence() -> None:
    match = started("forty-two", "uduble", 1, 0)
    with pytest.raises(BadSetup, match="is face down"):
        solve(match.game, match.look(0))
    fresh = boneyard.new("forty-two", players=4, seed=1)
    with pytest.raises(BadSetup, match="nothing to solve until the bidding is over"):
        solve(fresh.game, fresh.state)
    block = boneyard.new("block", seed=1)
    with pytest.raises(BadSetup, match="Only Forty-Two and Moon"):
        solve(block.game, block.state)
