"""Sentences kept next to what they describe; `boneyard.words` puts them into the reader's language."""

from collections.abc import Sequence
from typing import Final, final

AND: Final = "and"  # how the last of several things is joined to the others
OR: Final = "or"


def marked(message: str) -> str:
    """A message as it is; `make words` finds it by this mark, and words.language translates it where it is read."""
    return message


@final
class Phrase:
    """A marked message with the values of its fields, not yet in anyone's language.

    A value may be a phrase itself. A message that depends on a number says so with `many` and the field `count`.
    """

    def __init__(self, message: str, many: str = "", **fields: object) -> None:
        self.message: Final = message
        self.many: Final = many
        self.fields: Final = fields

    def __str__(self) -> str:
        text = self.many if self.many and self.fields.get("count") != 1 else self.message
        return text.format_map(self.fields) if self.fields else text

    def __repr__(self) -> str:
        return f"Phrase({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Phrase):
            return NotImplemented
        return (self.message, self.many, self.fields) == (other.message, other.many, other.fields)

    def __hash__(self) -> int:
        return hash((self.message, self.many, tuple(sorted(self.fields))))

    def __reduce__(self) -> tuple[object, ...]:
        return _phrase, (self.message, self.many, self.fields)


def _phrase(message: str, many: str, fields: dict[str, object]) -> Phrase:
    return Phrase(message, many, **fields)


@final
class Figure:
    """A number that may be long: readers of some languages group its digits in other ways."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def __str__(self) -> str:
        return f"{self.value:,}"

    def __repr__(self) -> str:
        return f"Figure({self.value})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figure) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)

    def __reduce__(self) -> tuple[object, ...]:
        return Figure, (self.value,)


@final
class Listing:
    """Several phrases, or names as they are, in a row: "a, b or c", with "; " between them, or sentence by sentence."""

    def __init__(self, items: "Sequence[Phrase | Listing | str]", by: str = AND) -> None:
        self.items: Final = tuple(items)
        self.by: Final = by  # "and" or "or" before the last one, or what goes between any two

    def __str__(self) -> str:
        texts = [str(item) for item in self.items]
        if self.by not in (AND, OR):
            return self.by.join(texts)
        return " ".join([", ".join(texts[:-1]), self.by, texts[-1]]) if len(texts) > 1 else "".join(texts)

    def __repr__(self) -> str:
        return f"Listing({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and (self.by, self.items) == (other.by, other.items)

    def __hash__(self) -> int:
        return hash((self.by, self.items))

    def __reduce__(self) -> tuple[object, ...]:
        return Listing, (self.items, self.by)


# What can be said in a reader's language: a marked message, or what is made of some.
Text = str | Phrase | Listing


def sentences(*texts: Text | None) -> Listing:
    """Whole sentences one after another."""
    return Listing([Phrase(text) if isinstance(text, str) else text for text in texts if text], " ")
