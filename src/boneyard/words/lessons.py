"""A first walk round a table of each family: a few steps, each at a thing one sees, in the edition's own words."""

from dataclasses import dataclass
from typing import Final

from boneyard import catalog
from boneyard.core.edition import Edition

# What a step points at: the page knows where these are.
FELT, HAND, ENDS, ACTIONS, SCORES, HELP = "felt", "hand", "ends", "actions", "scores", "help"


CHOOSE, MOVE = "choose", "move"  # what a step waits for, where it does


@dataclass(frozen=True)
class LessonStep:
    """One step: where to look, a heading, what is said, and what the learner does to go on."""

    at: str
    head: str
    says: str
    waits: str = ""


@dataclass(frozen=True)
class _Drawn:
    """A step as it is kept: our words, and the questions whose answers follow them."""

    at: str
    head: str
    says: str
    asks: tuple[str, ...] = ()
    waits: str = ""


_HINT: Final = _Drawn(
    HELP,
    "When you are stuck",
    "Hint shows a good move and says why. A tile that does not fit says so when you touch it. "
    "And Rules has the whole sheet in words.",
)

_OWN: Final = _Drawn(
    HAND,
    "Your tiles",
    "These are yours, and nobody else sees them. What fits nowhere now is dimmed. Touch a tile that is not.",
    waits=CHOOSE,
)

_LESSONS: Final[dict[str, tuple[_Drawn, ...]]] = {
    "lines": (
        _Drawn(FELT, "The line", "Everybody plays on the same line of tiles.", ("Touching ends", "Doubles")),
        _OWN,
        _Drawn(
            ENDS,
            "Where it goes",
            "The places that take your tile are outlined, with the number that is open there. "
            "Touch one, or press the button that says what will happen.",
            waits=MOVE,
        ),
        _Drawn(ACTIONS, "When nothing fits", "What else you may do stands here.", ("Unable to play",)),
        _Drawn(SCORES, "What it is for", "", ("A round scores", "The match")),
        _HINT,
    ),
    "trains": (
        _Drawn(FELT, "The hub and the trains", "Every train starts at the hub.", ("The hub",)),
        _OWN,
        _Drawn(
            ENDS,
            "Where it goes",
            "The trains that take your tile show an outlined place. "
            "Touch it, or press the button that says what will happen.",
            ("First turn",),
            MOVE,
        ),
        _Drawn(FELT, "Markers", "A marker stands on a train that is open to all.", ("Unable to play",)),
        _Drawn(FELT, "Doubles", "", ("An open double",)),
        _Drawn(SCORES, "What it is for", "", ("A round scores", "The match")),
        _HINT,
    ),
    "tricks": (
        _Drawn(
            HAND,
            "Your tiles",
            "A tile belongs to the suit of each of its numbers, and the double is the highest of its suit.",
            ("Counts",),
        ),
        _Drawn(ACTIONS, "First you bid", "The bids you may make stand here.", ("Bids",)),
        _Drawn(FELT, "Then trumps are named", "", ("Trumps",)),
        _Drawn(FELT, "Tricks", "Each lays a tile in the middle.", ("Tricks",)),
        _Drawn(SCORES, "What it is for", "", ("A bid made", "A bid set", "The match")),
        _HINT,
    ),
    "poker": (
        _Drawn(
            HAND,
            "Your hand",
            "Five tiles make your hand, and doubles are above all others.",
            ("Within a class",),
        ),
        _Drawn(FELT, "The pot", "What everybody has paid lies in the middle.", ("The ante", "Bets")),
        _Drawn(ACTIONS, "Your turn", "What you may say stands here.", ("Betting",)),
        _Drawn(FELT, "The showdown", "", ("The showdown",)),
        _Drawn(SCORES, "What it is for", "", ("The match",)),
        _HINT,
    ),
    "solitaire": (
        _Drawn(FELT, "The layout", "", ("The layout",)),
        _Drawn(
            FELT,
            "A turn",
            "What can be touched now is bright; the button below says what will happen.",
            ("A turn",),
            MOVE,
        ),
        _Drawn(ACTIONS, "What else", "", ("The boneyard", "The game ends")),
        _Drawn(SCORES, "What it is for", "", ("Won",)),
        _HINT,
    ),
}


def lesson(edition: Edition) -> list[LessonStep]:
    """The steps of a first walk round a table of this edition."""
    said = {line.question: line.says for line in edition.page()}
    found = []
    for drawn in _LESSONS[catalog.shelf(edition.game)]:
        words = [drawn.says, *[said[asked] for asked in drawn.asks if asked in said]]
        text = " ".join(each for each in words if each)
        if text:
            found.append(LessonStep(drawn.at, drawn.head, text, drawn.waits))
    return found


def families() -> list[str]:
    """The families that have a lesson."""
    return list(_LESSONS)
