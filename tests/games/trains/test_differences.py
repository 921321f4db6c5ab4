"""The same deal under two editions: they differ exactly where their sheets differ, and nowhere else.

A state belongs to no edition, so the results of two editions can be compared.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from boneyard import catalog
from boneyard.core.game import Deal
from boneyard.core.hand import HOLDING
from boneyard.core.move import LAY, PASS, Move
from boneyard.core.rng import rng_for
from boneyard.core.tile import HIGH, double, is_double, read_tile
from boneyard.games.trains.moves import train_public, train_seat
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import FOLLOW, STRING, RailState, TrainState
from support.engine.families import laid

SEATS = 4
HUB = double(12)
SEEDS = range(40)
HAND = 9
YARD = "1-0 2-0 3-0 4-0"


def table(key: str) -> TrainGame:
    """Four players on the double-twelve set."""
    edition = catalog.edition("mexican-train", key)
    options: dict[str, object] = {"hand": HAND}
    game, _ = edition.table(12, SEATS, options)
    assert isinstance(game, TrainGame)
    return game


def begun(game: TrainGame, hands: list[list[int]], yard: list[int]) -> TrainState:
    """A round with 12-12 in the hub, out of the first player's hand where that is the rule."""
    if game.opens_with_hub:
        hands = [[*hands[0], HUB], *hands[1:]]
    deal = Deal(tuple(map(tuple, hands)), tuple(yard), -1 if game.opens_with_hub else HUB, 0)
    state = game.begin(deal, (0,) * SEATS)
    assert isinstance(state, TrainState)
    return state


def shuffled(game: TrainGame, seed: int) -> TrainState:
    """A round begun with some shuffle, the same for every edition."""
    tiles = [tile for tile in game.tiles if tile != HUB]
    rng_for(f"differences {seed}").shuffle(tiles)
    hands = [tiles[seat * HAND : (seat + 1) * HAND] for seat in range(SEATS)]
    return begun(game, hands, tiles[SEATS * HAND :])


def texts(game: TrainGame, state: TrainState) -> list[str]:
    """The moves of the seat whose turn it is."""
    return [str(move) for move in game.moves(state, state.turn)]


def made(game: TrainGame, state: TrainState, *moves: str) -> TrainState:
    """The state after some moves, each by the seat whose turn it is."""
    for text in moves:
        after = game.play(state, state.turn, game.read(state, state.turn, text))
        assert isinstance(after, TrainState)
        state = after
    return state


def marked_on(state: TrainState, seat: int) -> TrainState:
    """The same state with a marker on the train of one seat alone, all first turns over."""
    return state.railed(RailState(1 << seat, 1, (1 << SEATS) - 1, penalties=(0,) * SEATS))


# --- every moment of random rounds, under both editions

Causes = Callable[[TrainGame, TrainState, Move], set[str]]


def partings(one: TrainGame, two: TrainGame, causes: Causes) -> Counter[str]:
    """Play rounds of one edition and ask the other at every step; returns how often they differ, by cause.

    Without a cause they must agree on the moves and on their effects.
    """
    found: Counter[str] = Counter()
    for seed in SEEDS:
        state = shuffled(one, seed)
        rng = rng_for(f"choices {seed}")
        while one.actors(state):
            seat = state.turn
            moves = one.moves(state, seat)
            asked = causes(one, state, moves[0]) & MOMENTS
            if moves != two.moves(state, seat):
                assert asked, f"seed {seed}: {list(map(str, moves))} or {texts(two, state)}"
                found.update(asked)
            for move in moves:
                if move not in two.moves(state, seat):
                    continue
                because = causes(one, state, move) - MOMENTS
                if one.play(state, seat, move) != two.play(state, seat, move):
                    assert because, f"seed {seed}: {seat} {move} comes to different things"
                    found.update(because)
            state = made(one, state, str(moves[rng.below(len(moves))]))
    return found


# Causes that change the list of moves; the others change the effect of a move.
MOMENTS = {"first turn", "follow-up"}


def used_up(state: TrainState, tile: int) -> bool:
    """Whether every other tile with the number of a double lies on the table."""
    number = set(HOLDING[HIGH[tile]].tiles())
    return len(number & set(laid(state)) - {tile}) == 12


