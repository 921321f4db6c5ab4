"""A lock on a database file: one server at a time, because each keeps its tables in memory."""

import os
import sys
from pathlib import Path

from boneyard.core.errors import BadSetup
from boneyard.words.language import _

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held by the process that uses a file; the system releases it when the process ends, however that happens."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._handle: int | None = None

    def acquire(self) -> None:
        """Take the lock; refuse with a sentence where another server has it."""
        if self._file is None or self._handle is not None:
            return
        path = self._file.with_name(f"{self._file.name}.lock")
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            why = problem.strerror or problem
            raise BadSetup(
                _("Can't save anything in {folder}: {why}.", folder=path.parent, why=why)
            ) from None
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise BadSetup(
                _(
                    "Another server is already using {folder}: stop it, or choose another folder with {option}.",
                    folder=path.parent,
                    option="--data",
                )
            ) from None
        self._handle = handle

    def release(self) -> None:
        """Let another server have it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
