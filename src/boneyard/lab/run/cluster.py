"""Tasks on a Ray cluster: the same results in the same order, also where a worker or a whole node is lost midway."""

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar

from boneyard.core.errors import BadSetup
from boneyard.lab.run.messages import TaskFailed, failure_of
from boneyard.words.language import _, current, use

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD: Final = 4  # tasks in flight for each core of the cluster
_TRIES: Final = 5  # for one task whose worker died


def in_order(function: Callable[[Task], Result], tasks: Iterable[Task], address: str) -> Iterator[Result]:
    """The result of every task, in order, from the cluster at an address."""
    ray = _connected(address)
    remote = ray.remote(max_retries=_TRIES)(_run)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for task in tasks:
            waiting.append(remote.remote(sys.path, current(), function, task))
            if len(waiting) > cores * _AHEAD:
                yield _result(ray, waiting)
        while waiting:
            yield _result(ray, waiting)
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)


def _connected(address: str) -> Any:
    try:
        # By name, because type checkers are not to need it either.
        ray = import_module("ray")
    except ImportError:
        raise BadSetup(
            _(
                "To run on a Ray cluster, install the ray extra: {command}",
                command="pip install 'boneyard[ray]'",
            )
        ) from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise BadSetup(
                _("There's no Ray cluster at {address}: {why}", address=address, why=problem)
            ) from None
    return ray


def _result(ray: Any, waiting: "deque[Any]") -> Any:
    fine, found = ray.get(waiting[0])
    waiting.popleft()
    if not fine:
        raise TaskFailed(found)
    return found


def _run(path: list[str], language: str, function: Callable[[Any], Any], task: Any) -> tuple[bool, object]:
    """One task in a worker of the cluster, which looks for modules where the caller does, and speaks its language."""
    sys.path += [each for each in path if each not in sys.path]
    with use(language):
        try:
            return True, function(task)
        except Exception as problem:
            return False, failure_of(problem)
