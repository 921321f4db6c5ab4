"""`boneyard admin`: what is stored, read while a server has the folder."""

import asyncio
import json
import stat
from pathlib import Path

import pytest

from boneyard.core.errors import BadSetup
from boneyard.server.settings import Settings
from boneyard.server.storage.inventory import Inventory
from boneyard.terminal.commands import admin
from boneyard.terminal.commands.admin import disk, guests, tables
from support.server.store import event, opened


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def test_a_folder_in_use_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await store.tables.add_event("t", event(0)._replace(at=1e9))
            await store.tables.add_event("t", event(1)._replace(at=1e9 + 60))
            for show in (tables, guests, disk):
                await asyncio.to_thread(show, str(tmp_path))
            inventory = Inventory(Settings(data=str(tmp_path)).url)
            (table,) = inventory.tables(5)
            (guest,) = inventory.guests(5)
            inventory.close()
            assert (table.id, table.game, table.phase, table.people) == ("t", "block", "waiting", ("Ann",))
            assert (table.events, table.changed) == (2, 1e9 + 60)
            assert (guest.player, guest.names, guest.tables, guest.changed) == ("ann", ("Ann",), 1, 1e9 + 60)

    asyncio.run(run())
    told = capsys.readouterr().out
    assert "2001-09-09 01:47:40 UTC" in told
    assert "The database takes up 0." in told
    assert "MB left" in told


def test_an_empty_database_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from boneyard.server.storage.store import Store

    store = Store(Settings(data=str(tmp_path)).url)
    store.open()
    store.close()
    tables(str(tmp_path))
    guests(str(tmp_path))
    told = capsys.readouterr().out
    assert "There are no tables." in told
    assert "No one has a seat." in told


def test_a_folder_without_a_database_is_refused_and_stays_empty(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="There are no tables in"):
        tables(str(tmp_path))
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(b"nothing of the kind" * 500)
    with pytest.raises(BadSetup, match="The database can't be read: file is not a database"):
        tables(str(tmp_path))


def test_an_operator_closes_exports_and_deletes_while_a_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "_HEARD", 0.0)
    data, file = tmp_path / "data", tmp_path / "ann.json"
    with pytest.raises(BadSetup, match=r"for good\. Add --yes"):
        admin.delete("ann", data=str(data))

    async def run() -> None:
        async with opened(data):
            for act in (
                lambda: admin.message("Hello", str(data)),
                lambda: admin.export("ann", file, str(data)),
                lambda: admin.close("t", str(data)),
                lambda: admin.archive(0, str(data)),
                lambda: admin.delete("ann", True, str(data)),
            ):
                await asyncio.to_thread(act)

    asyncio.run(run())
    told = capsys.readouterr().out
    assert "Everyone who is connected will see it in a moment." in told
    assert "Saved everything about that person" in told
    assert "Closed table t." in told
    assert "There was nothing to archive." in told
    assert "One table now shows a nameless guest instead." in told
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text())["tables"][0]["names"] == ["Ann"]
    with pytest.raises(BadSetup, match="There's already a file"):
        admin.export("ann", file, str(data))
    with pytest.raises(BadSetup, match="Nothing is stored about 'ann'"):
        admin.delete("ann", True, str(data))
