"""The rules never peek, and no seat learns what it may not know."""

import pickle
from collections.abc import Callable

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.edition import Edition
from boneyard.core.game import Deal, Facts, Game, Moves, Points, Seats, State
from boneyard.core.match import Match
from boneyard.core.move import DRAW, Move
from boneyard.core.tile import twins
from boneyard.games.poker.moves import EXCHANGE
from support.engine.families import laid, put_away, shown
from support.engine.matches import (
    EDITIONS,
    Moment,
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


def everyone(game: Game) -> tuple[int | None, ...]:
    """All seats, and a spectator."""
    return (*range(game.seats), None)


def moves_come_from_what_is_seen(moment: Moment) -> None:
    game, state = moment.game, moment.state
    for seat in range(game.seats):
        assert game.moves(state, seat) == game.moves(game.look(state, seat), seat), f"seat {seat}"


@editions
@examples(25)
@given(data=st.data())
def test_the_rules_never_peek(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), moves_come_from_what_is_seen)


def the_public_is_the_same_for_all(moment: Moment) -> None:
    game, state = moment.game, moment.state
    for seat in everyone(game):
        view = game.look(state, seat)
        assert game.actors(view) == game.actors(state)
        assert game.facts(view) == game.facts(state)
        assert game.tally(view) == game.tally(state)
        assert game.points(view) == game.points(state)
        assert [len(hand) for hand in game.hands(view)] == [len(hand) for hand in game.hands(state)]
        assert len(game.boneyard(view)) == len(game.boneyard(state))
        if seat is not None:
            assert game.hands(view)[seat] == game.hands(state)[seat]


@editions
@examples(15)
@given(data=st.data())
def test_turn_scores_and_numbers_of_tiles_are_known_to_all(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), the_public_is_the_same_for_all)


def looking_twice_shows_no_more(moment: Moment) -> None:
    game = moment.game
    for seat in everyone(game):
        view = game.look(moment.state, seat)
        assert game.look(view, seat) == view


@editions
@examples(8)
@given(data=st.data())
def test_a_view_of_a_view_is_the_view(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), looking_twice_shows_no_more)


def own_plays_can_be_thought_ahead(moment: Moment) -> None:
    game, state, before = moment.game, moment.state, moment.before
    if before is None or moment.made is None or game.points(state) is not None:
        return
    seat, move = moment.made
    # What is turned up, and a widow that is taken up, cannot be thought ahead.
    turned_up = not game.deals_hands and game.boneyard(before) != game.boneyard(state)
    taken_up = len(game.hands(state)[seat]) > len(game.hands(before)[seat])
    if move.kind not in (DRAW, EXCHANGE) and not turned_up and not taken_up:
        assert game.play(game.look(before, seat), seat, move) == game.look(state, seat)


@editions
@examples(12)
@given(data=st.data())
def test_a_seat_can_make_its_moves_on_what_it_sees(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), own_plays_can_be_thought_ahead)


def only_known_tiles_are_shown(moment: Moment) -> None:
    game, state = moment.game, moment.state
    if game.points(state) is not None:
        return
    for seat in everyone(game):
        view = game.look(state, seat)
        own = (*game.hands(state)[seat], *put_away(state, seat)) if seat is not None else ()
        allowed = {*own, *laid(state)}
        assert set(shown(view)) <= allowed, f"seat {seat} sees {sorted(set(shown(view)) - allowed)}"
        assert set(laid(view)) == set(laid(state))


@editions
@examples(25)
@given(data=st.data())
def test_a_view_holds_no_tile_that_its_seat_may_not_know(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), only_known_tiles_are_shown)


def look_alikes(match: Match, choose: Callable[[int], int], tries: int) -> int:
    """Compare the current round with ones whose unseen tiles are swapped; returns how many were possible."""
    game, current = match.game, match.round
    possible = 0
    for seat in everyone(game):
        hidden = hidden_from(game, current.state, seat)
        seen = set(game.tiles) - set(hidden)
        # Of tiles that look alike a move means any that is there. With one of them on the table, another deal could
        # have another one there, which no one can tell apart.
        unseen = [tile for tile in hidden if not seen.intersection(twins(tile))]
        for turn in range(tries):
            swap = shuffled(unseen, choose, 2 + turn)
            if len(swap) < 2:
                continue
            difference = told_apart(game, current, swapped(current.deal, swap), seat)
            assert not difference, difference
            possible += difference is not None
    return possible


