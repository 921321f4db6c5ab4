"""Saving a match in a file."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path

from boneyard.core.errors import BoneyardError
from boneyard.records.numbered_deals import number_of
from boneyard.words.language import _

_DEAL = re.compile(r"# deal (\d+)\s*")


class NotSaved(BoneyardError):
    """A file that could not be written."""


def expand_path(text: str) -> Path:
    """A path as someone typed it."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def save(path: Path, record: str) -> Path:
    """Write a record and return its full path; an old file stays until the new one is complete."""
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
    """Refuse a file that can't be written, before there is anything to write."""
    with _refusing(path):
        real = path.resolve()
        if real.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if not _special(real):
            with _fresh(real) as fresh:
                fresh.touch()


def _special(real: Path) -> bool:
    """Whether it is a folder or a device, which can't be replaced by a file."""
    return real.exists() and not real.is_file()


@contextmanager
def _fresh(real: Path) -> Iterator[Path]:
    """A temporary file beside the real one, removed afterward unless it took its place."""
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
        raise NotSaved(
            _("Nothing was saved: {path} can't be written ({reason}).", path=path, reason=reason)
        ) from None


def write_deal_note(number: int) -> str:
    """The line before a record with the number of its deal; in a record it is a comment."""
    return f"# deal {number}\n"


def read_deal_note(path: str) -> int | None:
    """The deal number at the start of a saved match, if there is one."""
    with open(path, encoding="utf-8-sig") as file:
        told = _DEAL.fullmatch(file.readline(80))
    return None if told is None else number_of(told[1])
