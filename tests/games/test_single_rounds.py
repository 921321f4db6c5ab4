"""A match of a single round, for teaching and research, in every edition whose score would end it."""

import pytest

import boneyard
from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.rng import Rng

EDITIONS = [edition for game in boneyard.games() for edition in catalog.editions(game)]


def names(edition: Edition) -> list[str]:
    size = edition.sets[0]
    return [option.name for option in edition.options(size, edition.players(size)[0])]


SINGLE = [edition for edition in EDITIONS if "single_round" in names(edition)]


def test_every_game_for_two_or_more_can_be_played_for_a_single_round() -> None:
    several = [edition for edition in EDITIONS if edition.players(edition.sets[0])[1] > 1]
    for edition in several:
        assert {"single_round", "rounds", "deals"} & set(names(edition)), edition


@pytest.mark.parametrize("edition", SINGLE, ids=lambda edition: edition.name)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_a_single_round_is_over_after_it(edition: Edition, seed: int) -> None:
    match = boneyard.new(edition.game, edition=edition, seed=seed, options={"single_round": True})
    rng = Rng(seed)
    while match.actors:
        moves = match.moves(match.actors[0])
        match.play(moves[rng.below(len(moves))])
    assert match.result is not None
    assert len(match.rounds) == 1
    best = min(match.scores) if match.game.low_wins else max(match.scores)
    ahead = [seat for seat in range(match.game.seats) if match.scores[match.game.side(seat)] == best]
    assert list(match.result.winners) == ahead
    assert "single_round=yes" in match.record()
