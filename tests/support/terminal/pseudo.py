"""What stays English in the pseudo-language, and what must not."""

import re
from functools import cache

from boneyard import catalog
from boneyard.terminal import cli
from boneyard.words.language import SOURCE, use
from boneyard.words.rules import rulebook

# Words that stay as they are: what is typed, names, notation and what a record or a table of rows calls something.
_OPTION = re.compile(
    r"--[a-z-]+|\bboneyard [a-z].*|\S+\.(?:bones|svg|png|csv|json|toml|parquet)\b|BONEYARD_[A-Z_]+(?:; [a-z]+)?|https?://\S+"
)
_PLAIN = re.compile(r"[A-Za-z]{3,}")
_NAMES = frozenset(
    [
        "Boneyard",
        "boneyard",
        "Ann",
        "Ben",
        "Cleo",
        "Dan",
        "Eva",
        "Elo",
        "openskill",
        "TEXT",
        "GAME",
        "FILE",
        "OPTIONS",
        "COMMAND",
        "ARGS",
        "TILE",
        "NUMBER",
        "ADDRESS",
        "HASH",
        "KIND",
        "KINDS",
        "NAME",
        "VALUE",
        "WHO",
        "OUT",
        "URL",
        "ANN",
        "Ctrl",
        "local",
        "random",
        "easy",
        "greedy",
        "normal",
        "expert",
        "double",
        "lead",
        "color",
        "light",
        "tiles",
        "today",
        "best",
        "name",
        "value",
        "target",
        "spoken",
        "everybody",
    ]
)


@cache
def _names() -> frozenset[str]:
    """Words that are names: of games, editions, their sheets and their options, and of commands."""
    editions = [edition for name in catalog.games() for edition in catalog.editions(name)]
    texts = [text for each in editions for text in (each.name, each.title, each.sheet)]
    with use(SOURCE):
        options = [line for each in editions for line in rulebook.page(each) if line.option]
        texts += [text for line in options for text in (line.option, line.answer)]
        # Options have values, which are typed as they are: "(still-in)".
        texts += [value for line in options for value in re.findall(r"\(([\w-]+)\)", line.all_said)]
        for each in editions:
            size = each.sets[0]
            for option in each.options(size, each.players(size)[0]):
                texts += option.choices
    words = {word for text in texts for word in _PLAIN.findall(text)}
    return _NAMES | words | set(cli._COMMANDS) | {"simulate", "compare", "tournament", "plot"}


def escaped(text: str) -> list[str]:
    """The lines with a word of plain English, apart from what is meant to stay English."""
    found = []
    for line in text.splitlines():
        rest = _OPTION.sub(" ", line)
        left = [word for word in _PLAIN.findall(rest) if word not in _names()]
        if left:
            found.append(f"{line.strip()}   <- {' '.join(left)}")
    return found


def without_typed(text: str) -> str:
    """What was printed, without the answers and without moves in a record's notation."""
    text = re.sub(r"^(⟦.*?⟧) .*$", r"\1", text, flags=re.MULTILINE)
    return re.sub(
        r"\b(draw|pass|stop|lead|check|call|fold|bet|raise|stand|turn|waste|fill|count|add|concede|trump|bid)\b",
        "",
        text,
    )
