"""Tasks that worker processes of the lab can import."""

import os
import signal
from pathlib import Path

from boneyard.core.errors import BadSetup


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    if number == 3:
        raise BadSetup("Three will not do.")
    return 1 // (number - 5)


def die_once(task: tuple[str, int]) -> int:
    """The first process that gets task 4 dies."""
    marker, number = task
    if number == 4 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
