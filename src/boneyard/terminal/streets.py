"""Traffic drawn as its grid: the halves of a tile joined, the cells named at the edges, the last play bright."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.text import Text

from boneyard.core.errors import Illegal, Unreadable, listed
from boneyard.core.match import View
from boneyard.core.move import Many, Move
from boneyard.core.tile import read_tile, tile_text, tiles_text
from boneyard.games.solitaire.traffic import TrafficState
from boneyard.pictures.traffic import cells_of
from boneyard.telling import speech
from boneyard.telling.seen import Seen
from boneyard.telling.traffic import TrafficTeller, quad
from boneyard.terminal import phrases
from boneyard.terminal.signs import Signs
from boneyard.terminal.solomanner import Solitaire
from boneyard.terminal.streetmap import StreetMap
from boneyard.terminal.table import face
from boneyard.terminal.talk import ACCENT, Talk
from boneyard.terminal.typed import Several

_BESIDES = 9  # rows of a terminal that go to everything but the grid
_CELL = re.compile(r"\(?(-?\d{1,3}) ?, ?(-?\d{1,3})\)?")


class Streets(TrafficTeller, Solitaire):
    """Traffic."""

    move_help = """\
Type the tiles of a turn by their numbers, like 1 3, or by their faces, like
6-3 5-4. Where these can be laid in several ways you see them and choose; a cell
like 2,0 leaves only the ways that cover it. The whole turn can be written too,
as in a record: 6-3@0,0v 5-4@2,0< has the cell of the higher number of each tile
and the way to the lower one; x grows to the right, y downwards."""
    commands: Mapping[str, str] = {"map": "the whole grid, where the table shows a part of it"}

    # --- the grid

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return self.fitted(seen, width, 1000, signs)

    def fitted(self, seen: Seen, width: int, height: int, signs: Signs) -> list[Text]:
        state = seen.state
        assert isinstance(state, TrafficState)
        if not state.laid:
            return []
        return StreetMap(state, seen.game.size, _new(seen), signs).part(width, max(height - _BESIDES, 5))

    def offered(self, seen: Seen, moves: Sequence[Move], width: int, signs: Signs) -> list[Text]:
        """The turned-up tiles by number, marked where a quad can be made with them."""
        state = seen.state
        assert isinstance(state, TrafficState)
        able = {group[0] for move in moves if isinstance(move, Many) for group in move.groups}
        ways = "One way" if len(moves) == 1 else f"{len(moves):,} ways"
        head = f"{ways} to lay a quad; turned up ({signs.mark} can be laid):"
        found = [Text(part) for part in wrap(head, width)]
        line = Text(" ")
        for place, tile in enumerate(state.up, 1):
            mark = signs.mark if tile in able else " "
            cell = f" {place} {mark}{face(tile, -1, signs)}"
            if line.cell_len + len(cell) > width:
                found.append(line)
                line = Text(" ")
            line.append(f"{cell} ", ACCENT if tile in able else "dim")
        found.append(line)
        for each in found:
            each.rstrip()  # the room after a last tile is none that must fit
        return found

    def shows(self, talk: Talk, seen: Seen, word: str) -> bool:
        state = seen.state
        assert isinstance(state, TrafficState)
        if word != "map":
            return False
        if state.laid:
            talk.lines(StreetMap(state, seen.game.size, _new(seen), talk.signs).whole(talk.width))
        else:
            talk.say("Nothing lies on the grid yet.")
        return True

    # --- what is typed

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        state = view.state
        assert isinstance(state, TrafficState)
        words = re.sub(r"\s*-\s*", "-", text).replace("+", " ").split()
        if "@" in text or not words or not all(word[0].isdigit() for word in words):
            return view.game.read(view.state, view.seat, text)
        tiles = sorted({_tile(state, word) for word in words})
        ways = tuple(move for move in view.moves() if _tiles(move) == tiles)
        if not ways:
            raise Illegal(_no_way(view.moves(), tiles))
        return ways[0] if len(ways) == 1 else Several(ways, -1)

    def narrowed(self, several: Several, text: str) -> Several | None:
        cell = _CELL.fullmatch(text)
        if cell is None:
            return None
        there = (int(cell[1]), int(cell[2]))
        ways = tuple(move for move in several.plays if there in _cells(move))
        if not ways:
            raise Illegal(f"None of these ways covers {there[0]},{there[1]}.")
        return Several(ways, several.claimed)

    def gathered(self, seen: Seen, several: Several) -> dict[str, Several]:
        """The ways by the quads that they make."""
        state = seen.state
        assert isinstance(state, TrafficState)
        found: dict[str, list[Move]] = {}
        for move in several.plays:
            assert isinstance(move, Many)
            found.setdefault(quad(state, move), []).append(move)
        return {quad: Several(tuple(ways), several.claimed) for quad, ways in found.items()}

    def listing(self, seen: Seen, moves: Sequence[Move]) -> list[str]:
        """The sets of tiles that can be laid, and in how many ways each."""
        ways = Counter(tuple(_tiles(move)) for move in moves)
        best = sorted(ways.items(), key=lambda each: (len(each[0]), [-tile for tile in each[0]]))
        return [f"{_named(tiles)}: {speech.counted(count, 'way')}" for tiles, count in best]

    def can_do(self, moves: Sequence[Move]) -> str:
        like = _named(_tiles(moves[0]))
        return f"Type the tiles of a turn, like {like}; moves lists what can be laid, ? helps."

    # --- what was done


def _new(seen: Seen) -> set[int]:
    """The tiles of the last turn."""
    return {group[0] for group in seen.last.groups} if isinstance(seen.last, Many) else set()


def _tiles(move: Move) -> list[int]:
    return sorted(group[0] for group in move.groups) if isinstance(move, Many) else []


def _cells(move: Move) -> list[tuple[int, int]]:
    """The cells that a turn covers."""
    assert isinstance(move, Many)
    return [cell for group in move.groups for cell in cells_of(group)]


def _named(tiles: Sequence[int]) -> str:
    return tiles_text(sorted(tiles, reverse=True))


def _tile(state: TrafficState, word: str) -> int:
    """A turned-up tile by its number or its face."""
    if phrases.is_choice(word, len(state.up)):
        return state.up[int(word) - 1]
    if word.isascii() and word.isdigit():
        raise Unreadable(f"There is no tile number {word}: 1 to {len(state.up)} are turned up.")
    tile = read_tile(word)
    if tile not in state.up:
        raise Illegal(f"{tile_text(tile)} is not turned up; {tiles_text(state.up)} are.")
    return tile


def _no_way(moves: Sequence[Move], tiles: Sequence[int]) -> str:
    """That these tiles make no quad, and what they could be laid with."""
    wider = {tuple(_tiles(move)) for move in moves if set(tiles) < set(_tiles(move))}
    text = f"No quad can be made of {_named(tiles)} alone"
    if not wider:
        return f"{text}, nor with others besides; moves lists what can be laid."
    least = min(len(each) for each in wider)
    others = sorted(
        listed([tile_text(tile) for tile in each if tile not in tiles], "and")
        for each in wider
        if len(each) == least
    )
    shown = others if len(others) <= 4 else [*others[:4], f"{speech.number(len(others) - 4)} more"]
    return f"{text}; it takes {'; or '.join(shown)} besides."
