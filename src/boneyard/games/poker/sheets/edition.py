"""A row of answers about poker as an edition: its options and how a table is built from it."""

from typing import final

from boneyard.core.edition import RuleLine
from boneyard.core.game import Game
from boneyard.core.option import Option, Value
from boneyard.core.phrase import marked
from boneyard.games.poker.answers import Answers
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.sheets.questions import PAGE, QUESTIONS, STRAIGHTS, STRAIGHTS_SAID
from boneyard.games.sheet import SheetEdition


@final
class PokerEdition(SheetEdition):
    """One sheet's version of poker."""

    questions = QUESTIONS

    def options(self, size: int, seats: int) -> list[Option]:
        found = [
            self.number("chips", marked("How many chips each player starts with."), 100, 1),
            self.number("ante", marked("What each player pays before a deal."), 1, 1),
            self.number("bet", marked("The size of every bet and raise."), 2, 1),
            self.number("raises", marked("The most raises in one round of betting."), 3, 0, 100),
            self.number("deals", marked("How many deals the match has."), 20, 1),
        ]
        if seats in self.rules.exchangers:
            says = marked(
                "Whether two or three players may exchange tiles once, before a second round of betting. Starting at "
                "the dealer's left, each player still in, all in or not, may trade as many tiles as the boneyard still "
                "holds. Traded tiles are out of play, and no one sees them."
            )
            found.append(Option("exchange", says, bool(self.rules.defaults.get("exchange", False))))
        found.append(self.choice("straights", STRAIGHTS_SAID, "sheet", tuple(STRAIGHTS)))
        return found

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        answers = Answers(
            chips=int(options["chips"]),
            ante=int(options["ante"]),
            bet=int(options["bet"]),
            raises=int(options["raises"]),
            deals=int(options["deals"]),
            exchange=bool(options.get("exchange", False)),
            ranking=STRAIGHTS[str(options["straights"])],
        )
        return PokerGame(answers, size, seats)

    def page(self) -> list[RuleLine]:
        lines = super().page()
        at = [line.question for line in lines].index("Tiles each") + 1
        return [*lines[:at], *[self.line(*said) for said in PAGE], *lines[at:]]
