"""The log: text or JSON, each line with the request and the table it is about, and never a tile, token or key."""

import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from traceback import extract_tb
from types import TracebackType
from typing import Final, TextIO

_OURS: Final = "boneyard"

_request: Final[ContextVar[str]] = ContextVar("request", default="")
_table: Final[ContextVar[str]] = ContextVar("table", default="")


def new_request_id() -> str:
    """A few letters by which a request, or a connection, is found in the log."""
    return token_hex(6)


@contextmanager
def about(request: str = "", table: str = "") -> Iterator[None]:
    """Whatever is logged inside is about this request and table; work that follows from no request names none."""
    before = _request.set(request), _table.set(table)
    try:
        yield
    finally:
        _request.reset(before[0])
        _table.reset(before[1])


def set_up(format: str, level: str, stream: TextIO | None = None) -> logging.Handler:
    """Log to standard error from now on; returns the handler, so that it can be removed again.

    Only our own records go below a warning: libraries log what they send and receive if allowed to, and that
    contains hands and keys.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if format == "json" else TextFormatter())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(_OURS).setLevel(level.upper())
    return handler


class TextFormatter(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and below it where an error comes from."""
        names = [("request", _request.get()), ("table", _table.get())]
        tags = "".join([f" {name}={value}" for name, value in names if value])
        line = f"{_time(record)} {record.levelname.lower()} {record.name}:{tags} {record.getMessage()}"
        return "\n".join([line, *_error_lines(record)])


class JsonFormatter(logging.Formatter):
    """A line for programs: one object each."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, with the request and the table where there are any."""
        found = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": _request.get(),
            "table": _table.get(),
            "error": "\n".join(_error_lines(record)),
        }
        return json.dumps({name: value for name, value in found.items() if value}, ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _error_lines(record: logging.LogRecord) -> list[str]:
    """The error of a record and where it comes from, the first cause first."""
    if not record.exc_info or record.exc_info[1] is None:
        return []
    lines: list[str] = []
    problem: BaseException | None = record.exc_info[1]
    seen: set[int] = set()
    while problem is not None and id(problem) not in seen:
        seen.add(id(problem))
        lines = [*_lines(problem, problem.__traceback__), *lines]
        problem = problem.__cause__ or (None if problem.__suppress_context__ else problem.__context__)
    return lines


def _lines(problem: BaseException, trace: TracebackType | None) -> list[str]:
    frames = [f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in extract_tb(trace)]
    return [*frames, name_of(problem)]


def name_of(problem: BaseException) -> str:
    """What kind of error it is, and what it says where that comes from the system: ours may name a hand's tiles."""
    kind = type(problem)
    name = kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
    if isinstance(problem, OSError):
        return f"{name}: {problem.strerror or problem}"
    if kind.__module__.startswith("sqlalchemy"):  # it hides the parameters; further lines could show a row
        return f"{name}: {str(problem).partition(chr(10))[0]}"
    return name
