"""Who reads a refusal: the players' names, which of them is addressed as you, and how tiles and names are listed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from boneyard.core.errors import Code
from boneyard.core.match import Match
from boneyard.words.grammar import YOU
from boneyard.words.language import _, did_you_mean, listed

# What a code says: a marked message with its fields, or a function of the audience and the fields.
Sentence = str | Callable[..., str]
Sentences = dict[Code, Sentence]


@dataclass(frozen=True)
class Audience:
    """The reader of a refusal; without names, seats are called by their numbers."""

    names: tuple[str, ...] = ()
    seat: int | None = None  # whose player reads it

    def is_you(self, seat: int) -> bool:
        """Whether a seat is the reader's own."""
        return seat == self.seat or (0 <= seat < len(self.names) and self.names[seat] == YOU)

    def name(self, seat: int) -> str:
        """Another player's name inside a sentence."""
        return self.names[seat] if 0 <= seat < len(self.names) else _("seat {number}", number=seat)

    def first(self, seat: int) -> str:
        """Another player's name as the first word of a sentence."""
        return self.names[seat] if 0 <= seat < len(self.names) else _("Seat {number}", number=seat)


STRANGER = Audience()


def reader(match: Match, seat: int | None) -> Audience:
    """The player in a seat of a match, or a spectator."""
    return Audience(tuple(match.players), seat)


def any_of(things: Iterable[object]) -> str:
    """Things of which one will do: "a, b or c"."""
    return listed([str(thing) for thing in things], "or")


def all_of(things: Iterable[object]) -> str:
    """Things that belong together: "a, b and c"."""
    return listed([str(thing) for thing in things], "and")


def closest(given: str, names: Sequence[str]) -> str:
    """The name that was probably meant, or nothing."""
    return "".join(get_close_matches(given.lower(), names, n=1, cutoff=0.5))


def with_hint(sentence: str, given: str, names: Sequence[str]) -> str:
    """A sentence, and one that names what was probably meant."""
    return sentence + did_you_mean(given, list(names))
