"""House rules: saved from a form or a file, shown with their differences, played, downloaded as a file."""

import re
import subprocess
import sys
import time
from html import unescape
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import boneyard
from boneyard import catalog
from boneyard.households import household_in
from boneyard.server.live import households
from boneyard.server.workers import rule_effects
from support.server.guests import BOT, OPEN, PERSON, make, serving, watching
from support.server.pages import Read

TOML = """\
name = "sunday-draw"
title = "Draw, as on Sundays"
game = "draw"
edition = "cardinal"

[answers]
hand = 6
target = 150
unable = "draw-one"
"""
JSON = {"Accept": "application/json"}
PLAY = [sys.executable, "-m", "boneyard", "play", "draw"]
FORM = {
    "title": "Draw, as on Sundays",
    "edition": "cardinal",
    "of": "cardinal",
    "players": "3",
    "set": "6",
    "answer.unable": "draw-one",
    "option.hand": "6",
    "was.hand": "7",
    "option.target": "150",
    "was.target": "100",
}


def saved(client: TestClient, text: str = TOML) -> str:
    """Keep a file; its address."""
    answer = client.post("/house/file", data={"text": text}, follow_redirects=False)
    assert answer.status_code == 303, Read(answer.text).words
    return str(answer.headers["location"])


def refused(client: TestClient, text: str) -> str:
    answer = client.post("/house/file", data={"text": text}, follow_redirects=False)
    assert answer.status_code == 422
    return Read(answer.text).words


