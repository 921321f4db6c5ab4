"""The sentences about train games: what binds, what is asked, where a tile goes, what was done."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game
from boneyard.core.hand import hand_of
from boneyard.core.match import Match
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import FACES, HIGH, LOW, WILD, face_text, tile_text
from boneyard.games.sheet import CANNOT_PLAY
from boneyard.games.trains.answers import DRAW_ONE, KEEP, POINTS
from boneyard.games.trains.moves import CATCH, LAST
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.scoring import hand_points
from boneyard.games.trains.state import EXTRA, FOLLOW, KEPT, OVER, TOLL, TrainState
from boneyard.words import grammar
from boneyard.words.context import Seen, Step, holds
from boneyard.words.counts import (
    SIDE,
    TABLE,
    Counted,
    Played,
    StatLine,
    difference,
    none_of,
    plays_of,
    sum_of,
    times_made,
)
from boneyard.words.teller import MATCHING, CountingTeller

_ACTIONS = {
    WILD + 2: "the next player draws a tile",
    WILD + 3: "play reverses direction",
    WILD + 4: "the next player loses a turn",
}

KEEPS = "You were caught drawing: keep the tile and pass."
_BUTTONS = {int(DRAW): "Draw a tile", int(PASS): "Pass", int(STOP): "Stop here"}


def _parts(seen: Seen) -> tuple[TrainGame, TrainState]:
    game, state = seen.game, seen.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    return game, state


def viewer(seen: Seen) -> int:
    """Whose plays are shown: the viewer's, or those of the player to move if everything is shown."""
    if seen.seat is not None:
        return seen.seat
    assert isinstance(seen.state, TrainState)
    return int(seen.state.turn)


def train_name(names: Sequence[str], index: int) -> str:
    """What a train is called."""
    if index < len(names):
        return grammar.train_of(names[index])
    public = index - len(names)
    return "the Mexican Train" if public == 0 else f"the public train M{public + 1}"


def says(seen: Seen) -> list[str]:
    """What the trains ask for: what binds, where this turn may go, which way the play goes around."""
    game, state = _parts(seen)
    if state.owes == OVER:
        return []
    found = [binding(seen)]
    if not found[0] and game.reach.on_own_only(state, viewer(seen)) and state.turn == viewer(seen):
        found.append(f"This turn, play only on {train_name(seen.names, int(state.turn))}.")
    if state.rail.step < 0:
        found.append("Play goes the other way around now.")
    if state.rail.ending:
        found.append("Someone is already out. Only players who haven't had a first turn still play.")
    return [sentence for sentence in found if sentence]


def binding(seen: Seen) -> str:
    """Which double must be covered first."""
    game, state = _parts(seen)
    if state.bound >= 0:
        return f"The double {_double_on(seen, int(state.bound))} must be covered first."
    if len(state.opens) == 2:
        one, other = (_double_on(seen, index) for index in state.opens)
        return f"The double {one} or the double {other} must be covered now."
    if state.opens and (game.answers.cover_only or game.reach.on_own_only(state, state.turn)):
        return f"The double {_double_on(seen, state.opens[-1])} must be covered first."
    return ""


def _double_on(seen: Seen, index: int) -> str:
    cars = _parts(seen)[1].trains[index].cars
    assert cars is not None
    return f"{tile_text(cars.tile)} on {train_name(seen.names, index)}"


def asks(seen: Seen, moves: Sequence[Move]) -> str:
    """What the player is asked to do now."""
    _, state = _parts(seen)
    kinds = {int(move.kind) for move in moves}
    called = f"{offer(seen)} Say catch! " if CATCH in kinds else ""
    if stuck(seen, moves):
        return f"{called}{stuck(seen, moves)}"
    if STOP in kinds:
        return f"{called}Play as many tiles in a row as you can, or stop."
    if state.now.drew:
        return f"{called}The tile you drew fits: play it."
    if state.owes == FOLLOW and not binding(seen):
        return f"{called}You played a double: play again."
    if state.owes == EXTRA:
        return f"{called}The T gives you one more play."
    return called.strip()


