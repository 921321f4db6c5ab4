"""A row of answers about poker as an edition: its options and how a table is built from it."""

from typing import final

from boneyard.core.edition import RuleLine
from boneyard.core.game import Game
from boneyard.core.option import Option, Value
from boneyard.games.poker.answers import Answers
from boneyard.games.poker.questions import PAGE, QUESTIONS, STRAIGHTS
from boneyard.games.poker.rules import PokerGame
from boneyard.games.sheet import SheetEdition


@final
class PokerEdition(SheetEdition):
    """One sheet's version of poker."""

    questions = QUESTIONS

    def options(self, size: int, seats: int) -> list[Option]:
        found = [
            self.number("chips", "How many chips each player starts with.", 100, 1),
            self.number("ante", "What each player pays before a deal.", 1, 1),
            self.number("bet", "The size of every bet and raise.", 2, 1),
            self.number("raises", "The most raises in one round of betting.", 3, 0, 100),
            self.number("deals", "How many deals the match has.", 20, 1),
        ]
        if seats in self.rules.exchangers:
            says = (
                "Whether two or three players may exchange tiles once, before a second round of betting. Starting at "
                "the dealer's left, each player still in, all in or not, may trade as many tiles as the boneyard still "
                "holds. Traded tiles are out of play, and no one sees them."
            )
            found.append(Option("exchange", says, bool(self.rules.defaults.get("exchange", False))))
        readings = " ".join([f"{answer.key.capitalize()}: {answer.says}" for answer in STRAIGHTS.values()])
        says = f"What counts as a straight. {readings}"
        found.append(self.choice("straights", says, "sheet", tuple(STRAIGHTS)))
        return found

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        answers = Answers(
            chips=int(options["chips"]),
            ante=int(options["ante"]),
            bet=int(options["bet"]),
            raises=int(options["raises"]),
            deals=int(options["deals"]),
            exchange=bool(options.get("exchange", False)),
            ranking=STRAIGHTS[str(options["straights"])].value,
        )
        return PokerGame(answers, size, seats)

    def page(self) -> list[RuleLine]:
        lines = super().page()
        at = [line.question for line in lines].index("Tiles each") + 1
        return [*lines[:at], *[self.line(*said) for said in PAGE], *lines[at:]]
