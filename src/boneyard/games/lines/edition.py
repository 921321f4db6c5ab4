"""A row of answers as an edition: its options, rule page and tables, and what a household makes of it."""

from dataclasses import replace
from typing import Any, Final, final

from boneyard.core.edition import Edition, Line
from boneyard.core.errors import BadSetup, listed, nearest
from boneyard.core.game import Game, Points
from boneyard.core.option import Option, Value
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
            Line("Sets", ", ".join([str(size) for size in rules.sets]), self._sets_said()),
            Line("Players", self._players_answer(), self._players_said()),
            Line("Tiles each", self._deal_answer(), self._deal_said()),
        ]
        for name, (asked, _) in QUESTIONS.items():
            if name == "nobody_leads" and self.start_rotates:
                continue  # somebody always can
            answer = getattr(rules, name)
            lines.append(Line(asked, answer.key, answer.says))
        for option in self._own_options():
            shown = (
                option.default if not isinstance(option.default, bool) else "yes" if option.default else "no"
            )
            lines.append(
                Line(f"Option {option.name}", str(shown), f"{option.says} It takes {option.allowed()}.")
            )
        return lines

    def _own_options(self) -> list[Option]:
        size = self.sets[0]
        low, high = self.players(size)
        found: dict[str, Option] = {}
        for seats in range(low, high + 1):
            for option in self.options(size, seats):
                found.setdefault(option.name, option)
        found.pop("hand")
        return list(found.values())

    def _sets_said(self) -> str:
        own, *others = self.sets
        also = f"; {listed([f'double-{size}' for size in others], 'and')} can be used too" if others else ""
        return f"Played with the double-{own} set{also}."

    def _players_answer(self) -> str:
        spans = {size: self.players(size) for size in self.sets}
        if len(set(spans.values())) == 1:
            return _span(*spans[self.sets[0]])
        return ", ".join([f"{_span(low, high)} on {size}" for size, (low, high) in spans.items()])

    def _players_said(self) -> str:
        partners = (
            " Four may play as two sides, partners opposite (option partners)." if self.rules.partners else ""
        )
        return f"For {self._players_answer()} players.{partners}"

    def _deal_answer(self) -> str:
        if "hand" in self.rules.defaults:
            return str(self.rules.defaults["hand"])
        tables = {size: _grouped(self.rules.deal[size]) for size in self.sets}
        if len(set(tables.values())) == 1:
            return tables[self.sets[0]]
        return "; ".join([f"double-{size}: {text}" for size, text in tables.items()])

    def _deal_said(self) -> str:
        return f"Everybody is dealt {self._deal_answer()} tiles (option hand)."

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
        return LineEdition(self.game, key, title, source, replace(changed, defaults=defaults))

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


def _grouped(table: Any) -> str:
    """A row of numbers by players in the fewest words: "7", or "7 for 2, 5 for 3 to 4"."""
    groups: list[list[int]] = []
    for seats in sorted(table):
        if groups and table[groups[-1][0]] == table[seats]:
            groups[-1].append(seats)
        else:
            groups.append([seats])
    if len(groups) == 1:
        return str(table[groups[0][0]])
    return ", ".join([f"{table[group[0]]} for {_span(group[0], group[-1])}" for group in groups])


def _ending(target: int, rounds: int, low_wins: bool) -> Decide:
    """When the match is over and who has won: everyone level at the top, or at the bottom where low wins."""

    def decide(totals: Points, number: int, finished: bool) -> Points | None:
        reached = max(totals) >= target if target else finished and number >= rounds
        if not reached:
            return None
        best = min(totals) if low_wins else max(totals)
        return tuple([side for side, total in enumerate(totals) if total == best])

    return decide
