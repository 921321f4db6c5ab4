"""The sentences about train games: restrictions, prompts, where a tile goes, what was done."""

from collections.abc import Sequence

from boneyard.core.game import Game
from boneyard.core.hand import hand_of
from boneyard.core.match import Match
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.phrase import marked
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
from boneyard.words.families.teller import MATCHING, CountingTeller, passed, stopped
from boneyard.words.grammar import YOU
from boneyard.words.language import _, listed, pgettext

_ACTIONS = {
    WILD + 2: marked("The next player draws a tile."),
    WILD + 3: marked("Play reverses direction."),
    WILD + 4: marked("The next player loses a turn."),
}

KEEPS = marked("You were caught drawing: keep the tile and pass.")
_BUTTONS = {int(DRAW): marked("Draw a tile"), int(PASS): marked("Pass"), int(STOP): marked("Stop here")}


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
    return _("the Mexican Train") if public == 0 else _("the public train {train}", train=f"M{public + 1}")


def says(seen: Seen) -> list[str]:
    """What the trains ask for: what binds, where this turn may go, which way the play goes around."""
    game, state = _parts(seen)
    if state.owes == OVER:
        return []
    found = [binding(seen)]
    if not found[0] and game.reach.on_own_only(state, viewer(seen)) and state.turn == viewer(seen):
        found.append(_("This turn, play only on {train}.", train=train_name(seen.names, int(state.turn))))
    if state.rail.step < 0:
        found.append(_("Play goes the other way around now."))
    if state.rail.ending:
        found.append(_("Someone is already out. Only players who haven't had a first turn still play."))
    return [sentence for sentence in found if sentence]


def binding(seen: Seen) -> str:
    """Which double must be covered first."""
    game, state = _parts(seen)
    if state.bound >= 0:
        return _first(seen, int(state.bound))
    if len(state.opens) == 2:
        one, other = state.opens
        return _(
            "The double {tile} on {train} or the double {other} on {place} must be covered now.",
            tile=_double(seen, one),
            train=train_name(seen.names, one),
            other=_double(seen, other),
            place=train_name(seen.names, other),
        )
    if state.opens and (game.answers.cover_only or game.reach.on_own_only(state, state.turn)):
        return _first(seen, state.opens[-1])
    return ""


def _first(seen: Seen, index: int) -> str:
    return _(
        "The double {tile} on {train} must be covered first.",
        tile=_double(seen, index),
        train=train_name(seen.names, index),
    )


def _double(seen: Seen, index: int) -> str:
    cars = _parts(seen)[1].trains[index].cars
    assert cars is not None
    return tile_text(cars.tile)


def asks(seen: Seen, moves: Sequence[Move]) -> str:
    """What the player is asked to do now."""
    state = _parts(seen)[1]
    kinds = {int(move.kind) for move in moves}
    called = [offer(seen), _("Say catch!")] if CATCH in kinds else []
    return " ".join(filter(None, [*called, stuck(seen, moves) or _asked(seen, state, kinds)]))


def _asked(seen: Seen, state: TrainState, kinds: set[int]) -> str:
    if STOP in kinds:
        return _("Play as many tiles in a row as you can, or stop.")
    if state.now.drew:
        return _("The tile you drew fits: play it.")
    if state.owes == FOLLOW and not binding(seen):
        return _("You played a double: play again.")
    return _("The T gives you one more play.") if state.owes == EXTRA else ""


def stuck(seen: Seen, moves: Sequence[Move]) -> str:
    """Why you can only draw or pass, apart from a call."""
    made = [move for move in moves if move.kind != CATCH]
    state = _parts(seen)[1]
    if made and state.owes == TOLL:
        return _("A D was played before you: draw a tile first.")
    if made and state.now.drawn == KEPT:
        return _(KEEPS)
    return grammar.nothing_fits(made)


def fits_nowhere(seen: Seen, tile: int) -> str:
    """Why a tile in hand cannot be played."""
    game, state = _parts(seen)
    name = tile_text(tile)
    if state.owes == TOLL:
        return _("{tile} must wait: draw a tile first.", tile=name)
    if state.now.drawn == KEPT:
        return _(KEEPS)
    if state.now.drew and state.now.drawn >= 0 and state.now.drawn != tile:
        return _("You drew {tile}. It's the only tile you may play now.", tile=tile_text(state.now.drawn))
    bound = binding(seen)
    if bound:
        return " ".join([_("{tile} can't go there yet.", tile=name), bound])
    ends = {int(state.trains[index].end) for index in game.reach.spots(state, viewer(seen))}
    shown = listed([face_text(end) for end in sorted(ends)], "and")
    return _("{tile} doesn't fit. The trains you may play on end in {numbers}.", tile=name, numbers=shown)


