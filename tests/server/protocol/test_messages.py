"""The types of the protocol are what travels: real frames fit them, and what is made from them is not stale."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boneyard.core.errors import BoneyardError
from boneyard.pictures import scene
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol import messages, requests
from boneyard.server.protocol.messages import ServerMessage
from boneyard.server.storage.store import Store
from support.server.guests import BOT, PERSON, make, serving, watching

TOOLS = Path(__file__).parents[3] / "tools"
GAMES = ("block", "mexican-train", "forty-two", "poker", "squeeze")


@pytest.fixture(scope="module")
def tool() -> Any:
    sys.path.insert(0, str(TOOLS))
    try:
        import protocol_pages
    finally:
        sys.path.remove(str(TOOLS))
    return protocol_pages


def test_what_is_made_from_the_types_is_not_stale(tool: Any) -> None:
    assert tool.stale() == [], "run `make pages`"


def test_a_stale_table_is_seen(tool: Any) -> None:
    text = tool.PAGE.read_text("utf-8")
    assert tool.page(text.replace("| `watchers` | how many watch |\n", "")) == text


def test_every_message_is_on_the_page_and_in_the_declarations(tool: Any) -> None:
    page, declared = tool.PAGE.read_text("utf-8"), tool.DECLARATIONS.read_text("utf-8")
    for kind in tool.structs_of(messages, requests):
        assert f"export interface {tool.name_of(kind)} " in declared
        tag = kind.__struct_config__.tag
        if kind.__name__.endswith("Message") and tag not in ("tables", "own-tables"):  # the lobby's
            assert f"#### `{tag}`\n" in page
        if kind.__name__.endswith("Request") and tag is not None:
            assert f'`{{"do": "{tag}"' in page


def strict(thing: object, kind: Any) -> object:
    """A message as its type, every field known and of its kind, and back: nothing is lost on the way."""
    found = msgspec.convert(thing, kind)
    assert json.loads(msgspec.json.encode(found)) == thing
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shape", ["wide", "none"])
def test_what_a_server_sends_fits_its_types(game: str, shape: str, tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        seats = {"forty-two": 4, "squeeze": 1}.get(game, 2)
        made = make(client, game, PERSON, *[BOT] * (seats - 1))
        with watching(client, made["table"], made["token"], shape) as ann:
            for _ in range(6):
                if ann.my_turn():
                    assert ann.move()["type"] == "accepted"
            ann.ask("refused", do="move", id="no", ply=ann.now["ply"], move="9-9 > lead")
            ann.ask("refused", do="move", id="late", ply=0, move="pass")
            ann.ask("record", do="record")
            ann.ask("shuffles", do="shuffles")
            for message in ann.heard:
                strict(message, ServerMessage)


def test_the_parts_of_a_scene_have_the_same_fields_as_in_pictures() -> None:
    for kind in (messages.Piece, messages.Spot, messages.Label, messages.Lane, messages.Rail):
        drawn = getattr(scene, kind.__name__)
        assert set(kind.__struct_fields__) == set(drawn._fields)
        defaults = {
            each.name: [] if each.default is msgspec.NODEFAULT else each.default
            for each in msgspec.structs.fields(kind)
            if not each.required
        }
        usual = {name: list(value) if value == () else value for name, value in drawn._field_defaults.items()}
        assert defaults == usual


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> LiveTable:
    folder = tmp_path_factory.mktemp("table")
    with serving(folder) as client:
        made = make(client, "block")
        kept = Store(f"sqlite:///{folder / 'tables.sqlite3'}").tables.load(made["table"])
    assert kept is not None
    return LiveTable(kept)


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"{", "That isn't JSON"),
        (b"\xff", "That isn't JSON"),
        (b"[]", "A message is a JSON object"),
        (b"{}", 'Give "do": move, deal'),
        (b'{"do": ["move"]}', 'Give "do"'),
        (b'{"do": "move", "id": "a", "ply": 1}', 'Give "move", a text of at most 600'),
        (b'{"do": "move", "id": "a", "ply": 1, "move": "  "}', 'Give "move"'),
        (b'{"do": "move", "id": 7, "ply": 1, "move": "pass"}', 'Give "id", a text of at most 40'),
        (b'{"do": "move", "id": "a", "ply": 1.0, "move": "pass"}', 'Give the "ply"'),
        (b'{"do": "move", "id": "a", "ply": true, "move": "pass"}', 'Give the "ply"'),
        (b'{"do": "move", "id": "a", "ply": 99999999999999999999, "move": "pass"}', 'Give the "ply"'),
        (b'{"do": "touch", "ply": 1, "chosen": "6-4"}', 'Give "chosen"'),
        (b'{"do": "shape", "shape": "round"}', "A shape is wide, low, tall or none."),
        (b'{"do": "shape"}', 'Give "shape"'),
        (b'{"do": "record", "match": "first"}', "There's no match 'first' here"),
        (b'{"do": "settle", "limit": 1}', None),
        (b'{"do": "settle", "limit": "a"}', "The time for a turn is 0 for no limit"),
        (b'{"do": "settle", "ending": "never"}', "When time is up"),
        (b'{"do": "settle", "talk": 1}', "Talk is true or false"),
        (b'{"do": "undo", "id": "a", "ply": 1, "count": 0}', 'A "count" is a number of moves'),
        (b'{"do": "undo", "id": "a", "ply": 1, "to": "end"}', 'Give "to": "start"'),
        (b'{"do": "answer", "id": "a", "ply": 1}', 'Give "agree"'),
        (b'{"do": "seat", "id": "a", "ply": 1, "seat": -1, "to": "bot"}', 'Give a "seat"'),
        (b'{"do": "seat", "id": "a", "ply": 1, "seat": 1, "to": "cat"}', 'Give "to", "bot" or "person"'),
        (b'{"do": "hint", "ply": 3, "id": 7}', None),
        (b'{"do": "ping", "more": {"of": ["this"]}}', None),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(
    raw: bytes, says: str | None, table: LiveTable
) -> None:
    if says is None:
        requests.decode(raw, table)
        return
    with pytest.raises(BoneyardError) as refused:
        requests.decode(raw, table)
    assert str(refused.value).startswith(says)


def test_a_newcomer_gets_the_newest_lines_of_a_long_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.live.table.RECENT", 3)
    with serving(tmp_path) as client:
        made = make(client, "draw")
        with watching(client, made["table"], made["token"]) as ann:
            for _ in range(4):
                assert ann.my_turn()
                assert ann.move()["type"] == "accepted"
            ply = ann.now["ply"]
        with watching(client, made["table"], made["token"]) as again:
            lines = [line["ply"] for line in again.now["log"]]
            assert len(lines) <= 3 < ply
            assert lines[-1] == again.now["ply"] - 1
