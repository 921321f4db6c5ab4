"""A match folds rounds: who starts, the running score, the end. Undo and replay fold a prefix of the moves again."""

from collections.abc import Callable, Sequence
from operator import index
from typing import Any, Final, Self, SupportsIndex, final, overload

from boneyard.core.codes import MoveCode, SetupCode
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, Illegal, NotYourTurn, Unreadable
from boneyard.core.game import NOBODY, Deal, Game, Moves, Points, Seats, State
from boneyard.core.history import History, Past, witnessed
from boneyard.core.move import Move
from boneyard.core.option import Value, show
from boneyard.core.rng import Rng, rng_for

_TRIES: Final = 10_000  # shuffles to try before a table counts as undealable


@final
class Result:
    """How a match ended: the seats that won, and the final scores, one per side."""

    def __init__(self, winners: Seats, scores: Points) -> None:
        self.winners: Final = winners
        self.scores: Final = scores

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores})"

    def __copy__(self) -> "Result":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Result":
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        return self.winners == other.winners and self.scores == other.scores

    def __hash__(self) -> int:
        return hash((self.winners, self.scores))

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.winners, self.scores)


@final
class View:
    """What a bot or a helper is handed: the rules, what one seat sees, and the public scores; never the truth."""

    def __init__(self, game: Game, state: State, seat: int, scores: Points, number: int) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seat: Final = seat
        self.scores: Final = scores  # running totals, one per side
        self.number: Final = number  # of the round

    def moves(self) -> Moves:
        """All legal moves of the seat."""
        return self.game.moves(self.state, self.seat)

    def sample(self, history: History, rng: Rng, likely: bool = False) -> State:
        """A whole state that this seat cannot tell from the truth, given what it has seen happen.

        All of them are equally likely; `likely` weights them by how the others have acted, where that tells something.
        """
        return _SAMPLERS[-1](self, history, rng, likely)

    def _parts(self) -> tuple[Game, State, int, Points, int]:
        return self.game, self.state, self.seat, self.scores, self.number

    def _repr_svg_(self) -> str | None:
        return _DRAWERS[-1](self) if _DRAWERS else None  # for a notebook

    def __copy__(self) -> "View":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "View":
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.state, self.seat, self.scores, self.number))

    def __reduce__(self) -> tuple[object, ...]:
        return View, self._parts()

    def __repr__(self) -> str:
        return f"View(seat {self.seat}, round {self.number}: {self.state})"


Drawer = Callable[[View], str]
Sampler = Callable[[View, History, Rng, bool], State]


def _no_sampler(view: View, history: History, rng: Rng, likely: bool) -> State:
    raise BadSetup(SetupCode.NO_SAMPLER)


# What guesses hidden tiles and what draws a view belong to rooms that this one does not know, so the door brings them.
_SAMPLERS: Final[list[Sampler]] = [_no_sampler]
_DRAWERS: Final[list[Drawer]] = []


def use_sampler(sampler: Sampler) -> None:
    """Let views be sampled by this."""
    _SAMPLERS.append(sampler)


def use_drawer(drawer: Drawer) -> None:
    """Let views be drawn in a notebook by this."""
    _DRAWERS.append(drawer)


@final
class Round:
    """One round of a match: its deal, the moves made, the state they lead to, and the scores brought into it."""

    def __init__(self, number: int, deal: Deal, before: Points, state: State) -> None:
        self.number: Final = number
        self.deal: Final = deal
        self.before: Final = before
        self.moves: Final[list[tuple[int, Move]]] = []
        self.state = state

    def copy(self) -> "Round":
        """A copy of the round, to play on separately."""
        twin = Round(self.number, self.deal, self.before, self.state)
        twin.moves.extend(self.moves)
        return twin

    def played(self) -> tuple[int, Deal, Points, list[tuple[int, Move]]]:
        """Everything that determines this round; its state follows from that."""
        return self.number, self.deal, self.before, self.moves

    def __copy__(self) -> "Round":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Round":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Round):
            return NotImplemented
        return self.played() == other.played()

    def __hash__(self) -> int:
        raise TypeError("A round changes, so it has no hash. Use its number within the match.")

    def __reduce__(self) -> tuple[object, ...]:
        return _round_of, (self.number, self.deal, self.before, self.state, tuple(self.moves))

    def __repr__(self) -> str:
        return f"Round({self.number}, {len(self.moves)} moves)"