def where(seen: Seen, move: Move) -> str:
    """One of several places for a tile: the record's text of the move, and what it is in words."""
    if move.kind != LAY:
        return str(move)
    game = _parts(seen)[0]
    train = train_name(seen.names, game.reach.index_of(move.place))
    if move.left >= 0:
        place = _("on {train}, leaving {left}", train=train, left=face_text(move.left))
    else:
        place = _("on {train}", train=train)
    return f"{move}   {place}"


def button(seen: Seen, move: Move) -> str:
    """A move as the label of a button."""
    game, state = _parts(seen)
    if move.kind == CATCH:
        if state.rail.silent < 0:
            return _("Catch {name}: a tile did fit", name=seen.names[state.rail.drew])
        return _("Catch {name}", name=seen.names[state.rail.silent])
    if move.kind != LAY:
        return _(_BUTTONS[int(move.kind)])
    index = game.reach.index_of(move.place)
    fields: dict[str, object] = {
        "tile": tile_text(move.tile),
        "train": _("your train") if index == seen.seat else train_name(seen.names, index),
        "left": face_text(move.left) if move.left >= 0 else "",
    }
    if move.say == LAST and move.left >= 0:
        return _("Play {tile} on {train}, leaving {left}, and announce your last tile", **fields)
    if move.say == LAST:
        return _("Play {tile} on {train} and announce your last tile", **fields)
    if move.left >= 0:
        return _("Play {tile} on {train}, leaving {left}", **fields)
    return _("Play {tile} on {train}", **fields)


def offer(seen: Seen) -> str:
    """Say that a player has not announced the last tile."""
    name = seen.names[_parts(seen)[1].rail.silent]
    if name == YOU:
        return _("You didn't announce the last tile.")
    return _("{name} didn't announce the last tile.", name=name)


def sentence(game: TrainGame, names: Sequence[str], step: Step, previous: Step | None = None) -> str:
    """What was done with one move."""
    before, after = step.before, step.after
    assert isinstance(before, TrainState)
    assert isinstance(after, TrainState)
    move, name = step.move, names[step.seat]
    if move.kind == LAY:
        straight_on = previous is not None and previous.move.kind == LAY and previous.move.place == move.place
        return _laid(game, names, step, straight_on)
    if move.kind == CATCH:
        return " ".join([_catch(game, names, step), _penalty(game, names, step)])
    if move.kind == STOP:
        return stopped(name)
    assert move.kind == PASS
    if not _opened(step):
        return passed(name)
    if name == YOU:
        return _("You passed, so your train is open now.")
    return _("{name} passed, so {name}'s train is open now.", name=name)


def _opened(step: Step) -> bool:
    """Whether a pass put a marker on the player's train."""
    assert isinstance(step.before, TrainState)
    assert isinstance(step.after, TrainState)
    return ((step.after.rail.markers & ~step.before.rail.markers) >> step.seat) & 1 == 1


def _laid(game: TrainGame, names: Sequence[str], step: Step, straight_on: bool) -> str:
    move = step.move
    index = game.reach.index_of(move.place)
    name, tile = names[step.seat], tile_text(move.tile)
    assert isinstance(step.before, TrainState)
    first = step.before.trains[index].count == 0
    if straight_on:
        found = [_went_on(name, tile)]
    elif index == step.seat:
        found = [_laid_on_own(name, tile, first)]
    else:
        found = [_laid_elsewhere(name, tile, train_name(names, index), first)]
    if move.left >= 0:
        found.append(_("That leaves {number}.", number=face_text(move.left)))
    if FACES[move.tile][0] in _ACTIONS:
        found.append(_(_ACTIONS[FACES[move.tile][0]]))
    if move.say == LAST:
        if name == YOU:
            found.append(_("You announced your last tile."))
        else:
            found.append(_("{name} announced the last tile.", name=name))
    return " ".join(found)


