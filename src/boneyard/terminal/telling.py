"""What was done at the table, told in sentences."""

from collections.abc import Sequence

from boneyard.core.game import Game
from boneyard.core.match import Round
from boneyard.terminal.manners import manner
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
    """What happened, in the manner of the game; nothing is named that only others know."""
    return manner(made[0].before).told(game, names, made, own) if made else []
