"""Rule pages: games by family, the parts of an edition's page, and the rule behind a refusal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boneyard import catalog
from boneyard.core.edition import Edition, RuleLine, differing
from boneyard.core.move import Move
from boneyard.core.option import CHOICE, YES_NO, Option
from boneyard.core.phrase import Listing, Phrase, Text, marked
from boneyard.words.context import Seen
from boneyard.words.families.teller import MATCHING
from boneyard.words.language import _, listed, ngettext, number, per_language, pgettext, say
from boneyard.words.registry import teller
from boneyard.words.titles import own_name, translated

_NOTHING: Final = "-"
_HOUSEHOLD: Final = "household edition of "  # before the name of the edition that house rules start from

# Family to its heading and a line about it, in the order people see.
FAMILIES: Final = {
    "lines": (marked("Line games"), marked("Match tiles end to end, from plain Block to Chickenfoot.")),
    "trains": (
        marked("Train games"),
        marked("Build your own train from the hub. Good for a long evening."),
    ),
    "tricks": (
        marked("Trick games"),
        marked("Bid, name trumps and take tricks, as you would with cards."),
    ),
    "poker": (marked("Poker"), marked("Five tiles, a stack of chips and a straight face.")),
    "solitaire": (marked("Solitaire"), marked("Games for one, with no bots and no clock.")),
}


@dataclass(frozen=True)
class Line:
    """A line of a rule page in the reader's language; the key is the same in all of them."""

    key: str
    question: str
    answer: str
    says: str
    note: str
    takes: str
    option: str  # the name of the option that the line is about; empty for a rule

    @property
    def all_said(self) -> str:
        """What the line says, and which values it takes."""
        return f"{self.says} {self.takes}" if self.takes else self.says


@dataclass(frozen=True)
class Setting:
    """An option as a page shows it."""

    name: str
    label: str
    usual: str
    says: str
    takes: str


def about(game: str) -> str:
    """What a game is, in a sentence."""
    return say(catalog.about(game))


def titles(editions: Sequence[Edition]) -> str:
    """What the sheets call a game, its own name first, leaving out names that only extend that one."""
    first = own_name(editions[0].game)
    others = [edition.title for edition in editions if not edition.title.startswith(first)]
    return ", ".join(translated(each) for each in dict.fromkeys([first, *others]))


def shelves() -> list[tuple[str, str, str, list[str]]]:
    """The games by family: its name, its heading, a line about it, its games."""
    games = list(catalog.games())
    return [
        (family, *shelf(family), [game for game in games if catalog.shelf(game) == family])
        for family in FAMILIES
    ]


def shelf(family: str) -> tuple[str, str]:
    """A family's heading and a line about it."""
    head, line = FAMILIES[family]
    return say(head), say(line)


def sheets() -> list[str]:
    """The printed sheets that the facts come from."""
    found = [edition.sheet for game in catalog.games() for edition in catalog.editions(game)]
    return list(dict.fromkeys(found))


def source(edition: Edition) -> str:
    """Where an edition's facts come from: a printed sheet by its name, or the edition that house rules start from."""
    found = edition.sheet.removeprefix(_HOUSEHOLD)
    return edition.sheet if found == edition.sheet else _("house rules based on {edition}", edition=found)


def players(editions: Sequence[Edition]) -> str:
    """How many can play, over all editions and sets."""
    spans = [edition.players(size) for edition in editions for size in edition.sets]
    low, high = min(least for least, _most in spans), max(most for _least, most in spans)
    if low == high:
        return ngettext("{count} player", "{count} players", high)
    return _("{low} to {high} players", low=low, high=high)


def is_solitaire(editions: Sequence[Edition]) -> bool:
    """Whether a game is for one player only."""
    return all(edition.players(size) == (1, 1) for edition in editions for size in edition.sets)


