"""Styles, scripts and drawings are sent packed to who can unpack them, and say the same to everybody."""

from pathlib import Path

import pytest

from support.server.guests import serving

PATHS = ("/static/base.css", "/static/table/main.js", "/static/site/mark.svg", "/faces/colour.svg")


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
        assert "immutable" in client.get("/static/base.css?abc").headers["Cache-Control"]
        assert client.get("/static/base.css").headers["Cache-Control"] == "no-cache"