def stuck(seen: Seen, moves: Sequence[Move]) -> str:
    """Why you can only draw or pass, apart from a call that may be made besides."""
    made = [move for move in moves if move.kind != CATCH]
    state = _parts(seen)[1]
    if made and state.owes == TOLL:
        return "A D was played before you: draw a tile first."
    if made and state.now.drawn == KEPT:
        return KEEPS
    return grammar.nothing_fits(made)


def fits_nowhere(seen: Seen, tile: int) -> str:
    """Why a tile in hand cannot be played."""
    game, state = _parts(seen)
    name = tile_text(tile)
    if state.owes == TOLL:
        return f"{name} must wait: draw a tile first."
    if state.now.drawn == KEPT:
        return KEEPS
    if state.now.drew and state.now.drawn >= 0 and state.now.drawn != tile:
        return f"You drew {tile_text(state.now.drawn)}. It's the only tile you may play now."
    bound = binding(seen)
    if bound:
        return f"{name} can't go there yet. {bound}"
    ends = {int(state.trains[index].end) for index in game.reach.spots(state, viewer(seen))}
    shown = listed([face_text(end) for end in sorted(ends)], "and")
    return f"{name} doesn't fit. The trains you may play on end in {shown}."


def where(seen: Seen, move: Move) -> str:
    """One of several places for a tile: the record's text of the move, and what it is in words."""
    if move.kind != LAY:
        return str(move)
    game, _ = _parts(seen)
    leaves = f", leaving {face_text(move.left)}" if move.left >= 0 else ""
    return f"{move}   on {train_name(seen.names, game.reach.index_of(move.place))}{leaves}"


def button(seen: Seen, move: Move) -> str:
    """A move as the label of a button."""
    game, state = _parts(seen)
    if move.kind == CATCH:
        if state.rail.silent < 0:
            return f"Catch {seen.names[state.rail.drew]}: a tile did fit"
        return f"Catch {seen.names[state.rail.silent]}"
    if move.kind != LAY:
        return _BUTTONS[int(move.kind)]
    index = game.reach.index_of(move.place)
    train = "your train" if index == seen.seat else train_name(seen.names, index)
    leaves = f", leaving {face_text(move.left)}" if move.left >= 0 else ""
    text = f"Play {tile_text(move.tile)} on {train}{leaves}"
    return f"{text} and announce your last tile" if move.say == LAST else text


def offer(seen: Seen) -> str:
    """Say that a player has not announced the last tile."""
    _, state = _parts(seen)
    return f"{seen.names[state.rail.silent]} didn't announce the last tile."


def deed(game: TrainGame, names: Sequence[str], step: Step, previous: Step | None = None) -> str:
    """What was done with one move, as it follows the player's name."""
    before, after = step.before, step.after
    assert isinstance(before, TrainState)
    assert isinstance(after, TrainState)
    move = step.move
    if move.kind == LAY:
        straight_on = previous is not None and previous.move.kind == LAY and previous.move.place == move.place
        return _laid(game, names, step, straight_on)
    if move.kind == CATCH:
        return _caught(game, names, before, after)
    if move.kind == STOP:
        return "stopped there"
    assert move.kind == PASS
    new = after.rail.markers & ~before.rail.markers
    own = train_name(names, step.seat)
    return f"passed, so {own} is open now" if (new >> step.seat) & 1 == 1 else "passed"


def _laid(game: TrainGame, names: Sequence[str], step: Step, straight_on: bool) -> str:
    move = step.move
    index = game.reach.index_of(move.place)
    train = train_name(names, index)
    if index == step.seat and names[index] != grammar.YOU:
        train = "their own train"
    tile = tile_text(move.tile)
    assert isinstance(step.before, TrainState)
    if straight_on:
        text = f"then {tile}"
    elif step.before.trains[index].count == 0:
        text = f"started {train} with {tile}"
    else:
        text = f"played {tile} on {train}"
    notes = [f"leaving {face_text(move.left)}"] if move.left >= 0 else []
    if FACES[move.tile][0] in _ACTIONS:
        notes.append(_ACTIONS[FACES[move.tile][0]])
    if notes:
        text += f" ({'; '.join(notes)})"
    return f"{text} and announced the last tile" if move.say == LAST else text


