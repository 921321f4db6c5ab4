"""The contract: a Game is rules without state, a State is one round at one moment, a Deal is how it began."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.codes import MoveCode
from boneyard.core.environment.row import Part, Row, cells
from boneyard.core.errors import Ambiguous, Illegal, NotYourTurn, Unreadable
from boneyard.core.move import Move, Notation
from boneyard.core.phrase import Text
from boneyard.core.rng import Rng
from boneyard.core.tile import DOWN, tile_text, tiles_text

Seats = tuple[int, ...]
Moves = tuple[Move, ...]
Points = tuple[int, ...]
Facts = dict[str, tuple[str, ...]]

NOBODY: Final = -1


Painter = Callable[[str], str]

# What draws the tiles of a text as HTML; it belongs to a room that this one does not know, so the door brings it.
_PAINTERS: Final[list[Painter]] = []


def use_painter(painter: Painter) -> None:
    """Let states and deals be drawn in a notebook by this."""
    _PAINTERS.append(painter)


def painted(text: str) -> str | None:
    """A text with its tiles drawn; None, and so the plain text, if nothing here can draw."""
    return _PAINTERS[-1](text) if _PAINTERS else None


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """One round at one moment, immutable; the same type serves the truth and what one seat sees of it."""

    __slots__ = ()

    def __copy__(self) -> "State":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "State":
        return self

    def _repr_html_(self) -> str | None:
        return painted(repr(self))  # for a notebook


@final
@mypyc_attr(acyclic=True)
class Deal:
    """How a round begins: the hands, the boneyard from the left, the hub, the seat to act first.

    One that starts from a position begins in the middle: its state says where.
    """

    def __init__(
        self,
        hands: tuple[tuple[int, ...], ...],
        yard: tuple[int, ...] = (),
        hub: int = -1,
        first: int = NOBODY,
        state: State | None = None,
    ) -> None:
        self.hands: Final = hands
        self.yard: Final = yard
        self.hub: Final = hub
        self.first: Final = first
        self.state: Final = state

    def hidden(self) -> bool:
        """Whether some tile of it lies face down."""
        return DOWN in self.yard or any([DOWN in hand for hand in self.hands])

    def __copy__(self) -> "Deal":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Deal":
        return self

    def _repr_html_(self) -> str | None:
        return painted(repr(self))  # for a notebook

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.hands, self.yard, self.hub, self.first))

    def __reduce__(self) -> tuple[object, ...]:
        return Deal, (self.hands, self.yard, self.hub, self.first, self.state)

    def __repr__(self) -> str:
        hands = " | ".join([tiles_text(hand) for hand in self.hands])
        hub = f", hub {tile_text(self.hub)}" if self.hub >= 0 else ""
        first = f", seat {self.first} first" if self.first != NOBODY else ""
        return f"Deal({hands}; boneyard {tiles_text(self.yard)}{hub}{first})"


# Not an ABC: compiled subclasses would share one cache of instances, and isinstance would take any game for any other.
@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one table: an edition with its options, its set and its number of seats settled."""

    family: str  # the name by which every room finds what belongs to the games of this kind
    seats: int
    sides: int  # as many as seats if everyone plays alone, two for partners
    size: int  # the highest number of the set
    tiles: tuple[int, ...]  # the whole set, in order
    rounds: int  # how many a match has, 0 if a score ends it
    low_wins: bool  # the lowest total wins
    notation: Notation  # how its family writes moves
    kinds: tuple[int, ...]  # the kinds of moves that there are in it
    forms: Text  # how moves are written, to continue a sentence after "write"
    # The deal.
    deals_hands: bool = True  # False if there is only a boneyard, turned up for all to see
    draws: bool = True  # tiles may come out of the boneyard after the deal
    opens_with_hub: bool = False  # a hub comes out of someone's hand: part of the deal, seen by all
    sits_out: bool = False  # a seat may be dealt nothing
    # What is known afterwards.
    always_shown: bool = True  # every tile is shown at the end of a round
    never_told: bool = False  # what wasn't shown is in no record, not even the full one
    rounds_decide: bool = False  # the match can end by rounds won as well as by totals
    remembered: bool = False  # earlier rounds tell how someone plays, so a history has them too
    # As numbers, for programs that learn.
    actions: int = 4096  # how many numbers there are for moves
    longest: int = 4096  # no round has more moves; an endless solitaire is given up then
    by_place: bool = False  # the number of a move is its place in the list of legal moves
    open_to_actor: bool = False  # write() writes nothing of a state that the seat which acts may not see
    swing: int = 32_767  # no side makes or loses more points in a round
    _reach: int = 0  # worked out when it is first asked for
    _width: int = 0
    # How it was made, so that it can be pickled; Edition.table() sets this.
    made_by: tuple[object, ...] = ()

    @abstractmethod
    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        """Deal a shuffled set for the round of this number, given what everyone brings to it.

        None when the rules ask for a new shuffle.
        """

    def first_after(self, first: int, totals: Points) -> int:
        """The first seat of the next round, after one that began with this seat."""
        return (first + 1) % self.seats

    def hub_of(self, number: int) -> int:
        """The hub of the round of this number where the rules name one; -1 if there isn't one or the hands decide."""
        return -1

    @abstractmethod
    def begin(self, deal: Deal, totals: Points) -> State:
        """The first moment of a round, given what everyone brings to it; what asks for no choice has happened."""

    def start(self, deal: Deal, totals: Points) -> State:
        """The first moment of a round: that of its position, or the one after its deal."""
        return self.begin(deal, totals) if deal.state is None else deal.state

    @abstractmethod
    def actors(self, state: State) -> Seats:
        """Who may act now: the seat whose turn it is, then those who may call something out of turn.

        A round that is over can still be called, until the next one begins.
        """

    def alone(self, state: State) -> i64:
        """The seat that may act now where no other may; NOBODY where several may, or none."""
        actors = self.actors(state)
        return actors[0] if len(actors) == 1 else NOBODY

    @abstractmethod
    def moves(self, state: State, seat: int) -> Moves:
        """All legal moves of a seat; () when it may not act."""

    def pick(self, state: State, seat: int, rng: Rng) -> Move:
        """A random one of the legal moves of a seat that may act: the one at rng.below(len(moves)) of moves().

        Where the list is long, or play is fast, a family finds that move without a list of them all.
        """
        moves = self.moves(state, seat)
        return moves[rng.below(len(moves))]

    def calls(self, state: State, seat: int) -> Moves:
        """Calls that a seat may try without seeing whether they hold, so never among moves(); refused if they don't."""
        return ()

    @abstractmethod
    def play(self, state: State, seat: int, move: Move) -> State:
        """The state after a move; refuses what is not legal, with the reason in words.

        A claim of points that are not there is never listed among moves(), but it can be made: it scores nothing.
        """

    @abstractmethod
    def look(self, state: State, seat: int | None) -> State:
        """What a seat, or a spectator (None), sees: the same type, unseen tiles face down."""

    @abstractmethod
    def points(self, state: State) -> Points | None:
        """All points of the finished round, one number per side; None while it goes on."""

    @abstractmethod
    def tally(self, state: State) -> Points:
        """The points of the round so far, one number per side."""

    @abstractmethod
    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        """The winning sides once the totals decide the match, during or after the round of this number.

        During a round nothing else counts, so this is only called when someone has scored.
        """

    def decided(self, ends: list[State], totals: Points) -> Points | None:
        """The winning sides where `rounds_decide`, given the last moment of each round; None while it goes on."""
        return None

    @abstractmethod
    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The tiles of every hand, those face down as DOWN."""

    @abstractmethod
    def boneyard(self, state: State) -> tuple[int, ...]:
        """The tiles still to be drawn, from the left, as far as they are seen."""

    @abstractmethod
    def unseen(self, state: State) -> list[int]:
        """The tiles of the set that are seen nowhere in this state."""

    def hidden(self, state: State) -> bool:
        """Whether some tile lies face down in this state."""
        return bool(DOWN in self.boneyard(state)) or any([DOWN in hand for hand in self.hands(state)])

    def opener(self, state: State) -> int:
        """The seat that opens a round that has just begun."""
        return self.actors(state)[0]

    def facts(self, state: State) -> Facts:
        """What else is to be seen on this game's table, by the name that a record gives it, in the record's words.

        That is, whatever is neither a hand nor the boneyard nor a score, and the same for everyone.
        """
        return {}

    def totals_at_first(self) -> Points:
        """What everyone brings to the first round."""
        return (0,) * self.sides

    def deal(self, tiles: tuple[int, ...], first: int = 0, number: int = 1) -> State | None:
        """The first moment of a round dealt from a shuffled set; None when it has to be shuffled again."""
        totals = self.totals_at_first()
        deal = self.split(tiles, first, number, totals)
        return None if deal is None else self.begin(deal, totals)

    def seen_move(self, move: Move, mover: int, seat: int | None) -> Move:
        """A move as a seat, or a spectator (None), sees it made: a tile that only its owner may know lies face down."""
        return move

    def seen_moving(self, state: State, seat: int) -> State:
        """The state once this seat is seen to move: someone whose tiles lie face down had nothing to add."""
        return state

    def side(self, seat: int) -> int:
        """The side a seat plays for; partners sit opposite."""
        return seat % self.sides

    def meant(self, text: str) -> Move:
        """The move that a text spells; refuses text that isn't a move of this game."""
        meant = self.notation.read(text)
        if meant is None:
            raise Unreadable(MoveCode.NOT_A_MOVE, text=text.strip(), forms=self.forms)
        if meant.kind not in self.kinds:
            raise Unreadable(MoveCode.NOT_A_MOVE_HERE, text=text.strip(), forms=self.forms)
        return meant

    def read(self, state: State, seat: int, text: str) -> Move:
        """The move a seat means by a text: lenient where only one legal move can be meant."""
        meant = self.meant(text)
        fitting = self.fitting(state, seat, meant)
        if len(fitting) > 1:
            choices = tuple([str(move) for move in fitting])
            raise Ambiguous(MoveCode.SEVERAL_MEANINGS, text=text.strip(), choices=choices)
        return fitting[0].saying(meant.say) if fitting else meant

    def fitting(self, state: State, seat: int, meant: Move) -> list[Move]:
        """The legal moves that someone can mean by this one: just itself if it is legal as written."""
        legal = self.moves(state, seat)
        if meant in legal:
            return [meant]
        return [move for move in legal if move.say < 0 and meant.may_mean(self.spelled(state, move))]

    def spelled(self, state: State, move: Move) -> Move:
        """A legal move with everything said that its canonical text leaves out as obvious."""
        return move

    def no_such_move(self, move: Move) -> Illegal:
        """The refusal of a move of another game."""
        return Illegal(MoveCode.NOT_A_MOVE_HERE, text=str(move), forms=self.forms)

    # --- as numbers: moves, and what a seat sees

    def number(self, state: State, move: Move) -> int:
        """The number of a legal move, below `actions`; -1 for one that has none, or names a tile face down.

        A family numbers its moves by what they do. Where none does, it's the place in the list of legal moves.
        """
        found = 0
        for each in self.moves(state, self.actors(state)[0]):
            if each == move:
                return found if found < self.actions else -1
            found += 1
        return -1

    def numbered(self, state: State, moves: Moves) -> list[int]:
        """The numbers of all legal moves of the seat that acts, in their order; -1 for those that have none."""
        if not self.by_place:
            return [self.number(state, move) for move in moves]
        count = min(len(moves), self.actions)
        return [*range(count), *[-1] * (len(moves) - count)]

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of all legal moves of a seat, in their order."""
        return [number for number in self.numbered(state, self.moves(state, seat)) if number >= 0]

    def move(self, state: State, number: int) -> Move:
        """The legal move with this number, for whoever may act; refuses a number that isn't one."""
        actors = self.actors(state)
        for seat in actors:
            moves = self.moves(state, seat)
            at = 0
            for each in self.numbered(state, moves):
                if each == number:
                    return moves[at]
                at += 1
        if not actors:
            raise NotYourTurn(MoveCode.ROUND_OVER)
        may = tuple(self.legal(state, actors[0]))
        raise Illegal(MoveCode.NO_SUCH_ACTION, number=number, seat=actors[0], may=may)

    def mask(self, state: State, seat: int) -> bytes:
        """A byte for every number: 1 where a seat may make that move, 0 elsewhere."""
        found = bytearray(self.actions)
        for number in self.legal(state, seat):
            found[number] = 1
        return bytes(found)

    def reach_of_tiles(self) -> int:
        """How many cells a row needs so that every tile of the set has one."""
        if self._reach == 0:
            self._reach = max(self.tiles) + 1
        return self._reach

    def width(self) -> int:
        """How many cells an observation has."""
        if self._width == 0:
            self._width = cells(self.parts())
        return self._width

    def parts(self) -> tuple[Part, ...]:
        """The parts of an observation, in order, each with a name and a shape; seats count from the one that looks."""
        own = (("hand", (self.reach_of_tiles(),)),) if self.deals_hands else ()
        sizes = (("sizes", (self.seats,)),) if self.deals_hands else ()
        return (
            *own,
            *sizes,
            ("boneyard", (1,)),
            ("turn", (self.seats,)),
            ("points", (self.sides, 2)),
            *self.table_parts(),
        )

    def table_parts(self) -> tuple[Part, ...]:
        """The parts that describe what is on this family's table."""
        return ()

    def write_table(self, view: State, seat: int, row: Row) -> None:
        """Write the parts of the table, as a seat sees it."""

    def observation(self, state: State, seat: int) -> bytes:
        """What a seat sees, a byte for every cell of parts(): the same from the truth and from its view."""
        return self.written(self.look(state, seat), seat)

    def written(self, view: State, seat: int) -> bytes:
        """A view as the bytes of an observation."""
        row = Row(self.width())
        self.write(view, seat, row)
        return bytes(row.cells)

    def write(self, view: State, seat: int, row: Row) -> None:
        """Write a view into a row."""
        if self.deals_hands:
            self.write_hands(view, seat, row)
        row.number(self.left_in_boneyard(view))
        actors = self.actors(view)
        turn: i64 = -1
        if actors and self.points(view) is None:
            turn = (actors[0] - seat) % self.seats
        row.choice(turn, self.seats)
        tally = self.tally(view)
        side = self.side(seat)
        for step in range(self.sides):
            row.wide(tally[(side + step) % self.sides])
        self.write_table(view, seat, row)

    def write_hands(self, view: State, seat: int, row: Row) -> None:
        """Write the tiles of the seat that looks, and how many each seat has."""
        hands = self.hands(view)
        row.tiles(list(hands[seat]), self.reach_of_tiles())
        for step in range(self.seats):
            row.number(len(hands[(seat + step) % self.seats]))

    def left_in_boneyard(self, view: State) -> int:
        """How many tiles are still to be drawn."""
        return len(self.boneyard(view))

    def utilities(self, state: State) -> tuple[float, ...]:
        """What a finished round is worth to each seat, the more the better; all zeros while it goes on."""
        points = self.points(state)
        return (0.0,) * self.seats if points is None else self.valued(points)

    def valued(self, points: Points) -> tuple[float, ...]:
        """What points are worth to each seat: how far its side is ahead of the average, so that all add up to zero.

        In a solitaire it's what is left, below zero.
        """
        sign = -1.0 if self.low_wins else 1.0
        average = sum(points) / self.sides if self.sides > 1 else 0.0
        return tuple([sign * (points[self.side(seat)] - average) for seat in range(self.seats)])

    def __copy__(self) -> "Game":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or (bool(self.made_by) and self.made_by == other.made_by)

    def __hash__(self) -> int:
        return hash((self.family, self.seats, self.size))

    def __reduce__(self) -> tuple[object, ...]:
        if not self.made_by:
            raise TypeError("Only rules made by Edition.table() can be pickled; these were built by hand.")
        return self.made_by

    def __repr__(self) -> str:
        players = "1 player" if self.seats == 1 else f"{self.seats} players"
        return f"{type(self).__name__}(double-{self.size}, {players})"
