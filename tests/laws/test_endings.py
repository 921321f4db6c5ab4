"""Every round and every match ends, at every possible table."""

import pytest

from boneyard.core.edition import Edition
from boneyard.core.match import Match
from boneyard.games.trains.sheets.edition import TrainEdition
from support.engine.matches import EDITIONS, Table, edition_id, random_match, tables


def ended(match: Match) -> None:
    """A finished match is consistent: its rounds, its scores and its end agree."""
    assert match.result is not None
    assert match.actors == ()
    assert match.turn is None
    assert match.moves() == ()
    assert match.result.scores == match.scores
    assert match.result.winners or match.game.seats == 1  # a solitaire can be lost to no one
    for earlier, later in zip(match.rounds, match.rounds[1:], strict=False):
        made = match.game.points(earlier.state)
        assert made is not None
        assert later.before == tuple(had + more for had, more in zip(earlier.before, made, strict=True))
        assert later.number == earlier.number + 1


# Matches of thirteen rounds take long: of their many tables some are played, the last one among them.
MOST_TABLES = 60
LONG_MATCHES = 10


def is_long(edition: Edition) -> bool:
    return isinstance(edition, TrainEdition)


def tables_tried(edition: Edition) -> list[Table]:
    found = tables(edition)
    step = -(-len(found) // MOST_TABLES) if is_long(edition) else 1
    return found[::-step]


# Random bidders of Moon lose more than they take, and their totals fall; what ends their matches is a bid of 21 that
# someone happens to make, about once in a hundred hands. That cautious ones end on points is tested with the game.


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_every_match_ends_at_every_table(edition: Edition) -> None:
    for count, table in enumerate(tables_tried(edition)):
        try:
            ended(random_match(table, count))
        except Exception as problem:
            problem.add_note(f"at the table {table}, seed {count}")
            raise


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_matches_with_the_printed_numbers_end(edition: Edition) -> None:
    size = edition.sets[0]
    low, high = edition.players(size)
    for seed in range(LONG_MATCHES if is_long(edition) else 30):
        ended(random_match(Table(edition, size, low + seed % (high - low + 1)), seed))
