"""Words reveal nothing hidden: states that look alike to a seat are described alike."""

from collections.abc import Callable

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.edition import Edition
from boneyard.core.game import Deal
from boneyard.core.match import Match
from boneyard.words import addressed, log_lines, seen_by, steps, teller
from support.engine.matches import (
    EDITIONS,
    Table,
    edition_id,
    examples,
    on_failure,
    plans,
    random_match,
    walk,
)
from support.engine.secrets import hidden_from, shuffled, swapped, told_apart

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
MANY = 50  # moves of a turn whose buttons are read


def heard(match: Match, viewer: int | None) -> list[str]:
    """Everything a seat or a spectator reads about the current round."""
    how = teller(match.game)
    names = addressed(match.players, viewer)
    seen = seen_by(match, viewer, names)
    moves = () if viewer is None else match.moves(viewer)
    return [
        how.status(match, viewer),
        *how.says(seen),
        how.asks(seen, moves) if moves else "",
        how.stuck(seen, moves),
        *[how.button(seen, move) for move in moves[:MANY]],
        *[how.where(seen, move) for move in moves[:MANY]],
        how.holds(match, seen.state),
        *log_lines(match.game, names, steps(match.game, match.round), viewer),
        *([] if viewer is None else reasons(match, viewer)),
    ]


def reasons(match: Match, seat: int) -> list[str]:
    """Why each tile of a hand cannot be played, asked whether it can or not."""
    seen = seen_by(match, seat)
    if match.round_over or match.turn is None:
        return []
    return [teller(seen.game).fits_nowhere(seen, tile) for tile in match.game.hands(seen.state)[seat]]


def with_deal(match: Match, deal: Deal) -> Match:
    """The match with its last round dealt differently, and the same moves made."""
    other = Match(match.edition, match.game, match.players, match.options, lambda *_: "", None)
    for each in match.rounds:
        other.add_round(each.number, deal if each is match.round else each.deal)
        for seat, move in each.moves:
            other.play(move, seat)
    return other


def look_alikes(match: Match, choose: Callable[[int], int], tries: int) -> int:
    """Compare the words about a round with the words if the unseen tiles were different."""
    game, current = match.game, match.round
    compared = 0
    for viewer in (*range(game.seats), None):
        unseen = hidden_from(game, current.state, viewer)
        for turn in range(tries):
            swap = shuffled(unseen, choose, 2 + turn)
            deal = swapped(current.deal, swap)
            if len(swap) < 2 or told_apart(game, current, deal, viewer) != "":
                continue
            assert heard(match, viewer) == heard(with_deal(match, deal), viewer), f"viewer {viewer}, {swap}"
            compared += 1
    return compared


@editions
@examples(8)
@given(data=st.data())
def test_what_is_said_gives_nothing_away(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    match = walk(plan, lambda moment: None, data.draw(st.integers(0, 40), label="moves"))
    with on_failure(match, plan):
        look_alikes(match, plan.chooser(), 2)


@pytest.mark.parametrize("name", ["draw/pressman", "mexican-train/uduble", "moon/uduble", "poker/cardinal"])
def test_there_are_truths_to_compare(name: str) -> None:
    edition = next(each for each in EDITIONS if each.name == name)
    size = edition.sets[0]
    table = Table(edition, size, edition.players(size)[0])
    compared = 0
    for seed in range(12):
        match = random_match(table, seed, seed)
        compared += look_alikes(match, lambda count, seed=seed: (seed * 7 + 3) % count, 3)  # type: ignore[misc]
    assert compared > 10