def nothing(game: TrainGame, state: TrainState, move: Move) -> set[str]:
    return set()


def of_uduble(game: TrainGame, state: TrainState, move: Move) -> set[str]:
    """UDuble: a string on the first turn, only on your own train, and everyone has a first turn."""
    if (state.rail.started >> state.turn) & 1 == 0 and state.bound < 0:
        return {"first turn", "string"}
    one_left = state.hands.of(state.turn).size == 1
    return {"going out"} if one_left and state.rail.started != (1 << SEATS) - 1 else set()


def of_cardinal(game: TrainGame, state: TrainState, move: Move) -> set[str]:
    """Cardinal: series, any number of public trains, no marker on an unbegun train, the double itself is covered."""
    found = set()
    own = state.trains[state.turn]
    if state.opens:
        found.add("follow-up")
    if move.kind == PASS and own.count == 0:
        found.add("unbegun")
    if move.kind == LAY:
        if train_seat(move.place) == state.turn and own.count == 0:
            found.add("string")
        if train_public(move.place) >= 0:
            found.add("public")
        marked = train_seat(move.place) == state.turn and (state.rail.markers >> state.turn) & 1 == 1
        if is_double(move.tile) and (marked or used_up(state, move.tile)):
            found.add("waived")
    return found


def of_pressman(game: TrainGame, state: TrainState, move: Move) -> set[str]:
    """Pressman beside Cardinal: no series, no waiving, a marker only under a double."""
    found = of_cardinal(game, state, move) & {"string", "waived"}
    if state.owes == STRING:
        found.add("first turn")
    if move.kind == PASS and state.bound < 0 and not state.opens and state.trains[state.turn].count > 0:
        found.add("unable")
    return found


@pytest.mark.parametrize(
    ("one", "two", "causes", "expected"),
    [
        ("puremco", "university", nothing, set()),
        ("puremco", "uduble", of_uduble, {"first turn", "string"}),
        ("puremco", "cardinal", of_cardinal, {"follow-up", "unbegun", "string", "public", "waived"}),
        ("cardinal", "pressman", of_pressman, {"string", "unable", "waived"}),
    ],
)
def test_two_editions_part_where_their_sheets_part(
    one: str, two: str, causes: Causes, expected: set[str]
) -> None:
    assert set(partings(table(one), table(two), causes)) >= expected


# --- each difference separately

HANDS = [
    ["12-5", "5-5", "5-3", "9-8", "9-9"],
    ["12-7", "7-7", "7-2", "12-1", "11-11"],
    ["10-9", "10-8", "6-6", "6-4", "6-3"],
    ["12-6", "12-4", "8-8", "8-1", "11-3"],
]


def dealt(key: str, *changed: tuple[int, str], yard: str = YARD) -> tuple[TrainGame, TrainState]:
    """The hands above, some of them changed, under an edition."""
    hands = [list(hand) for hand in HANDS]
    for seat, text in changed:
        hands[seat] = text.split()
    game = table(key)
    return game, begun(
        game, [[read_tile(each) for each in hand] for hand in hands], list(map(read_tile, yard.split()))
    )


def test_the_hub_from_the_hand_or_out_of_the_set_makes_the_same_round() -> None:
    (_, puremco), (_, cardinal) = dealt("puremco"), dealt("cardinal")
    assert puremco == cardinal


def test_a_first_turn_is_one_tile_a_series_or_a_string() -> None:
    for key, turn, goes_on in (
        ("puremco", 1, None),
        ("university", 1, None),
        ("pressman", 1, None),
        ("cardinal", 0, ["5-5 > 0", "5-3 > 0", "stop"]),
        ("uduble", 0, ["5-5 > 0", "5-3 > 0", "stop"]),
    ):
        game, state = dealt(key)
        state = made(game, state, "12-5 > 0")
        assert state.turn == turn, key
        assert goes_on is None or sorted(texts(game, state)) == sorted(goes_on), key


def test_the_public_train_on_a_first_turn() -> None:
    for key, expected in (
        ("puremco", ["12-5 > 0", "12-5 > M"]),
        ("university", ["12-5 > 0", "12-5 > M"]),
        ("cardinal", ["12-5 > 0", "12-5 > M"]),
        ("uduble", ["12-5 > 0"]),
        ("pressman", ["12-5 > 0", "stop"]),
    ):
        assert texts(*dealt(key)) == expected, key


