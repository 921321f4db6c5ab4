"""Each request is answered in its reader's language: the one chosen with the switch, or else the browser's."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from boneyard.server.http.reader import language_of
from boneyard.words.language import pseudo
from support.server.pages import opened

NOTHING = "There's nothing at this address."


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def scope(kind: str = "http", query: str = "", **headers: str) -> dict[str, object]:
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": kind, "query_string": query.encode(), "headers": lines}


def test_a_cookie_counts_more_than_the_browser() -> None:
    assert language_of(scope()) == "en"
    assert language_of(scope(accept_language="es-MX,en;q=0.5")) == "es"
    assert language_of(scope(accept_language="es", cookie="boneyard=x; language=en")) == "en"
    assert language_of(scope(accept_language="es", cookie="language=tlh")) == "es"


def test_a_socket_speaks_the_language_of_its_page() -> None:
    page = scope("websocket", "shape=wide&language=es", cookie="language=en")
    assert language_of(page) == "es"
    assert language_of(scope("websocket", "language=tlh", cookie="language=es")) == "es"
    assert language_of(scope(query="language=es")) == "en"


def test_a_refusal_is_written_for_whoever_asked(client: TestClient) -> None:
    client.cookies.clear()
    assert client.get("/api/nowhere").json()["why"] == NOTHING
    answer = client.get("/api/nowhere", headers={"Accept-Language": "en-XA"})
    assert answer.json()["why"] == pseudo(NOTHING)
    assert client.get("/api/nowhere").json()["why"] == NOTHING


def test_the_switch_is_kept_and_leads_back(client: TestClient) -> None:
    client.cookies.clear()
    answer = client.post("/language", data={"language": "en-XA", "back": "/rules?x=1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules?x=1")
    assert client.get("/api/nowhere").json()["why"] == pseudo(NOTHING)
    for elsewhere in ("//evil.example", "https://evil.example", "/\\evil.example"):
        answer = client.post("/language", data={"language": "en", "back": elsewhere})
        assert answer.headers["location"] == "/"
    assert client.post("/language", data={"language": "tlh"}).status_code == 422


def test_the_switch_leads_back_to_its_page(client: TestClient) -> None:
    client.cookies.clear()

    def back_from(referer: str) -> str:
        sent = {"Referer": referer}
        return str(client.post("/language", data={"language": "en"}, headers=sent).headers["location"])

    assert back_from(f"{client.base_url}/rules/block?with=cardinal") == "/rules/block?with=cardinal"
    for elsewhere in ("", "http://[", "https://evil.example/rules", f"{client.base_url}//evil.example"):
        assert back_from(elsewhere) == "/"


def test_every_page_is_kept_apart_for_each_language_and_has_the_switch(client: TestClient) -> None:
    client.cookies.clear()
    for path in ("/", "/rules/block/cardinal", "/pad", "/replay", "/offline", "/nowhere"):
        answer = client.get(path, headers={"Accept-Language": "en-XA"})
        assert "Accept-Language, Cookie" in answer.headers["Vary"]
        assert answer.headers["Content-Language"] == "en-XA"
        assert '<html lang="en-XA"' in answer.text
        assert answer.text.count('name="language" value="es"') == 2, "one on the page, one in the settings"
