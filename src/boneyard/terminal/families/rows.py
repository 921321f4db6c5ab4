"""The rows of Squeeze and Castle Rock in lines of text, and Bingo, which runs by itself."""

from collections.abc import Mapping, Sequence
from time import sleep

from rich.text import Text

from boneyard.core.game import State
from boneyard.core.match import Match
from boneyard.core.move import ALONE, Many
from boneyard.core.phrase import marked
from boneyard.games.solitaire.bingo import BingoGame, BingoState
from boneyard.games.solitaire.moves import COUNT, solitaire_move
from boneyard.games.solitaire.rows import RowState
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT, Console
from boneyard.terminal.console.signs import Signs, face
from boneyard.terminal.families.solitaire import SolitaireView
from boneyard.words.context import Seen, Step, addressed

_BEAT = 0.06  # seconds between two touches that are watched


class RowsView(SolitaireView):
    """Squeeze and Castle Rock: a row from which tiles go."""

    move_help = marked(
        "Type the number of a move, or the tiles to remove with plus signs between them,\n"
        "like 4-2+4-1. In Castle Rock, type just the tile in the middle. Type add when\n"
        "nothing can be removed."
    )

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        game, state = seen.game, seen.state
        assert isinstance(state, RowState)
        able: set[int] = set()
        for move in game.moves(state, 0):
            able.update(
                move.groups[0] if isinstance(move, Many) else [move.tile] if move.kind == ALONE else []
            )
        return row_of_tiles(state.row, able, width, signs)


def row_of_tiles(
    row: Sequence[int], able: set[int], width: int, signs: Signs, touched: int = -1
) -> list[Text]:
    """Tiles in a row, below each a mark where something can be done with it."""
    cells = [face(tile, -1, signs) for tile in row]
    across = max(map(len, cells), default=1) + 1
    count = max(1, width // across)
    found = []
    for start in range(0, len(row), count):
        tiles, marks = Text(), Text()
        for at in range(start, min(start + count, len(row))):
            can = row[at] in able or at == touched
            tiles.append(cells[at].ljust(across), "bold" if can else "dim")
            marks.append((signs.mark if can else "").center(across - 1).ljust(across), ACCENT)
        tiles.rstrip()
        marks.rstrip()
        found += [tiles, marks] if marks.plain else [tiles]
    return found


def _touch_line(state: State, console: Console) -> str:
    """The tile that is touched, between those beside it, with the count."""
    assert isinstance(state, BingoState)
    at = int(state.place)
    row = [face(tile, -1, console.signs) for tile in state.row]
    before, after = " ".join(row[max(0, at - 3) : at]), " ".join(row[at + 1 : at + 4])
    return (
        f"  {state.count:>3}: {before:>23} {console.signs.to_right} {row[at]} {console.signs.to_left} {after}"
    )


class BingoView(SolitaireView):
    """Bingo asks for no decision: it is watched."""

    move_help = marked(
        "Press Enter (or type count) to count the next tile. Type a number to count that\n"
        "many times, run to count until a tile is removed, or fast to play to the end."
    )
    commands: Mapping[str, str] = {
        "20": marked("count that many times"),
        "run": marked("count until a tile is removed"),
        "fast": marked("play to the end"),
    }

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        state = seen.state
        assert isinstance(state, BingoState)
        return row_of_tiles(state.row, set(), width, signs, int(state.place))

    def run(self, console: Console, match: Match, typed: str) -> bool:
        plain = typed.lower()
        if plain not in ("run", "fast") and not input.is_choice(plain, 999):
            return False
        game = match.game
        assert isinstance(game, BingoGame)
        many = int(plain) if plain.isdigit() else -1
        while match.result is None and many != 0:
            before = match.state
            match.play(solitaire_move(COUNT))
            if plain == "run" and console.rich.is_terminal:
                console.show_briefly(_touch_line(before, console))
                sleep(_BEAT)
            if game.left(match.state) < game.left(before):
                console.show_briefly("")
                step = Step(0, solitaire_move(COUNT), before, match.state)
                console.say(self.teller.sentence(game, addressed(match.players, 0), step, True, None))
                if plain == "run":
                    break
            many -= 1
        console.show_briefly("")
        return True
