"""A worker process of the lab: it reads tasks from its input and writes their results to its output, one by one."""

import os
import pickle
import signal
import sys
from contextlib import suppress

from boneyard.core.errors import BadSetup
from boneyard.lab.run.messages import failure_of, not_sent, receive, send
from boneyard.words.language import set_default


def main() -> None:
    """Work until the input ends, which it does with the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the process that started this one
    source = sys.stdin.buffer
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not end up among the results
    with suppress(EOFError, BrokenPipeError):
        sys.path[:], language = pickle.loads(receive(source))
        set_default(language)
        while True:
            send(output, pickle.dumps(_answer(receive(source))))


def _answer(message: bytes) -> tuple[bool, object]:
    """Whether a task went well, and its result."""
    try:
        try:
            function, task = pickle.loads(message)
        except AttributeError as problem:
            raise BadSetup(not_sent() if "__main__" in str(problem) else str(problem)) from None
        return True, function(task)
    except Exception as problem:
        return False, failure_of(problem)


if __name__ == "__main__":
    main()
