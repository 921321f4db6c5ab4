"""A hint is what the normal bot would do in your place, knowing only what your seat sees."""

import asyncio
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import Illegal
from boneyard.core.tile import DOWN
from boneyard.records.seals import seal_of
from boneyard.server.assist import hints
from boneyard.server.assist.hints import Hints
from boneyard.server.live.table import LiveTable
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Shuffle, StoredTable
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.jobs.bots import BotAnswer
from boneyard.server.workers.pool import Origin
from conftest import MODE
from support.server.guests import BOT, PERSON, make, serving, watching

DOCS = Path(__file__).parents[3] / "docs"
SECTION = (DOCS / "protocol.md").read_text("utf-8").split("#### `hint`")[1].split("\n#### ")[0]
# Without the compiled engine these think longer than anyone waits.
SLOW = ("big-clock", "good-neighbors", "traffic") if MODE == "interpreted" else ()
GAMES = [catalog.edition(game) for game in catalog.games() if game not in SLOW]


def low(edition: Edition) -> int:
    return edition.players(edition.sets[0])[0]


@pytest.mark.parametrize("edition", GAMES, ids=lambda edition: str(edition.game))
def test_a_hint_is_a_legal_move_with_a_sentence(edition: Edition, tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, edition.game, PERSON, *[BOT] * (low(edition) - 1))
        with watching(client, made["table"], made["token"], "wide") as ann:
            assert ann.my_turn()
            ann.say(do="hint", ply=ann.now["ply"])
            while (hint := ann.hear())["type"] not in ("hint", "refused"):
                pass
            assert hint["type"] == "hint", hint["why"]
            assert hint["why"].endswith(".")
            assert hint["sure"].startswith("I'm ")
            assert hint["label"]
            assert hint["ply"] == ann.now["ply"]
            if ann.now["moves"]:
                (listed,) = [each for each in ann.now["moves"] if each["move"] == hint["move"]]
                for key in ("move", "touch", "label", "kind"):
                    assert listed[key] == hint[key]
            else:
                chosen = ann.ask("choices", do="touch", ply=ann.now["ply"], chosen=hint["touch"])
                assert hint["move"] in [each["move"] for each in chosen["moves"]]
            assert ann.move(hint["move"])["type"] == "accepted"
            assert set(hint) <= set(re.findall(r"`(\w+)`", SECTION))


def test_only_the_player_to_move_gets_a_hint(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, {"kind": "open"})
        taken = client.post(f"/t/{made['table']}/sit", json={"name": "Ben"}).json()
        client.cookies.clear()
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
            watching(client, made["table"]) as zoe,
        ):
            waiting = ben if ann.now["turn"] == 0 else ann
            ply = ann.now["ply"]
            assert (
                waiting.ask("refused", do="hint", ply=ply)["why"]
                == "You can ask for a hint when it's your turn."
            )
            assert "watching" in zoe.ask("refused", do="hint", ply=ply)["why"]
            assert zoe.ask("refused", do="hint", ply=ply + 1)["stale"]
            for wrong in ({}, {"ply": "now"}, {"ply": -1}, {"ply": True}):
                assert '"ply"' in waiting.ask("refused", do="hint", **wrong)["why"]


def test_hints_are_not_given_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "_RATE", 0.0001)
    monkeypatch.setattr(hints, "_BURST", 2)
    with serving(tmp_path) as client:
        made = make(client, "squeeze", PERSON)
        with watching(client, made["table"], made["token"]) as ann:
            for _ in range(2):
                for _ in range(3):  # the same moment costs nothing when it is asked for again
                    hint = ann.ask("hint", do="hint", ply=ann.now["ply"])
                assert ann.move(hint["move"])["type"] == "accepted"
            assert ann.ask("refused", do="hint", ply=ann.now["ply"])["why"] == hints.TOO_SOON
        with watching(
            client, made["table"], made["token"]
        ) as again:  # another connection doesn't reset the limit
            assert again.ask("refused", do="hint", ply=again.now["ply"])["why"] == hints.TOO_SOON


