"""A tour of a table of each family: a few steps, each about something in view, in the edition's own words."""

from dataclasses import dataclass
from typing import Final

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.phrase import marked
from boneyard.games.sheet import CANNOT_PLAY
from boneyard.words.language import say
from boneyard.words.rules import rulebook

# What a step points at; the page knows where these are.
FELT, HAND, ENDS, ACTIONS, SCORES, HELP = "felt", "hand", "ends", "actions", "scores", "help"
CHOOSE, MOVE = "choose", "move"  # what a step waits for, if anything


@dataclass(frozen=True)
class LessonStep:
    """One step: where to look, a heading, the text, and what you do to go on."""

    at: str
    head: str
    says: str
    waits: str = ""


@dataclass(frozen=True)
class _Sketch:
    """The draft of a step: our own text, then the rules that answer these questions."""

    at: str
    head: str
    says: str
    asks: tuple[str, ...] = ()
    waits: str = ""


_HINT: Final = _Sketch(
    HELP,
    marked("If you get stuck"),
    marked(
        "Hint shows you a good move and why. Tap a tile that doesn't fit to see what's wrong. Rules has all the "
        "details."
    ),
)

_OWN: Final = _Sketch(
    HAND,
    marked("Your tiles"),
    marked(
        "These are your tiles. No one else can see them. Tiles you can't play right now are dimmed. Tap one that isn't."
    ),
    waits=CHOOSE,
)

_LESSONS: Final[dict[str, tuple[_Sketch, ...]]] = {
    "lines": (
        _Sketch(
            FELT,
            marked("The layout"),
            marked("Everyone plays on the same layout."),
            ("Touching ends", "Doubles"),
        ),
        _OWN,
        _Sketch(
            ENDS,
            marked("Where it goes"),
            marked(
                "The places that take your tile are outlined and show the number you have to match. "
                "Tap one, or press the button below."
            ),
            waits=MOVE,
        ),
        _Sketch(
            ACTIONS,
            marked("If nothing fits"),
            marked("Everything else you can do is down here."),
            (CANNOT_PLAY,),
        ),
        _Sketch(SCORES, marked("How to win"), "", ("Scoring a round", "The match")),
        _HINT,
    ),
    "trains": (
        _Sketch(
            FELT, marked("The hub and the trains"), marked("Every train starts at the hub."), ("The hub",)
        ),
        _OWN,
        _Sketch(
            ENDS,
            marked("Where it goes"),
            marked(
                "The trains that take your tile show an outlined place. Tap it, or press the button below."
            ),
            ("First turn",),
            MOVE,
        ),
        _Sketch(
            FELT, marked("Markers"), marked("A train with a marker is open to everyone."), (CANNOT_PLAY,)
        ),
        _Sketch(FELT, marked("Doubles"), "", ("An open double",)),
        _Sketch(SCORES, marked("How to win"), "", ("Scoring a round", "The match")),
        _HINT,
    ),
    "tricks": (
        _Sketch(
            HAND,
            marked("Your tiles"),
            marked("These are your tiles. No one else can see them."),
            ("Counts", "Suits"),
        ),
        _Sketch(ACTIONS, marked("First you bid"), marked("Your possible bids are down here."), ("Bids",)),
        _Sketch(FELT, marked("Then come the trumps"), "", ("Trumps",)),
        _Sketch(FELT, marked("Tricks"), marked("Everyone plays one tile to the middle."), ("Tricks",)),
        _Sketch(SCORES, marked("How to win"), "", ("Making the bid", "Missing the bid", "The match")),
        _HINT,
    ),
    "poker": (
        _Sketch(
            HAND,
            marked("Your hand"),
            marked("Your hand is these five tiles. Doubles are the best ones."),
            ("Hands of the same rank",),
        ),
        _Sketch(
            FELT,
            marked("The pot"),
            marked("The chips everyone has put in are in the middle."),
            ("The ante", "Bets"),
        ),
        _Sketch(ACTIONS, marked("Your turn"), marked("Your choices are down here."), ("Betting",)),
        _Sketch(FELT, marked("The showdown"), "", ("The showdown",)),
        _Sketch(SCORES, marked("How to win"), "", ("The match",)),
        _HINT,
    ),
    "solitaire": (
        _Sketch(FELT, marked("The layout"), "", ("The layout",)),
        _Sketch(
            FELT,
            marked("Your turn"),
            marked("The tiles you can use now are bright. The button below says what will happen."),
            ("A turn",),
            MOVE,
        ),
        _Sketch(ACTIONS, marked("When you run out of moves"), "", ("The boneyard", "The game ends")),
        _Sketch(SCORES, marked("How to win"), "", ("Winning",)),
        _HINT,
    ),
}


def lesson(edition: Edition) -> list[LessonStep]:
    """The steps of a tour of a table of this edition, in the language of the moment."""
    said = {line.key: line.says for line in rulebook.page(edition)}
    found = []
    for sketch in _LESSONS[catalog.shelf(edition.game)]:
        words = [say(sketch.says), *[said[asked] for asked in sketch.asks if asked in said]]
        text = " ".join(each for each in words if each)
        if text:
            found.append(LessonStep(sketch.at, say(sketch.head), text, sketch.waits))
    return found


def families() -> list[str]:
    """The families that have a tour."""
    return list(_LESSONS)
