"""Boneyard, the home of domino games: `new()` starts a match, `load()` resumes one, `games()` lists them all."""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from secrets import token_hex
from types import ModuleType
from typing import TYPE_CHECKING, Final, TextIO

from boneyard import catalog
from boneyard import games as _room
from boneyard.core import match as _engine
from boneyard.core.codes import PositionCode, SetupCode
from boneyard.core.edition import Edition
from boneyard.core.errors import (
    Ambiguous,
    BadRecord,
    BadSetup,
    BoneyardError,
    Illegal,
    NotYourTurn,
    Unreadable,
    use_renderer,
)
from boneyard.core.game import NOBODY
from boneyard.core.match import Result
from boneyard.core.move import Move
from boneyard.households import edition
from boneyard.match import Match

if TYPE_CHECKING:
    from boneyard.catalog import games

__version__ = "0.1.0"
# Which build this is: the engine compiled to machine code, or the same engine interpreted, about twenty times slower.
compiled: Final = not str(_engine.__file__).endswith((".py", ".pyc"))
__all__ = [
    "Ambiguous",
    "BadRecord",
    "BadSetup",
    "BoneyardError",
    "Edition",
    "Illegal",
    "Match",
    "Move",
    "NotYourTurn",
    "Result",
    "Unreadable",
    "compiled",
    "edition",
    "games",
    "load",
    "matches",
    "new",
    "position",
]


def new(
    game: str,
    *,
    edition: str | Path | Edition | None = None,
    players: Sequence[str] | int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    set: int | None = None,
    first: int | str | None = None,
) -> Match:
    """Start a match: the first round is dealt, the same one for the same seed.

    Where no players are named there are as few as the game takes: two as a rule, one for a solitaire. `first` names who
    starts, by seat or by name, in games whose rules leave that open; left out, the seed decides.
    """
    from boneyard.records import write

    chosen = edition if isinstance(edition, Edition) else _edition(game, edition)
    catalog.check_game(chosen, game)
    size = chosen.sets[0] if set is None else _whole(SetupCode.SET_NOT_WHOLE, set)
    if players is None:
        chosen.check_set(size)
        players = chosen.players(size)[0]
    if isinstance(players, int):
        chosen.check(size, _whole(SetupCode.PLAYERS_NOT_WHOLE, players))
    names = _names(players)
    table, settled = chosen.table(size, len(names), _options(options))
    starts = NOBODY if first is None else _first(chosen, names, first)
    match = Match(chosen, table, names, settled, write, _seed(seed), starts)
    match.deal()
    return match


def position(
    text: str,
    *,
    edition: Edition | None = None,
    players: Sequence[str] | None = None,
    seed: int | str | None = None,
) -> Match:
    """A match that starts at a position, any moment of a round as one line of text: see match.position().

    There is a seat for every hand that the position names. Further rounds are dealt from the seed.
    """
    from boneyard.records import write
    from boneyard.records.position import read_position

    found = read_position(text, edition)
    seats = found.game.seats
    names = _names(seats if players is None else players)
    if len(names) != seats:
        raise BadSetup(PositionCode.WRONG_PLAYERS, players=seats, found=len(names))
    match = Match(found.edition, found.game, names, found.options, write, _seed(seed))
    match.add_round(found.number, found.deal, found.totals)
    return match


def load(source: str | Path | TextIO) -> Match:
    """The match in a `.bones` file, named or open, or in its text, ready to go on where it stopped.

    A record with its seed (match.record(seed=True)) goes on with the deals it would have had.
    """
    from boneyard.records import load as load_record

    return _of_the_door(load_record(source))


def matches(source: str | Path | Iterable[str], *, edition: Edition | None = None) -> Iterator[Match]:
    """The matches of many records, one after another: from a file, an open file, lines, or the text itself.

    Each comes as far as its record goes and deals no further round; match.resumed(seed) goes on with it.
    """
    from boneyard.records import replay_each

    for kept in replay_each(source, edition):
        yield _of_the_door(kept)


def _of_the_door(kept: _engine.Match) -> Match:
    """A match as this door hands it out, with everything that can be asked about it."""
    from boneyard.records import write

    match = Match(kept.edition, kept.game, kept.players, kept.options, write, kept.seed)
    match.go_on_from(kept)
    return match


_edition = edition


def _render(error: BoneyardError, part: str) -> str:
    """An error in words; the words are loaded when an error is first shown."""
    from boneyard.words.refusals import render_part

    return render_part(error, part)


use_renderer(_render)


class _Games(ModuleType):
    """The room of the rules can be asked what games there are: `boneyard.games` is both."""

    def __call__(self) -> dict[str, tuple[str, ...]]:
        return catalog.games()


sys.modules[_room.__name__].__class__ = _Games


def _whole(code: SetupCode, given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise BadSetup(code, given=repr(given))
    return given


def _first(edition: Edition, names: tuple[str, ...], given: object) -> int:
    """The seat that a number or a player's name means."""
    if isinstance(given, str):
        name = " ".join(given.split())
        if names.count(name) != 1:
            raise BadSetup(SetupCode.NO_NAME_TO_START, name=name, several=name in names)
        given = names.index(name)
    seat = _whole(SetupCode.START_NOT_WHOLE, given)
    edition.check_first(seat, len(names))
    return seat


def _options(given: object) -> dict[str, object]:
    if given is None:
        return {}
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise BadSetup(SetupCode.NOT_OPTIONS, given=repr(given))
    return dict(given)


def _seed(given: object) -> str:
    if given is None:
        return token_hex(16)
    if isinstance(given, int) and abs(given) >= 10**100:
        raise BadSetup(SetupCode.SEED_TOO_LONG)
    if not isinstance(given, int | str) or (isinstance(given, str) and not given.isprintable()):
        raise BadSetup(SetupCode.NOT_A_SEED, given=repr(given))
    return str(given)


def _names(players: Sequence[str] | int) -> tuple[str, ...]:
    if isinstance(players, int) and not isinstance(players, bool):
        return tuple(f"Player {seat + 1}" for seat in range(players))
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadSetup(SetupCode.NOT_PLAYERS, given=repr(players))
    given: Sequence[object] = players
    for name in given:
        if (
            not isinstance(name, str)
            or not name.strip()
            or not name.isprintable()
            or "," in name
            or "#" in name
        ):
            raise BadSetup(SetupCode.NOT_A_NAME, given=repr(name))
    return tuple(" ".join(name.split()) for name in players)
