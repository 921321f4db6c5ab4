"""What bots say about their moves in layout games, in words that suit a hint as well as a remark."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from boneyard.core.move import DRAW, STOP, Move
from boneyard.core.tile import PIPS, tile_text
from boneyard.games.lines.state import LEADING, LineState

_WORTH_SAYING: Final = 0.01  # the least advantage, in pips, that is mentioned
AS_GOOD_AS_ANY: Final = "It's as good as any other play."


@dataclass(frozen=True)
class PlayFacts:
    """The facts about a play that its sentence needs."""

    tile: int
    points: int  # made at once
    out: bool  # no tile is left
    fits: int  # tiles left in hand that would fit the open ends
    left: int  # tiles left in hand
    penalty: int  # what the tile would have cost on top of its pips
    partner: bool  # the next player is a partner


def calls(points: int) -> str:
    """About a call out of turn."""
    return f"Takes the {points} points that went unclaimed."


def unable(move: Move) -> str:
    """About a move that lays no tile."""
    if move.kind == STOP:
        return "You have nothing to add."
    return "Nothing fits, so draw." if move.kind == DRAW else "Nothing fits, so pass."


def holds_back(move: Move) -> str:
    """About drawing or stopping when a tile could be played."""
    return (
        "What you hold is better kept for later." if move.kind == STOP else "Drawing may bring a better play."
    )


def only(state: LineState, move: Move) -> str:
    """About the only play there is."""
    if state.stage == LEADING and len(state.hands.of(state.turn)) > 1:
        return f"{tile_text(int(move.tile))} must lead."
    return "It's your last tile." if len(state.hands.of(state.turn)) == 1 else "Nothing else fits."


def why(best: PlayFacts, advantages: Mapping[str, float]) -> str:
    """Name a play's points, or whatever sets it apart most; empty if nothing does.

    `advantages` has, by the name of a feature, how many pips better the play is than the average of all plays.
    """
    if best.points > 0:
        return f"Scores {best.points}{' and goes out' if best.out else ''}."
    if best.out:
        return "Goes out."
    ranked = sorted([(edge, _reason(name, best)) for name, edge in advantages.items()], reverse=True)
    worth_saying = [(edge, reason) for edge, reason in ranked if edge > _WORTH_SAYING and reason]
    # A second reason is worth hearing only when it nearly equals the first.
    reasons = [reason for edge, reason in worth_saying if edge >= worth_saying[0][0] / 3]
    if not reasons:
        return ""
    sentence = _joined(reasons[0], reasons[1]) if len(reasons) > 1 else reasons[0]
    return f"{sentence[0].upper()}{sentence[1:]}."


def _joined(first: str, second: str) -> str:
    """Join two reasons in one sentence, saying the words that both begin with only once."""
    rest = second.split()
    for word in first.split():
        if len(rest) == 1 or word != rest[0]:
            break
        rest.pop(0)
    return f"{first} and {' '.join(rest)}"


def _reason(name: str, best: PlayFacts) -> str:
    """How a feature speaks for a play, compared with the other plays."""
    whom, plays = ("your partner", "more") if best.partner else ("the next player", "fewer")
    return {
        "pips": _sheds(best),
        "double": "gets rid of a double",
        "fits": _keeps(best),
        "variety": "keeps more different numbers in hand",
        "shut": f"leaves {whom} {plays} plays",
        "threat": f"leaves {whom} {plays} points to score",
        "again": "keeps the turn",
        "wild": "saves your matadors",
    }.get(name, "")


def _sheds(best: PlayFacts) -> str:
    if best.penalty:
        return f"gets rid of the double blank, which could cost you {best.penalty}"
    pips = PIPS[best.tile]
    return "gets rid of one pip" if pips == 1 else f"gets rid of {pips} pips"


def _keeps(best: PlayFacts) -> str:
    if best.fits == 0:
        return ""
    if best.fits == best.left:
        return "keeps every tile you have left playable" if best.left > 1 else "keeps your last tile playable"
    return "keeps one tile playable" if best.fits == 1 else f"keeps {best.fits} tiles playable"