def adaptation(edition: Edition, size: int, seats: int) -> str:
    """A sentence that says what the sheet prints, for a table that adapts it; empty for a printed table."""
    return say(edition.adaptation(size, seats))


@per_language
def page(edition: Edition) -> list[Line]:
    """A sheet in our own words, a line per question, in the language of the moment."""
    return [line(each) for each in edition.page()]


def line(found: RuleLine) -> Line:
    """A line of a rule page in the language of the moment."""
    question = _("Option {name}", name=found.option) if found.option else say(found.question)
    texts = (say(found.answer), say(found.says), say(found.note), say(found.takes))
    return Line(found.question, question, *texts, found.option)


def rules(edition: Edition) -> list[Line]:
    """The rules of a sheet, without the options."""
    return [each for each in page(edition) if not each.option]


def settings(edition: Edition) -> list[Setting]:
    """The options of a sheet: the usual value, what each does, what it takes."""
    return [
        Setting(
            each.option,
            option_label(each.option),
            value_label(each.answer),
            each.says,
            say(_labeled(found.takes)),
        )
        for found, each in zip(edition.page(), page(edition), strict=True)
        if each.option
    ]


def _labeled(takes: Text) -> Text:
    """What an option takes, with its values as a form labels them."""
    values = takes.fields.get("values") if isinstance(takes, Phrase) else None
    if not isinstance(takes, Phrase) or not isinstance(values, Listing):
        return takes
    return Phrase(takes.message, values=Listing([value_label(str(each)) for each in values.items], values.by))


def differences(editions: Sequence[Edition]) -> list[tuple[str, list[str]]]:
    """The questions that the editions answer differently, each with a cell for every edition."""
    return [(_asked(row), [cell(each) for each in row]) for row in _rows(editions)]


@dataclass(frozen=True)
class Shared:
    """What some editions say alike: their keys and their sentence."""

    keys: tuple[str, ...]
    says: str


@dataclass(frozen=True)
class Compared:
    """One question, and the answers of the editions; those that say the same are together."""

    question: str
    answers: tuple[Shared, ...]


def compared(editions: Sequence[Edition], everything: bool = False) -> list[Compared]:
    """The questions that editions answer differently, or all of them."""
    found: list[Compared] = []
    for row in _rows(editions, everything):
        together: dict[str, list[int]] = {}
        for at, each in enumerate(row):
            together.setdefault(cell(each), []).append(at)
        answers = tuple(
            Shared(tuple(editions[at].key for at in ats), no_such_rule() if said == _NOTHING else said)
            for said, ats in together.items()
        )
        # An option may only repeat a rule, as the tiles dealt to each player do.
        if all(answers != each.answers for each in found):
            found.append(Compared(_asked(row), answers))
    return found


def no_such_rule() -> str:
    """What a comparison shows if an edition has no such rule."""
    return _("Doesn't apply here.")


def _rows(editions: Sequence[Edition], everything: bool = False) -> list[list[Line | None]]:
    return [
        [None if each is None else line(each) for each in row]
        for _asked, row in differing(list(editions), everything)
    ]


def _asked(row: Sequence[Line | None]) -> str:
    """What a row of a comparison is about."""
    found = next(each for each in row if each is not None)
    return option_label(found.option) if found.option else found.question


def cell(found: Line | None) -> str:
    """A line in a table of differences: the sentence, or the bare value of a number or an option."""
    if found is None:
        return _NOTHING
    if found.option:
        return value_label(found.answer)
    return found.answer if any(sign.isdigit() for sign in found.answer) else found.says


def forms(edition: Edition) -> str:
    """How moves are written at an ordinary table of this edition."""
    size = edition.sets[0]
    game, _options = edition.table(size, edition.players(size)[0], {})
    return say(game.forms)


def neighbors(edition: Edition) -> tuple[Edition | None, Edition | None]:
    """The editions before and after one, through all games."""
    every = [each for game in catalog.games() for each in catalog.editions(game)]
    names = [each.name for each in every]
    at = names.index(edition.name)
    return (every[at - 1] if at else None), (every[at + 1] if at + 1 < len(every) else None)


