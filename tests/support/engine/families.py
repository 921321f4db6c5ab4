"""Where each family keeps its tiles, in one place for all tests; a family that's missing here fails them."""

from collections.abc import Callable, Iterator

from boneyard.core.errors import Unreadable
from boneyard.core.game import Game, State
from boneyard.core.hand import Hand, hands_of
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.move import Move
from boneyard.core.tile import face_text, tiles_text, twins
from boneyard.core.yard import Yard
from boneyard.games.lines import moves as line_moves
from boneyard.games.lines.layout import End
from boneyard.games.lines.moves import place_text
from boneyard.games.lines.rounds import LineRounds
from boneyard.games.lines.state import LineState, Tally
from boneyard.games.poker import moves as poker_moves
from boneyard.games.poker.state import PokerState, Stakes
from boneyard.games.solitaire import moves as solitaire_moves
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.neighbors import NeighborsState
from boneyard.games.solitaire.rows import RowState
from boneyard.games.solitaire.state import SolitaireState
from boneyard.games.solitaire.traffic.grid import Grid
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.games.trains import moves as train_moves
from boneyard.games.trains.moves import on_public, on_train
from boneyard.games.trains.moves import place_text as train_text
from boneyard.games.trains.rounds import TrainRounds
from boneyard.games.trains.state import RailState, Train, TrainState
from boneyard.games.tricks import moves as trick_moves
from boneyard.games.tricks.hand import seen_tiles
from boneyard.games.tricks.moves import suit_text
from boneyard.games.tricks.state import NOTHING, PLAYING, Auction, Call, Trick, TrickState, tile_at

READERS: list[Callable[[str], Move | None]] = [
    line_moves.NOTATION.read,
    train_moves.NOTATION.read,
    trick_moves.NOTATION.read,
    poker_moves.NOTATION.read,
    solitaire_moves.NOTATION.read,
]


def _laid_on_lines(state: State) -> list[int]:
    assert isinstance(state, LineState)
    return [row[0] for row in laid_in_order(state.laid)]


def _laid_on_trains(state: State) -> list[int]:
    assert isinstance(state, TrainState)
    return [int(state.hub), *[row[0] for train in state.trains for row in laid_in_order(train.cars)]]


def _turned_up(state: State) -> list[int]:
    """A solitaire's tiles are known once they are out of the boneyard, also those that have been removed."""
    assert isinstance(state, SolitaireState)
    return list(state.yard.tiles[: state.yard.taken])


def _beside(auction: object) -> list[int]:
    """The widow and the tile put aside, if there are any."""
    assert isinstance(auction, Auction)
    return [int(tile) for tile in (auction.widow, auction.aside) if tile != NOTHING]


def _in_tricks(state: State) -> list[int]:
    """The trick on the table and those taken; the game with a tile put aside is the one for three."""
    assert isinstance(state, TrickState)
    seats = 3 if _beside(state.auction) else 4
    count = (state.turn - state.leader) % seats if state.owes == PLAYING else 0
    found = [int(tile_at(state.table, at)) for at in range(count)]
    trick = state.taken
    while trick is not None:
        found = [int(tile_at(trick.tiles, at)) for at in range(seats)] + found
        trick = trick.before
    return found


# By the type of a State: the tiles that lie face up on the table.
LAID: dict[type[State], Callable[[State], list[int]]] = {
    LineState: _laid_on_lines,
    TrainState: _laid_on_trains,
    BingoState: _turned_up,
    RowState: _turned_up,
    ClockState: _turned_up,
    NeighborsState: _turned_up,
    TrafficState: _turned_up,
    TrickState: _in_tricks,
    PokerState: lambda state: [],
}


def _set_aside(state: State) -> list[list[int]]:
    assert isinstance(state, TrickState)
    aside = int(state.auction.aside)
    return [[aside] if aside != NOTHING and seat == state.bidder else [] for seat in range(4)]


def _given_away(state: State) -> list[list[int]]:
    assert isinstance(state, PokerState)
    return [[*hand.tiles(), *[-1] * hand.down] for hand in state.given.row()]


# By the type of a State: the tiles that each seat has put away, which only that seat knows.
AWAY: dict[type[State], Callable[[State], list[list[int]]]] = {
    TrickState: _set_aside,
    PokerState: _given_away,
}


