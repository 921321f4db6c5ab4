"""Where each family keeps its tiles, told once for all tests; a family that is not told of here fails them."""

from collections.abc import Callable, Iterator

from boneyard.core.game import State
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.move import place_text
from boneyard.core.tile import Hand
from boneyard.core.yard import Yard
from boneyard.games.lines.layout import End
from boneyard.games.lines.state import LineState, Tally


def _laid_on_lines(state: State) -> list[int]:
    assert isinstance(state, LineState)
    return [row[0] for row in laid_in_order(state.laid)]


# By the type of a State: the tiles that lie face up on the table.
LAID: dict[type[State], Callable[[State], list[int]]] = {LineState: _laid_on_lines}


def _ends_of_lines(state: State) -> str:
    assert isinstance(state, LineState)
    return " ".join(f"{place_text(end.place)}({end.number})" for end in state.ends()) or "none"


# By the type of a State: the places that take a tile, as a playthrough tells them.
OPEN: dict[type[State], Callable[[State], str]] = {LineState: _ends_of_lines}

# What everybody may see of a State: tables of the rules, tiles on the table, points.
PUBLIC: tuple[type, ...] = (End, Laid, Tally)

# What may hide tiles, besides hands: its tiles, those face down left out.
HIDING: dict[type, Callable[[object], list[int]]] = {
    Hand: lambda hand: list(hand.tiles()) if isinstance(hand, Hand) else [],
    Yard: lambda yard: [tile for tile in yard.tiles if tile >= 0] if isinstance(yard, Yard) else [],
}


def laid(state: State) -> list[int]:
    """The tiles that lie face up on the table."""
    return LAID[type(state)](state)


def open_places(state: State) -> str:
    """The places that take a tile now, in words."""
    return OPEN[type(state)](state)


def shown(thing: object) -> Iterator[int]:
    """Every tile that a State shows outside its public parts; a part of an unknown kind is an error, not a pass."""
    if type(thing) in HIDING:
        yield from HIDING[type(thing)](thing)
    elif isinstance(thing, (tuple, list)):
        for part in thing:
            yield from shown(part)
    elif not isinstance(thing, (*PUBLIC, int, str, type(None))):
        _, parts = _reduced(thing)
        yield from shown(parts)


def _reduced(thing: object) -> tuple[object, tuple[object, ...]]:
    known = type(thing).__module__.startswith("boneyard.")
    assert known, f"tell tests/support_families.py whether a {type(thing).__name__} in a State is public"
    made = thing.__reduce__()
    assert isinstance(made, tuple)
    return made[0], made[1]
