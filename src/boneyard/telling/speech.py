"""How numbers, points and names are said."""

import re
from collections.abc import Sequence

from boneyard.core.move import DRAW, PASS, Move

YOU = "You"  # the name of whoever gives none; what is told is in the past, so that it fits
_YOUR_VERBS = {" holds": " hold", " does": " do", " has": " have", " is": " are"}
_SMALL = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]


def number(count: int) -> str:
    """A small number as a word."""
    return _SMALL[count] if 0 <= count < len(_SMALL) else str(count)


def counted(count: int, what: str) -> str:
    """A number of things: "one tile", "two tiles"."""
    return f"{number(count)} {what}" if count == 1 else f"{number(count)} {what}s"


def span(low: int, high: int) -> str:
    """A range of numbers as a person says it."""
    return str(low) if low == high else f"{low} to {high}"


def named(sentence: str, names: Sequence[str]) -> str:
    """A sentence of the rules with the players' names instead of their seats."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[2])
        if seat >= len(names):
            return found[0]
        if found[1] == "train":
            return train_of(names[seat]) + (found[3] or "")
        verb = found[3] or ""
        if names[seat] == YOU:
            verb = _YOUR_VERBS.get(verb, verb)
        return (names[seat] if found.start() == 0 else inside(names[seat])) + verb

    return re.sub(r"\b(seat|train) (\d+)\b( holds| does| has| is)?", name, sentence)


def inside(name: str) -> str:
    """A name in the middle of a sentence."""
    return f"you{name[len(YOU) :]}" if f"{name} ".startswith(f"{YOU} ") else name


def does(name: str, verb: str) -> str:
    """A name with what it does now: "Ben needs", "You need"."""
    return f"{name} {verb}" if name.capitalize() == YOU or " and " in name else f"{name} {verb}s"


def train_of(name: str) -> str:
    """A player's train as one speaks of it."""
    return "your train" if name == YOU else f"{name}'s train"


def points(count: int) -> str:
    """Points as a person says them."""
    return "one point" if count == 1 else f"{count} points"


def nothing_fits(moves: Sequence[Move]) -> str:
    """Why one can only draw or pass; nothing where there is more to do."""
    kinds = {int(move.kind) for move in moves}
    if kinds == {DRAW}:
        return "Nothing fits: draw a tile."
    return "Nothing fits: pass." if kinds == {PASS} else ""
