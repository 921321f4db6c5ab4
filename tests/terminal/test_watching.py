"""A won line shown by the solver: step by step, fast, or until the player takes over; and it is nobody's win."""

from pathlib import Path

import boneyard
from boneyard.bots.solitaire import solve
from terminal.driving import alone
from terminal.driving import boneyard as run


def won_deal(game: str, size: int = 6) -> str:
    """The first deal that the solver wins with little looking."""
    for deal in range(1, 200):
        match = boneyard.new(game, set=size, players=1, seed=deal)
        if solve(match.game, match.state, 2000).won:
            return str(deal)
    raise AssertionError(f"no won deal of {game}")


def test_a_won_line_is_played_fast_and_not_counted(tmp_path: Path) -> None:
    seen = alone(
        tmp_path, "good-neighbors", ["watch", "fast", "stats", "quit"], deal=won_deal("good-neighbors")
    )
    assert (
        "was found by looking at the boneyard, which no player may; this deal will not be counted."
        in " ".join(seen.split())
    )
    assert "Won!" in seen
    assert "You watched how this deal is won: it is not counted." in seen
    assert "No game has been finished yet." in seen


def test_a_line_is_watched_step_by_step_until_the_player_takes_over(tmp_path: Path) -> None:
    deal = won_deal("squeeze")
    seen = alone(tmp_path, "squeeze", ["watch", "", "what", "stop", "concede", "quit"], deal=deal)
    assert "Move 1 of " in seen
    assert "Press Enter, or type fast or stop." in seen
    assert "You gave it up with" in seen
    assert "it is not counted" in seen
    assert not (tmp_path / "statistics.json").exists()
    left = alone(tmp_path, "squeeze", ["watch", "", "quit"], deal=deal)
    assert "Goodbye." in left


def test_without_a_won_line_nothing_is_shown_and_the_deal_stays_the_players_own(tmp_path: Path) -> None:
    seen = alone(tmp_path, "bingo", ["watch", "concede", "watch", "quit"], deal="7")
    assert "There is no won line to watch." in seen
    assert "Played 1" in seen
    assert seen.count("You gave it up with 28 left.") == 2


def test_another_set_or_game_is_refused_in_a_sentence() -> None:
    for arguments, sentence in (
        (("solve", "traffic", "--set", "15"), "15"),
        (("solve", "muggins"), "Muggins".lower()),
        (("solve", "trafic"), "traffic"),
        (("solve", "traffic", "--deal", "nonsense"), "There is no deal 'nonsense'"),
        (("odds", "big-clock", "--set", "7"), "7"),
        (("odds", "big-clock", "--play", "luck"), "luck"),
    ):
        refused = run(*arguments)
        assert refused.returncode == 2, arguments
        assert sentence in refused.stderr
        assert "Traceback" not in refused.stderr
