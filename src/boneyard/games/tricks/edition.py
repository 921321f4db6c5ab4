"""A row of answers about a trick-taking game as an edition: its options and how a table is built from it."""

from typing import final

from boneyard.core.edition import RuleLine
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.option import Option, Value
from boneyard.core.tile import LOW, double, tile_set
from boneyard.games.sheet import SheetEdition
from boneyard.games.tricks.answers import Answers
from boneyard.games.tricks.questions import QUESTIONS
from boneyard.games.tricks.rules import TrickGame


@final
class TrickEdition(SheetEdition):
    """One sheet's version of one trick-taking game."""

    questions = QUESTIONS

    def options(self, size: int, seats: int) -> list[Option]:
        printed = self.rules.ending.value.target
        found = [self.number("target", "The score that wins the match.", printed, 1)]
        brought = self.brought()
        if "match" in brought:
            says = "Whether points win the match, or hands won, or either, whichever comes first."
            found.append(self.choice("match", says, "points", ("points", "hands", "either")))
        if "hands" in brought:
            found.append(self.number("hands", "How many hands win a match that is won by hands.", 7, 1))
        if "doubling" in brought:
            says = "Who is asked to double after the limit bid: those who haven't passed (still-in), or everybody."
            found.append(self.choice("doubling", says, "still-in", ("still-in", "everybody")))
        says = "Whether who leads, and is sure of all tricks that are left, may claim them."
        found.append(Option("claim", says, bool(self.rules.defaults.get("claim", False))))
        return found

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        rules = self.rules
        hand = rules.deal[size][seats]
        tiles = self._tiles_in(size)
        if len(tiles) != seats * hand + (1 if rules.widow.value else 0):
            left = "one widow" if rules.widow.value else "no widow"
            raise BadSetup(
                f"{seats} hands of {hand} and {left} do not come to the {len(tiles)} tiles of {rules.tiles.key}."
            )
        if rules.partners.value and seats != 4:
            raise BadSetup(f"Partners sit opposite each other: that takes four players, not {seats}.")
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
        )
        return TrickGame(answers, tiles, seats)

    def _tiles_in(self, size: int) -> tuple[int, ...]:
        whole = tile_set(size)
        if not self.rules.tiles.value:
            return whole
        return tuple([tile for tile in whole if LOW[tile] > 0 or tile == double(0)])

    def page(self) -> list[RuleLine]:
        lines = super().page()
        at = [line.question for line in lines].index(QUESTIONS["made"][0])
        says = (
            "The bidder leads the first trick, who takes a trick leads the next. A trump belongs to the trumps only; "
            "any other tile leads its higher end. Who can follows the suit that was led, who cannot plays anything. "
            "The highest trump takes the trick, or else the highest tile of the suit led: its double, then by the "
            "other end. Tricks that were taken stay open to all."
        )
        return [*lines[:at], RuleLine("Tricks", "follow if able", says), *lines[at:]]