class Match:
    """A table's match: play, look, undo and the record.

    The one that people are handed, boneyard.match.Match, can be asked for more.
    """

    def __init__(
        self,
        edition: Edition,
        game: Game,
        players: tuple[str, ...],
        options: dict[str, Value],
        writer: Callable[["Match", int | None, bool, bool], str],
        seed: str | None = None,
        first: int = NOBODY,
    ) -> None:
        self.edition: Final = edition
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed  # without one nothing is dealt here: the deals come from a record
        self.first: Final = first  # who starts the first round; NOBODY leaves it to the seed
        self.rounds: Final[list[Round]] = []
        self._writer: Final = writer
        self._result: Result | None = None
        self._undone: Final[list[tuple[Round, int, Move]]] = []  # moves taken back, the first of them last
        self._undealt: Final[dict[int, Round]] = {}  # by number, the rounds that were taken back with them
        # What was worked out last, so that a move asks the rules once.
        self._made: Points | None = None  # the tally at which nothing was decided
        self._listed: State | None = None  # whose legal moves, in this seat's hand, these are
        self._listed_for: int = NOBODY
        self._legal: Moves = ()

    def __repr__(self) -> str:
        return f"Match({self.edition.name}, {', '.join(self.players)}: {self.scores})"

    # --- copies

    def copy(self) -> Self:
        """A copy of the match to continue independently; undone moves can be redone in both."""
        twin = type(self)(
            self.edition, self.game, self.players, self.options, self._writer, self.seed, self.first
        )
        twin.restore(self.rounds, self._result, self._undone, self._undealt)
        return twin

    def restore(
        self,
        rounds: Sequence[Round],
        result: Result | None,
        undone: Sequence[tuple[Round, int, Move]],
        undealt: dict[int, Round],
    ) -> None:
        """Take over everything that was played and taken back at the same table."""
        self.rounds.extend([each.copy() for each in rounds])
        self._result = result
        self._undone.extend(undone)
        self._undealt.update(undealt)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        table = (self.edition, self.game, self.players, self.options, self._writer, self.seed, self.first)
        return _restored, (type(self), table, self.rounds, self._result, self._undone, self._undealt)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        if self.game != other.game or self.players != other.players or self.seed != other.seed:
            return False
        if self.edition != other.edition or len(self.rounds) != len(other.rounds):
            return False
        return self.rounds == other.rounds

    def __hash__(self) -> int:
        raise TypeError("A match changes, so it has no hash. Keep it in a list, or under a name of its own.")

    # --- rounds

    def deal(self) -> None:
        """Shuffle and deal the next round; play() does it by itself unless something may still be called."""
        if self._result is not None or (self.rounds and not self.round_over):
            raise Illegal(MoveCode.NO_NEXT_ROUND)
        if self.seed is None:
            raise BadSetup(SetupCode.NO_SEED)
        self._deal_one()
        self._go_on()

    def _deal_one(self) -> None:
        number = self.rounds[-1].number + 1 if self.rounds else 1
        first = self.first_of_next()
        if first == NOBODY:
            first = self.first
        if first == NOBODY:
            first = int(rng_for(f"{self.seed} first").below(self.game.seats))
        for attempt in range(_TRIES):
            tiles = seeded(self.game, str(self.seed), number, attempt)
            deal = self.game.split(tiles, first, number, self.scores)
            if deal is not None:
                self.add_round(number, deal)
                return
        raise BadSetup(SetupCode.NO_DEAL, tries=_TRIES, edition=self.edition.name)

    def resumed(self, seed: str) -> Self:
        """The same match with a seed to deal its further rounds from."""
        live = type(self)(self.edition, self.game, self.players, self.options, self._writer, seed, self.first)
        live.go_on_from(self)
        if live._result is None and (not live.rounds or (live.round_over and not live.actors)):
            live.deal()
        return live

    def go_on_from(self, match: "Match") -> None:
        """Take over the rounds of another match at the same table."""
        self.rounds.extend(match.rounds)
        self._result = match._result

    def first_of_next(self) -> int:
        """The seat that the start has rotated to; NOBODY before the first round."""
        if not self.rounds or self.rounds[-1].deal.first == NOBODY:
            return NOBODY
        return self.game.first_after(self.rounds[-1].deal.first, self.scores)

    def add_round(self, number: int, deal: Deal, brought: Points | None = None) -> None:
        """Begin a round from a given deal, with what everyone brings to it where that is not the score so far."""
        totals = self.scores if brought is None else brought
        self.rounds.append(Round(number, deal, totals, self.game.start(deal, totals)))
        self._settle()

    @property
    def title(self) -> str:
        """What is played here; a table that its sheet does not print is called an adaptation."""
        return self.edition.title_at(self.game.size, self.game.seats)

    @property
    def adapted(self) -> bool:
        """Whether the sheet doesn't print a table with this set and number of players."""
        return self.edition.is_adapted(self.game.size, self.game.seats)

    @property
    def round(self) -> Round:
        """The round that is being played, or was played last."""
        if not self.rounds:
            raise Illegal(MoveCode.NO_ROUND)
        return self.rounds[-1]

    # --- the current state

    @property
    def state(self) -> State:
        """The truth of the current round; for what one seat sees use look()."""
        return self.round.state

    @property
    def scores(self) -> Points:
        """The running totals, one number per side."""
        if not self.rounds:
            return self.game.totals_at_first()
        made = self.game.tally(self.state)
        return tuple([had + more for had, more in zip(self.round.before, made, strict=True)])

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        return self._result

    @property
    def round_over(self) -> bool:
        """Whether the current round has ended; someone may still have a call to make."""
        return self.game.points(self.state) is not None

    @property
    def sealed(self) -> bool:
        """Whether tiles of the current round lie face down, so that no one here can play it on."""
        return bool(self.rounds) and self.round.deal.hidden() and not self.round_over

    @property
    def actors(self) -> Seats:
        """The seats that may act now, the one whose turn it is first."""
        return () if self._result is not None or not self.rounds else self.game.actors(self.state)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None when no one may act."""
        actors = self.actors
        return actors[0] if actors else None

    # A caller's numbers may be of any whole type, NumPy's too. Compiled code lets any object pass for SupportsIndex, so
    # a wrong one, which a type checker catches, is refused with a sentence here.

    def moves(self, seat: SupportsIndex | None = None) -> Moves:
        """All legal moves of a seat, of the one whose turn it is if none is named."""
        actors = self.actors
        if not actors:
            return ()
        who = actors[0] if seat is None else self.seat(seat)
        return self._moves_of(who) if who in actors else ()

    def _moves_of(self, seat: int) -> Moves:
        """The legal moves of a seat now, listed once."""
        state = self.rounds[-1].state
        if state is not self._listed or seat != self._listed_for:
            self._legal = self.game.moves(state, seat)
            self._listed = state
            self._listed_for = seat
        return self._legal

    def look(self, seat: SupportsIndex | None = None) -> State:
        """What a seat sees of the current round; None for a spectator."""
        return self.game.look(self.state, None if seat is None else self.seat(seat))

    def view(self, seat: SupportsIndex) -> View:
        """What a bot in this seat is handed."""
        return View(self.game, self.look(seat), self.seat(seat), self.scores, self.round.number)

    def history(self, seat: SupportsIndex) -> History:
        """What a seat has seen happen in the current round, the oldest event first."""
        who = self.seat(seat)
        rounds = self.rounds[:-1] if self.game.remembered else []
        # Before the rest is put together: compiled code would let go of it while a list is being made.
        earlier = tuple([self._witnessed(each, who) for each in rounds])
        now = self._witnessed(self.round, who)
        return History(now.events, self.round.deal.first, earlier, self.round.deal.state is None)

    def _witnessed(self, played: Round, seat: int) -> Past:
        return witnessed(self.game, played.deal, played.before, played.moves, seat)

    def seat(self, seat: SupportsIndex) -> int:
        """A seat number that exists here; refuses others."""
        number = whole(seat)
        if number is None or not 0 <= number < self.game.seats:
            raise Unreadable(MoveCode.NO_SUCH_SEAT, given=repr(seat), last=self.game.seats - 1)
        return number

    def record(
        self, seat: SupportsIndex | None = None, *, watcher: object = False, seed: object = False
    ) -> str:
        """The whole match as a record; for a seat or a spectator, while it goes on, only what they may know.

        With `seed` the whole record has the match's own, and goes on with the same deals when it is loaded.
        """
        return self._writer(self, None if seat is None else self.seat(seat), bool(watcher), bool(seed))

    # --- moves

    @overload
    def play(self, move: Move, seat: SupportsIndex | None = None) -> None: ...

    @overload
    def play(self, move: str, seat: SupportsIndex | None = None) -> None: ...

    def play(self, move: object, seat: SupportsIndex | None = None) -> None:
        """Make a move, given as one or as its text, for the seat whose turn it is or for a named one."""
        if not isinstance(move, Move | str):
            raise Unreadable(MoveCode.NOT_A_MOVE_OR_TEXT, given=repr(move))
        actors = self.actors
        if not actors:
            raise NotYourTurn(MoveCode.ROUND_OVER if self._result is None else MoveCode.MATCH_OVER)
        if seat is None and isinstance(move, Move) and move in self._moves_of(actors[0]):
            self._make(actors[0], move)
        else:
            who = self._mover(move) if seat is None else self.seat(seat)
            self._make(who, self._meant(who, move))
        if self._undone or self._undealt:
            self._undone.clear()
            self._undealt.clear()
        if self._made is None:
            self._go_on()

    def _meant(self, seat: int, move: Move | str) -> Move:
        """The move that a seat means; one that isn't legal as given is read from its text, like anyone else's."""
        if isinstance(move, Move) and move in self._moves_of(seat):
            return move
        return self.game.read(self.state, seat, self._text(move))

    def _text(self, move: Move | str) -> str:
        try:
            return str(move)
        except (IndexError, ValueError):
            raise Unreadable(MoveCode.NOT_A_MOVE_HERE, text="", forms=self.game.forms) from None

    def _go_on(self) -> None:
        """Deal on once the round is over and no one has anything left to call; a round may end as it is dealt."""
        while self.seed is not None and self.result is None and self.round_over and not self.actors:
            self._deal_one()

    def _make(self, seat: int, move: Move) -> None:
        current = self.rounds[-1]
        state = self.game.play(current.state, seat, move)
        current.state = state
        current.moves.append((seat, move))
        # A round that goes on decides nothing as long as no one scores.
        if self._made is None or self.game.points(state) is not None or self.game.tally(state) != self._made:
            self._settle()

    def see_moving(self, seat: int) -> None:
        """Note that it is seen to be this seat's turn, in a match some of whose tiles lie face down."""
        self.round.state = self.game.seen_moving(self.state, seat)

    def _mover(self, move: Move | str) -> int:
        """Who makes a move that names no seat: the one whose turn it is, or the only one who may call it."""
        actors = self.actors
        meant = self.game.meant(move) if isinstance(move, str) else move
        callers = [seat for seat in actors if meant in self.game.moves(self.state, seat)]
        if actors[0] in callers or not callers:
            return actors[0]
        if len(callers) > 1:
            raise Unreadable(MoveCode.NAME_THE_SEAT, move=str(meant), seats=tuple(callers))
        return callers[0]

    def undo(self, count: SupportsIndex = 1) -> None:
        """Take back the last moves."""
        made = sum([len(each.moves) for each in self.rounds])
        many = _count(count)
        if many < 0 or many > made:
            raise Illegal(MoveCode.CANNOT_UNDO, given=show(count), made=made)
        for _ in range(many):
            while not self.round.moves:
                dealt = self.rounds.pop()
                self._undealt[dealt.number] = dealt
            seat, move = self.round.moves.pop()
            self._undone.append((self.round, seat, move))
        self._refold()

    @property
    def undone(self) -> int:
        """How many moves were taken back and can be made again."""
        return len(self._undone)

    def redo(self, count: SupportsIndex = 1) -> None:
        """Make moves again that were taken back; a new move forgets them."""
        many = _count(count)
        if many < 0 or many > len(self._undone):
            raise Illegal(MoveCode.CANNOT_REDO, given=show(count), undone=len(self._undone))
        for _ in range(many):
            _, seat, move = self._undone.pop()
            self._make(seat, move)
            self._deal_again()
        self._go_on()

    def _deal_again(self) -> None:
        """Deal the rounds again that were taken back, up to the one that the next move belongs to."""
        last = self._undone[-1][0].number if self._undone else max(self._undealt, default=0)
        while self.round.number < last:
            following = self._undealt[self.round.number + 1]
            self.add_round(following.number, following.deal)

    def _refold(self) -> None:
        current = self.round
        state = self.game.start(current.deal, current.before)
        for seat, move in current.moves:
            state = self.game.play(state, seat, move)
        current.state = state
        self._settle()

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        """The winning sides once a state of the round of this number, with these totals, decides the match."""
        if not self.game.rounds_decide:
            return self.game.standing(state, totals, number)
        earlier = [each.state for each in self.rounds if each.number < number]
        return self.game.decided([*earlier, state], totals)

    def _settle(self) -> None:
        self._made = None
        sides = self.standing(self.state, self.scores, self.round.number)
        if sides is None:
            self._result = None
            if not self.round_over:
                self._made = self.game.tally(self.state)
            return
        winners = [seat for seat in range(self.game.seats) if self.game.side(seat) in sides]
        self._result = Result(tuple(winners), self.scores)


