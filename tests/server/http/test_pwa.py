"""Boneyard as an app: the manifest, the worker and its list, and that nothing private is ever on it."""

import json
import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from boneyard.server.http.templates import STATIC
from support.server.guests import serving
from support.server.pages import Read


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


def kept(client: TestClient) -> list[str]:
    found = re.search(r"^const KEPT = (.*);$", client.get("/worker.js").text, re.MULTILINE)
    assert found
    listed: list[str] = json.loads(found[1])
    return listed


def test_the_manifest_has_icons_of_every_kind_that_phones_want(client: TestClient) -> None:
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = answer.json()
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    for icon in told["icons"]:
        drawn = client.get(icon["src"])
        assert drawn.status_code == 200
        assert drawn.headers["content-type"] == icon["type"]
    assert Read(client.get("/").text).all("link", rel="manifest", href="/manifest.webmanifest")


def test_everything_the_worker_caches_exists_and_is_not_private(client: TestClient) -> None:
    for address in kept(client):
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert not answer.headers.get("set-cookie")
        assert not re.search("no-store|private", answer.headers.get("cache-control", "")), address


def test_the_worker_keeps_every_script_that_a_kept_page_needs(client: TestClient) -> None:
    listed = {address.partition("?")[0] for address in kept(client)}
    for address in sorted(listed):
        if address.endswith(".js"):
            text = re.sub(r"/\*.*?\*/", "", client.get(address).text, flags=re.DOTALL)  # comments name types
            here = (STATIC / address.removeprefix("/static/")).parent
            for name in re.findall(r'from "(\.[^"]+)"', text):
                wanted = (here / name).resolve().relative_to(STATIC.resolve()).as_posix()
                assert f"/static/{wanted}" in listed, f"{address} needs {name}"
        elif "." not in address:
            page = Read(client.get(address).text)
            links = [attrs["href"] for attrs in page.all("link", rel="stylesheet")]
            for needed in [*links, *[attrs["src"] for attrs in page.all("script")]]:
                assert needed in kept(client), f"{address} needs {needed}"


def test_the_worker_may_run_and_nothing_else_from_elsewhere(client: TestClient) -> None:
    policy = client.get("/pad").headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    assert client.get("/worker.js").headers["cache-control"] == "no-cache"


def test_personal_pages_are_not_cached(client: TestClient) -> None:
    for address in ("/", "/new/block"):
        assert "private" in client.get(address).headers["cache-control"]


def test_what_the_worker_keeps_is_in_the_chosen_language(client: TestClient) -> None:
    english = client.get("/worker.js").text
    client.cookies.set("language", "en-XA")
    try:
        other = client.get("/worker.js").text
        assert 'const LANGUAGE = "en-XA";' in other
        assert any(address.startswith("/static/words/en-XA.js?") for address in kept(client))
        for address in ("/offline", "/pad"):
            assert Read(client.get(address).text).all("html", lang="en-XA")
        assert client.get("/manifest.webmanifest").json()["lang"] == "en-XA"
    finally:
        client.cookies.delete("language")
    assert 'const LANGUAGE = "en";' in english
    versions = {re.findall(r'const VERSION = "(\w+)"', script)[0] for script in (english, other)}
    assert len(versions) == 2, "a change of language is an update"
    assert not any("/static/words/" in address for address in kept(client)), "English needs no download"
