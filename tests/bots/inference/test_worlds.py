"""Sampled worlds against a plain count of all ways to fill in what a seat can't see: each comes equally often."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

import boneyard
from boneyard import catalog
from boneyard.core.game import State
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import tile_text

EDITIONS = [
    each
    for game in boneyard.games()
    for each in catalog.editions(game)
    if game != "poker" and each.players(each.sets[0])[1] > 1
]
HIDDEN = range(2, 6)  # tiles, few enough to try all orders
ROUNDS = 4
TINY = 3
PER_WORLD = 40


def near_the_end(edition: boneyard.Edition, size: int, seed: int) -> tuple[str, int] | None:
    """A moment late in a random round, with few tiles hidden from the seat whose turn it is."""
    rng = rng_for(f"worlds {edition.name} {seed}")
    low, high = edition.all_players(size)
    seats = max(low, min(high, 2 + seed % 3))
    match = boneyard.new(edition.game, edition=edition, set=size, players=seats, seed=seed)
    while match.turn is not None and len(match.rounds) == 1 and not match.round_over:
        if match.position(match.turn).count("?") in HIDDEN:
            return match.position(), match.turn
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    return None


def possible(seen: str, match: boneyard.Match, unseen: list[int], seat: int) -> Counter[State]:
    """All states that a seat can't tell from the truth, each with the number of beginnings that lead to it."""
    view, history = match.look(seat), match.history(seat)
    begun: set[State] = set()
    found: Counter[State] = Counter()
    parts = seen.split("?")
    for order in permutations(unseen, len(parts) - 1):
        text = parts[0] + "".join(
            [tile_text(tile) + part for tile, part in zip(order, parts[1:], strict=True)]
        )
        try:
            world = boneyard.position(text, seed=1)
            if world.state in begun:
                continue
            begun.add(world.state)
            for mover, move in match.round.moves:
                world.play(move, mover)
        except boneyard.BoneyardError:
            continue  # it could not have gone like that
        if world.look(seat) == view and world.history(seat) == history:
            found[world.state] += 1
    return found


def far_out(found: Counter[State], wanted: Counter[State]) -> float:
    """How many standard deviations the chi-square of a sample lies above what chance alone gives."""
    share = sum(found.values()) / sum(wanted.values())
    off: float = sum([(found[each] - share * count) ** 2 / (share * count) for each, count in wanted.items()])
    free = len(wanted) - 1
    return (off - free) / max(1.0, sqrt(2 * free))


@pytest.mark.parametrize("edition", EDITIONS, ids=[each.name for each in EDITIONS])
def test_what_fits_all_that_was_seen_is_sampled_and_each_equally_often(edition: boneyard.Edition) -> None:
    off: list[float] = []
    # Where a round of the printed set ends with many tiles hidden, a tiny set does.
    tables = [
        (size, seed) for size in (edition.sets[0], TINY) if size in edition.all_sets for seed in range(30)
    ]
    moments = [each for size, seed in tables if (each := near_the_end(edition, size, seed)) is not None]
    for number, (text, seat) in enumerate(moments[:ROUNDS]):
        match = boneyard.position(text, seed=1)
        seen, unseen = match.position(seat), match.game.unseen(match.look(seat))
        rng = Rng(number)
        for _ in range(number):  # what is seen from there on rules out more
            moves = match.moves()
            move = moves[rng.below(len(moves))]
            if match.game.seen_move(move, match.actors[0], seat) != move:
                break
            before = match.copy()
            match.play(move)
            if match.turn is None or len(match.rounds) > 1 or match.round_over:
                match = before
                break
        wanted = possible(seen, match, unseen, seat)
        assert match.state in wanted
        view, history = match.view(seat), match.history(seat)
        found = Counter([view.sample(history, rng) for _ in range(PER_WORLD * len(wanted))])
        assert set(found) <= set(wanted)
        off.append(far_out(found, wanted))
    assert off
    assert max(off) < 6.5
    assert sum(off) / len(off) < 2


def test_in_poker_every_unseen_tile_is_as_likely_in_every_hand_and_at_every_place_of_the_boneyard() -> None:
    match = boneyard.new("poker", players=3, seed=3, options={"exchange": True})
    while not any(str(move).startswith("exchange") for _, move in match.round.moves):
        staying = [move for move in match.moves() if move != "fold"]
        one_tile = [
            move for move in staying if str(move).startswith("exchange") and str(move).count("-") == 1
        ]
        match.play(one_tile[0] if one_tile else staying[0])
    seat = match.actors[0]
    view, history, game = match.view(seat), match.history(seat), match.game
    unseen = game.unseen(view.state)
    rng, drawn = Rng(5), 2000
    held: list[Counter[int]] = [Counter() for _ in range(game.seats)]
    next_up: Counter[int] = Counter()
    for _ in range(drawn):
        world = view.sample(history, rng)
        for other, hand in enumerate(game.hands(world)):
            held[other].update(tile for tile in hand if other != seat)
        next_up[game.boneyard(world)[0]] += 1
    for counts in [each for other, each in enumerate(held) if other != seat] + [next_up]:
        share = sum(counts.values()) / len(unseen)
        assert set(counts) == set(unseen)
        assert max(abs(count - share) for count in counts.values()) < 5 * sqrt(share)
