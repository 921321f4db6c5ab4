"""Writes docs/refusals.md: every code that a refusal can have, its fields and what it means."""

import inspect
import re
import sys
from pathlib import Path
from string import Formatter
from typing import Final

from boneyard.core.codes import MoveCode, PositionCode, SetupCode
from boneyard.core.errors import Code
from boneyard.games.lines.codes import LineCode
from boneyard.games.poker.codes import PokerCode
from boneyard.games.solitaire.codes import SolitaireCode
from boneyard.games.trains.codes import TrainCode
from boneyard.games.tricks.codes import TrickCode
from boneyard.households import HouseholdCode
from boneyard.records.codes import FileCode, RecordCode, SealCode
from boneyard.words.refusals import SENTENCES

PAGE: Final = Path(__file__).parent.parent / "docs" / "refusals.md"

SECTIONS: Final[dict[str, type[Code]]] = {
    "Moves in any game": MoveCode,
    "Layout games": LineCode,
    "Train games": TrainCode,
    "Trick-taking games": TrickCode,
    "Poker": PokerCode,
    "Solitaires": SolitaireCode,
    "Tables, editions and options": SetupCode,
    "House rules": HouseholdCode,
    "Positions": PositionCode,
    "Lines of a record (what was expected there)": RecordCode,
    "Sealed shuffles": SealCode,
    "Files": FileCode,
}

HEAD: Final = """# Refusals

Whatever Boneyard refuses is a `BoneyardError` with a `code` and `fields` for programs; `str(error)` is the sentence for
people. In the protocol, a [`refused`](protocol.md#refused) message has the same codes. `make pages` writes this page.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for title, codes in SECTIONS.items():
        rows = [f"| `{code}` | {_fields(code)} | {_meaning(code)} |" for code in codes]
        parts.append("\n".join([f"## {title}\n", "| code | fields | meaning |", "|---|---|---|", *rows, ""]))
    return "\n".join(parts)


def stale() -> bool:
    """Whether the page differs from the codes."""
    return not PAGE.exists() or PAGE.read_text("utf-8") != page()


def _fields(code: Code) -> str:
    sentence = SENTENCES[code]
    if isinstance(sentence, str):
        names = list(dict.fromkeys(name for _, name, _, _ in Formatter().parse(sentence) if name))
    else:
        names = list(inspect.signature(sentence).parameters)[1:]
    return ", ".join(f"`{name}`" for name in names)


def _meaning(code: Code) -> str:
    sentence = SENTENCES[code]
    text = sentence if isinstance(sentence, str) else inspect.getdoc(sentence) or ""
    return re.sub(r"\{(\w+)(?:!r)?\}", r"*\1*", text.replace("{{", "{").replace("}}", "}")).replace(
        "|", "\\|"
    )


if __name__ == "__main__":
    if stale():
        PAGE.write_text(page(), "utf-8")
        print("docs/refusals.md", file=sys.stderr)