def rule_behind(edition: Edition, seen: Seen, move: Move) -> Line | None:
    """The rule that a refused move breaks, or None if it breaks none, like a tile the player doesn't hold."""
    lines = {**{each.question: each for each in edition.page()}, MATCHING.question: MATCHING}
    for question in teller(seen.game).questions(seen, move):
        if question in lines:
            return line(lines[question])
    return None


# --- options


@per_language
def _option_labels() -> dict[str, str]:
    """The options as a form labels them; records and the command line keep their names."""
    return {
        "ante": pgettext("option", "ante"),
        "bet": pgettext("option", "bet"),
        "calls": pgettext("option", "calls"),
        "chips": pgettext("option", "chips"),
        "claim": pgettext("option", "claim"),
        "deals": pgettext("option", "deals"),
        "doubling": pgettext("option", "doubling"),
        "exchange": pgettext("option", "exchange"),
        "fine": pgettext("option", "fine"),
        "hand": pgettext("option", "hand"),
        "hands": pgettext("option", "hands"),
        "match": pgettext("option", "match"),
        "opener": pgettext("option", "opener"),
        "partners": pgettext("option", "partners"),
        "penalty": pgettext("option", "penalty"),
        "raises": pgettext("option", "raises"),
        "rounds": pgettext("option", "rounds"),
        "single_round": pgettext("option", "single round"),
        "spinner": pgettext("option", "spinner"),
        "stake": pgettext("option", "stake"),
        "straights": pgettext("option", "straights"),
        "target": pgettext("option", "target"),
        "total": pgettext("option", "total"),
        "two_player_reverse_skips": pgettext("option", "reverse with two players"),
    }


@per_language
def _value_labels() -> dict[str, str]:
    """The values of options as a form labels them."""
    return {
        "automatic": pgettext("value of an option", "automatic"),
        "draw": pgettext("value of an option", "draw"),
        "either": pgettext("value of an option", "either"),
        "everybody": pgettext("value of an option", "everybody"),
        "first-double": pgettext("value of an option", "first-double"),
        "hands": pgettext("value of an option", "hands"),
        "keep": pgettext("value of an option", "keep"),
        "may-wait": pgettext("value of an option", "may-wait"),
        "no": pgettext("value of an option", "no"),
        "none": pgettext("value of an option", "none"),
        "points": pgettext("value of an option", "points"),
        "sheet": pgettext("value of an option", "sheet"),
        "skip": pgettext("value of an option", "skip"),
        "spoken": pgettext("value of an option", "spoken"),
        "starts": pgettext("value of an option", "starts"),
        "still-in": pgettext("value of an option", "still-in"),
        "suits": pgettext("value of an option", "suits"),
        "yes": pgettext("value of an option", "yes"),
    }


def option_label(name: str) -> str:
    """An option as a form labels it."""
    return _option_labels().get(name, name)


def value_label(value: str) -> str:
    """A value of an option as a form labels it."""
    return _value_labels().get(value, value)


def allowed(option: Option) -> str:
    """The values that an option takes at a table, as a sentence."""
    if option.kind == CHOICE:
        return _("Choose {values}.", values=values(option))
    if option.kind == YES_NO:
        return _("Yes or no.")
    if option.low == option.high:
        return _("Only {number}.", number=number(option.low))
    return _("Any whole number from {low} to {high}.", low=number(option.low), high=number(option.high))


def values(option: Option) -> str:
    """The values that an option takes at a table, to go on with after a colon."""
    if option.kind == CHOICE:
        return listed([value_label(each) for each in option.choices], "or")
    if option.kind == YES_NO:
        return _("yes or no")
    if option.low == option.high:
        return _("only {number}", number=number(option.low))
    return _("a whole number from {low} to {high}", low=number(option.low), high=number(option.high))
