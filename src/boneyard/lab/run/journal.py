"""A run that can be stopped and goes on: every finished task is a line in a file, and is not done again.

The first line says which run it is, so that one with other deals, bots or rules is never mixed into it.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from boneyard.core.errors import BadSetup
from boneyard.lab.run.place import Place, in_order
from boneyard.records.file_lock import lock
from boneyard.words.language import _

Task = TypeVar("Task")

Data = Any  # what JSON can hold: lists, numbers and texts


class Journal:
    """The finished tasks of a run by their keys, in memory or in a file that the command line names by an option."""

    def __init__(self, path: Path | None, run: Mapping[str, object], option: str = "--out") -> None:
        self.path: Final = path
        self._places: Final[dict[str, tuple[int, int]]] = {}  # where a result is in the file
        self._kept: Final[dict[str, Data]] = {}  # or, without a file, the result itself
        self._file: BinaryIO | None = None
        self._end = 0
        self._option: Final = option
        if path is not None:
            self._open(path, json.loads(json.dumps(run)))

    def __len__(self) -> int:
        return len(self._places) + len(self._kept)

    def __contains__(self, key: str) -> bool:
        return key in self._places or key in self._kept

    def __getitem__(self, key: str) -> Data:
        if key in self._kept:
            return self._kept[key]
        assert self.path is not None
        start, length = self._places[key]
        with self.path.open("rb") as file:
            file.seek(start)
            return json.loads(file.read(length))[1]

    def _open(self, path: Path, run: object) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        try:
            lock(self._file.fileno())
        except OSError:
            self.close()
            raise BadSetup(
                _(
                    "Another process is writing {path}. Wait until it's done, or choose another {option}.",
                    path=path,
                    option=self._option,
                )
            ) from None
        try:
            self._read(path, run)
        except BadSetup:
            self.close()
            raise
        self._file.truncate(self._end)  # a line that was being written when the run was stopped
        if self._end == 0:
            self._write(run)

    def _read(self, path: Path, run: object) -> None:
        """Note every whole line."""
        with path.open("rb") as file:
            for number, line in enumerate(file):
                found = _whole_line(line)
                # The first one may have been cut short too; anything else is someone's file, and stays as it is.
                if number == 0 and found != run and not _line(run).startswith(line):
                    raise BadSetup(
                        _(
                            "{path} isn't the journal of this run. Delete it to start over, or choose another "
                            "{option}.",
                            path=path,
                            option=self._option,
                        )
                    )
                if found is None:
                    break
                if number > 0:
                    self._places[found[0]] = (self._end, len(line))
                self._end += len(line)

    def keep(self, key: str, result: Data) -> None:
        """Keep the result of a task."""
        if self._file is None:
            self._kept[key] = result
            return
        start = self._end
        self._write([key, result])
        self._places[key] = (start, self._end - start)

    def _write(self, data: Data) -> None:
        assert self._file is not None
        line = _line(data)
        self._file.write(line)
        self._file.flush()
        self._end += len(line)

    def close(self) -> None:
        """Leave the file for another time."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def delete(self) -> None:
        """The run is finished and its results are where they belong."""
        self.close()
        if self.path is not None:
            os.unlink(self.path)


def _line(data: Data) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _whole_line(line: bytes) -> Data | None:
    """What a line says; None for one that was cut short."""
    try:
        return json.loads(line) if line.endswith(b"\n") else None
    except ValueError:
        return None


def run_tasks(
    journal: Journal,
    function: Callable[[Task], Data],
    tasks: Iterable[tuple[str, Task]],
    where: Place,
) -> Iterator[str]:
    """Run the tasks the journal doesn't have yet; yields the keys of all tasks in order, as each is journaled."""
    keys: list[str] = []
    missing: list[tuple[str, Task]] = []
    for key, task in tasks:
        keys.append(key)
        if key not in journal:
            missing.append((key, task))
    results = in_order(function, [task for _key, task in missing], where)
    waiting = iter(missing)
    for key in keys:
        if key not in journal:
            assert next(waiting)[0] == key
            journal.keep(key, next(results))
        yield key
