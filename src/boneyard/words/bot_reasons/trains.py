"""What bots say about their moves in train games."""

from dataclasses import dataclass

from boneyard.core.move import DRAW, PASS, STOP, Move
from boneyard.core.tile import HIGH, TOP
from boneyard.games.trains.state import TOLL, TrainState


@dataclass(frozen=True)
class MoveFacts:
    """The facts about a move that its sentence needs."""

    move: Move
    sheds: int  # what the tile would have cost
    out: bool  # no tile is left
    own: bool  # the tile goes on your own train
    public: bool  # the tile goes on a train that belongs to nobody
    covers: bool  # the tile covers an open double
    had: int  # tiles lined up for your train before the move
    keeps: int  # and after it


def catches() -> str:
    """About calling out a player who did not announce the last tile."""
    return "Someone didn't announce their last tile."


def unable(state: TrainState, move: Move) -> str:
    """About a move that lays no tile."""
    if state.owes == TOLL:
        return "The D makes you draw a tile first."
    return {int(DRAW): "Nothing fits, so draw.", int(PASS): "Nothing fits, so pass."}.get(
        int(move.kind), "You have nothing to add."
    )


def only(state: TrainState, seat: int) -> str:
    """About the only play there is."""
    return "It's your last tile." if state.hands.of(seat).size == 1 else "Nothing else fits."


def why(best: MoveFacts) -> str:
    """Say what the move does for your train, and what it sheds."""
    if best.move.kind == STOP:
        return "What you have left is better kept."
    if best.out:
        return "You go out with it."
    sheds = f"gets rid of {best.sheds} {_unit(best)}"
    where = _where(best)
    if best.covers:
        rest = f" and saves {_tiles(best.keeps)} for your train" if best.keeps else f" and {sheds}"
        return f"Covers the double {where}{rest}."
    if best.own:
        if best.keeps and best.keeps >= best.had - 1:
            return f"Continues your train, with {_tiles(best.keeps)} lined up to follow, and {sheds}."
        return f"{_capital(sheds)} {where}."
    if best.keeps and best.keeps >= best.had:
        return f"Saves {_all(best.keeps)} lined up for your train and {sheds} {where}."
    if best.keeps:
        return f"{_capital(sheds)} {where} and saves {_tiles(best.keeps)} for your train."
    return f"{_capital(sheds)} {where}."


def _where(best: MoveFacts) -> str:
    if best.own:
        return "on your train"
    return "on a public train" if best.public else "on another player's train"


def _tiles(count: int) -> str:
    return f"{count} tile{'' if count == 1 else 's'}"


def _all(count: int) -> str:
    return {1: "the tile", 2: "both tiles"}.get(count, f"all {count} tiles")


def _unit(best: MoveFacts) -> str:
    wild = HIGH[best.move.tile] > TOP
    return ("point" if wild else "pip") + ("" if best.sheds == 1 else "s")


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
