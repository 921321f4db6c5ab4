"""Where the tricks lie that a side has taken: small, face up, each by itself."""

from dataclasses import dataclass

PITCH, LINE = 1.06, 2.18  # of tiles side by side and below each other in a heap, in their width
APART = 0.45  # between two tricks


@dataclass(frozen=True)
class Heaps:
    """The plates for the tricks that were taken."""

    corners: tuple[tuple[float, float], ...]
    wide: float
    scale: float
    seats: int  # tiles of a trick
    most: int  # tricks of a hand
    heading: float  # the height of the words
    top: float

    @property
    def block(self) -> float:
        """How wide a trick is."""
        return ((self.seats - 1) * PITCH + 1) * self.scale

    @property
    def each_row(self) -> int:
        """Tricks side by side."""
        return int((self.wide - 1.2 + APART * self.scale) / (self.block + APART * self.scale))

    @property
    def high(self) -> float:
        """How high a plate is that could hold all tricks of a hand."""
        return self.heading + -(-self.most // self.each_row) * LINE * self.scale + 0.3

    def place(self, number: int, count: int) -> tuple[float, float]:
        """The middle of a tile of a trick, from the plate's corner."""
        line, column = divmod(number, self.each_row)
        left = 0.6 + column * (self.block + APART * self.scale) + (0.5 + count * PITCH) * self.scale
        return left, self.heading + self.scale + line * LINE * self.scale
