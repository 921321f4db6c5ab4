"""A match kept in a file."""

import os
from pathlib import Path

from boneyard.core.errors import BoneyardError


class NotSaved(BoneyardError):
    """A file that could not be written."""


def target(text: str) -> Path:
    """The file that somebody means."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def save(path: Path, record: str) -> Path:
    """Write a record; an old file stays as it was until the new one is whole. The full path is given back."""
    try:
        real = path.resolve()
        if real.exists() and not real.is_file():
            # Neither a folder nor a device is replaced by a file of its name.
            real.write_text(record, encoding="utf-8")
            return real
        fresh = real.with_name(f".{real.name}.{os.getpid()}.new")
        try:
            fresh.write_text(record, encoding="utf-8")
            fresh.replace(real)
        finally:
            fresh.unlink(missing_ok=True)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise NotSaved(f"Nothing was saved: {path} cannot be written ({reason}).") from None
    return real
