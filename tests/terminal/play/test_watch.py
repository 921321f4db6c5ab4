"""A won line shown by the solver: step by step, fast, or until the player takes over; and it is no one's win."""

from pathlib import Path

import boneyard
from boneyard.bots.registry import solve
from boneyard.lab.odds import BEST, DealResult, Odds
from boneyard.terminal.commands.odds import _describe_best
from support.terminal.person import alone
from support.terminal.person import boneyard as run


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
    assert "by looking at the boneyard, which you can't. This deal won't count." in " ".join(seen.split())
    assert "You won!" in seen
    assert "You watched the win, so this deal doesn't count." in seen
    assert "You haven't finished a game yet." in seen


def test_a_line_is_watched_step_by_step_until_the_player_takes_over(tmp_path: Path) -> None:
    deal = won_deal("squeeze")
    seen = alone(tmp_path, "squeeze", ["watch", "", "what", "stop", "concede", "quit"], deal=deal)
    assert "Move 1 of " in seen
    assert "Press Enter, or type fast or stop." in seen
    assert "You gave up with" in seen
    assert "this deal doesn't count" in seen
    assert not (tmp_path / "statistics.json").exists()
    left = alone(tmp_path, "squeeze", ["watch", "", "quit"], deal=deal)
    assert "Goodbye." in left


def test_without_a_won_line_nothing_is_shown_and_the_deal_stays_the_players_own(tmp_path: Path) -> None:
    seen = alone(tmp_path, "bingo", ["watch", "concede", "watch", "quit"], deal="7")
    assert "There's no win to watch." in seen
    assert "Played 1" in seen
    assert seen.count("You gave up with 28 left.") == 2


def test_another_set_or_game_is_refused_in_a_sentence() -> None:
    for arguments, sentence in (
        (("solve", "traffic", "--set", "15"), "15"),
        (("solve", "muggins"), "Muggins".lower()),
        (("solve", "trafic"), "traffic"),
        (("solve", "traffic", "--deal", "nonsense"), "There's no deal 'nonsense'"),
        (("odds", "big-clock", "--set", "7"), "7"),
        (("odds", "big-clock", "--play", "luck"), "luck"),
    ):
        refused = run(*arguments)
        assert refused.returncode == 2, arguments
        assert sentence in refused.stderr
        assert "Traceback" not in refused.stderr


def test_a_search_that_found_no_line_claims_none() -> None:
    found = run("solve", "squeeze", "--set", "6", "--deal", "7", "--positions", "10")
    assert "I looked at 10 positions and found no win." in found.stdout
    assert "leaves" not in found.stdout


def test_odds_say_that_a_search_ends_with_its_first_win_where_some_are_left() -> None:
    sentence = "The search stops at its first win, so fewer might be possible."
    some, none = Odds(), Odds()
    some.add(DealResult(1, won=True, left=3, proved=True, positions=9))
    none.add(DealResult(1, won=True, left=0, proved=True, positions=9))
    assert sentence in _describe_best(some, BEST)
    assert sentence not in _describe_best(some, "hint")
    assert sentence not in _describe_best(none, BEST)


def test_solvers_take_a_households_edition(tmp_path: Path) -> None:
    home = tmp_path / "sunday.toml"
    home.write_text(
        'name = "sunday"\ngame = "squeeze"\nedition = "cardinal"\n[answers]\nwon = "two-left"\n', "utf-8"
    )
    few = ("--set", "6", "--positions", "500", "--household", home)
    assert "(sunday), double-6, deal 7" in run("solve", "squeeze", "--deal", "7", *few).stdout
    assert (
        "(sunday), double-6: 2 deals" in run("odds", "squeeze", "--deals", "2", "--cores", "1", *few).stdout
    )
    refused = run("odds", "bingo", "--household", home)
    assert (refused.returncode, refused.stderr) == (
        2,
        "boneyard: squeeze/sunday isn't an edition of bingo.\n",
    )
