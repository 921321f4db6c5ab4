"""A row of answers about a train game as an edition: its options and how a table is built from it."""

from typing import Final, final

from boneyard.core.edition import RuleLine
from boneyard.core.game import Game
from boneyard.core.option import Option, Value
from boneyard.core.phrase import Listing, Text, marked, sentences
from boneyard.core.tile import tile_set, wild_tiles
from boneyard.games.sheet import ROUNDS_PER, Answer, SheetEdition, rounds_said
from boneyard.games.trains.answers import DRAW_ONE, FORGIVEN, KEEP, POINTS, SKIP, Answers
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.sheets.questions import QUESTIONS, STILL_OPEN, TRAINS_SAID, TURN_SAID, WILD_LINES

_PENALTIES: Final = {"none": FORGIVEN, "draw": DRAW_ONE, "points": POINTS, "skip": SKIP, "keep": KEEP}
_FINE: Final = 50
_STARTS: Final = "starts"
_MAY_WAIT: Final = "may-wait"


@final
class TrainEdition(SheetEdition):
    """One sheet's version of one train game."""

    questions = QUESTIONS

    @property
    def start_rotates(self) -> bool:
        return bool(self.rules.hub.value.rotates)

    def _whole_set(self, size: int) -> tuple[int, ...]:
        return tile_set(size) + (wild_tiles(size) if self.rules.wild else ())

    def least_hand(self) -> int:
        return 1 if self.rules.hub.value.opens is None else 2  # the hub's double comes out of a hand

    def room(self, size: int) -> int:
        kept = 2 if self.rules.hub.value.opens is None else 1  # the hub, and a tile to draw
        return len(self._whole_set(size)) - kept

    def options(self, size: int, seats: int) -> list[Option]:
        rules = self.rules
        most = (len(self._whole_set(size)) - 1) // seats
        least = self.least_hand()
        dealt = self.dealt(size, seats)
        found = [self.number("hand", marked("How many tiles each player is dealt."), dealt, least, most)]
        doubles = size + 1 + (1 if rules.wild else 0)
        printed = {"double": doubles, "player": seats, "one": 1}[rules.ending.value.rounds]
        highest = doubles if rules.hub.value.opens is None else 1000
        found.append(self.number("rounds", marked("How many rounds the match has."), printed, 1, highest))
        brought = self.brought()
        if "calls" in brought:
            says = marked(
                "Automatic: your last tile is announced for you. Spoken: you announce it as you play, and others may "
                "catch you if you forget."
            )
            found.append(self.choice("calls", says, "automatic", ("automatic", "spoken")))
        if "penalty" in brought:
            says = marked(
                "What it costs to be caught with an unannounced last tile, or drawing when you could play. None: "
                "nothing. Draw: one tile. Points: the fine. Skip: your next turn. Keep: you have to keep the tile."
            )
            needs = ("calls", "spoken", marked("with automatic calls, no one can be caught"))
            found.append(self.choice("penalty", says, "none", tuple(_PENALTIES), needs))
            found.append(
                self.number(
                    "fine",
                    marked("How many points it costs to be caught if the penalty is points."),
                    _FINE,
                    1,
                )
            )
        if "opener" in brought:
            says = marked(
                "Whether the player who opens the hub starts a train at once (starts) or may wait (may-wait)."
            )
            found.append(self.choice("opener", says, _STARTS, (_STARTS, _MAY_WAIT)))
        if rules.wild:
            says = marked("Whether, with two players, R gives you another turn.")
            default = bool(rules.defaults.get("two_player_reverse_skips", False))
            found.append(Option("two_player_reverse_skips", says, default))
        return found

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        rules = self.rules
        rounds = int(options["rounds"])
        caught = _PENALTIES[str(options["penalty"])] if "penalty" in options else DRAW_ONE
        answers = Answers(
            hand=int(options["hand"]),
            opens=rules.hub.value.opens,
            draws_for_hub=rules.nobody_opens.value,
            opener_may_start=rules.first_turn.value.opener_may_start or options.get("opener") == _MAY_WAIT,
            series=rules.first_turn.value.series,
            first_turn_own=rules.first_turn.value.own_only,
            many_public=rules.public.value,
            marks_unable=rules.unable.value.unable,
            marks_unbegun=rules.unable.value.unbegun,
            cover_only=rules.after_double.value,
            waives=rules.open_double.value,
            two_doubles=rules.two_doubles.value,
            first_turns_finish=rules.going_out.value,
            out_wins=rules.ending.value.out_wins and rounds == 1,
            rounds=rounds,
            spoken=options.get("calls") == "spoken",
            caught=caught,
            penalty_points=int(options.get("fine", _FINE)),
            wrong_draws="penalty" in options and caught != FORGIVEN,
            reverse_skips=bool(options.get("two_player_reverse_skips", False)),
        )
        return TrainGame(answers, self._whole_set(size), size, seats)

    def page(self) -> list[RuleLine]:
        lines = super().page()
        asked = [line.question for line in lines]
        wild = list(WILD_LINES) if self.rules.wild else []
        at = asked.index(QUESTIONS["ending"][0])
        scoring = self.line("scoring", marked("Scoring a round"), marked("pips"), self._scoring_said())
        lines[at:at] = [*wild, scoring]
        lines.insert(asked.index(QUESTIONS["first_turn"][0]), self._turn_line())
        return lines

    def sets_said(self) -> Text:
        if not self.rules.wild:
            return super().sets_said()
        return marked(
            "Play with the SuperTrain set: 112 tiles, a double-12 set with 14 wild tiles and 7 letters."
        )

    def _turn_line(self) -> RuleLine:
        says = sentences(TURN_SAID[self.rules.public.value], TRAINS_SAID)
        return self.line("turn", marked("Your turn"), marked("one tile"), says)

    def _scoring_said(self) -> Text:
        said = marked("Everyone scores the pips left in their own hand. Low scores are good.")
        if self.rules.wild:
            return sentences(said, marked("Every W and every letter counts 10."))
        return said

    def said(self, question: str, answer: Answer) -> Text:
        if question == "open_double":
            return sentences(answer.says, STILL_OPEN[self.rules.unable.value.unbegun])
        rounds = self.rules.defaults.get("rounds")
        if question == "ending" and rounds is not None and rounds != 1:
            wins = marked("The lowest total wins. Players who tie for it share the win.")
            return sentences(rounds_said(rounds), wins)
        return answer.says

    def hands_allowed(self) -> Text:
        if self.rules.hub.value.opens is None:
            return marked("Any number from 1 up to an equal share of the tiles, the hub left out.")
        return marked("Any number from 2 up to an equal share of the tiles, one tile left out to draw.")

    def idle(self, question: str) -> bool:
        return question == "nobody_opens" and self.rules.hub.value.opens is None

    def option_line(self, option: Option) -> RuleLine:
        if option.name != "rounds" or option.name in self.rules.defaults:
            return super().option_line(option)
        usual = self.rules.ending.value.rounds
        return self.setting(option, ROUNDS_PER.get(usual, Listing(["1"])))