def _caught(game: TrainGame, names: Sequence[str], before: TrainState, after: TrainState) -> str:
    silent = before.rail.silent >= 0 and after.rail.silent < 0
    name = names[before.rail.silent if silent else before.rail.drew]
    who = "you" if name == grammar.YOU else name
    if game.answers.caught == DRAW_ONE:
        drew = after.yard.left() < before.yard.left()
        return (
            f"caught {who}: {who} drew a tile" if drew else f"caught {who}, but there's no tile left to draw"
        )
    if game.answers.caught == POINTS:
        return f"caught {who}: that costs {grammar.points(game.answers.penalty_points)}"
    if game.answers.caught == KEEP:
        return f"caught {who} drawing: that tile can't be played this turn"
    return f"caught {who}, who loses the next turn"


class TrainTeller(CountingTeller):
    """Games with a train for every player."""

    def says(self, seen: Seen) -> list[str]:
        return says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return button(seen, move)

    def stuck(self, seen: Seen, moves: Sequence[Move]) -> str:
        return stuck(seen, moves)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        return fits_nowhere(seen, tile)

    def where(self, seen: Seen, move: Move) -> str:
        return where(seen, move)

    def offer(self, seen: Seen) -> str:
        return offer(seen)

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        assert isinstance(game, TrainGame)
        return deed(game, names, step, previous)

    def pips(self, held: Sequence[int]) -> int:
        return hand_points(hand_of(held))

    def aim(self, match: Match) -> str:
        game = match.game
        assert isinstance(game, TrainGame)
        return "one round: go out to win" if game.answers.out_wins else super().aim(match)

    def questions(self, seen: Seen, move: Move) -> tuple[str, ...]:
        game, state = seen.game, seen.state
        assert isinstance(game, TrainGame)
        assert isinstance(state, TrainState)
        if move.kind == CATCH:
            return ("Option calls", "The last tile")
        if move.kind == STOP:
            return ("First turn",)
        if state.owes == TOLL:
            return ("Letters",)
        if move.kind in (DRAW, PASS):
            return (CANNOT_PLAY,)
        if move.kind != LAY or not holds(seen, move.tile):
            return ()
        if state.now.drew:
            return (CANNOT_PLAY,)
        return _on_a_train(game, state, seen.seat or 0, move)

    def count(self, game: Game, played: Played) -> Counted:
        """Trains: how long they grew, and the points for tiles left and for what was not announced."""
        assert isinstance(game, TrainGame)
        longest, public = [0] * game.seats, 0
        penalties, held = [none_of(game)], [none_of(game)]
        for round_, _ in played:
            state = round_.state
            assert isinstance(state, TrainState)
            lengths = [int(train.count) for train in state.trains]
            longest = [max(known, new) for known, new in zip(longest, lengths)]
            public = max([public, *lengths[game.seats :]])
            penalties.append(state.rail.penalties)
            held.append(difference(game.tally(round_.state), state.rail.penalties))
        counts = [
            *plays_of(game, played),
            StatLine("Longest train", tuple(longest)),
            times_made(game, played, "Last tiles caught", CATCH),
            StatLine("Longest public train", (public,), TABLE),
        ]
        return counts, [
            StatLine("Tiles left in hand", sum_of(held), SIDE),
            StatLine("Penalties", sum_of(penalties), SIDE),
        ]


def _on_a_train(game: TrainGame, state: TrainState, seat: int, move: Move) -> tuple[str, ...]:
    """The questions about laying a tile that is held on a train, or anywhere if no place is given."""
    reach = game.reach
    index = reach.index_of(move.place)
    allowed = reach.spots(state, seat)
    fitting = [
        at for at, train in enumerate(state.trains) if train.end >= 0 and reach.fits[train.end].has(move.tile)
    ]
    there = index in fitting if index >= 0 else bool(fitting)
    if index >= 0 and index in allowed and not there:
        return (MATCHING.question,)
    if state.bound >= 0 or len(state.opens) == 2:
        return ("An open double",)
    if state.opens and game.answers.cover_only:
        return ("After a double",)
    if not there:
        return (MATCHING.question,)
    if index not in allowed if index >= 0 else not set(fitting) & set(allowed):
        return ("First turn",) if reach.on_own_only(state, seat) else ("Your turn",)
    if HIGH[move.tile] == LOW[move.tile]:
        return ("Wild ends",) if reach.wild_double.has(move.tile) else ("Two doubles in a turn",)
    return ("Wild ends", MATCHING.question)