@editions
@examples(40)
@given(data=st.data())
def test_truths_that_differ_only_in_unseen_tiles_look_the_same(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    most = data.draw(st.integers(0, 60), label="moves")
    match = walk(plan, lambda moment: None, most)
    with on_failure(match, plan):
        look_alikes(match, plan.chooser(), 3)


def hides_something(edition: Edition) -> bool:
    """Whether anything lies face down in a game: in Bingo all tiles lie open from the start."""
    match = Table(edition, edition.sets[0], edition.players(edition.sets[0])[0]).start(1)
    return match.look(None) != match.state


hiding = pytest.mark.parametrize(
    "edition", [each for each in EDITIONS if hides_something(each)], ids=edition_id
)


def test_only_bingo_hides_nothing() -> None:
    assert [each.game for each in EDITIONS if not hides_something(each)] == ["bingo"]


@hiding
def test_there_are_such_truths(edition: Edition) -> None:
    size = edition.sets[0]
    table = Table(edition, size, edition.players(size)[0])
    found = 0
    for seed in range(20):
        match = random_match(table, seed, seed)
        found += look_alikes(match, lambda count, seed=seed: (seed * 7 + 3) % count, 3)  # type: ignore[misc]
    assert found > 20


class Leaky(Game):
    """A game whose spectators see whatever a broken look shows them."""

    def __init__(self, game: Game, broken: Callable[[State], State]) -> None:
        self.game, self.broken = game, broken
        self.seats, self.sides, self.size, self.tiles = game.seats, game.sides, game.size, game.tiles

    def look(self, state: State, seat: int | None) -> State:
        return self.broken(state) if seat is None else self.game.look(state, seat)

    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        return self.game.split(tiles, first, number, totals)

    def totals_at_first(self) -> Points:
        return self.game.totals_at_first()

    def begin(self, deal: Deal, totals: Points) -> State:
        return self.game.begin(deal, totals)

    def actors(self, state: State) -> Seats:
        return self.game.actors(state)

    def moves(self, state: State, seat: int) -> Moves:
        return self.game.moves(state, seat)

    def play(self, state: State, seat: int, move: Move) -> State:
        return self.game.play(state, seat, move)

    def points(self, state: State) -> Points | None:
        return self.game.points(state)

    def tally(self, state: State) -> Points:
        return self.game.tally(state)

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        return self.game.standing(state, totals, number)

    def facts(self, state: State) -> Facts:
        return self.game.facts(state)

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        return self.game.hands(state)

    def boneyard(self, state: State) -> tuple[int, ...]:
        return self.game.boneyard(state)

    def unseen(self, state: State) -> list[int]:
        return self.game.unseen(state)


@hiding
def test_a_leak_would_be_seen(edition: Edition) -> None:
    size = edition.sets[0]
    match = Table(edition, size, edition.players(size)[0]).start(1)
    leaky = Leaky(match.game, lambda state: state)
    with pytest.raises(AssertionError, match="seat None sees"):
        only_known_tiles_are_shown(Moment(match, leaky, match.state))
    leaky_match = Match(match.edition, leaky, match.players, match.options, lambda *_: "", None)
    leaky_match.add_round(1, match.round.deal)
    numbers = iter(range(10**6))
    with pytest.raises(AssertionError, match="sees that it is not"):
        look_alikes(leaky_match, lambda count: next(numbers) * 5 % count, 50)


def pickles_alike(match: Match, choose: Callable[[int], int]) -> int:
    """Compare the bytes of what a seat sees with those of a look-alike at the start of the round."""
    game, deal = match.game, match.round.deal
    compared = 0
    for seat in everyone(game):
        state = game.begin(deal, match.round.before)
        other = swapped(deal, shuffled(hidden_from(game, state, seat), choose, 4))
        if told_apart(game, type(match.round)(1, deal, match.round.before, state), other, seat) == "":
            mine = pickle.dumps(game.look(state, seat))
            assert mine == pickle.dumps(game.look(game.begin(other, match.round.before), seat))
            compared += 1
    return compared


@hiding
def test_not_even_the_bytes_of_a_view_tell_the_truths_apart(edition: Edition) -> None:
    size = edition.sets[0]
    table = Table(edition, size, edition.players(size)[0])
    compared = 0
    for seed in range(20):
        numbers = iter(range(seed, 10**6))
        compared += pickles_alike(table.start(seed), lambda count, row=numbers: next(row) * 7 % count)  # type: ignore[misc]
    assert compared > 10
