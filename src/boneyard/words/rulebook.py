"""Rule pages: games by family, the parts of an edition's page, and the rule behind a refusal."""

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard import catalog
from boneyard.core.edition import Edition, RuleLine, differing
from boneyard.core.move import Move
from boneyard.core.option import Option
from boneyard.words.context import Seen
from boneyard.words.grammar import game_title
from boneyard.words.registry import teller
from boneyard.words.teller import MATCHING

_OPTION = "Option "
_NOTHING = "-"
NO_SUCH_RULE = "Doesn't apply here."

# Family to its heading and a line about it, in the order people see.
FAMILIES = {
    "lines": ("Line games", "Match tiles end to end, from plain Block to Chickenfoot."),
    "trains": ("Train games", "Build your own train from the hub. Good for a long evening."),
    "tricks": ("Trick games", "Bid, name trumps and take tricks, as you would with cards."),
    "poker": ("Poker", "Five tiles, a stack of chips and a straight face."),
    "solitaire": ("Solitaire", "Games for one, with no bots and no clock."),
}


@dataclass(frozen=True)
class Setting:
    """An option as a page shows it."""

    name: str
    usual: str
    says: str
    takes: str


def title(game: str) -> str:
    """What a game is called when no particular edition is meant."""
    return game_title(game, catalog.editions(game))


def titles(editions: Sequence[Edition]) -> str:
    """What the sheets call a game, leaving out names that only extend the first one."""
    first = editions[0].title
    others = [edition.title for edition in editions if not edition.title.startswith(first)]
    return ", ".join(dict.fromkeys([first, *others]))


def shelves() -> list[tuple[str, str, str, list[str]]]:
    """The games by family: its name, its heading, a line about it, its games."""
    games = list(catalog.games())
    return [
        (family, head, about, [game for game in games if catalog.shelf(game) == family])
        for family, (head, about) in FAMILIES.items()
    ]


def sheets() -> list[str]:
    """The printed sheets that the facts come from."""
    found = [edition.sheet for game in catalog.games() for edition in catalog.editions(game)]
    return list(dict.fromkeys(found))


def players(editions: Sequence[Edition]) -> str:
    """How many can play, over all editions and sets."""
    spans = [edition.players(size) for edition in editions for size in edition.sets]
    low, high = min(least for least, _ in spans), max(most for _, most in spans)
    if low == high:
        return "1 player" if high == 1 else f"{high} players"
    return f"{low} to {high} players"


def is_option(line: RuleLine) -> bool:
    """Whether a line of a rule page is about an option."""
    return line.question.startswith(_OPTION)


def rules(edition: Edition) -> list[RuleLine]:
    """What a sheet says, without the options."""
    return [line for line in edition.page() if not is_option(line)]


def settings(edition: Edition) -> list[Setting]:
    """The options of a sheet: the usual value, what each does, what it takes."""
    said = {option.name: option.says for option in _offered(edition)}
    found = []
    for line in edition.page():
        if is_option(line):
            name = line.question.removeprefix(_OPTION)
            says = said.get(name, line.says)
            takes = line.says.removeprefix(says).strip() if says != line.says else ""
            found.append(Setting(name, line.answer, says, takes))
    return found


def _offered(edition: Edition) -> list[Option]:
    found: dict[str, Option] = {}
    for size in edition.sets:
        low, high = edition.players(size)
        for seats in range(low, high + 1):
            for option in edition.options(size, seats):
                found.setdefault(option.name, option)
    return list(found.values())


def differences(editions: Sequence[Edition]) -> list[tuple[str, list[str]]]:
    """The questions that the editions answer differently, each with a cell for every edition."""
    return [(asked, [cell(line) for line in row]) for asked, row in differing(list(editions))]


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
    for asked, row in differing(list(editions), everything):
        together: dict[str, list[int]] = {}
        for at, line in enumerate(row):
            together.setdefault(cell(line), []).append(at)
        answers = tuple(
            Shared(tuple(editions[at].key for at in ats), NO_SUCH_RULE if said == _NOTHING else said)
            for said, ats in together.items()
        )
        # An option may only repeat a rule, as the tiles dealt to each player do.
        if all(answers != each.answers for each in found):
            found.append(Compared(asked.removeprefix(_OPTION), answers))
    return found


def cell(line: RuleLine | None) -> str:
    """A line in a table of differences: the sentence, or the bare value of a number or an option."""
    if line is None:
        return _NOTHING
    is_value = is_option(line) or any(sign.isdigit() for sign in line.answer)
    return line.answer if is_value else line.says


def forms(edition: Edition) -> str:
    """How moves are written at an ordinary table of this edition."""
    size = edition.sets[0]
    game, _ = edition.table(size, edition.players(size)[0], {})
    return game.forms


def neighbours(edition: Edition) -> tuple[Edition | None, Edition | None]:
    """The editions before and after one, through all games."""
    every = [each for game in catalog.games() for each in catalog.editions(game)]
    names = [each.name for each in every]
    at = names.index(edition.name)
    return (every[at - 1] if at else None), (every[at + 1] if at + 1 < len(every) else None)


def rule_behind(edition: Edition, seen: Seen, move: Move) -> RuleLine | None:
    """The rule that a refused move breaks; None if it breaks none, like a tile the player doesn't hold."""
    page = {**{line.question: line for line in edition.page()}, MATCHING.question: MATCHING}
    for question in teller(seen.game).questions(seen, move):
        if question in page:
            return page[question]
    return None
