"""Writes docs/games/: a page per game from the same rows of answers that the engine plays by."""

import sys
from pathlib import Path

from boneyard import catalog
from boneyard.core.edition import Edition, RuleLine
from boneyard.words import rulebook

PAGES = Path(__file__).parent.parent / "docs" / "games"


def page(game: str) -> str:
    """One game's page: what it is, what differs between its editions, and each sheet in our own words."""
    editions = catalog.editions(game)
    lines = [f"# {rulebook.titles(editions)}", "", catalog.about(game), ""]
    if len(editions) > 1:
        lines += ["## What differs between the editions", "", *_differences(editions), ""]
    for edition in editions:
        lines += [f"## {edition.name}", "", f"From: {edition.sheet}.", "", *_rules(edition), ""]
    return "\n".join(lines).rstrip() + "\n"


def _differences(editions: list[Edition]) -> list[str]:
    head = [
        "| | " + " | ".join(edition.key for edition in editions) + " |",
        "|---" * (len(editions) + 1) + "|",
    ]
    return head + [f"| {asked} | {' | '.join(row)} |" for asked, row in rulebook.differences(editions)]


def _rules(edition: Edition) -> list[str]:
    return [f"- **{line.question}.** {_default(line)}{line.says}" for line in edition.page()]


def _default(line: RuleLine) -> str:
    return f"{line.answer}. " if rulebook.is_option(line) else ""


def main() -> None:
    """Write every page."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in catalog.games():
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
        print(f"docs/games/{game}.md", file=sys.stderr)


if __name__ == "__main__":
    main()