def _ends_of_lines(state: State) -> str:
    assert isinstance(state, LineState)
    return " ".join(f"{place_text(end.place)}({end.number})" for end in state.ends()) or "none"


def _ends_of_trains(state: State) -> str:
    assert isinstance(state, TrainState)
    seats = len(state.hands.row())
    places = [
        on_train(seat) if seat < seats else on_public(seat - seats) for seat in range(len(state.trains))
    ]
    ends = zip(places, state.trains, strict=True)
    return " ".join(f"{train_text(place)}({face_text(train.end)})" for place, train in ends)


def _row(state: State) -> str:
    assert isinstance(state, RowState | BingoState)
    return tiles_text(state.row)


def _up(state: State) -> str:
    assert isinstance(state, TrafficState)
    return tiles_text(state.up)


def _stakes(state: State) -> str:
    assert isinstance(state, PokerState)
    stakes = state.stakes
    return f"pot {stakes.pot()}, level {stakes.level}, raises {stakes.raises}, in {' '.join(map(str, state.inside))}"


def _bid_and_trick(state: State) -> str:
    assert isinstance(state, TrickState)
    trump = suit_text(state.trump) if state.trump >= 0 else "not named"
    return f"bid {state.bid} by {state.bidder}, trump {trump}, tricks {tiles_text(_in_tricks(state))}"


def _layout(state: State) -> str:
    assert isinstance(state, NeighborsState)
    return tiles_text(state.layout)


def _tops(state: State) -> str:
    assert isinstance(state, ClockState)
    tops = [f"{hour}({tiles_text(pile[-1:])})" for hour, pile in enumerate(state.piles, 1)]
    return " ".join([*tops, f"up({tiles_text([int(state.up)] if state.up >= 0 else [])})"])


# By the type of a State: what the next move is about, as a playthrough tells it: places that take a tile, or a row.
OPEN: dict[type[State], Callable[[State], str]] = {
    LineState: _ends_of_lines,
    TrainState: _ends_of_trains,
    BingoState: _row,
    RowState: _row,
    TrafficState: _up,
    TrickState: _bid_and_trick,
    PokerState: _stakes,
    ClockState: _tops,
    NeighborsState: _layout,
}

# By the type of a State: the most moves of a round for each tile and player, where the game is not an ordinary one.
PATIENCE: dict[type[State], int] = {
    BingoState: 400,  # counting goes round and round before anything happens
    ClockState: 30,  # tops may be moved back and forth
}

# What everyone may see of a State: tables of the rules, tiles on the table, points.
PUBLIC: tuple[type, ...] = (Call, End, Grid, Laid, RailState, Stakes, Tally, Train, Trick)

# What may hide tiles, besides hands: its tiles, those face down left out.
HIDING: dict[type, Callable[[object], list[int]]] = {
    Hand: lambda hand: list(hand.tiles()) if isinstance(hand, Hand) else [],
    Yard: lambda yard: [tile for tile in yard.tiles if tile >= 0] if isinstance(yard, Yard) else [],
}


def _on_the_clock(state: object) -> list[int]:
    assert isinstance(state, ClockState)
    there = [*state.waste, int(state.up), *[tile for pile in state.piles for tile in pile]]
    return [tile for tile in there if tile >= 0]


def _drawn(state: object) -> list[int]:
    return [int(state.now.drawn)] if isinstance(state, TrainState) and state.now.drawn >= 0 else []


def _held(state: object) -> list[int]:
    return (
        [tile for seat in range(4) for tile in seen_tiles(state.hand(seat))]
        if isinstance(state, TrickState)
        else []
    )


def _nothing(_: object) -> list[int]:
    return []


# A tile that a State keeps as a plain number, besides those of its public parts.
PLAIN: dict[type, Callable[[object], list[int]]] = {
    TrainState: _drawn,
    TrickState: _held,
    Auction: lambda auction: [tile for tile in _beside(auction) if tile >= 0],
    ClockState: _on_the_clock,
}


def laid(state: State) -> list[int]:
    """The tiles that lie face up on the table."""
    return LAID[type(state)](state)


