"""A printed sheet as data: a row of answers, and the edition that reads its options, page and households off it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self, TypeVar

from boneyard.core.edition import Edition, RuleLine
from boneyard.core.errors import BadSetup, listed, nearest
from boneyard.core.option import Option, Value, show

CARDINAL: Final = "Cardinal, 16 Domino Game Instructions (1994/96)"
PRESSMAN: Final = "Pressman, High Quality Color Dot Dominoes (2009)"
PUREMCO: Final = "Puremco, Domino Game Instructions (2009)"
UNIVERSITY: Final = "University Games, Domino Game Rules (2016)"
UDUBLE: Final = "University Games, UDuble Rules (2021)"

SETS: Final = (6, 9, 12, 15, 18)  # the sizes that dominoes are made in
MOST_PLAYERS: Final = 60  # at any table
MOST: Final = 10_000  # the highest number an option takes where nothing else limits it


@dataclass(frozen=True)
class Answer:
    """One answer: its name, the sentence a player would say, what the engine takes, the options it brings."""

    key: str
    says: str
    value: Any
    brings: tuple[str, ...] = ()


_Of = TypeVar("_Of")
Choices = Mapping[str, Answer]
Questions = Mapping[str, tuple[str, Choices]]  # by field name: what is asked, and the answers there are


def choices(*answers: Answer) -> Choices:
    """Answers by their names."""
    return {answer.key: answer for answer in answers}


@dataclass(frozen=True, kw_only=True)
class SheetRules:
    """What every sheet answers: the sets, the players, the deal; a family adds its questions."""

    sets: tuple[int, ...]  # its own first
    players: Mapping[int, tuple[int, int]]  # by set
    deal: Mapping[int, Mapping[int, int]]  # tiles each, by set and number of players
    defaults: Mapping[str, Value] = field(default_factory=dict)  # of the options, where they are not computed
    other_sets: bool = False  # sets beyond the printed ones leave the rules meaningful
    other_players: bool = False  # so do other numbers of players


class SheetEdition(Edition):
    """One sheet's version of one game; a family says which options it has and how a table is built."""

    questions: Questions

    def __init__(self, game: str, key: str, title: str, sheet: str, rules: Any) -> None:
        super().__init__(game, key, title, sheet, rules.sets)
        self.rules: Final = rules

    def players(self, size: int) -> tuple[int, int]:
        low, high = on_set(self.rules.players, size)
        return low, high

    # --- adaptations

    @property
    def all_sets(self) -> tuple[int, ...]:
        if not self.rules.other_sets:
            return self.sets
        return (*self.sets, *[size for size in SETS if size not in self.sets])

    def all_players(self, size: int) -> tuple[int, int]:
        if not self.rules.other_players:
            return self.players(size)
        low, high = self.players(size)
        return min(low, 2), max(high, min(self.room(size) // self.least_hand(), MOST_PLAYERS))

    def is_adapted(self, size: int, seats: int) -> bool:
        printed = self.rules.players
        return size not in printed or not printed[size][0] <= seats <= printed[size][1]

    def adaptation(self, size: int, seats: int) -> str:
        if not self.is_adapted(size, seats):
            return ""
        sizes: dict[str, list[str]] = {}
        for each in sorted(self.rules.players):
            sizes.setdefault(span(*self.rules.players[each]), []).append(f"double-{each}")
        printed = [f"{players} players on {listed(sets)}" for players, sets in sizes.items()]
        return f"An adaptation: this edition is printed for {', '.join(printed)}."

    def room(self, size: int) -> int:
        """How many tiles can be dealt, with something left to draw where the game draws."""
        raise NotImplementedError

    def least_hand(self) -> int:
        """The fewest tiles that each player must be dealt."""
        return 1

    def dealt(self, size: int, seats: int) -> int:
        """The tiles each that the sheet prints, or the nearest printed deal that fits: of this set first."""
        deal = self.rules.deal
        if size in deal and seats in deal[size]:
            return int(deal[size][seats])
        room = self.room(size)
        for each in sorted(deal, key=lambda other: (abs(other - size), other)):
            for players in sorted(deal[each], key=lambda other: (abs(other - seats), -other)):
                if deal[each][players] * seats <= room:
                    return int(deal[each][players])
        return room // seats

    # --- options

    def brought(self) -> set[str]:
        """The options that this row's answers bring along."""
        return {name for question in self.questions for name in getattr(self.rules, question).brings}

    def number(self, name: str, says: str, printed: int, low: int, high: int = MOST) -> Option:
        """An option that is a number, with this row's own default."""
        return Option(name, says, self.rules.defaults.get(name, printed), low=low, high=high)

    def choice(
        self,
        name: str,
        says: str,
        printed: str,
        among: tuple[str, ...],
        needs: tuple[str, str, str] | None = None,
    ) -> Option:
        """An option that is one of several names, with this row's own default; `needs` is another one's value."""
        return Option(name, says, self.rules.defaults.get(name, printed), choices=among, needs=needs)

    # --- the rule page

    def page(self) -> list[RuleLine]:
        lines = [
            RuleLine("Sets", listed([str(size) for size in self.sets], "and"), self._sets_said()),
            RuleLine("Players", by_set(self._players()), self._players_said()),
            *self.dealt_lines(),
            *self._adapted_lines(),
        ]
        for name, (asked, _) in self.questions.items():
            answer = getattr(self.rules, name)
            if not self.idle(name):
                lines.append(RuleLine(asked, answer.key, answer.says))
        return lines + [self.option_line(option) for option in self._own_options()]

    def dealt_lines(self) -> list[RuleLine]:
        """What the rule page says about the deal."""
        return [RuleLine("Tiles each", by_set(self._tiles()), self._tiles_said())]

    def _adapted_lines(self) -> list[RuleLine]:
        """What the rule page says about tables that the sheet does not print."""
        what = [
            word
            for word, others in (
                ("numbers of players", self.rules.other_players),
                ("sets", self.rules.other_sets),
            )
            if others
        ]
        if not what:
            return []
        says = (
            f"Other {listed(what, 'and')} work too, as adaptations of the sheet. Deal as for the nearest printed "
            "table, or fewer tiles if there aren't enough."
        )
        return [RuleLine("Adaptations", f"other {listed(what, 'and')}", says)]

    def idle(self, question: str) -> bool:
        """Whether a question does not arise, because another answer leaves no room for it."""
        return False

    def option_line(self, option: Option) -> RuleLine:
        """One option as a line of the rule page."""
        if option.name == "hand":
            return RuleLine(
                "Option hand",
                by_set(self._tiles()),
                f"{option.says} It takes any number there are tiles for.",
            )
        return RuleLine(
            f"Option {option.name}", show(option.default), f"{option.says} It takes {option.allowed()}."
        )

    def _own_options(self) -> list[Option]:
        size = self.sets[0]
        low, high = self.players(size)
        found: dict[str, Option] = {}
        for seats in range(low, high + 1):
            for option in self.options(size, seats):
                found.setdefault(option.name, option)
        return list(found.values())

    def _sets_said(self) -> str:
        own, *others = self.sets
        also = f"; {listed([f'double-{size}' for size in others], 'and')} can be used too" if others else ""
        return f"Played with the double-{own} set{also}."

    def _players(self) -> dict[int, str]:
        return {size: span(*self.players(size)) for size in self.sets}

    def _players_said(self) -> str:
        alone = all([self.players(size) == (1, 1) for size in self.sets])
        return "For one player." if alone else f"For {by_set(self._players(), ' players')}."

    def _tiles(self) -> dict[int, str]:
        if "hand" in self.rules.defaults:
            return {size: show(self.rules.defaults["hand"]) for size in self.sets}
        return {size: _grouped(self._deal(size)) for size in self.sets}

    def _deal(self, size: int) -> Mapping[int, int]:
        """Tiles each by the number of players, also on a set of a household's own."""
        found: Mapping[int, int] | None = self.rules.deal.get(size)
        low, high = self.players(size)
        return found or {seats: self.dealt(size, seats) for seats in range(low, high + 1)}

    def _tiles_said(self) -> str:
        return f"Everybody is dealt {by_set(self._tiles(), ' tiles')}."

    # --- households

    def household(self, key: str, title: str, changes: dict[str, object], source: str) -> Self:
        answers: dict[str, Any] = {}
        for name, given in changes.items():
            if name in self.questions:
                answers[name] = self._chosen(name, given)
            elif name == "set":
                answers["sets"] = self._sets_with(given)
        changed = self._row(key, title, source, replace(self.rules, **answers))
        defaults = dict(self.rules.defaults)
        for name, given in changes.items():
            if name not in self.questions and name != "set":
                defaults[name] = changed.read_default(name, given)
        found = self._row(key, title, source, replace(changed.rules, defaults=defaults))
        found.check_playable()
        found.found_by = (_household_of, (self, key, title, dict(changes), source))
        return found

    def _row(self, key: str, title: str, source: str, rules: Any) -> Self:
        return type(self)(self.game, key, title, source, rules)

    def _chosen(self, name: str, given: object) -> Answer:
        among = self.questions[name][1]
        if not isinstance(given, str) or given not in among:
            names = list(among)
            raise BadSetup(
                f"{name} cannot be {given!r}: it takes {listed(names)}.{nearest(str(given), names)}"
            )
        return among[given]

    def _sets_with(self, given: object) -> tuple[int, ...]:
        if given not in self.all_sets or isinstance(given, bool):
            sizes = listed([str(size) for size in sorted(self.all_sets)])
            raise BadSetup(f"The set cannot be {given!r}: {self.name} takes {sizes}.")
        return (int(str(given)), *[size for size in self.sets if size != given])

    def read_default(self, name: str, given: object) -> Value:
        """A household's own value of an option: one that some table of this edition can have."""
        refusal: BadSetup | None = None
        known: set[str] = set()
        for size in self.sets:
            low, high = self.players(size)
            for seats in range(low, high + 1):
                for option in self.options(size, seats):
                    known.add(option.name)
                    if option.name == name:
                        try:
                            return option.read(given)
                        except BadSetup as problem:
                            refusal = refusal or problem
        if refusal is not None:
            raise refusal
        names = [*sorted(known), *self.questions, "set"]
        raise BadSetup(
            f"{self.name} has no answer named {name!r}; it has {listed(names, 'and')}.{nearest(name, names)}"
        )

    def check_playable(self) -> None:
        """Refuse answers that leave no table to play at, with the first table's reason."""
        refusal: BadSetup | None = None
        for size in self.sets:
            low, high = self.players(size)
            for seats in range(low, high + 1):
                try:
                    self.table(size, seats, {})
                    return
                except BadSetup as problem:
                    refusal = refusal or problem
        if refusal is not None:
            raise refusal


def on_set(table: Mapping[int, _Of], size: int) -> _Of:
    """What a table by sets says of a set: of the nearest one where this one is not printed."""
    return table[min(table, key=lambda other: (abs(other - size), other))]


def span(low: int, high: int) -> str:
    """A range in words."""
    return str(low) if low == high else f"{low} to {high}"


def by_set(texts: dict[int, str], what: str = "") -> str:
    """What holds for each set, in the fewest words."""
    if len(set(texts.values())) == 1:
        return f"{next(iter(texts.values()))}{what}"
    return ", ".join([f"{text}{what} on double-{size}" for size, text in texts.items()])


def _grouped(table: Mapping[int, int]) -> str:
    """A row of numbers by players in the fewest words: "7", or "7 (2 players) or 5 (3 to 4)"."""
    groups: list[list[int]] = []
    for seats in sorted(table):
        if groups and table[groups[-1][0]] == table[seats]:
            groups[-1].append(seats)
        else:
            groups.append([seats])
    if len(groups) == 1:
        return str(table[groups[0][0]])
    spans = [f"{table[group[0]]} ({span(group[0], group[-1])})" for group in groups]
    spans[0] = spans[0].replace(")", " players)")
    return listed(spans)


def _household_of(base: Edition, key: str, title: str, changes: dict[str, object], source: str) -> Edition:
    """A household's edition made again, as pickle asks for it."""
    return base.household(key, title, changes, source)
