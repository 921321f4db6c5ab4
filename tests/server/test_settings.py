"""Settings: where they come from, what is refused, and the secret that is made once."""

from pathlib import Path

import pytest

from boneyard.core.errors import BadSetup
from boneyard.server.settings import Settings, gather


def test_a_folder_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetup, match="Can't save anything in"):
        Settings(data=str(tmp_path / "file")).kept_secret()


def test_settings_come_from_flags_then_the_environment_then_defaults(tmp_path: Path) -> None:
    around = {"BONEYARD_PORT": "9000", "BONEYARD_DATA": str(tmp_path), "BONEYARD_BOT_DELAY": "0.1"}
    found = gather({"port": 9001, "host": None}, around)
    assert (found.port, found.host, found.bot_delay, found.folder) == (9001, "127.0.0.1", 0.1, tmp_path)
    assert found.url == f"sqlite:///{tmp_path}/tables.sqlite3"


@pytest.mark.parametrize(
    ("name", "value"), [("port", "many"), ("port", "70000"), ("port", "-1"), ("rate", "nan"), ("tables", "0")]
)
def test_a_setting_that_cannot_be_is_refused_by_its_name(name: str, value: str) -> None:
    with pytest.raises(BadSetup, match=name):
        gather({}, {f"BONEYARD_{name.upper()}": value})


def test_an_empty_secret_is_refused_rather_than_replaced() -> None:
    for flags, around in (({"secret": ""}, {}), ({}, {"BONEYARD_SECRET": ""})):
        with pytest.raises(BadSetup, match="The secret is empty"):
            gather(flags, around)


def test_the_secret_is_made_once_and_for_its_owners_eyes(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new"))
    secret = settings.kept_secret()
    assert len(secret) >= 32
    assert Settings(data=str(tmp_path / "new")).kept_secret() == secret
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o777 == 0o600
    assert [each.name for each in (tmp_path / "new").iterdir()] == ["secret"]
    assert Settings(data=str(tmp_path), secret="given").kept_secret() == "given"


@pytest.mark.parametrize("left", ["", "half\n"])
def test_a_damaged_secret_is_refused_rather_than_replaced(tmp_path: Path, left: str) -> None:
    (tmp_path / "secret").write_text(left)
    with pytest.raises(BadSetup, match="is damaged"):
        Settings(data=str(tmp_path)).kept_secret()
    assert (tmp_path / "secret").read_text() == left


def test_as_many_processes_think_as_there_are_cores_unless_a_number_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1, 2}, raising=False)
    assert gather({}, {}).worker_count == 3
    assert gather({}, {"BONEYARD_BOT_PROCESSES": "1"}).worker_count == 1
    assert gather({}, {"BONEYARD_WORKERS": "2", "BONEYARD_BOT_PROCESSES": "6"}).worker_count == 3
    monkeypatch.delattr("os.sched_getaffinity")
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert gather({}, {}).worker_count == 1
