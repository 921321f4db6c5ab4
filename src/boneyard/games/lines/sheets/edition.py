"""A row of answers about a layout game as an edition: its options and how a table is built from it."""

from typing import Any, Final, final

from boneyard.core.edition import RuleLine
from boneyard.core.game import Game, Points
from boneyard.core.option import Option, Value
from boneyard.core.phrase import Listing, Phrase, Text, marked, sentences
from boneyard.core.tile import tile_set
from boneyard.games.lines.answers import Answers, Decide
from boneyard.games.lines.layout import Layouts
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.sheets.questions import DOUBLES, QUESTIONS
from boneyard.games.sheet import ROUNDS_PER, Answer, SheetEdition, by_set, named_sets, on_set, rounds_said

_TARGET: Final = 100
_PENALTY: Final = 50
_TOTAL: Final = 10  # what touching ends add up to on a double-9, and by the sheet's words on any set
_SPINNERS: Final = {"none": "line", "first-double": "first-double"}
_HIGH_WINS: Final = marked("The highest total wins. Players who tie for it share the win.")
_LOW_WINS: Final = marked("The lowest total wins. Players who tie for it share the win.")


@final
class LineEdition(SheetEdition):
    """One sheet's version of one layout game."""

    questions = QUESTIONS

    @property
    def start_rotates(self) -> bool:
        return bool(self.rules.lead.value.rotates)

    def options(self, size: int, seats: int) -> list[Option]:
        rules = self.rules
        tiles = len(tile_set(size)) - (1 if rules.lead.value.hub else 0)
        dealt = tiles // seats if self._shares_all() else self.dealt(size, seats)
        found = [
            self.number("hand", marked("How many tiles each player is dealt."), dealt, 1, tiles // seats)
        ]
        brought = self.brought()
        if "target" in brought:
            found.append(self.number("target", marked("The score that ends the match."), _TARGET, 1))
            found.append(
                self.single_round(marked("Whether the match is a single round, whatever its scores are."))
            )
        if "rounds" in brought:
            most = size + 1 if rules.lead.value.hub else 1000
            printed = rules.ending.value(size, seats)
            found.append(self.number("rounds", marked("How many rounds the match has."), printed, 1, most))
        if "stake" in brought:
            found.append(
                self.number(
                    "stake", marked("How many chips each player puts into the pool before a deal."), 1, 1
                )
            )
        if "penalty" in brought:
            found.append(
                self.number(
                    "penalty", marked("The extra points for being caught with the double blank."), _PENALTY, 0
                )
            )
        if "calls" in brought:
            says = marked(
                "Automatic: points are claimed for you. Spoken: you claim them as you play, and the first opponent to "
                'call "muggins" before the next play takes the points you missed.'
            )
            found.append(self.choice("calls", says, "automatic", ("automatic", "spoken")))
        if "total" in brought:
            says = marked(
                "What touching ends must add up to. Taken literally, the sheet says 10 for every set."
            )
            found.append(self.number("total", says, size + 1, min(_TOTAL, size + 1), size + 1))
        if rules.spinner:
            says = marked("Which double is open in all four directions.")
            found.append(self.choice("spinner", says, on_set(rules.spinner, size), tuple(_SPINNERS)))
        if seats in rules.partners:
            default = bool(rules.defaults.get("partners", False))
            found.append(
                Option(
                    "partners",
                    marked(
                        "Whether four players form two partnerships, partners sitting opposite each other."
                    ),
                    default,
                )
            )
        return found

    def room(self, size: int) -> int:
        kept = (1 if self.rules.lead.value.hub else 0) + (1 if self.rules.unable.value > 0 else 0)
        return len(tile_set(size)) - kept

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        rules = self.rules
        spinner = options.get("spinner")
        doubles = DOUBLES[_SPINNERS[str(spinner)]] if spinner is not None else rules.doubles
        total = int(options.get("total", size + 1)) if rules.touching.value else 0
        layouts = Layouts(tile_set(size), size, total, doubles.value)
        low_wins = rules.scoring.value.low_wins
        rounds = 1 if options.get("single_round") else int(options.get("rounds", 0))
        target = 0 if rounds else int(options.get("target", 0))
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
            rounds=rounds,
            low_wins=low_wins,
            decide=_ending(target, rounds, low_wins),
        )
        return LineGame(answers, layouts, size, seats, 2 if options.get("partners") else seats)

    def idle(self, question: str) -> bool:
        if question == "nobody_leads":
            return self.start_rotates or bool(self.rules.lead.value.always)
        return question == "drawing" and self.rules.unable.value == 0

    def said(self, question: str, answer: Answer) -> Text:
        if question == "doubles" and self.rules.spinner:
            return self._doubles_said()
        if question == "ending":
            wins = _LOW_WINS if self.rules.scoring.value.low_wins else _HIGH_WINS
            return sentences(self._ending_said(answer), wins)
        if question == "scoring" and "penalty" in answer.brings:
            return Phrase(
                "Everyone scores the pips left in their own hand, plus {penalty} for the double blank.",
                penalty=self.rules.defaults.get("penalty", _PENALTY),
            )
        return answer.says

    def _doubles_said(self) -> Text:
        """What doubles do where that depends on the set: the table may choose a spinner."""
        sets: dict[str, list[int]] = {}
        for size, spinner in self._spinners().items():
            sets.setdefault(spinner, []).append(size)
        if len(sets) == 1:
            return DOUBLES[_SPINNERS[next(iter(sets))]].says
        return sentences(
            *[
                # For translators: rule is one or more whole sentences about doubles.
                Phrase(
                    "With {sets}: {rule}",
                    sets=named_sets(sizes),
                    rule=Phrase(DOUBLES[_SPINNERS[spinner]].says),
                )
                for spinner, sizes in sets.items()
            ]
        )

    def _spinners(self) -> dict[int, str]:
        own = self.rules.defaults.get("spinner")
        return {size: str(own or on_set(self.rules.spinner, size)) for size in self.sets}

    def _ending_said(self, answer: Answer) -> Text:
        rounds, target = self.rules.defaults.get("rounds"), self.rules.defaults.get("target", _TARGET)
        if "target" in answer.brings:
            if self.rules.counting.value is None:
                return Phrase(
                    "The match ends when someone reaches {count} point.",
                    "The match ends when someone reaches {count} points.",
                    count=target,
                )
            return Phrase(
                "The match ends the moment someone reaches {count} point, even in the middle of a round.",
                "The match ends the moment someone reaches {count} points, even in the middle of a round.",
                count=target,
            )
        return answer.says if rounds is None else rounds_said(rounds)

    def page(self) -> list[RuleLine]:
        lines = super().page()
        asked = [line.question for line in lines]
        if self.rules.unable.value:
            ends = marked(
                "A round ends when someone goes out by playing their last tile, or when it's blocked: no one can play "
                "or draw."
            )
        else:
            ends = marked(
                "A round ends when someone goes out by playing their last tile, or when it's blocked: no one can play."
            )
        at = asked.index(QUESTIONS["scoring"][0])
        lines.insert(at, self.line("ends", marked("A round ends"), marked("out or blocked"), ends))
        turn = marked(
            "On your turn, play one tile on an open end of the layout. Play then passes to the left."
        )
        lines.insert(
            asked.index(QUESTIONS["touching"][0]),
            self.line("turn", marked("Your turn"), marked("one tile"), turn),
        )
        return lines

    def hands_allowed(self) -> Text:
        if self.rules.lead.value.hub:
            return marked("Any number from 1 up to an equal share of the tiles, the hub left out.")
        return super().hands_allowed()

    def option_line(self, option: Option) -> RuleLine:
        if option.name in self.rules.defaults:
            return super().option_line(option)
        if option.name == "rounds":
            return self.setting(option, ROUNDS_PER[self.rules.ending.key.removeprefix("round-per-")])
        if option.name == "spinner":
            spinners = {size: Listing([spinner]) for size, spinner in self._spinners().items()}
            return self.setting(option, by_set(spinners))
        if option.name == "total":
            return self.setting(option, by_set({size: Listing([str(size + 1)]) for size in self.sets}))
        return super().option_line(option)

    def _players_said(self) -> Text:
        said = super()._players_said()
        if not self.rules.partners:
            return said
        return sentences(
            said,
            marked("Four can play as two partnerships, partners sitting opposite each other."),
            marked(
                "Partners score together, and their hands are counted together; if one of them goes out, the other's "
                "tiles don't count."
            ),
        )

    def _tiles(self) -> dict[int, Text]:
        if self._shares_all():
            return dict.fromkeys(self.sets, marked("an equal share"))
        return super()._tiles()

    def _tiles_said(self) -> Text:
        if self._shares_all():
            return marked("Deal all the tiles out equally. Any left over stay out of play.")
        said = super()._tiles_said()
        if self.rules.unable.value or not self._leaves_some():
            return said
        return sentences(said, marked("The tiles you don't deal stay out of play."))

    def _leaves_some(self) -> bool:
        return any(
            [
                len(tile_set(size)) > each * seats
                for size, deal in self.rules.deal.items()
                for seats, each in deal.items()
            ]
        )

    def _shares_all(self) -> bool:
        return all(
            [
                len(deal) > 1 and each == len(tile_set(size)) // seats
                for size, deal in self.rules.deal.items()
                for seats, each in deal.items()
            ]
        )

    def _row(self, key: str, title: str, source: str, rules: Any) -> "LineEdition":
        # House rules that say what doubles do settle the spinner too.
        settled = rules.doubles is not self.rules.doubles
        return LineEdition(self.game, key, title, source, rules.without_spinner() if settled else rules)


def _ending(target: int, rounds: int, low_wins: bool) -> Decide:
    """When the match is over, and who has won: everyone level at the top, or at the bottom where low wins."""

    def decide(totals: Points, number: int, finished: bool) -> Points | None:
        reached = max(totals) >= target if target else finished and number >= rounds
        if not reached:
            return None
        best = min(totals) if low_wins else max(totals)
        return tuple([side for side, total in enumerate(totals) if total == best])

    return decide
