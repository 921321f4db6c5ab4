"""What every solitaire has in common: one seat, a boneyard turned up for it, and a verdict."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from boneyard.core.environment.row import Part, Row
from boneyard.core.errors import NotYourTurn
from boneyard.core.game import Deal, Game, Moves, Points, Seats, State
from boneyard.core.move import Move
from boneyard.core.phrase import Phrase
from boneyard.core.tile import HIGH, LOW
from boneyard.games.solitaire.codes import SolitaireCode
from boneyard.games.solitaire.moves import CONCEDE, NOTATION
from boneyard.games.solitaire.state import GOING, WON, SolitaireState

_NOTHING: Final[Moves] = ()
_ALONE: Final[Seats] = (0,)


class SolitaireGame(Game):
    """A solitaire at its table; each game defines its legal moves and their results."""

    def __init__(self, tiles: tuple[int, ...], size: int, kinds: tuple[int, ...], forms: Phrase) -> None:
        self.size = size
        self.seats = 1
        self.sides = 1
        self.tiles = tiles
        self.rounds = 1
        self.low_wins = True
        self.deals_hands = False
        self.open_to_actor = True
        self.notation = NOTATION
        self.kinds = (*kinds, int(CONCEDE))
        self.forms = forms
        self.longest = 2 * len(tiles)
        self.swing = len(tiles)

    # --- what each game says

    @abstractmethod
    def turns(self, state: State) -> Moves:
        """All legal moves while the game isn't over."""

    @abstractmethod
    def turn(self, state: State, move: Move) -> State:
        """The state after a move; refuses what is not legal, with the reason in words."""

    @abstractmethod
    def left(self, state: State) -> int:
        """What is still to be done, the score: as a rule the tiles that are left."""

    def count(self, state: State) -> i64:
        """How many turns there are in a game that goes on; where they are many, a game counts them without a list."""
        return len(self.turns(state))

    def nth(self, state: State, index: i64) -> Move:
        """The one at this place of turns()."""
        return self.turns(state)[index]

    def near(self, state: State) -> bool:
        """Whether a game that was lost came so near that its sheet calls it a near win."""
        return False

    # --- the contract

    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        return Deal(((),), tiles, -1, 0)

    def actors(self, state: State) -> Seats:
        assert isinstance(state, SolitaireState)
        return _ALONE if state.verdict == GOING else ()

    def alone(self, state: State) -> i64:
        assert isinstance(state, SolitaireState)
        if state.verdict == GOING:
            return 0
        return -1

    def moves(self, state: State, seat: int) -> Moves:
        assert isinstance(state, SolitaireState)
        return self.turns(state) if seat == 0 and state.verdict == GOING else _NOTHING

    def play(self, state: State, seat: int, move: Move) -> State:
        assert isinstance(state, SolitaireState)
        if state.verdict != GOING:
            raise NotYourTurn(SolitaireCode.GAME_OVER)
        if seat != 0:
            raise NotYourTurn(SolitaireCode.ONE_SEAT, given=seat)
        if move.kind == CONCEDE:
            return state.given_up()
        if move.kind not in self.kinds:
            raise self.no_such_move(move)
        return self.turn(state, move)

    def look(self, state: State, seat: int | None) -> State:
        assert isinstance(state, SolitaireState)
        return state.with_yard(state.yard.turned_up())

    def points(self, state: State) -> Points | None:
        assert isinstance(state, SolitaireState)
        return None if state.verdict == GOING else (self.left(state),)

    def tally(self, state: State) -> Points:
        return (self.left(state),)

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        assert isinstance(state, SolitaireState)
        if state.verdict == GOING:
            return None
        return (0,) if state.verdict == WON else ()

    def table_parts(self) -> tuple[Part, ...]:
        return (("out", (self.reach_of_tiles(),)), *self.own_parts())

    def write_table(self, view: State, seat: int, row: Row) -> None:
        assert isinstance(view, SolitaireState)
        yard = view.yard
        at = row.count
        while at < yard.taken:  # all that has come out so far
            tile: i64 = yard.tiles[at]
            if tile >= 0:
                row.keep(tile, 1)
            at += 1
        row.count = yard.taken
        row.skip(self.reach_of_tiles())
        self.write_own(view, row)

    def left_in_boneyard(self, view: State) -> int:
        assert isinstance(view, SolitaireState)
        return int(view.yard.left())

    @abstractmethod
    def own_parts(self) -> tuple[Part, ...]:
        """The parts of an observation that tell how this game's table looks."""

    @abstractmethod
    def write_own(self, view: State, row: Row) -> None:
        """Write them."""

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        return ((),)

    def boneyard(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, SolitaireState)
        return state.yard.rest()

    def unseen(self, state: State) -> list[int]:
        assert isinstance(state, SolitaireState)
        # What has come out of the boneyard stays in its list, wherever it lies now.
        seen = set(state.yard.tiles)
        return [tile for tile in self.tiles if tile not in seen]


def match(one: int, other: int) -> bool:
    """Whether two tiles share a number; tiles face down are not known to."""
    if one < 0 or other < 0:
        return False
    high: i64 = HIGH[one]
    low: i64 = LOW[one]
    return high == HIGH[other] or high == LOW[other] or low == HIGH[other] or low == LOW[other]


def place_of(row: tuple[int, ...], tile: i64) -> i64:
    """Where a tile lies in a row, -1 for nowhere."""
    place: i64 = 0
    for each in row:
        if each == tile:
            return place
        place += 1
    return -1
