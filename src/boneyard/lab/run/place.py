"""One way to run many tasks, wherever they run: results come in the order of the tasks, so nothing depends on where."""

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from boneyard.core.errors import BadSetup
from boneyard.words.language import _

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Place:
    """Where to run: on this many cores of this machine, or on the Ray cluster at this address."""

    cores: int = 1
    ray: str | None = None


def place(cores: object = None, ray: object = None) -> Place:
    """The requested place: all cores of this machine by default."""
    if ray is not None and (not isinstance(ray, str) or not ray.strip()):
        raise BadSetup(
            _("A Ray cluster is an address, like 127.0.0.1:6379, or auto, not {given}.", given=repr(ray))
        )
    if cores is None or (cores == 0 and not isinstance(cores, bool)):
        return Place(os.cpu_count() or 1, ray)
    if isinstance(cores, bool) or not isinstance(cores, int) or cores < 0:
        raise BadSetup(_("The number of cores is a whole number, 1 or more, not {given}.", given=repr(cores)))
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
