"""The open-handed solver against a plain minimax that knows the rules of Forty-Two and Moon by itself."""

import random
from collections.abc import Callable
from functools import cache

import pytest

from boneyard.bots.tricks.solver import solve_kernel
from boneyard.bots.tricks.solver.alphabeta_kernel import MAX_AGE
from boneyard.bots.tricks.solver.solve_kernel import Solver
from boneyard.core.errors import BadSetup
from boneyard.core.tile import read_tile
from boneyard.games.tricks.suits import DOUBLES, NO_SUIT

COMPILED = not str(solve_kernel.__file__).endswith(".py")
MANY = 4 if COMPILED else 1
DEALS = 90 if COMPILED else 4  # whole deals, where the memory and the bounds have most to do

# --- the rules once more, slowly: a tile is a pair, high end first -----------------------------------------------

Tile = tuple[int, int]
Known = dict[tuple[tuple[tuple[Tile, ...], ...], int], int]
SET: list[Tile] = [(high, low) for high in range(7) for low in range(high + 1)]
MOON_SET = [tile for tile in SET if tile == (0, 0) or tile[1] > 0]
COUNTS = {(5, 5): 10, (6, 4): 10, (5, 0): 5, (4, 1): 5, (3, 2): 5}
TRUMPS = range(9)


@cache
def is_trump(tile: Tile, trump: int) -> bool:
    return tile[0] == tile[1] if trump == 7 else trump in tile


@cache
def follows(tile: Tile, led: Tile, trump: int) -> bool:
    if is_trump(led, trump) or is_trump(tile, trump):
        return is_trump(led, trump) and is_trump(tile, trump)
    return led[0] in tile


@cache
def strength(tile: Tile, led: Tile, trump: int) -> tuple[int, int]:
    trumps = is_trump(tile, trump)
    if not trumps and not follows(tile, led, trump):
        return (0, 0)
    if trumps and trump == 7:
        return (2, tile[0])
    suit = trump if trumps else led[0]
    other = tile[1] if tile[0] == suit else tile[0]
    return (2 if trumps else 1, 7 if tile[0] == tile[1] else other)


class Position:
    """Hands, the trick on the table and who led it, for a minimax that forgets nothing and skips nothing."""

    def __init__(
        self, hands: list[list[Tile]], trump: int, leader: int, trick: list[Tile], sides: int, counts: bool
    ) -> None:
        self.hands, self.trump, self.leader, self.trick = hands, trump, leader, trick
        self.sides, self.counts = sides, counts
        self.seat = (leader + len(trick)) % len(hands)

    def legal(self) -> list[Tile]:
        hand = self.hands[self.seat]
        if not self.trick:
            return hand
        return [tile for tile in hand if follows(tile, self.trick[0], self.trump)] or hand

    def after(self, tile: Tile) -> tuple[int, "Position"]:
        """What side A takes by this tile, and what comes then."""
        hands = self.hands.copy()
        hands[self.seat] = [each for each in hands[self.seat] if each != tile]
        trick = [*self.trick, tile]
        if len(trick) < len(hands):
            return 0, Position(hands, self.trump, self.leader, trick, self.sides, self.counts)
        best = max(trick, key=lambda each: strength(each, trick[0], self.trump))
        winner = (self.leader + trick.index(best)) % len(hands)
        points = 1 + (sum([COUNTS.get(each, 0) for each in trick]) if self.counts else 0)
        taken = points if self.sides >> winner & 1 else 0
        return taken, Position(hands, self.trump, winner, [], self.sides, self.counts)

    def value(self, known: Known | None = None) -> int:
        """Side A's points with best play; long endings are searched once each and kept in `known`."""
        key = (tuple(map(tuple, self.hands)), self.leader)
        if known is None or self.trick or key not in known:
            values = self.by_tile(known).values()
            value = (max(values) if self.sides >> self.seat & 1 else min(values)) if values else 0
            if known is None or self.trick:
                return value
            known[key] = value
        return known[key]

    def by_tile(self, known: Known | None = None) -> dict[Tile, int]:
        found = {}
        for tile in self.legal():
            taken, then = self.after(tile)
            found[tile] = taken + then.value(known)
        return found

    def out(self) -> int:
        """All points still out."""
        tiles = [tile for hand in [*self.hands, self.trick] for tile in hand]
        return len(tiles) // len(self.hands) + (
            sum(COUNTS.get(each, 0) for each in tiles) if self.counts else 0
        )

    def asked(self) -> tuple[list[int], int, int, list[int], int, bool]:
        """As the solver takes it."""
        words = [sum(1 << SET.index(tile) for tile in hand) for hand in self.hands]
        trick = [SET.index(tile) for tile in self.trick]
        return words, self.trump, self.leader, trick, self.sides, self.counts

    def __repr__(self) -> str:
        return (
            f"Position({self.hands}, {self.trump}, {self.leader}, {self.trick}, {self.sides}, {self.counts})"
        )


