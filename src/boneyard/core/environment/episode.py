"""One round for a learning program: one seat at a time acts by a number, and remembers what it saw."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.codes import MoveCode, SetupCode
from boneyard.core.environment.row import Part, Row
from boneyard.core.errors import BadSetup, Illegal, NotYourTurn
from boneyard.core.game import NOBODY, Deal, Game, Moves, State
from boneyard.core.history import History, HistoryEvent
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.core.tile import tiles_text

_TRIES: Final = 10_000  # shuffles to try before a table counts as undealable
_NOTHING: Final[Moves] = ()
_ROW: Final = 3  # cells for what happened at one time: who acted, and a number in two cells


def shuffled_deal(game: Game, rng: Rng) -> Deal:
    """A deal by this generator; the seat that starts is drawn by it too."""
    first = int(rng.below(game.seats))
    totals = game.totals_at_first()
    for _ in range(_TRIES):
        tiles = list(game.tiles)
        rng.shuffle(tiles)
        deal = game.split(tuple(tiles), first, 1, totals)
        if deal is not None:
            return deal
    raise BadSetup(SetupCode.NO_DEAL_FOR_GAME, tries=_TRIES, game=str(game))


@final
class Episode:
    """A round that is being played; calls out of turn are left to the seat whose turn it is."""

    def __init__(self, game: Game, deal: Deal, like: "Episode | None" = None) -> None:
        self.game: Final[Game] = game
        self.deal: Final[Deal] = deal
        self.state: State = game.start(deal, game.totals_at_first()) if like is None else like.state
        self.played: Final[list[tuple[int, Move]]] = [] if like is None else list(like.played)
        self.count: i64 = 0
        self.seat: int = NOBODY  # who acts now, NOBODY once it is over
        self.moves: Moves = _NOTHING  # what that seat may do
        self.numbers: list[int] = []  # and the number of each, -1 for none
        if like is None:
            self._listed()
        else:
            self.count = like.count
            self.seat = like.seat
            self.moves = like.moves
            self.numbers = like.numbers

    def copy(self) -> "Episode":
        """A copy of the round, to play on separately."""
        return Episode(self.game, self.deal, self)

    def __copy__(self) -> "Episode":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replayed, (self.game, self.deal, tuple([move for _, move in self.played]))

    def _listed(self) -> None:
        game = self.game
        state = self.state
        self.seat = NOBODY
        self.moves = _NOTHING
        self.numbers = []
        if self.count >= game.longest or game.points(state) is not None:
            return
        actors = game.actors(state)
        if not actors:
            return
        self.seat = actors[0]
        self.moves = game.moves(state, actors[0])
        self.numbers = game.numbered(state, self.moves)

    @property
    def over(self) -> bool:
        """Whether no one acts anymore."""
        return self.seat == NOBODY

    def legal(self) -> list[int]:
        """The numbers of what the seat that acts may do, lowest first."""
        return sorted([number for number in self.numbers if number >= 0])

    def mask(self) -> bytes:
        """A byte for every number: 1 if the acting seat may make that move."""
        found = bytearray(self.game.actions)
        for number in self.numbers:
            if number >= 0:
                found[number] = 1
        return bytes(found)

    def move(self, number: int) -> Move:
        """The move with this number; refuses a number that isn't a legal move."""
        at = 0
        for each in self.numbers:
            if each == number:
                return self.moves[at]
            at += 1
        if self.seat == NOBODY:
            raise NotYourTurn(MoveCode.ROUND_OVER)
        raise Illegal(MoveCode.NO_SUCH_ACTION, number=number, seat=self.seat, may=tuple(self.legal()))

    def act(self, number: int) -> None:
        """Let the seat that acts make the move with this number."""
        self.play(self.move(number))

    def play(self, move: Move) -> None:
        """Let the seat that acts make a move."""
        seat = self.seat
        if seat == NOBODY:
            raise NotYourTurn(MoveCode.ROUND_OVER)
        self.state = self.game.play(self.state, seat, move)
        self.played.append((seat, move))
        self.count += 1
        self._listed()

    def utilities(self) -> tuple[float, ...]:
        """What the round is worth to each seat once it is over, zeros before."""
        if self.seat != NOBODY:
            return (0.0,) * self.game.seats
        return self.game.valued(self.game.tally(self.state))

    def observation(self, seat: int) -> bytes:
        """What a seat sees, as bytes."""
        return self.game.observation(self.state, seat)

    def history(self, seat: int) -> History:
        """The round as a seat saw it go."""
        game = self.game
        state = game.start(self.deal, game.totals_at_first())
        events: list[HistoryEvent] = []
        for mover, move in self.played:
            events.append(HistoryEvent(mover, game.seen_move(move, mover, seat), game.look(state, seat)))
            state = game.play(state, mover, move)
        return History(tuple(events), self.deal.first)

    def information(self, seat: int) -> bytes:
        """What a seat sees and all that it has seen, as bytes: see information_parts()."""
        return information(self.game, self.history(seat), self.game.look(self.state, seat), seat)

    def information_text(self, seat: int) -> str:
        """All that a seat has seen, as text: two moments have the same one only if the seat can't tell them apart."""
        return information_text(self.game, self.history(seat), self.game.look(self.state, seat), seat)


