"""What a seat sees as a row of small numbers, part by part: the input of a program that learns."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.hand import Hand

Part = tuple[str, tuple[int, ...]]  # a name, and the shape that its cells have

_SHIFT: Final[i64] = 32768  # a wide number is written as so much more, so that it is never below zero


def cells(parts: tuple[Part, ...]) -> int:
    """How many cells these parts have together."""
    found = 0
    for _, shape in parts:
        count = 1
        for length in shape:
            count *= length
        found += count
    return found


@final
class Row:
    """A row that is filled from the left; a cell holds a number from 0 to 255."""

    __slots__ = ("at", "cells")

    def __init__(self, width: int) -> None:
        self.cells: Final[list[int]] = [0] * width
        self.at: i64 = 0

    def number(self, number: i64) -> None:
        """A small number in one cell."""
        if number < 0 or number > 255:
            raise ValueError(f"{number} doesn't fit in one cell")
        self.cells[self.at] = number
        self.at += 1

    def wide(self, number: i64) -> None:
        """A number in two cells, 128 and 0 for zero: the first counts by 256. Beyond 32,767 it's as good as that."""
        shifted = number + _SHIFT
        shifted = max(shifted, 0)
        if shifted >= 2 * _SHIFT:
            shifted = 2 * _SHIFT - 1
        self.cells[self.at] = shifted >> 8
        self.cells[self.at + 1] = shifted & 255
        self.at += 2

    def choice(self, chosen: i64, count: i64) -> None:
        """A one in the chosen of so many cells; nothing where none is chosen."""
        if 0 <= chosen < count:
            self.cells[self.at + chosen] = 1
        elif chosen >= count:
            raise ValueError(f"{chosen} is not among {count}")
        self.at += count

    def tiles(self, tiles: list[int], width: i64) -> None:
        """A one for each of these tiles; those face down are left out."""
        for each in tiles:
            tile: i64 = each
            if tile >= 0:
                self.cells[self.at + tile] = 1
        self.at += width

    def hand(self, hand: Hand, width: i64) -> None:
        """A one for each tile that is seen in a hand."""
        self.tiles(hand.tiles(), width)

    def places(self, tiles: tuple[int, ...], count: i64) -> None:
        """The tiles that lie in so many places, each as its number and one more; 0 where there is none."""
        at = self.at
        for each in tiles:
            self.cells[at] = each + 1
            at += 1
        self.at += count

    def put(self, cell: i64, number: i64) -> None:
        """A number so many cells further on, without going there."""
        self.cells[self.at + cell] = number

    def seat(self, seat: i64, who: i64, seats: i64) -> None:
        """A seat, counted from the one that looks; nothing for nobody."""
        if seat >= 0:
            self.cells[self.at + (seat - who + seats) % seats] = 1
        self.at += seats

    def skip(self, width: i64) -> None:
        """Go on behind so many cells."""
        self.at += width
