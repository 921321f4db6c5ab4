"""A first lesson at a table of each family: a few steps, each about something in view, in the edition's own words."""

from dataclasses import dataclass
from typing import Final

from boneyard import catalog
from boneyard.core.edition import Edition

# What a step points at: the page knows where these are.
FELT, HAND, ENDS, ACTIONS, SCORES, HELP = "felt", "hand", "ends", "actions", "scores", "help"
CHOOSE, MOVE = "choose", "move"  # what a step waits for, if it does


@dataclass(frozen=True)
class LessonStep:
    """One step: where to look, a heading, what is said, and what the learner does to go on."""

    at: str
    head: str
    says: str
    waits: str = ""


@dataclass(frozen=True)
class _Sketch:
    """The sketch of a step: our words, and the questions whose answers follow them."""

    at: str
    head: str
    says: str
    asks: tuple[str, ...] = ()
    waits: str = ""


_HINT: Final = _Sketch(
    HELP,
    "When you are stuck",
    "Hint shows a good move and says why. A tile that does not fit says so when you touch it. "
    "And Rules has the whole sheet in words.",
)

_OWN: Final = _Sketch(
    HAND,
    "Your tiles",
    "These are yours, and nobody else sees them. What fits nowhere now is dimmed. Touch a tile that is not.",
    waits=CHOOSE,
)

_LESSONS: Final[dict[str, tuple[_Sketch, ...]]] = {
    "lines": (
        _Sketch(FELT, "The line", "Everybody plays on the same line of tiles.", ("Touching ends", "Doubles")),
        _OWN,
        _Sketch(
            ENDS,
            "Where it goes",
            "The places that take your tile are outlined, with the number that is open there. "
            "Touch one, or press the button that says what will happen.",
            waits=MOVE,
        ),
        _Sketch(ACTIONS, "When nothing fits", "What else you may do stands here.", ("Unable to play",)),
        _Sketch(SCORES, "What it is for", "", ("A round scores", "The match")),
        _HINT,
    ),
    "trains": (
        _Sketch(FELT, "The hub and the trains", "Every train starts at the hub.", ("The hub",)),
        _OWN,
        _Sketch(
            ENDS,
            "Where it goes",
            "The trains that take your tile show an outlined place. "
            "Touch it, or press the button that says what will happen.",
            ("First turn",),
            MOVE,
        ),
        _Sketch(FELT, "Markers", "A marker stands on a train that is open to all.", ("Unable to play",)),
        _Sketch(FELT, "Doubles", "", ("An open double",)),
        _Sketch(SCORES, "What it is for", "", ("A round scores", "The match")),
        _HINT,
    ),
    "tricks": (
        _Sketch(
            HAND,
            "Your tiles",
            "A tile belongs to the suit of each of its numbers, and the double is the highest of its suit.",
            ("Counts",),
        ),
        _Sketch(ACTIONS, "First you bid", "The bids you may make stand here.", ("Bids",)),
        _Sketch(FELT, "Then trumps are named", "", ("Trumps",)),
        _Sketch(FELT, "Tricks", "Each lays a tile in the middle.", ("Tricks",)),
        _Sketch(SCORES, "What it is for", "", ("A bid made", "A bid set", "The match")),
        _HINT,
    ),
    "poker": (
        _Sketch(
            HAND,
            "Your hand",
            "Five tiles make your hand, and doubles are above all others.",
            ("Within a class",),
        ),
        _Sketch(FELT, "The pot", "What everybody has paid lies in the middle.", ("The ante", "Bets")),
        _Sketch(ACTIONS, "Your turn", "What you may say stands here.", ("Betting",)),
        _Sketch(FELT, "The showdown", "", ("The showdown",)),
        _Sketch(SCORES, "What it is for", "", ("The match",)),
        _HINT,
    ),
    "solitaire": (
        _Sketch(FELT, "The layout", "", ("The layout",)),
        _Sketch(
            FELT,
            "A turn",
            "What can be touched now is bright; the button below says what will happen.",
            ("A turn",),
            MOVE,
        ),
        _Sketch(ACTIONS, "What else", "", ("The boneyard", "The game ends")),
        _Sketch(SCORES, "What it is for", "", ("Won",)),
        _HINT,
    ),
}


def lesson(edition: Edition) -> list[LessonStep]:
    """The steps of a first lesson at a table of this edition."""
    said = {line.question: line.says for line in edition.page()}
    found = []
    for sketch in _LESSONS[catalog.shelf(edition.game)]:
        words = [sketch.says, *[said[asked] for asked in sketch.asks if asked in said]]
        text = " ".join(each for each in words if each)
        if text:
            found.append(LessonStep(sketch.at, sketch.head, text, sketch.waits))
    return found


def families() -> list[str]:
    """The families that have a lesson."""
    return list(_LESSONS)
