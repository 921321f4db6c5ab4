"""Finds what escaped translation: words in plain letters while the pseudo-language is on."""

import re
from collections.abc import Collection, Iterable
from typing import Final

# Runs of letters with one that the pseudo-language would have accented.
_PLAIN: Final = re.compile(r"(?=[A-Za-z]*[ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz])[A-Za-z]{2,}")


def plain_words(texts: Iterable[str], names: Collection[str] = ()) -> list[str]:
    """The texts with words that no one translated; names of players are no one's business."""
    found = []
    for text in texts:
        rest = text
        for name in sorted(names, key=len, reverse=True):
            rest = rest.replace(name, "")
            for length in range(len(name), 0, -1):  # a name that was shortened to fit
                rest = rest.replace(f"{name[:length]}…", "")
        if _PLAIN.search(rest):
            found.append(text)
    return found
