"""The engine of the layout games: the legal moves and their effects. Editions differ by answers, not branches."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import Illegal
from boneyard.core.game import Moves, Points, Seats, State
from boneyard.core.hand import Hand, hand_of
from boneyard.core.laid import Laid
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import HIGH, LOW, PIPS
from boneyard.games.lines import refusals
from boneyard.games.lines.answers import Answers
from boneyard.games.lines.layout import LEADS, End, Layouts
from boneyard.games.lines.moves import LEAD, MUGGINS, line_move, on_tile
from boneyard.games.lines.numbers import LineNumbers
from boneyard.games.lines.reach import ONLY_PASS, PASSES, end_at
from boneyard.games.lines.state import ADDING, LEADING, OVER, PLAYING, LineState, Tally

_DRAW: Final = Move(DRAW)
_STOP: Final = Move(STOP)
_MUGGINS: Final = line_move(MUGGINS)
_ONLY_DRAW: Final[Moves] = (_DRAW,)
_NOTHING: Final[Moves] = ()
_ALONE: Final[list[Seats]] = [(seat,) for seat in range(64)]


@final
class LineGame(LineNumbers):
    """A layout game at one table: turns, legal moves and their results."""

    def __init__(self, answers: Answers, layouts: Layouts, size: int, seats: int, sides: int) -> None:
        super().__init__(answers, layouts, size, seats, sides)
        self._seats: Final[i64] = seats
        self._spins: Final[bool] = layouts.branching.first != layouts.branching.other
        self._draws: Final[i64] = answers.draws
        self._adds: Final[bool] = answers.adds
        self._again: Final[bool] = answers.again
        self._heeds_doubles: Final[bool] = answers.adds or answers.again
        self._count: Final = answers.count
        # A play that closes a plain end changes nothing else.
        self._smooth: Final[bool] = not self._spins and not self._heeds_doubles and answers.count is None
        self._simple: Final[bool] = self.reach.simple
        # Plays can be counted tile by tile.
        self._countable: Final[bool] = self.reach.simple and not answers.spoken
        # Nothing but plays and passes, and the plays plain.
        self._plain: Final[bool] = self._countable and answers.draws == 0 and not answers.adds

    # --- turns and legal moves

    def actors(self, state: State) -> Seats:
        assert isinstance(state, LineState)
        if state.tally.unclaimed == 0:
            return _ALONE[state.turn] if state.stage != OVER else ()
        turn = int(state.turn)
        callers = [seat for seat in range(self.seats) if self._may_call(state, seat)]
        if state.stage == OVER:
            return tuple(callers)  # the last tile of a round can be called until the next round begins
        return (turn, *[seat for seat in callers if seat != turn])

    def alone(self, state: State) -> i64:
        assert isinstance(state, LineState)
        if state.tally.unclaimed > 0:
            return super().alone(state)
        if state.stage == OVER:
            return -1
        return state.turn

    def _may_call(self, state: LineState, seat: int) -> bool:
        laid = state.laid
        return state.tally.unclaimed > 0 and laid is not None and self.side(seat) != self.side(laid.seat)

    def moves(self, state: State, seat: int) -> Moves:
        assert isinstance(state, LineState)
        who: i64 = seat
        if who == state.turn and state.stage != OVER:
            own = self._turn_moves(state, who)
            return own if state.tally.unclaimed == 0 or not self._may_call(state, seat) else (*own, _MUGGINS)
        return (_MUGGINS,) if 0 <= seat < self.seats and self._may_call(state, seat) else _NOTHING

    def _turn_moves(self, state: LineState, seat: i64) -> Moves:
        hand = state.hands.of(seat)
        if hand.down > 0:
            return self._possible_moves(state, hand)
        if self._plain and state.right is not None and state.left is not None and not state.more:
            return self.reach.line(state.left, state.right, hand)
        plays = self._leading(state, hand) if state.stage == LEADING else self.reach.plays(state, hand)
        if not plays:
            return _ONLY_DRAW if self.may_draw(state) else ONLY_PASS
        if state.stage == ADDING:
            plays.append(_STOP)
        elif self._draws > 0 and self._may_also_draw(state, hand):
            plays.append(_DRAW)
        return self._with_claims(state, plays) if self.spoken else tuple(plays)

    def pick(self, state: State, seat: int, rng: Rng) -> Move:
        assert isinstance(state, LineState)
        who: i64 = seat
        hand = state.hands.of(who)
        if not self._countable or who != state.turn or hand.down > 0 or state.stage == OVER:
            return super().pick(state, seat, rng)
        left = state.left
        right = state.right
        if self._plain and left is not None and right is not None and not state.more:
            return self.reach.pick(left, right, hand.w0, rng)
        if state.stage == LEADING:
            return LEADS[state.forced] if state.forced >= 0 else LEADS[hand.nth(rng.below(hand.size))]
        count = self.reach.count(state, hand)
        if count == 0:
            return _DRAW if self.may_draw(state) else PASSES
        further: i64 = 0
        if state.stage == ADDING or (self._draws > 0 and self._may_also_draw(state, hand)):
            further = 1
        index = rng.below(count + further)
        if index < count:
            return self.reach.nth(state, hand, index)
        return _STOP if state.stage == ADDING else _DRAW

    def _leading(self, state: LineState, hand: Hand) -> list[Move]:
        if state.forced >= 0:
            return [LEADS[state.forced]]
        return [LEADS[tile] for tile in hand.tiles()]

    def _may_also_draw(self, state: LineState, hand: Hand) -> bool:
        if not self.may_draw(state):
            return False
        if self.answers.free_draw:
            return True
        return self.answers.spare_wild and not self.reach.playable(state, hand.less(self.reach.wild))

    def _with_claims(self, state: LineState, plays: list[Move]) -> Moves:
        told: list[Move] = []
        for move in plays:
            told.append(move)
            worth = self.worth(state, move) if move.kind == LAY else 0
            if worth > 0:
                told.append(move.saying(worth))
        return tuple(told)

    def _possible_moves(self, state: LineState, hand: Hand) -> Moves:
        """What a seat whose tiles lie face down might do, as far as anyone can tell."""
        might = self._might_hold(state, hand)
        leading = state.stage == LEADING
        plays = self._leading(state, might) if leading else self.reach.plays(state, might)
        if state.stage == ADDING:
            plays.append(_STOP)
        elif self.may_draw(state):
            plays.append(_DRAW)
        elif not leading:
            plays.append(PASSES)
        return self._with_claims(state, plays) if self.spoken else tuple(plays)

    def _might_hold(self, state: LineState, hand: Hand) -> Hand:
        return hand if hand.down == 0 else hand_of([*hand.tiles(), *self.unseen(state)])

    # --- the state after a move

    def play(self, state: State, seat: int, move: Move) -> State:
        assert isinstance(state, LineState)
        who: i64 = seat
        if who != state.turn or state.stage == OVER:
            return self._out_of_turn(state, seat, move)
        kind = move.kind
        if kind == LAY:
            return self._lay(state, who, move)
        if kind == MUGGINS and self._may_call(state, seat):
            return self._called(state, seat)
        if not self._may_say(state, who, move):
            raise self._refusal(state, seat, move)
        if kind == DRAW:
            return state.drawn()
        return self._pass_on(state) if kind == PASS else self._stop(state)

    def _may_say(self, state: LineState, seat: i64, move: Move) -> bool:
        """Whether a move without a tile is among those of the seat whose turn it is."""
        hand = state.hands.of(seat)
        if hand.down > 0 or state.stage == LEADING:
            return move in self._turn_moves(state, seat)
        able = self.reach.playable(state, hand)
        if move is PASSES or move == PASSES:
            return not able and not self.may_draw(state)
        if move is _DRAW or move == _DRAW:
            return self.may_draw(state) and (not able or self._may_also_draw(state, hand))
        return able and state.stage == ADDING and move == _STOP

    def _out_of_turn(self, state: LineState, seat: int, move: Move) -> State:
        if 0 <= seat < self.seats and move.kind == MUGGINS and self._may_call(state, seat):
            return self._called(state, seat)
        seen = self.seen_moving(state, seat)
        if seen is not state:
            return self.play(seen, seat, move)
        raise refusals.not_your_turn(self, state, seat, move)

    def seen_moving(self, state: State, seat: int) -> State:
        assert isinstance(state, LineState)
        unseen = state.stage == ADDING and state.hands.of(state.turn).down > 0
        return self._stop(state) if unseen and seat == self._left_of(state.turn) else state

    def _refusal(self, state: LineState, seat: int, move: Move) -> Illegal:
        return refusals.why(self, state, seat, move)

    def _left_of(self, seat: i64) -> i64:
        if seat + 1 < self._seats:
            return seat + 1
        return 0

    def _lay(self, state: LineState, seat: i64, move: Move) -> State:
        hand = state.hands.of(seat)
        if hand.down > 0:
            if move.saying(-1) not in self._turn_moves(state, seat):
                raise self._refusal(state, seat, move)
        elif not hand.has(move.tile):
            raise self._refusal(state, seat, move)
        if move.say >= 0 and not self.spoken:
            raise self._refusal(state, seat, move)
        if state.stage == LEADING:
            return self._lead(state, seat, hand, move)
        end = state.left
        if end is None or end.place != move.place:
            end = state.right
            if end is None or end.place != move.place:
                end = end_at(state, move.place)
                if end is None:
                    raise self._refusal(state, seat, move)
        left: i64 = -1
        if not self._simple:
            left = self.reach.leaves(state, end, move)
        elif move.left < 0 and end.fits.has(move.tile):
            left = PIPS[move.tile] - end.needs
        if left < 0:
            raise self._refusal(state, seat, move)
        return self._laid(state, seat, hand, move, end, left)

    def _lead(self, state: LineState, seat: i64, hand: Hand, move: Move) -> State:
        tile = move.tile
        if move.place != LEAD or move.left >= 0 or (state.forced >= 0 and state.forced != tile):
            raise self._refusal(state, seat, move)
        ends = self.layouts.lead(tile)
        right = ends[1] if len(ends) > 1 else None
        return self._after(state, seat, hand, move, ends[0], right, (), Laid(tile, LEAD, -1, seat, None))

    def _laid(self, state: LineState, seat: i64, hand: Hand, move: Move, end: End, number: i64) -> LineState:
        tile = move.tile
        shows = self.layouts.shown(tile, number)
        if self._spins and HIGH[tile] == LOW[tile] and state.without_double():
            shows = self.layouts.first(number)
        laid = Laid(tile, move.place, PIPS[tile] - number, seat, state.laid)
        if self._smooth and end.plain and not state.more:
            rest = hand.without(tile)
            stage = PLAYING if rest.size > 0 else OVER
            hands = state.hands.put(seat, rest)
            turn = seat + 1
            if turn == self._seats:
                turn = 0
            if end is state.left:
                return LineState(
                    hands, state.yard, state.tally, turn, stage, shows, state.right, (), laid, 0, 0, -1
                )
            return LineState(
                hands, state.yard, state.tally, turn, stage, state.left, shows, (), laid, 0, 0, -1
            )
        if end.plain and end is state.left:
            return self._after(state, seat, hand, move, shows, state.right, state.more, laid)
        if end.plain and end is state.right:
            return self._after(state, seat, hand, move, state.left, shows, state.more, laid)
        left = state.left
        right = state.right
        more = state.more
        kept = shows
        if end.after is not None:
            # A double with room stays where it is; the new end opens another arm.
            kept = end.after
            if right is None:
                right = shows
            else:
                more = (*more, shows)
        if end is left:
            left = kept
            if end.twin and right is not None:
                right = self.layouts.plain(right)
        elif end is right:
            right = kept
            if end.twin and left is not None:
                left = self.layouts.plain(left)
        else:
            more = tuple([kept if each is end else each for each in more])
        return self._after(state, seat, hand, move, left, right, more, laid)

    def _after(
        self,
        state: LineState,
        seat: i64,
        hand: Hand,
        move: Move,
        left: End | None,
        right: End | None,
        more: tuple[End, ...],
        laid: Laid,
    ) -> LineState:
        tile = move.tile
        rest = hand.without(tile)
        hands = state.hands.put(seat, rest)
        stage = PLAYING if rest.size > 0 else OVER
        on = self._heeds_doubles and HIGH[tile] == LOW[tile] and stage == PLAYING
        turn = seat
        if not on or not self._again:
            turn = seat + 1
            if turn == self._seats:
                turn = 0
        after = LineState(hands, state.yard, state.tally, turn, stage, left, right, more, laid, 0, 0, -1)
        if self._count is not None:
            after = self._counted(after, seat, move.say)
        return self._adding(after, seat) if on and self._adds else after

    def _counted(self, after: LineState, seat: i64, said: i64) -> LineState:
        assert self._count is not None
        assert after.laid is not None
        worth = self._count(after.ends(), after.laid.before is None)
        points = after.tally.points
        claimed = not self.spoken or said == worth
        if worth > 0 and claimed:
            points = self._credited(points, seat, worth)
        tally = Tally(points, 0 if claimed else worth, after.tally.pool)
        return after.turned(after.turn, after.stage, tally)

    def _adding(self, after: LineState, seat: i64) -> LineState:
        if not self.reach.playable(after, self._might_hold(after, after.hands.of(seat))):
            return after
        return after.turned(seat, ADDING, after.tally)

    def _credited(self, points: Points, seat: int, worth: int) -> Points:
        side = self.side(seat)
        return tuple([had + worth if each == side else had for each, had in enumerate(points)])

    def worth(self, state: LineState, move: Move) -> int:
        """The points that a legal play makes right away, claimed or not."""
        if self._count is None:
            return 0
        if state.stage == LEADING:
            return self._count(self.layouts.lead(move.tile), True)
        end = end_at(state, move.place)
        assert end is not None
        seat = state.turn
        left = self.reach.leaves(state, end, move)
        after = self._laid(state, seat, state.hands.of(seat), move.saying(-1), end, left)
        return self._count(after.ends(), False)

    def _called(self, state: LineState, seat: int) -> State:
        points = self._credited(state.tally.points, seat, state.tally.unclaimed)
        return state.turned(state.turn, state.stage, Tally(points, 0, state.tally.pool))

    def _pass_on(self, state: LineState) -> State:
        # A pass counts towards a block only where drawing was out of the question.
        passes: i64 = 0
        if self._draws == 0 or state.yard.left() == 0:
            passes = state.passes + 1
        stage = OVER if passes >= self._seats else PLAYING
        return state.passed(self._left_of(state.turn), stage, passes)

    def _stop(self, state: LineState) -> LineState:
        return state.turned(self._left_of(state.turn), PLAYING, state.tally)

    def spelled(self, state: State, move: Move) -> Move:
        assert isinstance(state, LineState)
        end = end_at(state, move.place)
        if end is None or move.kind != LAY:
            return move
        return line_move(
            LAY, move.tile, on_tile(end.tile, end.number), self.reach.leaves(state, end, move), move.say
        )
