"""How a family of games is shown in the terminal and what is typed in it; what families have in common stands here."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from rich.text import Text

from boneyard.core.errors import listed
from boneyard.core.game import State
from boneyard.core.match import Match, View
from boneyard.core.move import LAY, Move
from boneyard.core.tile import tile_text, twins
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs
from boneyard.words import grammar
from boneyard.words.context import Seen
from boneyard.words.teller import Teller


class FamilyView(Teller):
    """How the games of a family are shown, besides being told."""

    move_help: str
    spoken_help: str = ""
    commands: Mapping[str, str] = {}  # those of this family alone, each with what it does

    # --- the table

    @abstractmethod
    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        """The table, in lines no wider than `width`."""

    def fitted(self, seen: Seen, width: int, height: int, signs: Signs) -> list[Text]:
        """The table for a terminal of so many rows; most tables are never too high."""
        return self.drawn(seen, width, signs)

    def head(self, match: Match, state: State) -> list[str]:
        """The scores and what everybody holds."""
        return [f"{self.score(match, match.scores)} ({self.aim(match)})", self.holds(match, state)]

    # --- what is typed

    @abstractmethod
    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        """The move that a text means; refuses it with a sentence where it means none."""

    def hand(self, view: View) -> list[int]:
        """The own tiles in the order in which they are numbered, the highest first."""
        return sorted(view.game.hands(view.state)[view.seat], reverse=True)

    def hand_note(self, match: Match, seat: int) -> str:
        """What there is to say of the own tiles, beside them."""
        return ""

    def able(self, moves: Sequence[Move]) -> set[int]:
        """The tiles of the hand that can be played."""
        return {int(move.tile) for move in moves if move.kind == LAY}

    def listing(self, seen: Seen, moves: Sequence[Move]) -> list[str]:
        """All that can be done, as the record writes it."""
        return [self.where(seen, move) for move in moves if move.say < 0]

    def looked_up(self, seen: Seen, word: str) -> list[str] | None:
        """What a command of this family alone has to say; None where the word is none."""
        return None

    def can_do(self, moves: Sequence[Move]) -> str:
        """The things that can be done, after something that cannot."""
        able = list(dict.fromkeys(tile_text(move.tile) for move in moves if move.tile in self.able(moves)))
        if len(able) > 6:
            able = [*able[:6], f"{grammar.number(len(able) - 6)} more"]
        others = [str(move) for move in moves if move.tile not in self.able(moves)]
        played = [f"play {listed(able)}"] if able else []
        return f"You can {listed([*played, *others])}; ? helps."


class Counting(FamilyView):
    """What layouts and trains have in common."""

    def able(self, moves: Sequence[Move]) -> set[int]:
        return {twin for move in moves if move.kind == LAY for twin in twins(move.tile)}
