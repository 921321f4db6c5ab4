import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from boneyard import catalog
from boneyard.bots import BOTS
from boneyard.core.edition import Edition
from boneyard.core.option import show
from boneyard.server.http import identity
from boneyard.server.pages.tables import form as table_form
from boneyard.words.rules import rulebook
from support.server.guests import arrive
from support.server.pages import Read, opened

EDITIONS = [edition for game in catalog.games() for edition in catalog.editions(game)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(autouse=True)
def _a_stranger(client: TestClient) -> None:
    client.cookies.clear()


def asked(client: TestClient, game: str, **given: str) -> Read:
    answer = client.get(
        f"/new/{game}", params={name.replace("__", "."): value for name, value in given.items()}
    )
    assert answer.status_code == 200
    return Read(answer.text)


def chosen(page: Read, name: str) -> str | None:
    (found,) = [attrs for attrs in page.named(name) if "checked" in attrs]
    return found["value"]


def value_of(page: Read, option: str) -> str | None:
    return page.named(f"option.{option}")[0].get("value")


def fields(page: Read) -> dict[str, str]:
    """What a browser would send for a form with its default values."""
    sent = {}
    for tag, attrs in page.tags:
        if tag == "input" and attrs.get("name") and (attrs.get("type") != "radio" or "checked" in attrs):
            sent[str(attrs["name"])] = str(attrs.get("value", ""))
    return sent


# --- the form


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_a_form_asks_all_that_an_edition_leaves_open(client: TestClient, edition: Edition) -> None:
    for size in edition.sets:
        low, high = edition.players(size)
        for seats in {low, high}:
            page = asked(client, edition.game, edition=edition.key, set=str(size), players=str(seats))
            assert chosen(page, "edition") == edition.key
            assert chosen(page, "set") == str(size)
            assert [attrs["value"] for attrs in page.named("set")] == [str(each) for each in edition.all_sets]
            assert chosen(page, "players") == str(seats)
            printed = [attrs["value"] for attrs in page.named("players") if attrs["value"] != "other"]
            assert printed == [str(each) for each in range(low, high + 1)]
            assert bool(page.named("others")) == (edition.all_players(size) != (low, high))
            assert "This is an adaptation" not in page.words
            assert [f"bot.{seat}" for seat in range(1, seats)] == [
                str(attrs["name"]) for attrs in page.all("select") if str(attrs["name"]).startswith("bot.")
            ]
            assert edition.sheet in page.words
            options = edition.options(size, seats)
            for option in options:
                assert page.named(f"option.{option.name}"), option.name
                assert option.says in page.words
                assert f"{rulebook.allowed(option)} Usually {show(option.default)}." in page.words
            offered = [attrs for _, attrs in page.tags if str(attrs.get("name")).startswith("option.")]
            assert len(offered) == len(options)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_a_form_sent_as_it_is_makes_the_table(client: TestClient, edition: Edition) -> None:
    page = asked(client, edition.game, edition=edition.key)
    made = client.post(f"/new/{edition.game}", data={**fields(page), "with": "bots", "name": "Ann"})
    assert made.status_code == 303, Read(made.text).words
    arrive(client, made.headers["location"])
    record = client.get(made.headers["location"] + "/record").text
    assert edition.key in record


def test_the_bots_are_introduced(client: TestClient) -> None:
    page = asked(client, "muggins")
    for bot in BOTS.values():
        assert bot.says in page.words


def test_what_still_applies_is_kept_when_the_edition_changes(client: TestClient) -> None:
    page = asked(
        client, "muggins", edition="university", set="9", players="4", name="Ann",
        option__target="333", was__target="100", option__calls="spoken", option__nonsense="1",
    )  # fmt: skip
    assert chosen(page, "set") == "9"
    assert chosen(page, "players") == "4"
    assert "This is an adaptation. The printed rules are for 2 to 4 players with double-6." in page.words
    assert page.named("name")[0]["value"] == "Ann"
    assert value_of(page, "target") == "333"
    assert not page.named("option.nonsense")


def test_an_option_no_one_touched_takes_the_new_editions_value(client: TestClient) -> None:
    page = asked(client, "muggins", edition="university", option__target="100", was__target="100")
    assert value_of(page, "target") == "250"


def test_an_untouched_option_of_another_edition_does_not_stand_in_the_way(client: TestClient) -> None:
    sent = {"edition": "cardinal", "option.partners": "no", "was.partners": "no", "players": "2"}
    assert client.post("/new/muggins", data=sent).status_code == 303


def test_players_beyond_the_set_come_down_to_what_it_has_room_for(client: TestClient) -> None:
    chosen_before = {"edition": "puremco", "players": "8", "others": "9"}  # on the form for double-12
    page = asked(client, "mexican-train", set="9", **chosen_before)
    assert chosen(page, "players") == "4"


def test_the_button_that_was_asked_for_stands_out(client: TestClient) -> None:
    for company in table_form.COMPANY:
        page = asked(client, "draw", **{"with": company})
        (main,) = page.all("button", **{"class": "main", "name": "with"})
        assert main["value"] == company
    (main,) = asked(client, "draw", **{"with": "<b>"}).all("button", **{"class": "main", "name": "with"})
    assert main["value"] == "bots"


def test_a_solitaire_asks_for_no_company(client: TestClient) -> None:
    page = asked(client, "squeeze")
    assert [attrs["value"] for attrs in page.named("with")] == ["bots"]
    assert not page.all("select", id="bot-1")


# --- refusals


@pytest.mark.parametrize(
    ("game", "sent", "sentence"),
    [
        ("muggins", {"edition": "pressman"}, "muggins has no edition 'pressman'"),
        ("muggins", {"edition": "../house.toml"}, "muggins has no edition '../house.toml'"),
        ("muggins", {"set": "7"}, "muggins/cardinal isn't played with double-7. It takes double-2"),
        ("muggins", {"set": "six"}, "The set is a whole number like 6 for double-six, not 'six'."),
        (
            "muggins",
            {"players": "99"},
            "muggins/cardinal with double-6 is for 2 to 27 players (printed for 2 to 4), not 99.",
        ),
        ("muggins", {"players": "-1"}, "The number of players is a whole number like 2, not '-1'."),
        ("muggins", {"players": "9" * 50}, "The number of players is a whole number like 2"),
        ("muggins", {"option.target": "many"}, "It takes a whole number from 1 to 10,000."),
        ("muggins", {"option.target": "0"}, "The option target can't be '0'"),
        ("muggins", {"option.calls": "spokn"}, "Did you mean spoken?"),
        ("muggins", {"option.partners": "yes"}, "muggins/cardinal has no option 'partners'"),
        ("muggins", {"option.<b>": "1"}, "has no option '<b>'"),
        ("muggins", {"bot.1": "genius"}, "There's no bot 'genius'. The bots are"),
        ("muggins", {"with": "everybody"}, "A table is for bots, for friends or public, not 'everybody'."),
        ("muggins", {"name": "You"}, "has a special meaning at the table"),
        ("muggins", {"name": "a,b"}, "That name won't work"),
        ("muggins", {"name": "\x00\x1b[2J"}, "That name won't work"),
        ("muggins", {"name": "x" * 201}, "an answer of more than 200 letters"),
        ("muggins", {f"option.x{n}": "1" for n in range(300)}, "more than 200 fields"),
    ],
)
def test_an_impossible_table_is_refused_in_the_engines_words(
    client: TestClient, game: str, sent: dict[str, str], sentence: str
) -> None:
    answer = client.post(f"/new/{game}", data=sent)
    assert answer.status_code == 422
    page = Read(answer.text)
    assert sentence in page.words
    assert page.all("p", role="alert")
    ours = "|".join(["Muggins", *[f"{kind}</b>" for kind in BOTS]])
    assert "<b>" not in re.sub(f"<b>({ours})", "", answer.text)


def test_a_refused_form_keeps_everything_that_was_typed(client: TestClient) -> None:
    sent = {
        "edition": "university", "set": "6", "players": "4", "name": 'An"n <i>', "with": "friends",
        "bot.1": "random", "bot.2": "greedy", "bot.3": "random", "first": "3",
        "option.target": 'lots"><b>', "option.hand": "6", "option.partners": "yes",
        "limit": "own", "minutes": "45", "ending": "forced", "hints": "ask", "undo": "on", "grace": "60",
    }  # fmt: skip
    answer = client.post("/new/muggins", data=sent)
    assert answer.status_code == 422
    page = Read(answer.text)
    assert chosen(page, "edition") == "university"
    assert chosen(page, "players") == "4"
    assert page.named("name")[0]["value"] == sent["name"]
    assert value_of(page, "target") == sent["option.target"]
    assert page.named("option.target")[0]["aria-invalid"] == "true"
    assert value_of(page, "hand") == "6"
    selected = [attrs["value"] for attrs in page.all("option") if "selected" in attrs]
    settings = ["own", "forced", "ask", "on", "60"]
    assert selected == ["random", "greedy", "random", "3", *settings, "no", "automatic", "yes"]
    assert page.named("minutes")[0]["value"] == "45"
    (main,) = page.all("button", **{"class": "main", "name": "with"})
    assert main["value"] == "friends"


def test_bad_options_in_an_address_are_only_forgotten(client: TestClient) -> None:
    page = asked(client, "muggins", option__target="lots", players="no", set="x", edition="<b>")
    assert value_of(page, "target") == "100"


@pytest.mark.parametrize("game", ["checkers", "<script>", "Muggins", "%2e%2e"])
def test_there_are_no_other_games(client: TestClient, game: str) -> None:
    for address in ("/new/", "/play/"):
        answer = client.post(address + game)
        assert answer.status_code == 404
        assert "<script>" not in answer.text


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"\xff\xfe%%%=%&&&=&", "application/x-www-form-urlencoded"),
        (b"not a form", "multipart/form-data; boundary=x"),
        (
            b'--x\r\nContent-Disposition: form-data; name="name"; filename="f"\r\n\r\nx\r\n--x--\r\n',
            "multipart/form-data; boundary=x",
        ),
        (b"{}", "application/json"),
        (b"", "text/plain"),
    ],
)
def test_a_body_that_is_no_form_breaks_nothing(client: TestClient, body: bytes, kind: str) -> None:
    answer = client.post("/new/muggins", content=body, headers={"content-type": kind})
    assert answer.status_code in (303, 400, 422)
    assert "Traceback" not in answer.text


