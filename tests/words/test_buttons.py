"""Every move has a button that says what it does, and every viewer sees what to do next."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.edition import Edition
from boneyard.core.move import DRAW, PASS, Move
from boneyard.pictures import touches
from boneyard.words import Seen, addressed, seen_by, teller
from support.engine.matches import EDITIONS, Moment, edition_id, examples, plans, walk

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
STEPS = 60
MANY = 400  # moves of a turn that are looked at


def is_sentence(text: str) -> bool:
    return bool(text) and text[0] == text[0].upper() and text[-1] in ".!" and "  " not in text


def every_move_has_its_button(moment: Moment) -> None:
    game, state = moment.game, moment.state
    how = teller(game)
    for seat in game.actors(state):
        seen = Seen(game, game.look(state, seat), addressed(moment.match.players, seat), seat)
        meant: dict[tuple[frozenset[str], str], Move] = {}
        for move in game.moves(state, seat)[:MANY]:
            label = how.button(seen, move)
            assert label[:1].isupper(), label
            assert not label.endswith("."), label
            key = (frozenset(touches(game, seen.state, seat, move)), label)
            assert key not in meant, f"{move} and {meant[key]} are both {key}"
            meant[key] = move


@editions
@examples(10)
@given(data=st.data())
def test_every_move_has_a_button_of_its_own(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), every_move_has_its_button, STEPS)


def everybody_is_told_what_is_to_be_done(moment: Moment) -> None:
    match, game = moment.match, moment.game
    how = teller(match.game)
    for viewer in (*range(game.seats), None):
        status = how.status(match, viewer)
        assert is_sentence(status), status
        yours = viewer is not None and viewer == match.turn and not match.round_over
        assert status.startswith("Your turn") == (yours and game.seats > 1)
        seen = seen_by(match, viewer)
        assert all(is_sentence(sentence) for sentence in how.says(seen))
        if viewer is None:
            continue
        moves = match.moves(viewer)
        stuck = how.stuck(seen, moves)
        choices = [move for move in moves if move.kind not in (DRAW, PASS)]
        assert not stuck or ((is_sentence(stuck) and not choices) or str(choices[0]) in ("muggins", "catch"))
        if game.deals_hands and viewer == match.turn and not match.round_over:
            able = {int(move.tile) for move in moves}
            for tile in set(game.hands(seen.state)[viewer]) - able:
                why = how.fits_nowhere(seen, tile)
                assert not why or is_sentence(why), why


@editions
@examples(10)
@given(data=st.data())
def test_everyone_is_told_what_to_do(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), everybody_is_told_what_is_to_be_done, STEPS)


def all_who_wait_are_told_alike(moment: Moment) -> None:
    match = moment.match
    how = teller(match.game)
    if not how.alike or match.result is not None:
        return
    waiting = [seat for seat in (None, *range(match.game.seats)) if seat not in match.actors]
    seen = [seen_by(match, seat, addressed(match.players, seat)) for seat in waiting]
    assert len({(how.status(match, each.seat), *how.says(each)) for each in seen}) == 1


@editions
@examples(10)
@given(data=st.data())
def test_all_waiting_players_read_the_same_if_a_family_says_so(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), all_who_wait_are_told_alike, STEPS)
