"""The engine of the train games: the legal moves and their effects. Editions differ by answers, not branches."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import Illegal
from boneyard.core.game import Moves, Seats, State
from boneyard.core.hand import EMPTY, HOLDING, Hand, hand_of
from boneyard.core.laid import Laid
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import HIGH, LOW, WILD
from boneyard.games.trains import refusals
from boneyard.games.trains.answers import DRAW_ONE, KEEP, POINTS, SKIP, Answers
from boneyard.games.trains.moves import CATCH, LAST, train_move
from boneyard.games.trains.numbers import TrainNumbers
from boneyard.games.trains.reach import held
from boneyard.games.trains.state import (
    EXTRA,
    FOLLOW,
    FRESH,
    KEPT,
    OVER,
    PLAY,
    STRING,
    TOLL,
    RailState,
    Train,
    TrainState,
    Turn,
)

_DRAW: Final = Move(DRAW)
_PASS: Final = Move(PASS)
_STOP: Final = Move(STOP)
_CATCH: Final = train_move(CATCH)
_ONLY_DRAW: Final[Moves] = (_DRAW,)
_ONLY_PASS: Final[Moves] = (_PASS,)
_NOTHING: Final[Moves] = ()
_ALONE: Final[list[Seats]] = [(seat,) for seat in range(64)]

_D: Final = WILD + 2
_R: Final = WILD + 3
_S: Final = WILD + 4
_T: Final = WILD + 5
_TAX: Final[i64] = 1  # bits of Turn.actions
_SKIP: Final[i64] = 2


@final
class TrainGame(TrainNumbers):
    """A train game at one table: turns, legal moves and their results."""

    def __init__(self, answers: Answers, tiles: tuple[int, ...], size: int, seats: int) -> None:
        super().__init__(answers, tiles, size, seats)
        # Plays can be counted tile by tile, and nothing is ever called.
        self._countable: Final[bool] = not (self.reach.has_wilds or answers.spoken or answers.wrong_draws)

    # --- turns and legal moves

    def actors(self, state: State) -> Seats:
        assert isinstance(state, TrainState)
        if state.owes == OVER:
            return ()
        if state.rail.silent < 0:
            return _ALONE[state.turn]
        turn = int(state.turn)
        return (turn, *[seat for seat in range(self.seats) if seat != turn and self._may_catch(state, seat)])

    def alone(self, state: State) -> i64:
        assert isinstance(state, TrainState)
        if state.owes == OVER or state.rail.silent >= 0:
            return super().alone(state)
        return state.turn

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

    def calls(self, state: State, seat: int) -> Moves:
        assert isinstance(state, TrainState)
        if state.owes == OVER or not 0 <= seat < self.seats or self._may_catch(state, seat):
            return _NOTHING
        return (_CATCH,) if state.rail.drew >= 0 and seat != state.rail.drew else _NOTHING

    def _may_accuse(self, state: TrainState, seat: int) -> bool:
        """Whether the last player to draw could have played; with face-down tiles, a catch proves it."""
        rail = state.rail
        if rail.drew < 0 or rail.drew == seat:
            return False
        return rail.wrong or state.hands.of(rail.drew).down > 0

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
        elif self._may_draw_wrongly(state) and self.may_draw(state):
            plays.append(_DRAW)
        return self._announced(state, seat, plays) if self.answers.spoken else tuple(plays)

    def pick(self, state: State, seat: int, rng: Rng) -> Move:
        assert isinstance(state, TrainState)
        who: i64 = seat
        if not self._countable or who != state.turn or state.hands.of(who).down > 0 or state.owes >= TOLL:
            return super().pick(state, seat, rng)
        hand = self._hand_now(state)
        count = self.reach.count(state, who, hand)
        if count == 0:
            return _STOP if state.owes == STRING else _DRAW if self.may_draw(state) else _PASS
        further: i64 = 0
        if state.owes == STRING:
            further = 1
        index = rng.below(count + further)
        return self.reach.nth(state, who, hand, index) if index < count else _STOP

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
        if state.now.drew and state.now.drawn >= 0:
            return EMPTY.with_tile(state.now.drawn)
        if state.now.drawn == KEPT:
            return EMPTY
        return hand if hand.down == 0 else hand_of([*hand.tiles(), *self.unseen(state)])

    def may_draw(self, state: TrainState) -> bool:
        """Whether the seat whose turn it is could draw now if it cannot play."""
        if state.owes == TOLL:
            return True
        return not state.now.drew and (state.owes == PLAY or state.owes == FOLLOW) and state.yard.left() > 0

    def _playable(self, state: TrainState) -> bool:
        return self.reach.playable(state, state.turn, self._hand_now(state))

    # --- the state after a move

    def play(self, state: State, seat: int, move: Move) -> State:
        assert isinstance(state, TrainState)
        who: i64 = seat
        if who != state.turn or state.owes == OVER:
            return self._out_of_turn(state, seat, move)
        if move.kind == LAY:
            return self._lay(state, who, move)
        if move.kind == CATCH:
            return self._catch(state, seat)
        if not self._may_say(state, who, move):
            raise self._refusal(state, seat, move)
        if move.kind == DRAW:
            return self._drawn(state, who) if self.answers.wrong_draws else state.after_draw()
        return self._pass_on(state, who) if move.kind == PASS else self._end_turn(state, True)

    def _may_say(self, state: TrainState, seat: i64, move: Move) -> bool:
        """Whether a move without a tile is among those of the seat whose turn it is."""
        if state.hands.of(seat).down > 0:
            return move in self._turn_moves(state, seat)
        if move is _STOP or move == _STOP:
            return state.owes == STRING
        if move is _DRAW or move == _DRAW:
            return self.may_draw(state) and (not self._playable(state) or self._may_draw_wrongly(state))
        if (move is not _PASS and move != _PASS) or state.owes == STRING or state.owes == EXTRA:
            return False
        return not self.may_draw(state) and not self._playable(state)

    def _may_draw_wrongly(self, state: TrainState) -> bool:
        return state.owes == TOLL or (self.answers.wrong_draws and len(state.opens) < 2)

    def _out_of_turn(self, state: TrainState, seat: int, move: Move) -> State:
        if state.owes != OVER and 0 <= seat < self.seats:
            if move.kind == CATCH:
                return self._catch(state, seat)
            seen = self.seen_moving(state, seat)
            if seen is not state:
                return self.play(seen, seat, move)
        raise refusals.not_your_turn(self, state, seat, move)

    def opened(self, state: TrainState) -> TrainState:
        if state.owes == STRING and not self._playable(state):
            return self._end_turn(state, True)
        return state

    def seen_moving(self, state: State, seat: int) -> State:
        assert isinstance(state, TrainState)
        if state.hands.of(state.turn).down == 0 or (state.owes != STRING and state.owes != EXTRA):
            return state
        after = self._end_turn(state, True)
        return after if after.turn == seat and after.owes != OVER else state

    def _refusal(self, state: TrainState, seat: int, move: Move) -> Illegal:
        return refusals.why(self, state, seat, move)

    def _lay(self, state: TrainState, seat: i64, move: Move) -> State:
        index = self.reach.index_of(move.place)
        if state.owes == TOLL or not self.reach.takes(state, seat, self._hand_now(state), move, index):
            raise self._refusal(state, seat, move)
        if move.say >= 0 and (not self.answers.spoken or state.hands.of(seat).size != 2 or move.say != LAST):
            raise self._refusal(state, seat, move)
        return self._after_lay(state, seat, move, index, self.reach.leaves(state, index, move))

    def _after_lay(self, state: TrainState, seat: i64, move: Move, index: i64, left: i64) -> TrainState:
        tile: i64 = held(state.hands.of(seat), move.tile)
        hand = state.hands.of(seat).without(tile)
        rail = state.rail
        own_marked = index == seat and (rail.markers >> seat) & 1 == 1
        one: i64 = 1
        markers = rail.markers & ~(one << seat) if index == seat else rail.markers
        step = -rail.step if HIGH[tile] == _R else rail.step
        silent: i64 = -1
        if self.answers.silence_costs and hand.size == 1 and move.say < 0:
            silent = seat
        if (
            markers != rail.markers
            or step != rail.step
            or silent != rail.silent
            or rail.passes > 0
            or rail.drew >= 0
        ):
            rail = RailState(
                markers, step, rail.started, rail.ending, silent, rail.skips, penalties=rail.penalties
            )
        bound = state.bound
        if index == bound:
            bound = -1
        after = TrainState(
            state.hands.put(seat, hand),
            state.yard,
            state.hub,
            self._extended(state, seat, index, tile, left),
            rail,
            seat,
            FOLLOW,
            bound=bound,
            opens=tuple([each for each in state.opens if each != index]) if state.opens else state.opens,
            now=self._done(state, seat, index, tile),
        )
        if hand.size == 0:
            return self._went_out(after, self.reach.first_turn(state, seat) and state.bound < 0)
        if HIGH[tile] == LOW[tile] and not self._waived(after, tile, own_marked):
            return after.owing(FOLLOW, (*after.opens, int(index)))
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

    def _done(self, state: TrainState, seat: i64, index: i64, tile: i64) -> Turn:
        """What has been done in a turn after one more play."""
        string = state.now.string or self._starts_string(state, seat, index)
        actions = state.now.actions | self._actions(tile)
        return Turn(string, actions, False, -1) if string or actions != 0 else FRESH

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
        """What follows a play that doesn't need a cover itself."""
        if after.now.string and not after.opens:
            going_on = after.owing(STRING, ())
            return going_on if self._playable(going_on) else self._end_turn(going_on, free)
        if HIGH[tile] == _T:
            going_on = after.owing(EXTRA, after.opens)
            return going_on if self._playable(going_on) else self._end_turn(going_on, free)
        return self._end_turn(after, free)

    def _went_out(self, after: TrainState, on_first_turn: bool) -> TrainState:
        rail = after.rail
        if not self.answers.first_turns_finish or not (on_first_turn or rail.ending):
            return after.owing(OVER, ())
        ending = RailState(
            rail.markers, rail.step, rail.started, True, -1, rail.skips, rail.passes, rail.penalties
        )
        return self._end_turn(after.railed(ending), True)

    def _end_turn(self, state: TrainState, free: bool) -> TrainState:
        """The next player's turn; `free` when this turn was not spent under another player's open double."""
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
        if turn < 0 or state.rail.passes >= self._seats:
            owes = OVER
            turn = state.turn
        elif state.now.actions & _TAX != 0 and state.yard.left() > 0:
            owes = TOLL
        if started != rail.started or skips != rail.skips:
            rail = RailState(
                rail.markers,
                rail.step,
                started,
                rail.ending,
                rail.silent,
                skips,
                rail.passes,
                rail.penalties,
                rail.drew,
                rail.wrong,
            )
        return state.turned(rail, turn, owes, bound)

    def _next_seat(self, state: TrainState, started: i64) -> tuple[i64, i64]:
        """The seat that moves next, -1 for none, and the penalties of losing a turn still to come."""
        rail = state.rail
        skips = rail.skips
        seat = state.turn
        one: i64 = 1
        lost = 1 if state.now.actions & _SKIP != 0 else 0
        for _ in range(3 * self._seats):
            seat += rail.step
            if seat < 0:
                seat += self._seats
            elif seat >= self._seats:
                seat -= self._seats
            if rail.ending:
                if (started >> seat) & 1 == 0:
                    return seat, skips
            elif lost > 0:
                lost -= 1
            elif (skips >> seat) & 1 == 1:
                skips ^= one << seat
            else:
                return seat, skips
        return -1, skips

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
            passes = state.rail.passes + 1
        if markers != rail.markers or passes != rail.passes:
            rail = RailState(
                markers,
                rail.step,
                rail.started,
                rail.ending,
                rail.silent,
                rail.skips,
                passes,
                rail.penalties,
                rail.drew,
                rail.wrong,
            )
            return self._end_turn(state.railed(rail), state.bound < 0)
        return self._end_turn(state, state.bound < 0)

    def _drawn(self, state: TrainState, seat: i64) -> State:
        """After a draw that may be caught, if the player could have played; a tile that a D asks for may not."""
        if state.owes == TOLL:
            return state.after_draw()
        wrong = state.hands.of(seat).down == 0 and self._playable(state)
        return state.railed(state.rail.after_draw(seat, wrong)).after_draw()

    def _catch(self, state: TrainState, seat: int) -> State:
        if self._may_catch(state, seat):
            return self._caught(state, state.rail.silent)
        if self._may_accuse(state, seat):
            forgotten = state.railed(state.rail.after_draw(-1, False))
            drew = state.rail.drew
            if self.answers.caught != KEEP:
                return self._caught(forgotten, drew)
            if state.turn != drew or not state.now.drew:
                return forgotten
            return forgotten.with_tiles(state.hands, state.yard, state.now.kept())
        raise refusals.no_catch(self, state, seat)

    def _caught(self, state: TrainState, seat: i64) -> State:
        rail = state.rail
        one: i64 = 1
        penalties = rail.penalties
        skips = rail.skips
        silent = rail.silent
        if silent == seat:
            silent = -1
        if self.answers.caught == POINTS:
            more = self.answers.penalty_points
            penalties = tuple([had + more if each == seat else had for each, had in enumerate(penalties)])
        elif self.answers.caught == SKIP:
            skips |= one << seat
        quiet = state.railed(
            RailState(
                rail.markers,
                rail.step,
                rail.started,
                rail.ending,
                silent,
                skips,
                rail.passes,
                penalties,
                rail.drew,
                rail.wrong,
            )
        )
        if self.answers.caught != DRAW_ONE or state.yard.left() == 0:
            return quiet
        return quiet.fined(seat)
