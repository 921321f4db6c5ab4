"""A server without a network for the tests of its pages, and tools to read a page."""

from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path

from fastapi.testclient import TestClient

from boneyard.server.app import create_app
from boneyard.server.settings import Settings


@contextmanager
def opened(folder: Path) -> Iterator[TestClient]:
    """A house with its doors open; bots do not begin to think while a test looks."""
    settings = Settings(
        data=str(folder),
        secret="a secret for tests only",
        making=100_000,
        bot_delay=600.0,
        hosts="testserver",
    )
    with TestClient(create_app(settings), follow_redirects=False) as client:
        yield client


class Read(HTMLParser):
    """A page taken apart: its words, tags and fields."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self._words.append(data)

    @property
    def words(self) -> str:
        return " ".join("".join(self._words).split())

    def all(self, tag: str, **wanted: str) -> list[dict[str, str | None]]:
        """The attributes of every such tag."""
        return [
            attrs
            for name, attrs in self.tags
            if name == tag and all(attrs.get(key) == value for key, value in wanted.items())
        ]

    def named(self, name: str) -> list[dict[str, str | None]]:
        """The fields of this name."""
        return [attrs for _, attrs in self.tags if attrs.get("name") == name]

    def headings(self) -> list[int]:
        return [int(tag[1]) for tag, _ in self.tags if tag in ("h1", "h2", "h3", "h4")]
