"""Inference at train games: what passes, draws, turns that ended and the hub reveal."""

from collections.abc import Iterable
from typing import Final

from boneyard.bots.inference.facts import AT_FIRST, Check, Evidence, Fact, FamilyInference, Source
from boneyard.bots.inference.sight import Tiles, each_of, full_hands, full_yard
from boneyard.core.game import Deal, Game, State
from boneyard.core.hand import Hand, hand_of
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import DRAW, LAY, PASS, Move
from boneyard.core.tile import HIGH, LOW
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import EXTRA, OVER, PLAY, STRING, TOLL, TrainState


def _move_evidence(
    game: Game, seat: int, move: Move, before: State, after: State, number: int
) -> Iterable[Evidence]:
    assert isinstance(game, TrainGame)
    assert isinstance(before, TrainState)
    assert isinstance(after, TrainState)
    if game.answers.wrong_draws and (move.kind == DRAW or (move.kind == PASS and before.now.drew)):
        return  # the player may have drawn with a tile that fits
    if (move.kind == DRAW and before.owes != TOLL) or move.kind == PASS:
        how = Source.DREW if move.kind == DRAW else Source.PASSED
        yield Fact(seat, 2 * number, _playable(game, before, seat), how, _faces(game, before, seat))
        if before.opens and game.answers.two_doubles and not before.now.drew:
            yield Check(seat, 2 * number, lambda hand: not _plays(game, before, seat, hand))
    elif move.kind == LAY and after.owes != OVER:
        moment = 2 * number + 2
        if int(after.turn) != seat or after.owes == PLAY or after.owes == TOLL:
            if _was_string(game, seat, move, before):
                going_on = _at_string(after, seat)
                end = (int(going_on.trains[seat].end),)
                yield Fact(seat, moment, _playable(game, going_on, seat), Source.ENDED, end)
        elif after.owes == STRING or after.owes == EXTRA:
            yield Check(seat, moment, lambda hand: _plays(game, after, seat, hand))
        if before.opens and HIGH[move.tile] == LOW[move.tile]:
            yield Check(seat, 2 * number, lambda hand: _plays(game, before, seat, hand, move))


def _was_string(game: TrainGame, seat: int, move: Move, before: TrainState) -> bool:
    """Whether the turn would have gone on after this tile."""
    index = game.reach.index_of(int(move.place))
    begins = index == seat and before.trains[seat].count == 0
    string = before.now.string or (begins and (game.answers.series or game.reach.first_turn(before, seat)))
    uncovered = HIGH[move.tile] == LOW[move.tile] or any([each != index for each in before.opens])
    return string and not uncovered


def _plays(game: TrainGame, state: TrainState, seat: int, hand: Tiles, wanted: Move | None = None) -> bool:
    """Whether a seat with this hand has a play at all, or this one."""
    held = hand_of(each_of(hand))
    ready = state.with_tiles(state.hands.put(seat, held), state.yard, state.now)
    plays = game.reach.plays(ready, seat, held)
    return len(plays) > 0 if wanted is None else wanted.saying(-1) in plays


def _at_string(state: TrainState, seat: int) -> TrainState:
    """The moment at which a string went no further."""
    return state.turned(state.rail, seat, STRING, state.bound)


def _playable(game: TrainGame, state: TrainState, seat: int) -> Tiles:
    """The tiles that the seat could have played, whatever else it held."""
    hand: Hand = hand_of(game.tiles)
    found = 0
    for move in game.reach.plays(state, seat, hand):
        # Whether a second double may be played depends on the rest of the hand.
        if not state.opens or HIGH[move.tile] != LOW[move.tile]:
            found |= 1 << int(move.tile)
    return found


def _faces(game: TrainGame, state: TrainState, seat: int) -> tuple[int, ...]:
    return tuple(sorted({int(state.trains[index].end) for index in game.reach.spots(state, seat)}))


def _opening_evidence(game: Game, state: State, history: History) -> Iterable[Evidence]:
    """No one was dealt a tile that would have brought another hub, and what the opener's own turn shows."""
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    first = history.first
    opener = game.opener(state)
    if game.answers.opens is not None:
        drawn = sum([len(hand) for hand in game.hands(state)]) + 1 > game.answers.hand * game.seats
        for seat in range(game.seats):
            excluded = [
                tile for tile in game.tiles if _would_open(game, state, tile, seat, (first, opener), drawn)
            ]
            yield Fact(seat, AT_FIRST, sum([1 << tile for tile in excluded]), Source.LED)
    if int(state.turn) != opener and state.owes != OVER:
        started = _playable(game, _at_string(state, opener), opener)
        yield Fact(opener, 0, started, Source.ENDED, (int(HIGH[state.hub]),))
    elif state.owes == STRING:
        yield Check(opener, 0, lambda hand: _plays(game, state, opener, hand))


def _would_open(
    game: TrainGame, state: TrainState, tile: int, seat: int, asked: tuple[int, int], drawn: bool
) -> bool:
    """Whether a tile dealt to this seat would have brought another hub."""
    first, opener = asked  # the seat that was asked first, and the one that opened
    opens = game.answers.opens
    assert opens is not None
    hub = int(state.hub)
    if tile == hub:
        return False
    hands: list[tuple[int, ...]] = [()] * game.seats
    hands[seat] = (tile,)
    if drawn and opens(Deal(tuple(hands), first=0))[0] >= 0:
        return True  # no one held a double before one was drawn
    hands[opener] = (*hands[opener], hub)
    firsts = [first] if first >= 0 else range(game.seats)
    return all([opens(Deal(tuple(hands), first=each)) != (hub, opener) for each in firsts])


def _build_state(view: View, hidden: list[list[int]], yard: list[int]) -> State:
    state = view.state
    assert isinstance(state, TrainState)
    # What another player has just drawn is the last tile of that hand: places are in order of time.
    other = state.now.drew and int(state.turn) != view.seat
    drawn = hidden[state.turn][-1] if other and hidden[state.turn] else state.now.drawn
    now = state.now.after_draw(drawn) if state.now.drew else state.now
    return state.with_tiles(full_hands(state.hands, hidden), full_yard(state.yard, yard), now)


TRAIN_INFERENCE: Final = FamilyInference(_move_evidence, _opening_evidence, _build_state)
