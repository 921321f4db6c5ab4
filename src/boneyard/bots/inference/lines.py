"""Inference at layout games: what passes, draws and leads reveal."""

from collections.abc import Iterable
from typing import Final

from boneyard.bots.inference.facts import AT_FIRST, Check, Evidence, Fact, FamilyInference, Source
from boneyard.bots.inference.sight import Tiles, full_hands, full_yard, tiles_in
from boneyard.core.game import Game, State
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import DRAW, LAY, PASS, Move
from boneyard.core.tile import HIGH, LOW
from boneyard.games.lines.leads import ANY, NONE
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import ADDING, LEADING, OVER, LineState


def _move_evidence(
    game: Game, seat: int, move: Move, before: State, after: State, number: int
) -> Iterable[Evidence]:
    assert isinstance(game, LineGame)
    assert isinstance(before, LineState)
    assert isinstance(after, LineState)
    answers = game.answers
    if move.kind == PASS and before.stage != LEADING:
        yield Fact(seat, 2 * number, _fitting(game, before), Source.PASSED, _numbers(before))
    elif move.kind == DRAW and not answers.free_draw:
        # If matadors may be spared, a player may draw with one in hand.
        spared = tiles_in(game.reach.wild) if answers.spare_wild else 0
        yield Fact(seat, 2 * number, _fitting(game, before) & ~spared, Source.DREW, _numbers(before))
    elif move.kind == LAY and answers.adds and HIGH[move.tile] == LOW[move.tile]:
        fits = _fitting(game, after)
        if after.stage == ADDING:
            yield Check(seat, 2 * number + 2, lambda hand: hand & fits != 0)
        elif after.stage != OVER:
            yield Fact(seat, 2 * number + 2, fits, Source.ENDED, _numbers(after))


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


def _opening_evidence(game: Game, state: State, history: History) -> Iterable[Evidence]:
    """No one was dealt a tile that would have led instead of the one that did, or that you must lead."""
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    lead = int(history.events[0].move.tile if history.events else state.forced)
    if state.stage != LEADING or lead < 0 or game.answers.lead(((lead,),), game.size) == ANY:
        return
    drawn = sum([len(hand) for hand in game.hands(state)]) > game.answers.hand * game.seats
    excluded = 0
    for tile in game.tiles:
        leads = game.answers.lead(((tile,),), game.size) != NONE
        beats = game.answers.lead(((lead, tile),), game.size) != lead
        if tile != lead and (beats or (drawn and leads)):
            excluded |= 1 << tile
    for seat in range(game.seats):
        yield Fact(seat, AT_FIRST, excluded, Source.LED)


def _build_state(view: View, hidden: list[list[int]], yard: list[int]) -> State:
    state = view.state
    assert isinstance(state, LineState)
    return state.with_tiles(full_hands(state.hands, hidden), full_yard(state.yard, yard), state.forced)


LINE_INFERENCE: Final = FamilyInference(_move_evidence, _opening_evidence, _build_state)