# --- adaptations


def test_a_number_of_players_that_is_not_printed_can_be_typed(client: TestClient) -> None:
    typed = {"edition": "puremco", "set": "12", "players": "other", "others": "10"}
    page = asked(client, "mexican-train", **typed)
    assert chosen(page, "players") == "other"
    assert page.named("others")[0]["value"] == "10"
    assert value_of(page, "hand") == "8"  # nine each, as for eight players, would leave no boneyard
    said = "The printed rules are for 2 to 4 players with double-9, 2 to 8 players with double-12"
    assert said in page.words
    made = client.post("/new/mexican-train", data={**fields(page), "with": "bots", "name": "Ann"})
    assert made.status_code == 303, Read(made.text).words
    table = client.get(made.headers["location"])
    assert "Mexican Train (adaptation)" in table.text
    arrive(client, made.headers["location"])
    record = client.get(made.headers["location"] + "/record").text
    assert record.count("\nhand ") == 10


def test_an_address_can_name_a_number_of_players_that_is_not_printed(client: TestClient) -> None:
    page = asked(client, "mexican-train", edition="puremco", set="12", players="10")
    assert chosen(page, "players") == "other"
    assert page.named("others")[0]["value"] == "10"
    assert "This is an adaptation. The printed rules are for" in page.words
    assert fields(page)["players"] == "other"


