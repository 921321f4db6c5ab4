"""Between two rounds everyone sees the result until they continue; no one waits long, nor for a program."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.live import clock
from support.server.guests import BOT, OPEN, PERSON, Guest, catch_up, make, send, serving, sit, watching


@contextmanager
def round_over(client: Any, *people: bool, bots: int = 0) -> Iterator[list[Guest]]:
    """A table of people and programs who have just played a round to its end."""
    seats = [PERSON, *[OPEN] * (len(people) - 1), *[BOT] * bots]
    made = make(client, "block", *seats, players=len(seats))
    taken = [made, *[sit(client, made["table"], f"Guest {seat}") for seat in range(1, len(people))]]
    with ExitStack() as here:
        guests = [
            here.enter_context(watching(client, made["table"], each["token"], person=person))
            for each, person in zip(taken, people)
        ]
        while guests[0].now["phase"] != "round-over":
            turn = guests[0].now["turn"]
            if turn is None or turn >= len(guests):
                guests[0].hear()
                continue
            mover = guests[turn]
            catch_up(mover, guests[0].now["ply"])
            assert mover.move()["type"] == "accepted"
            catch_up(guests[0], mover.now["ply"])
        for guest in guests:
            catch_up(guest, guests[0].now["ply"])
        yield guests


def test_the_next_round_is_dealt_when_all_people_have_continued(tmp_path: Path) -> None:
    with serving(tmp_path) as client, round_over(client, True, True, bots=1) as (ann, ben):
        assert ann.now["ready"] == []
        assert ann.now["clock"] is None
        assert send(ann, "deal")["type"] == "accepted"
        catch_up(ben, ann.now["ply"])
        for guest in (ann, ben):
            assert (guest.now["phase"], guest.now["round"], guest.now["ready"]) == ("round-over", 1, [0])
            assert guest.now["ended"]["rows"]
            assert (guest.now["clock"]["seat"], 15 < guest.now["clock"]["left"] <= 20) == (None, True)
        assert ben.now["log"][-1]["text"] == "Ann is ready for the next round."
        assert send(ben, "deal")["type"] == "accepted"
        assert (ben.now["phase"], ben.now["round"], ben.now["ready"]) == ("playing", 2, [])


def test_continuing_twice_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as client, round_over(client, True, True) as (ann, _):
        assert send(ann, "deal")["type"] == "accepted"
        ply = ann.now["ply"]
        assert send(ann, "deal", id="again")["type"] == "accepted"
        assert (ann.now["ply"], ann.now["ready"]) == (ply, [0])


def test_no_one_waits_longer_than_that_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "PAUSE", 1.0)
    with serving(tmp_path) as client, round_over(client, True, True) as (ann, ben):
        assert send(ann, "deal")["type"] == "accepted"
        began = time.monotonic()
        while ben.now["round"] == 1:
            ben.hear()
        assert 0.5 < time.monotonic() - began < 10
        assert ben.now["phase"] == "playing"


def test_no_one_waits_for_a_program(tmp_path: Path) -> None:
    with serving(tmp_path) as client, round_over(client, True, False) as (ann, program):
        assert [seat["program"] for seat in ann.table["seats"]] == [False, True]
        assert send(ann, "deal")["type"] == "accepted"
        assert (ann.now["phase"], ann.now["round"]) == ("playing", 2)
        catch_up(program, ann.now["ply"])


def test_a_program_hurries_no_one(tmp_path: Path) -> None:
    with serving(tmp_path) as client, round_over(client, True, False) as (ann, program):
        ply = program.now["ply"]
        assert send(program, "deal") == {"type": "accepted", "id": f"deal {ply}", "ply": ply}
        assert ann.ask("pong", do="ping")
        assert (ann.now["phase"], ann.now["ready"], ann.now["clock"]) == ("round-over", [], None)


def test_programs_need_not_continue_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "PAUSE", 0.5)
    with serving(tmp_path) as client, round_over(client, False, False) as (one, _):
        while one.now["round"] == 1:
            one.hear()
        assert one.now["phase"] == "playing"


def test_a_program_among_programs_deals_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client, round_over(client, False, False) as (one, _):
        assert send(one, "deal")["type"] == "accepted"
        assert one.now["round"] == 2


def test_when_the_last_person_goes_the_programs_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "PAUSE", 0.5)
    with serving(tmp_path) as client, round_over(client, True, False) as (ann, program):
        time.sleep(0.8)
        assert program.ask("pong", do="ping")
        assert program.now["phase"] == "round-over"
        ann.socket.close()
        while program.now["round"] == 1:
            program.hear()


def test_no_one_waits_for_a_person_who_is_away(tmp_path: Path) -> None:
    with serving(tmp_path) as client, round_over(client, True, True) as (ann, ben):
        ben.socket.close()
        while ann.table["seats"][1]["here"]:
            ann.hear()
        assert send(ann, "deal")["type"] == "accepted"
        assert ann.now["round"] == 2


def test_who_has_continued_is_known_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client, round_over(client, True, True) as (ann, _):
        assert send(ann, "deal")["type"] == "accepted"
        table = ann.table["table"]
        until = ann.now["clock"]["until"]
    with serving(tmp_path) as client, watching(client, table) as watcher:
        assert watcher.now["ready"] == [0]
        assert watcher.now["clock"]["until"] == until


def test_taking_back_how_the_round_ended_starts_over(tmp_path: Path) -> None:
    with serving(tmp_path) as client, round_over(client, True, True) as (ann, ben):
        assert send(ann, "deal")["type"] == "accepted"
        catch_up(ben, ann.now["ply"])
        assert send(ben, "undo")["type"] == "accepted"
        catch_up(ann, ben.now["ply"])
        assert ann.now["clock"] is None  # no one deals while that is asked for
        assert send(ann, "answer", agree=True)["type"] == "accepted"
        assert (ann.now["phase"], ann.now["ready"]) == ("playing", [])
