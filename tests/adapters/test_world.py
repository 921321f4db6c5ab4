"""Resampled rounds look the same to their seat, and all deals that do come equally often."""

from collections import Counter
from math import sqrt

import pytest

from boneyard.adapters.table import SettledTable, table_for
from boneyard.adapters.world import other_world
from boneyard.core.edition import Edition
from boneyard.core.environment.episode import Episode, replayed, shuffled_deal
from boneyard.core.game import Deal
from boneyard.core.rng import rng_for
from support.engine.matches import EDITIONS, edition_id
from support.models.deals import played, possible_deals, small

# Games in which tiles are drawn, on sets so small that all deals can be tried.
SMALL = [
    ("draw", "cardinal", 3, 2, 3),
    ("draw", "cardinal", 3, 3, 2),
    ("draw", "pressman", 3, 2, 3),
    ("muggins", "university", 3, 2, 3),
    ("matador", "cardinal", 3, 2, 3),
    ("mexican-train", "cardinal", 3, 2, 3),
    ("mexican-train", "puremco", 3, 3, 2),
    ("mexican-train", "uduble", 3, 2, 3),
]
DRAWN = 400


def dealt(deal: Deal, drawn: int) -> tuple[tuple[int, ...], ...]:
    """What of a deal matters: the hands, and the tiles drawn in their order."""
    return (*[tuple(sorted(hand)) for hand in deal.hands], deal.yard[:drawn])


@pytest.mark.parametrize(("game", "edition", "size", "seats", "hand"), SMALL)
def test_all_deals_that_look_the_same_come_equally_often(
    game: str, edition: str, size: int, seats: int, hand: int
) -> None:
    off = []
    for seed in range(3):
        for moves in (4, 7, 10):
            match = played(small(game, edition, size, seats, hand), f"past {seed}", moves)
            if match.round_over:
                continue
            table = SettledTable(match.edition, match.game, match.options)
            episode = replayed(match.game, match.round.deal, tuple([move for _, move in match.round.moves]))
            seat = episode.seat
            rng = rng_for(f"{game} {edition} {seed} {moves}")
            drawn = len(episode.deal.yard) - len(table.game.boneyard(episode.state))
            wanted = {dealt(deal, drawn) for deal in possible_deals(match, seat)}
            found = Counter(dealt(other_world(table, episode, seat, rng).deal, drawn) for _ in range(DRAWN))
            assert set(found) <= wanted
            share = DRAWN / len(wanted)
            free = len(wanted) - 1
            chi = sum((found[each] - share) ** 2 / share for each in wanted)
            off.append((chi - free) / max(1.0, sqrt(2 * free)))
    assert off
    assert max(off) < 6.5
    assert sum(off) / len(off) < 1.5


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_another_world_looks_the_same_to_its_seat(edition: Edition) -> None:
    table = table_for(edition.game, edition=edition.key)
    rng = rng_for("looks")
    episode = Episode(table.game, shuffled_deal(table.game, rng))
    for step in range(24):
        if episode.over:
            break
        if step % 6 == 0:
            for seat in range(table.game.seats):
                other = other_world(table, episode, seat, rng)
                assert other.information_text(seat) == episode.information_text(seat)
                assert other.information(seat) == episode.information(seat)
                assert other.seat == episode.seat
        episode.play(episode.moves[rng.below(len(episode.moves))])