def forty_two(rng: random.Random, trump: int, tricks: int) -> Position:
    dealt = rng.sample(SET, 4 * tricks)
    hands = [dealt[seat::4] for seat in range(4)]
    return Position(hands, trump, rng.randrange(4), [], rng.choice([0b0101, 0b1010]), True)


def moon(rng: random.Random, trump: int, tricks: int) -> Position:
    dealt = rng.sample(MOON_SET, 3 * tricks)
    hands = [dealt[seat::3] for seat in range(3)]
    bidder = 1 << rng.randrange(3)
    return Position(hands, trump, rng.randrange(3), [], rng.choice([bidder, 7 - bidder]), False)


def played_on(rng: random.Random, position: Position, tiles: int) -> Position:
    for _ in range(tiles):
        position = position.after(rng.choice(position.legal()))[1]
    return position


Deal = Callable[[random.Random, int, int], Position]
GAMES = pytest.mark.parametrize("deal", [forty_two, moon])
ONE = Solver()  # one for all tests: what a deal leaves in its memory must not matter to the next


def by_tile(position: Position) -> dict[Tile, int]:
    return {SET[tile]: value for tile, value in ONE.by_tile(*position.asked()).items()}


# --- the solver and the minimax ----------------------------------------------------------------------------------


@GAMES
@pytest.mark.parametrize("trump", TRUMPS)
def test_endings_are_worth_what_minimax_says(deal: Deal, trump: int) -> None:
    rng = random.Random(f"endings {trump}")
    for number in range(30 * MANY):
        position = deal(rng, trump, 1 + min(2, number % 6))
        assert ONE.points(*position.asked()) == position.value(), position


@GAMES
@pytest.mark.parametrize("trump", TRUMPS)
def test_every_legal_tile_is_worth_what_minimax_says(deal: Deal, trump: int) -> None:
    rng = random.Random(f"tiles {trump}")
    for number in range(24 * MANY):
        start = deal(rng, trump, 1 + min(2, number % 6))
        position = played_on(rng, start, rng.randrange(len(start.hands) + 1))
        if any(position.hands):
            assert by_tile(position) == position.by_tile(), position
            assert ONE.points(*position.asked()) == position.value(), position


@GAMES
@pytest.mark.parametrize("trump", TRUMPS)
def test_longer_endings_are_worth_what_minimax_says(deal: Deal, trump: int) -> None:
    rng = random.Random(f"long {trump}")
    for _ in range(MANY):
        position = deal(rng, trump, 4)
        assert by_tile(position) == position.by_tile({}), position


def test_sides_may_be_any_seats() -> None:
    rng = random.Random("sides")
    for number in range(40 * MANY):
        position = rng.choice([forty_two, moon])(rng, number % 9, 3)
        position.sides = rng.randrange(1 << len(position.hands))
        assert by_tile(position) == position.by_tile(), position


# --- whole deals -------------------------------------------------------------------------------------------------


@GAMES
def test_what_one_side_does_not_take_the_other_does(deal: Deal) -> None:
    rng = random.Random("conservation")
    for number in range(DEALS):
        position = deal(rng, number % 9, 7)
        mine = ONE.points(*position.asked())
        position.sides = (1 << len(position.hands)) - 1 - position.sides
        assert mine + ONE.points(*position.asked()) == position.out() == (42 if position.counts else 7), (
            position
        )


@GAMES
def test_it_does_not_matter_which_seat_is_called_first(deal: Deal) -> None:
    rng = random.Random("rotation")
    for number in range(DEALS):
        position = deal(rng, number % 9, 6)
        value = ONE.points(*position.asked())
        last = len(position.hands) - 1
        position.hands = [*position.hands[1:], position.hands[0]]
        position.leader = position.leader - 1 if position.leader else last
        position.sides = position.sides >> 1 | (position.sides & 1) << last
        assert ONE.points(*position.asked()) == value, position


@GAMES
def test_best_play_takes_what_was_promised_at_every_tile(deal: Deal) -> None:
    rng = random.Random("promise")
    for number in range(2 * MANY):
        position = deal(rng, rng.randrange(9), 7 if COMPILED else 5)
        promised = ONE.points(*position.asked())
        while any(position.hands):
            values = by_tile(position)
            assert sorted(values) == sorted(position.legal())
            best = max(values.values()) if position.sides >> position.seat & 1 else min(values.values())
            assert best == promised, position
            if number == 0:  # a new one remembers nothing
                assert Solver().points(*position.asked()) == promised, position
            tile = rng.choice([tile for tile, value in values.items() if value == best])
            taken, position = position.after(tile)
            promised -= taken
        assert promised == 0


