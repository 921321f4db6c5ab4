"""Backups: taken under load they have every acknowledged move, and restoring one destroys nothing unasked."""

import asyncio
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from boneyard.core.errors import BadSetup
from boneyard.server.settings import Settings
from boneyard.server.storage import backup
from boneyard.server.storage.backup import back_up, restore
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import StoredTable
from support.server.clients import Viewer, new_table, some_move
from support.server.house import House, house
from support.server.store import event, opened

LEAST = 12  # moves at each table before a backup is made, and again before the next
TABLES = 3
FAST = {"BONEYARD_RATE": "100000", "BONEYARD_BURST": "100000"}


class Load:
    """A table at which two people play as fast as they can, in a thread; every acknowledgement is kept."""

    def __init__(self, there: House) -> None:
        self.sitting = new_table(there, 2, game="draw", options={"target": 10_000})
        self.table = self.sitting[0].table
        self.acknowledged: list[tuple[int, str]] = []
        self.problem: BaseException | None = None
        self._more = threading.Condition()
        self._ending = False
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def wait_for(self, more: int) -> None:
        """Wait until this many more moves were acknowledged."""
        with self._more:
            wanted = len(self.acknowledged) + more
            assert self._more.wait_for(lambda: self.problem or len(self.acknowledged) >= wanted, 120)
        assert self.problem is None, self.problem

    def end(self) -> None:
        self._ending = True
        self._thread.join()

    def _play(self) -> None:
        try:
            for viewer in self.sitting:
                viewer.connect()
            while not self._ending:
                self._act()
        except BaseException as problem:
            self.problem = problem
        finally:
            for viewer in self.sitting:
                viewer.leave()
            with self._more:
                self._more.notify_all()

    def _act(self) -> None:
        ply = max(viewer.now["ply"] for viewer in self.sitting)
        for viewer in self.sitting:
            viewer.at(ply)
        now = self.sitting[0].now
        if now["phase"] == "playing":
            acting, words = self.sitting[now["actors"][0]], {"do": "move"}
            words["move"] = some_move(acting, lambda count: 0)
        else:
            assert now["phase"] == "round-over", now["phase"]
            acting, words = self.sitting[0], {"do": "deal"}
        id = f"at {ply}"
        acting.say({**words, "id": id, "ply": ply})
        told = acting.until(lambda message: message["type"] in ("accepted", "refused"))
        assert told["type"] == "accepted", told
        with self._more:
            self.acknowledged.append((ply, id))
            self._more.notify_all()


@contextmanager
def load(there: House) -> Iterator[list[Load]]:
    found = [Load(there) for _ in range(TABLES)]
    try:
        yield found
    finally:
        for each in found:
            each.end()


def loaded(folder: Path, table: str) -> StoredTable:
    store = Store(f"sqlite:///{folder / 'tables.sqlite3'}")
    store.open()
    found = store.tables.load(table)
    store.close()
    assert found is not None
    return found


def test_a_backup_under_load_has_every_move_that_was_acknowledged_before(tmp_path: Path) -> None:
    known: list[dict[str, list[tuple[int, str]]]] = []
    with house(tmp_path / "first", **FAST) as there, load(there) as tables:
        for number in range(3):
            for each in tables:
                each.wait_for(LEAST)
            known.append({each.table: list(each.acknowledged) for each in tables})
            line = [sys.executable, "-m", "boneyard", "backup", str(tmp_path / f"{number}.backup")]
            done = subprocess.run(
                [*line, "--data", str(there.folder / "data")], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr
            assert "Saved 3 tables" in done.stdout
        for each in tables:
            each.wait_for(1)  # no one was interrupted by it
    for number, tables_then in enumerate(known):
        folder = tmp_path / f"restored {number}"
        restore(tmp_path / f"{number}.backup", folder)
        for table, acknowledged in tables_then.items():
            kept = loaded(folder, table).events
            assert [each.ply for each in kept] == list(range(len(kept)))
            senders = {each.ply: each.sender for each in kept}
            missing = [ply for ply, id in acknowledged if not senders.get(ply, "").endswith(f" {id}")]
            assert missing == []
    with house(tmp_path / "second") as other:
        other.close()
        restore(tmp_path / "2.backup", other.folder / "data", replace=True)
        other.open()
        first = tables[0].sitting[0]
        again = Viewer(other, first.table, first.seat, first.token).connect()
        assert again.about["you"] == first.seat, "the seat is lost"
        assert again.now["ply"] > known[2][first.table][-1][0]
        again.leave()


def kept_folder(folder: Path, moves: int) -> Path:
    """A data folder with one table and some moves, which no server uses."""

    async def fill() -> None:
        async with opened(folder) as store:
            for ply in range(moves):
                await store.tables.add_event("t", event(ply))

    asyncio.run(fill())
    Settings(data=str(folder)).kept_secret()
    return folder


def test_only_its_owner_can_read_a_backup_and_what_is_restored_from_it(tmp_path: Path) -> None:
    found = back_up(kept_folder(tmp_path / "a", 3), tmp_path / "file")
    assert (found.tables, found.moves, found.has_secret) == (1, 3, True)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600
    restore(tmp_path / "file", tmp_path / "b")
    for name in ("tables.sqlite3", "secret"):
        assert stat.S_IMODE((tmp_path / "b" / name).stat().st_mode) == 0o600
    assert (tmp_path / "b" / "secret").read_text() == (tmp_path / "a" / "secret").read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "file"], "something is left over"


