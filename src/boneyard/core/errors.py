"""The small family of errors a player can meet: a code and fields for programs, a sentence for people.

The rules know codes, never sentences: `boneyard.words.refusals` says what each code means, in the reader's language.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, Self


class Code(StrEnum):
    """Why something is refused. Every package has its own enum; no two share a code."""


class BoneyardError(Exception):
    """Anything this package refuses.

    The rules raise it with a code and fields, `Illegal(MoveCode.NOT_HELD, seat=0, tile="5-4")`; the rooms above them,
    which speak to people anyway, with a sentence, and then there is no code.
    """

    def __init__(self, what: Code | str = "", /, **fields: object) -> None:
        super().__init__(what)
        if fields and not isinstance(what, Code):
            raise TypeError(f"A sentence has no fields: {what!r} should be a Code.")
        self.code: Final[Code | None] = what if isinstance(what, Code) else None
        self.fields: Final = fields

    def __str__(self) -> str:
        return _said(self, "") if self.code is not None else str(self.args[0])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BoneyardError):
            return NotImplemented
        return type(self) is type(other) and self.args == other.args and self.fields == other.fields

    def __hash__(self) -> int:
        return hash((type(self), self.args))

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args, self.__dict__)

    @classmethod
    def like(cls, error: "BoneyardError") -> Self:
        """The same refusal as another kind of error."""
        return cls(error.args[0], **error.fields)


def _restored(
    kind: type[BoneyardError], args: tuple[object, ...], attributes: dict[str, object]
) -> BoneyardError:
    """Rebuild an error for pickle; its class may take other arguments than its sentence."""
    found = kind.__new__(kind, *args)
    found.args = args
    found.__dict__.update(attributes)
    return found


class Unreadable(BoneyardError):
    """A text that is no move, no tile, no name."""


class Ambiguous(Unreadable):
    """A text that could mean more than one legal move."""


class Illegal(BoneyardError):
    """A readable move that the rules refuse now."""


class NotYourTurn(Illegal):
    """A move by a seat that may not act now."""


class BadSetup(BoneyardError):
    """A game, edition, option, seat count or set size that doesn't exist, with the ones that do."""


class BadRecord(BoneyardError):
    """A line of a record that cannot be read or does not hold: what the code says was expected there.

    The field `found` is what is there instead: None for no such line, empty for nothing. `why` is the refusal
    behind it, if there is one.
    """

    def __init__(
        self, code: Code, line: int, found: str | None = "", path: str = "", **fields: object
    ) -> None:
        super().__init__(code, line=line, found=found, path=path, **fields)
        self.line: Final = line

    @property
    def expected(self) -> str:
        """What was expected there, in words."""
        return _said(self, "expected")

    @property
    def found(self) -> str:
        """What was found there, in words."""
        return _said(self, "found")

    @property
    def of_line(self) -> str:
        """The whole error as in a list of problems: it starts with the line number."""
        return _said(self, "line")

    def in_file(self, path: object) -> "BadRecord":
        """The same error with the name of the file."""
        assert self.code is not None
        return BadRecord(self.code, **{**self.fields, "path": str(path)})  # type: ignore[arg-type]


# What makes the sentence of an error, or of a part of it; it belongs to a room that this one does not know, so the
# door brings it.
Renderer = Callable[[BoneyardError, str], str]
_RENDERERS: Final[list[Renderer]] = []


def use_renderer(renderer: Renderer) -> None:
    """Let errors be said in these words."""
    _RENDERERS.append(renderer)


def _said(error: BoneyardError, part: str) -> str:
    return _RENDERERS[-1](error, part) if _RENDERERS else bare(error)


def bare(error: BoneyardError) -> str:
    """An error without words: "does-not-fit (tile 5-4, end 7)"."""
    told = ", ".join([f"{name} {value}" for name, value in error.fields.items()])
    return f"{error.code} ({told})" if told else str(error.code)