def _round_of(
    number: int, deal: Deal, before: Points, state: State, moves: tuple[tuple[int, Move], ...]
) -> Round:
    """A round made again, as pickle asks for it."""
    made = Round(number, deal, before, state)
    made.moves.extend(moves)
    return made


def _restored(
    kind: type[Match],
    table: Any,
    rounds: list[Round],
    result: Result | None,
    undone: list[tuple[Round, int, Move]],
    undealt: dict[int, Round],
) -> Match:
    """A match made again, as pickle asks for it."""
    match = kind(*table)
    match.restore(rounds, result, undone, undealt)
    return match


def seeded(game: Game, seed: str, number: int, attempt: int) -> tuple[int, ...]:
    """The tiles as a seed shuffles them for a round; the next attempt counts where the rules refuse a deal."""
    tiles = list(game.tiles)
    rng_for(f"{seed} round {number} shuffle {attempt}").shuffle(tiles)
    return tuple(tiles)


def whole(given: object) -> int | None:
    """A whole number, NumPy's too, as an int; None for anything else, and for a truth value."""
    if isinstance(given, int):
        return None if isinstance(given, bool) else given
    return index(given) if isinstance(given, SupportsIndex) else None


def _count(count: object) -> int:
    """A number of moves; refuses anything else."""
    number = whole(count)
    if number is None:
        raise Unreadable(MoveCode.NOT_A_COUNT, given=repr(count))
    return number
