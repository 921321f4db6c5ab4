"""Numbers, points and names in sentences."""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.core.move import DRAW, PASS, Move
from boneyard.core.tile import DOWN, tile_text
from boneyard.words import language
from boneyard.words.language import _, ngettext, pgettext

YOU = "You"  # means the reader among the players' names, and a player who gives no name


def span(low: int, high: int) -> str:
    """A range of numbers as a person says it."""
    return str(low) if low == high else _("{low} to {high}", low=low, high=high)


def spans(numbers: Sequence[int]) -> str:
    """Some numbers, those that follow each other as a range."""
    found: list[str] = []
    start = 0
    for at, number in enumerate(numbers):
        if at + 1 == len(numbers) or numbers[at + 1] != number + 1:
            run = numbers[start : at + 1]
            found += [str(each) for each in run] if len(run) < 3 else [span(run[0], run[-1])]
            start = at + 1
    return language.listed(found, "or")


def inside(name: str) -> str:
    """A name in the middle of a sentence."""
    return f"you{name[len(YOU) :]}" if f"{name} ".startswith(f"{YOU} ") else name


def shown(name: str) -> str:
    """A player's name on its own, as in a table, or at the start of a sentence."""
    return pgettext("a player", "You") if name == YOU else name


def within(name: str) -> str:
    """A player's name in the middle of a sentence, after a verb or in a list."""
    return pgettext("a player, inside a sentence", "you") if name == YOU else name


def tile_list(tiles: Sequence[int]) -> str:
    """Tiles as a sentence names them."""
    return language.listed([tile_text(tile) for tile in tiles], "and")


def train_of(name: str) -> str:
    """What a player's train is called."""
    return _("your train") if name == YOU else _("{name}'s train", name=name)


def points(count: int) -> str:
    """Points as a person says them."""
    return ngettext("{count} point", "{count} points", count)


def tile_count(count: int) -> str:
    """A number of tiles."""
    return ngettext("{count} tile", "{count} tiles", count)


def nothing_fits(moves: Sequence[Move]) -> str:
    """Why you can only draw or pass; empty if there is more to do."""
    kinds = {int(move.kind) for move in moves}
    if kinds == {DRAW}:
        return _("You can't play: draw a tile.")
    return _("You can't play: pass.") if kinds == {PASS} else ""


def tiles(held: Sequence[int]) -> str:
    """Tiles of a hand, the highest first; of tiles face down only the number."""
    if DOWN in held:
        return tile_count(len(held))
    return " ".join(tile_text(tile) for tile in sorted(held, reverse=True))


class Side(NamedTuple):
    """The players of a side, the reader first; whether they are one or several makes other sentences."""

    names: tuple[str, ...]

    @property
    def you(self) -> bool:
        """Whether it is the reader alone."""
        return self.names == (YOU,)

    @property
    def several(self) -> bool:
        """Whether there are partners."""
        return len(self.names) > 1

    @property
    def text(self) -> str:
        """The names on their own or at the start of a sentence."""
        return language.listed([shown(self.names[0]), *[within(name) for name in self.names[1:]]], "and")

    @property
    def within(self) -> str:
        """The names in the middle of a sentence."""
        return language.listed([within(name) for name in self.names], "and")


def sides_of(game: Game, names: Sequence[str]) -> list[Side]:
    """The sides, given the names of the seats."""
    found = []
    for side in range(game.sides):
        partners = [name for seat, name in enumerate(names) if game.side(seat) == side]
        found.append(Side(tuple(sorted(partners, key=lambda name: name != YOU))))
    return found


def sides(match: Match) -> list[str]:
    """The names of the sides: the players, or partners together."""
    return side_names(match.game, match.players)


def side_names(game: Game, names: Sequence[str]) -> list[str]:
    """The names of the sides, given the names of the seats; the viewer comes first."""
    return [side.text for side in sides_of(game, names)]


def scores(names: Sequence[str], totals: Sequence[int]) -> str:
    """Names with their numbers, one after the other."""
    return ", ".join(
        [_("{name} {number}", name=shown(name), number=total) for name, total in zip(names, totals)]
    )
