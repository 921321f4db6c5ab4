"""What was done at the table, told in sentences."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game
from boneyard.core.match import Round
from boneyard.core.move import DRAW, PASS
from boneyard.core.tile import tile_text
from boneyard.terminal.manners import manner
from boneyard.terminal.phrases import counted
from boneyard.terminal.seen import Step


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
        if turns and turns[-1][0].seat == step.seat and turns[-1][-1].move.kind != PASS:
            turns[-1].append(step)
        else:
            turns.append([step])
    return [f"{names[turn[0].seat]} {listed(_deeds(game, names, turn, own), 'and')}." for turn in turns]


def _deeds(game: Game, names: Sequence[str], turn: list[Step], own: int | None) -> list[str]:
    deeds: list[str] = []
    draws = 0
    drawn: list[str] = []
    played = False
    previous: Step | None = None
    for step in [*turn, None]:
        if step is not None and step.move.kind == DRAW:
            draws += 1
            drawn += _gained(game, step)
            continue
        if draws:
            deeds.append(f"drew {listed(drawn, 'and') if turn[0].seat == own else counted(draws, 'tile')}")
            draws, drawn, played, previous = 0, [], False, None
        if step is not None:
            deed = manner(step.before).deed(game, names, step, previous)
            deeds.append(deed.removeprefix("played ") if played else deed)
            played = deed.startswith("played ")
            previous = step
    return deeds


def _gained(game: Game, step: Step) -> list[str]:
    had = game.hands(step.before)[step.seat]
    return [tile_text(tile) for tile in game.hands(step.after)[step.seat] if tile not in had]
