"""A match kept in a file."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path

from boneyard.core.errors import BoneyardError
from boneyard.records.numbered_deals import number_of

_DEAL = re.compile(r"# deal (\d+)\s*")


class NotSaved(BoneyardError):
    """A file that could not be written."""


def expand_path(text: str) -> Path:
    """The file that somebody means."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def save(path: Path, record: str) -> Path:
    """Write a record; an old file stays as it was until the new one is whole. The full path is given back."""
    with _refusing(path):
        real = path.resolve()
        if _special(real):
            real.write_text(record, encoding="utf-8")
            return real
        with _fresh(real) as fresh:
            fresh.write_text(record, encoding="utf-8")
            fresh.replace(real)
    return real


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written, before there is anything to write; nothing is changed."""
    with _refusing(path):
        real = path.resolve()
        if real.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if not _special(real):
            with _fresh(real) as fresh:
                fresh.touch()


def _special(real: Path) -> bool:
    """Whether it is a folder or a device, which no file of its name replaces."""
    return real.exists() and not real.is_file()


@contextmanager
def _fresh(real: Path) -> Iterator[Path]:
    """A file beside the one that is meant, which is gone afterwards unless it has taken its place."""
    fresh = real.with_name(f".{real.name}.{os.getpid()}.new")
    try:
        yield fresh
    finally:
        fresh.unlink(missing_ok=True)


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise NotSaved(f"Nothing was saved: {path} can't be written ({reason}).") from None


def write_deal_note(number: int) -> str:
    """The line before a record that tells the number of its deal; to a record it is a comment."""
    return f"# deal {number}\n"


def read_deal_note(path: str) -> int | None:
    """The number of the deal that a saved match begins with, where it tells one."""
    with open(path, encoding="utf-8-sig") as file:
        told = _DEAL.fullmatch(file.readline(80))
    return None if told is None else number_of(told[1])
