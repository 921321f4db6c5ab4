"""Records as jobs: played again, shown moment by moment, drawn, reviewed.

A record may come from anyone and be expensive, so a table must never wait for one.
"""

import traceback
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

import orjson

from boneyard.core.errors import BadRecord, BadSetup, BoneyardError
from boneyard.households import household_in
from boneyard.server.workers.job import Job
from boneyard.server.workers.jobs.replay_view import ReplayView
from boneyard.words.language import _, current

_KEPT: Final = 6  # records that stay played


class RecordText(NamedTuple):
    """A record, and its table's house-rules file, if it has one."""

    text: str
    household: str = ""


class RecordProblem(NamedTuple):
    """Why a record can't be shown, with the line that is wrong if there is one."""

    why: str
    line: int | None = None


class Progress(NamedTuple):
    """How far a review is."""

    done: int
    of: int


NOTHING_DONE: Final = Progress(0, 0)


@dataclass(frozen=True)
class RecordJob(Job[Progress, bytes | RecordProblem]):
    """A question about a record; the answer is ready to send."""

    record: RecordText

    def run(self, report: Callable[[Progress], None]) -> bytes | RecordProblem:
        """Play the record and show what was requested; anything wrong with it becomes a sentence."""
        try:
            return self.show(_played(self.record, current()), report)
        except BadRecord as problem:
            why = str(problem)
            return RecordProblem(f"{why[:1].upper()}{why[1:]}.", problem.line)
        except BoneyardError as problem:
            return RecordProblem(str(problem))
        except (MemoryError, RecursionError):
            return RecordProblem(_("This record is too large to replay here."))
        except BrokenPipeError:
            raise  # the server is gone
        except Exception:
            # A forged record can contain impossible positions; other requests mustn't suffer for it.
            traceback.print_exc()
            return RecordProblem(_("This record can't be shown: its parts don't fit together."))

    @abstractmethod
    def show(self, replay: ReplayView, report: Callable[[Progress], None]) -> bytes:
        """The request."""


@dataclass(frozen=True)
class OutlineJob(RecordJob):
    """The answer, as JSON."""

    def show(self, replay: ReplayView, report: Callable[[Progress], None]) -> bytes:
        """The moves in words, the rounds, the views."""
        return orjson.dumps(replay.outline())


@dataclass(frozen=True)
class MomentsJob(RecordJob):
    """Consecutive moments from one point of view, as JSON."""

    at: int
    count: int
    view: str
    wide: bool

    def show(self, replay: ReplayView, report: Callable[[Progress], None]) -> bytes:
        """The moments that exist; refuses if even the first doesn't."""
        replay.at(self.at)
        places = range(self.at, min(self.at + self.count, len(replay.moments)))
        return f"[{','.join([replay.moment(place, self.view, self.wide) for place in places])}]".encode()


@dataclass(frozen=True)
class PictureJob(RecordJob):
    """A moment as an SVG picture."""

    round: int
    move: int
    view: str
    wide: bool
    palette: str
    table: str

    def show(self, replay: ReplayView, report: Callable[[Progress], None]) -> bytes:
        """The position after this many moves of a round."""
        place = replay.place_of(self.round, self.move)
        return replay.picture(place, self.view, self.wide, self.palette, self.table).encode()


@dataclass(frozen=True)
class ReviewJob(RecordJob):
    """A finished match reviewed, for one seat or for all whose tiles are seen: JSON."""

    seat: int | None
    quick: bool
    language: str = field(default_factory=current)  # reviews are kept for those who ask again in it

    def show(self, replay: ReplayView, report: Callable[[Progress], None]) -> bytes:
        """The review, with partial results that report its progress."""
        from boneyard.server.workers.jobs.review_view import review_match

        if replay.match.result is None:
            raise BadSetup(_("This match isn't over. Only a finished match can be reviewed."))
        return orjson.dumps(
            review_match(replay.match, self.seat, self.quick, lambda done, of: report(Progress(done, of)))
        )


@lru_cache(maxsize=_KEPT)
def _played(record: RecordText, language: str) -> ReplayView:
    return ReplayView(record.text, household_in(record.household).edition if record.household else None)
