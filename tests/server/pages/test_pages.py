import gzip
import re
from collections.abc import Iterator
from html import unescape
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.tile import read_tile
from boneyard.server.http.templates import STATIC, WEB
from boneyard.server.pages.pictures import thumbnails
from boneyard.server.pages.pictures.examples import examples, position
from boneyard.words.rules import rulebook
from boneyard.words.rules.primers import primer
from support.server.pages import Read, opened

GAMES = list(catalog.games())
EDITIONS = [edition for game in GAMES for edition in catalog.editions(game)]
FIXED = ["/", "/rules", "/new/muggins", "/rules/muggins", "/rules/moon/uduble", "/nowhere"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(autouse=True)
def _a_stranger(client: TestClient) -> None:
    client.cookies.clear()


def named(edition: Edition) -> str:
    return edition.name


# --- the lobby


def test_the_lobby_offers_every_game_with_its_picture_and_one_click_to_play(client: TestClient) -> None:
    page = Read(client.get("/").text)
    for game in GAMES:
        assert page.all("button", formaction=f"/play/{game}"), game
        assert page.all("img", src=f"/pictures/{game}.svg"), game
        assert page.all("a", href=f"/new/{game}"), game
        assert catalog.about(game) in page.words
        alone = rulebook.players(catalog.editions(game)) == "1 player"
        assert bool(page.all("a", href=f"/new/{game}?with=friends")) is not alone


def test_the_lobby_weighs_little_with_all_its_pictures(client: TestClient) -> None:
    page = Read(client.get("/").text)
    weight = len(client.get("/").content)
    addresses = {str(attrs["src"]) for tag in ("img", "script") for attrs in page.all(tag)}
    addresses |= {str(attrs["href"]) for attrs in page.all("link")}
    for address in addresses:
        answer = client.get(address)
        assert answer.status_code == 200, address
        sent = int(answer.headers["content-length"])
        weight += sent
    assert weight < 300_000


def test_the_table_names_every_module_it_needs_before_one_asks_for_the_next(client: TestClient) -> None:
    made = client.post("/play/bergen", data={"name": "Zoë"})
    page = Read(client.get(made.headers["location"]).text)
    named = {str(attrs["href"]) for attrs in page.all("link", rel="modulepreload")}
    scripts = {str(attrs["src"]).partition("?")[0] for attrs in page.all("script", type="module")}
    assert len(named) > 25
    for address in named | scripts:
        answer = client.get(address)
        assert answer.status_code == 200, address
        for other in re.findall(r'^(?:import|export|\}).* from "(.+)";$', answer.text, re.MULTILINE):
            asked = (Path(address).parent / other).as_posix()
            while ".." in asked:
                asked = re.sub(r"/[^/.]+/\.\.(?=/)", "", asked, count=1)
            assert asked.replace("/./", "/") in named, f"{address} imports {other}"


def test_one_click_sits_down_and_the_lobby_leads_back(client: TestClient) -> None:
    made = client.post("/play/bergen", data={"name": "Zoë"})
    assert made.status_code == 303
    assert client.get(made.headers["location"]).status_code == 200
    page = Read(client.get("/").text)
    assert page.all("a", href=made.headers["location"])
    assert page.named("name")[0]["value"] == "Zoë"
    client.cookies.clear()
    assert not Read(client.get("/").text).all("a", href=made.headers["location"])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_at_one_click(client: TestClient, game: str) -> None:
    made = client.post(f"/play/{game}")
    assert made.status_code == 303
    assert made.headers["location"].startswith("/t/")


def test_a_public_table_is_listed_for_others_and_a_private_one_is_not(client: TestClient) -> None:
    public = client.post("/new/draw", data={"with": "public", "players": "3", "name": "Ann"})
    private = client.post("/new/draw", data={"with": "friends", "players": "3", "name": "Ann"})
    client.cookies.clear()
    page = Read(client.get("/").text)
    assert page.all("a", href=public.headers["location"])
    assert not page.all("a", href=private.headers["location"])
    assert "Ann; 2 seats are free" in page.words


def test_a_name_is_kept_and_a_bad_one_refused_beside_the_field(client: TestClient) -> None:
    assert client.post("/name", data={"name": "  Ida   B "}).status_code == 303
    assert Read(client.get("/").text).named("name")[0]["value"] == "Ida B"
    for bad in ("a,b", "x#y", "n" * 25, "", "line\nbreak\x07"):
        refused = client.post("/name", data={"name": bad})
        assert refused.status_code == 422, bad
        page = Read(refused.text)
        assert page.named("name")[0]["aria-invalid"] == "true"
        assert page.all("p", role="alert")
    refused = client.post("/play/block", data={"name": "a,b"})
    assert refused.status_code == 422
    assert Read(refused.text).named("name")[0]["value"] == "a,b"


def test_a_name_given_anywhere_is_remembered_everywhere(client: TestClient) -> None:
    wish = {"game": "block", "players": 3, "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]}
    table = client.post("/api/tables", json={**wish, "name": "Ann"}).json()["table"]
    client.cookies.clear()
    assert client.post(f"/t/{table}/sit", data={"name": "Ida  B", "seat": "1"}).status_code == 303
    for path in ("/", "/new/draw"):
        assert Read(client.get(path).text).named("name")[0]["value"] == "Ida B"
    assert 'data-name="Ida B"' in client.get(f"/t/{table}").text
    # A form or a program that asks for no name means this one; a field left empty means none.
    other = client.post("/api/tables", json={**wish, "name": "Ann"}).json()["table"]
    kept = client.cookies["boneyard-name"]
    client.cookies.clear()
    client.cookies.set("boneyard-name", kept)
    assert client.post(f"/t/{other}/sit", json={"seat": 2}).status_code == 200
    assert "Ida B" in client.get("/").text
    client.cookies.clear()
    client.cookies.set("boneyard-name", kept)
    assert client.post("/play/block", data={}).status_code == 303
    assert "Ida B" in client.get("/").text


def test_names_are_escaped_wherever_they_are_shown(client: TestClient) -> None:
    hostile = "<script>x</script>"
    client.post("/new/draw", data={"with": "public", "players": "2", "name": hostile})
    text = client.get("/").text
    assert hostile not in text
    assert "&lt;script&gt;x&lt;/script&gt;" in text


# --- the rules


@pytest.mark.parametrize("edition", EDITIONS, ids=named)
def test_a_rules_page_has_every_answer_and_every_option(client: TestClient, edition: Edition) -> None:
    answer = client.get(f"/rules/{edition.game}/{edition.key}")
    assert answer.status_code == 200
    page = Read(answer.text)
    assert edition.sheet in page.words
    for line in rulebook.page(edition):
        assert (rulebook.option_label(line.option) if line.option else line.question) in page.words
        assert line.says in page.words
        if line.option:
            assert line.answer in page.words
    assert rulebook.forms(edition) in page.words
    (picture,) = page.all("img", src=f"/pictures/{edition.game}/{edition.key}/wide.svg")
    assert picture["alt"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_page_shows_what_differs_or_leads_to_its_only_edition(client: TestClient, game: str) -> None:
    editions = catalog.editions(game)
    answer = client.get(f"/rules/{game}")
    if len(editions) == 1:
        assert answer.status_code == 307
        assert answer.headers["location"] == f"/rules/{game}/{editions[0].key}"
        return
    page = Read(answer.text)
    for edition in editions:
        assert page.all("a", href=f"/rules/{game}/{edition.key}")
    chosen = "&".join(f"with={edition.key}" for edition in editions)
    page = Read(client.get(f"/rules/{game}?{chosen}").text)
    for asked, row in rulebook.differences(editions):
        assert asked in page.words
        for cell in row:
            assert (rulebook.no_such_rule() if cell == "-" else cell) in page.words


def compared(client: TestClient, address: str) -> dict[str, dict[str, str]]:
    """What a page that compares editions says: by question, then by the editions that say the same."""
    text = client.get(address).text.partition('<div class="compared">')[2]
    found = {}
    for section in re.findall(r"<section.*?</section>", text, re.S):
        (asked,) = re.findall(r"<h3[^>]*>(.*?)</h3>", section)
        cells = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", section, re.S)
        found[unescape(asked)] = {keys: unescape(says) for keys, says in cells}
    return found


def test_two_editions_are_compared_unless_others_are_picked(client: TestClient) -> None:
    first = compared(client, "/rules/mexican-train")
    assert set(first["The hub"]) == {"cardinal", "pressman"}
    assert "Your turn" not in first  # the same in both
    picked = compared(client, "/rules/mexican-train?with=uduble&with=puremco&with=university")
    assert set(picked["First turn"]) == {"puremco, university", "uduble"}
    assert "The hub" not in picked
    alone = compared(client, "/rules/mexican-train?with=uduble")
    assert set(alone["First turn"]) == {"cardinal", "uduble"}
    assert set(compared(client, "/rules/mexican-train?with=nothing")["The hub"]) == {"cardinal", "pressman"}


def test_what_is_the_same_is_shown_when_asked_for_and_once(client: TestClient) -> None:
    found = compared(client, "/rules/mexican-train?with=cardinal&with=pressman&show=everything")
    assert list(found["After a double"]) == ["cardinal, pressman"]
    every = {line.option or line.question for line in rulebook.page(catalog.edition("mexican-train"))}
    assert every - {"hand"} <= set(found)
    assert "hand" not in found  # it would only repeat the tiles each


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_page_opens_with_how_the_game_works_and_a_worked_example(
    client: TestClient, game: str
) -> None:
    found = primer(game)
    assert found is not None
    taught = " ".join(says for _, says in found.parts)
    assert 5 <= len(re.findall(r"[.!?](?= [A-Z]|$)", taught)) <= 14
    assert found.examples
    for edition in catalog.editions(game):
        text = client.get(f"/rules/{game}/{edition.key}").text
        page = Read(text)
        for head, says in found.parts:
            assert f"{head}. {says}" in page.words
        assert text.index('class="primer"') < text.index('class="answers"')
        for example in found.examples:
            assert example.caption in page.words
        ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_a_worked_example_is_a_real_position_with_its_marks_drawn(game: str) -> None:
    found = primer(game)
    assert found is not None
    for example, drawn in zip(found.examples, examples(game), strict=True):
        match = position(example)
        assert match.edition.game == game
        for svg in filter(None, (drawn.wide, drawn.tall)):
            tree = ElementTree.fromstring(svg)
            marks = [each for each in tree.iter() if each.attrib.get("class") == "mark"]
            assert len(marks) == len(example.marks)
        for tile in re.findall(r"\b\d+-\d+\b", example.caption):
            assert read_tile(tile) in match.game.tiles


def test_the_captions_of_scored_plays_are_right() -> None:
    (muggins,), (bergen,) = primer("muggins").examples, primer("bergen").examples  # type: ignore[union-attr]
    assert position(muggins).scores == (15, 10)
    assert "scores 15 points" in muggins.caption.replace("\n", " ")
    assert position(bergen).scores == (2, 2)
    trick = position(primer("forty-two").examples[0])  # type: ignore[union-attr]
    trick.play("6-6", 3)
    assert trick.turn == 3  # the winner of a trick leads to the next
    moon = position(primer("moon").examples[0])  # type: ignore[union-attr]
    moon.play("5-1", 2)
    assert moon.turn == 2
    clock = position(primer("big-clock").examples[0])  # type: ignore[union-attr]
    clock.play("7 > 3", 0)
    assert clock.game.facts(clock.state)["hour 7"] == ("7-7",)


def test_a_line_that_is_our_reading_says_so_in_small_letters(client: TestClient) -> None:
    page = client.get("/rules/matador/pressman").text
    assert '<small class="reading">Our reading: the sheet says 10, which fits double-9.' in unescape(page)
    assert "Our reading" not in client.get("/rules/squeeze/cardinal").text


def test_rules_lead_from_the_first_edition_to_the_last_and_back(client: TestClient) -> None:
    here, seen = f"/rules/{EDITIONS[0].game}/{EDITIONS[0].key}", []
    while here:
        seen.append(here)
        page = Read(client.get(here).text)
        assert [attrs["href"] for attrs in page.all("a", rel="prev")] == seen[-2:-1]
        following = page.all("a", rel="next")
        here = str(following[0]["href"]) if following else ""
    assert seen == [f"/rules/{edition.game}/{edition.key}" for edition in EDITIONS]


# --- pictures


@pytest.mark.parametrize("edition", EDITIONS, ids=named)
def test_every_edition_has_a_moment_of_its_own_that_is_drawn(client: TestClient, edition: Edition) -> None:
    match = thumbnails.moment(edition.game, edition.key)
    assert match.edition.name == edition.name
    for shape in ("wide", "tall"):
        answer = client.get(f"/pictures/{edition.game}/{edition.key}/{shape}.svg")
        assert answer.status_code == 200
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")


@pytest.mark.parametrize("game", GAMES)
def test_a_games_picture_shows_tiles_and_no_words(client: TestClient, game: str) -> None:
    answer = client.get(f"/pictures/{game}.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    drawn = ElementTree.fromstring(answer.text)
    pieces = [each for each in drawn.iter() if "data-piece" in each.attrib]
    assert len(pieces) >= 6
    assert (drawn.attrib["width"], drawn.attrib["height"]) == ("1000", "625")


def test_a_picture_is_compressed_only_for_clients_that_accept_it(client: TestClient) -> None:
    plain = client.get("/pictures/block.svg", headers={"accept-encoding": "identity"})
    packed = client.get("/pictures/block.svg", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(gzip.compress(plain.content)) + 100


# --- every page


@pytest.mark.parametrize("address", FIXED)
def test_a_page_has_one_title_its_landmarks_and_headings_in_order(client: TestClient, address: str) -> None:
    page = Read(client.get(address).text)
    levels = page.headings()
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    for landmark in ("header", "main", "footer", "title"):
        assert len(page.all(landmark)) == 1
    labels = {attrs.get("for") for attrs in page.all("label")}
    for attrs in page.all("select") + page.all("input", type="text") + page.all("input", type="number"):
        assert attrs["id"] in labels
    for attrs in page.all("img"):
        assert "alt" in attrs
    ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("address", FIXED)
def test_no_page_has_a_script_or_a_style_of_its_own(client: TestClient, address: str) -> None:
    answer = client.get(address)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    page = Read(answer.text)
    assert all(attrs.get("src") for attrs in page.all("script"))
    assert not page.all("style")
    for _, attrs in page.tags:
        assert not [name for name in attrs if name == "style" or name.startswith("on")]
    outside = [
        attrs for _, attrs in page.tags for key in ("src", "href") if str(attrs.get(key)).startswith("http")
    ]
    assert not outside


@pytest.mark.parametrize(
    "address",
    [
        "/rules/<script>alert(1)</script>",
        "/rules/muggins/<b>",
        "/rules/muggins/house.toml",
        "/rules/muggins/..%2f..%2fetc%2fpasswd",
        "/pictures/<b>.svg",
        "/pictures/muggins/house.toml/wide.svg",
        "/pictures/muggins/cardinal/square.svg",
        "/new/checkers",
        "/new/%00",
        "/static/../server/app.py",
        "/static/..%2f..%2fserver%2fapp.py",
    ],
)
def test_a_missing_page_looks_like_the_others(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    page = Read(answer.text)
    assert page.all("a", href="/")
    assert "<script>alert" not in answer.text
    assert "<b>" not in answer.text


def test_a_mistyped_game_gets_a_suggestion(client: TestClient) -> None:
    assert "Did you mean muggins?" in Read(client.get("/rules/mugins").text).words


def test_styles_and_scripts_are_asked_for_by_what_is_in_them(client: TestClient) -> None:
    for tag, key in (("script", "src"), ("link", "href")):
        for attrs in Read(client.get("/").text).all(tag):
            address = str(attrs[key])
            if attrs.get("rel") == "manifest":
                continue  # browsers ask for it by its one address, and it is never kept for long
            assert "?" in address
            assert "immutable" in client.get(address).headers["cache-control"]


def test_the_web_folder_holds_only_what_pages_are_made_of() -> None:
    kinds = {path.suffix for path in WEB.rglob("*") if path.is_file()}
    assert kinds <= {".html", ".css", ".js", ".ts", ".svg", ".png", ".json", ".bones"}
    assert (STATIC / "lib/base.css").is_file()
    kept = {path.name for path in (WEB / "moments").iterdir()}
    assert kept == {f"{edition.game}.{edition.key}.bones" for edition in EDITIONS}


@pytest.mark.parametrize("sheet", sorted(STATIC.rglob("*.css")), ids=lambda path: path.name)
def test_a_style_sheet_closes_what_it_opens(sheet: Path) -> None:
    deep = 0
    for number, line in enumerate(sheet.read_text("utf-8").splitlines(), 1):
        # A new part begins with a heading: whatever is still open there would take all that follows along.
        assert not (line.startswith("/* ---") and deep), (
            f"{sheet.name}:{number}: a brace is missing before this"
        )
        deep += line.count("{") - line.count("}")
        assert deep >= 0, f"{sheet.name}:{number}: a brace too many"
    assert deep == 0, f"{sheet.name}: a brace is missing"


def test_a_households_edition_borrows_a_picture(tmp_path: Path) -> None:
    assert thumbnails.moment("muggins", "our-own").edition.name == "muggins/cardinal"
