"""The pictures of each family, found by its name: the public part of a scene, and what a viewer adds to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import ALONE, LAY, Move
from boneyard.core.registry import Registry
from boneyard.core.tile import NO_TILE
from boneyard.pictures.families import (
    clock,
    lines,
    neighbors,
    poker,
    rows,
    solitaire,
    traffic,
    trains,
    tricks,
)
from boneyard.pictures.layout import rack
from boneyard.pictures.scene import NAME, Scene, SceneRequest
from boneyard.pictures.scene_diff import Own, difference
from boneyard.pictures.svg import draw
from boneyard.words import titles
from boneyard.words.board_labels.common import TURN, match_over
from boneyard.words.language import _
from boneyard.words.registry import teller


@dataclass(frozen=True)
class Arranger:
    """How a family's states become scenes. Each function is given only what a spectator, or the seat, may see."""

    table: Callable[[Game, State, SceneRequest], Scene]  # the public part
    with_seat: Callable[[Scene, Game, State, int], Scene]
    touches: Callable[
        [Game, State, int, Move], tuple[str, ...]
    ]  # the ids of what a seat touches to mean a move
    seat_part: Callable[[Scene, Game, State, int], Own] | None = (
        None  # where it is known without the whole scene
    )


_ARRANGERS: Registry[Arranger] = Registry(
    "pictures",
    "an Arranger with boneyard.pictures.registry.register",
    {
        "lines": Arranger(lines.table, lines.with_seat, rack.touches, lines.seat_part),
        "trains": Arranger(trains.table, trains.with_seat, rack.touches),
        "tricks": Arranger(tricks.table, tricks.with_seat, rack.touches),
        "poker": Arranger(poker.table, poker.with_seat, rack.touches),
        "clock": Arranger(clock.table, clock.with_seat, clock.touches),
        "neighbors": Arranger(neighbors.table, neighbors.with_seat, solitaire.touches),
        "rows": Arranger(rows.table, rows.with_seat, solitaire.touches),
        "bingo": Arranger(rows.table, rows.with_seat, rows.bingo_touches),
        "traffic": Arranger(traffic.table, traffic.with_seat, traffic.touches),
    },
)

register = _ARRANGERS.register
unregister = _ARRANGERS.unregister
of = _ARRANGERS.of


def table(
    game: Game,
    state: State,
    wide: bool = True,
    names: Sequence[str] = (),
    last: int = NO_TILE,
    totals: Sequence[int] = (),
    low: bool = False,
) -> Scene:
    """The public part of a scene, from what a spectator sees: the same for every viewer.

    `last` is the tile that was played last, if the State doesn't know; `totals` are the points on
    the plates, a number for each seat, or none. `low` is for a felt much wider than high.
    """
    given = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(game.seats))
    # Taken as a view again: even with the full state, the result is a spectator's picture.
    request = SceneRequest(wide or low, given, last, tuple(totals), low)
    return of(game.family).table(game, game.look(state, None), request)


def at_rest(scene: Scene) -> Scene:
    """The scene once the match was decided in the middle of a round: it's no one's turn."""
    return replace(
        scene,
        pieces=tuple([piece._replace(binds=False, dim=False, able=False) for piece in scene.pieces]),
        spots=tuple([spot._replace(active=False, tiles=()) for spot in scene.spots]),
        labels=tuple(
            [
                label._replace(text=label.text.removeprefix(TURN), strong=label.strong and label.role != NAME)
                for label in scene.labels
                if label.id not in ("words", "asks")
            ]
        ),
        lanes=tuple(
            [lane._replace(bright=False, marked=lane.marked and not lane.plain) for lane in scene.lanes]
        ),
        summary=" ".join([match_over(), scene.summary.partition(". ")[2]]),
    )


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """A public scene plus what only this seat sees: its rack, and the places where it can play now."""
    return of(game.family).with_seat(scene, game, game.look(state, seat), seat)


def seat_part(scene: Scene, game: Game, state: State, seat: int) -> Own:
    """The same as a difference from the public scene; some families compute it directly."""
    known = of(game.family).seat_part
    if known is not None:
        return known(scene, game, game.look(state, seat), seat)
    return difference(scene, with_seat(scene, game, state, seat))


def touches(game: Game, state: State, seat: int, move: Move) -> tuple[str, ...]:
    """The ids of the pieces and spots that a seat touches to mean a move; none if a move is only said."""
    return of(game.family).touches(game, state, seat, move)


public = table  # where `table` is the name of the table's colors


def as_svg(
    match: Match,
    seat: int | None = None,
    *,
    wide: bool = True,
    palette: str = "color",
    table: str = "light",
    adapts: bool = False,
) -> str:
    """A match now, as a seat sees it or as a spectator does; for one that adapts see `draw`."""
    game = match.game
    scene = public(game, match.look(None), wide, match.players, last_laid(match.round.moves))
    if seat is not None:
        scene = with_seat(scene, game, match.look(seat), seat)
    title = _(
        "{game}, {round}",
        game=titles.match_title(match),
        round=teller(match.game).heading(match.round.number),
    )
    return draw(scene, palette=palette, table=table, title=title, adapts=adapts)


def last_laid(moves: Sequence[tuple[int, Move]]) -> int:
    """The tile that was played last in a round."""
    for _seat, move in reversed(moves):
        if move.kind in (LAY, ALONE):
            return int(move.tile)
    return NO_TILE
