"""The measuring of strength itself: mirrored, repeatable, with an interval that is right."""

from pathlib import Path
from typing import Any

import pytest

import boneyard
import opponents
import strength
import strength_page
from boneyard.bots import BOTS, Budget, bot, choice_of
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import FACES
from boneyard.lab.interval import mean_interval, p_value, paired_interval
from strength_page import Played, Title

PARTNERS = str(Path(strength.__file__).parent / "partnership-block.toml")


def wish(a: str = "greedy", b: str = "random", **changes: Any) -> strength.Wish:
    """Two players at Block, unless specified otherwise."""
    row: dict[str, Any] = {
        "game": "block", "edition": "cardinal", "size": None, "players": 2, "options": (), "a": a, "b": b,
        "matches": False, "seed": "tiny", "iterations": 2, "seconds": None,
    }  # fmt: skip
    return strength.Wish(**{**row, **changes})


def shares(one: strength.Wish, deals: int, cores: int = 1) -> list[float]:
    return [played.share for played in strength.all_deals(one, deals, cores)]


# --- the deals


def test_the_same_wish_gives_the_same_shares() -> None:
    one = wish("expert", "greedy")
    assert shares(one, 4) == shares(one, 4)


def test_the_number_of_cores_changes_nothing() -> None:
    assert shares(wish(), 6, cores=2) == shares(wish(), 6)


def test_another_seed_deals_other_tiles() -> None:
    one, other = (strength.table(wish(seed=seed), 0).round.deal.hands for seed in ("tiny", "else"))
    assert one != other
    assert strength.table(wish(), 0).round.deal.hands == one


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_against_itself_has_its_fair_share_of_every_deal(players: int) -> None:
    # Each deal is played from every seat, so whatever luck there is comes round.
    assert shares(wish("greedy", "greedy", players=players), 5) == pytest.approx([1 / players] * 5)


def test_partners_sit_down_together() -> None:
    one = wish("greedy", "greedy", game="muggins", edition=PARTNERS, players=4)
    assert strength.table(one, 0).game.sides == 2
    assert shares(one, 3) == pytest.approx([0.5] * 3)


def test_whole_matches_are_played_to_their_end() -> None:
    assert all(0 <= share <= 1 for share in shares(wish(matches=True), 2))
    assert shares(wish("greedy", "greedy", matches=True), 2) == pytest.approx([0.5] * 2)


def test_a_better_bot_comes_out_ahead() -> None:
    assert sum(shares(wish(), 60)) / 60 > 0.55


# --- what is reported


def test_the_interval_is_that_of_the_mean_over_deals() -> None:
    low, high = paired_interval([0.0, 1.0, 0.5, 0.5])
    spread = 1.959963984540054 * (0.5 / 3 / 4) ** 0.5
    assert (low, high) == pytest.approx((0.5 - spread, 0.5 + spread))
    assert p_value([0.0, 1.0, 0.5, 0.5], 0.5) == 1.0


BLOCK = Title("block/cardinal", 2, "rounds", 0.5)


def played(*shares: float) -> list[Played]:
    return [Played(share, 0.1, 0.05, 10) for share in shares]


def test_a_row_has_share_interval_and_command() -> None:
    line = strength_page.row(BLOCK, "expert", "greedy", played(0.5, 1.0, 0.5, 1.0), "the command")
    low, high = paired_interval([0.5, 1.0, 0.5, 1.0])
    for cell in ("block/cardinal", "**75.0%**", f"{low:.1%} to {high:.1%}", "4 rounds", "`the command`"):
        assert f"| {cell} |" in line
    assert "10.0 ms, at most 0.05 s" in line


def test_a_row_beside_another_bot_gives_the_difference_deal_by_deal() -> None:
    # The shares differ widely from deal to deal, the differences hardly: only these count.
    ours, theirs = played(0.0, 1.0, 0.5, 1.0), played(0.0, 0.5, 0.5, 0.5)
    line = strength_page.beside_row(BLOCK, ("expert", "greedy", "random"), ours, theirs, "the command")
    low, high = mean_interval([0.0, 0.5, 0.0, 0.5])
    assert low < 0.0 < 0.25 < high
    for cell in ("62.5%", "37.5%", "**+25.0%**", f"{low:+.1%} to {high:+.1%}", "expert | greedy | random"):
        assert f"| {cell} |" in line
    assert line.count("|") == strength_page.BESIDE.count("|")