def test_a_folder_in_use_is_left_alone(tmp_path: Path) -> None:
    back_up(kept_folder(tmp_path / "a", 3), tmp_path / "file")

    async def run() -> None:
        async with opened(tmp_path / "b"):
            with pytest.raises(BadSetup, match="Another server is already using"):
                restore(tmp_path / "file", tmp_path / "b", replace=True)

    asyncio.run(run())


def test_tables_are_replaced_only_on_request_and_kept_beside_the_new_ones(tmp_path: Path) -> None:
    folder = kept_folder(tmp_path / "a", 3)
    back_up(folder, tmp_path / "file")
    with pytest.raises(BadSetup, match=r"has tables already\. To replace them, add --replace"):
        restore(tmp_path / "file", folder)

    async def play_on() -> None:
        store = Store(Settings(data=str(folder)).url)
        store.open()
        await store.tables.add_event("t", event(3)._replace(at=1e9))
        await asyncio.to_thread(store.close)

    asyncio.run(play_on())
    with pytest.raises(BadSetup, match="has newer tables than this backup: the last change was 2001-09-09"):
        restore(tmp_path / "file", folder)
    assert len(loaded(folder, "t").events) == 4
    restore(tmp_path / "file", folder, replace=True)
    assert len(loaded(folder, "t").events) == 3
    (aside,) = folder.glob("tables.sqlite3.before-restore-*")
    (tmp_path / "c").mkdir()
    aside.rename(tmp_path / "c" / "tables.sqlite3")
    assert len(loaded(tmp_path / "c", "t").events) == 4


def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    folder = kept_folder(tmp_path / "a", 3)
    back_up(folder, tmp_path / "file")
    (folder / "tables.sqlite3").write_bytes(b"no database at all" * 500)
    with pytest.raises(BadSetup):
        restore(tmp_path / "file", folder)
    restore(tmp_path / "file", folder, replace=True)
    assert len(loaded(folder, "t").events) == 3


def test_a_file_that_is_not_a_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    folder = kept_folder(tmp_path / "a", 3)
    (tmp_path / "text").write_text("hello")
    with ZipFile(tmp_path / "zip", "w") as archive:
        archive.writestr("../evil", "x")
    back_up(folder, tmp_path / "good")
    (tmp_path / "half").write_bytes((tmp_path / "good").read_bytes()[:-200])
    for name in ("text", "zip", "half"):
        with pytest.raises(BadSetup, match="isn't a backup of Boneyard, or it is damaged"):
            restore(tmp_path / name, folder, replace=True)
    with pytest.raises(BadSetup, match="There's no file"):
        restore(tmp_path / "none", folder, replace=True)
    assert len(loaded(folder, "t").events) == 3


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    back_up(kept_folder(tmp_path / "a", 3), tmp_path / "file")
    monkeypatch.setattr(backup, "_known_revisions", lambda: {"0001"})
    with pytest.raises(BadSetup, match="was written by a newer version of Boneyard"):
        restore(tmp_path / "file", tmp_path / "b")


def test_a_folder_without_tables_has_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="nothing to back up"):
        back_up(tmp_path, tmp_path / "file")
