"""What bots say about their moves in train games."""

from dataclasses import dataclass

from boneyard.core.move import DRAW, PASS, STOP, Move
from boneyard.core.tile import HIGH, TOP
from boneyard.games.trains.state import TOLL, TrainState
from boneyard.words.language import _, ngettext


@dataclass(frozen=True)
class TrainMoveFacts:
    """The facts about a move that its sentence needs."""

    move: Move
    sheds: int  # what the tile would have cost
    out: bool  # no tile is left
    own: bool  # the tile goes on your own train
    public: bool  # the tile goes on a train that belongs to no one
    covers: bool  # the tile covers an open double
    had: int  # tiles lined up for your train before the move
    keeps: int  # and after it


def catches() -> str:
    """About calling out a player who did not announce the last tile."""
    return _("Someone didn't announce their last tile.")


def unable(state: TrainState, move: Move) -> str:
    """About a move that lays no tile."""
    if state.owes == TOLL:
        return _("The D makes you draw a tile first.")
    if move.kind == DRAW:
        return _("Nothing fits, so draw.")
    return _("Nothing fits, so pass.") if move.kind == PASS else _("You have nothing to add.")


def only(state: TrainState, seat: int) -> str:
    """About the only play there is."""
    return _("It's your last tile.") if state.hands.of(seat).size == 1 else _("Nothing else fits.")


def why(best: TrainMoveFacts) -> str:
    """Say what the move does for your train, and what it sheds."""
    if best.move.kind == STOP:
        return _("What you have left is better kept.")
    if best.out:
        return _("You go out with it.")
    sheds = _sheds(best)
    if best.covers:
        return " ".join([_covers(best), _saves(best.keeps) if best.keeps else sheds])
    if best.own:
        if best.keeps and best.keeps >= best.had - 1:
            continues = ngettext(
                "Continues your train, with {count} tile lined up to follow.",
                "Continues your train, with {count} tiles lined up to follow.",
                best.keeps,
            )
            return f"{continues} {sheds}"
        return sheds
    return " ".join([_saves(best.keeps), sheds]) if best.keeps else sheds


def _covers(best: TrainMoveFacts) -> str:
    if best.own:
        return _("Covers the double on your train.")
    return (
        _("Covers the double on a public train.")
        if best.public
        else _("Covers the double on another player's train.")
    )


def _saves(count: int) -> str:
    return ngettext("Saves {count} tile for your train.", "Saves {count} tiles for your train.", count)


def _sheds(best: TrainMoveFacts) -> str:
    """What the tile would have cost: its pips, or the points of a special tile."""
    count, wild = best.sheds, HIGH[best.move.tile] > TOP
    if best.own:
        if wild:
            return ngettext("Gets rid of {count} point.", "Gets rid of {count} points.", count)
        return ngettext("Gets rid of {count} pip.", "Gets rid of {count} pips.", count)
    if best.public:
        if wild:
            return ngettext(
                "Gets rid of {count} point on a public train.",
                "Gets rid of {count} points on a public train.",
                count,
            )
        return ngettext(
            "Gets rid of {count} pip on a public train.", "Gets rid of {count} pips on a public train.", count
        )
    if wild:
        return ngettext(
            "Gets rid of {count} point on another player's train.",
            "Gets rid of {count} points on another player's train.",
            count,
        )
    return ngettext(
        "Gets rid of {count} pip on another player's train.",
        "Gets rid of {count} pips on another player's train.",
        count,
    )
