"""What a seat has been told without words: who could not have held what, and when.

A round is told in moments: move number i is made at 2i + 1, and what holds just before it at 2i. The tiles that a seat
was dealt have been in its hand since DEALT. Facts follow from the rules alone, not from habits.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from boneyard.bots.inference.sight import Tiles, each_of, tiles_in
from boneyard.core.game import Deal, Game, State
from boneyard.core.hand import Hand, hand_of
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import DRAW, LAY, PASS, Move
from boneyard.core.tile import HIGH, LOW
from boneyard.games.lines.leads import ANY, NONE
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import ADDING, LEADING, LineState
from boneyard.games.lines.state import OVER as LINE_OVER
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import EXTRA, PLAY, STRING, TOLL, TrainState
from boneyard.games.trains.state import OVER as TRAIN_OVER

DEALT: Final = -2


AT_FIRST: Final = -1  # the moment of what the opening of the round told


NEVER: Final = 1 << 30  # a tile that is still in the hand was laid then

LED: Final = "led"  # another tile would have led, or opened, the round


PASSED: Final = "passed"


DREW: Final = "drew"


ENDED: Final = "ended"  # a turn that would have gone on ended by itself


@dataclass(frozen=True)
class Fact:
    """A seat held none of these tiles at this moment."""

    seat: int
    moment: int
    tiles: Tiles
    how: str  # LED, PASSED, DREW or ENDED
    open_to: tuple[int, ...] = ()  # the numbers that could be played on


@dataclass(frozen=True)
class Check:
    """Something about a hand at a moment that is more than a list of tiles: whether a hand could be that one."""

    seat: int
    moment: int
    holds: Callable[[Tiles], bool]


@dataclass
class HandHistory:
    """What was seen of one seat's hand: when its tiles came into it, and when which of them were laid."""

    came: list[int]
    laid: dict[int, int] = field(default_factory=dict)
    facts: list[Fact] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)

    def add(self, told: "Fact | Check") -> None:
        """Note what was told at some moment."""
        if isinstance(told, Check):
            self.checks.append(told)
        else:
            self.facts.append(told)


def hand_histories(view: View, history: History) -> list[HandHistory]:
    """A story for every seat, the own one included."""
    game = view.game
    states = [*[event.before for event in history.events], view.state]
    seats = range(game.seats)
    found = [HandHistory([DEALT] * len(game.hands(states[0])[seat])) for seat in seats]
    for told in _at_first(game, states[0], history):
        found[told.seat].add(told)
    unseen = set(game.unseen(states[0]))
    for number, event in enumerate(history.events):
        before, after = states[number], states[number + 1]
        still = set(game.unseen(after))
        story = found[event.seat]
        for told in _told(game, event.seat, event.move, before, after, number):
            story.add(told)
        lays = event.move.kind == LAY
        if lays and event.seat != view.seat:
            for tile in unseen - still:
                story.laid[tile] = 2 * number + 1
        for seat, (had, has) in enumerate(zip(game.hands(before), game.hands(after), strict=True)):
            drawn = len(has) - len(had) + (1 if lays and seat == event.seat else 0)
            found[seat].came += [2 * number + 1] * drawn
        unseen = still
    return found


def _told(
    game: Game, seat: int, move: Move, before: State, after: State, number: int
) -> Iterable[Fact | Check]:
    if isinstance(game, LineGame):
        assert isinstance(before, LineState)
        assert isinstance(after, LineState)
        return _on_layout(game, seat, move, before, after, number)
    if isinstance(game, TrainGame):
        assert isinstance(before, TrainState)
        assert isinstance(after, TrainState)
        return _on_trains(game, seat, move, before, after, number)
    return ()


# --- layouts


def _on_layout(
    game: LineGame, seat: int, move: Move, before: LineState, after: LineState, number: int
) -> Iterable[Fact | Check]:
    answers = game.answers
    if move.kind == PASS and before.stage != LEADING:
        yield Fact(seat, 2 * number, _fitting(game, before), PASSED, _numbers(before))
    elif move.kind == DRAW and not answers.free_draw:
        # Who may spare a matador draws with one in hand.
        spared = tiles_in(game.reach.wild) if answers.spare_wild else 0
        yield Fact(seat, 2 * number, _fitting(game, before) & ~spared, DREW, _numbers(before))
    elif move.kind == LAY and answers.adds and HIGH[move.tile] == LOW[move.tile]:
        fits = _fitting(game, after)
        if after.stage == ADDING:
            yield Check(seat, 2 * number + 2, lambda hand: hand & fits != 0)
        elif after.stage != LINE_OVER:
            yield Fact(seat, 2 * number + 2, fits, ENDED, _numbers(after))


def _fitting(game: LineGame, state: LineState) -> Tiles:
    found = 0
    bound = game.reach.bound(state)
    for end in state.ends():
        if not bound or end.binds:
            found |= tiles_in(end.fits)
    return found


