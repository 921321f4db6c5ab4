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
            self.number("chips", "The chips everybody begins with.", 100, 1),
            self.number("ante", "What everybody pays before a deal.", 1, 1),
            self.number("bet", "The size of a bet and of a raise.", 2, 1),
            self.number("raises", "The most raises in one round of betting.", 3, 0, 100),
            self.number("deals", "How many deals the match has.", 20, 1),
        ]
        if seats in self.rules.exchangers:
            says = (
                "Whether, with two or three players, those still in may once exchange tiles, from the dealer's left, "
                "as many as the boneyard still holds, before a second round of betting. Who is all in may exchange "
                "too; what is given away is out of play and shown to nobody."
            )
            found.append(Option("exchange", says, bool(self.rules.defaults.get("exchange", False))))
        readings = "; ".join([f"{answer.key}: {answer.says}" for answer in STRAIGHTS.values()])
        found.append(
            self.choice("straights", f"How the straights are read; {readings}.", "sheet", tuple(STRAIGHTS))
        )
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
        return [*lines[:at], *PAGE, *lines[at:]]
