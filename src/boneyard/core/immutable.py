"""Values that never change: a copy of one is the thing itself."""

from typing import Self

from mypy_extensions import trait


@trait
class Immutable:
    """Something that never changes, so that copy.copy and copy.deepcopy cost nothing."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self
