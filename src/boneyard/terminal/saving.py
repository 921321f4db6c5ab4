"""A match kept in a file."""

import os
import re
from pathlib import Path

from boneyard.core.errors import BoneyardError
from boneyard.deals import number_of

_DEAL = re.compile(r"# deal (\d+)\s*")


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


def deal_noted(number: int) -> str:
    """The line before a record that tells the number of its deal; to a record it is a comment."""
    return f"# deal {number}\n"


def noted_deal(path: str) -> int | None:
    """The number of the deal that a saved match begins with, where it tells one."""
    with open(path, encoding="utf-8-sig") as file:
        told = _DEAL.fullmatch(file.readline(80))
    return None if told is None else number_of(told[1])
