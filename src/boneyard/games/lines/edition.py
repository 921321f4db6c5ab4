"""A row of answers as an edition: its options, rule page and tables, and what a household makes of it."""

from dataclasses import replace
from typing import Any, Final, final

from boneyard.core.edition import Edition, Line
from boneyard.core.errors import BadSetup, listed, nearest
from boneyard.core.game import Game, Points
from boneyard.core.option import Option, Value, show
from boneyard.core.tile import tile_set
from boneyard.games.lines.answers import Answers, Decide
from boneyard.games.lines.layout import Layouts
from boneyard.games.lines.questions import DOUBLES, QUESTIONS, LineRules
from boneyard.games.lines.rules import LineGame

_SPINNERS: Final = {"none": "line", "first-double": "first-double"}
_MOST: Final = 10_000


@final
class LineEdition(Edition):
    """One sheet's version of one layout game."""

    def __init__(self, game: str, key: str, title: str, sheet: str, rules: LineRules) -> None:
        super().__init__(game, key, title, sheet, rules.sets)
        self.rules: Final = rules

    def players(self, size: int) -> tuple[int, int]:
        return self.rules.players[size]

    @property
    def start_rotates(self) -> bool:
        return bool(self.rules.lead.value.rotates)

    def options(self, size: int, seats: int) -> list[Option]:
        rules = self.rules
        found = [self._hand(size, seats)]
        brought = {name for question in QUESTIONS for name in getattr(rules, question).brings}
        if "target" in brought:
            found.append(self._number("target", "The score that ends the match.", 100, 1))
        if "rounds" in brought:
            printed = rules.ending.value(size, seats)
            most = size + 1 if rules.lead.value.hub else 1000
            found.append(self._number("rounds", "How many rounds the match has.", printed, 1, most))
        if "stake" in brought:
            found.append(
                self._number("stake", "The chips everybody puts into the pool before each deal.", 1, 1)
            )
        if "penalty" in brought:
            found.append(self._number("penalty", "What holding the double blank costs on top.", 50, 0))
        if "calls" in brought:
            found.append(
                self._choice(
                    "calls",
                    "Whether points are claimed for the players (automatic) or each claims with the play and "
                    "others may call a miss (spoken).",
                    "automatic",
                    ("automatic", "spoken"),
                )
            )
        if rules.spinner:
            says = "Which double is open four ways."
            found.append(self._choice("spinner", says, rules.spinner[size], tuple(_SPINNERS)))
        if seats in rules.partners:
            default = bool(rules.defaults.get("partners", False))
            found.append(
                Option("partners", "Whether the four play as two sides, partners opposite.", default)
            )
        return found

    def _hand(self, size: int, seats: int) -> Option:
        tiles = len(tile_set(size)) - (1 if self.rules.lead.value.hub else 0)
        return self._number(
            "hand", "How many tiles each player is dealt.", self.rules.deal[size][seats], 1, tiles // seats
        )

    def _number(self, name: str, says: str, printed: int, low: int, high: int = _MOST) -> Option:
        return Option(name, says, self.rules.defaults.get(name, printed), low=low, high=high)

    def _choice(self, name: str, says: str, printed: str, choices: tuple[str, ...]) -> Option:
        return Option(name, says, self.rules.defaults.get(name, printed), choices=choices)

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        rules = self.rules
        spinner = options.get("spinner")
        doubles = DOUBLES[_SPINNERS[str(spinner)]] if spinner is not None else rules.doubles
        total = size + 1 if rules.touching.value else 0
        layouts = Layouts(tile_set(size), size, total, doubles.value)
        answers = Answers(
            hand=int(options["hand"]),
            hub=rules.lead.value.hub,
            lead=rules.lead.value.chooses,
            draws_for_lead=rules.nobody_leads.value,
            draws=rules.unable.value,
            free_draw=rules.drawing.value.always,
            spare_wild=rules.drawing.value.spare_matadors,
            adds=rules.after_double.value.adds,
            again=rules.after_double.value.again,
            count=rules.counting.value,
            spoken=options.get("calls") == "spoken",
            score=rules.scoring.value.score,
            penalty=int(options.get("penalty", 0)),
            stake=int(options.get("stake", 0)),
            decide=_ending(
                int(options.get("target", 0)), int(options.get("rounds", 0)), rules.scoring.value.low_wins
            ),
        )
        return LineGame(answers, layouts, size, seats, 2 if options.get("partners") else seats)

    def page(self) -> list[Line]:
        rules = self.rules
        lines = [
            Line("Sets", listed([str(size) for size in rules.sets], "and"), self._sets_said()),
            Line(
                "Players",
                _by_set(self._players()),
                f"For {_by_set(self._players(), ' players')}.{self._sides_said()}",
            ),
            Line("Tiles each", _by_set(self._tiles()), self._tiles_said()),
        ]
        for name, (asked, _) in QUESTIONS.items():
            answer = getattr(rules, name)
            if not self._idle(name):
                lines.append(Line(asked, answer.key, answer.says))
        ends = "somebody plays the last tile of a hand, or everybody in a row could neither play nor draw"
        lines.insert(
            -2, Line("A round ends", "out or blocked", f"A round ends when {ends}: then it is blocked.")
        )
        return lines + [self._option_line(option) for option in self._own_options()]

    def _idle(self, question: str) -> bool:
        """Whether a question does not arise, because another answer leaves no room for it."""
        if question == "nobody_leads":
            return self.start_rotates
        return question == "drawing" and self.rules.unable.value == 0

    def _option_line(self, option: Option) -> Line:
        default = show(option.default)
        if option.name == "rounds" and "rounds" not in self.rules.defaults:
            default = self.rules.ending.key.replace("round-per-", "one per ")
        if option.name == "spinner":
            default = _by_set(
                {
                    size: str(self.rules.defaults.get("spinner", each))
                    for size, each in self.rules.spinner.items()
                }
            )
        return Line(f"Option {option.name}", default, f"{option.says} It takes {option.allowed()}.")

    def _own_options(self) -> list[Option]:
        size = self.sets[0]
        low, high = self.players(size)
        found: dict[str, Option] = {}
        for seats in range(low, high + 1):
            for option in self.options(size, seats):
                found.setdefault(option.name, option)
        return [option for option in found.values() if option.name != "hand" or "hand" in self.rules.defaults]

    def _sets_said(self) -> str:
        own, *others = self.sets
        also = f"; {listed([f'double-{size}' for size in others], 'and')} can be used too" if others else ""
        return f"Played with the double-{own} set{also}."

    def _players(self) -> dict[int, str]:
        return {size: _span(*self.players(size)) for size in self.sets}

    def _sides_said(self) -> str:
        return " Four may play as two sides, partners opposite." if self.rules.partners else ""

    def _tiles(self) -> dict[int, str]:
        if "hand" in self.rules.defaults:
            return {size: show(self.rules.defaults["hand"]) for size in self.sets}
        if self._shares_all():
            return dict.fromkeys(self.sets, "an equal share")
        return {size: _grouped(self.rules.deal[size]) for size in self.sets}

    def _tiles_said(self) -> str:
        if self._shares_all():
            return "The tiles are shared out equally; those left over stay out of play."
        return f"Everybody is dealt {_by_set(self._tiles(), ' tiles')}."

    def _shares_all(self) -> bool:
        tables = self.rules.deal
        return len(tables[self.sets[0]]) > 1 and all(
            [
                each == len(tile_set(size)) // seats
                for size in self.sets
                for seats, each in tables[size].items()
            ]
        )

    def household(self, key: str, title: str, changes: dict[str, object], source: str) -> Edition:
        rules = self.rules
        defaults = dict(rules.defaults)
        answers: dict[str, Any] = {}
        for name, given in changes.items():
            if name in QUESTIONS:
                answers[name] = _chosen(name, given)
            elif name == "set":
                answers["sets"] = self._sets_with(given)
        changed = replace(rules, **answers)
        if "doubles" in answers:
            changed = replace(changed, spinner={})
        probe = LineEdition(self.game, key, title, source, changed)
        for name, given in changes.items():
            if name not in QUESTIONS and name != "set":
                defaults[name] = probe.read_default(name, given)
        found = LineEdition(self.game, key, title, source, replace(changed, defaults=defaults))
        found.check_playable()
        return found

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

    def _sets_with(self, given: object) -> tuple[int, ...]:
        if given not in self.sets or isinstance(given, bool):
            sizes = listed([str(size) for size in sorted(self.sets)])
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
        names = [*sorted(known), *QUESTIONS, "set"]
        raise BadSetup(
            f"{self.name} has no answer named {name!r}; it has {listed(names, 'and')}.{nearest(name, names)}"
        )


