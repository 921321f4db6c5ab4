"""Why a household's file is no edition."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.households import HouseholdCode
from boneyard.words.language import _
from boneyard.words.refusals.audience import Audience, Sentences, all_of, with_hint


def no_such_key(to: Audience, given: str, names: tuple[str, ...]) -> str:
    """A key that such a file doesn't have."""
    sentence = _(
        "{given!r} doesn't belong here. A house-rules file has {names}.", given=given, names=all_of(names)
    )
    return with_hint(sentence, given, names)


SENTENCES: Final[Sentences] = {
    HouseholdCode.IN_FILE: marked("{path}: {why}"),
    HouseholdCode.AT_LINE: marked("Line {line}: {why}"),
    HouseholdCode.NOT_TOML: marked("This isn't valid TOML: {reason}."),
    HouseholdCode.TOO_DEEP: marked(
        "An answer is a word, a number, true or false. This file has something longer or deeper."
    ),
    HouseholdCode.NO_SUCH_KEY: no_such_key,
    HouseholdCode.KEY_MISSING: marked('A house-rules file needs {name} = "...". Here it is missing.'),
    HouseholdCode.KEY_NOT_TEXT: marked('A house-rules file needs {name} = "...". Here it is {given}.'),
    HouseholdCode.BAD_NAME: marked(
        "The name {name!r} won't work. Use letters, digits and single dashes, like sunday-block."
    ),
    HouseholdCode.NO_ANSWERS: marked(
        "A house-rules file changes at least one answer, in a table [answers], like target = 150."
    ),
    HouseholdCode.TOO_MANY_ANSWERS: marked("That's more answers than any game has. Give at most {most}."),
    HouseholdCode.TITLE_NOT_TEXT: marked("The title is a text, not {given}."),
    HouseholdCode.FROM_A_FILE: marked("House rules start from a published edition, not from another file."),
}