def _went_on(name: str, tile: str) -> str:
    if name == YOU:
        return _("You went on with {tile}.", tile=tile)
    return _("{name} went on with {tile}.", name=name, tile=tile)


def _laid_on_own(name: str, tile: str, first: bool) -> str:
    if name == YOU:
        if first:
            return _("You started your train with {tile}.", tile=tile)
        return _("You played {tile} on your train.", tile=tile)
    if first:
        return _("{name} started their own train with {tile}.", name=name, tile=tile)
    return _("{name} played {tile} on their own train.", name=name, tile=tile)


def _laid_elsewhere(name: str, tile: str, train: str, first: bool) -> str:
    if name == YOU:
        if first:
            return _("You started {train} with {tile}.", train=train, tile=tile)
        return _("You played {tile} on {train}.", train=train, tile=tile)
    if first:
        return _("{name} started {train} with {tile}.", name=name, train=train, tile=tile)
    return _("{name} played {tile} on {train}.", name=name, train=train, tile=tile)


def _target(names: Sequence[str], step: Step) -> str:
    """The name of the player who was caught."""
    before, after = step.before, step.after
    assert isinstance(before, TrainState)
    assert isinstance(after, TrainState)
    silent = before.rail.silent >= 0 and after.rail.silent < 0
    return names[before.rail.silent if silent else before.rail.drew]


def _catch(game: TrainGame, names: Sequence[str], step: Step) -> str:
    name, other = names[step.seat], _target(names, step)
    drawing = game.answers.caught == KEEP
    if name == YOU:
        if drawing:
            return _("You caught {other} drawing.", other=other)
        return _("You caught {other}.", other=other)
    if other == YOU:
        return _("{name} caught you drawing.", name=name) if drawing else _("{name} caught you.", name=name)
    if drawing:
        return _("{name} caught {other} drawing.", name=name, other=other)
    return _("{name} caught {other}.", name=name, other=other)


def _penalty(game: TrainGame, names: Sequence[str], step: Step) -> str:
    """What being caught costs."""
    other = _target(names, step)
    assert isinstance(step.before, TrainState)
    assert isinstance(step.after, TrainState)
    if game.answers.caught == DRAW_ONE:
        if step.after.yard.left() >= step.before.yard.left():
            return _("There's no tile left to draw.")
        return _("You drew a tile.") if other == YOU else _("{name} drew a tile.", name=other)
    if game.answers.caught == POINTS:
        return _("That costs {points}.", points=grammar.points(game.answers.penalty_points))
    if game.answers.caught == KEEP:
        return _("That tile can't be played this turn.")
    return _("You lose your next turn.") if other == YOU else _("{name} loses the next turn.", name=other)


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

    def call(self) -> str:
        return _("You can say catch.")

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        assert isinstance(game, TrainGame)
        return sentence(game, names, step, previous)

    def bubble(self, game: Game, names: Sequence[str], step: Step) -> str:
        if step.move.kind == PASS and _opened(step):
            return pgettext("at a seat", "Passed: this train is open now")
        return super().bubble(game, names, step)

    def called(self, game: Game, names: Sequence[str], step: Step) -> str:
        return pgettext("at a seat", "Caught {name}", name=_target(names, step))

    def pips(self, held: Sequence[int]) -> int:
        return hand_points(hand_of(held))

    def aim(self, match: Match) -> str:
        game = match.game
        assert isinstance(game, TrainGame)
        return _("one round: go out to win") if game.answers.out_wins else super().aim(match)

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
        for round_, _made in played:
            state = round_.state
            assert isinstance(state, TrainState)
            lengths = [int(train.count) for train in state.trains]
            longest = [max(known, new) for known, new in zip(longest, lengths)]
            public = max([public, *lengths[game.seats :]])
            penalties.append(state.rail.penalties)
            held.append(difference(game.tally(round_.state), state.rail.penalties))
        counts = [
            *plays_of(game, played),
            StatLine(marked("Longest train"), tuple(longest)),
            times_made(game, played, marked("Last tiles caught"), CATCH),
            StatLine(marked("Longest public train"), (public,), TABLE),
        ]
        return counts, [
            StatLine(marked("Tiles left in hand"), sum_of(held), SIDE),
            StatLine(marked("Penalties"), sum_of(penalties), SIDE),
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
