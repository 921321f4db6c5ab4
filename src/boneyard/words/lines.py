"""The sentences about games that are played in a line: what binds, what is asked, where a tile goes, what was done."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game, Points, State
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import PIPS, tile_text
from boneyard.games.lines.moves import LEAD, MUGGINS, place_number, place_text
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import fives
from boneyard.games.lines.state import ADDING, LEADING, LineState
from boneyard.words import grammar
from boneyard.words.context import Seen, Step, holds
from boneyard.words.counts import (
    SIDE,
    Counted,
    Played,
    StatLine,
    difference,
    none_of,
    plays_of,
    sum_of,
    times_made,
)
from boneyard.words.grammar import points
from boneyard.words.teller import CountingTeller

_BUTTONS = {int(DRAW): "Draw a tile", int(PASS): "Pass", int(STOP): "Stop here", int(MUGGINS): "Say muggins"}


def _parts(seen: Seen) -> tuple[LineGame, LineState]:
    game, state = seen.game, seen.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    return game, state


def says(seen: Seen) -> list[str]:
    """What the layout asks for, in words: what binds, what fits, what the ends count."""
    game, state = _parts(seen)
    found = [binding(game, state) or _many_ends(state), touching(game, state)]
    if game.answers.count is fives and state.laid is not None:
        found.append(f"The open ends count {sum(int(end.counts) for end in state.ends())}.")
    if state.tally.pool:
        found.append(f"The pool holds {grammar.counted(state.tally.pool, 'chip')}.")
    return [sentence for sentence in found if sentence]


def _many_ends(state: LineState) -> str:
    """The numbers to look for if there are more ends than you see at a glance."""
    numbers = sorted({int(end.number) for end in state.ends()})
    return f"Open ends: {', '.join(str(each) for each in numbers)}." if len(state.ends()) > 2 else ""


def binding(game: LineGame, state: LineState) -> str:
    """What must be played on before anything else."""
    thing = "toe" if game.layouts.branching.binds else "tile"
    for end in state.ends():
        if end.binds:
            needs = grammar.counted(int(end.room), thing)
            return f"{tile_text(end.tile)} still needs {needs}: nothing else may be played."
    return ""


def touching(game: LineGame, state: LineState) -> str:
    """What the open ends take if touching ends do not simply match."""
    if not game.layouts.total:
        return ""
    needs = {int(end.number): int(end.needs) for end in state.ends()}
    numbers = sorted(needs)
    takes = [f"the {each} takes {needs[each]}" for each in numbers if needs[each] <= game.size]
    anywhere = "; a matador fits anywhere" if takes else ""
    takes += [f"the {each} takes only a matador" for each in numbers if needs[each] > game.size]
    return f"{listed(takes, 'and').capitalize()}{anywhere}." if takes else ""


def asks(seen: Seen, moves: Sequence[Move]) -> str:
    """What the player is asked to do now."""
    _, state = _parts(seen)
    kinds = {int(move.kind) for move in moves}
    called = (
        f"{grammar.points(state.tally.unclaimed)} were left unclaimed: say muggins. "
        if MUGGINS in kinds
        else ""
    )
    if stuck(moves):
        return f"{called}{stuck(moves)}"
    if state.stage == ADDING:
        return f"{called}You may add a tile after the double, or stop."
    if state.stage == LEADING:
        only = len({move.tile for move in moves}) == 1
        return f"{tile_text(moves[0].tile)} must lead." if only else "Lead any tile."
    return f"{called}Play a tile, or draw." if DRAW in kinds else called.strip()


def stuck(moves: Sequence[Move]) -> str:
    """Why you can only draw or pass, apart from a call that may be made besides."""
    return grammar.nothing_fits([move for move in moves if move.kind != MUGGINS])


def fits_nowhere(seen: Seen, tile: int) -> str:
    """Why a tile in hand cannot be played."""
    game, state = _parts(seen)
    name = tile_text(tile)
    if state.stage == LEADING:
        return f"{tile_text(state.forced)} must lead this round, not {name}."
    bound = binding(game, state)
    if bound:
        return f"{name} does not fit: {bound[0].lower()}{bound[1:]}"
    numbers = listed([str(each) for each in sorted({int(end.number) for end in state.ends()})], "and")
    rule = f" {touching(game, state)}" if game.layouts.total else ""
    return f"{name} fits nowhere: the open ends show {numbers}.{rule}"


def where(seen: Seen, move: Move) -> str:
    """One of several places for a tile: the record's text of the move, and what it is in words."""
    if move.kind != LAY or move.place == LEAD:
        return str(move)
    spelled = seen.game.spelled(seen.state, move)
    leaves = f", leaving {spelled.left}" if spelled.left >= 0 else ""
    return (
        f"{move}   on the {place_number(spelled.place)} of {place_text(move.place).partition('.')[0]}{leaves}"
    )


def button(seen: Seen, move: Move) -> str:
    """A move as the label of a button."""
    if move.kind == MUGGINS:
        return f"{_BUTTONS[int(move.kind)]}, +{worth(seen, move)}"
    if move.kind != LAY:
        return _BUTTONS[int(move.kind)]
    text = f"Lead {tile_text(move.tile)}" if move.place == LEAD else _played(seen, move)
    if move.say >= 0:
        return f"{text} and claim {move.say}"
    made = worth(seen, move)
    return f"{text}, +{made}" if made else text


