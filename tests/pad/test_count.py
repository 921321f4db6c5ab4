"""The score pad counts as the engine does: whole matches of every edition are written on it as a family would."""

from collections.abc import Mapping
from itertools import count
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.game import NOBODY
from boneyard.core.match import Match
from boneyard.core.tile import tile_text
from boneyard.games.lines.sheets.questions import COUNTING, LEAD, NOBODY_LEADS, SCORING
from boneyard.games.trains.sheets.questions import HUB
from boneyard.pad import PadState, begin, has_pad, settled, sheet, write
from boneyard.pad.count import hub
from boneyard.pad.registry import DURING, HUBS, LEADS, LINE_WAYS
from boneyard.pad.registry import NOBODY_LEADS as NOBODY_LEADS_SAID
from support.engine.matches import EDITIONS, Plan, edition_id, examples, moments, on_failure, plans
from support.models.pad import during, written

PADS = [edition for edition in EDITIONS if has_pad(edition)]
editions = pytest.mark.parametrize("edition", PADS, ids=edition_id)
_MOVES = 1500  # of a match that is followed; a round begun by then is not written


def pad_of(plan: Plan) -> dict[str, Any]:
    table = plan.table
    return settled(sheet(table.edition, table.size, table.seats), table.options)


def followed(plan: Plan, match: Match) -> None:
    """Write a match down, round by round, and compare the pad with the engine."""
    page = pad_of(plan)
    game = match.game
    ids = count()
    state: PadState = begin(page, list(match.players), max(match.rounds[0].deal.first, 0))
    assert page["sides"] == game.sides
    assert page["deal"] == getattr(game.answers, "hand", 5)  # type: ignore[attr-defined]
    for each in match.rounds:
        assert state.number == each.number
        assert state.before == each.before
        if each.deal.first != NOBODY and plan.table.edition.start_rotates:
            assert state.first == each.deal.first
        if game.hub_of(each.number) >= 0:
            assert hub(page, each.number) == tile_text(game.hub_of(each.number))
            left = page["tiles"] - page["seats"] * page["deal"] - 1
            assert left == len(each.deal.yard)
        made = None
        for entry in written(match, each):
            if state.winners is not None:
                # The last tile made the points that ended the match; its hands are not written anymore.
                assert entry["kind"] == "round"
                made = during(each.state, game.sides, 0)
                break
            state, why = write(
                page, state, {**entry, "id": str(next(ids)), "match": 1, "number": state.number}
            )
            assert not why, (entry, why)
        if game.points(each.state) is None:
            assert state.totals == tuple(
                had + more for had, more in zip(each.before, during(each.state, game.sides, 0), strict=True)
            ) or int(match.options.get("stake", 0))
        elif made is not None:
            assert state.made == made
        else:
            assert state.rows[-1].points == game.points(each.state)
    if match.result is None:
        assert state.winners is None
    else:
        assert state.winners is not None
        seats = tuple(seat for seat in range(game.seats) if game.side(seat) in state.winners)
        assert seats == match.result.winners


@editions
@examples(12)
@given(data=st.data())
def test_every_round_counts_on_the_pad_what_it_counts_in_the_engine(
    edition: Edition, data: st.DataObject
) -> None:
    plan = data.draw(plans(edition))
    match = plan.table.start(plan.seed)
    with on_failure(match, plan):
        for _ in moments(match, plan.chooser(), _MOVES):
            pass
        followed(plan, match)


def test_all_competitive_games_have_a_pad_and_the_solitaires_have_none() -> None:
    with_pad = {edition.game for edition in PADS}
    assert with_pad == {game for game in catalog.games() if catalog.shelf(game) != "solitaire"}


@pytest.mark.parametrize(
    ("answers", "known"),
    [(SCORING, LINE_WAYS), (COUNTING, DURING), (LEAD, LEADS), (NOBODY_LEADS, NOBODY_LEADS_SAID), (HUB, HUBS)],
)
def test_every_answer_that_a_household_can_choose_is_known_to_the_pad(
    answers: Mapping[str, object], known: Mapping[str, object]
) -> None:
    assert set(answers) == set(known)


@editions
def test_an_option_changes_the_pad_where_it_changes_the_table(edition: Edition) -> None:
    size = edition.sets[0]
    seats = edition.players(size)[1]
    printed = sheet(edition, size, seats)
    for option in printed["options"]:
        for value in option["choices"] or [option["low"]]:
            if value != option["default"]:
                other = settled(printed, {option["name"]: value})
                quiet = option["name"] == "penalty" and value in ("draw", "skip", "keep")
                assert quiet or other != settled(printed, {}), (option["name"], value)