def test_a_printed_number_of_players_stays_printed_when_the_edition_changes(client: TestClient) -> None:
    page = asked(client, "mexican-train", edition="university", set="12", players="8")
    high = catalog.edition("mexican-train", "puremco").players(9)[1]
    assert high < 8
    sent = {**fields(page), "edition": "puremco", "set": "9"}
    page = asked(client, "mexican-train", **sent)
    assert chosen(page, "players") == str(high)
    assert "This is an adaptation" not in page.words


def test_a_set_that_is_not_printed_can_be_chosen(client: TestClient) -> None:
    page = asked(client, "block", set="15", players="2")
    assert chosen(page, "set") == "15"
    assert "This is an adaptation" in page.words
    made = client.post("/new/block", data={**fields(page), "with": "public", "name": "Ann"})
    assert made.status_code == 303, Read(made.text).words
    assert "Block (adaptation)" in client.get("/").text


def test_a_typed_number_that_is_printed_is_no_adaptation(client: TestClient) -> None:
    page = asked(client, "block", set="6", players="other", others="3")
    assert chosen(page, "players") == "3"
    assert "This is an adaptation" not in page.words


def test_too_many_players_are_refused_in_words(client: TestClient) -> None:
    answer = client.post("/new/block", data={"set": "6", "players": "other", "others": "29"})
    assert answer.status_code == 422
    sentence = "block/cardinal with double-6 is for 2 to 28 players (printed for 2 to 4), not 29."
    assert sentence in Read(answer.text).words


