"""How one's solitaires went, kept on this machine for each game and set."""

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.terminal import saving

WHERE = "BONEYARD_DATA"  # a folder that is used instead of the usual one


def data_folder() -> Path:
    """Where this program keeps what is one's own."""
    given = os.environ.get(WHERE)
    return Path(given).expanduser() if given else user_data_path("boneyard", appauthor=False)


@dataclass
class Tally:
    """One game with one set: every deal counts once, however often it is played."""

    played: int = 0
    won: int = 0
    streak: int = 0  # wins in a row up to now
    longest: int = 0
    best: int = -1  # the fewest left at an end; -1 before there was one
    deals: list[int] = field(default_factory=list)  # those that have counted

    def add(self, deal: int, won: bool, left: int) -> None:
        """Note how a deal ended; one that has counted already can only better the best."""
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

    def all(self) -> dict[str, Tally]:
        """Every tally by game and set; refuses a file that is none of ours, and leaves it as it is."""
        try:
            found: Any = json.loads(self.path.read_text(encoding="utf-8"))
            return {name: Tally(**values) for name, values in found.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, TypeError, AttributeError):
            raise BadSetup(
                f"The statistics in {self.path} cannot be read; move the file away to begin anew."
            ) from None

    def add(self, match: Match) -> Tally:
        """Note how a finished solitaire ended, and keep it."""
        assert match.result is not None
        tallies = self.all()
        mine = tallies.setdefault(name_of(match), Tally())
        if match.seed is not None and match.seed.isdigit():
            mine.add(int(match.seed), bool(match.result.winners), match.scores[0])
            self.path.parent.mkdir(parents=True, exist_ok=True)
            kept = {name: asdict(tally) for name, tally in sorted(tallies.items())}
            saving.save(self.path, json.dumps(kept, indent=1) + "\n")
        return mine


def name_of(match: Match) -> str:
    """The game and the set that a match is counted under."""
    return f"{match.edition.name} double-{match.game.size}"