def replayed(game: Game, deal: Deal, moves: Moves) -> Episode:
    """A round after these moves; refuses one that is not legal."""
    episode = Episode(game, deal)
    for move in moves:
        episode.play(move)
    return episode


def information_parts(game: Game) -> tuple[Part, ...]:
    """The parts of an observation, and what happened before it; a solitaire's table tells all that.

    Each row of the history is who acted, from 1 for the seat that looks, and the number of the move and one more, in
    two cells; a tile that came into the hand of the seat that looks has its own row, which begins with a zero.
    """
    if game.seats == 1:
        return game.parts()
    return (*game.parts(), ("history", (game.longest + len(game.tiles), _ROW)))


def information(game: Game, history: History, view: State, seat: int) -> bytes:
    """What a seat sees and all that it has seen, as the bytes of information_parts()."""
    seen = game.written(view, seat)
    if game.seats == 1:
        return seen
    row = Row((game.longest + len(game.tiles)) * _ROW)
    events = history.events
    for at in range(len(events)):
        event = events[at]
        after = events[at + 1].before if at + 1 < len(events) else view
        number = game.number(event.before, event.move) + 1
        row.number((event.seat - seat) % game.seats + 1)
        row.number(number >> 8)
        row.number(number & 255)
        for tile in _gained(game, event.before, after, seat):
            row.number(0)
            row.number(1)
            row.number(tile)
    return seen + bytes(row.cells)


def information_text(game: Game, history: History, view: State, seat: int) -> str:
    """All that a seat has seen of a round, from its deal on: moments that it can tell apart have different texts."""
    events = history.events
    opening = events[0].before if events else view
    start = f"seat {seat}; first {history.first}; {_opening(game, opening, seat)}"
    found = [start]
    for at in range(len(events)):
        event = events[at]
        after = events[at + 1].before if at + 1 < len(events) else view
        text = f"{event.seat} {event.move}"
        gained = _gained(game, event.before, after, seat)
        if gained:
            text += f" + {tiles_text(gained)}"
        if not game.deals_hands:
            text += f" ({_facts(game, after)})"
        found.append(text)
    return "; ".join(found)


def _opening(game: Game, view: State, seat: int) -> str:
    hands = game.hands(view)
    sizes = " ".join([str(len(hand)) for hand in hands])
    return f"hand {tiles_text(hands[seat])}; hands {sizes}; {_facts(game, view)}"


def _facts(game: Game, view: State) -> str:
    return ", ".join([f"{name} {' '.join(words)}" for name, words in game.facts(view).items()])


def _gained(game: Game, before: State, after: State, seat: int) -> list[int]:
    """The tiles that came into a seat's hand."""
    had = game.hands(before)[seat]
    return [tile for tile in game.hands(after)[seat] if tile >= 0 and tile not in had]
