"""What a seat sees as a row of small numbers, part by part: the input of a program that learns."""

from typing import Final

from mypy_extensions import i64

from boneyard.core.hand import Hand, Hands, lowest

Part = tuple[str, tuple[int, ...]]  # a name, and the shape that its cells have

SHIFT: Final[i64] = 32768  # a wide number is written as so much more, so that it is never below zero


def cells(parts: tuple[Part, ...]) -> int:
    """How many cells these parts have together."""
    found = 0
    for _, shape in parts:
        count = 1
        for length in shape:
            count *= length
        found += count
    return found


class Row:
    """A row that is filled from the left; a cell holds a number from 0 to 255.

    All cells are zero at first, and each is written by put() or keep(): a row that has them elsewhere has others.
    """

    __slots__ = ("at", "cells", "count", "kept")

    def __init__(self, width: int) -> None:
        self.cells: Final[list[int]] = [0] * width
        self.at: i64 = 0
        # Where one row is written again and again, what only grows in a round stays: how many tiles of it are written,
        # or the last of them, one for each stretch.
        self.count: i64 = 0
        self.kept: list[object] = []

    def keep(self, cell: i64, number: i64) -> None:
        """A number that stays there until the round is over."""
        self.put(cell, number)

    def last_kept(self, stretch: i64) -> object:
        """The last thing of a stretch that is written already, None for nothing."""
        return self.kept[stretch] if stretch < len(self.kept) else None

    def note(self, stretch: i64, last: object) -> None:
        """Remember up to where a stretch is written."""
        while len(self.kept) <= stretch:
            self.kept.append(None)
        self.kept[stretch] = last

    def put(self, cell: i64, number: i64) -> None:
        """The number a given distance ahead, without moving there."""
        self.cells[self.at + cell] = number

    def number(self, number: i64) -> None:
        """A small number in one cell."""
        if number < 0 or number > 255:
            raise ValueError(f"{number} doesn't fit in one cell")
        if number != 0:
            self.put(0, number)
        self.at += 1

    def wide(self, number: i64) -> None:
        """A number in two cells, 128 and 0 for zero: the first counts by 256. Beyond 32,767 it's as good as that."""
        shifted = number + SHIFT
        if shifted < 0:  # noqa: PLR1730 (max() would box it)
            shifted = 0
        if shifted >= 2 * SHIFT:
            shifted = 2 * SHIFT - 1
        self.put(0, shifted >> 8)
        self.put(1, shifted & 255)
        self.at += 2

    def choice(self, chosen: i64, count: i64) -> None:
        """A one in the chosen of this many cells; nothing if none is chosen."""
        if 0 <= chosen < count:
            self.put(chosen, 1)
        elif chosen >= count:
            raise ValueError(f"{chosen} is not among {count}")
        self.at += count

    def tiles(self, tiles: list[int], width: i64) -> None:
        """A one for each of these tiles; those face down are left out."""
        for each in tiles:
            tile: i64 = each
            if tile >= 0:
                self.put(tile, 1)
        self.at += width

    def hand(self, hand: Hand, width: i64) -> None:
        """A one for each tile that is seen in a hand."""
        self._word(hand.w0, 0)
        self._word(hand.w1, 60)
        self._word(hand.w2, 120)
        self._word(hand.w3, 180)
        self.at += width

    def hands(self, hands: Hands, seat: i64, width: i64) -> None:
        """The tiles of the seat that looks, and how many each seat has, from that seat on."""
        self.hand(hands.of(seat), width)
        step: i64 = 0
        while step < hands.count:
            self.number(hands.of((seat + step) % hands.count).size)
            step += 1

    def _word(self, word: i64, base: i64) -> None:
        while word != 0:
            self.put(lowest(word) + base, 1)
            word &= word - 1

    def places(self, tiles: tuple[int, ...], count: i64) -> None:
        """The tiles in the next places, each as its number plus one; 0 for an empty place."""
        at: i64 = 0
        for each in tiles:
            tile: i64 = each
            if tile >= 0:
                self.put(at, tile + 1)
            at += 1
        self.at += count

    def seat(self, seat: i64, who: i64, seats: i64) -> None:
        """A seat, counted from the one that looks; nothing for no one."""
        if seat >= 0:
            self.put((seat - who + seats) % seats, 1)
        self.at += seats

    def skip(self, width: i64) -> None:
        """Skip a number of cells."""
        self.at += width
