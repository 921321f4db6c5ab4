"""Writes docs/games/: a page per game from the same rows of answers that the engine plays by."""

import sys
from pathlib import Path

from boneyard import catalog
from boneyard.core.edition import Edition, Line, differing

PAGES = Path(__file__).parent.parent / "docs" / "games"


def page(game: str) -> str:
    """One game's page: what it is, what differs between its editions, and each sheet in our own words."""
    editions = catalog.editions(game)
    lines = [f"# {_title(editions)}", "", catalog.about(game), ""]
    if len(editions) > 1:
        lines += ["## What differs between the editions", "", *_differences(editions), ""]
    for edition in editions:
        lines += [f"## {edition.name}", "", f"From: {edition.sheet}.", "", *_rules(edition), ""]
    return "\n".join(lines).rstrip() + "\n"


def _title(editions: list[Edition]) -> str:
    """What the sheets call the game; a name that only adds to the first one is not told."""
    first = editions[0].title
    others = [edition.title for edition in editions if not edition.title.startswith(first)]
    return ", ".join(dict.fromkeys([first, *others]))


def _differences(editions: list[Edition]) -> list[str]:
    head = [
        "| | " + " | ".join(edition.key for edition in editions) + " |",
        "|---" * (len(editions) + 1) + "|",
    ]
    return head + [
        f"| {asked} | {' | '.join(_cell(line) for line in row)} |" for asked, row in differing(editions)
    ]


def _cell(line: Line | None) -> str:
    return "-" if line is None else line.says if line.answer.replace("-", "").isalpha() else line.answer


def _rules(edition: Edition) -> list[str]:
    return [f"- **{line.question}.** {_default(line)}{line.says}" for line in edition.page()]


def _default(line: Line) -> str:
    return f"{line.answer}. " if line.question.startswith("Option ") else ""


def main() -> None:
    """Write every page."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in catalog.games():
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
        print(f"docs/games/{game}.md", file=sys.stderr)


if __name__ == "__main__":
    main()
