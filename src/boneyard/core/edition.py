"""A sheet's answers: the interface of every edition, in any family."""

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from boneyard.core.codes import SetupCode
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.option import Option, Value, settle, show
from boneyard.core.phrase import Text


@final
class RuleLine:
    """One line of a rule page: the question, the answer's name or value, the sentence a player would say.

    A note says where the sheet is silent or unclear and the line is our reading. All of it is marked for translation;
    words.rulebook writes it in the reader's language.
    """

    def __init__(
        self, question: str, answer: Text, says: Text, note: Text = "", *, takes: Text = "", option: str = ""
    ) -> None:
        self.question: Final = question
        self.answer: Final = answer
        self.says: Final = says
        self.note: Final = note
        self.takes: Final = takes  # the values that an option takes
        self.option: Final = option  # its name; empty for a rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition(ABC):
    """One printed sheet's version of one game, or a household's."""

    def __init__(self, game: str, key: str, title: str, sheet: str, sets: tuple[int, ...]) -> None:
        self.game: Final = game
        self.key: Final = key
        self.title: Final = title
        self.sheet: Final = sheet  # where its facts come from
        self.sets: Final = sets  # the sizes it is played with, its own first
        self.found_by: tuple[object, ...] = ()  # the call that finds it again, noted by the catalog

    @property
    def name(self) -> str:
        """Game and edition together, with a slash between them."""
        return f"{self.game}/{self.key}"

    def __copy__(self) -> "Edition":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Edition":
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Edition):
            return NotImplemented
        return self is other or (bool(self.found_by) and self.found_by == other.found_by)

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[object, ...]:
        if not self.found_by:
            raise TypeError(
                f"{self.name} isn't in the catalog, so it can't be pickled. Add it with boneyard.catalog."
            )
        return self.found_by

    def __repr__(self) -> str:
        return f"Edition({self.name})"

    @abstractmethod
    def players(self, size: int) -> tuple[int, int]:
        """The least and the most players with the double-N set."""

    @property
    def all_sets(self) -> tuple[int, ...]:
        """The sizes it can be played with: its own first, then the other printed ones, then adaptations."""
        return self.sets

    def all_players(self, size: int) -> tuple[int, int]:
        """The least and the most players with the double-N set, adaptations included."""
        return self.players(size)

    def is_adapted(self, size: int, seats: int) -> bool:
        """Whether the sheet doesn't print a table with this set and number of players."""
        return False

    def title_at(self, size: int, seats: int) -> str:
        """The title of a table with this set and number of players: an adaptation says so."""
        return f"{self.title} (adaptation)" if self.is_adapted(size, seats) else self.title

    def adaptation(self, size: int, seats: int) -> Text:
        """A sentence that says what the sheet prints, for a table that adapts it; empty for a printed table."""
        return ""

    @abstractmethod
    def options(self, size: int, seats: int) -> list[Option]:
        """The options of a table with this set and number of players."""

    @abstractmethod
    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        """The rules for one table; every option has its value."""

    @abstractmethod
    def page(self) -> list[RuleLine]:
        """The sheet in our own words, a line per question."""

    @abstractmethod
    def household(self, key: str, title: str, changes: dict[str, object], source: str) -> "Edition":
        """This edition with some answers changed by name."""

    @property
    def start_rotates(self) -> bool:
        """Whether the round's first seat may lead, so that a record has to say who that is."""
        return True

    def table(self, size: int, seats: int, given: dict[str, object]) -> tuple[Game, dict[str, Value]]:
        """The rules for one table and its settled options; refuses what this edition does not have."""
        self.check(size, seats)
        offered = self.options(size, seats)
        self._check_options(offered, given, size, seats)
        options = settle(offered, given, self.name)
        game = self.build(size, seats, options)
        game.made_by = (_table_of, (self, size, seats, tuple(sorted(options.items()))))
        return game, options

    def _check_options(self, offered: list[Option], given: dict[str, object], size: int, seats: int) -> None:
        """Refuse an option that only tables with other numbers of players have, and say which."""
        names = [option.name for option in offered]
        low, high = self.players(size)
        for name in given:
            if name in names:
                continue
            having = [
                other
                for other in range(low, high + 1)
                if name in [option.name for option in self.options(size, other)]
            ]
            if having:
                raise BadSetup(
                    SetupCode.OPTION_FOR_OTHERS,
                    edition=self.name,
                    option=name,
                    players=seats,
                    having=tuple(having),
                )

    def check(self, size: int, seats: int) -> None:
        """Refuse a set or a number of players that this edition does not have."""
        self.check_set(size)
        low, high = self.all_players(size)
        if not low <= seats <= high:
            raise BadSetup(
                SetupCode.WRONG_PLAYERS,
                edition=self.name,
                size=size,
                players=seats,
                low=low,
                high=high,
                printed=self.players(size),
            )

    def check_first(self, first: int, seats: int) -> None:
        """Refuse a choice of who starts if the rules decide it, or a seat that doesn't exist."""
        if not self.start_rotates:
            raise BadSetup(SetupCode.START_DECIDED, edition=self.name)
        if not 0 <= first < seats:
            raise BadSetup(SetupCode.NO_SEAT_TO_START, given=show(first), last=seats - 1)

    def check_set(self, size: int) -> None:
        """Refuse a set that this edition is not played with."""
        if size not in self.all_sets:
            raise BadSetup(
                SetupCode.NO_SUCH_SET, edition=self.name, size=size, sizes=tuple(sorted(self.all_sets))
            )


def _table_of(edition: Edition, size: int, seats: int, options: tuple[tuple[str, Value], ...]) -> Game:
    """The rules of a table made again, as pickle asks for them."""
    given: dict[str, object] = dict(options)
    return edition.table(size, seats, given)[0]


def differing(editions: list[Edition], everything: bool = False) -> list[tuple[str, list[RuleLine | None]]]:
    """The questions that editions answer differently, or all of them, with each one's line, or None if it has none."""
    pages = [{line.question: line for line in edition.page()} for edition in editions]
    questions: list[str] = []
    for page in pages:
        at = 0
        for question in page:
            if question not in questions:
                questions.insert(at, question)  # beside its neighbor of its own page
            at = questions.index(question) + 1
    rows: list[tuple[str, list[RuleLine | None]]] = []
    for question in questions:
        row = [page.get(question) for page in pages]
        if (
            everything
            or len({(line.answer, line.says, line.takes) if line is not None else None for line in row}) > 1
        ):
            rows.append((question, row))
    return rows
