"""One way to run many tasks, wherever they run: results come in the order of the tasks, so nothing depends on where."""

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from boneyard.core.errors import BadSetup

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Place:
    """Where to run: on this many cores of this machine, or on the Ray cluster at this address."""

    cores: int = 1
    ray: str | None = None


def place(cores: object = None, ray: object = None) -> Place:
    """The place that was asked for: all cores of this machine where nothing is said."""
    if ray is not None and (not isinstance(ray, str) or not ray.strip()):
        raise BadSetup(f"A Ray cluster is an address, like 127.0.0.1:6379, or auto, not {ray!r}.")
    if cores is None or (cores == 0 and not isinstance(cores, bool)):
        return Place(os.cpu_count() or 1, ray)
    if isinstance(cores, bool) or not isinstance(cores, int) or cores < 0:
        raise BadSetup(f"The number of cores is a whole number, 1 or more, not {cores!r}.")
    return Place(cores, ray)


def in_order(function: Callable[[Task], Result], tasks: Iterable[Task], where: Place) -> Iterator[Result]:
    """The result of every task, in the order of the tasks.

    The function belongs to a module, and its tasks and results can be pickled: other processes import and receive them.
    """
    if where.ray is not None:
        from boneyard.lab.run import cluster

        return cluster.in_order(function, tasks, where.ray)
    if where.cores == 1:
        return map(function, tasks)
    from boneyard.lab.run import cores

    return cores.in_order(function, tasks, where.cores)
