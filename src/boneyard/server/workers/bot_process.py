"""The process in which bots think: it reads questions from its input and writes answers to its output."""

import json
import os
import pickle
import signal
import sys
from importlib import import_module
from struct import Struct
from typing import BinaryIO, Final

LENGTH: Final = Struct(">I")  # before every message, both ways


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return LENGTH.pack(len(message)) + message


def received(source: BinaryIO) -> bytes:
    """The next message; nothing once the server is gone."""
    head = source.read(LENGTH.size)
    return source.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""


def _answered(message: bytes, bots: dict[str, object]) -> dict[str, str]:
    from boneyard.bots.question import answer

    try:
        choice = answer(pickle.loads(message), bots)  # type: ignore[arg-type]
    except Exception as problem:
        return {"failed": f"{type(problem).__name__}: {problem}"}
    return {"move": str(choice.move), "why": choice.why}


def main() -> None:
    """Answer questions, one after the other, until the server closes the door or is gone."""
    source = sys.stdin.buffer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which closes this door
    # What a bot prints must not fall among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    path, modules = pickle.loads(received(source))
    sys.path[:] = path
    bots: dict[str, object] = {}
    for module in modules:
        bots.update(import_module(module).BOTS)
    import_module(
        "boneyard.bots.question"
    )  # before it says that it is ready, so that no question waits for it
    reply: dict[str, str] = {"ready": "yes"}
    while True:
        try:
            answers.write(framed(json.dumps(reply).encode()))
            answers.flush()
            message = received(source)
        except BrokenPipeError:
            return
        if not message:
            return
        reply = _answered(message, bots)


if __name__ == "__main__":
    main()