class Slow:
    """Bots that answer when the test lets them, and count their questions."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.free = asyncio.Event()

    async def choose(self, question: Any, origin: Origin) -> BotAnswer:
        self.asked.append(question)
        await self.free.wait()
        view = question.view()
        return BotAnswer(str(view.moves()[0]), "Because.", "normal")


def kept_table(tmp_path: Path, game: str = "draw") -> StoredTable:
    with serving(tmp_path) as client:
        made = make(client, game, PERSON, {"kind": "open"})
        client.post(f"/t/{made['table']}/sit", json={"name": "Ben"})
        kept = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}").tables.load(made["table"])
    assert kept is not None
    return kept


def test_a_hint_that_is_being_thought_of_is_not_asked_for_twice(tmp_path: Path) -> None:
    table = LiveTable(kept_table(tmp_path))
    assert table.match is not None
    seat = table.match.actors[0]

    async def asked() -> tuple[int, list[BotAnswer | None]]:
        bots = Slow()
        asker = Hints(bots)  # type: ignore[arg-type]
        waiting = [asyncio.create_task(hints.result_of(asker.ask(table, seat, ""))) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        bots.free.set()
        return len(bots.asked), await asyncio.gather(*waiting)

    count, heard = asyncio.run(asked())
    assert count == 1
    assert [answer is not None for answer in heard] == [True] * 5


def test_no_one_elses_move_is_given_as_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINTS", "confused")  # raises, so that greedy is asked instead
    table = LiveTable(kept_table(tmp_path))
    assert table.match is not None
    seat = table.match.actors[0]

    async def asked() -> None:
        bots = BotWorkers(modules=["support.server.stubborn_bots"])
        asker = Hints(bots)
        choose, count = bots.choose, 0

        async def counted(question: Any, origin: Origin) -> BotAnswer:
            nonlocal count
            count += 1
            return await choose(question, origin)

        monkeypatch.setattr(bots, "choose", counted)
        try:
            for _ in range(2):
                async with asyncio.timeout(60):
                    with pytest.raises(Illegal, match=re.escape(hints.NOBODY)):
                        await hints.result_of(asker.ask(table, seat, ""))
        finally:
            await bots.close()
        assert count == 2  # asking again starts a new search, as the refusal says

    asyncio.run(asked())


def test_a_hint_knows_no_more_than_the_seat(tmp_path: Path) -> None:
    """Two tables that differ only in what the seat cannot see ask the bot the same, byte for byte."""
    kept = kept_table(tmp_path)
    table = LiveTable(kept)
    assert table.match is not None
    seat = table.match.actors[0]
    other = LiveTable(kept._replace(shuffles=[_otherwise(kept.shuffles[0], table, seat)]))
    assert other.match is not None
    assert other.match.state != table.match.state
    assert other.match.look(seat) == table.match.look(seat)
    assert pickle.dumps(hints.question(other, seat)) == pickle.dumps(hints.question(table, seat))
    asked = hints.question(table, seat)
    hidden = [tile for at, hand in enumerate(table.game.hands(asked.state)) for tile in hand if at != seat]
    assert set(hidden) == {DOWN}
    secrets = [kept.shuffles[0].salt, kept.shuffles[0].tiles]
    assert not any(secret.encode() in pickle.dumps(asked) for secret in secrets)


def _otherwise(shuffle: Shuffle, table: LiveTable, seat: int) -> Shuffle:
    """The same shuffle with all that the seat does not hold in another order."""
    from boneyard.core.tile import tile_text

    assert table.match is not None
    held = {tile_text(tile) for tile in table.game.hands(table.match.state)[seat]}
    order = shuffle.tiles.split()
    hidden = iter([tile for tile in reversed(order) if tile not in held])
    tiles = " ".join(tile if tile in held else next(hidden) for tile in order)
    return Shuffle(shuffle.number, shuffle.salt, tiles, seal_of(shuffle.salt, tiles), shuffle.first)
