"""What the terminal needs from a family of games: draw its table, read input, list legal moves."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.text import Text

from boneyard.core.game import State
from boneyard.core.match import Match, View
from boneyard.core.move import LAY, Move
from boneyard.core.tile import tile_text, twins
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs
from boneyard.words import terminal
from boneyard.words.context import Seen
from boneyard.words.families.teller import Teller


class FamilyView(ABC):
    """How the games of a family are shown and read; their sentences come from its teller."""

    move_help: str  # marked messages, like the next two; they are translated where they are shown
    spoken_help: str = ""
    commands: Mapping[str, str] = {}  # those of this family alone, each with what it does

    def __init__(self, teller: Teller) -> None:
        self.teller = teller

    # --- the table

    @abstractmethod
    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        """Draw the table in lines no wider than `width`."""

    def draw_fitted(self, seen: Seen, width: int, height: int, signs: Signs) -> list[Text]:
        """Draw the table for a terminal with this many rows; most tables are never too high."""
        return self.draw(seen, width, signs)

    def header(self, match: Match, state: State) -> list[str]:
        """The scores and what everyone holds."""
        return [
            terminal.scores(self.teller, match),
            self.teller.holds(match, state),
        ]

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        """What the player is asked to do now."""
        return self.teller.asks(seen, moves)

    # --- reading input

    @abstractmethod
    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        """Read the move that a text means; refuse it with a sentence where it means none."""

    def hand(self, view: View) -> list[int]:
        """Your tiles in the order in which they are numbered, the highest first."""
        return sorted(view.game.hands(view.state)[view.seat], reverse=True)

    def hand_note(self, match: Match, seat: int) -> str:
        """Notes about your tiles, shown beside them."""
        return ""

    def playable(self, moves: Sequence[Move]) -> set[int]:
        """The tiles of the hand that can be played."""
        return {int(move.tile) for move in moves if move.kind == LAY}

    def list_moves(self, seen: Seen, moves: Sequence[Move]) -> list[str]:
        """List all legal moves in a record's notation."""
        return [self.teller.where(seen, move) for move in moves if move.say < 0]

    def look_up(self, seen: Seen, word: str) -> list[str] | None:
        """Answer a command that only this family has, or None if the word is no such command."""
        return None

    def describe_choices(self, moves: Sequence[Move]) -> str:
        """Say what is possible, after an impossible move."""
        able = list(
            dict.fromkeys(tile_text(move.tile) for move in moves if move.tile in self.playable(moves))
        )
        if len(able) > 6:
            able = [*able[:6], terminal.more(len(able) - 6)]
        others = [terminal.command_name(str(move)) for move in moves if move.tile not in self.playable(moves)]
        return terminal.choices([*([terminal.play_choice(able)] if able else []), *others])


class TwinsView(FamilyView):
    """What layouts and trains have in common: any of several tiles that look alike can be played."""

    def playable(self, moves: Sequence[Move]) -> set[int]:
        return {twin for move in moves if move.kind == LAY for twin in twins(move.tile)}