def worth(seen: Seen, move: Move) -> int:
    """The points that a move scores at once: where they have to be claimed, only if it claims them."""
    game, state = _parts(seen)
    if move.kind == MUGGINS:
        return int(state.tally.unclaimed)
    if move.kind != LAY or (game.spoken and move.say < 0):
        return 0
    return game.worth(state, move)


def _played(seen: Seen, move: Move) -> str:
    """A tile laid on an open end; the end's tile is named if others show the same number."""
    _, state = _parts(seen)
    spelled = seen.game.spelled(seen.state, move)
    number = int(place_number(spelled.place))
    alike = sum(int(end.number) == number for end in state.ends())
    onto = f" of {place_text(move.place).partition('.')[0]}" if alike > 1 else ""
    leaves = f", leaving {move.left}" if move.left >= 0 else ""
    return f"Play {tile_text(move.tile)} on the {number}{onto}{leaves}"


def offer(seen: Seen) -> str:
    """Say that a player has missed a claim."""
    return f"{grammar.points(_parts(seen)[1].tally.unclaimed).capitalize()} were left unclaimed."


def deed(game: Game, step: Step) -> str:
    """What was done with one move, as it follows the player's name."""
    move = step.move
    made = _made(game, step)
    if move.kind == MUGGINS:
        return f"called muggins for {points(made)}"
    if move.kind == PASS:
        return "passed"
    if move.kind != LAY:
        return "stopped there"
    if move.place == LEAD:
        deed = f"led {tile_text(move.tile)}"
    else:
        spelled = game.spelled(step.before, move)
        deed = f"played {tile_text(move.tile)} on the {place_number(spelled.place)}"
        if move.left >= 0:
            deed += f", leaving {move.left}"
    if made > 0:
        return f"{deed} for {points(made)}"
    if move.say >= 0:
        return f"{deed} and claimed {move.say}, which was wrong"
    return deed


def _made(game: Game, step: Step) -> int:
    """The points that a move made at once, without what the end of a round pays."""
    before, after = step.before, step.after
    if not isinstance(before, LineState) or not isinstance(after, LineState):
        return 0
    side = game.side(step.seat)
    return after.tally.points[side] - before.tally.points[side]


class LineTeller(CountingTeller):
    """Games in a line, with or without arms."""

    pictured = True
    alike = True

    def says(self, seen: Seen) -> list[str]:
        return says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return button(seen, move)

    def worth(self, seen: Seen, move: Move) -> int:
        return worth(seen, move)

    def scored(self, game: Game, step: Step) -> int:
        return _made(game, step)

    def stuck(self, seen: Seen, moves: Sequence[Move]) -> str:
        return stuck(moves)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        return fits_nowhere(seen, tile)

    def where(self, seen: Seen, move: Move) -> str:
        return where(seen, move)

    def offer(self, seen: Seen) -> str:
        return offer(seen)

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        return deed(game, step)

    def pips(self, held: Sequence[int]) -> int:
        return sum(int(PIPS[tile]) for tile in held)

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, LineGame)
        left = len(game.boneyard(state))
        return f"boneyard {left}" if game.answers.draws > 0 else f"{left} out of play"

    def questions(self, seen: Seen, move: Move) -> tuple[str, ...]:
        game, state = seen.game, seen.state
        assert isinstance(game, LineGame)
        assert isinstance(state, LineState)
        if move.kind == DRAW:
            return ("After a double",) if state.stage == ADDING else ("Drawing by choice", "Unable to play")
        if move.kind == PASS:
            return ("Unable to play",)
        if move.kind == MUGGINS:
            return ("Option calls", "During play")
        if move.kind == STOP:
            return ("After a double",)
        if move.kind != LAY or not holds(seen, move.tile):
            return ()
        if state.stage == LEADING:
            return ("Who leads",)
        if any(end.binds for end in state.ends()):
            return ("Doubles",)
        return ("Touching ends",)

    def count(self, game: Game, played: Played) -> Counted:
        """Layouts: points for the open ends, for what others missed, and for the hands at the end."""
        staked, ends, called, last = ([none_of(game)] for _ in range(4))
        for round_, made in played:
            last.append(difference(game.tally(round_.state), _scored_in_play(round_.state)))
            staked.append(_scored_in_play(game.start(round_.deal, round_.before)))
            for step in made:
                gained = difference(_scored_in_play(step.after), _scored_in_play(step.before))
                (called if step.move.kind == MUGGINS else ends).append(gained)
        kinds = [
            StatLine("Staked", sum_of(staked), SIDE),
            StatLine("During play", sum_of(ends), SIDE),
            StatLine("Muggins called", sum_of(called), SIDE),
            StatLine("At the end of rounds", sum_of(last), SIDE),
        ]
        return [*plays_of(game, played), times_made(game, played, "Muggins said", MUGGINS)], kinds


def _scored_in_play(state: State) -> Points:
    assert isinstance(state, LineState)
    return state.tally.points
