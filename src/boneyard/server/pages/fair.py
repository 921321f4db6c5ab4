"""The page that explains how to check a deal without us."""

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from boneyard.server.http.templates import page

router = APIRouter(include_in_schema=False)

# The published function, short enough to read; a test runs it.
EXAMPLE: Final = """\
from hashlib import sha256

def digest(text):
    return sha256(text.encode("ascii")).hexdigest()

def numbers(seed, label):
    block = 0
    while True:
        found = digest(f"{seed} {label} {block}")
        yield from (int(found[i : i + 8], 16) for i in range(0, 64, 8))
        block += 1

def below(stream, n):
    return next(x for x in stream if x < 2**32 - 2**32 % n) % n

def shuffle(secret, nonces, tiles, attempt=0):
    given = [f"{seat}:{nonces[seat]}" for seat in sorted(nonces)]
    seed = digest(" ".join([secret, *given]))
    stream = numbers(seed, f"order {attempt}")
    for i in range(len(tiles) - 1, 0, -1):
        j = below(stream, i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tiles

secret = "00112233445566778899aabbccddeeff"
nonces = {0: "ffeeddccbbaa99887766554433221100"}
tiles = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
print(digest(secret))
print(" ".join(shuffle(secret, nonces, tiles)))
"""


@router.get("/fair")
async def fair() -> Response:
    """How a shuffle is made and sealed, and how anyone can check it."""
    return page("fair.html", here="fair", example=EXAMPLE.rstrip())
