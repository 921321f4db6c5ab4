"""The process in which a solver searches: one position in, one answer out, and not more memory than it is given."""

import json
import os
import pickle
import sys
from contextlib import suppress
from time import monotonic
from typing import Final

from boneyard.server.workers.bot_process import LENGTH, framed

_MEMORY: Final = 2 << 30  # bytes


_NICE: Final = 10  # whoever plays comes first


def _modest() -> None:
    """Leave the machine to the tables."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    if hasattr(os, "nice"):
        os.nice(_NICE)


def _solved(message: bytes) -> dict[str, object]:
    from boneyard.bots.registry import solve

    edition, size, options, state, most, seconds = pickle.loads(message)
    game = edition.build(size, 1, options)
    end = monotonic() + seconds
    found = solve(game, state, most, lambda _: monotonic() > end)
    return {
        "won": found.won,
        "left": found.left,
        "line": [str(move) for move in found.line],
        "proved": found.proved,
        "positions": found.positions,
    }


def main() -> None:
    """Answer one question; the door is closed when nobody wants to know any more."""
    source = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    (length,) = LENGTH.unpack(source.read(LENGTH.size))
    sys.path[:], question = pickle.loads(source.read(length))
    _modest()
    try:
        reply = _solved(question)
    except MemoryError:
        reply = {"failed": "memory"}
    with suppress(BrokenPipeError):
        answers.write(framed(json.dumps(reply).encode()))
        answers.flush()


if __name__ == "__main__":
    main()
