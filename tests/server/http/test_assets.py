"""Styles, scripts and drawings are compressed for clients that accept it, with the same content for everyone."""

from pathlib import Path

import pytest

from boneyard.server.http.assets import without_comments
from boneyard.server.http.templates import STATIC
from support.server.guests import BOT, PERSON, make, serving

PATHS = (
    "/static/lib/base.css",
    "/static/table/main.js",
    "/static/site/icons/mark.svg",
    "/faces/color.svg",
    "/faces/colour.svg",
)


@pytest.mark.parametrize("path", PATHS)
def test_what_is_packed_says_the_same(tmp_path: Path, path: str) -> None:
    with serving(tmp_path) as client:
        packed = client.get(path, headers={"Accept-Encoding": "gzip"})
        plain = client.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert packed.text == plain.text
        assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"])
        for answer in (packed, plain):
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert answer.headers["Content-Type"] == plain.headers["Content-Type"]
            assert answer.headers["Cache-Control"]


def test_a_file_that_is_known_already_is_not_sent_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        first = client.get("/static/table/main.js", headers={"Accept-Encoding": "gzip"})
        again = client.get(
            "/static/table/main.js",
            headers={"Accept-Encoding": "gzip", "If-None-Match": first.headers["ETag"]},
        )
        assert again.status_code == 304
        assert not again.content
        assert client.get("/static/no-such.js", headers={"Accept-Encoding": "gzip"}).status_code == 404


def test_a_file_asked_for_by_what_is_in_it_is_kept_for_good(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert "immutable" in client.get("/static/lib/base.css?abc").headers["Cache-Control"]
        assert client.get("/static/lib/base.css").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("script", "sent"),
    [
        ("// why\nlet a = 1; // pixels\n", "\nlet a = 1; // pixels\n"),
        ("/** @type {A} */\nlet a;\n", "\nlet a;\n"),
        ("  /**\n   * @param {A} a\n   */\n  f(a) {}\n", "\n\n\n  f(a) {}\n"),
        ("/** @type {A} */ (b).c();\n/* d */\n", "/** @type {A} */ (b).c();\n\n"),
        ('const url = "https://here";\nconst half = a /* b */ / 2;\n', None),
    ],
)
def test_a_script_is_sent_without_its_comments_and_keeps_its_lines(script: str, sent: str | None) -> None:
    assert without_comments(script) == (script if sent is None else sent)


def test_every_script_is_sent_with_all_its_code_in_its_lines() -> None:
    for path in STATIC.rglob("*.js"):
        lines = path.read_text("utf-8").splitlines()
        sent = without_comments(path.read_text("utf-8")).splitlines()
        assert len(sent) == len(lines), path
        inside = False
        for line, left in zip(lines, sent, strict=True):
            text = line.strip()
            if not left and text:
                assert inside or text.startswith(("//", "/*")), f"{path}: {line}"
            elif text:
                assert left == line, f"{path}: {line}"
            inside = (inside or text.startswith("/*")) and not text.endswith("*/")


def test_a_table_page_is_sent_packed_to_browsers_that_can_unpack_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT)
        plain = client.get(f"/t/{made['table']}", headers={"Accept-Encoding": "identity"})
        small = client.get(f"/t/{made['table']}", headers={"Accept-Encoding": "gzip"})
        assert "Content-Encoding" not in plain.headers
        assert small.headers["Content-Encoding"] == "gzip"
        assert small.text == plain.text
        assert small.headers["Cache-Control"] == plain.headers["Cache-Control"] == "no-store"