def test_a_row_takes_the_place_of_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "strength.md"
    page.write_text("one |\n\n| a |\n|---|\n\n| b |\n|---|\n| 0 | `old` |\n\nthe end\n", "utf-8")
    monkeypatch.setattr(strength_page, "PAGE", page)
    for head, line in [("| b |", "1 | `one` |"), ("| a |", "2 | `two` |"), ("| b |", "3 | `one` |")]:
        strength_page.keep(head, f"| {line}", line.split("`")[1])
    tables = "| a |\n|---|\n| 2 | `two` |\n\n| b |\n|---|\n| 0 | `old` |\n| 3 | `one` |\n"
    assert page.read_text("utf-8") == f"one |\n\n{tables}\nthe end\n"


def test_the_page_has_both_kinds_of_tables_and_every_row_its_cells() -> None:
    lines = strength_page.PAGE.read_text("utf-8").splitlines()
    heads = [strength_page.ROWS, strength_page.BESIDE]
    assert all(head in lines for head in heads)
    cells = {head.count("|") for head in heads}
    assert all(line.count("|") in cells for line in lines if line.startswith("|"))


def test_a_command_leaves_out_what_changes_no_figure() -> None:
    words = ["block", "--deals", "9", "--cores", "2", "--keep"]
    assert strength.shown(words) == ["block", "--deals", "9"]


def test_a_level_thinks_in_iterations_unless_seconds_are_asked_for() -> None:
    game = strength.table(wish(), 0).game
    own = strength.budget_of(bot("expert"), game, wish(iterations=None))
    assert own.iterations is not None
    assert own.seconds is None
    assert strength.budget_of(bot("expert"), game, wish(seconds=0.5, iterations=None)) == Budget(None, 0.5)


# --- how far luck goes


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_that_sees_all_tiles_is_an_upper_bound_for_the_others(players: int) -> None:
    one = wish("open", "greedy", game="draw", players=players)
    found = shares(one, 12)
    assert sum(found) / len(found) > 1 / players + 0.1
    assert "open" in opponents.names()
    assert "open" not in BOTS


def test_the_bot_that_sees_all_tiles_plays_only_layout_games() -> None:
    with pytest.raises(BadSetup, match="layout games only"):
        shares(wish("open", "greedy", game="poker"), 1)


# --- players of other projects


def some_way_on(match: Match, moves: int) -> Match:
    rng = rng_for("some way")
    for _ in range(moves):
        options = match.moves(match.actors[0])
        match.play(options[rng.below(len(options))])
    return match


def test_a_peer_gets_what_its_seat_knows() -> None:
    match = some_way_on(boneyard.new("muggins", edition=PARTNERS, players=4, seed=4), 14)
    seat = match.actors[0]
    told = opponents.question_data(match.view(seat), match.history(seat))
    own = match.game.hands(match.look(seat))[seat]
    assert told["hand"] == [list(FACES[tile]) for tile in own]
    assert len(told["unseen"]) == sum(told["sizes"]) - len(own)
    assert len(told["plays"]) == 14
    assert told["first"] == told["plays"][0][0]
    passed = {mover for mover, tile, _ in told["plays"] if tile is None}
    assert passed == {mover for mover, numbers in enumerate(told["lacks"]) if numbers}
    laid = [tile for _, tile, _ in told["plays"] if tile]
    assert len(laid) + len(own) + len(told["unseen"]) == 28


def test_a_peers_answer_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_way_on(boneyard.new("block", players=2, seed=5), 2)
    peer = opponents.opponent("open_spiel")
    move = match.moves()[-1]
    state = match.state
    number = opponents._against(state, move)  # type: ignore[arg-type]
    answer = {"move": [list(FACES[move.tile]), number], "looks": 1}
    monkeypatch.setattr(peer, "_asked", lambda question: answer)
    assert len(match.moves()) > 1
    assert choice_of(peer, match, match.actors[0], Rng(1), Budget(seconds=0.1)).move == move


def test_a_peer_refuses_a_game_it_does_not_play() -> None:
    match = boneyard.new("draw", players=2, seed=5)
    with pytest.raises(BadSetup, match="and nothing else"):
        choice_of(opponents.opponent("open_spiel"), match, match.actors[0], Rng(1))
