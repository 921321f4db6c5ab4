"""`boneyard backup` and `boneyard restore`: what they say, and that PostgreSQL is left to its own tools."""

from pathlib import Path

import pytest

from boneyard.core.errors import BadSetup
from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from boneyard.terminal.commands.backup import backup, restore


def test_both_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(Settings(data=str(tmp_path / "a")).url)
    store.open()
    store.close()
    backup(tmp_path / "file", str(tmp_path / "a"))
    told = " ".join(capsys.readouterr().out.split())
    assert "Saved 0 tables with 0 moves and deals in" in told
    assert "The secret isn't in this folder." in told
    restore(tmp_path / "file", str(tmp_path / "b"))
    assert "Restored 0 tables" in capsys.readouterr().out
    assert (tmp_path / "b" / "tables.sqlite3").is_file()


def test_another_database_is_backed_up_with_its_own_tools(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE", "postgresql+psycopg://db/boneyard")
    with pytest.raises(BadSetup, match="Back it up with pg_dump"):
        backup(tmp_path / "file", str(tmp_path))
