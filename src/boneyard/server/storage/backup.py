"""Backups of a data folder: taken while its server runs, and restored into a folder that no server uses."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from boneyard.core.errors import BadSetup
from boneyard.server.storage.database import MIGRATIONS
from boneyard.server.storage.file_lock import FileLock
from boneyard.words.language import _

DATABASE: Final = "tables.sqlite3"
SECRET: Final = "secret"
_ABOUT: Final = "backup.json"
_FORMAT: Final = 1
_OURS_ONLY: Final = 0o600  # every hand is in it
_BESIDE: Final = ("", "-wal", "-shm")  # a database and what SQLite puts beside it
_CHANGES: Final = {  # by the table that must be there: older versions had fewer
    "tables": "SELECT max(max(made), max(touched)) FROM tables",
    "events": "SELECT max(at) FROM events",
    "said": "SELECT max(at) FROM said",
    "pads": "SELECT max(touched) FROM pads",
}


class Contents(NamedTuple):
    """What is in a backup, or in a folder."""

    tables: int
    moves: int
    changed: float | None  # the last time; None where nothing has ever happened
    has_secret: bool


def back_up(folder: Path, file: Path) -> Contents:
    """Write everything in a data folder to one file; its server may keep writing meanwhile.

    The copy is one moment of the database: everything that was committed before, and nothing in halves.
    """
    source = folder / DATABASE
    if not source.is_file():
        raise BadSetup(_("There are no tables in {folder}, so there's nothing to back up.", folder=folder))
    if not file.parent.is_dir():
        raise BadSetup(_("There's no folder {folder}.", folder=file.parent))
    with TemporaryDirectory(dir=file.parent, prefix=".backup-") as scratch:
        copy, packed = Path(scratch) / DATABASE, Path(scratch) / "packed"
        _copy(source, copy)
        secret = folder / SECRET
        found = _contents(copy, secret.is_file())
        about = {
            "format": _FORMAT,
            "made": datetime.now(UTC).isoformat(timespec="seconds"),
            **found._asdict(),
        }
        packed.touch(_OURS_ONLY)
        with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=1) as archive:
            archive.writestr(_ABOUT, json.dumps(about))
            archive.write(copy, DATABASE)
            if found.has_secret:
                archive.write(secret, SECRET)
        _flush(packed)
        packed.replace(file)
    _flush(file.parent)
    return found


def restore(file: Path, folder: Path, replace: bool = False) -> Contents:
    """Put a backup into a data folder. Existing data is replaced only on request, and then kept under another name."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / DATABASE)
    lock.acquire()
    try:
        with TemporaryDirectory(dir=folder, prefix=".restore-") as scratch, _opened(file) as archive:
            unpacked = Path(scratch)
            _unpack(archive, file, unpacked)
            found = _contents(unpacked / DATABASE, (unpacked / SECRET).is_file())
            if (folder / DATABASE).is_file():
                _keep_aside(folder, found, replace)
            for name in (SECRET, DATABASE):  # tables without their secret would lose all seats
                if (unpacked / name).is_file():
                    (unpacked / name).chmod(_OURS_ONLY)
                    _flush(unpacked / name)
                    (unpacked / name).replace(folder / name)
        _flush(folder)
    finally:
        lock.release()
    return found


@contextmanager
def _opened(file: Path) -> Iterator[ZipFile]:
    try:
        with ZipFile(file) as archive:
            yield archive
    except FileNotFoundError:
        raise BadSetup(_("There's no file {file}.", file=file)) from None
    except BadZipFile:
        raise _no_backup(file) from None


def _unpack(archive: ZipFile, file: Path, folder: Path) -> None:
    names = archive.namelist()
    if _ABOUT not in names or DATABASE not in names:
        raise _no_backup(file)
    try:
        known = json.loads(archive.read(_ABOUT))["format"] == _FORMAT
    except (ValueError, KeyError, TypeError):
        raise _no_backup(file) from None
    for name in {DATABASE, SECRET} & set(names):
        archive.extract(name, folder)
    if not known or _revision(folder / DATABASE) not in _known_revisions():
        raise BadSetup(
            _("{file} was written by a newer version of Boneyard. Restore it with that version.", file=file)
        )


def _no_backup(file: Path) -> BadSetup:
    return BadSetup(_("{file} isn't a backup of Boneyard, or it is damaged.", file=file))


def _keep_aside(folder: Path, new: Contents, replace: bool) -> None:
    """Rename the data in a folder; refuse unless replacing was requested."""
    if not replace:  # else it may be damaged: that is when backups are wanted
        _refuse_to_replace(folder, _contents(folder / DATABASE, has_secret=True), new)
    mark = datetime.now(UTC).strftime("before-restore-%Y%m%d-%H%M%S-%f")
    if new.has_secret and (folder / SECRET).is_file():
        (folder / SECRET).rename(folder / f"{SECRET}.{mark}")
    for beside in _BESIDE:
        old = folder / f"{DATABASE}{beside}"
        if old.is_file():
            old.rename(folder / f"{DATABASE}.{mark}{beside}")


def _refuse_to_replace(folder: Path, there: Contents, new: Contents) -> None:
    if not there.tables:
        return
    if (there.changed or 0.0) > (new.changed or 0.0):
        raise BadSetup(
            _(
                "{folder} has newer tables than this backup: the last change was {when}. To replace them, "
                "add {option}.",
                folder=folder,
                when=shown_time(there.changed),
                option="--replace",
            )
        )
    raise BadSetup(
        _("{folder} has tables already. To replace them, add {option}.", folder=folder, option="--replace")
    )


def shown_time(moment: float | None) -> str:
    """A time as people write it, in UTC."""
    return "-" if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M:%S} UTC"


# --- SQLite


def _copy(source: Path, copy: Path) -> None:
    copy.touch(_OURS_ONLY)
    try:
        with closing(_connect(source)) as running, closing(_connect(copy)) as still:
            running.backup(still)  # all in one step: with a write-ahead log no one waits for it
            still.execute("PRAGMA journal_mode=DELETE")  # one file, complete by itself
    except sqlite3.Error as problem:
        raise BadSetup(_("{file} can't be read: {why}.", file=source, why=problem)) from None


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=10)


def _contents(file: Path, has_secret: bool) -> Contents:
    try:
        with closing(_connect(file)) as connection:
            if connection.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise BadSetup(_("The database {file} is damaged.", file=file.name))
            named = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
            moments = [
                connection.execute(query).fetchone()[0] for name, query in _CHANGES.items() if name in named
            ]
            tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
            moves = connection.execute("SELECT count(*) FROM events").fetchone()[0]
    except sqlite3.Error as problem:
        raise BadSetup(_("{file} can't be read: {why}.", file=file.name, why=problem)) from None
    changed = max([each for each in moments if each is not None], default=None)
    return Contents(tables, moves, changed, has_secret)


def _revision(file: Path) -> str:
    try:
        with closing(_connect(file)) as connection:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as problem:
        raise BadSetup(_("{file} can't be read: {why}.", file=file.name, why=problem)) from None
    return "" if row is None else str(row[0])


def _known_revisions() -> set[str]:
    return {path.stem.removeprefix("step_") for path in (MIGRATIONS / "versions").glob("step_*.py")}


def _flush(path: Path) -> None:
    """Have a file, or the names in a folder, on the disk."""
    if path.is_dir() and os.name == "nt":
        return  # Windows opens no folders
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
