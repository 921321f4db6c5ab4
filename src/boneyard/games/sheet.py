"""A printed sheet as data: a row of answers, and the edition that reads its options, page and households off it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self, TypeVar

from boneyard.core.codes import SetupCode
from boneyard.core.edition import Edition, RuleLine
from boneyard.core.errors import BadSetup
from boneyard.core.option import CHOICE, YES_NO, Option, Value, show
from boneyard.core.phrase import AND, OR, Figure, Listing, Phrase, Text, marked, sentences

CARDINAL: Final = "Cardinal, 16 Domino Game Instructions (1994/96)"
PRESSMAN: Final = "Pressman, High Quality Color Dot Dominoes (2009)"
PUREMCO: Final = "Puremco, Domino Game Instructions (2009)"
UNIVERSITY: Final = "University Games, Domino Game Rules (2016)"
UDUBLE: Final = "University Games, UDuble Rules (2021)"

CANNOT_PLAY: Final = marked("If you can't play")  # a question that several families ask

# The usual number of rounds, for a cell of a table.
ROUNDS_PER: Final = {"double": marked("one per double"), "player": marked("one per player")}

SETS: Final = (6, 9, 12, 15, 18)  # the sizes that dominoes are made in
TINY_SETS: Final = (2, 3, 4, 5)  # cut down from a double-six, to teach a game or to solve it
MOST_PLAYERS: Final = 60  # at any table
MOST: Final = 10_000  # the highest number an option takes if nothing else limits it


@dataclass(frozen=True)
class Answer:
    """One answer: its name, what a player would say (marked), what the engine takes, the options it brings."""

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
    defaults: Mapping[str, Value] = field(default_factory=dict)  # of the options, if they aren't computed
    other_sets: bool = False  # sets beyond the printed ones leave the rules meaningful
    other_players: bool = False  # so do other numbers of players
    tiny_sets: bool = False  # so do sets that are cut down
    # Where the sheet is silent or unclear and a line is our reading: by question, and by "players", "deal" and so on.
    readings: Mapping[str, Text] = field(default_factory=dict)


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

    def adaptation(self, size: int, seats: int) -> Text:
        if not self.is_adapted(size, seats):
            return ""
        sizes: dict[tuple[int, int], list[int]] = {}
        for each in sorted(self.rules.players):
            sizes.setdefault(self.rules.players[each], []).append(each)
        printed = [
            # For translators: players is a number or a range, like "2 to 4"; sets is like "double-6 or double-9".
            Phrase("{players} players with {sets}", players=span(*players), sets=named_sets(sets, OR))
            for players, sets in sizes.items()
        ]
        return Phrase(
            "This is an adaptation. The printed rules are for {tables}.", tables=Listing(printed, ", ")
        )

    def room(self, size: int) -> int:
        """How many tiles can be dealt, leaving something to draw if the game has drawing."""
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

    def single_round(self, says: str) -> Option:
        """The option to end a match after its first round, where its score would: for teaching and research."""
        return Option("single_round", says, bool(self.rules.defaults.get("single_round", False)))

    # --- the rule page

    def page(self) -> list[RuleLine]:
        lines = [
            self.line("sets", marked("Sets"), Listing([str(size) for size in self.sets]), self.sets_said()),
            self.line("players", marked("Players"), by_set(self._players()), self._players_said()),
            *self.dealt_lines(),
            *self._adapted_lines(),
        ]
        for name, (asked, _) in self.questions.items():
            answer = getattr(self.rules, name)
            if not self.idle(name):
                lines.append(self.line(name, asked, Listing([answer.key]), self.said(name, answer)))
        return lines + [self.option_line(option) for option in self._own_options()]

    def sets_said(self) -> Text:
        """Which sets it is played with, its own first."""
        own, *others = self.sets
        plays = Phrase("Play with a double-{size} set.", size=own)
        if not others:
            return plays
        if len(others) == 1:
            return sentences(plays, Phrase("Double-{size} works too.", size=others[0]))
        return sentences(plays, Phrase("You can also play with {sets}.", sets=named_sets(others)))

    def line(self, about: str, question: str, answer: Text, says: Text) -> RuleLine:
        """A line of the rule page, with the note of our reading if this row has one."""
        return RuleLine(question, answer, says, self.rules.readings.get(about, ""))

    def said(self, question: str, answer: Answer) -> Text:
        """An answer in this edition's words: a family fills in what other answers and the options say."""
        return answer.says

    def dealt_lines(self) -> list[RuleLine]:
        """What the rule page says about the deal."""
        return [self.line("deal", marked("Tiles each"), by_set(self._tiles()), self._tiles_said())]

    def _adapted_lines(self) -> list[RuleLine]:
        """What the rule page says about tables that the sheet does not print."""
        nearest_deal = marked(
            "Deal as for the closest number of players listed, or fewer tiles if there aren't enough."
        )
        players, sets = self.rules.other_players, self.rules.other_sets
        if players and sets:
            says = marked("Beyond the sheet, you can play with more or fewer players and with other sets.")
            return [_adapted(marked("other numbers of players and sets"), sentences(says, nearest_deal))]
        if players:
            says = marked("Beyond the sheet, you can play with more or fewer players.")
            return [_adapted(marked("other numbers of players"), sentences(says, nearest_deal))]
        return []

    def idle(self, question: str) -> bool:
        """Whether a question does not arise, because another answer leaves no room for it."""
        return False

    def option_line(self, option: Option) -> RuleLine:
        """One option as a line of the rule page."""
        if option.name == "hand":
            return self.setting(option, by_set(self._tiles()), self.hands_allowed())
        return self.setting(option, Listing([show(option.default)]), self.values_allowed(option))

    def setting(self, option: Option, usual: Text, takes: Text | None = None) -> RuleLine:
        """A line about an option: its usual value, what it does and what it takes."""
        allowed = self.values_allowed(option) if takes is None else takes
        return RuleLine(f"Option {option.name}", usual, option.says, takes=allowed, option=option.name)

    def hands_allowed(self) -> Text:
        """How many tiles each player can be dealt, whatever the set and the number of players."""
        return Phrase("Any number from {low} up to an equal share of the tiles.", low=self.least_hand())

    def values_allowed(self, option: Option) -> Text:
        """The values that an option takes, as a sentence: by set, if the sets differ."""
        if option.kind == CHOICE:
            return Phrase("Choose {values}.", values=Listing(option.choices, OR))
        if option.kind == YES_NO:
            return marked("Yes or no.")
        spans: dict[tuple[int, int], list[int]] = {}
        for size in self.sets:
            found = self._numbers_on(size, option.name)
            if found is not None:
                spans.setdefault(found, []).append(size)
        if len(spans) == 1:
            return _whole_numbers(*next(iter(spans)))
        parts = [
            # For translators: numbers is a number or a range, like "1 to 12"; sets is like "double-6 and double-9".
            Phrase("{numbers} with {sets}", numbers=span(low, high), sets=named_sets(sets))
            for (low, high), sets in spans.items()
        ]
        return Phrase("Any whole number: {numbers}.", numbers=Listing(parts, ", "))

    def _numbers_on(self, size: int, name: str) -> tuple[int, int] | None:
        """The least and the greatest number that an option takes with a set, or None if it has no such option."""
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

    def _players(self) -> dict[int, Text]:
        return {size: span(*self.players(size)) for size in self.sets}

    def _players_said(self) -> Text:
        if all([self.players(size) == (1, 1) for size in self.sets]):
            return marked("For one player.")
        players = self._players()
        first = players[self.sets[0]]
        if len(set(players.values())) == 1:
            # For translators: players is a number or a range, like "2 to 4".
            return Phrase("For {players} players.", players=first)
        parts = [Phrase("{players} players with double-{size}", players=first, size=self.sets[0])]
        parts += [
            # For translators: goes on a list that started with "2 to 4 players with double-6".
            Phrase("{players} with double-{size}", players=players[size], size=size)
            for size in self.sets[1:]
        ]
        return Phrase("For {tables}.", tables=Listing(parts, ", "))

    def _tiles(self) -> dict[int, Text]:
        if "hand" in self.rules.defaults:
            return {size: Listing([show(self.rules.defaults["hand"])]) for size in self.sets}
        return {size: _grouped(self._deal(size)) for size in self.sets}

    def _deal(self, size: int) -> Mapping[int, int]:
        """Tiles each by the number of players, also on a set of a household's own."""
        found: Mapping[int, int] | None = self.rules.deal.get(size)
        low, high = self.players(size)
        return found or {seats: self.dealt(size, seats) for seats in range(low, high + 1)}

    def _tiles_said(self) -> Text:
        if "hand" in self.rules.defaults:
            return Phrase(
                "Deal {count} tile each.", "Deal {count} tiles each.", count=self.rules.defaults["hand"]
            )
        by_size = {size: _dealt_said(self._deal(size)) for size in self.sets}
        if len(set(by_size.values())) == 1:
            # For translators: tiles is like "7 tiles each with 2 players, 5 each with 3 or 4".
            return Phrase("Deal {tiles}.", tiles=by_size[self.sets[0]])
        return sentences(
            *[
                # For translators: tiles is like "7 tiles each with 2 players, 5 each with 3 or 4".
                Phrase("With double-{size}, deal {tiles}.", size=size, tiles=said)
                for size, said in by_size.items()
            ]
        )

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
            raise BadSetup(SetupCode.ANSWER_VALUE, answer=name, given=repr(given), names=tuple(among))
        return among[given]

    def _sets_with(self, given: object) -> tuple[int, ...]:
        if given not in self.all_sets or isinstance(given, bool):
            sizes = tuple(sorted(self.all_sets))
            raise BadSetup(SetupCode.SET_VALUE, edition=self.name, given=repr(given), sizes=sizes)
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
        raise BadSetup(SetupCode.NO_SUCH_ANSWER, edition=self.name, given=name, names=tuple(names))

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
    """A table's value for a set, or for the nearest one if this one isn't printed."""
    return table[min(table, key=lambda other: (abs(other - size), other))]


