"""A table of the lab: an edition with its set, seats and options, and the match of any seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import boneyard
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.option import Value
from boneyard.match import Match
from boneyard.records import write
from boneyard.words import lab
from boneyard.words.language import _, number


@dataclass(frozen=True)
class Table:
    """A table of the lab; it travels to other processes with its edition, household's or published."""

    edition: Edition
    size: int
    seats: int
    options: tuple[tuple[str, Value], ...]

    @cached_property
    def game(self) -> Game:
        """The rules, built once in each process."""
        return self.edition.build(self.size, self.seats, dict(self.options))

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(f"Player {seat + 1}" for seat in range(self.seats))

    def match(self, seed: str) -> Match:
        """The match that a seed deals, the same as `boneyard.new` has it."""
        match = Match(self.edition, self.game, self._names, dict(self.options), write, seed)
        match.deal()
        return match

    @property
    def title(self) -> str:
        """The table in a few words."""
        return lab.table_title(self.edition.name, self.size, self.seats)

    def signature(self) -> dict[str, object]:
        """All that the games depend on, in plain data: two tables with the same one play the same."""
        # By the answers' names, not by their sentences: better words don't change the rules.
        page = repr([(line.question, line.answer) for line in self.edition.page()])
        return {
            "edition": self.edition.name,
            "rules": sha256(page.encode()).hexdigest()[:16],
            "set": self.size,
            "players": self.seats,
            "options": dict(self.options),
        }

    def __getstate__(self) -> dict[str, Any]:
        # Rules are built again where they are needed; a sheet's row is small, a game's tables are not.
        return {name: vars(self)[name] for name in ("edition", "size", "seats", "options")}


def table(
    game: "str | Table",
    *,
    edition: str | Path | Edition | None = None,
    set: int | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """The table that `boneyard.new` would open with the same words."""
    if isinstance(game, Table):
        if any(given is not None for given in (edition, set, players, options)):
            raise BadSetup(
                _("This table is already set up. Leave out its edition, set, players and options.")
            )
        return game
    match = boneyard.new(game, edition=edition, set=set, players=players, options=options, seed=0)
    return Table(match.edition, match.game.size, match.game.seats, tuple(match.options.items()))


def whole_number(what: str, given: object, least: int = 1, most: int = 10_000_000) -> int:
    """Check a number; refuses others with a sentence."""
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise BadSetup(
            _(
                "{what}: any whole number from {least} to {most}, not {given}.",
                what=what,
                least=number(least),
                most=number(most),
                given=repr(given),
            )
        )
    return given


def seed_text(given: object) -> str:
    """A seed as its text."""
    if isinstance(given, bool) or not isinstance(given, int | str) or not str(given).isprintable():
        raise BadSetup(_("A seed is a whole number or a text, not {given}.", given=repr(given)))
    return str(given)


def chunks(count: int, largest: int) -> Sequence[range]:
    """Numbers from 0 in ranges that depend on nothing but how many there are."""
    size = max(1, min(largest, count // 64))
    return [range(start, min(start + size, count)) for start in range(0, count, size)]
