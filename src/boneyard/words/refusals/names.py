"""What trains and suits are called in a refusal."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.words.grammar import YOU, train_of
from boneyard.words.language import _, say
from boneyard.words.refusals.audience import Audience

_SUITS: Final = {
    "0": marked("blanks"),
    "1": marked("ones"),
    "2": marked("twos"),
    "3": marked("threes"),
    "4": marked("fours"),
    "5": marked("fives"),
    "6": marked("sixes"),
    "doubles": marked("doubles"),
    "none": marked("no trumps"),
}


def train_name(to: Audience, train: str) -> str:
    """A train inside a sentence, from the way that a record writes it: "your train", "Ben's train"."""
    if not train.isdigit():
        return _("the Mexican Train") if train == "M" else _("the public train {train}", train=train)
    seat = int(train)
    if to.is_you(seat):
        return train_of(YOU)
    if seat < len(to.names):
        return train_of(to.names[seat])
    return _("train {number}", number=seat)


def suit_name(suit: str) -> str:
    """A suit as a player says it, from the way that a record writes it."""
    return say(_SUITS[suit])