def span(low: int, high: int) -> Text:
    """A range in words; two neighbors are listed."""
    if low == high:
        return Listing([f"{low}"])
    if high == low + 1:
        return Phrase("{low} or {high}", low=low, high=high)
    return Phrase("{low} to {high}", low=low, high=high)


def named_sets(sizes: Sequence[int], last: str = AND) -> Listing:
    """Several sets by their names: "double-6 and double-9"."""
    return Listing([Phrase("double-{size}", size=size) for size in sizes], last)


def rounds_said(rounds: Value) -> Phrase:
    """How many rounds a match has."""
    return Phrase("The match has {count} round.", "The match has {count} rounds.", count=rounds)


def by_set(texts: Mapping[int, Text]) -> Text:
    """What holds for each set, in the fewest words."""
    if len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return Listing(
        [Phrase("double-{size}: {text}", size=size, text=_whole(text)) for size, text in texts.items()], "; "
    )


def _whole(text: Text) -> Phrase | Listing:
    return Phrase(text) if isinstance(text, str) else text


def _adapted(answer: str, says: Text) -> RuleLine:
    return RuleLine(marked("Adaptations"), answer, says)


def _whole_numbers(low: int, high: int) -> Text:
    if low == high:
        return Phrase("Only {number}.", number=low)
    return Phrase("Any whole number from {low} to {high}.", low=Figure(low), high=Figure(high))


