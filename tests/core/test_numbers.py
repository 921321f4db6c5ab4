"""Every edition as numbers: moves both ways, masks, observations that leak nothing, utilities within bounds."""

from collections.abc import Iterator

import pytest

from boneyard.core.edition import Edition
from boneyard.core.environment.episode import (
    Episode,
    information,
    information_parts,
    information_text,
    shuffled_deal,
)
from boneyard.core.environment.row import cells
from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.game import Game
from boneyard.core.rng import Rng
from support.engine.matches import EDITIONS, edition_id, seat_counts

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)


def tables(edition: Edition) -> Iterator[Game]:
    """The rules at the smallest and the largest table of an edition."""
    counts = seat_counts(edition)
    for size, seats in dict.fromkeys([counts[0], counts[-1]]):
        yield edition.table(size, seats, {})[0]


def steps(game: Game, seed: int, most: int = 60) -> Iterator[Episode]:
    """A round at random, before each of its moves and at its end."""
    rng = Rng(seed)
    episode = Episode(game, shuffled_deal(game, rng))
    for _ in range(most):
        yield episode
        if episode.over:
            return
        legal = episode.legal()
        episode.act(legal[rng.below(len(legal))])


@editions
def test_numbers_lead_back_to_their_moves_and_the_mask_has_no_others(edition: Edition) -> None:
    for game in tables(edition):
        for episode in steps(game, 1):
            if episode.over:
                break
            state = episode.state
            moves = game.moves(state, episode.seat)[: game.actions]
            numbers = [game.number(state, move) for move in moves]
            assert len(set(numbers)) == len(moves), "two moves have one number"
            assert all(0 <= number < game.actions for number in numbers)
            few = list(zip(moves, numbers, strict=True))[:40]
            assert all(game.move(state, number) == move for move, number in few)
            mask = game.mask(state, episode.seat)
            assert mask == episode.mask()
            assert [at for at, bit in enumerate(mask) if bit] == sorted(numbers)
            view = game.look(state, episode.seat)
            assert [game.number(view, move) for move in moves] == numbers, "a view has the same numbers"


@editions
def test_an_observation_has_one_shape_and_reveals_no_more_than_the_view(edition: Edition) -> None:
    for game in tables(edition):
        width = cells(game.parts())
        for episode in steps(game, 2, 40):
            for seat in range(game.seats):
                seen = game.observation(episode.state, seat)
                assert len(seen) == width
                assert seen == game.written(game.look(episode.state, seat), seat)
                assert seen == game.observation(game.look(episode.state, seat), seat)


@editions
def test_rounds_end_in_time_and_within_their_points(edition: Edition) -> None:
    for game in tables(edition):
        for seed in range(2):
            *_, episode = steps(game, seed, game.longest + 1)
            assert episode.over
            assert episode.count <= game.longest
            utilities = episode.utilities()
            assert len(utilities) == game.seats
            assert all(abs(each) <= game.swing for each in utilities)
            if game.seats > 1:
                assert sum(utilities) == pytest.approx(0)
                assert utilities == game.utilities(episode.state)
            with pytest.raises(NotYourTurn, match="The round is over"):
                episode.act(0)


@editions
def test_a_seat_remembers_all_it_has_seen_and_nothing_else(edition: Edition) -> None:
    game = next(tables(edition))
    texts: list[set[str]] = [set() for _ in range(game.seats)]
    width = cells(information_parts(game))
    for count, episode in enumerate(steps(game, 3, 25)):
        for seat in range(game.seats):
            history, view = episode.history(seat), game.look(episode.state, seat)
            text = information_text(game, history, view, seat)
            texts[seat].add(text)
            assert len(texts[seat]) == count + 1, "an earlier moment had the same text"
            assert text == episode.information_text(seat)
            told = information(game, history, view, seat)
            assert len(told) == width
            assert told == episode.information(seat)


@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_cannot_know_is_not_in_what_it_remembers(seed: int) -> None:
    """Two deals that differ in the others' tiles look alike until something shows."""
    from boneyard import catalog
    from boneyard.core.game import Deal

    for name in ("draw", "mexican-train", "poker", "forty-two", "moon"):
        edition = catalog.editions(name)[0]
        size, seats = seat_counts(edition)[0]
        game = edition.table(size, seats, {})[0]
        deal = shuffled_deal(game, Rng(seed))
        hidden = [tile for hand in deal.hands[1:] for tile in hand]
        sizes = [len(hand) for hand in deal.hands[1:]]
        turned = hidden[1:] + hidden[:1]
        hands = [deal.hands[0]]
        for count in sizes:
            hands.append(tuple(turned[:count]))
            turned = turned[count:]
        other = Deal(tuple(hands), tuple(reversed(deal.yard)), deal.hub, deal.first)
        one, two = Episode(game, deal), Episode(game, other)
        if one.seat == two.seat:  # the leader may show who holds what
            assert one.information_text(0) == two.information_text(0)
            assert one.information(0) == two.information(0)


def test_a_number_that_is_not_a_move_is_refused_with_a_sentence() -> None:
    from boneyard import catalog

    game = catalog.edition("block").table(6, 2, {})[0]
    episode = Episode(game, shuffled_deal(game, Rng(1)))
    with pytest.raises(Illegal, match=r"Action 999 is refused: seat \d may take "):
        episode.act(999)
    with pytest.raises(Illegal, match=r"Action -1 is refused: seat \d may take "):
        game.move(episode.state, -1)


def test_block_has_a_number_for_every_tile_at_either_end() -> None:
    from boneyard import catalog

    game = catalog.edition("block").table(6, 2, {})[0]
    assert game.actions == 28 * 2 + 4
    assert dict(game.parts())["ends"] == (2, 7)