def put_away(state: State, seat: int | None = None) -> list[int]:
    """The tiles that a seat has put away, known to no one else; all of them if no seat is given."""
    rows = AWAY[type(state)](state) if type(state) in AWAY else []
    return [tile for owner, row in enumerate(rows) for tile in row if seat is None or owner == seat]


def open_places(state: State) -> str:
    """The places that take a tile now, in words."""
    return OPEN[type(state)](state)


def named(tile: int) -> int:
    """One name for all tiles that look alike; a tile face down has none."""
    return twins(tile)[0] if tile >= 0 else tile


def alike(one: State, two: State) -> bool:
    """Whether two states look alike: a record does not tell the three tiles A-W apart, nor a folded hand."""
    if one == two:
        assert hash(one) == hash(two)
        return True
    if isinstance(one, PokerState) and isinstance(two, PokerState):
        return _same_play(one, two) and (_covers(one, two) or _covers(two, one))
    return isinstance(one, TrainState) and isinstance(two, TrainState) and _likeness(one) == _likeness(two)


def _same_play(one: PokerState, two: PokerState) -> bool:
    """Whether everything agrees that everyone sees of a deal of poker."""
    bare = [
        state.with_tiles(
            hands_of(tuple(hand.covered() for hand in state.hands.row())),
            hands_of(tuple(hand.covered() for hand in state.given.row())),
            state.yard.covered(),
        )
        for state in (one, two)
    ]
    return bare[0] == bare[1]


def _covers(one: PokerState, two: PokerState) -> bool:
    """Whether one is the other with some tiles face down: a record reveals no hand that wasn't shown."""
    rows = zip((*one.hands.row(), *one.given.row()), (*two.hands.row(), *two.given.row()), strict=True)
    tiles = zip(one.yard.tiles, two.yard.tiles, strict=True)
    return all(set(less.tiles()) <= set(full.tiles()) for less, full in rows) and all(
        less in (-1, full) for less, full in tiles
    )


def _likeness(state: TrainState) -> list[object]:
    hands = [(sorted(map(named, hand.tiles())), int(hand.down)) for hand in state.hands.row()]
    trains = [
        (int(train.end), int(train.count), [(named(row[0]), *row[1:]) for row in laid_in_order(train.cars)])
        for train in state.trains
    ]
    yard = [named(tile) for tile in state.yard.tiles]
    tiles = [named(int(state.hub)), named(int(state.now.drawn)), int(state.yard.taken)]
    turn = [
        int(state.turn),
        int(state.owes),
        int(state.bound),
        int(state.rail.passes),
        int(state.now.actions),
    ]
    return [hands, trains, yard, tiles, turn, state.rail, state.opens, state.now.drew, state.now.string]


def shown(thing: object) -> Iterator[int]:
    """Every tile that a State shows outside its public parts; a part of an unknown kind is an error, not a pass."""
    if type(thing) in HIDING:
        yield from HIDING[type(thing)](thing)
    elif isinstance(thing, (tuple, list)):
        for part in thing:
            yield from shown(part)
    elif not isinstance(thing, (*PUBLIC, int, str, type(None))):
        _, parts = _reduced(thing)
        yield from shown(parts)
        yield from PLAIN.get(type(thing), _nothing)(thing)


def _reduced(thing: object) -> tuple[object, tuple[object, ...]]:
    known = type(thing).__module__.startswith("boneyard.")
    assert known, f"tell tests/support_families.py whether a {type(thing).__name__} in a State is public"
    made = thing.__reduce__()
    assert isinstance(made, tuple)
    return made[0], made[1]


def binding(game: Game, state: State) -> tuple[int, ...]:
    """The places that bind everyone now, if a family has such places."""
    if isinstance(game, LineRounds):
        assert isinstance(state, LineState)
        return game.binding(state)
    if isinstance(game, TrainRounds):
        assert isinstance(state, TrainState)
        return game.binding(state)
    return ()


def read_move(text: str) -> Move:
    """The move of any family that a text spells."""
    refusal: Unreadable | None = None
    for reader in READERS:
        try:
            move = reader(text)
        except Unreadable as problem:
            refusal = problem
        else:
            if move is not None:
                return move
    raise refusal or Unreadable(f"{text!r} is not a move of any family.")
