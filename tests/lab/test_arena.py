"""Programs in a tournament: they play over the protocol, on the same deals as everyone."""

import sys
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.errors import BadSetup
from boneyard.core.match import seeded
from boneyard.lab import table, tournament
from boneyard.lab.arena import opened
from boneyard.lab.players import Player
from support.server.guests import serving

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
RUN = f"run: {sys.executable} {BOT}"
SHORT = table("block", options={"target": 8})


def test_a_program_plays_the_deals_of_the_tournament() -> None:
    seats = [Player("greedy"), Player(RUN)]
    with opened() as arena:
        match = arena.play(SHORT, "s 1", seats, "chance")
        assert match.result is not None
        assert match.round.moves
        for played in match.rounds:
            tiles = seeded(SHORT.game, "s 1", played.number, 0)
            expected = SHORT.game.split(tiles, played.deal.first, played.number, played.before)
            assert expected is not None
            # A record lists hands in order.
            assert [set(hand) for hand in expected.hands] == [set(hand) for hand in played.deal.hands]
        assert match.rounds[0].deal.first == SHORT.match("s 1").round.deal.first
        with pytest.raises(BadSetup, match="ended before its match was over"):
            arena.play(SHORT, "s 2", [Player("greedy"), Player(f"run: {sys.executable} -c 1")], "chance")


def test_a_program_is_rated_beside_our_bots() -> None:
    found = tournament(SHORT, ["greedy", RUN], deals=2, matches=True)
    assert sorted(found.names) == sorted(["greedy", RUN])
    assert all(len(each.scores) == 2 for each in found.meetings)


@pytest.mark.parametrize(
    ("bots", "change", "why"),
    [
        (["greedy", RUN], {}, "whole matches"),
        (["greedy", "run: "], {"matches": True}, "Say which program"),
        (["greedy", RUN], {"matches": True, "ray": "auto"}, "on this machine"),
    ],
)
def test_what_programs_cannot_do_is_refused_with_a_sentence(bots: Any, change: Any, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        tournament(SHORT, bots, deals=2, **change)


def test_no_one_names_the_seed_of_a_table_for_people(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.post("/api/tables", json={"game": "block", "seed": "mine"})
        assert answer.status_code == 422
        assert "shuffles by chance" in answer.json()["why"]
