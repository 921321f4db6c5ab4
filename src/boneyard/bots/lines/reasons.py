"""What bots say of their moves: short sentences that suit a hint as well as a remark."""

from typing import Final

from boneyard.bots.lines.greedy import ScoredPlay
from boneyard.core.move import DRAW, STOP, Move
from boneyard.core.tile import PIPS, tile_text
from boneyard.games.lines.state import LEADING, LineState

_TELLING: Final = 0.01  # an advantage, in pips, below which nothing is said of it


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


def why(best: ScoredPlay, judged: list[ScoredPlay]) -> str:
    """What speaks for a play: its points, or whatever sets it off most from the others."""
    if best.points > 0:
        return f"Scores {best.points}{' and goes out' if best.out else ''}."
    if best.out:
        return "Goes out."
    edges = [
        (part - sum(each.parts[name] for each in judged) / len(judged), _reason(name, best))
        for name, part in best.parts.items()
    ]
    told = [(edge, reason) for edge, reason in sorted(edges, reverse=True) if edge > _TELLING and reason]
    # A second reason is worth hearing only beside a first one that it nearly equals.
    reasons = [reason for edge, reason in told if edge >= told[0][0] / 3]
    if not reasons:
        return "It is as good as any other play."
    sentence = _joined(reasons[0], reasons[1]) if len(reasons) > 1 else reasons[0]
    return f"{sentence[0].upper()}{sentence[1:]}."


def _joined(first: str, second: str) -> str:
    """Two reasons in one sentence; the words that both begin with are said once."""
    rest = second.split()
    for word in first.split():
        if len(rest) == 1 or word != rest[0]:
            break
        rest.pop(0)
    return f"{first} and {' '.join(rest)}"


def _reason(name: str, best: ScoredPlay) -> str:
    """What a feature says where it speaks for a play; comparisons are with the other plays there are."""
    whom, plays = ("a partner", "more") if best.partner else ("the next player", "fewer")
    return {
        "pips": _sheds(best),
        "double": "gets rid of a double",
        "fits": _keeps(best),
        "variety": "keeps more numbers in hand",
        "shut": f"leaves {whom} {plays} plays",
        "threat": f"leaves {whom} {plays} points",
        "again": "keeps the turn",
        "wild": "saves the matadors",
    }.get(name, "")


def _sheds(best: ScoredPlay) -> str:
    if best.penalty:
        return f"sheds the double blank, which would cost {best.penalty}"
    pips = PIPS[best.move.tile]
    return f"sheds {pips} pip{'' if pips == 1 else 's'}"


def _keeps(best: ScoredPlay) -> str:
    if best.fits == 0:
        return ""
    if best.fits == best.left:
        return "keeps every tile left playable" if best.left > 1 else "keeps the last tile playable"
    return f"keeps {best.fits} tile{'' if best.fits == 1 else 's'} playable"
