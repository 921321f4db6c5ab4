"""With the pseudo-language on, no page shows a word of plain English: names, notation and code stay as they are."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from fastapi.testclient import TestClient

from boneyard import catalog
from boneyard.bots import BOTS
from boneyard.core.edition import Edition
from boneyard.games.sheet import SheetEdition
from boneyard.server.http import identity
from boneyard.words.language import LANGUAGES, PSEUDO, use
from boneyard.words.rules import rulebook
from support.server.guests import arrive
from support.server.pages import opened

EDITIONS = [edition for game in catalog.games() for edition in catalog.editions(game)]
GAMES = list(catalog.games())

# What machines read, or what is typed exactly like this.
_SILENT = {"script", "style", "code", "pre"}
_VOID = {"meta", "link", "img", "input", "br", "rect", "source", "use", "path", "circle"}
_READ_ALOUD = ("alt", "aria-label", "placeholder", "title", "data-head", "abbr")
# Letters that the pseudo-language never leaves as they are.
_PLAIN = re.compile(r"[ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz]")
_WORD = re.compile(r"[^\W\d_]+")

# Names of people and things, and notation.
_NAMES = {
    *identity.PEOPLE,
    *identity.BOTS,
    *("Ann", "Ben", "Cid", "Cleo", "Cy", "Dan", "Dee", "Dot", "Eva", "Finn"),
    *("Boneyard", "K7RTM", "Sunday", "sunday"),
    *LANGUAGES.values(),
}


class Shown(HTMLParser):
    """What people see and hear of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.texts += [found[name] or "" for name in _READ_ALOUD if name in found]
        if tag == "meta" and found.get("name") == "description":
            self.texts.append(found["content"] or "")
        if tag not in _VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not _SILENT & set(self._open):
            self.texts.append(data)


def names() -> list[str]:
    """Texts that are the same in every language, the longest first."""
    found = {*rulebook.sheets(), *_NAMES, *[edition.name for edition in EDITIONS]}
    for edition in EDITIONS:
        found |= {edition.key, edition.key.capitalize(), edition.game}
        size = edition.sets[0]
        for option in edition.options(size, edition.players(size)[0]):
            # The values of options are typed on the command line as the rule pages name them.
            found |= {*option.choices, "yes", "no"}
        assert isinstance(edition, SheetEdition)
    return sorted(found, key=len, reverse=True)


NAMES = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names()))


def plain_words(page: str, allowed: str = "") -> list[str]:
    """The texts of a page that are not translated."""
    found = []
    for text in Shown(page).texts:
        rest = NAMES.sub(" ", text)
        words = [
            word for word in _WORD.findall(rest) if word.isascii() and len(word) > 1 and _PLAIN.search(word)
        ]
        if [word for word in words if not allowed or not re.fullmatch(allowed, word)]:
            found.append(" ".join(text.split()))
    return found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        found.cookies.set("language", PSEUDO)
        yield found


def shown(client: TestClient, path: str, status: int = 200) -> str:
    answer = client.get(path, follow_redirects=True)
    assert answer.status_code == status, path
    return str(answer.text)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/rules",
        "/learn",
        "/house",
        "/matches",
        "/replay",
        "/solitaire",
        "/pad",
        "/fair",
        "/offline",
        "/translate",
    ]
    + [f"/learn/{family}" for family in rulebook.FAMILIES]
    + ["/pad/" + "-" * 22],
)
def test_a_page_is_translated(client: TestClient, path: str) -> None:
    assert plain_words(shown(client, path)) == []


def test_the_page_for_bot_writers_is_translated_but_for_its_names(client: TestClient) -> None:
    assert plain_words(shown(client, "/bots"), "docs|protocol|md|boneyard|client") == []


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_the_rules_are_translated(client: TestClient, edition: Edition) -> None:
    # Moves are written in one notation.
    typed = "lead|draw|pass|stop|muggins|catch|bid|trump|aside|check|bet|call|raise|fold|add|concede|count|fill|turn"
    assert plain_words(shown(client, f"/rules/{edition.game}/{edition.key}"), typed) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_comparison_of_editions_is_translated(client: TestClient, game: str) -> None:
    chosen = "&".join(f"with={each.key}" for each in catalog.editions(game))
    page = shown(client, f"/rules/{game}?{chosen}&show=everything")
    assert plain_words(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_forms_are_translated(client: TestClient, game: str) -> None:
    assert plain_words(shown(client, f"/new/{game}")) == []
    assert plain_words(shown(client, f"/new/{game}?players=other&others=7")) == []
    assert plain_words(shown(client, f"/house/new/{game}")) == []


@pytest.mark.parametrize("game", [game for game in GAMES if catalog.shelf(game) == "solitaire"])
def test_the_solitaires_are_translated(client: TestClient, game: str) -> None:
    for path in ("", "/today", "/20261101", "/7"):
        page = client.get(f"/solitaire/{game}{path}", follow_redirects=True).text
        assert plain_words(page, "2026") == []


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nowhere", 404),
        ("/learn/nothing", 404),
        ("/t/nowhere", 404),
        ("/house/nowhere", 404),
        ("/pad/short", 404),
        ("/j/AAAAA", 404),
        ("/matches?part=x", 404),
        ("/replay/nowhere", 404),
    ],
)
def test_a_missing_page_is_explained_in_the_language(client: TestClient, path: str, status: int) -> None:
    assert plain_words(shown(client, path, status), "nothing|learn") == []


