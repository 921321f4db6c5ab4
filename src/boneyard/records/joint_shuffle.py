"""Shuffles that a server and the players make together: from its secret and their nonces to who starts and the order.

docs/fair.md publishes this function, and static/lib/joint_shuffle.js computes the same in a browser.
"""

import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final

from boneyard.core.game import Deal, Game, Points

SCHEME: Final = 2  # in scheme 1, the server alone shuffled
ATTEMPTS: Final = 10_000  # orders to try: the rules of some games refuse some deals
_SECRET: Final = re.compile(r"[0-9a-f]{32}$")
_HASH: Final = re.compile(r"[0-9a-f]{64}$")


def digest(text: str) -> str:
    """The SHA-256 of a text: of a secret it is the seal, of a nonce the commitment."""
    return sha256(text.encode("ascii")).hexdigest()


def is_secret(text: str) -> bool:
    """Whether this can be a secret or a nonce: 32 hexadecimal digits."""
    return _SECRET.match(text) is not None


def is_hash(text: str) -> bool:
    """Whether this can be a seal or a commitment: 64 hexadecimal digits."""
    return _HASH.match(text) is not None


def seed_of(secret: str, nonces: Mapping[int, str]) -> str:
    """What everything follows from: the hash of the secret and of every nonce that was revealed, by seat."""
    return digest(" ".join([secret, *[f"{seat}:{nonces[seat]}" for seat in sorted(nonces)]]))


def _words(seed: str, label: str) -> Iterator[int]:
    """The 32-bit numbers of a stream."""
    block = 0
    while True:
        found = sha256(f"{seed} {label} {block}".encode("ascii")).digest()
        yield from [int.from_bytes(found[place : place + 4], "big") for place in range(0, 32, 4)]
        block += 1


def _below(words: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1, all equally likely."""
    fair = 2**32 - 2**32 % limit
    return next(word for word in words if word < fair) % limit


def first_by_chance(seed: str, seats: int) -> int:
    """The seat that starts where the rules leave it to chance."""
    return _below(_words(seed, "first"), seats)


def order_by_chance(seed: str, tiles: tuple[int, ...], attempt: int = 0) -> tuple[int, ...]:
    """All tiles, which are first sorted from the lowest to the highest, in the order of one attempt."""
    found, words = sorted(tiles), _words(seed, f"order {attempt}")
    for place in range(len(found) - 1, 0, -1):
        other = _below(words, place + 1)
        found[place], found[other] = found[other], found[place]
    return tuple(found)


def deal_by_chance(
    game: Game, seed: str, first: int, number: int, totals: Points
) -> tuple[tuple[int, ...], Deal] | None:
    """The first order that the rules can deal for a round, with its deal; None if they refuse all."""
    for attempt in range(ATTEMPTS):
        order = order_by_chance(seed, game.tiles, attempt)
        deal = game.split(order, first, number, totals)
        if deal is not None:
            return order, deal
    return None