def _chosen(name: str, given: object) -> object:
    choices = QUESTIONS[name][1]
    if not isinstance(given, str) or given not in choices:
        names = list(choices)
        raise BadSetup(f"{name} cannot be {given!r}: it takes {listed(names)}.{nearest(str(given), names)}")
    return choices[given]


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _by_set(texts: dict[int, str], what: str = "") -> str:
    """What holds for each set, in the fewest words."""
    if len(set(texts.values())) == 1:
        return f"{next(iter(texts.values()))}{what}"
    return ", ".join([f"{text}{what} on double-{size}" for size, text in texts.items()])


def _grouped(table: Any) -> str:
    """A row of numbers by players in the fewest words: "7", or "7 (2 players) or 5 (3 to 4)"."""
    groups: list[list[int]] = []
    for seats in sorted(table):
        if groups and table[groups[-1][0]] == table[seats]:
            groups[-1].append(seats)
        else:
            groups.append([seats])
    if len(groups) == 1:
        return str(table[groups[0][0]])
    spans = [f"{table[group[0]]} ({_span(group[0], group[-1])})" for group in groups]
    spans[0] = spans[0].replace(")", " players)")
    return listed(spans)


def _ending(target: int, rounds: int, low_wins: bool) -> Decide:
    """When the match is over and who has won: everyone level at the top, or at the bottom where low wins."""

    def decide(totals: Points, number: int, finished: bool) -> Points | None:
        reached = max(totals) >= target if target else finished and number >= rounds
        if not reached:
            return None
        best = min(totals) if low_wins else max(totals)
        return tuple([side for side, total in enumerate(totals) if total == best])

    return decide
