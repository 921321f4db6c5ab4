"""Traffic's turns found the slow way: every tile on every cell, and then the rules as they are written."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product

from boneyard.core.move import Groups
from boneyard.core.tile import FACES

Cell = tuple[int, int]
Board = dict[Cell, int]
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # in the order of a move's directions


def cells_of(group: tuple[int, ...]) -> tuple[Cell, Cell]:
    """The cells of a tile's higher and lower number."""
    _, x, y, way = group
    return (x, y), (x + WAYS[way][0], y + WAYS[way][1])


def laid(board: Board, groups: Groups) -> Board | None:
    """The board with the tiles on it, or None if a cell is taken."""
    after = dict(board)
    for group in groups:
        for cell, number in zip(cells_of(group), FACES[group[0]], strict=True):
            if cell in after:
                return None
            after[cell] = number
    return after


def lines(board: Board, count: int) -> Iterator[tuple[Cell, ...]]:
    """Every straight line of this many neighboring cells whose numbers rise or fall by one."""
    for (x, y), (dx, dy) in product(board, ((1, 0), (0, 1))):
        line = tuple((x + at * dx, y + at * dy) for at in range(count))
        numbers = [board.get(cell, -99) for cell in line]
        if {b - a for a, b in pairwise(numbers)} in ({1}, {-1}):
            yield line


def is_turn(board: Board, groups: Groups, after: Board) -> bool:
    """Whether the rules allow to lay these tiles, whose cells are free."""
    if next(lines(after, 5), None) is not None:
        return False
    if board and not 1 <= len(groups) <= 3:
        return False
    return any(makes(board, groups, after, line) for line in lines(after, 4))


def makes(board: Board, groups: Groups, after: Board, line: tuple[Cell, ...]) -> bool:
    """Whether this line is a new quad in which every tile has its part."""
    if all(cell in board for cell in line):
        return False
    if not board and (line != ((0, 0), (1, 0), (2, 0), (3, 0)) or after[(3, 0)] < after[(0, 0)]):
        return False
    if board and not any(cell in board for cell in line):
        return False
    parts = [sum(cell in line for cell in cells_of(group)) for group in groups]
    return parts == [2] if len(parts) == 1 else min(parts) >= 1


def stretches(board: Board, cell: Cell) -> set[tuple[Cell, ...]]:
    """Every four cells in a line with this one among them that could be a turn's quad, whatever their numbers."""
    x, y = cell
    found = set()
    for (dx, dy), at in product(((1, 0), (0, 1)), range(4)):
        line = tuple((x + (step - at) * dx, y + (step - at) * dy) for step in range(4))
        if any(each in board for each in line) if board else line[0] == (0, 0) and dx:
            found.add(line)
    return found


def spots(board: Board, tile: int) -> dict[tuple[Cell, ...], list[tuple[int, ...]]]:
    """Every way to lay one tile in and around what lies, as it is written, by the stretches it takes part in.

    A stretch where its number lies already, or is too far from those that do, is left out.
    """
    xs, ys = [x for x, _ in board] or [0, 3], [y for _, y in board] or [0]
    found: dict[tuple[Cell, ...], list[tuple[int, ...]]] = {}
    for x, y in product(range(min(xs) - 5, max(xs) + 6), range(min(ys) - 5, max(ys) + 6)):
        for way in range(2 if FACES[tile][0] == FACES[tile][1] else 4):
            group = (tile, x, y, way)
            one, two = cells_of(group)
            if one not in board and two not in board:
                for line in stretches(board, one) | stretches(board, two):
                    numbers = numbers_in(board, (group,), line)
                    if len(set(numbers)) == len(numbers) and max(numbers) - min(numbers) <= 3:
                        found.setdefault(line, []).append(group)
    return found


def numbers_in(board: Board, groups: Groups, line: tuple[Cell, ...]) -> list[int]:
    """The numbers that lie, or would lie, in a stretch."""
    numbers = [board[cell] for cell in line if cell in board]
    for group in groups:
        high, low = cells_of(group)
        numbers += [FACES[group[0]][0]] * (high in line) + [FACES[group[0]][1]] * (low in line)
    return numbers


def tried(board: Board, up: tuple[int, ...], most: int) -> Iterator[tuple[Groups, bool]]:
    """Layings of one to `most` of the tiles that take part in one stretch, and whether they are turns.

    Every one with four neighboring numbers in the stretch is among them, and some of the others.
    """
    by_tile = {tile: spots(board, tile) for tile in up}
    seen = set()
    passed = 0
    for count in range(1, most + 1):
        for tiles in combinations(up, count):
            for line in by_tile[tiles[0]]:
                for groups in product(*(by_tile[tile].get(line, []) for tile in tiles)):
                    passed += 1
                    numbers = sorted(numbers_in(board, groups, line))
                    four = len(numbers) == 4 and numbers == list(range(numbers[0], numbers[0] + 4))
                    if groups not in seen and (four or passed % 100 == 0):
                        seen.add(groups)
                        after = laid(board, groups)
                        if after is not None:
                            yield groups, is_turn(board, groups, after)
