"""Search over what can be seen: playouts against a plain slow version, and the tree against trying everything."""

import pytest

import boneyard
from boneyard.bots import Budget, bot, choice_of
from boneyard.bots.inference.sight import none_of
from boneyard.bots.lines.greedy import weights_for
from boneyard.bots.lines.ismcts_kernel import InformationSetTree
from boneyard.bots.lines.rollout_kernel import LineRollout
from boneyard.bots.lines.search import rollout_weights
from boneyard.core.game import Moves
from boneyard.core.match import Match
from boneyard.core.move import DRAW, LAY, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import HIGH, LOW, PIPS
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import OVER, LineState
from support.models.deals import played, small

WIN = 10.0
TABLES = [
    ("block", "cardinal", 2, {}),
    ("draw", "pressman", 3, {}),
    ("muggins", "cardinal", 2, {}),
    ("muggins", "university", 4, {"partners": True, "calls": "spoken"}),
    ("bergen", "cardinal", 2, {}),
    ("matador", "cardinal", 2, {}),
    ("sebastopol", "cardinal", 4, {}),
    ("tiddle-a-wink", "cardinal", 3, {}),
    ("chickenfoot", "university", 2, {}),
]
SMALL = [
    ("block", "cardinal", 3, 2, 3),
    ("draw", "cardinal", 3, 2, 2),
    ("muggins", "university", 3, 2, 2),
    ("bergen", "cardinal", 3, 2, 3),
    ("matador", "cardinal", 3, 2, 2),
    ("chickenfoot", "university", 4, 2, 4),
]


def truth(match: Match) -> tuple[LineGame, LineState]:
    game, state = match.game, match.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    return game, state


def after(game: LineGame, state: LineState, move: Move) -> LineState:
    following = game.play(state, int(state.turn), move)
    assert isinstance(following, LineState)
    return following


def sensible(game: LineGame, state: LineState) -> Moves:
    """The moves without calls, needless draws, and plays whose points are not claimed."""
    moves = game.moves(state, int(state.turn))
    lays = [move for move in moves if move.kind == LAY]
    claimed = {move.saying(-1) for move in lays if move.say >= 0}
    return tuple(
        [
            move
            for move in moves
            if move.kind != MUGGINS
            and (move.kind != DRAW or not lays)
            and (move.kind != LAY or move.say >= 0 or move not in claimed)
        ]
    )


def plainly(game: LineGame, state: LineState, move: Move) -> float:
    """How good a play looks to its seat, by sets of tiles."""
    habits, seat = weights_for(game), int(state.turn)
    following = after(game, state, move)
    tile, side = int(move.tile), game.side(seat)
    value = habits.pips * (PIPS[tile] + (game.answers.penalty if tile == 0 else 0))
    value += habits.double * (HIGH[tile] == LOW[tile]) - habits.wild * (tile in game.reach.wild)
    value += habits.points * (following.tally.points[side] - state.tally.points[side])
    shut = habits.shut / (game.seats - game.seats // game.sides)
    if following.stage == OVER:
        return value + habits.fits + shut
    bound = any(end.binds for end in following.ends())
    fits = {each for end in following.ends() if end.binds or not bound for each in end.fits.tiles()}
    hands = [set(hand.tiles()) for hand in following.hands.row()]
    value += habits.fits * (1 - 0.5 ** len(hands[seat] & fits))
    turn = int(following.turn)
    if turn == seat:
        return value + habits.again
    unseen = set(following.yard.rest()).union(*[hand for at, hand in enumerate(hands) if at != seat])
    stuck = none_of(len(unseen), len(unseen & fits), len(hands[turn]))
    return value + shut * stuck * (-1 if game.side(turn) == side else 1)


@pytest.mark.parametrize(("name", "edition", "seats", "options"), TABLES)
def test_a_playout_agrees_with_a_plain_one(
    name: str, edition: str, seats: int, options: dict[str, object]
) -> None:
    for seed in range(4):
        match = boneyard.new(name, edition=edition, players=seats, seed=f"plain {seed}", options=options)
        game, state = truth(match)
        playout = LineRollout(game, rollout_weights(game), WIN)
        while state.stage != OVER:
            moves = playout.moves(state)
            assert moves == sensible(game, state)
            taken = playout.policy_move(state, moves)
            if taken.kind == LAY:
                values = {move: plainly(game, state, move) for move in moves if move.kind == LAY}
                assert values[taken] == pytest.approx(max(values.values()))
            state = after(game, state, taken)
        points = game.points(state)
        assert points is not None
        for side, worth in enumerate(playout.utility(state)):
            others = [made for each, made in enumerate(points) if each != side]
            margin = min(others) - points[side] if game.low_wins else points[side] - max(others)
            assert worth == margin + WIN * ((margin > 0) - (margin < 0))
        assert LineRollout(game, rollout_weights(game), WIN).roll_out(truth(match)[1]) == playout.utility(
            state
        )


def test_a_playout_without_time_goes_by_the_pips() -> None:
    game, state = truth(boneyard.new("block", players=2, seed=3))
    own, other = [hand.pips() for hand in state.hands.row()]
    worth = LineRollout(game, rollout_weights(game), WIN).roll_out(state, 1e-9)
    margin = other - own
    assert worth == [
        margin + WIN * ((margin > 0) - (margin < 0)),
        -margin - WIN * ((margin > 0) - (margin < 0)),
    ]


def slowly(game: LineGame, playout: LineRollout, state: LineState) -> list[float]:
    """By side, the value of a state if everyone plays best for their own side, by trying everything."""
    if state.stage == OVER:
        return playout.utility(state)
    side = game.side(int(state.turn))
    return max(
        [slowly(game, playout, after(game, state, move)) for move in playout.moves(state)],
        key=lambda worth: worth[side],
    )


@pytest.mark.parametrize(("name", "edition", "size", "seats", "hand"), SMALL)
def test_in_a_single_world_the_tree_finds_a_best_move(
    name: str, edition: str, size: int, seats: int, hand: int
) -> None:
    compared = 0
    for seed in range(12):
        match = played(small(name, edition, size, seats, hand), f"tree {seed}", seed % 3)
        if match.round_over or match.actors == ():
            continue
        game, state = truth(match)
        playout = LineRollout(game, rollout_weights(game), WIN)
        moves = playout.moves(state)
        if len(moves) < 2:
            continue
        tree = InformationSetTree(game, playout, moves, 0.7)
        rows = [tree.values(state) for _ in range(600)][300:]
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        side = game.side(int(state.turn))
        best = [slowly(game, playout, after(game, state, move))[side] for move in moves]
        found = best[means.index(max(means))]
        assert found == pytest.approx(max(best)) or found > max(best) - 2
        compared += 1
    assert compared > 1


def test_a_tree_ends_where_the_time_does() -> None:
    match = boneyard.new("chickenfoot", players=6, seed=8)
    seat = match.turn
    assert seat is not None
    choice = choice_of(bot("expert"), match, seat, Rng(2), Budget(seconds=0.01))
    assert choice.move in match.moves(seat)
