"""The sentences of all refusals by their codes, and how one is put into words."""

from typing import Final

from boneyard.core.errors import BadRecord, BoneyardError, Code, bare
from boneyard.core.phrase import Listing, Phrase
from boneyard.words.language import _, say
from boneyard.words.refusals import (
    files,
    households,
    lines,
    moves,
    poker,
    positions,
    records,
    setup,
    solitaire,
    trains,
    tricks,
)
from boneyard.words.refusals.audience import STRANGER, Audience, Sentences, any_of

SENTENCES: Final[Sentences] = {
    **moves.SENTENCES,
    **setup.SENTENCES,
    **positions.SENTENCES,
    **households.SENTENCES,
    **records.SENTENCES,
    **files.SENTENCES,
    **lines.SENTENCES,
    **trains.SENTENCES,
    **tricks.SENTENCES,
    **poker.SENTENCES,
    **solitaire.SENTENCES,
}


def register(sentences: Sentences) -> None:
    """Add the sentences of a family's own codes."""
    SENTENCES.update(sentences)


def unregister(codes: type[Code]) -> None:
    """Take a family's codes out again."""
    for code in codes:
        del SENTENCES[code]


def render(error: BoneyardError, to: Audience = STRANGER) -> str:
    """An error in words, as its audience reads it; one that is raised with a sentence says just that."""
    if isinstance(error, BadRecord):
        return records.whole(_code(error, to), _found(error, to), error)
    return _code(error, to) if error.code is not None else str(error)


def render_part(error: BoneyardError, part: str) -> str:
    """An error, or a part of one, for any reader."""
    if not part or not isinstance(error, BadRecord):
        return render(error)
    expected, found = _code(error, STRANGER), _found(error, STRANGER)
    if part == "line":
        return records.of_line(expected, found, error)
    return expected if part == "expected" else found


def _code(error: BoneyardError, to: Audience) -> str:
    assert error.code is not None
    sentence = SENTENCES.get(error.code)
    if sentence is None:
        return bare(error)
    fields = {name: _worded(value, to) for name, value in error.fields.items()}
    if isinstance(error, BadRecord):
        fields = {name: value for name, value in fields.items() if name not in records.ABOUT_LINE}
    if not isinstance(sentence, str):
        return sentence(to, **fields)
    shown = {name: any_of(value) if isinstance(value, tuple) else value for name, value in fields.items()}
    return _(sentence, **shown)


def _found(error: BadRecord, to: Audience) -> str:
    why = error.fields.get("why")
    found = error.fields["found"]
    assert found is None or isinstance(found, str)
    return records.found(error.code, found, render(why, to) if isinstance(why, BoneyardError) else "")


def _worded(value: object, to: Audience) -> object:
    """A field as it goes into a sentence: what has no language yet is put into the reader's."""
    if isinstance(value, BoneyardError):
        return render(value, to)
    return say(value) if isinstance(value, Phrase | Listing) else value
