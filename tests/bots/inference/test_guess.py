"""Guesses match the view, could be true, and are drawn evenly from all deals that lead there."""

from collections import Counter
from math import sqrt

import pytest

import boneyard
from boneyard.bots.inference.allocation import AllocationSampler, CountingSampler, SeatwiseSampler, tight_of
from boneyard.bots.inference.allocation_kernel import AllocationCounts
from boneyard.bots.inference.guess import Guess
from boneyard.bots.inference.lines import LINE_INFERENCE
from boneyard.bots.inference.trains import TRAIN_INFERENCE
from boneyard.bots.poker.cfr.tree import determinize
from boneyard.catalog import editions, games
from boneyard.core.rng import Rng, rng_for
from boneyard.games.lines.rules import LineGame
from boneyard.games.trains.rules import TrainGame
from support.models.deals import World, key, played, small, worlds

INFERENCE = {"lines": LINE_INFERENCE, "trains": TRAIN_INFERENCE}

SMALL = [
    ("block", "cardinal", 3, 3, 2),
    ("draw", "cardinal", 3, 2, 3),
    ("draw", "cardinal", 3, 3, 2),
    ("draw", "pressman", 3, 2, 3),
    ("muggins", "university", 3, 2, 3),
    ("bergen", "cardinal", 3, 2, 3),
    ("matador", "cardinal", 3, 2, 3),
    ("matador", "pressman", 3, 3, 2),
    ("tiddle-a-wink", "cardinal", 3, 3, 2),
    ("sebastopol", "cardinal", 3, 4, 2),
    ("chickenfoot", "university", 3, 2, 2),
    ("mexican-train", "cardinal", 3, 2, 3),
    ("mexican-train", "pressman", 3, 2, 3),
    ("mexican-train", "puremco", 3, 3, 2),
    ("mexican-train", "uduble", 3, 2, 3),
]
TABLES = [
    (sheet.game, sheet.key, seats)
    for game in games()
    for sheet in editions(game)
    for low, high in [sheet.players(sheet.sets[0])]
    for seats in sorted({low, min(high, low + 2)})
    if high > 1
]
DRAWN = 600


def far_out(found: Counter[World], wanted: Counter[World]) -> float:
    """How many standard deviations the chi-square of a sample lies above what chance alone gives."""
    share = sum(found.values()) / sum(wanted.values())
    off: float = sum([(found[each] - share * count) ** 2 / (share * count) for each, count in wanted.items()])
    free = len(wanted) - 1
    return (off - free) / max(1.0, sqrt(2 * free))


@pytest.mark.parametrize(("game", "edition", "size", "seats", "hand"), SMALL)
def test_worlds_are_drawn_evenly_over_all_deals(
    game: str, edition: str, size: int, seats: int, hand: int
) -> None:
    off = []
    for seed in range(3):
        for moves in (2, 5, 8, 11):
            match = played(small(game, edition, size, seats, hand), f"even {seed}", moves)
            if match.round_over:
                continue
            seat = match.actors[0]
            wanted = worlds(match, seat)
            guess = Guess(match.view(seat), match.history(seat), INFERENCE[match.game.family])
            rng = rng_for(f"{game} {edition} {seed} {moves}")
            found = Counter([key(match.game, guess.determinize(rng)) for _ in range(DRAWN)])
            assert set(found) <= set(wanted)
            assert guess.uneven == 0
            off.append(far_out(found, wanted))
    assert off
    assert max(off) < 6.5
    assert sum(off) / len(off) < 1.5


def test_both_ways_to_draw_agree() -> None:
    compared = 0
    for seed in range(12):
        match = played(small("draw", "cardinal", 3, 3, 2), f"both {seed}", 6)
        if match.round_over:
            continue
        seat = match.actors[0]
        guess = Guess(match.view(seat), match.history(seat), INFERENCE[match.game.family])
        tight = tight_of(guess.layout)
        if not tight:
            continue
        counted = CountingSampler(guess.layout, guess.unseen, tight)
        by_seat = SeatwiseSampler(guess.layout, guess.unseen, tight)
        ways: list[tuple[AllocationSampler, Rng]] = [(counted, Rng(1)), (by_seat, Rng(2))]
        drawn = [Counter([tuple(sorted(way.draw(rng).items())) for _ in range(2000)]) for way, rng in ways]
        share = 2000 / counted.ways.count()
        assert by_seat.exact
        for found in drawn:
            assert len(found) <= counted.ways.count()
            if share > 50:
                compared += 1
                assert len(found) == counted.ways.count()
                assert max([abs(count - share) for count in found.values()]) < 6 * share**0.5
    assert compared > 3


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_guess_looks_like_the_view_and_allows_the_truth(game: str, edition: str, seats: int) -> None:
    match = boneyard.new(game, edition=edition, players=seats, seed="allowed")
    if not isinstance(match.game, LineGame | TrainGame):
        return
    rng = rng_for("allowed")
    count = 0
    while match.result is None and len(match.rounds) == 1 and not match.round_over:
        seat = match.actors[rng.below(len(match.actors))]
        count += 1
        if count % 7 == 1:
            guess = Guess(match.view(seat), match.history(seat), INFERENCE[match.game.family])
            assert match.game.look(guess.determinize(rng), seat) == match.look(seat)
            for other, held in enumerate(match.game.hands(match.state)):
                rooms = [place for place in guess.layout.places if place.seat == other and place.room]
                if other != seat:
                    assert all(any(not place.barred >> tile & 1 for place in rooms) for tile in held)
        options = match.moves(seat)
        match.play(options[rng.below(len(options))], seat)


def test_poker_hands_are_guessed_with_what_was_given_away() -> None:
    match = boneyard.new("poker", players=3, seed=3)
    rng = Rng(1)
    for _ in range(6):
        seat = match.actors[0]
        world = determinize(match.view(seat), rng)
        assert match.game.look(world, seat) == match.look(seat)
        calm = [move for move in match.moves(seat) if str(move).startswith(("check", "call", "exchange"))]
        match.play(calm[-1], seat)


def test_ways_are_counted_and_drawn_evenly() -> None:
    # Three tiles for a place of one and a place of two, the first tile barred from the small one.
    ways = AllocationCounts([1, 2], [0b010, 0b011, 0b011])
    assert ways.count() == 2
    drawn = Counter([tuple(ways.draw(Rng(seed))) for seed in range(400)])
    assert set(drawn) == {(1, 0, 1), (1, 1, 0)}
    assert min(drawn.values()) > 150
    # With room elsewhere for what is left over.
    assert AllocationCounts([1], [0b11, 0b11, 0b10]).count() == 2
