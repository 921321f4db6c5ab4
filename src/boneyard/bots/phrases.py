"""What bots say of their moves: short sentences that suit a hint as well as a remark."""

from boneyard.bots.judge import Judged
from boneyard.core.move import DRAW, STOP, Move
from boneyard.core.tile import PIPS, tile_text
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LEADING, LineState


def calls(points: int) -> str:
    """Of a call out of turn."""
    return f"Takes the {points} points that were not claimed."


def unable(move: Move) -> str:
    """Of a move that is no play."""
    if move.kind == STOP:
        return "Nothing more is added."
    return "Nothing fits, so a tile is drawn." if move.kind == DRAW else "Nothing fits."


def only(state: LineState, move: Move) -> str:
    """Of a play without an alternative."""
    if state.stage == LEADING and len(state.hands.of(state.turn)) > 1:
        return f"{tile_text(int(move.tile))} must lead."
    return "It is the last tile." if len(state.hands.of(state.turn)) == 1 else "Nothing else fits."


def why(best: Judged, judged: list[Judged]) -> str:
    """What speaks for a play: its points, or whatever sets it off most from the others."""
    if best.points > 0:
        return f"Scores {best.points}{' and goes out' if best.out else ''}."
    if best.out:
        return "Goes out."
    edge = {
        name: part - sum(each.parts[name] for each in judged) / len(judged)
        for name, part in best.parts.items()
    }
    reasons = [
        _reason(name, best) for name, more in sorted(edge.items(), key=lambda item: -item[1]) if more > 0
    ]
    told = list(dict.fromkeys([reason for reason in reasons if reason]))[:2]
    return f"{' and '.join(told)}.".capitalize() if told else f"{_sheds(best)}.".capitalize()


def _reason(name: str, best: Judged) -> str:
    return {
        "pips": _sheds(best),
        "double": "gets rid of a double",
        "fits": _keeps(best),
        "variety": "keeps the most numbers in hand",
        "shut": "leaves the next player little to play",
        "ahead": "leaves the next player little to play",
        "threat": "leaves few points to the next player",
        "again": "keeps the turn",
        "wild": "saves the matadors",
    }.get(name, "")


def _sheds(best: Judged) -> str:
    pips = PIPS[best.move.tile]
    return f"sheds {pips} pip{'' if pips == 1 else 's'}"


def _keeps(best: Judged) -> str:
    if best.fits == 0:
        return ""
    if best.fits == best.left:
        return "keeps every tile left playable" if best.left > 1 else "keeps the last tile playable"
    return f"keeps {best.fits} tile{'' if best.fits == 1 else 's'} playable"
