"""Many rounds side by side in buffers that numpy can read; what one of them does is the same beside any others."""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from boneyard.core.codes import MoveCode
from boneyard.core.environment.row import SHIFT, Part, cells
from boneyard.core.errors import Illegal
from boneyard.core.game import Game
from boneyard.core.rng import Rng, rng_for


class Rounds:
    """A number of rounds of one game; a finished one is followed by the next deal of its own generator.

    The observations have a row for each seat of each round; that of the seat that acts is up to date.
    """

    def __init__(self, game: Game, seed: str, count: int, room: int = 0) -> None:
        self.game: Final[Game] = game
        self.count: Final[i64] = count
        self.seats: Final[i64] = game.seats
        self.width: Final[i64] = game.width()
        self.actions: Final[i64] = game.actions
        self.rngs: Final[list[Rng]] = [rng_for(f"{seed} {index}") for index in range(count)]
        self.observations: Final[vec[u8]] = zeros(count * game.seats * game.width())
        self.masks: Final[vec[u8]] = zeros(count * game.actions)
        self.turns: Final[vec[u8]] = zeros(count)
        self.dones: Final[vec[u8]] = zeros(count)
        self.rewards: Final[vec[float]] = vec[float]([0.0 for _ in range(count * game.seats)])
        self.choices: Final[vec[i64]] = vec[i64]([0 for _ in range(count)])
        self.chance: Final[Rng] = rng_for(f"{seed} sample")
        # The legal numbers of each mask, if they aren't too many, and their count.
        self.room: Final[i64] = room
        self.listed: Final[vec[i16]] = vec[i16]([i16(0) for _ in range(count * room)])
        self.marks: Final[vec[i16]] = vec[i16]([i16(0) for _ in range(count)])

    def sample(self) -> None:
        """Choose one of the legal moves in every round, all equally likely."""
        choices = self.choices
        listed = self.listed
        marks = self.marks
        index: i64 = 0
        while index < self.count:
            at = index * self.room + self.chance.below(i64(marks[index]))
            choices[index] = i64(listed[at])
            index += 1

    def step(self, numbers: bytes) -> None:
        """Let whoever's turn it is act in every round, by a number of eight bytes for each.

        If one of them is refused, none is made.
        """
        raise NotImplementedError

    def check(self, numbers: bytes) -> None:
        """Refuse numbers of which one is not a legal move."""
        masks = self.masks
        actions = self.actions
        index: i64 = 0
        first: i64 = 0
        while index < self.count:
            number = read_i64_le(numbers, index * 8)
            if number < 0 or number >= actions or masks[first + number] == 0:
                raise self.refusal(index, number)
            index += 1
            first += actions

    def refusal(self, index: i64, number: i64) -> Illegal:
        """Why a number is refused."""
        first = index * self.actions
        may = [each for each in range(self.actions) if self.masks[first + each] != 0]
        return Illegal(
            MoveCode.NO_SUCH_ACTION_IN_GAME,
            number=int(number),
            game=int(index),
            seat=int(self.turns[index]),
            may=tuple(may),
        )


def zeros(count: i64) -> vec[u8]:
    """So many zeros."""
    return vec[u8]([u8(0) for _ in range(count)])


def starts(parts: tuple[Part, ...]) -> dict[str, int]:
    """Where each part of an observation begins."""
    found: dict[str, int] = {}
    at = 0
    for part in parts:
        found[part[0]] = at
        at += cells((part,))
    return found


def write_wide(cells: vec[u8], at: i64, number: i64) -> None:
    """A number in two cells, as Row.wide() writes it."""
    shifted = number + SHIFT
    if shifted < 0:  # noqa: PLR1730 (max() would box it)
        shifted = 0
    if shifted >= 2 * SHIFT:
        shifted = 2 * SHIFT - 1
    cells[at] = u8(shifted >> 8)
    cells[at + 1] = u8(shifted & 255)


def shuffled(rng: Rng, tiles: vec[u8]) -> None:
    """Shuffle in place; the same numbers as Rng.shuffle(), without a call for each."""
    a = rng.a
    b = rng.b
    c = rng.c
    count = rng.count
    place: i64 = i64(len(tiles)) - 1
    while place > 0:
        limit = place + 1
        while True:
            word = (a + b + count) & 0xFFFFFFFF
            count += 1
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & 0xFFFFFFFF
            c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
            product = word * limit
            low = product & 0xFFFFFFFF
            if low >= limit or low >= 0x100000000 % limit:
                break
        other = product >> 32
        kept = tiles[place]
        tiles[place] = tiles[other]
        tiles[other] = kept
        place -= 1
    rng.a = a
    rng.b = b
    rng.c = c
    rng.count = count
