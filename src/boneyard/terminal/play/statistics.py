"""Solitaire results, kept on this machine for each game and set."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any

from platformdirs import user_data_path

from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.records.numbered_deals import number_of
from boneyard.terminal.play import save
from boneyard.words.language import _

WHERE = "BONEYARD_DATA"  # a folder that is used instead of the usual one
_PATIENCE = 2.0  # seconds that one game waits for another to write
_STALE = 10.0  # seconds after which a lock counts as abandoned


def data_folder() -> Path:
    """The folder for a person's own data."""
    given = os.environ.get(WHERE)
    return Path(given).expanduser() if given else user_data_path("boneyard", appauthor=False)


@dataclass
class SessionTally:
    """One game with one set: every deal counts once, however often it is played."""

    played: int = 0
    won: int = 0
    streak: int = 0  # wins in a row up to now
    longest: int = 0
    best: int = -1  # the fewest left at an end; -1 before there was one
    deals: list[int] = field(default_factory=list)  # those that have counted

    def add(self, deal: int, won: bool, left: int) -> None:
        """Record how a deal ended; a deal that has counted already can only improve the best result."""
        self.best = left if self.best < 0 else min(self.best, left)
        if deal in self.deals:
            return
        self.deals.append(deal)
        self.played += 1
        self.won += won
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)


class Statistics:
    """All tallies of one person, in one small file."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (data_folder() if folder is None else folder) / "statistics.json"

    def all(self) -> dict[str, SessionTally]:
        """Every tally by game and set; refuses a file that isn't ours and leaves it unchanged."""
        try:
            found: Any = json.loads(self.path.read_text(encoding="utf-8"))
            return {name: _checked(SessionTally(**values)) for name, values in found.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            raise BadSetup(
                _("The statistics in {path} can't be read. Move the file away to start over.", path=self.path)
            ) from None

    def add(self, match: Match) -> SessionTally | None:
        """Record how a finished solitaire ended, or None if its deal has no number to count under."""
        assert match.result is not None
        deal = number_of(match.seed)
        if deal is None:
            return None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with _alone(self.path.with_name(f"{self.path.name}.lock")):
                return self._added(match, deal, bool(match.result.winners))
        except OSError as problem:
            why = problem.strerror or problem
            raise BadSetup(
                _(
                    "The statistics can't be saved in {path}: {why}. Set {variable} to another folder.",
                    path=self.path,
                    why=why,
                    variable=WHERE,
                )
            ) from None

    def _added(self, match: Match, deal: int, won: bool) -> SessionTally:
        tallies = self.all()
        mine = tallies.setdefault(tally_name(match), SessionTally())
        mine.add(deal, won, match.scores[0])
        kept = {name: asdict(tally) for name, tally in sorted(tallies.items())}
        save.save(self.path, json.dumps(kept, indent=1) + "\n")
        return mine


def _checked(tally: SessionTally) -> SessionTally:
    """Check that a tally holds only whole numbers."""
    numbers = [tally.played, tally.won, tally.streak, tally.longest, tally.best]
    if type(tally.deals) is not list or any(type(each) is not int for each in [*numbers, *tally.deals]):
        raise TypeError
    return tally


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Keep other games out while this one reads and writes, so no result is lost."""
    end = monotonic() + _PATIENCE
    while not _locked(lock):
        if monotonic() > end:
            raise BadSetup(
                _("Another game is saving its statistics. If none is running, remove {file}.", file=lock)
            )
        sleep(0.01)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _locked(lock: Path) -> bool:
    """Whether the lock was free; an abandoned lock is removed for the next try."""
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    except FileExistsError:
        with suppress(FileNotFoundError):
            if time() - lock.stat().st_mtime > _STALE:
                lock.unlink()
        return False
    return True


def tally_name(match: Match) -> str:
    """The game and the set that a match is counted under."""
    return f"{match.edition.name} double-{match.game.size}"
