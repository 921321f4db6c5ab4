"""The engine of poker: the legal moves and their effects."""

from typing import Final, final

from boneyard.core.errors import BadSetup, Illegal
from boneyard.core.game import Moves, Seats, State
from boneyard.core.hand import Hand
from boneyard.core.move import Many, Move
from boneyard.core.tile import DOWN
from boneyard.games.poker import refusals
from boneyard.games.poker.codes import PokerCode
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND, exchange_of, poker_move
from boneyard.games.poker.numbers import PokerNumbers
from boneyard.games.poker.pots import shared_out
from boneyard.games.poker.state import BETTING, BETTING_AGAIN, EXCHANGING, PokerState, Stakes, more

_CHECK: Final = poker_move(CHECK)
_BET: Final = poker_move(BET)
_CALL: Final = poker_move(CALL)
_RAISE: Final = poker_move(RAISE)
_FOLD: Final = poker_move(FOLD)
_STAND: Final = poker_move(STAND)
_NOTHING: Final[Moves] = ()


@final
class PokerGame(PokerNumbers):
    """Poker at one table: turns, legal moves and their results."""

    # --- turns and legal moves

    def actors(self, state: State) -> Seats:
        assert isinstance(state, PokerState)
        return state.waiting[:1]

    def moves(self, state: State, seat: int) -> Moves:
        assert isinstance(state, PokerState)
        if seat not in state.waiting[:1]:
            return _NOTHING
        if state.stage == EXCHANGING:
            return self._exchanges(state, seat)
        if state.stakes.owed(seat) > 0:
            return (_CALL, _RAISE, _FOLD) if self.may_raise(state, seat) else (_CALL, _FOLD)
        return (_CHECK, _BET) if self.may_bet(state, seat) else (_CHECK,)

    def may_bet(self, state: PokerState, seat: int) -> bool:
        """Whether a player has chips to bet, and someone else has any to call with."""
        if state.stakes.left(seat) == 0:
            return False
        return any([other != seat for other in self.able(state)])

    def may_raise(self, state: PokerState, seat: int) -> bool:
        """Whether a player has more chips than it takes to call, and one more raise is allowed."""
        if state.stakes.raises >= self.answers.raises:
            return False
        return state.stakes.left(seat) > state.stakes.owed(seat) and self.may_bet(state, seat)

    def _exchanges(self, state: PokerState, seat: int) -> Moves:
        """To stand, or to give away any of the tiles; of tiles face down it is seen only how many."""
        hand = state.hands.of(seat)
        most = min(hand.size, state.yard.left())
        found: list[Move] = [_STAND]
        for chosen in _choices(hand):
            if len(chosen) <= most:
                found.append(exchange_of(chosen))
        return tuple(found)

    # --- the state after a move

    def play(self, state: State, seat: int, move: Move) -> State:
        assert isinstance(state, PokerState)
        if seat not in state.waiting[:1]:
            raise refusals.not_your_turn(self, state, seat, move)
        if move not in self.moves(state, seat) and not self._face_down(state, seat, move):
            raise refusals.why(self, state, seat, move)
        if isinstance(move, Many):
            return self._exchange(state, seat, move)
        if move.kind == STAND:
            return self._next_exchange(state, state.waiting[1:], move)
        if move.kind == FOLD:
            inside = tuple([each for each in state.inside if each != seat])
            return self._spoken(state.spoken(state.stakes, inside, state.waiting[1:]), move)
        if move.kind == CHECK:
            return self._spoken(state.spoken(state.stakes, state.inside, state.waiting[1:]), move)
        owed = state.stakes.owed(seat)
        if move.kind == CALL:
            called = state.stakes.paying(seat, owed)
            return self._spoken(state.spoken(called, state.inside, state.waiting[1:]), move)
        put_in = state.stakes.paying(seat, owed + self.answers.bet)
        return self._put_up(state, seat, put_in.raised() if move.kind == RAISE else put_in)

    def _put_up(self, state: PokerState, seat: int, stakes: Stakes) -> PokerState:
        """After a bet or a raise everyone else with chips has to speak, from the next seat on."""
        row = self.from_seat(state, seat)[1:]
        return state.spoken(stakes, state.inside, tuple([each for each in row if stakes.left(each) > 0]))

    def _spoken(self, state: PokerState, move: Move) -> PokerState:
        """The deal goes on, or is over: one player is left, or all have spoken."""
        if len(state.inside) == 1:
            pot = state.stakes.pot()
            return state.ended(more(state.won, state.inside[0], pot))
        return state if state.waiting else self._betting_over(state, move)

    def opened(self, state: PokerState) -> PokerState:
        able = self.able(state)
        if len(able) > 1:
            return state.turned_to(BETTING, state.stakes, able)
        return self._betting_over(state, None)

    def _betting_over(self, state: PokerState, move: Move | None) -> PokerState:
        if state.stage == BETTING and self.answers.exchange:
            changing = state.turned_to(EXCHANGING, state.stakes, ())
            return self._next_exchange(changing, self.in_order(state), move)
        return self._showdown(state, move)

    # --- the exchange

    def _next_exchange(self, state: PokerState, waiting: Seats, move: Move | None) -> PokerState:
        """The next player's turn at the exchange; without a tile left, or after the last, there is betting again."""
        if waiting and state.yard.left() > 0:
            return state.exchanged(state.hands, state.given, state.yard, waiting)
        again = state.turned_to(BETTING_AGAIN, state.stakes.anew(), ())
        able = self.able(again)
        if len(able) > 1:
            return again.turned_to(BETTING_AGAIN, again.stakes, able)
        return self._showdown(again, move)

    def _exchange(self, state: PokerState, seat: int, move: Many) -> PokerState:
        hand = state.hands.of(seat)
        given = state.given.of(seat)
        yard = state.yard
        for tile in move.groups[0]:
            hand = hand.without(tile)
            given = given.with_tile(tile)
        for _ in move.groups[0]:
            hand = hand.with_tile(yard.next())
            yard = yard.drawn()
        after = state.exchanged(
            state.hands.put(seat, hand), state.given.put(seat, given), yard, state.waiting
        )
        return self._next_exchange(after, state.waiting[1:], move)

    def _face_down(self, state: PokerState, seat: int, move: Move) -> bool:
        """Whether a face-down hand gives away unseen tiles, which is possible."""
        if state.stage != EXCHANGING or not isinstance(move, Many) or move.kind != EXCHANGE:
            return False
        tiles = move.groups[0]
        hand = state.hands.of(seat)
        named = [tile for tile in tiles if tile != DOWN]
        hidden = [tile for tile in tiles if not hand.has(tile)]
        unseen = self.unseen(state)
        if len(hidden) > hand.down or len(set(named)) < len(named):
            return False
        return len(tiles) <= state.yard.left() and all([tile == DOWN or tile in unseen for tile in hidden])

    # --- the showdown

    def _showdown(self, state: PokerState, move: Move | None) -> PokerState:
        """The pots go to the best hands; a face-down hand can't be compared, so a move that leads here is refused."""
        strengths: dict[int, int] = {}
        for seat in state.inside:
            hand = state.hands.of(seat)
            if hand.down > 0:
                raise (
                    BadSetup(PokerCode.FACE_DOWN, seat=seat)
                    if move is None
                    else Illegal(PokerCode.FACE_DOWN, seat=seat)
                )
            strengths[seat] = self.answers.ranking.strength(hand)
        return state.ended(shared_out(state.stakes.paid, strengths))


def _choices(hand: Hand) -> list[tuple[int, ...]]:
    """Every choice of one tile or more out of a hand, each from the highest tile down, small choices first."""
    found: list[tuple[int, ...]] = [()]
    for tile in [*sorted(hand.tiles(), reverse=True), *[DOWN] * hand.down]:
        found += [(*chosen, tile) for chosen in found]
    return sorted(set(found), key=lambda chosen: (len(chosen), [-tile for tile in chosen]))[1:]
