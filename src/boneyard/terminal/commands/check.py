"""Records checked one by one, a line for each problem, in the manner of compilers."""

from collections.abc import Iterator
from pathlib import Path

from boneyard.core.errors import BoneyardError
from boneyard.records import check


def problems(path: Path) -> Iterator[str]:
    """Everything in a file that does not hold."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        yield f"{path}: cannot be read: {problem.strerror or problem}."
        return
    except ValueError:
        yield f"{path}: is not a text file in UTF-8."
        return
    try:
        for found in check(text):
            yield f"{path}:{found}"
    except BoneyardError as problem:
        yield f"{path}: {problem}"
