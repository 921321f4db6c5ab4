"""A row of answers about a trick-taking game as an edition: its options and how a table is built from it."""

from typing import final

from boneyard.core.edition import RuleLine
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.option import Option, Value
from boneyard.core.phrase import Phrase, Text, marked, sentences
from boneyard.core.tile import LOW, double, tile_set
from boneyard.games.sheet import Answer, SheetEdition
from boneyard.games.tricks.answers import Answers
from boneyard.games.tricks.codes import TrickCode
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.sheets.questions import QUESTIONS


@final
class TrickEdition(SheetEdition):
    """One sheet's version of one trick-taking game."""

    questions = QUESTIONS

    def options(self, size: int, seats: int) -> list[Option]:
        printed = self.rules.ending.value.target
        found = [
            self.number("target", marked("The score that wins the match."), printed, 1),
            self.single_round(marked("Whether the match is a single hand, whatever its scores are.")),
        ]
        brought = self.brought()
        if "match" in brought:
            says = marked("What wins the match: points, hands won, or either one, whichever comes first.")
            found.append(self.choice("match", says, "points", ("points", "hands", "either")))
        if "hands" in brought:
            found.append(
                self.number("hands", marked("How many hands it takes to win, if you play for hands."), 7, 1)
            )
        if "doubling" in brought:
            says = marked(
                "Who may go over a bid of 42: the players who haven't passed (still-in) or everybody."
            )
            found.append(self.choice("doubling", says, "still-in", ("still-in", "everybody")))
        says = marked(
            "Whether you may claim the rest when you have the lead and are sure of every trick left."
        )
        found.append(Option("claim", says, bool(self.rules.defaults.get("claim", False))))
        return found

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        rules = self.rules
        hand = rules.deal[size][seats]
        tiles = self._tiles_in(size)
        if len(tiles) != seats * hand + (1 if rules.widow.value else 0):
            raise BadSetup(
                TrickCode.TILES_LEFT,
                hands=seats,
                each=hand,
                widow=bool(rules.widow.value),
                tiles=len(tiles),
            )
        if rules.partners.value and seats != 4:
            raise BadSetup(TrickCode.PARTNERS_ARE_FOUR, players=seats)
        by_hands = options.get("match") == "hands"
        answers = Answers(
            hand=hand,
            partners=rules.partners.value,
            widow=rules.widow.value,
            counts=rules.counts.value,
            bids=rules.bids.value.bids,
            limit=rules.bids.value.limit,
            goes_round=rules.bidding.value,
            asks_everybody=options.get("doubling") == "everybody",
            trumps=rules.trumps.value,
            itself=rules.made.value,
            costs=rules.failed.value,
            goal=int(options["hands"] if by_hands else options["target"]),
            by_hands=by_hands,
            hands=int(options["hands"]) if options.get("match") == "either" else 0,
            wins_at_once=rules.ending.value.wins_at_once,
            claim=bool(options["claim"]),
            single=bool(options["single_round"]),
        )
        return TrickGame(answers, tiles, seats)

    def _tiles_in(self, size: int) -> tuple[int, ...]:
        whole = tile_set(size)
        if not self.rules.tiles.value:
            return whole
        return tuple([tile for tile in whole if LOW[tile] > 0 or tile == double(0)])

    def idle(self, question: str) -> bool:
        return question == "widow" and not self.rules.widow.value

    def said(self, question: str, answer: Answer) -> Text:
        target = self.rules.defaults.get("target")
        if question == "ending" and target is not None:
            own = Phrase("These house rules set the target at {target} instead.", target=target)
            return sentences(answer.says, own)
        return answer.says

    def page(self) -> list[RuleLine]:
        lines = super().page()
        at = [line.question for line in lines].index(QUESTIONS["made"][0])
        tricks = marked(
            "Whoever won the bidding leads to the first trick, and whoever wins a trick leads to the next one. "
            "On your turn, play one tile. Follow suit if you can; if you can't, play any tile. The highest trump wins "
            "the trick. If there is no trump in it, the highest tile of the suit that was led wins. Tricks that have "
            "been taken stay face up."
        )
        suits = marked(
            "A tile with the trump number is a trump and nothing else. Any other tile belongs to the suits of both its "
            "numbers; when you lead it, its higher end is the suit. The double is the highest tile of its suit. After "
            "it the tiles rank by their other end."
        )
        return [
            *lines[:at],
            self.line("tricks", marked("Tricks"), marked("follow suit"), tricks),
            self.line("suits", marked("Suits"), marked("higher end"), suits),
            *lines[at:],
        ]
