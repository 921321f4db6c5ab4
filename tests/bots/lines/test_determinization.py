"""Worlds of the layout games weighted by the plays: correct by a plain count, and in line with what plays reveal."""

from math import exp

import pytest

import boneyard
from boneyard.bots.inference.guess import Guess
from boneyard.bots.inference.lines import LINE_INFERENCE
from boneyard.bots.lines.determinization import RANDOM_PLAY, TEMPERATURE, LineDeterminizations, observed_plays
from boneyard.bots.lines.likelihood_kernel import LineLikelihood, ObservedPlay
from boneyard.bots.lines.rollout_kernel import LineRollout
from boneyard.bots.lines.search import WIN, rollout_weights
from boneyard.core.match import Match
from boneyard.core.move import DRAW, LAY
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import read_tile
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from boneyard.records import replay

TABLES = [
    ("block", "cardinal", 2), ("block", "cardinal", 4), ("sebastopol", "cardinal", 4),
    ("tiddle-a-wink", "cardinal", 3), ("tiddle-a-wink", "cardinal-pool", 6),
]  # fmt: skip


def playout_of(match: Match) -> LineRollout:
    assert isinstance(match.game, LineGame)
    return LineRollout(match.game, rollout_weights(match.game), WIN)


def plays_of(match: Match, own: int) -> list[ObservedPlay]:
    assert isinstance(match.game, LineGame)
    return observed_plays(match.game, own, match.history(own))


def slow_weight(match: Match, own: int) -> float:
    """The same from the round itself, played again from its deal with every hand as it was."""
    playout = playout_of(match)
    game = match.game
    state = game.begin(match.round.deal, match.round.before)
    meant: dict[int, float] = {}
    whatever: dict[int, float] = {}
    for seat, move in match.round.moves:
        assert isinstance(state, LineState)
        lays = [each for each in playout.moves(state) if each.kind == LAY]
        if seat != own and move.kind == LAY and len(lays) > 1:
            looks = [exp(playout.value(state, each) / TEMPERATURE) for each in lays]
            share = exp(playout.value(state, move) / TEMPERATURE) / sum(looks)
            meant[seat] = meant.get(seat, 1.0) * share
            whatever[seat] = whatever.get(seat, 1.0) / len(lays)
        state = game.play(state, seat, move)
    found = 1.0
    for seat, share in meant.items():
        found *= (1 - RANDOM_PLAY) * share + RANDOM_PLAY * whatever[seat]
    return found


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_the_true_world_weighs_what_a_plain_count_says(game: str, edition: str, seats: int) -> None:
    compared = 0
    for number in range(40):
        match = boneyard.new(game, edition=edition, players=seats, seed=f"weighed {number}")
        rng = rng_for(f"weighed {number}")
        likely_from = playout_of(match)
        while not match.round_over and not any(move.kind == DRAW for _, move in match.round.moves):
            own = match.actors[0]
            assert isinstance(match.state, LineState)
            found = LineLikelihood(likely_from, plays_of(match, own), TEMPERATURE, RANDOM_PLAY).weight(
                match.state
            )
            assert found == pytest.approx(slow_weight(match, own))
            compared += len(match.round.moves) > 0
            moves = match.moves(own)
            match.play(moves[rng.below(len(moves))], own)
    assert compared > 100


def holds(match: Match, seat: int, tile: str, worlds: int) -> tuple[float, float]:
    """How often another seat holds a tile: in worlds drawn evenly, and in likely ones."""
    own = match.actors[0]
    guess = Guess(match.view(own), match.history(own), LINE_INFERENCE)
    likely = LineDeterminizations(guess, match.history(own), playout_of(match))
    rng = Rng(3)
    found = []
    for draw in (guess.determinize, likely.sample):
        hands = []
        for _ in range(worlds):
            world = draw(rng)
            assert isinstance(world, LineState)
            hands.append(world.hands.of(seat).has(read_tile(tile)))
        found.append(sum(hands) / worlds)
    return found[0], found[1]


def test_a_player_who_lays_a_light_tile_where_a_heavy_one_fits_seldom_holds_the_heavy_one() -> None:
    text = (
        "game: block\nedition: cardinal\nset: 6\nplayers: Ada, Ben\nround 1\nfirst: 0\n"
        "hand 0: 5-5 5-1 4-3 3-2 2-2 1-0 0-0\nhand 1: ? ? ? ? ? ? ?\nyard: ? ? ? ? ? ? ? ? ? ? ? ? ? ?\n"
        "0 5-5 > lead\n1 5-0 > 5-5\n"
    )
    evenly, likely = holds(replay(text), 1, "6-5", 2000)
    assert likely < 0.8 * evenly


def test_a_partners_play_counts_too() -> None:
    match = boneyard.new(
        "muggins", edition="university", players=4, seed="partner", options={"partners": True}
    )
    rng = rng_for("partner")
    for _ in range(5):
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    own = match.actors[0]
    told = {played.seat for played in plays_of(match, own) if played.evidence}
    assert (own + 2) % 4 in told


def test_plays_before_a_draw_reveal_nothing_after_it() -> None:
    match = boneyard.new("draw", players=2, seed="drawn")
    rng = rng_for("drawn")
    while not any(seat == 1 and move.kind == DRAW for seat, move in match.round.moves):
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    assert not any(played.evidence for played in plays_of(match, 0))
