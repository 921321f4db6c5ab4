"""How games for one are shown and told; what they have in common, the rows, and Bingo that runs by itself."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from time import sleep

from rich.text import Text

from boneyard.core.errors import Unreadable, listed
from boneyard.core.game import State
from boneyard.core.match import Match, View
from boneyard.core.move import ALONE, Many, Move
from boneyard.games.solitaire.bingo import BingoGame, BingoState
from boneyard.games.solitaire.moves import COUNT, solitaire_move
from boneyard.games.solitaire.rows import RowState
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs
from boneyard.terminal.console.talk import ACCENT, Talk
from boneyard.terminal.families.lines import face
from boneyard.terminal.families.view import Manner
from boneyard.terminal.play import phrases, solitaire_phrases
from boneyard.words.context import Seen, Step
from boneyard.words.solitaire.rows import BingoTeller, RowTeller, SoloTeller

FEW = 12  # moves that are offered by number


_BEAT = 0.06  # seconds between two touches that are watched


class Solitaire(SoloTeller, Manner):
    """What games for one have in common."""

    def head(self, match: Match, state: State) -> list[str]:
        return [
            f"Double-{match.game.size}, {solitaire_phrases.deal_said(match)}; {self.rest(match.game, state)}"
        ]

    def offered(self, seen: Seen, moves: Sequence[Move], width: int, signs: Signs) -> list[Text]:
        """The moves by number, where they are few enough to read."""
        if not 1 < len(moves) <= FEW:
            return []
        return in_columns([f"{place:>2} {move}" for place, move in enumerate(moves, 1)], width)

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        moves = view.moves()
        if len(moves) <= FEW and phrases.is_choice(text, len(moves)):
            return moves[int(text) - 1]
        return view.game.read(view.state, view.seat, text)

    def runs(self, talk: Talk, match: Match, typed: str) -> bool:
        """Let the game run by itself where it asks for no decision; False where nothing of the kind was typed."""
        return False

    def shows(self, talk: Talk, seen: Seen, word: str) -> bool:
        """Show what a command of this game alone asks for; False where the word is none."""
        return False

    def narrowed(self, several: Several, text: str) -> Several | None:
        """Those of several moves that a text can still mean; None where it says nothing about them."""
        return None

    def gathered(self, seen: Seen, several: Several) -> dict[str, Several]:
        """Many moves by what they have in common, so that they are chosen among in two steps."""
        return {}

    def further(self, view: View, move: Move, width: int) -> list[Text]:
        """What a turn can still take."""
        return []

    def may_grow(self, view: View, move: Move) -> bool:
        """Whether a turn can still take more."""
        return False

    def grown(self, view: View, move: Move, text: str) -> Move:
        """A turn with what was typed added."""
        raise Unreadable(f"{text!r} cannot be added to {move}.")

    def can_do(self, moves: Sequence[Move]) -> str:
        if len(moves) > 6:
            return f"There are {len(moves)} moves; moves lists them, ? helps."
        return f"You can {listed([str(move) for move in moves])}; ? helps."


def in_columns(cells: Sequence[str], width: int) -> list[Text]:
    """Things to choose from, as many in a row as there is room for."""
    across = max(map(len, cells), default=0) + 3
    row = max(1, (width - 2 + 3) // across)
    found = []
    for start in range(0, len(cells), row):
        line = "".join(cell.ljust(across) for cell in cells[start : start + row])
        found.append(Text(f"  {line.rstrip()}", ACCENT))
    return found


def wrapped(sentence: str, width: int, style: str = ACCENT) -> list[Text]:
    """A sentence set in below the table, broken between words."""
    parts = wrap(sentence, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    return [Text(part, style) for part in parts]


class Rows(RowTeller, Solitaire):
    """Squeeze and Castle Rock: a row from which tiles go."""

    move_help = """\
A number takes one of the moves that are offered; tiles with plus signs between
them are removed together, like 4-2+4-1; a tile alone is the one in the middle
(Castle Rock); add brings the next tiles."""

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
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


def _touch(state: State, talk: Talk) -> str:
    """The tile that is touched, between those beside it, with the count."""
    assert isinstance(state, BingoState)
    at = int(state.place)
    row = [face(tile, -1, talk.signs) for tile in state.row]
    before, after = " ".join(row[max(0, at - 3) : at]), " ".join(row[at + 1 : at + 4])
    return f"  {state.count:>3}: {before:>23} {talk.signs.to_right} {row[at]} {talk.signs.to_left} {after}"


class Bingo(BingoTeller, Solitaire):
    """Bingo asks for no decision: it is watched."""

    move_help = """\
Enter (or count) touches the next tile. A number counts so many times, run goes
on by itself until the next tile goes, and fast plays to the end."""
    commands: Mapping[str, str] = {
        "20": "count so many times",
        "run": "count on, tile after tile, until one goes",
        "fast": "play to the end",
    }

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        state = seen.state
        assert isinstance(state, BingoState)
        return row_of_tiles(state.row, set(), width, signs, int(state.place))

    def runs(self, talk: Talk, match: Match, typed: str) -> bool:
        plain = typed.lower()
        if plain not in ("run", "fast") and not phrases.is_choice(plain, 999):
            return False
        game = match.game
        assert isinstance(game, BingoGame)
        many = int(plain) if plain.isdigit() else -1
        while match.result is None and many != 0:
            before = match.state
            match.play(solitaire_move(COUNT))
            if plain == "run" and talk.console.is_terminal:
                talk.passing(_touch(before, talk))
                sleep(_BEAT)
            if game.left(match.state) < game.left(before):
                talk.passing("")
                deed = self.deed(
                    game, match.players, Step(0, solitaire_move(COUNT), before, match.state), None
                )
                talk.say(f"You {deed}.")
                if plain == "run":
                    break
            many -= 1
        talk.passing("")
        return True
