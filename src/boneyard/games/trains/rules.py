"""The engine of the train games: who may do what, and what comes of it. What differs is answers, not branches."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import BadSetup, Illegal, NotYourTurn
from boneyard.core.game import Deal, Game, Moves, Points, Seats, State
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.move import CATCH, DRAW, LAST, LAY, PASS, STOP, Move
from boneyard.core.tile import DOWN, FACES, HIGH, HOLDING, LOW, WILD, Hand, double, hand_of, hands_of, lowest
from boneyard.core.yard import Yard
from boneyard.games.trains import refusals
from boneyard.games.trains.answers import DRAW_ONE, FORGIVEN, POINTS, SKIP, Answers
from boneyard.games.trains.reach import Reach, held
from boneyard.games.trains.scoring import hand_points
from boneyard.games.trains.state import EXTRA, FOLLOW, OVER, PLAY, STRING, TOLL, Rail, Train, TrainState

_DRAW: Final = Move(DRAW)
_PASS: Final = Move(PASS)
_STOP: Final = Move(STOP)
_CATCH: Final = Move(CATCH)
_ONLY_DRAW: Final[Moves] = (_DRAW,)
_ONLY_PASS: Final[Moves] = (_PASS,)
_NOTHING: Final[Moves] = ()
_ALONE: Final[list[Seats]] = [(seat,) for seat in range(16)]

_D: Final = WILD + 2
_R: Final = WILD + 3
_S: Final = WILD + 4
_T: Final = WILD + 5
_TAX: Final[i64] = 1  # bits of TrainState.actions
_SKIP: Final[i64] = 2


@final
class TrainGame(Game):
    """A train game at one table."""

    def __init__(self, answers: Answers, tiles: tuple[int, ...], size: int, seats: int) -> None:
        self.size = size
        self.seats = seats
        self.sides = seats
        self.tiles = tiles
        self.rounds = answers.rounds
        self.low_wins = True
        self.opens_with_hub = answers.opens is not None
        self.answers: Final = answers
        self.reach: Final = Reach(answers, tiles, seats)
        self._seats: Final[i64] = seats

    # --- the deal

    def hub_of(self, number: int) -> int:
        if self.answers.opens is not None:
            return -1
        if number <= self.size + 1:
            return double(self.size + 1 - number)
        wild = self.reach.wild_double.tiles()
        return wild[0] if wild else double(0)

    def split(self, tiles: tuple[int, ...], first: int, number: int) -> Deal | None:
        hub = self.hub_of(number)
        if hub >= 0:
            tiles = tuple([tile for tile in tiles if tile != hub])
        each = self.answers.hand
        hands = tuple([tiles[seat * each : (seat + 1) * each] for seat in range(self.seats)])
        deal = Deal(hands, tiles[self.seats * each :], hub, first)
        return deal if hub >= 0 else self._openable(deal)

    def _openable(self, deal: Deal) -> Deal | None:
        """A deal that somebody can open, after drawing in turn where the rules say so."""
        opens = self.answers.opens
        assert opens is not None
        hands = [list(hand) for hand in deal.hands]
        yard = deal.yard
        seat = max(deal.first, 0)
        while opens(deal)[0] < 0:
            if not self.answers.draws_for_hub or not yard:
                return None
            hands[seat].append(yard[0])
            yard = yard[1:]
            seat = (seat + 1) % self.seats
            deal = Deal(tuple([tuple(hand) for hand in hands]), yard, -1, deal.first)
        return deal

    def begin(self, deal: Deal, totals: Points) -> State:
        hub = deal.hub
        opener = deal.first
        if hub < 0:
            settled = self._openable(deal)
            if settled is None or self.answers.opens is None:
                raise BadSetup(
                    "Nobody holds a double to open with, and none can be drawn: this deal cannot be played."
                )
            deal = settled
            hub, opener = self.answers.opens(deal)
        hands = [hand_of(hand) for hand in deal.hands]
        if deal.hub < 0:
            hands[opener] = hands[opener].without(hub)
        start = Train(HIGH[hub], 0, None)
        trains = (start,) * (self.seats + 1)
        state = TrainState(
            hands_of(tuple(hands)),
            Yard(deal.yard),
            hub,
            trains,
            Rail(penalties=(0,) * self.seats),
            opener,
            STRING if self.answers.opener_may_start else PLAY,
            -1,
            (),
            False,
            -1,
            False,
            0,
            0,
        )
        if state.owes == STRING and not self._playable(state):
            return self._end_turn(state, True)
        return state

    # --- whose turn, and what may be done

    def actors(self, state: State) -> Seats:
        assert isinstance(state, TrainState)
        if state.owes == OVER:
            return ()
        if state.rail.silent < 0:
            return _ALONE[state.turn]
        turn = int(state.turn)
        return (turn, *[seat for seat in range(self.seats) if seat != turn and self._may_catch(state, seat)])

    def _may_catch(self, state: TrainState, seat: int) -> bool:
        return state.rail.silent >= 0 and seat != state.rail.silent

    def moves(self, state: State, seat: int) -> Moves:
        assert isinstance(state, TrainState)
        if state.owes == OVER:
            return _NOTHING
        who: i64 = seat
        if who == state.turn:
            own = self._turn_moves(state, who)
            return (*own, _CATCH) if self._may_catch(state, seat) else own
        return (_CATCH,) if 0 <= seat < self.seats and self._may_catch(state, seat) else _NOTHING

    def _turn_moves(self, state: TrainState, seat: i64) -> Moves:
        if state.owes == TOLL:
            return _ONLY_DRAW
        hand = self._hand_now(state)
        plays = self.reach.plays(state, seat, hand)
        hidden = state.hands.of(seat).down > 0
        if state.owes == STRING:
            plays.append(_STOP)
        elif hidden or not plays:
            if self.may_draw(state):
                plays.append(_DRAW)
            elif state.owes != EXTRA:
                plays.append(_PASS)
        return self._announced(state, seat, plays) if self.answers.spoken else tuple(plays)

    def _announced(self, state: TrainState, seat: i64, plays: list[Move]) -> Moves:
        if state.hands.of(seat).size != 2:
            return tuple(plays)
        told: list[Move] = []
        for move in plays:
            told.append(move)
            if move.kind == LAY:
                told.append(move.saying(LAST))
        return tuple(told)

    def _hand_now(self, state: TrainState) -> Hand:
        """The tiles that may be played now: after a draw only the drawn one; face down it might be any unseen one."""
        hand = state.hands.of(state.turn)
        if state.drew and state.drawn >= 0:
            return hand_of([int(state.drawn)])
        return hand if hand.down == 0 else hand_of([*hand.tiles(), *self.unseen(state)])

    def may_draw(self, state: TrainState) -> bool:
        """Whether the seat whose turn it is could draw now if it cannot play."""
        if state.owes == TOLL:
            return True
        return not state.drew and (state.owes == PLAY or state.owes == FOLLOW) and state.yard.left() > 0

    def _playable(self, state: TrainState) -> bool:
        return len(self.reach.plays(state, state.turn, self._hand_now(state))) > 0

    def unseen(self, state: State) -> list[int]:
        assert isinstance(state, TrainState)
        seen = set(self.laid(state))
        for hand in state.hands.row():
            seen.update(hand.tiles())
        seen.update(self.boneyard(state))
        return [tile for tile in self.tiles if tile not in seen]

    def laid(self, state: TrainState) -> list[int]:
        """All tiles on the table, the hub included."""
        return [int(state.hub), *[row[0] for train in state.trains for row in laid_in_order(train.cars)]]

    # --- what comes of a move

    def play(self, state: State, seat: int, move: Move) -> State:
        assert isinstance(state, TrainState)
        who: i64 = seat
        if who != state.turn or state.owes == OVER:
            return self._out_of_turn(state, seat, move)
        if move.kind == LAY:
            return self._lay(state, who, move)
        if move.kind == CATCH and self._may_catch(state, seat):
            return self._caught(state)
        if move not in self._turn_moves(state, who):
            raise self._refusal(state, seat, move)
        if move.kind == DRAW:
            return self._draw(state, who)
        return self._pass_on(state, who) if move.kind == PASS else self._end_turn(state, True)

    def _out_of_turn(self, state: TrainState, seat: int, move: Move) -> State:
        if state.owes != OVER and 0 <= seat < self.seats:
            if move.kind == CATCH and self._may_catch(state, seat):
                return self._caught(state)
            seen = self.seen_moving(state, seat)
            if seen is not state:
                return self.play(seen, seat, move)
        raise NotYourTurn(refusals.not_your_turn(self, state, seat, move))

    def seen_moving(self, state: State, seat: int) -> State:
        assert isinstance(state, TrainState)
        if state.hands.of(state.turn).down == 0 or (state.owes != STRING and state.owes != EXTRA):
            return state
        after = self._end_turn(state, True)
        return after if after.turn == seat and after.owes != OVER else state

    def _refusal(self, state: TrainState, seat: int, move: Move) -> Illegal:
        return self.refuse(move, refusals.why(self, state, seat, move))

    def _lay(self, state: TrainState, seat: i64, move: Move) -> State:
        bare = move if move.say < 0 else move.saying(-1)
        if state.owes == TOLL or bare not in self.reach.plays(state, seat, self._hand_now(state)):
            raise self._refusal(state, seat, move)
        if move.say >= 0 and (not self.answers.spoken or state.hands.of(seat).size != 2 or move.say != LAST):
            raise self._refusal(state, seat, move)
        index = self.reach.index_of(move.place)
        return self._after_lay(state, seat, move, index, self.reach.leaves(state, index, move))

    def _after_lay(self, state: TrainState, seat: i64, move: Move, index: i64, left: i64) -> TrainState:
        tile: i64 = held(state.hands.of(seat), move.tile)
        hand = state.hands.of(seat).without(tile)
        rail = state.rail
        own_marked = index == seat and (rail.markers >> seat) & 1 == 1
        one: i64 = 1
        markers = rail.markers & ~(one << seat) if index == seat else rail.markers
        step = -rail.step if _R in FACES[tile] else rail.step
        silent: i64 = -1
        if self.answers.spoken and self.answers.caught != FORGIVEN and hand.size == 1 and move.say < 0:
            silent = seat
        after = TrainState(
            state.hands.put(seat, hand),
            state.yard,
            state.hub,
            self._extended(state, seat, index, tile, left),
            Rail(markers, step, rail.started, rail.ending, silent, rail.skips, rail.penalties),
            seat,
            FOLLOW,
            -1 if index == state.bound else state.bound,
            tuple([each for each in state.opens if each != index]),
            False,
            -1,
            state.string or self._starts_string(state, seat, index),
            0,
            state.actions | self._actions(tile),
        )
        if hand.size == 0:
            return self._went_out(after, self.reach.first_turn(state, seat) and state.bound < 0)
        if HIGH[tile] == LOW[tile] and not self._waived(after, tile, own_marked):
            return self._owing(after, FOLLOW, (*after.opens, int(index)))
        return self._next_play(after, tile, state.bound < 0)

    def _extended(self, state: TrainState, seat: i64, index: i64, tile: i64, left: i64) -> tuple[Train, ...]:
        train = state.trains[index]
        touching = HIGH[tile] + LOW[tile] - left
        longer = Train(
            left, train.count + 1, Laid(tile, self.reach.places[index], touching, seat, train.cars)
        )
        trains = list(state.trains)
        trains[index] = longer
        if self.answers.many_public and index == len(trains) - 1:
            trains.append(train)  # there is always one more public train to start
        return tuple(trains)

    def _starts_string(self, state: TrainState, seat: i64, index: i64) -> bool:
        if index != seat or state.trains[seat].count > 0:
            return False
        return self.answers.series or self.reach.first_turn(state, seat)

    def _actions(self, tile: i64) -> i64:
        letter = HIGH[tile]
        if letter == _D:
            return _TAX
        if letter == _S or (letter == _R and self.seats == 2 and self.answers.reverse_skips):
            return _SKIP
        return 0

    def _waived(self, after: TrainState, tile: i64, own_marked: bool) -> bool:
        """Whether a double asks for no cover."""
        if not self.answers.waives:
            return False
        return own_marked or len(hand_of(self.laid(after)).both(HOLDING[HIGH[tile]])) == self.size + 1

    def _next_play(self, after: TrainState, tile: i64, free: bool) -> TrainState:
        """What follows a play that owes no cover of its own."""
        if after.string and not after.opens:
            going_on = self._owing(after, STRING, ())
            return going_on if self._playable(going_on) else self._end_turn(going_on, free)
        if HIGH[tile] == _T:
            going_on = self._owing(after, EXTRA, after.opens)
            return going_on if self._playable(going_on) else self._end_turn(going_on, free)
        return self._end_turn(after, free)

    def _owing(self, state: TrainState, owes: i64, opens: tuple[int, ...]) -> TrainState:
        return TrainState(
            state.hands,
            state.yard,
            state.hub,
            state.trains,
            state.rail,
            state.turn,
            owes,
            state.bound,
            opens,
            False,
            -1,
            state.string,
            state.passes,
            state.actions,
        )

    def _went_out(self, after: TrainState, on_first_turn: bool) -> TrainState:
        rail = after.rail
        if not self.answers.first_turns_finish or not (on_first_turn or rail.ending):
            return self._owing(after, OVER, ())
        ending = Rail(rail.markers, rail.step, rail.started, True, -1, rail.skips, rail.penalties)
        return self._end_turn(self._railed(after, ending), True)

    def _railed(self, state: TrainState, rail: Rail) -> TrainState:
        return TrainState(
            state.hands,
            state.yard,
            state.hub,
            state.trains,
            rail,
            state.turn,
            state.owes,
            state.bound,
            state.opens,
            state.drew,
            state.drawn,
            state.string,
            state.passes,
            state.actions,
        )

    def _end_turn(self, state: TrainState, free: bool) -> TrainState:
        """The next player's turn; `free` when this turn was not spent under somebody else's open double."""
        rail = state.rail
        one: i64 = 1
        started = rail.started
        if free:
            started |= one << state.turn
        bound = state.bound
        if state.opens and not rail.ending:
            bound = state.opens[0]
        turn, skips = self._next_seat(state, started)
        owes = PLAY
        if turn < 0 or state.passes >= self._seats:
            owes = OVER
            turn = state.turn
        elif state.actions & _TAX != 0 and state.yard.left() > 0:
            owes = TOLL
        return TrainState(
            state.hands,
            state.yard,
            state.hub,
            state.trains,
            Rail(rail.markers, rail.step, started, rail.ending, rail.silent, skips, rail.penalties),
            turn,
            owes,
            bound,
            (),
            False,
            -1,
            False,
            state.passes,
            0,
        )

    def _next_seat(self, state: TrainState, started: i64) -> tuple[i64, i64]:
        """The seat that moves next, -1 for none, and the penalties of losing a turn still to come."""
        rail = state.rail
        skips = rail.skips
        seat = state.turn
        lost = 1 if state.actions & _SKIP != 0 else 0
        for _ in range(3 * self._seats):
            seat = (seat + rail.step + self._seats) % self._seats
            if rail.ending:
                if (started >> seat) & 1 == 0:
                    return seat, skips
            elif lost > 0:
                lost -= 1
            elif (skips >> seat) & 1 == 1:
                skips ^= 1 << seat
            else:
                return seat, skips
        return -1, skips

    def _draw(self, state: TrainState, seat: i64) -> State:
        yard = state.yard
        tile = yard.tiles[yard.taken]
        toll = state.owes == TOLL
        return TrainState(
            state.hands.put(seat, state.hands.of(seat).with_tile(tile)),
            Yard(yard.tiles, yard.taken + 1),
            state.hub,
            state.trains,
            state.rail,
            seat,
            PLAY if toll else state.owes,
            state.bound,
            state.opens,
            not toll,
            -1 if toll else tile,
            state.string,
            0,
            state.actions,
        )

    def _pass_on(self, state: TrainState, seat: i64) -> State:
        under_double = state.bound >= 0 or len(state.opens) > 0
        rail = state.rail
        one: i64 = 1
        markers = rail.markers
        if (self.answers.marks_unable or under_double) and (
            self.answers.marks_unbegun or state.trains[seat].count > 0
        ):
            markers |= one << seat
        passes: i64 = 0
        if state.yard.left() == 0:
            passes = state.passes + 1
        marked = Rail(markers, rail.step, rail.started, rail.ending, rail.silent, rail.skips, rail.penalties)
        passed = TrainState(
            state.hands,
            state.yard,
            state.hub,
            state.trains,
            marked,
            seat,
            state.owes,
            state.bound,
            state.opens,
            False,
            -1,
            False,
            passes,
            state.actions,
        )
        return self._end_turn(passed, state.bound < 0)

    def _caught(self, state: TrainState) -> State:
        rail = state.rail
        seat = rail.silent
        one: i64 = 1
        penalties = rail.penalties
        skips = rail.skips
        if self.answers.caught == POINTS:
            more = self.answers.penalty_points
            penalties = tuple([had + more if each == seat else had for each, had in enumerate(penalties)])
        elif self.answers.caught == SKIP:
            skips |= one << seat
        quiet = self._railed(
            state, Rail(rail.markers, rail.step, rail.started, rail.ending, -1, skips, penalties)
        )
        if self.answers.caught != DRAW_ONE or state.yard.left() == 0:
            return quiet
        yard = state.yard
        hand = state.hands.of(seat).with_tile(yard.tiles[yard.taken])
        return TrainState(
            state.hands.put(seat, hand),
            Yard(yard.tiles, yard.taken + 1),
            quiet.hub,
            quiet.trains,
            quiet.rail,
            quiet.turn,
            quiet.owes,
            quiet.bound,
            quiet.opens,
            quiet.drew,
            quiet.drawn,
            quiet.string,
            quiet.passes,
            quiet.actions,
        )

    # --- what is seen, and what it comes to

    def look(self, state: State, seat: int | None) -> State:
        assert isinstance(state, TrainState)
        over = state.owes == OVER  # the hands are laid open to be counted
        hands = [
            hand if over or own == seat else hand.covered() for own, hand in enumerate(state.hands.row())
        ]
        return TrainState(
            hands=hands_of(tuple(hands)),
            yard=state.yard.covered(),
            hub=state.hub,
            trains=state.trains,
            rail=state.rail,
            turn=state.turn,
            owes=state.owes,
            bound=state.bound,
            opens=state.opens,
            drew=state.drew,
            drawn=state.drawn if seat == state.turn else -1,
            string=state.string,
            passes=state.passes,
            actions=state.actions,
        )

    def points(self, state: State) -> Points | None:
        assert isinstance(state, TrainState)
        return self.tally(state) if state.owes == OVER else None

    def tally(self, state: State) -> Points:
        assert isinstance(state, TrainState)
        if state.owes != OVER:
            return state.rail.penalties
        held = [hand_points(hand) for hand in state.hands.row()]
        return tuple([own + more for own, more in zip(held, state.rail.penalties, strict=True)])

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        assert isinstance(state, TrainState)
        if state.owes != OVER or number < self.answers.rounds:
            return None
        if self.answers.out_wins:
            out = [seat for seat, hand in enumerate(state.hands.row()) if hand.size == 0]
            if out:
                return tuple(out)
        return tuple([seat for seat, total in enumerate(totals) if total == min(totals)])

    def binding(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, TrainState)
        return (self.reach.places[state.bound],) if state.bound >= 0 else ()

    def opener(self, state: State) -> int:
        assert isinstance(state, TrainState)
        # An opener who could not start has had the turn already.
        return int(lowest(state.rail.started)) if state.rail.started != 0 else int(state.turn)

    def hub(self, state: State) -> int:
        assert isinstance(state, TrainState)
        return int(state.hub)

    def markers(self, state: State) -> Seats:
        assert isinstance(state, TrainState)
        return tuple([seat for seat in range(self.seats) if (state.rail.markers >> seat) & 1 == 1])

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(state, TrainState)
        return tuple([(*hand.tiles(), *[DOWN] * hand.down) for hand in state.hands.row()])

    def boneyard(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, TrainState)
        return state.yard.rest()
