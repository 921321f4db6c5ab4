"""The one source of chance: a small generator that gives the same numbers compiled and interpreted, on any machine."""

from hashlib import sha256
from typing import Any, final

from mypy_extensions import i64


@final
class Rng:
    """Chris Doty-Humphrey's sfc32: 128 bits of state, 32-bit words, so nothing overflows an i64."""

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.count: i64 = ((seed >> 96) & 0xFFFFFFFF) | 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        word = (self.a + b + self.count) & 0xFFFFFFFF
        self.count += 1
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
        return word

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, all equally likely; limit is at most 2**31."""
        if limit <= 1:
            return 0
        product = self.word() * limit
        # Lemire's method: the upper half of the product is the number; the few low halves that would favor
        # some numbers are thrown away.
        if product & 0xFFFFFFFF < limit:
            unfair: i64 = 0x100000000 % limit
            while product & 0xFFFFFFFF < unfair:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, things: list[Any]) -> None:
        """Shuffle in place, from the last place down to the second (Fisher and Yates)."""
        # word() and below() written out: a deal is little more than its shuffle.
        a = self.a
        b = self.b
        c = self.c
        count = self.count
        limit: i64 = len(things)
        while limit > 1:
            while True:
                word = (a + b + count) & 0xFFFFFFFF
                count += 1
                a = b ^ (b >> 9)
                b = (c * 9) & 0xFFFFFFFF
                c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
                product = word * limit
                low = product & 0xFFFFFFFF
                if low >= limit or low >= 0x100000000 % limit:
                    break
            limit -= 1
            other = product >> 32
            kept = things[limit]
            things[limit] = things[other]
            things[other] = kept
        self.a = a
        self.b = b
        self.c = c
        self.count = count


def rng_for(text: str) -> Rng:
    """A generator whose whole state comes from a text: the first 128 bits of its SHA-256, little-endian."""
    return Rng(int.from_bytes(sha256(text.encode()).digest()[:16], "little"))
