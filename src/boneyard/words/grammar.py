"""How numbers, points and names are said."""

import re
from collections.abc import Sequence

from boneyard.core.edition import Edition
from boneyard.core.errors import listed
from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.core.move import DRAW, PASS, Move
from boneyard.core.tile import DOWN, tile_text

YOU = "You"  # a player who gives no name; sentences in the past tense fit it as well
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
        seat, rest = int(found[2]), found[3] or ""
        if seat >= len(names):
            return found[0]
        if found[1] == "train":
            return train_of(names[seat]) + rest
        if names[seat] == YOU and rest == "'s":
            return "your" if sentence[found.end() :].startswith(" ") else "yours"
        if names[seat] == YOU:
            rest = _YOUR_VERBS.get(rest, rest)
        return (names[seat] if found.start() == 0 else inside(names[seat])) + rest

    return re.sub(r"\b(seat|train) (\d+)\b('s\b| holds| does| has| is)?", name, sentence)


def refusal(sentence: str, names: Sequence[str]) -> str:
    """A refusal of the rules for a player at the table: only the reason, with names instead of seats."""
    reason = named(sentence.partition(" is refused: ")[2] or sentence, names)
    return reason[:1].upper() + reason[1:]


def inside(name: str) -> str:
    """A name in the middle of a sentence."""
    return f"you{name[len(YOU) :]}" if f"{name} ".startswith(f"{YOU} ") else name


def does(name: str, verb: str) -> str:
    """A name with what it does now: "Ben needs", "You need"."""
    return f"{name} {verb}" if name.capitalize() == YOU or " and " in name else f"{name} {verb}s"


def train_of(name: str) -> str:
    """What a player's train is called."""
    return "your train" if name == YOU else f"{name}'s train"


def points(count: int) -> str:
    """Points as a person says them."""
    return "one point" if count == 1 else f"{count} points"


def nothing_fits(moves: Sequence[Move]) -> str:
    """Why you can only draw or pass; empty if there is more to do."""
    kinds = {int(move.kind) for move in moves}
    if kinds == {DRAW}:
        return "You can't play: draw a tile."
    return "You can't play: pass." if kinds == {PASS} else ""


def game_title(game: str, editions: Sequence[Edition]) -> str:
    """What a game is called when no edition is meant: by its own name, not by one edition's."""
    titles = [edition.title for edition in editions]
    own = [title for title in titles if title.lower().replace(" ", "-") == game]
    return (own or titles)[0]


def tiles(held: Sequence[int]) -> str:
    """Tiles of a hand, the highest first; of tiles face down only the number."""
    if DOWN in held:
        return f"{len(held)} tile{'' if len(held) == 1 else 's'}"
    return " ".join(tile_text(tile) for tile in sorted(held, reverse=True))


def sides(match: Match) -> list[str]:
    """The names of the sides: the players, or partners together."""
    return side_names(match.game, match.players)


def side_names(game: Game, names: Sequence[str]) -> list[str]:
    """The names of the sides, given the names of the seats; the viewer comes first."""
    found = []
    for side in range(game.sides):
        partners = [name for seat, name in enumerate(names) if game.side(seat) == side]
        found.append(" and ".join(sorted(partners, key=lambda name: name != YOU)))
    return found


def in_turn(clauses: Sequence[tuple[str, str]]) -> str:
    """Who did what, in one sentence; players who did the same thing, or several things in a row, are named once."""
    told: list[tuple[list[str], list[str]]] = []
    for name, deed in clauses:
        if told and told[-1][0] == [name] and deed != told[-1][1][-1]:
            told[-1][1].append(deed)
        elif told and told[-1][1] == [deed]:
            told[-1][0].append(name)
        else:
            told.append(([name], [deed]))
    found = [
        f"{listed([inside(name) for name in names], 'and')} {listed(deeds, 'and')}" for names, deeds in told
    ]
    sentence = ", ".join(found)
    return f"{sentence[0].upper()}{sentence[1:]}."
