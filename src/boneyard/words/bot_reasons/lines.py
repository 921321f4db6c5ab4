"""What bots say about their moves in layout games, in words that suit a hint as well as a remark."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from boneyard.core.move import DRAW, STOP, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import PIPS, tile_text
from boneyard.games.lines.state import LEADING, LineState
from boneyard.words.language import _, ngettext

_WORTH_SAYING: Final = 0.01  # the least advantage, in pips, that is mentioned
AS_GOOD_AS_ANY: Final = marked("It's as good as any other play.")


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
    return ngettext(
        "Takes the point that went unclaimed.", "Takes the {count} points that went unclaimed.", points
    )


def unable(move: Move) -> str:
    """About a move that lays no tile."""
    if move.kind == STOP:
        return _("You have nothing to add.")
    return _("Nothing fits, so draw.") if move.kind == DRAW else _("Nothing fits, so pass.")


def holds_back(move: Move) -> str:
    """About drawing or stopping when a tile could be played."""
    if move.kind == STOP:
        return _("What you hold is better kept for later.")
    return _("Drawing may bring a better play.")


def only(state: LineState, move: Move) -> str:
    """About the only play there is."""
    if state.stage == LEADING and len(state.hands.of(state.turn)) > 1:
        return _("{tile} must lead.", tile=tile_text(int(move.tile)))
    return _("It's your last tile.") if len(state.hands.of(state.turn)) == 1 else _("Nothing else fits.")


def why(best: PlayFacts, advantages: Mapping[str, float]) -> str:
    """Name a play's points, or whatever sets it apart most; empty if nothing does.

    `advantages` has, by the name of a feature, how many pips better the play is than the average of all plays.
    """
    if best.points > 0:
        if best.out:
            return _("Scores {points} and goes out.", points=best.points)
        return _("Scores {points}.", points=best.points)
    if best.out:
        return _("Goes out.")
    ranked = sorted([(edge, _reason(name, best)) for name, edge in advantages.items()], reverse=True)
    worth_saying = [(edge, reason) for edge, reason in ranked if edge > _WORTH_SAYING and reason]
    # A second reason is worth hearing only when it nearly equals the first.
    reasons = [reason for edge, reason in worth_saying if edge >= worth_saying[0][0] / 3]
    return " ".join(reasons[:2])


def _reason(name: str, best: PlayFacts) -> str:
    """How a feature speaks for a play, compared with the other plays."""
    if name == "pips":
        return _sheds(best)
    if name == "fits":
        return _keeps(best)
    if name == "shut":
        return (
            _("Leaves your partner more plays.") if best.partner else _("Leaves the next player fewer plays.")
        )
    if name == "threat":
        if best.partner:
            return _("Leaves your partner more points to score.")
        return _("Leaves the next player fewer points to score.")
    others = {
        "double": marked("Gets rid of a double."),
        "variety": marked("Keeps more different numbers in hand."),
        "again": marked("Keeps the turn."),
        "wild": marked("Saves your matadors."),
    }
    return _(others.get(name, ""))


def _sheds(best: PlayFacts) -> str:
    if best.penalty:
        return _("Gets rid of the double blank, which could cost you {points}.", points=best.penalty)
    return ngettext("Gets rid of one pip.", "Gets rid of {count} pips.", PIPS[best.tile])


def _keeps(best: PlayFacts) -> str:
    if best.fits == 0:
        return ""
    if best.fits == best.left:
        if best.left > 1:
            return _("Keeps every tile you have left playable.")
        return _("Keeps your last tile playable.")
    return ngettext("Keeps one tile playable.", "Keeps {count} tiles playable.", best.fits)
