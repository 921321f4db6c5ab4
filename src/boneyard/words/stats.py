"""A finished match in figures: points round by round, what everybody did how often, and what the points were made by.

Only numbers are told, never a tile: so nothing is laid open that was not shown.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate
from typing import Any

from boneyard.core.errors import Illegal
from boneyard.core.game import NOBODY, Game, Points, State
from boneyard.core.match import Match, Round
from boneyard.core.move import DRAW, LAY, PASS, Many
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.lines.state import LineState
from boneyard.games.poker.moves import BET, EXCHANGE, FOLD, RAISE
from boneyard.games.poker.state import PokerState
from boneyard.games.trains.moves import CATCH
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made
from boneyard.games.tricks.state import TrickState
from boneyard.words.context import Step
from boneyard.words.grammar import sides as side_names
from boneyard.words.registry import steps, teller

SEAT, SIDE, TABLE = "seat", "side", "table"


@dataclass(frozen=True)
class StatLine:
    """One thing that was counted: a number for each seat, for each side, or one for the whole table."""

    what: str
    numbers: tuple[int, ...]
    by: str = SEAT


@dataclass(frozen=True)
class RoundFigures:
    """What a round brought each side, and what each had after it."""

    number: int
    points: Points
    totals: Points


@dataclass(frozen=True)
class Figures:
    """A match that is over, in numbers."""

    players: tuple[str, ...]
    sides: tuple[str, ...]
    unit: str  # what a match is made of: a round, a deal, a hand
    start: Points  # what every side brought to the first round
    low_wins: bool
    rounds: tuple[RoundFigures, ...]
    counts: tuple[StatLine, ...]  # how often, how many, how long
    kinds: tuple[
        StatLine, ...
    ]  # the points by what they were made by, for each side; none where there is one kind only

    def count(self, what: str) -> tuple[int, ...]:
        """The numbers of a line by its name; refuses one that is not there."""
        for line in (*self.counts, *self.kinds):
            if line.what == what:
                return line.numbers
        names = ", ".join(line.what for line in (*self.counts, *self.kinds))
        raise Illegal(f"Nothing was counted as {what!r} in this match; there is {names}.")


def figures(match: Match) -> Figures:
    """A match counted through; refuses one that goes on, for the figures would tell of hands still held."""
    if match.result is None:
        raise Illegal("The figures of a match are counted when it is over.")
    game = match.game
    played = [(each, steps(game, each)) for each in match.rounds]
    family = _FAMILIES.get(type(match.state), _solo)
    counts, kinds = family(game, played)
    made = [kind for kind in kinds if any(kind.numbers)]
    return Figures(
        match.players,
        tuple(side_names(match)),
        teller(match.state).unit,
        game.totals_at_first(),
        game.low_wins,
        tuple(_round(game, each) for each in match.rounds),
        tuple(line for line in counts if any(line.numbers)),
        tuple(made) if len(made) > 1 else (),
    )


def as_data(found: Figures) -> dict[str, Any]:
    """Figures as plain data, to be sent or kept."""
    return asdict(found)


def _round(game: Game, round_: Round) -> RoundFigures:
    points = game.tally(round_.state)
    return RoundFigures(round_.number, points, _sum([round_.before, points]))


Played = Sequence[tuple[Round, list[Step]]]


Counted = tuple[list[StatLine], list[StatLine]]


def _lines(game: Game, played: Played) -> Counted:
    """Layouts: points for the open ends, for what others missed, and for the hands at the end."""
    staked, ends, called, last = ([_none(game)] for _ in range(4))
    for round_, made in played:
        last.append(_less(game.tally(round_.state), _made(round_.state)))
        staked.append(_made(game.begin(round_.deal, round_.before)))
        for step in made:
            gained = _less(_made(step.after), _made(step.before))
            (called if step.move.kind == MUGGINS else ends).append(gained)
    kinds = [
        StatLine("Staked", _sum(staked), SIDE),
        StatLine("During play", _sum(ends), SIDE),
        StatLine("Muggins called", _sum(called), SIDE),
        StatLine("At the end of rounds", _sum(last), SIDE),
    ]
    return [*_plays(game, played), _often(game, played, "Muggins said", MUGGINS)], kinds


def _made(state: State) -> Points:
    assert isinstance(state, LineState)
    return state.tally.points


def _trains(game: Game, played: Played) -> Counted:
    """Trains: how long they grew, and the points for tiles left and for what was not announced."""
    assert isinstance(game, TrainGame)
    longest, public = [0] * game.seats, 0
    penalties, held = [_none(game)], [_none(game)]
    for round_, _ in played:
        state = round_.state
        assert isinstance(state, TrainState)
        lengths = [int(train.count) for train in state.trains]
        longest = [max(known, new) for known, new in zip(longest, lengths)]
        public = max([public, *lengths[game.seats :]])
        penalties.append(state.rail.penalties)
        held.append(_less(game.tally(round_.state), state.rail.penalties))
    counts = [
        *_plays(game, played),
        StatLine("Longest train", tuple(longest)),
        _often(game, played, "Last tiles caught", CATCH),
        StatLine("Longest public train", (public,), TABLE),
    ]
    return counts, [
        StatLine("Tiles left in hand", _sum(held), SIDE),
        StatLine("Penalties", _sum(penalties), SIDE),
    ]


def _tricks(game: Game, played: Played) -> Counted:
    """Bids and tricks: what was bid, made and set, and which of it brought points."""
    assert isinstance(game, TrickGame)
    bids, made, failed, tricks, own, setting, beside = ([_none(game)] for _ in range(7))
    for round_, _ in played:
        state = round_.state
        assert isinstance(state, TrickState)
        tricks.append(tuple(game.tricks_of(state, side) for side in range(game.sides)))
        if state.bidder == NOBODY or game.points(state) is None:
            continue
        side, points = game.side(state.bidder), game.tally(state)
        kept = is_made(game.most, state.bid, game.took(state)[side])
        mine = tuple(int(each == side) for each in range(game.sides))
        bids.append(mine)
        (made if kept else failed).append(mine)
        own.append(tuple(each * mark for each, mark in zip(points, mine)))
        (beside if kept else setting).append(tuple(each * (1 - mark) for each, mark in zip(points, mine)))
    counts = [
        StatLine("Hands bid", _sum(bids), SIDE),
        StatLine("Bids made", _sum(made), SIDE),
        StatLine("Bids set", _sum(failed), SIDE),
        StatLine("Tricks taken", _sum(tricks), SIDE),
    ]
    kinds = [
        StatLine("On own bids", _sum(own), SIDE),
        StatLine("When others were set", _sum(setting), SIDE),
        StatLine("When others made it", _sum(beside), SIDE),
    ]
    return counts, kinds


def _poker(game: Game, played: Played) -> Counted:
    """Chips: what was paid and won, and how boldly."""
    won, paid, pots = [_none(game)], [_none(game)], [_none(game)]
    for round_, _ in played:
        state = round_.state
        assert isinstance(state, PokerState)
        won.append(state.won)
        paid.append(tuple(-each for each in state.stakes.paid))
        pots.append(tuple(int(took > gave) for took, gave in zip(state.won, state.stakes.paid)))
    exchanged = [0] * game.seats
    for _, made in played:
        for step in made:
            if isinstance(step.move, Many) and step.move.kind == EXCHANGE:
                exchanged[step.seat] += len(step.move.groups[0])
    counts = [
        StatLine("Deals won", _sum(pots)),
        _often(game, played, "Bets", BET),
        _often(game, played, "Raises", RAISE),
        _often(game, played, "Folds", FOLD),
        StatLine("Tiles exchanged", tuple(exchanged)),
    ]
    return counts, [StatLine("Chips won", _sum(won), SIDE), StatLine("Chips paid", _sum(paid), SIDE)]


def _solo(game: Game, played: Played) -> Counted:
    """Games for one: how many moves it took, and what was left."""
    moves = sum(len(made) for _, made in played)
    left = sum(game.tally(round_.state)[0] for round_, _ in played)
    return [StatLine("Moves", (moves,)), StatLine("Left", (left,))], []


_FAMILIES: dict[type[State], Callable[[Game, Played], Counted]] = {
    LineState: _lines,
    TrainState: _trains,
    TrickState: _tricks,
    PokerState: _poker,
}


def _plays(game: Game, played: Played) -> list[StatLine]:
    """What games with hands and a boneyard have in common."""
    return [
        _often(game, played, "Tiles played", LAY),
        _drawn(game, played),
        _often(game, played, "Passes", PASS),
    ]


def _often(game: Game, played: Played, what: str, kind: int) -> StatLine:
    """How often everybody made a move of a kind."""
    found = [0] * game.seats
    for _, made in played:
        for step in made:
            found[step.seat] += step.move.kind == kind
    return StatLine(what, tuple(found))


def _drawn(game: Game, played: Played) -> StatLine:
    """How many tiles everybody took from the boneyard, by their own draw or because others caught them."""
    found = [0] * game.seats
    for _, made in played:
        for step in made:
            if step.move.kind not in (DRAW, CATCH):
                continue
            pairs = zip(game.hands(step.before), game.hands(step.after))
            for seat, (had, has) in enumerate(pairs):
                found[seat] += max(0, len(has) - len(had))
    return StatLine("Tiles drawn", tuple(found))


def _none(game: Game) -> Points:
    return (0,) * game.sides


def _sum(rows: Sequence[Points]) -> Points:
    *_, last = accumulate(rows, lambda one, other: tuple(a + b for a, b in zip(one, other)))
    return last


def _less(one: Points, other: Points) -> Points:
    return tuple(a - b for a, b in zip(one, other))
