"""What the views of solitaires have in common."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from boneyard.core.errors import Unreadable
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
from boneyard.words.language import _, number
from boneyard.words.solitaire.rows import SoloTeller

FEW = 12  # moves that are offered by number


class SolitaireView(FamilyView):
    """What solitaires have in common."""

    teller: SoloTeller

    def __init__(self, teller: SoloTeller) -> None:
        super().__init__(teller)

    def header(self, match: Match, state: State) -> list[str]:
        return [terminal.solitaire_head(match, self.teller.rest(match.game, state))]

    def draw_choices(self, seen: Seen, moves: Sequence[Move], width: int, signs: Signs) -> list[Text]:
        """The moves by number, where they are few enough to read."""
        if not 1 < len(moves) <= FEW:
            return []
        return in_columns(
            [f"{place:>2} {terminal.move_text(move)}" for place, move in enumerate(moves, 1)], width
        )

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        moves = view.moves()
        if len(moves) <= FEW and input.is_choice(text, len(moves)):
            return moves[int(text) - 1]
        return view.game.read(view.state, view.seat, text)

    def run(self, console: Console, match: Match, typed: str) -> bool:
        """Let a game without decisions run by itself; False if the text doesn't ask for that."""
        return False

    def show(self, console: Console, seen: Seen, word: str) -> bool:
        """Run a command that only this game has; False if the word isn't one."""
        return False

    def narrow(self, several: Several, text: str) -> Several | None:
        """The moves that a text leaves of several, or None if it says nothing about them."""
        return None

    def group(self, seen: Seen, several: Several) -> dict[str, Several]:
        """Many moves grouped by what they have in common, so you choose in two steps."""
        return {}

    def draw_additions(self, view: View, move: Move, width: int) -> list[Text]:
        """What a turn can still take."""
        return []

    def can_grow(self, view: View, move: Move) -> bool:
        """Whether a turn can still take more."""
        return False

    def grow(self, view: View, move: Move, text: str) -> Move:
        """A turn with what was typed added."""
        raise Unreadable(_("You can't add {text} to {move}.", text=repr(text), move=move))

    def describe_choices(self, moves: Sequence[Move]) -> str:
        if len(moves) > 6:
            return _(
                "You have {count} possible moves. Type moves to list them, or ? for help.",
                count=number(len(moves)),
            )
        return terminal.choices([terminal.command_name(str(move)) for move in moves])


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
