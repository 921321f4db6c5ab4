"""The result of a round: in order of standing in the match, with the leaders or winners first."""

import pytest

import boneyard
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.words.viewer import round_end

GAMES = [("muggins", 4), ("mexican-train", 5), ("forty-two", 4), ("poker", 4), ("chickenfoot", 6)]


def finished(game: str, players: int, seed: str) -> Match:
    match = boneyard.new(game, players=players, seed=seed)
    rng = rng_for(seed)
    while match.result is None:
        seat = match.turn
        moves = match.moves(seat) if seat is not None else ()
        if moves:
            match.play(moves[rng.below(len(moves))], seat)
        else:
            match.deal()
    return match


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_rows_are_in_order_of_standing(game: str, players: int) -> None:
    match = finished(game, players, "standing")
    for round_ in match.rounds:
        end = round_end(match, round_)
        totals = [int(row[-1]) for row in end.rows]
        last = round_ is match.rounds[-1]
        ranked = totals[end.lead if last else 0 :]  # a player who goes out may win without the best total
        assert ranked == sorted(ranked, reverse=not match.game.low_wins)
        assert 0 <= end.lead < len(end.rows)
        if not last and end.lead:
            assert len(set(totals[: end.lead])) == 1
            assert totals[end.lead] != totals[0]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_whoever_won_the_match_comes_first(game: str, players: int) -> None:
    match = finished(game, players, "winner")
    assert match.result is not None
    end = round_end(match, match.round)
    names = {match.players[seat] for seat in match.result.winners}
    first = {name for row in end.rows[: end.lead] for name in row[0].split(" and ")}
    assert first == (names if len(names) < len(match.players) else set())


def test_no_one_leads_while_everyone_is_level() -> None:
    match = boneyard.new("forty-two", seed="level")
    assert round_end(match, match.round).lead == 0
