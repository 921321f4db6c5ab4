"""Positions: any moment of a round as one line of text, both ways.

    block/cardinal set=6; hands 6-4 4-1 | 6-5 3-3; table 0 5-5 > lead; turn 1

First the game, the edition and what is settled otherwise than printed; then fields, each a name and what it says, with
semicolons between them. The family knows most of the fields, see games/FAMILY/position.py.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from boneyard import catalog
from boneyard.core.codes import PositionCode
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.game import NOBODY, Deal, Game, Points, State
from boneyard.core.match import Match
from boneyard.core.notation.position import Fields, Positions, some_numbers, some_tiles
from boneyard.core.option import Value, settle, show
from boneyard.core.registry import Registry
from boneyard.core.tile import DOWN, tile_text
from boneyard.games.lines.position import LinePositions
from boneyard.games.poker.position import PokerPositions
from boneyard.games.solitaire.position import (
    BingoPositions,
    ClockPositions,
    NeighborsPositions,
    RowPositions,
    TrafficPositions,
)
from boneyard.games.trains.position import TrainPositions
from boneyard.games.tricks.position import TrickPositions

_FAMILIES: Final[Registry[Positions]] = Registry(
    "records",
    "its Positions with boneyard.records.position.register",
    {
        "lines": LinePositions(),
        "trains": TrainPositions(),
        "tricks": TrickPositions(),
        "poker": PokerPositions(),
        "rows": RowPositions(),
        "bingo": BingoPositions(),
        "clock": ClockPositions(),
        "neighbors": NeighborsPositions(),
        "traffic": TrafficPositions(),
    },
)

register = _FAMILIES.register
unregister = _FAMILIES.unregister
families = _FAMILIES.families

_UNSHOWN: Final = ("hands", "given", "aside")  # where tiles may lie that no one was shown
_LONGEST: Final = 20_000  # characters, far more than any position has
_EXAMPLE: Final = "block/cardinal; hands 6-4 4-1 | 6-5 3-3; table 0 5-5 > lead; turn 1"


@dataclass(frozen=True)
class Position:
    """A position as it was read: the table it is played at, the round's number and what was brought to it."""

    edition: Edition
    game: Game
    options: dict[str, Value]
    number: int
    totals: Points
    deal: Deal


def write_position(match: Match, seat: int | None = None, watcher: bool = False) -> str:
    """The current moment of a match as one line; for a seat or a spectator what they may not know is `?`."""
    game, edition, current = match.game, match.edition, match.round
    printed = settle(edition.options(game.size, game.seats), {}, edition.name)
    changed = [f"{name}={show(value)}" for name, value in match.options.items() if printed.get(name) != value]
    head = " ".join([edition.name, f"set={game.size}", *changed])
    state = match.state if seat is None and not watcher else game.look(match.state, seat)
    number = [f"round {current.number}"] if current.number > 1 else []
    first = current.deal.first if edition.start_rotates else NOBODY
    return "; ".join([head, *number, write_moment(game, state, first, current.before)])


def write_moment(
    game: Game,
    state: State,
    first: int,
    totals: Points,
    yard: Sequence[int] | None = None,
    known: Collection[int] | None = None,
) -> str:
    """A moment of a round, without the table it is played at.

    The boneyard may be given as someone knows it, and the tiles that are known: any other is `?` then.
    """
    fields: dict[str, str] = {}
    if totals != game.totals_at_first():
        fields["scores"] = some_numbers(totals)
    if first != NOBODY and game.deals_hands:
        fields["first"] = str(first)
    fields.update(_FAMILIES.of(game.family).write(game, state))
    if yard is not None:
        fields["yard"] = some_tiles(yard)
    if known is not None:
        texts = {tile_text(tile) for tile in known}
        for name in _UNSHOWN:
            fields[name] = " ".join([_covered(word, texts) for word in fields.get(name, "").split()])
    return "; ".join([f"{name} {text}" for name, text in fields.items() if text])


def _covered(word: str, known: Collection[str]) -> str:
    return word if word in known or "-" not in word else tile_text(DOWN)


def read_position(text: object, edition: Edition | None = None) -> Position:
    """The position that a line describes; pass an edition that isn't in the catalog."""
    if not isinstance(text, str):
        raise BadSetup(PositionCode.NOT_A_LINE, example=_EXAMPLE, given=repr(text))
    if len(text) > _LONGEST or len(text.splitlines()) != 1:
        raise BadSetup(PositionCode.SEVERAL_LINES, example=_EXAMPLE)
    head, _, rest = text.strip().partition(";")
    words = head.split()
    game, slash, key = words[0].partition("/") if words else ("", "", "")
    if edition is None:
        if not slash:
            raise BadSetup(PositionCode.NO_EDITION, example=_EXAMPLE, found=head)
        edition = catalog.edition(game, key)
    settled = _settled(words[1:])
    found = _split(rest)
    size = edition.sets[0]
    if "set" in settled:
        given = str(settled.pop("set"))
        size = int(given) if given.isascii() and given.isdigit() and len(given) < 4 else -1
    seats = len(found["hands"].split("|")) if "hands" in found else 1
    rules, options = edition.table(size, seats, settled)
    number = found.pop("round", "1")
    if not (number.isascii() and number.isdigit() and 0 < int(number[:9]) <= (rules.rounds or 10**6)):
        problem = BadSetup(PositionCode.ROUND_RANGE, last=rules.rounds, found=number)
        raise BadSetup(PositionCode.IN_FIELD, field="round", why=problem)
    totals, deal = _moment(rules, found)
    return Position(edition, rules, options, int(number), totals, deal)


def read_moment(game: Game, text: str) -> tuple[Points, Deal]:
    """What players brought to a round, and a deal that is equivalent to this moment of it."""
    return _moment(game, _split(text))


def _moment(game: Game, found: dict[str, str]) -> tuple[Points, Deal]:
    outer = Fields(game, found, NOBODY, ())
    totals = outer.numbers("scores", game.totals_at_first())
    first = outer.seat("first", 0)
    inner = {name: text for name, text in found.items() if name not in ("scores", "first")}
    fields = Fields(game, inner, first, totals)
    state = _FAMILIES.of(game.family).read(game, fields)
    fields.check_all_asked()
    _check(game, state)
    return totals, Deal(game.hands(state), game.boneyard(state), -1, first, state)


def _check(game: Game, state: State) -> None:
    """Refuse a moment at which a round neither goes on nor is over."""
    try:
        actors = game.actors(state)
        stuck = game.points(state) is None and not (actors and game.moves(state, actors[0]))
    except BoneyardError as problem:
        raise BadSetup(PositionCode.NOT_PLAYABLE, why=problem) from None
    if stuck:
        raise BadSetup(PositionCode.STUCK)


def _settled(words: list[str]) -> dict[str, object]:
    """The set and the options of a position's head."""
    found: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value or name in found:
            raise BadSetup(PositionCode.BAD_OPTION, found=word)
        found[name] = value
    return found


def _split(text: str) -> dict[str, str]:
    """The fields by name."""
    found: dict[str, str] = {}
    for part in text.split(";"):
        name, _, value = part.strip().partition(" ")
        if not name:
            continue
        name = name.lower()
        if name in found:
            raise BadSetup(PositionCode.FIELD_TWICE, field=name)
        if not value.strip():
            raise BadSetup(PositionCode.FIELD_EMPTY, field=name)
        found[name] = value.strip()
    return found
