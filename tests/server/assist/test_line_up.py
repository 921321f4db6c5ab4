"""Lining up a hand over the protocol: the best train from your own tiles, sent to no one else, refused in words."""

from pathlib import Path
from typing import Any

import pytest

from boneyard.core.tile import read_tile, tile_text
from boneyard.server.assist.line_up import _best
from support.server.guests import OPEN, PERSON, Guest, make, serving, sit, watching

SMALL: dict[str, Any] = {"edition": "cardinal", "set": 12, "options": {"hand": 9}}


def hand_of(guest: Guest) -> set[str]:
    return {piece["id"] for piece in guest.now["own"]["pieces"] if piece.get("role") == "rack"}


def joined(plan: dict[str, Any]) -> bool:
    """Whether each tile of a train joins the one before it, the first one what is open."""
    faces = [plan["open"], *[str(tile["second"]) for tile in plan["train"]]]
    return all(str(tile["first"]) == before for tile, before in zip(plan["train"], faces))


def test_a_hand_is_lined_up_and_stays_in_step_as_tiles_go(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "mexican-train", **SMALL)
        with watching(client, made["table"], made["token"], "wide") as guest:
            for _ in range(6):
                if not guest.my_turn():
                    break
                plan = guest.ask("lineup", do="lineup")
                assert plan["ply"] == guest.now["ply"]
                assert joined(plan)
                told = {tile["tile"] for tile in plan["train"]} | set(plan["rest"])
                assert told == hand_of(guest)
                for tile in plan["train"]:
                    assert tile_text(read_tile(f"{tile['first']}-{tile['second']}")) == tile["tile"]
                own = [move["move"] for move in guest.now["moves"] if move["kind"] == "lay"]
                first = [move for move in own if plan["train"] and plan["train"][0]["tile"] in move]
                guest.move(first[0] if first else None)


def test_each_seat_learns_only_its_own_hand(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "mexican-train", PERSON, OPEN, **SMALL)
        other = sit(client, made["table"], "Ben")
        with (
            watching(client, made["table"], made["token"], "wide") as ann,
            watching(client, made["table"], other["token"], "wide") as ben,
            watching(client, made["table"]) as watcher,
        ):
            for guest in (ann, ben):
                plan = guest.ask("lineup", do="lineup")
                assert {tile["tile"] for tile in plan["train"]} | set(plan["rest"]) == hand_of(guest)
            assert not hand_of(ann) & hand_of(ben)
            refused = watcher.ask("refused", do="lineup")
            assert refused["why"].endswith(".")
            assert not refused["stale"]
            assert [each["type"] for each in ann.heard].count("lineup") == 1
            assert "lineup" not in [each["type"] for each in watcher.heard]


@pytest.mark.parametrize("game", ["block", "forty-two", "traffic"])
def test_other_games_have_nothing_to_line_up(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        seats = {"block": 2, "forty-two": 4, "traffic": 1}[game]
        made = make(client, game, PERSON, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1))
        with watching(client, made["table"], made["token"]) as guest:
            assert not guest.table["lineup"]
            assert "train games" in guest.ask("refused", do="lineup")["why"]


def test_before_the_deal_there_is_no_hand_to_line_up(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "mexican-train", PERSON, OPEN, **SMALL)
        with watching(client, made["table"], made["token"]) as guest:
            assert guest.table["lineup"]
            assert guest.ask("refused", do="lineup")["why"].endswith(".")


def test_repeated_requests_cost_one_search(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "mexican-train", **SMALL)
        with watching(client, made["table"], made["token"]) as guest:
            guest.my_turn()
            guest.ask("lineup", do="lineup")
            before = _best.cache_info().misses
            plans = [guest.ask("lineup", do="lineup", ply="nonsense", more=[1]) for _ in range(60)]
            assert _best.cache_info().misses == before
            assert all(plan == plans[0] for plan in plans)