def _groups(table: Mapping[int, int]) -> list[tuple[int, Text]]:
    """A row of numbers by players, with the numbers of players that have the same one together."""
    groups: list[list[int]] = []
    for seats in sorted(table):
        if groups and table[groups[-1][0]] == table[seats]:
            groups[-1].append(seats)
        else:
            groups.append([seats])
    return [(table[group[0]], span(group[0], group[-1])) for group in groups]


def _grouped(table: Mapping[int, int]) -> Text:
    """A row of numbers by players for a table cell: "7", or "7 (2 players), 5 (3 or 4)"."""
    groups = _groups(table)
    if len(groups) == 1:
        return Listing([str(groups[0][0])])
    (first, players), *others = groups
    # For translators: a cell of a table; tiles is how many tiles each player is dealt, players is like "3 or 4".
    start = Phrase("{tiles} ({players} players)", tiles=first, players=players)
    return Listing(
        [start, *[Phrase("{tiles} ({players})", tiles=tiles, players=seats) for tiles, seats in others]], ", "
    )


def _dealt_said(table: Mapping[int, int]) -> Phrase | Listing:
    """The same in a sentence: "7 tiles each", or "7 tiles each with 2 players, 5 each with 3 or 4"."""
    groups = _groups(table)
    if len(groups) == 1:
        return Phrase("{count} tile each", "{count} tiles each", count=groups[0][0])
    (first, seats), *others = groups
    # For translators: players is a number or a range, like "2" or "2 to 4"; the next ones follow after a comma.
    start = Phrase(
        "{count} tile each with {players} players",
        "{count} tiles each with {players} players",
        count=first,
        players=seats,
    )
    # For translators: goes on a list that started with "7 tiles each with 2 players".
    rest = [Phrase("{tiles} each with {players}", tiles=tiles, players=players) for tiles, players in others]
    return Listing([start, *rest], ", ")


def _household_of(base: Edition, key: str, title: str, changes: dict[str, object], source: str) -> Edition:
    """A household's edition made again, as pickle asks for it."""
    return base.household(key, title, changes, source)