def test_what_was_changed_in_the_form_is_saved_and_shown_beside_the_printed_answers(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.post("/house/new/draw", data=FORM)
        assert answer.status_code == 200
        assert "Draw, as on Sundays" in Read(answer.text).words
        rows = re.findall(r'<tr role="row"><th scope="row".*?</tr>', answer.text, re.S)
        asked = [re.sub("<[^>]+>", "|", row).split("|") for row in rows]
        found = {unescape(next(filter(None, row))): [cell for cell in row if cell][1:] for row in asked}
        assert found["hand"][-1] == "6"
        assert found["target"] == ["100", "150"]
        assert set(found) == {
            "If you can't play",
            "hand",
            "target",
            "The match",
            "Tiles each",
        }
        file = client.get(f"{answer.url.path}.toml")
        assert file.headers["content-disposition"] == 'attachment; filename="draw-as-on-sundays.toml"'
        kept = household_in(file.text)
        assert kept.answers == {"unable": "draw-one", "hand": 6, "target": 150}


def test_a_downloaded_file_is_read_by_python_and_by_the_terminal(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        text = client.get(f"{saved(client)}.toml").text
    file = tmp_path / "sunday-draw.toml"
    file.write_text(text, "utf-8")
    match = boneyard.new("draw", edition=file, players=["Ann", "Ben"], seed=1)
    assert match.edition.key == "sunday-draw"
    assert (match.options["target"], len(match.game.hands(match.state)[0])) == (150, 6)
    told = subprocess.run(
        [sys.executable, "-m", "boneyard", "rules", "draw", "--edition", str(file)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "150" in told.stdout
    played = subprocess.run(
        [*PLAY, "--household", str(file), "--edition", "sunday-draw", "--seed", "1"],
        capture_output=True,
        text=True,
        input="quit\n",
        check=False,
    )
    assert "Draw, as on Sundays" in played.stdout + played.stderr


def test_a_household_is_played_at_a_table_that_keeps_it_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = saved(client).rpartition("/")[2]
        made = make(client, "draw", PERSON, BOT, edition=f"house.{id}")
        with watching(client, made["table"], made["token"]) as ann:
            assert (ann.table["edition"], ann.table["title"]) == ("sunday-draw", "Draw, as on Sundays")
            assert ann.table["options"]["target"] == 150
            assert ann.table["household"] == TOML
            assert ann.table["rules"] == f"/t/{made['table']}/rules"
            assert ann.my_turn()
            assert ann.move()["type"] == "accepted"
            before = ann.ask("record", do="record")["text"]
        assert not any(each.key == "sunday-draw" for each in catalog.editions("draw"))
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert ann.table["title"] == "Draw, as on Sundays"
        after = ann.ask("record", do="record")["text"]
        assert after.startswith(before.partition("= turn")[0].rpartition("\n")[0][:200])
        assert "edition: sunday-draw" in after
        file = client.get(f"/t/{made['table']}/household.toml")
        catalog.add_household(household_in(file.text).edition)
        assert boneyard.records.replay(after).edition.key == "sunday-draw"
        page = client.get(f"/t/{made['table']}/rules")
        assert "Draw, as on Sundays" in page.text


def test_two_house_rules_of_one_name_are_distinguished(tmp_path: Path) -> None:
    other = TOML.replace("target = 150", "target = 60")
    with serving(tmp_path) as client:
        tables = [make(client, "draw", PERSON, BOT, household=text) for text in (TOML, other)]
        targets = []
        for made in tables:
            with watching(client, made["table"], made["token"]) as ann:
                targets.append(ann.table["options"]["target"])
        assert targets == [150, 60]


def test_the_set_up_page_lists_ones_own_and_the_linked_one_and_makes_a_table_with_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        address = saved(client)
        id = address.rpartition("/")[2]
        offers = [field["value"] for field in Read(client.get("/new/draw").text).named("edition")]
        assert f"house.{id}" in offers
        assert f"house.{id}" not in [
            field["value"] for field in Read(client.get("/new/block").text).named("edition")
        ]
        client.cookies.clear()  # someone else
        assert len(Read(client.get("/new/draw").text).named("edition")) == len(offers) - 1
        linked = Read(client.get(f"/new/draw?edition=house.{id}").text)
        (picked,) = [field for field in linked.named("edition") if "checked" in field]
        assert picked["value"] == f"house.{id}"
        answer = client.post(
            "/new/draw", data={"edition": f"house.{id}", "with": "bots"}, follow_redirects=False
        )
        table = answer.headers["location"].rpartition("/")[2]
        again = client.post(
            "/new/draw", data={"edition": f"t.{table}", "with": "bots"}, follow_redirects=False
        )
        assert again.status_code == 303
        lobby = client.get("/").text
        assert lobby.count("Draw, as on Sundays") >= 2  # your own tables are found again
        client.post(f"{address}/keep")
        assert any(
            str(field["value"]).startswith("house.")
            for field in Read(client.get("/new/draw").text).named("edition")
        )


def test_a_public_table_with_house_rules_is_in_the_lobby(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        make(client, "draw", PERSON, OPEN, household=TOML, public=True)
        (listed,) = client.get("/api/tables").json()["tables"]
        assert listed["title"] == "Draw, as on Sundays"


def test_rules_taken_off_the_list_still_work_for_anyone_with_the_address(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        address = saved(client)
        assert address == saved(client)  # the same is not kept twice
        mine = dict(client.cookies)
        client.cookies.clear()
        client.post(f"{address}/forget")  # someone else can't change it
        client.cookies.update(mine)
        assert address in client.get("/house").text
        client.post(f"{address}/forget")
        assert address not in client.get("/house").text
        assert client.get(address).status_code == 200


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("target = 150", "target = 0", "Line 8: The option target can't be"),
        ("target = 150", "tarjet = 150", "Line 8: draw/sunday-draw has no answer named"),
        ('unable = "draw-one"', 'unable = "weep"', "Line 9: unable can't be"),
        ('edition = "cardinal"', 'edition = "cardnal"', "Line 4: draw has no edition"),
        ('game = "draw"', 'game = "drawl"', "Line 3: There's no game"),
        ('title = "', 'titel = "', "Line 2: "),
        ("hand = 6", "hand = ", "at line 7"),
        (
            'edition = "cardinal"',
            'edition = "/etc/passwd.toml"',
            "Line 4: House rules start from a published edition",
        ),
        ("sunday-draw", "cardinal", "is a published edition"),
        ("Draw, as on Sundays", "x" * 70, "A title has 1 to 60 letters"),
        ("sunday-draw", "s" * 50, "won't work"),
        ("hand = 6", "hand = 6\n" + "# so long\n" * 1000, "too long"),
        ("hand = 6", f"hand = {'9' * 5000}", "something longer or deeper"),
        ('title = "Draw, as on Sundays"', f"title = 0x{'f' * 5000}", "something longer or deeper"),
        ('unable = "draw-one"', f"unable = 0x{'f' * 5000}", "something longer or deeper"),
        ('title = "Draw, as on Sundays"', f"title{'.a' * 3000} = 1", "something longer or deeper"),
        ("hand = 6", f"hand{'.a' * 3000} = 6", "something longer or deeper"),
        ("hand = 6", f"hand = {'[' * 3000}", "something longer or deeper"),
        ("hand = 6", "\n".join(f"a{n} = 1" for n in range(500)), "more answers than any game has"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in TOML
    with serving(tmp_path) as client:
        assert says in refused(client, TOML.replace(old, new))
        assert client.get("/house").text.count("On your list") == 0


def test_files_are_accepted_too_unless_they_are_not_text(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        kept = client.post(
            "/house/file", files={"file": ("ours.toml", TOML.encode())}, follow_redirects=False
        )
        assert kept.status_code == 303
        wrong = client.post("/house/file", files={"file": ("ours.toml", b"\xff\xfe\x00")})
        assert wrong.status_code == 422
        assert "UTF-8" in wrong.text
        assert client.post("/house/file", data={}).status_code == 422
        assert client.post("/house/file", content=b"x" * 70_000).status_code == 413


def test_titles_are_escaped(tmp_path: Path) -> None:
    evil = TOML.replace("Draw, as on Sundays", "<script>alert(1)</script>")
    with serving(tmp_path) as client:
        address = saved(client, evil)
        for page in (address, "/house", "/new/draw"):
            assert "<script>alert" not in client.get(page).text


def test_a_form_that_will_not_do_comes_back_with_what_was_typed(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for wrong, says in (
            ({**FORM, "title": " "}, "Give these rules a name"),
            ({**FORM, "option.target": "many"}, "The option target can't be"),
            ({**FORM, "answer.unable": "weep"}, "unable can't be"),
            ({**FORM, "set": "19"}, "The set can't be 19"),
            ({"title": "Same", "edition": "cardinal"}, "Nothing differs"),
        ):
            answer = client.post("/house/new/draw", data=wrong)
            assert answer.status_code == 422, says
            assert says in Read(answer.text).words
        assert client.post("/house/new/chess", data=FORM).status_code == 404
        assert client.get("/house/new/chess").status_code == 404
        assert client.get("/house/nothing").status_code == 404
        assert client.get("/house/nothing.toml").status_code == 404
        assert client.post("/house/nothing/keep").status_code == 404
        assert client.get("/new/draw?edition=house.nothing").status_code == 404


def test_no_one_keeps_more_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(households, "MOST", 2)
    with serving(tmp_path) as client:
        for target in (10, 20):
            saved(client, TOML.replace("150", str(target)))
        assert "Take one off your list" in refused(client, TOML)
    with serving(tmp_path / "other", making=2) as client:
        answers = [client.post("/house/file", data={"text": TOML}, follow_redirects=False) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [303, 303, 429, 429]


def test_changing_ones_own_rules_begins_with_them(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = saved(client).rpartition("/")[2]
        page = client.get(f"/house/new/draw?edition=house.{id}")
        form = Read(page.text)
        (target,) = form.named("option.target")
        assert target["value"] == "150"
        assert re.search(r'value="draw-one" checked', page.text)
        carried = Read(
            client.get("/house/new/draw?edition=cardinal&players=3&option.target=77&was.target=100").text
        )
        (target,) = carried.named("option.target")
        assert target["value"] == "77"


def test_the_page_says_what_the_rules_do_once_someone_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_effects, "_MOST_DEALS", 12)
    monkeypatch.setattr(rule_effects, "_LEAST_DEALS", 12)
    with serving(tmp_path) as client:
        address = saved(client)
        page = Read(client.get(address).text)
        assert "What your rules do" in page.words
        assert page.all("section", id="effects")[0]["data-address"] == f"{address}/effects"
        early = client.get(f"{address}/effects", headers=JSON)
        assert early.status_code == 404
        assert "haven't been tried out" in early.json()["why"]
        told = client.post(f"{address}/effects", headers=JSON).json()
        end = time.monotonic() + 120
        while told["state"] != "done":
            assert time.monotonic() < end, told
            assert told["state"] in ("waiting", "working")
            time.sleep(0.1)
            told = client.get(f"{address}/effects", headers=JSON).json()
        found = told["effects"]
        assert (found["deals"], found["players"]) == (12, 2)
        sentences = [each["sentence"] for each in found["findings"]]
        assert any(
            sentence.startswith(("Rounds are shorter", "Rounds take longer", "Length"))
            for sentence in sentences
        )
        # Whoever asks next has the answer at once.
        assert client.post(f"{address}/effects", headers=JSON).json() == told
        assert client.post("/house/nobody-knows/effects").status_code == 404
