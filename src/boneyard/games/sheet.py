"""A printed sheet as data: a row of answers, and the edition that reads its options, page and households off it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self, TypeVar

from boneyard.core.edition import Edition, RuleLine
from boneyard.core.errors import BadSetup, listed, nearest
from boneyard.core.option import CHOICE, YES_NO, Option, Value, show

CARDINAL: Final = "Cardinal, 16 Domino Game Instructions (1994/96)"
PRESSMAN: Final = "Pressman, High Quality Color Dot Dominoes (2009)"
PUREMCO: Final = "Puremco, Domino Game Instructions (2009)"
UNIVERSITY: Final = "University Games, Domino Game Rules (2016)"
UDUBLE: Final = "University Games, UDuble Rules (2021)"

CANNOT_PLAY: Final = "If you can't play"  # a question that several families ask

SETS: Final = (6, 9, 12, 15, 18)  # the sizes that dominoes are made in
TINY_SETS: Final = (2, 3, 4, 5)  # cut down from a double-six, to teach a game or to solve it
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
    tiny_sets: bool = False  # so do sets that are cut down
    # Where the sheet is silent or unclear and a line is our reading: by question, and by "players", "deal" and so on.
    readings: Mapping[str, str] = field(default_factory=dict)


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
        tiny = TINY_SETS if self.rules.tiny_sets else ()
        return (*self.sets, *[size for size in (*SETS, *tiny) if size not in self.sets])

    def all_players(self, size: int) -> tuple[int, int]:
        if not self.rules.other_players:
            return self.players(size)
        low, high = self.players(size)
        most = min(self.room(size) // self.least_hand(), MOST_PLAYERS)
        return min(low, 2), max(high, most) if size in self.rules.players else most

    def is_adapted(self, size: int, seats: int) -> bool:
        printed = self.rules.players
        return size not in printed or not printed[size][0] <= seats <= printed[size][1]

    def adaptation(self, size: int, seats: int) -> str:
        if not self.is_adapted(size, seats):
            return ""
        sizes: dict[str, list[str]] = {}
        for each in sorted(self.rules.players):
            sizes.setdefault(span(*self.rules.players[each]), []).append(f"double-{each}")
        printed = [f"{players} players with {listed(sets)}" for players, sets in sizes.items()]
        return f"This is an adaptation. The printed rules are for {', '.join(printed)}."

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
            self.line(
                "sets", "Sets", listed([str(size) for size in self.sets], "and"), _sets_said(self.sets)
            ),
            self.line("players", "Players", by_set(self._players()), self._players_said()),
            *self.dealt_lines(),
            *self._adapted_lines(),
        ]
        for name, (asked, _) in self.questions.items():
            answer = getattr(self.rules, name)
            if not self.idle(name):
                lines.append(self.line(name, asked, answer.key, self.said(name, answer)))
        return lines + [self.option_line(option) for option in self._own_options()]

    def line(self, about: str, question: str, answer: str, says: str) -> RuleLine:
        """A line of the rule page with the note of our reading, where this row has one about it."""
        return RuleLine(question, answer, says, self.rules.readings.get(about, ""))

    def said(self, question: str, answer: Answer) -> str:
        """An answer in this edition's words: a family fills in what other answers and the options say."""
        return answer.says

    def dealt_lines(self) -> list[RuleLine]:
        """What the rule page says about the deal."""
        return [self.line("deal", "Tiles each", by_set(self._tiles()), self._tiles_said())]

    def _adapted_lines(self) -> list[RuleLine]:
        """What the rule page says about tables that the sheet does not print."""
        nearest_deal = "Deal as for the nearest printed table, or fewer tiles if there aren't enough."
        players, sets = self.rules.other_players, self.rules.other_sets
        if players and sets:
            says = f"Beyond the sheet, you can play with more or fewer players and with other sets. {nearest_deal}"
            return [RuleLine("Adaptations", "other numbers of players and sets", says)]
        if players:
            says = f"Beyond the sheet, you can play with more or fewer players. {nearest_deal}"
            return [RuleLine("Adaptations", "other numbers of players", says)]
        return []

    def idle(self, question: str) -> bool:
        """Whether a question does not arise, because another answer leaves no room for it."""
        return False

    def option_line(self, option: Option) -> RuleLine:
        """One option as a line of the rule page."""
        if option.name == "hand":
            return RuleLine("Option hand", by_set(self._tiles()), f"{option.says} {self.hands_allowed()}")
        says = f"{option.says} {self.values_allowed(option)}"
        return RuleLine(f"Option {option.name}", show(option.default), says)

    def hands_allowed(self) -> str:
        """How many tiles each player can be dealt, whatever the set and the number of players."""
        return f"Any number from {self.least_hand()} up to an equal share of the tiles."

    def values_allowed(self, option: Option) -> str:
        """The values that an option takes, as a sentence: by set, where the sets differ."""
        if option.kind == CHOICE:
            return f"Choose {listed(list(option.choices))}."
        if option.kind == YES_NO:
            return "Yes or no."
        spans: dict[tuple[int, int], list[str]] = {}
        for size in self.sets:
            found = self._numbers_on(size, option.name)
            if found is not None:
                spans.setdefault(found, []).append(f"double-{size}")
        if len(spans) == 1:
            return _whole_numbers(*next(iter(spans)))
        parts = [f"{span(low, high)} with {listed(sets, 'and')}" for (low, high), sets in spans.items()]
        return f"Any whole number: {', '.join(parts)}."

    def _numbers_on(self, size: int, name: str) -> tuple[int, int] | None:
        """The least and the greatest number that an option takes with a set; None where it has no such option."""
        low, high = self.players(size)
        found = [
            option
            for seats in range(low, high + 1)
            for option in self.options(size, seats)
            if option.name == name
        ]
        if not found:
            return None
        return min([option.low for option in found]), max([option.high for option in found])

    def _own_options(self) -> list[Option]:
        size = self.sets[0]
        low, high = self.players(size)
        found: dict[str, Option] = {}
        for seats in range(low, high + 1):
            for option in self.options(size, seats):
                found.setdefault(option.name, option)
        return list(found.values())

    def _players(self) -> dict[int, str]:
        return {size: span(*self.players(size)) for size in self.sets}

    def _players_said(self) -> str:
        if all([self.players(size) == (1, 1) for size in self.sets]):
            return "For one player."
        players = self._players()
        if len(set(players.values())) == 1:
            return f"For {players[self.sets[0]]} players."
        first, *others = [f"with double-{size}" for size in self.sets]
        parts = [f"{players[self.sets[0]]} players {first}"]
        parts += [f"{players[size]} {where}" for size, where in zip(self.sets[1:], others, strict=True)]
        return f"For {', '.join(parts)}."

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
        if "hand" in self.rules.defaults:
            return f"Deal {show(self.rules.defaults['hand'])} tiles each."
        by_size = {size: _dealt_said(self._deal(size)) for size in self.sets}
        if len(set(by_size.values())) == 1:
            return f"Deal {by_size[self.sets[0]]}."
        return " ".join([f"With double-{size}, deal {said}." for size, said in by_size.items()])

    # --- households

    def household(self, key: str, title: str, changes: dict[str, object], source: str) -> Self:
        answers: dict[str, Any] = {}
        for name, given in changes.items():
            if name in self.questions:
                answers[name] = self._chosen(name, given)
            elif name == "set":
                answers["sets"] = self._sets_with(given)
        # Our reading of the sheet says nothing about an answer that is the household's own.
        kept = {about: note for about, note in self.rules.readings.items() if about not in changes}
        changed = self._row(key, title, source, replace(self.rules, readings=kept, **answers))
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
    """A range in words; two neighbors are listed."""
    if low == high:
        return f"{low}"
    return f"{low} or {high}" if high == low + 1 else f"{low} to {high}"