@pytest.mark.parametrize("trump", range(8))
def test_all_seven_trumps_take_everything(trump: int) -> None:
    rng = random.Random(trump)
    trumps = [tile for tile in SET if is_trump(tile, trump)]
    others = [tile for tile in SET if tile not in trumps]
    rng.shuffle(others)
    hands = [others[:7], others[7:14], trumps, others[14:]]
    assert ONE.points(*Position(hands, trump, 2, [], 0b0101, True).asked()) == 42
    assert set(ONE.by_tile(*Position(hands, trump, 2, [], 0b1010, True).asked()).values()) == {0}


def test_all_seven_doubles_take_everything_without_trumps() -> None:
    others = [tile for tile in SET if tile[0] != tile[1]]
    random.Random(1).shuffle(others)
    hands = [[(pip, pip) for pip in range(7)], others[:7], others[7:14], others[14:]]
    assert ONE.points(*Position(hands, NO_SUIT, 0, [], 0b0101, True).asked()) == 42


# --- rules, one by one -------------------------------------------------------------------------------------------


def word(text: str) -> int:
    return sum(1 << read_tile(tile) for tile in text.split())


def may_play(hand: str, trump: int, led: str) -> set[str]:
    """What the second seat may play from its two tiles on the led one."""
    third = "0-0 1-1" if led not in ("0-0", "1-1") else "2-2 3-3"
    hands = [word("6-1"), word(hand), word(third)]
    found = ONE.by_tile(hands, trump, 0, [read_tile(led)], 1, True)
    return {"-".join(map(str, SET[tile])) for tile in found}


def test_a_tile_leads_its_higher_end() -> None:
    assert may_play("5-3 2-1", 4, "5-2") == {"5-3"}


def test_a_trump_follows_only_trumps() -> None:
    assert may_play("6-4 2-0", 4, "6-5") == {"6-4", "2-0"}
    assert may_play("6-4 2-0", 4, "4-3") == {"6-4"}


def test_with_doubles_as_trumps_a_double_belongs_to_no_number() -> None:
    assert may_play("6-6 6-3", DOUBLES, "6-5") == {"6-3"}
    assert may_play("6-6 6-3", NO_SUIT, "6-5") == {"6-6", "6-3"}
    assert may_play("6-6 6-3", DOUBLES, "5-5") == {"6-6"}


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [
        (4, "6-5 6-6 5-5", 1),  # the double is the highest of its suit
        (4, "5-3 6-5 5-2", 1),  # then the other end decides
        (4, "5-3 6-3 3-3", 0),  # no one followed
        (4, "6-6 4-0 6-4", 2),  # the higher trump
        (DOUBLES, "6-5 0-0 1-1", 2),  # doubles from 6-6 down
        (NO_SUIT, "6-5 6-6 5-5", 1),
        (0, "6-5 0-0 6-0", 1),
    ],
)
def test_the_best_trump_or_tile_of_the_suit_takes_the_trick(trump: int, trick: str, winner: int) -> None:
    for seat in range(3):
        takes = ONE.points([word(tile) for tile in trick.split()], trump, 0, [], 1 << seat, False)
        assert takes == (seat == winner)


# --- the door ----------------------------------------------------------------------------------------------------


def test_the_numbers_of_deals_may_run_out() -> None:
    rng = random.Random("age")
    solver = Solver()
    solver._search.age = MAX_AGE - 3
    for number in range(8):
        position = forty_two(rng, number, 4)
        assert solver.points(*position.asked()) == ONE.points(*position.asked())
    assert solver._search.age < 8


def test_nothing_left_is_worth_nothing() -> None:
    assert ONE.points([0, 0, 0, 0], 3, 0, [], 5, True) == 0
    assert ONE.by_tile([0, 0, 0], 3, 0, [], 1, False) == {}


@pytest.mark.parametrize(
    ("hands", "trump", "leader", "trick", "words"),
    [
        (["6-6", "5-5"], 0, 0, "", "three or four hands, not 2"),
        (["6-6", "5-5", "4-4"], 9, 0, "", "7 for doubles or 8 for none, not 9"),
        (["6-6", "5-5", "4-4"], 0, 3, "", "led by a seat from 0 to 2"),
        (["6-6", "5-5", "4-4"], 0, 0, "6-1 6-2 6-3", "at most 2 tiles"),
        (["6-6", "5-5 4-3", "4-4"], 0, 0, "", "all hands have the same number of tiles"),
        (["6-6", "5-5", "5-5"], 0, 0, "", "no tile is in two"),
        (["6-6", "5-5", "7-7"], 0, 0, "", "double-six has 28"),
        (["6-6", "5-5", "4-4"], 0, 0, "7-1", "There's no tile 7-1 in this set"),
    ],
)
def test_what_cannot_be_is_refused(hands: list[str], trump: int, leader: int, trick: str, words: str) -> None:
    table = [read_tile(tile) for tile in trick.split()]
    with pytest.raises(BadSetup, match=words):
        ONE.points([word(hand) for hand in hands], trump, leader, table, 1, True)
