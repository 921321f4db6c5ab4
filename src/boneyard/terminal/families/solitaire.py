"""What the views of games for one have in common."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from boneyard.core.errors import Unreadable, listed
from boneyard.core.game import State
from boneyard.core.match import Match, View
from boneyard.core.move import Move
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT, Console
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs
from boneyard.terminal.families.view import FamilyView
from boneyard.words import terminal
from boneyard.words.context import Seen
from boneyard.words.solitaire.rows import SoloTeller

FEW = 12  # moves that are offered by number


class SolitaireView(FamilyView):
    """What games for one have in common."""

    teller: SoloTeller

    def __init__(self, teller: SoloTeller) -> None:
        super().__init__(teller)

    def header(self, match: Match, state: State) -> list[str]:
        return [
            f"Double-{match.game.size}, {terminal.deal_name(match)}; {self.teller.rest(match.game, state)}"
        ]

    def draw_choices(self, seen: Seen, moves: Sequence[Move], width: int, signs: Signs) -> list[Text]:
        """The moves by number, where they are few enough to read."""
        if not 1 < len(moves) <= FEW:
            return []
        return in_columns([f"{place:>2} {move}" for place, move in enumerate(moves, 1)], width)

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        moves = view.moves()
        if len(moves) <= FEW and input.is_choice(text, len(moves)):
            return moves[int(text) - 1]
        return view.game.read(view.state, view.seat, text)

    def run(self, console: Console, match: Match, typed: str) -> bool:
        """Let the game run by itself where it asks for no decision; False where nothing of the kind was typed."""
        return False

    def show(self, console: Console, seen: Seen, word: str) -> bool:
        """Show what a command of this game alone asks for; False where the word is none."""
        return False

    def narrow(self, several: Several, text: str) -> Several | None:
        """Those of several moves that a text can still mean; None where it says nothing about them."""
        return None

    def group(self, seen: Seen, several: Several) -> dict[str, Several]:
        """Many moves by what they have in common, so that they are chosen among in two steps."""
        return {}

    def draw_additions(self, view: View, move: Move, width: int) -> list[Text]:
        """What a turn can still take."""
        return []

    def can_grow(self, view: View, move: Move) -> bool:
        """Whether a turn can still take more."""
        return False

    def grow(self, view: View, move: Move, text: str) -> Move:
        """A turn with what was typed added."""
        raise Unreadable(f"You can't add {text!r} to {move}.")

    def describe_choices(self, moves: Sequence[Move]) -> str:
        if len(moves) > 6:
            return f"You have {len(moves)} possible moves. Type moves to list them, or ? for help."
        return f"You can {listed([str(move) for move in moves])}. Type ? for help."


def in_columns(cells: Sequence[str], width: int) -> list[Text]:
    """Things to choose from, as many in a row as there is room for."""
    across = max(map(len, cells), default=0) + 3
    row = max(1, (width - 2 + 3) // across)
    found = []
    for start in range(0, len(cells), row):
        line = "".join(cell.ljust(across) for cell in cells[start : start + row])
        found.append(Text(f"  {line.rstrip()}", ACCENT))
    return found


def wrap_indented(sentence: str, width: int, style: str = ACCENT) -> list[Text]:
    """A sentence set in below the table, broken between words."""
    parts = wrap(sentence, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    return [Text(part, style) for part in parts]
