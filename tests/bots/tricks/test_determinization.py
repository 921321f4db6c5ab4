"""The guess at Forty-Two and Moon: exactly the deals that agree with everything public, each equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.bot import choice_of
from boneyard.bots.tricks.deal_sampler_kernel import DealSampler
from boneyard.bots.tricks.determinization import PossibleDeals, TrickDeal
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.game import Deal
from boneyard.core.match import Match
from boneyard.core.move import ALONE
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import DOWN
from boneyard.games.tricks.hand import tiles_of
from boneyard.games.tricks.moves import ASIDE, trick_move
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import NOTHING, TrickState


def late(game: str, seed: str, tricks: int) -> Match:
    """A match after this many tricks of its first round, in the middle of the next one."""
    match = boneyard.new(game, edition="uduble", players=4 if game == "forty-two" else 3, seed=seed)
    rng = rng_for(seed)
    table = match.game
    assert isinstance(table, TrickGame)
    while True:
        state = match.state
        assert isinstance(state, TrickState)
        if len(table.tricks(state)) == tricks and len(table.trick(state)) == 1:
            return match
        seat = match.actors[0]
        player = bot("greedy") if state.bidder < 0 or len(state.calls()) < table.seats else bot("random")
        match.play(choice_of(player, match, seat, rng).move, seat)


def splits(tiles: tuple[int, ...], room: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to deal some tiles to places with so much room."""
    if len(room) == 1:
        yield [tiles]
        return
    for first in combinations(tiles, room[0]):
        for rest in splits(tuple([tile for tile in tiles if tile not in first]), room[1:]):
            yield [first, *rest]


def replayed(match: Match, world: TrickDeal) -> bool:
    """Whether the round could have gone as it did from a deal that leads to this world."""
    game = match.game
    assert isinstance(game, TrickGame)
    hands = [list(tiles_of(hand)) for hand in world.hands]
    for seat, move in match.round.moves:
        if move.kind == ALONE:
            hands[seat].append(int(move.tile))
    yard: tuple[int, ...] = ()
    if world.beside != NOTHING:
        yard = (world.beside,)  # as if the bidder had put the widow itself aside
    state = game.begin(
        Deal(tuple([tuple(hand) for hand in hands]), yard, -1, match.round.deal.first), (0,) * game.sides
    )
    try:
        for seat, move in match.round.moves:
            state = game.play(state, seat, trick_move(ASIDE, world.beside) if move.kind == ASIDE else move)
    except BoneyardError:
        return False
    return True


def possible(match: Match, seat: int) -> set[TrickDeal]:
    """All worlds that agree with what a seat has seen, found by trying every deal."""
    game, state = match.game, match.look(seat)
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    places = [each for each in range(game.seats) if each != seat]
    room = [len(game.hands(state)[each]) for each in places]
    aside = state.auction.aside
    hidden = aside == DOWN
    found = set()
    for split in splits(tuple(game.unseen(state)), [*room, 1] if hidden else room):
        hands = [0] * game.seats
        hands[seat] = int(state.hand(seat))
        for place, tiles in zip(places, split):
            hands[place] = sum([1 << tile for tile in tiles])
        world = TrickDeal(tuple(hands), split[-1][0] if hidden else int(aside))
        if replayed(match, world):
            found.add(world)
    return found


@pytest.mark.parametrize(("game", "tricks"), [("forty-two", 4), ("forty-two", 5), ("moon", 3), ("moon", 4)])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_exactly_the_possible_deals_are_drawn_and_each_equally_often(
    game: str, tricks: int, seed: str
) -> None:
    match = late(game, seed, tricks)
    for seat in range(match.game.seats):
        state = match.look(seat)
        assert isinstance(match.game, TrickGame)
        assert isinstance(state, TrickState)
        guess = PossibleDeals(match.game, state, seat)
        worlds = possible(match, seat)
        assert guess.count == len(worlds)
        rng = Rng(7)
        drawn = Counter(guess.draw(rng) for _ in range(20 * len(worlds)))
        assert set(drawn) <= worlds
        # The sum of squares of a fair draw is the number of worlds, give or take its spread.
        misses = sum((drawn[world] - 20) ** 2 / 20 for world in worlds)
        assert abs(misses - len(worlds) + 1) < 5 * (2 * len(worlds)) ** 0.5 + 1e-9


@pytest.mark.parametrize("game", ["forty-two", "moon"])
def test_a_world_looks_to_its_seat_as_the_table_does(game: str) -> None:
    match = late(game, "look", 2)
    table = match.game
    assert isinstance(table, TrickGame)
    for seat in range(table.seats):
        state = match.look(seat)
        assert isinstance(state, TrickState)
        guess = PossibleDeals(table, state, seat)
        for number in range(20):
            assert table.look(guess.state(guess.draw(Rng(number))), seat) == state


def test_a_player_who_put_a_tile_aside_does_not_guess_at_it() -> None:
    match = late("moon", "aside", 1)
    state = match.state
    assert isinstance(match.game, TrickGame)
    assert isinstance(state, TrickState)
    seen = match.look(state.bidder)
    assert isinstance(seen, TrickState)
    assert PossibleDeals(match.game, seen, state.bidder).draw(Rng(1)).beside == state.auction.aside


def test_tiles_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadSetup, match="don't fit into places"):
        DealSampler([1, 2, 3], [7, 7, 7], [1, 1, 0])
