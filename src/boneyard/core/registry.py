"""What a room has for each family of games, found by the family's name (Game.family)."""

from typing import Final, Generic, TypeVar

from boneyard.core.errors import BoneyardError

Entry = TypeVar("Entry")


class MissingFamily(BoneyardError):
    """A family that a room has nothing for yet; it says which room, and what to register there."""

    def __init__(self, room: str, family: str, wanted: str) -> None:
        super().__init__(f"boneyard.{room} has nothing for the family {family!r} yet: register {wanted}.")
        self.room: Final = room
        self.family: Final = family


class Registry(Generic[Entry]):
    """One room's things by the family they belong to."""

    def __init__(self, room: str, wanted: str, entries: dict[str, Entry]) -> None:
        self.room: Final = room
        self.wanted: Final = wanted  # what the room needs of a family, to go on after "register"
        self._entries: Final = dict(entries)

    def register(self, family: str, entry: Entry) -> None:
        """Add what belongs to a family, or put it in the place of what was there."""
        self._entries[family] = entry

    def unregister(self, family: str) -> None:
        """Take a family out again."""
        del self._entries[family]

    def of(self, family: str) -> Entry:
        """What belongs to a family; refuses one that the room does not know."""
        if family not in self._entries:
            raise MissingFamily(self.room, family, self.wanted)
        return self._entries[family]

    def families(self) -> tuple[str, ...]:
        """The families that the room knows."""
        return tuple(self._entries)
