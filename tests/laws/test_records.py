"""A seat's record of an unfinished match holds what the seat may know, and nothing else."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard import records
from boneyard.core.edition import Edition
from boneyard.core.match import Match
from boneyard.records.reader import MoveLine, Record
from boneyard.records.replay import begin_round, see_turn
from support.engine.families import alike, laid, named, put_away
from support.engine.matches import EDITIONS, Moment, edition_id, examples, on_failure, plans, walk

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)


def record_for(match: Match, seat: int | None) -> str:
    """What a seat, or a spectator, is given as the record."""
    return match.record(watcher=True) if seat is None else match.record(seat)


def going_on(moment: Moment) -> bool:
    """Whether the round at hand is the one being played."""
    match = moment.match
    return match.result is None and moment.state is match.state and not match.round_over


def replays_to_what_the_seat_sees(match: Match, seat: int | None) -> None:
    text = record_for(match, seat)
    replayed = records.replay(text)
    assert replayed.actors == match.actors, f"seat {seat} sees {replayed.actors} to act\n{text}"
    assert replayed.scores == match.scores
    assert alike(match.game.look(replayed.state, seat), match.look(seat)), f"seat {seat}\n{text}"
    assert record_for(replayed, seat) == text
    assert seat is None or replayed.moves(seat) == match.moves(seat)
    assert records.check(text) == []


def at_the_same_table(match: Match, record: Record) -> Match:
    """A record replayed without making the table again, which takes longer than playing."""
    again = Match(match.edition, match.game, match.players, match.options, records.write)
    for found in record.rounds:
        begin_round(again, found)
        for event in found.events:
            if isinstance(event, MoveLine):
                again.play(event.text, event.seat)
            else:
                see_turn(again, event)
    return again


def tells_what_may_be_known(moment: Moment) -> None:
    if not going_on(moment):
        return
    match, game, state = moment.match, moment.game, moment.state
    for seat in (*range(game.seats), None):
        text = record_for(match, seat)
        record = records.read(text)
        dealt = record.rounds[-1]
        own = (*game.hands(state)[seat], *put_away(state, seat)) if seat is not None else ()
        allowed = {-1, *map(named, own), *map(named, laid(state))}
        shown = {named(tile) for tiles in (dealt.yard, *dealt.hands.values()) for tile in tiles}
        assert shown <= allowed, f"seat {seat} is told of {sorted(shown - allowed)}"
        for other, hand in dealt.hands.items():
            assert other == seat or set(hand) <= {-1}, f"seat {seat} is told the hand of {other}"
        again = at_the_same_table(match, record)
        assert again.actors == match.actors, f"seat {seat} sees {again.actors} to act\n{text}"
        assert alike(again.look(seat), match.look(seat)), f"seat {seat}\n{text}"


@editions
@examples(12)
@given(data=st.data())
def test_an_unfinished_record_has_all_that_a_seat_may_know_and_no_more(
    edition: Edition, data: st.DataObject
) -> None:
    plan = data.draw(plans(edition))
    # A record is written, read and replayed for each seat at each step: large tables are followed for fewer steps.
    walk(plan, tells_what_may_be_known, min(45, 300 // plan.table.seats))


@editions
@examples(15)
@given(data=st.data())
def test_an_unfinished_record_replays_to_what_the_seat_sees(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    match = walk(plan, lambda moment: None, data.draw(st.integers(0, 60), label="moves"))
    seat = data.draw(st.sampled_from([*range(plan.table.seats), None]), label="seat")
    with on_failure(match, plan):
        if match.result is None:
            replays_to_what_the_seat_sees(match, seat)


@editions
@examples(10)
@given(data=st.data())
def test_a_finished_match_is_told_in_full_to_all(edition: Edition, data: st.DataObject) -> None:
    match = walk(data.draw(plans(edition)), lambda moment: None, 100_000)
    assert match.result is not None
    public = match.record(watcher=True)
    if match.game.always_shown:
        assert {public, *map(match.record, range(match.game.seats))} == {match.record()}
        return
    # Tiles shown to no one stay hidden from everyone; the whole record has them only if the rules allow it.
    assert match.game.never_told == (public == match.record()) or "?" not in public
    assert "?" not in match.record() or match.game.never_told
    for seat in range(match.game.seats):
        own = match.record(seat)
        assert without_unshown(match, seat, own) == public
        assert records.replay(own).scores == match.scores


def without_unshown(match: Match, seat: int, text: str) -> str:
    """A seat's record with the tiles face down that no one else was shown: its own folded hands, what it gave away."""
    lines = text.splitlines()
    told_to_all = match.record(watcher=True).splitlines()
    assert len(lines) == len(told_to_all)
    for at, (line, public) in enumerate(zip(lines, told_to_all, strict=True)):
        if line.startswith((f"hand {seat}: ", "yard: ", f"{seat} exchange ", f"{seat} aside ")):
            head = line.index(" " if line.startswith(f"{seat} ") else ":") + 1
            words, known = line[head:].split(), public[head:].split()
            assert len(words) == len(known)
            lines[at] = line[:head] + " ".join(["", *known]).removeprefix(" " * line.startswith(f"{seat} "))
            assert set(known) - {"?"} <= set(words), f"{public} tells more than {line}"
    return "\n".join(lines) + "\n"