def test_one_public_train_or_many() -> None:
    for key, trains in (("puremco", ["M"]), ("university", ["M"]), ("cardinal", ["M", "M2"])):
        game, state = dealt(key)
        state = made(game, state, "12-5 > M")
        on_hub = [text.partition("> ")[2] for text in texts(game, state) if text.startswith("12-7 > M")]
        assert on_hub == trains[1:], key
        assert len(state.trains) == SEATS + len(trains), key


def test_a_marker_on_a_train_not_yet_begun() -> None:
    unable = (0, "9-8 9-7")
    for key, marked in (
        ("puremco", (0,)),
        ("university", (0,)),
        ("uduble", (0,)),
        ("cardinal", ()),
        ("pressman", ()),
    ):
        game, state = dealt(key, unable)
        if key != "pressman":  # whose opener may start, and owes nothing
            state = made(game, state, "draw", "pass")
        assert state.turn == 1, key
        assert game.markers(state) == marked, key
        begins_it = "12-7 > 0" in texts(game, state)
        assert begins_it == (bool(marked) and key != "uduble"), key


def test_a_follow_up_goes_anywhere_or_on_the_double() -> None:
    for key, expected in (
        ("puremco", ["5-3 > 0", "12-1 > M"]),
        ("university", ["5-3 > 0", "12-1 > M"]),
        ("cardinal", ["5-3 > 0"]),
        ("pressman", ["5-3 > 0"]),
    ):
        game, state = dealt(
            key, (0, "12-5 5-5 5-3 12-1 9-8"), (1, "12-7 7-1"), (2, "12-2 2-1"), (3, "12-3 3-1")
        )
        if key == "cardinal":
            state = made(game, state, "12-5 > 0", "stop")
        else:
            state = made(game, state, "12-5 > 0")
        state = made(game, state, "12-7 > 1")
        state = made(game, state, *(["stop"] if state.turn == 1 else []), "12-2 > 2")
        state = made(game, state, *(["stop"] if state.turn == 2 else []), "12-3 > 3")
        state = made(game, state, *(["stop"] if state.turn == 3 else []), "5-5 > 0")
        assert (state.owes, state.turn) == (FOLLOW, 0), key
        assert texts(game, state) == expected, key


def test_two_doubles_in_one_turn() -> None:
    for key, may in (
        ("puremco", True),
        ("university", True),
        ("uduble", True),
        ("cardinal", False),
        ("pressman", False),
    ):
        game, state = dealt(
            key, (0, "12-5 5-5 9-9 9-8 7-4"), (1, "12-9 7-1 7-3"), (2, "12-2 10-1"), (3, "12-3 10-4")
        )
        opening = ["12-5 > 0", *(["stop"] if key in ("cardinal", "uduble") else []), "12-9 > 1"]
        state = made(game, state, *opening, "12-2 > 2", "12-3 > 3")
        assert state.turn == 0, key
        marked = marked_on(state, 1)  # whose train shows 9
        after = made(game, marked, "5-5 > 0")
        assert ("9-9 > 1" in texts(game, after)) == may, key
        if may:
            last = made(game, after, "9-9 > 1")
            assert texts(game, last) == ["9-8 > 1"], key
            assert (
                game.binding(made(game, last, "9-8 > 1")) == game.binding(made(game, last, "9-8 > 1")) != ()
            ), key


def test_an_open_double_is_waived_by_cardinal_alone() -> None:
    for key, waived in (("cardinal", True), ("puremco", False), ("university", False), ("pressman", False)):
        game, state = dealt(
            key, (0, "12-5 5-5 9-8 7-4"), (1, "12-9 7-1 7-3"), (2, "12-2 10-1"), (3, "12-3 10-4")
        )
        opening = ["12-5 > 0", *(["stop"] if key == "cardinal" else []), "12-9 > 1"]
        state = made(game, state, *opening, "12-2 > 2", "12-3 > 3")
        marked = marked_on(state, 0)
        after = made(game, marked, "5-5 > 0")
        assert (after.turn == 1) == waived, key
        assert game.markers(after) == (), key
