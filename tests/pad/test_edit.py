"""Rounds that are edited in place, and counts that are questioned."""

from typing import Any

from boneyard import catalog
from boneyard.pad import PadState, begin, settled, sheet, write
from boneyard.pad.check import doubt

Entry = dict[str, Any]


def page(game: str = "block", players: int = 2, **options: int) -> Entry:
    edition = catalog.editions(game)[0]
    return settled(sheet(edition, edition.sets[0], players), options)


def out(number: int, pips: int, seat: int = 0, **more: Any) -> Entry:
    hands: list[Entry | None] = [None if each == seat else {"pips": pips} for each in range(2)]
    return {
        "kind": "round",
        "id": f"r{number}",
        "match": 1,
        "number": number,
        "out": [seat],
        "hands": hands,
        **more,
    }


def edit(number: int, pips: int, seat: int = 0, **more: Any) -> Entry:
    entry = out(number, pips, seat)
    ended = {"out": entry["out"], "hands": entry["hands"], **more}
    return {
        "kind": "edit",
        "id": f"e{number} {pips}",
        "match": 1,
        "number": number,
        "of": f"r{number}",
        "round": ended,
    }


def written(sheet: Entry, *entries: Entry) -> PadState:
    state = begin(sheet, ["Ann", "Ben"], 0)
    for entry in entries:
        state, why = write(sheet, state, entry)
        assert not why, (entry, why)
    return state


def test_later_rounds_stay_and_all_totals_follow() -> None:
    block = page()
    state = written(block, out(1, 12), out(2, 9, 1), out(3, 5), edit(1, 20))
    assert [row.points for row in state.rows] == [(20, 0), (0, 9), (5, 0)]
    assert state.totals == (25, 9)
    assert state.number == 4
    again = written(block, out(1, 12), out(2, 9, 1), edit(1, 20), edit(1, 3, 1), edit(2, 1))
    assert [row.points for row in again.rows] == [(0, 3), (1, 0)], "a round can be edited again"


def test_an_edit_is_taken_back_and_put_back() -> None:
    block = page()
    state = written(block, out(1, 12), out(2, 9), edit(1, 20), {"kind": "undo", "id": "u", "of": "e1 20"})
    assert state.totals == (21, 0)
    state, why = write(block, state, {"kind": "redo", "id": "d", "of": "e1 20"})
    assert not why
    assert state.totals == (29, 0)


def test_points_tapped_in_during_a_round_can_be_edited_with_it() -> None:
    muggins = page("muggins", target=500)
    tap = {"kind": "made", "id": "t", "match": 1, "number": 1, "side": 0, "points": 10}
    state = written(muggins, tap, out(1, 15), out(2, 5, 1))
    before = state.rows[0].points
    state, why = write(muggins, state, edit(1, 15, made=[0, 25]))
    assert not why
    assert state.rows[0].points == (before[0] - 10, before[1] + 25)
    _, why = write(muggins, state, edit(1, 15, made=[0, 7]))
    assert why == "Enter what each side scored during the round, in steps of 5."
    assert write(page(), written(page(), out(1, 5)), edit(1, 5, made=[0, 0]))[1].startswith("Nothing scores")


def test_a_match_that_would_have_ended_earlier_is_reported() -> None:
    block = page(target=30)
    state = written(block, out(1, 12), out(2, 9))
    after, why = write(block, state, edit(1, 30))
    assert why == "With that, the match would end in round 1. Undo the later rounds first."
    assert after == state
    over = written(block, out(1, 12), out(2, 19))
    assert over.winners == (0,)
    on, why = write(block, over, edit(1, 2))
    assert not why
    assert (on.winners, on.totals, on.number) == (None, (21, 0), 3), "and one that ended too early goes on"


def test_more_pips_than_the_set_has_are_questioned() -> None:
    block = page()
    assert doubt(block, out(1, 168), 1) == ""
    asked = doubt(block, out(1, 169), 1)
    assert asked == "That comes to 169, but all the tiles in the set add up to only 168. Is that right?"
    assert written(block, out(1, 169)).totals == (169, 0), "it is asked and not refused"
    train = page("mexican-train")
    hub = train["hubs"]
    whole = sum(high + low for high in range(train["set"] + 1) for low in range(high + 1))
    lies = sum(int(end) for end in hub[0].split("-")) if hub else 0
    assert doubt(train, out(1, whole - lies), 1) == ""
    assert doubt(train, out(1, whole - lies + 1), 1)
