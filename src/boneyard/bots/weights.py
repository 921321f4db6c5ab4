"""What greedy cares about and how much: a row per idea of a game, found by the game's answers, never by its name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from boneyard.core.hand import EMPTY, hand_of
from boneyard.core.tile import tile_of
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import Round


@dataclass(frozen=True)
class Weights:
    """Every feature of a play and its price, in pips."""

    points: float = 1.0  # a point made at once
    threat: float = 1.0  # a point that the next opponent can be expected to make
    pips: float = 0.25  # a pip shed
    double: float = 2.0  # a double shed, which fits in fewer places than any other tile
    fits: float = 4.0  # the own tiles that would fit the open ends, from none (0) to many (1)
    variety: float = 0.5  # a different number kept in hand
    shut: float = 12.0  # the chance that the next opponent cannot play, for each opponent there is
    ahead: float = 2.0  # how many times dearer that is with fewer pips than the others are likely to hold
    again: float = 4.0  # keeping the turn
    wild: float = 0.0  # a tile spent that fits anywhere


def pips_pay(game: LineGame) -> bool:
    """Whether the pips of a finished round are its points: heavier hands are tried on the scoring itself."""
    light, heavy = (
        game.answers.score(
            Round((EMPTY, *[hand_of([tile])] * (game.seats - 1)), game.sides, game.answers.penalty)
        )
        for tile in (tile_of(1, 0), tile_of(6, 5))
    )
    return light != heavy


# Later rows override earlier ones.
IDEAS: tuple[tuple[Callable[[LineGame], bool], Mapping[str, float]], ...] = (
    # Who cannot play loses the turn, so keeping something playable is worth more.
    (lambda game: game.answers.draws == 0, {"fits": 8.0, "pips": 0.4}),
    # A match of few points: each is worth as much as many pips.
    (lambda game: not pips_pay(game), {"points": 8.0, "threat": 6.0}),
    # Matadors fit when nothing else does, so they are worth keeping.
    (lambda game: len(game.reach.wild) > 0, {"wild": 6.0}),
)


def weights_for(game: LineGame) -> Weights:
    """The weights for the rules of this table."""
    found = Weights()
    for holds, changes in IDEAS:
        if holds(game):
            found = replace(found, **changes)
    return found
