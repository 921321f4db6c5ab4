"""What bots say of their moves in train games."""

from boneyard.bots.trains.greedy import ScoredMove
from boneyard.core.move import DRAW, PASS, STOP, Move
from boneyard.core.tile import HIGH, TOP
from boneyard.games.trains.state import TOLL, TrainState


def catches() -> str:
    """Of a call on somebody who did not announce the last tile."""
    return "Somebody did not announce the last tile."


def unable(state: TrainState, move: Move) -> str:
    """Of a move that is no play."""
    if state.owes == TOLL:
        return "A letter asks for a tile to be drawn first."
    return {int(DRAW): "Nothing fits, so a tile is drawn.", int(PASS): "Nothing fits."}.get(
        int(move.kind), "Nothing more is added."
    )


def only(state: TrainState, seat: int) -> str:
    """Of a play without an alternative."""
    return "It is the last tile." if state.hands.of(seat).size == 1 else "Nothing else fits."


def why(best: ScoredMove, seats: int) -> str:
    """What speaks for a play: what becomes of the own train, and what is shed."""
    if best.move.kind == STOP:
        return "What is left is better kept."
    if best.out:
        return "Goes out."
    sheds = f"sheds {best.sheds} {_unit(best)}"
    where = _where(best, seats)
    if best.covers:
        rest = f" and keeps your train of {_tiles(best.keeps)}" if best.keeps else f" and {sheds}"
        return f"Covers the double {where}{rest}."
    if best.own:
        if best.keeps and best.keeps >= best.had - 1:
            return f"Goes on with your train, with {_tiles(best.keeps)} still to follow, and {sheds}."
        return f"{_capital(sheds)} {where}."
    if best.keeps and best.keeps >= best.had:
        return f"Keeps your train of {_tiles(best.keeps)} whole and {sheds} {where}."
    if best.keeps:
        return f"{_capital(sheds)} {where} and leaves {_tiles(best.keeps)} for your train."
    return f"{_capital(sheds)} {where}."


def _where(best: ScoredMove, seats: int) -> str:
    if best.own:
        return "on your train"
    return "on another player's train" if best.train < seats else "on a public train"


def _tiles(count: int) -> str:
    return f"{count} tile{'' if count == 1 else 's'}"


def _unit(best: ScoredMove) -> str:
    wild = HIGH[best.move.tile] > TOP
    return ("point" if wild else "pip") + ("" if best.sheds == 1 else "s")


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