def _numbers(state: LineState) -> tuple[int, ...]:
    ends = state.ends()
    binding = [end for end in ends if end.binds] or ends
    return tuple(sorted({int(end.number) for end in binding}))


# --- trains


def _on_trains(
    game: TrainGame, seat: int, move: Move, before: TrainState, after: TrainState, number: int
) -> Iterable[Fact | Check]:
    if (move.kind == DRAW and before.owes != TOLL) or move.kind == PASS:
        how = DREW if move.kind == DRAW else PASSED
        yield Fact(seat, 2 * number, _playable(game, before, seat), how, _faces(game, before, seat))
        if before.opens and game.answers.two_doubles and not before.drew:
            yield Check(seat, 2 * number, lambda hand: not _plays(game, before, seat, hand))
    elif move.kind == LAY and after.owes != TRAIN_OVER:
        moment = 2 * number + 2
        if int(after.turn) != seat or after.owes == PLAY or after.owes == TOLL:
            if _was_string(game, seat, move, before):
                going_on = _at_string(after, seat)
                end = (int(going_on.trains[seat].end),)
                yield Fact(seat, moment, _playable(game, going_on, seat), ENDED, end)
        elif after.owes == STRING or after.owes == EXTRA:
            yield Check(seat, moment, lambda hand: _plays(game, after, seat, hand))
        if before.opens and HIGH[move.tile] == LOW[move.tile]:
            yield Check(seat, 2 * number, lambda hand: _plays(game, before, seat, hand, move))


def _was_string(game: TrainGame, seat: int, move: Move, before: TrainState) -> bool:
    """Whether the turn would have gone on after this tile."""
    index = game.reach.index_of(int(move.place))
    begins = index == seat and before.trains[seat].count == 0
    string = before.string or (begins and (game.answers.series or game.reach.first_turn(before, seat)))
    uncovered = HIGH[move.tile] == LOW[move.tile] or any([each != index for each in before.opens])
    return string and not uncovered


def _plays(game: TrainGame, state: TrainState, seat: int, hand: Tiles, wanted: Move | None = None) -> bool:
    """Whether a seat with this hand has a play at all, or this one."""
    held = hand_of(each_of(hand))
    ready = TrainState(
        state.hands.put(seat, held), state.yard, state.hub, state.trains, state.rail, seat, state.owes,
        state.bound, state.opens, False, -1, state.string, state.passes, state.actions,
    )  # fmt: skip
    plays = game.reach.plays(ready, seat, held)
    return len(plays) > 0 if wanted is None else wanted.saying(-1) in plays


def _at_string(state: TrainState, seat: int) -> TrainState:
    """The moment at which a string went no further."""
    return TrainState(
        state.hands, state.yard, state.hub, state.trains, state.rail, seat, STRING, state.bound,
        (), False, -1, True, state.passes, 0,
    )  # fmt: skip


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


# --- how the round opened


def _at_first(game: Game, state: State, history: History) -> Iterable[Fact | Check]:
    if isinstance(game, LineGame) and isinstance(state, LineState):
        return _led(game, state, history)
    if isinstance(game, TrainGame) and isinstance(state, TrainState):
        return _opened(game, state, history.first)
    return ()


def _led(game: LineGame, state: LineState, history: History) -> Iterable[Fact | Check]:
    """Nobody was dealt a tile that would have led instead of the one that lies there, or that oneself must lead."""
    lead = int(history.events[0].move.tile if history.events else state.forced)
    if state.stage != LEADING or lead < 0 or game.answers.lead(((lead,),), game.size) == ANY:
        return
    drawn = sum([len(hand) for hand in game.hands(state)]) > game.answers.hand * game.seats
    told = 0
    for tile in game.tiles:
        leads = game.answers.lead(((tile,),), game.size) != NONE
        beats = game.answers.lead(((lead, tile),), game.size) != lead
        if tile != lead and (beats or (drawn and leads)):
            told |= 1 << tile
    for seat in range(game.seats):
        yield Fact(seat, AT_FIRST, told, LED)


def _opened(game: TrainGame, state: TrainState, first: int) -> Iterable[Fact | Check]:
    opener = game.opener(state)
    if game.answers.opens is not None:
        drawn = sum([len(hand) for hand in game.hands(state)]) + 1 > game.answers.hand * game.seats
        for seat in range(game.seats):
            told = [
                tile for tile in game.tiles if _would_open(game, state, tile, seat, (first, opener), drawn)
            ]
            yield Fact(seat, AT_FIRST, sum([1 << tile for tile in told]), LED)
    if int(state.turn) != opener and state.owes != TRAIN_OVER:
        started = _playable(game, _at_string(state, opener), opener)
        yield Fact(opener, 0, started, ENDED, (int(HIGH[state.hub]),))
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
        return True  # nobody held a double before one was drawn
    hands[opener] = (*hands[opener], hub)
    firsts = [first] if first >= 0 else range(game.seats)
    return all([opens(Deal(tuple(hands), first=each)) != (hub, opener) for each in firsts])