# --- tables


def test_who_starts_is_asked_where_the_rules_leave_it_open(client: TestClient) -> None:
    page = asked(client, "block", players="3", first="2")
    (starts,) = page.all("select", name="first")
    assert starts["id"] == "first"
    for first in ("0", "1", "2"):
        made = client.post("/new/block", data={"players": "3", "first": first, "with": "bots"})
        arrive(client, made.headers["location"])
        assert f"\nfirst: {first}\n" in client.get(made.headers["location"] + "/record").text
    assert not asked(client, "muggins", edition="cardinal").all("select", name="first")
    assert not asked(client, "squeeze").all("select", name="first")


@pytest.mark.parametrize(
    ("game", "first", "sentence"),
    [
        ("block", "3", "Seat 3 can't start: this table has seats 0 to 2."),
        ("block", "me", "The seat that starts is a whole number like 0, not 'me'."),
        ("muggins", "0", "You can't choose who starts: the rules of muggins/cardinal decide that."),
    ],
)
def test_someone_who_cannot_start_is_refused(
    client: TestClient, game: str, first: str, sentence: str
) -> None:
    answer = client.post(f"/new/{game}", data={"players": "3", "first": first})
    assert answer.status_code == 422
    assert sentence in Read(answer.text).words


def test_friends_get_open_seats_and_bots_take_theirs_at_once(client: TestClient) -> None:
    with_friends = client.post("/new/draw", data={"with": "friends", "players": "3", "name": "Ann"})
    with_bots = client.post("/new/draw", data={"with": "bots", "players": "3", "name": "Ann"})
    assert client.post(with_friends.headers["location"] + "/sit", data={"name": "Ben"}).status_code == 303
    client.cookies.clear()
    assert client.post(with_friends.headers["location"] + "/sit", data={"name": "Cy"}).status_code == 303
    assert client.post(with_bots.headers["location"] + "/sit", data={"name": "Dan"}).status_code == 409


def test_the_name_of_the_form_is_remembered(client: TestClient) -> None:
    client.post("/new/draw", data={"with": "bots", "name": "Ann Lee"})
    assert asked(client, "muggins").named("name")[0]["value"] == "Ann Lee"


def test_a_player_without_a_name_is_seated_anyway(client: TestClient) -> None:
    made = client.post("/new/draw", data={"with": "bots", "name": "   "})
    assert made.status_code == 303
    arrive(client, made.headers["location"])
    record = client.get(made.headers["location"] + "/record").text
    assert any(name in record for name in identity.PEOPLE)