def test_tables_and_their_matches_are_translated(client: TestClient) -> None:
    made = client.post("/play/block", data={"name": "Ann"})
    table = made.headers["location"]
    arrive(client, table)
    bots = "|".join(BOTS)
    for path in (table, f"{table}?view=board", f"{table}/replay", "/", "/matches"):
        assert plain_words(shown(client, path), bots) == []


def test_house_rules_are_translated_around_their_own_words(client: TestClient) -> None:
    asked = {"edition": "cardinal", "title": "Sunday", "answer.unable": "draw-one", "option.target": "150"}
    made = client.post("/house/new/draw", data=asked)
    assert made.status_code == 303, plain_words(made.text)
    page = shown(client, made.headers["location"])
    assert "Sunday" in page
    assert plain_words(page) == []
    assert plain_words(shown(client, "/house")) == []
    assert plain_words(client.post("/house/new/draw", data={"edition": "cardinal"}).text) == []


def test_pictures_are_drawn_for_each_language(client: TestClient) -> None:
    for path in (
        "/pictures/block.svg",
        "/pictures/mexican-train/cardinal/wide.svg",
        "/solitaire/squeeze/7.svg",
    ):
        assert plain_words(shown(client, path)) == []
        english = client.get(path, headers={"Cookie": "language=en"}).text
        assert english != shown(client, path)


def test_every_title_that_a_sheet_prints_is_translated() -> None:
    from boneyard.words import titles

    with use(PSEUDO):
        for edition in EDITIONS:
            assert titles.edition_title(edition) != edition.title
        for bot in BOTS:
            assert titles.bot_title(bot) != bot
        for edition in EDITIONS:
            for line in rulebook.page(edition):
                if line.option:
                    assert rulebook.option_label(line.option) != line.option


@pytest.mark.parametrize(
    "path",
    [
        "/position",
        "/position?position=block/cardinal",
        "/matches?game=block",
        "/solitaire/squeeze?set=9",
        "/solitaire/squeeze/20261101?set=9",
        "/new/mexican-train?set=12&players=5",
        "/new/forty-two?edition=university",
        "/pad?game=forty-two",
        "/j",
    ],
)
def test_a_page_with_something_chosen_is_translated(client: TestClient, path: str) -> None:
    answer = client.get(path, follow_redirects=True)
    assert answer.status_code in (200, 404), path
    assert plain_words(answer.text, "hands|turn|table|yard|lead|first|match|position") == []


@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("/new/block", {"edition": "nowhere"}),
        ("/new/block", {"set": "x"}),
        ("/new/block", {"players": "99"}),
        ("/new/block", {"option.target": "many", "with": "bots"}),
        ("/new/block", {"limit": "-1", "minutes": "x", "with": "bots"}),
        ("/new/block", {"name": "a,b", "with": "bots"}),
        ("/new/block", {"with": "nobody"}),
        ("/play/blok", {}),
        ("/play/block", {"name": "#"}),
        ("/position", {"at": ""}),
        ("/position", {"at": "block"}),
        ("/position", {"at": "block/cardinal; hands 6-4 | 6-4"}),
        ("/position", {"at": "block/cardinal; hands 6-4 | 5-4; nothing 1"}),
        ("/house/new/draw", {"edition": "cardinal", "title": "Sunday"}),
        ("/house/new/draw", {"edition": "cardinal", "title": "x" * 200}),
        ("/house/file", {"text": "nothing"}),
        ("/house/file", {}),
        ("/name", {"name": "#"}),
        ("/language", {"language": "xx"}),
        ("/replay", {"text": "nothing"}),
    ],
)
def test_a_refused_form_is_explained_in_the_language(
    client: TestClient, path: str, sent: dict[str, str]
) -> None:
    answer = client.post(path, data=sent, follow_redirects=True)
    assert answer.status_code >= 400, answer.text[:200]
    # What was sent is quoted, and positions and options are typed in English. Python's TOML reader speaks only English.
    quoted = "|".join(re.findall(r"\w+", " ".join([path, *sent, *sent.values()])))
    typed = "hands|turn|yard|table|lead|drew|owes|passes|points|pool|unclaimed|target|muggins"
    toml = "Expected|after|key|in|at|end|of|document|pair|value"
    page = re.sub("block, draw, .* castle-rock", "", _read(answer.text))
    assert plain_words(page, f"{quoted}|{typed}|{toml}") == []


def _read(answer: str) -> str:
    """What a page shows, or the sentence of an answer in JSON."""
    if not answer.startswith("{"):
        return answer
    found = json.loads(answer)
    return str(found.get("why", found))


@pytest.mark.parametrize(
    "path", ["/metrics", "/t/nowhere/record", "/api/tables/nowhere", "/pad/house/x.json"]
)
def test_what_programs_are_refused_is_explained_in_the_language(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code >= 400
    assert plain_words(_read(answer.text), "metrics") == []


def test_the_app_is_installed_under_translated_names(client: TestClient) -> None:
    manifest = client.get("/manifest.webmanifest").json()
    said = [manifest["description"], *[each["name"] for each in manifest.get("shortcuts", ())]]
    assert plain_words(" ".join(f"<p>{text}</p>" for text in said)) == []
