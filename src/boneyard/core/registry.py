"""What a room has for each family of games, found by the family's name (Game.family)."""

from typing import Final, Generic, TypeVar

from boneyard.core.codes import SetupCode
from boneyard.core.errors import BoneyardError

Entry = TypeVar("Entry")


class MissingFamily(BoneyardError):
    """A family that a package has nothing for yet; it says which package, and what to register there."""

    def __init__(self, room: str, family: str, wanted: str) -> None:
        super().__init__(SetupCode.MISSING_FAMILY, room=room, family=family, wanted=wanted)
        self.room: Final = room
        self.family: Final = family


class Registry(Generic[Entry]):
    """One room's things by the family they belong to."""

    def __init__(self, room: str, wanted: str, entries: dict[str, Entry]) -> None:
        self.room: Final = room
        self.wanted: Final = wanted  # what a family has to provide, to continue "register ..."
        self._entries: Final = dict(entries)

    def register(self, family: str, entry: Entry) -> None:
        """Register a family's part, or replace it."""
        self._entries[family] = entry

    def unregister(self, family: str) -> None:
        """Take a family out again."""
        del self._entries[family]

    def of(self, family: str) -> Entry:
        """A family's part; refuses a family that the package doesn't know."""
        if family not in self._entries:
            raise MissingFamily(self.room, family, self.wanted)
        return self._entries[family]

    def families(self) -> tuple[str, ...]:
        """The families that the room knows."""
        return tuple(self._entries)
