"""Writes docs/games/: a page per game with its pictures, from the same rows of answers that the engine plays by."""

import sys
from pathlib import Path

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.server.pages.pictures.examples import file
from boneyard.words.rules import primers, rulebook
from boneyard.words.rules.primers import primer
from boneyard.words.rules.rulebook import Line

PAGES = Path(__file__).parent.parent / "docs" / "games"
PICTURES = "images"


def page(game: str) -> str:
    """One game's page: how it works, what differs between its editions, and each sheet in our own words."""
    editions = catalog.editions(game)
    lines = [f"# {rulebook.titles(editions)}", "", rulebook.about(game), "", *_taught(game)]
    if len(editions) > 1:
        lines += ["## What differs between the editions", "", *_differences(editions), ""]
    for edition in editions:
        source = f"Based on {edition.sheet}, in our own words."
        lines += [f"## {edition.name}", "", source, "", *_rules(edition), ""]
    return "\n".join(lines).rstrip() + "\n"


def _taught(game: str) -> list[str]:
    found = primer(game)
    if found is None:
        return []
    lines = ["## How it works", ""]
    for head, says in found.parts:
        lines += [f"**{head}.** {says}", ""]
    for example in found.examples:
        lines += [f"![{example.caption}]({PICTURES}/{example.record}.svg)", "", example.caption, ""]
    return lines


def _differences(editions: list[Edition]) -> list[str]:
    lines = []
    for each in rulebook.compared(editions):
        lines.append(f"- **{each.question}**")
        lines += [f"  - *{', '.join(answer.keys)}*: {answer.says}" for answer in each.answers]
    return lines


def _rules(edition: Edition) -> list[str]:
    return [
        f"- **{line.question}.** {_default(line)}{line.all_said}{_note(line)}"
        for line in rulebook.page(edition)
    ]


def _note(line: Line) -> str:
    return f" *{line.note}*" if line.note else ""


def _default(line: Line) -> str:
    return f"{line.answer}. " if line.option else ""


def main() -> None:
    """Write every page."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in catalog.games():
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
        print(f"docs/games/{game}.md", file=sys.stderr)
    folder = PAGES / PICTURES
    folder.mkdir(exist_ok=True)
    for game in primers.games():
        found = primer(game)
        for example in found.examples if found is not None else ():
            (folder / f"{example.record}.svg").write_text(file(example) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