def by_set(texts: dict[int, str]) -> str:
    """What holds for each set, in the fewest words."""
    if len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return "; ".join([f"double-{size}: {text}" for size, text in texts.items()])


def _sets_said(sizes: tuple[int, ...]) -> str:
    own, *others = sizes
    if not others:
        return f"Play with a double-{own} set."
    also = listed([f"double-{size}" for size in others], "and")
    verb = "works" if len(others) == 1 else "work"
    return f"Play with a double-{own} set. {also.capitalize()} {verb} too."


def _whole_numbers(low: int, high: int) -> str:
    if low == high:
        return f"Only {low}."
    return f"Any whole number from {low:,} to {high:,}."


def _groups(table: Mapping[int, int]) -> list[tuple[int, str]]:
    """A row of numbers by players, with the numbers of players that have the same one together."""
    groups: list[list[int]] = []
    for seats in sorted(table):
        if groups and table[groups[-1][0]] == table[seats]:
            groups[-1].append(seats)
        else:
            groups.append([seats])
    return [(table[group[0]], span(group[0], group[-1])) for group in groups]


def _grouped(table: Mapping[int, int]) -> str:
    """A row of numbers by players for a table cell: "7", or "7 (2 players), 5 (3 or 4)"."""
    groups = _groups(table)
    if len(groups) == 1:
        return str(groups[0][0])
    (first, players), *others = groups
    return ", ".join([f"{first} ({players} players)", *[f"{tiles} ({seats})" for tiles, seats in others]])


def _dealt_said(table: Mapping[int, int]) -> str:
    """The same in a sentence: "7 tiles each", or "7 tiles each with 2 players, 5 each with 3 or 4"."""
    groups = _groups(table)
    if len(groups) == 1:
        return f"{groups[0][0]} tiles each"
    (first, players), *others = groups
    parts = [f"{first} tiles each with {players} players"]
    return ", ".join(parts + [f"{tiles} each with {seats}" for tiles, seats in others])


def _household_of(base: Edition, key: str, title: str, changes: dict[str, object], source: str) -> Edition:
    """A household's edition made again, as pickle asks for it."""
    return base.household(key, title, changes, source)
