"""What was done at the table, told in sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.core.errors import listed
from boneyard.core.game import Game, State
from boneyard.core.match import Round
from boneyard.core.move import DRAW, LAY, LEAD, MUGGINS, PASS, Move, place_number
from boneyard.core.tile import tile_text
from boneyard.games.lines.state import LineState
from boneyard.terminal.phrases import counted, points


@dataclass(frozen=True)
class Step:
    """A move with the moments before and after it."""

    seat: int
    move: Move
    before: State
    after: State


def steps(game: Game, round_: Round) -> list[Step]:
    """The moves of a round, each between its two moments."""
    found: list[Step] = []
    state = game.begin(round_.deal, round_.before)
    for seat, move in round_.moves:
        after = game.play(state, seat, move)
        found.append(Step(seat, move, state, after))
        state = after
    return found


def told(game: Game, names: Sequence[str], made: Sequence[Step], own: int | None = None) -> list[str]:
    """What happened, a sentence for each player's turn; the own draws are named, those of others are not."""
    turns: list[list[Step]] = []
    for step in made:
        if turns and turns[-1][0].seat == step.seat:
            turns[-1].append(step)
        else:
            turns.append([step])
    return [f"{names[turn[0].seat]} {listed(_deeds(game, turn, own), 'and')}." for turn in turns]


def _deeds(game: Game, turn: list[Step], own: int | None) -> list[str]:
    deeds: list[str] = []
    draws = 0
    drawn: list[str] = []
    for step in [*turn, None]:
        if step is not None and step.move.kind == DRAW:
            draws += 1
            drawn += _gained(game, step)
            continue
        if draws:
            deeds.append(f"drew {listed(drawn, 'and') if turn[0].seat == own else counted(draws, 'tile')}")
            draws, drawn = 0, []
        if step is not None:
            deed = _deed(game, step)
            again = deeds and deeds[-1].startswith("played ")
            deeds.append(deed.removeprefix("played ") if again else deed)
    return deeds


def _gained(game: Game, step: Step) -> list[str]:
    had = game.hands(step.before)[step.seat]
    return [tile_text(tile) for tile in game.hands(step.after)[step.seat] if tile not in had]


def _deed(game: Game, step: Step) -> str:
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
    """The points that a move made at once; what the end of a round pays is told with the round."""
    before, after = step.before, step.after
    if not isinstance(before, LineState) or not isinstance(after, LineState):
        return 0
    side = game.side(step.seat)
    return after.tally.points[side] - before.tally.points[side]
